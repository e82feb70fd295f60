//! What may be told of a bot's thoughts while its hand is hidden.

use curia::bots::Level;
use curia::bots::advice::Advice;
use curia::bots::course::Course;
use curia::bots::desk::{Desk, Order, PROTOCOL, Position, Question, Reply, Wanted};
use curia::bots::motive::{Gain, Motive};
use curia::games::Game;
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::action::Action;
use curia::games::council_of_4::state::State;
use curia::games::luck::Seed;
use curia::scene::openly::openly;

use crate::positions::{games, steps};

/// What a bot says of its decision.
fn told(state: &State) -> Advice<Action, Motive> {
    let view = CouncilOf4::view(state, CouncilOf4::decider(state));
    let position = Position::from(&Course::of(view, Seed(3)));
    let wanted = Wanted::Choice(Level::Expert);
    let mut desk = Desk::new();
    desk.take(Order::Ask(Box::new(Question { protocol: PROTOCOL, id: 1, wanted, position })));
    match desk.go_on() {
        Some(Reply::Answer(answer)) => {
            let advice = answer.advice.expect("advice");
            advice.map(|notation| CouncilOf4::parse(&notation)).expect("actions")
        }
        other => unreachable!("{other:?}"),
    }
}

const fn takes_cards(action: Action) -> bool {
    matches!(action, Action::Acquire { .. } | Action::PlaceWithQueen { .. })
}

/// While a bot's hand is hidden nothing is told that its cards alone explain: not what it could have
/// paid for, not which councils they match, not what it means to do next. What it did is told.
#[test]
fn nothing_is_told_of_a_hidden_hand() {
    let (mut actions, mut reasons, mut plans) = (0, 0, 0);
    for (setup, seed) in games().take(9) {
        for (state, _) in steps(&setup, &seed).iter().step_by(11) {
            let all = told(state);
            let open = openly(&all, all.candidates[0].action);
            assert_eq!(open.candidates[0].action, all.candidates[0].action);
            assert!(open.candidates.iter().skip(1).all(|one| !takes_cards(one.action)));
            let is_of_hand = |motive: &Motive| matches!(motive.gain, Gain::Matches(..));
            let told = |advice: &Advice<Action, Motive>| {
                let each = advice.candidates.iter().flat_map(|one| one.motives.clone());
                each.filter(is_of_hand).count()
            };
            assert_eq!(told(&open), 0);
            assert!(open.candidates.iter().all(|one| one.then.is_none()));
            // Of what another had done in its place nothing of its own is let out.
            let foreign = openly(&all, Action::EndTurn);
            assert!(foreign.candidates.iter().all(|one| !takes_cards(one.action)));
            // All else stays, in its order.
            let kept = |advice: &Advice<Action, Motive>| -> Vec<(Action, Vec<Motive>)> {
                let each = advice.candidates.iter().enumerate();
                let each = each.filter(|(place, one)| *place == 0 || !takes_cards(one.action));
                each.map(|(_, one)| {
                    let motives = one.motives.iter().copied();
                    (one.action, motives.filter(|motive| !is_of_hand(motive)).collect())
                })
                .collect()
            };
            assert_eq!(kept(&open), kept(&all));
            actions += all.candidates.len() - open.candidates.len();
            reasons += told(&all);
            plans += all.candidates.iter().filter(|one| one.then.is_some()).count();
        }
    }
    assert!(actions > 20 && reasons > 20 && plans > 0, "{actions} {reasons} {plans}");
}
