//! Bots' reasons for an action match its effects.

use std::collections::BTreeSet;

use crate::positions::{games, steps};
use crate::thinker::ask;
use curia::bots::history::History;
use curia::bots::protocol::Wanted;
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::bots::motive::{Gain, Motive};
use curia::games::council_of_4::rules::action::Action;
use curia::games::council_of_4::rules::cards::Cards;
use curia::games::council_of_4::rules::components::{Council, Politics};
use curia::games::council_of_4::rules::state::{PublicState, State};
use curia::rules::Game;
use curia::rules::luck::Seed;

/// Returns the reasons for an action that is asked about, and the rest of its turn.
fn motives(state: &State, action: Action) -> (Vec<Motive>, Vec<Action>) {
    let view = CouncilOf4::view(state, CouncilOf4::decider(state));
    let wanted = Wanted::Advice { iterations: 8, about: Some(CouncilOf4::print(action)) };
    let candidates = ask(&History::of(view, Seed(1)), wanted).candidates;
    let about = candidates.into_iter().find(|one| one.action == action);
    let about = about.expect("what was asked about");
    (about.motives, about.then)
}

/// Returns the number of councillors matched by a card or a joker.
fn matching(table: &PublicState, hand: Cards, council: Council) -> usize {
    let mut left = hand;
    let mut matched = 0;
    for colour in table.council(council) {
        let card = [Politics::Colour(colour), Politics::Joker];
        if let Some(card) = card.into_iter().find(|&card| left.count(card) > 0) {
            left.remove(card);
            matched += 1;
        }
    }
    matched
}

/// Checks a motive against the position before and after, for the deciding seat. Returns the word of its
/// kind.
fn hold(gain: Gain, before: &State, after: &State, paid: &[Cards]) -> &'static str {
    let (old, new) = (before.table(), after.table());
    let seat = old.turn.seat;
    let [was, is] = [old.player(seat), new.player(seat)];
    let more = |old: u16, new: u16| new.saturating_sub(old);
    match gain {
        Gain::Vp(count) => {
            assert_eq!(count, more(old.vp(seat), new.vp(seat)));
            "vp"
        }
        Gain::Coins(count) => {
            assert_eq!(count, more(was.coins.into(), is.coins.into()));
            "coins"
        }
        Gain::Servants(count) => {
            assert_eq!(count, more(was.servants.min(20), is.servants.min(20)));
            "servants"
        }
        Gain::Nobility(steps) => {
            assert_eq!(u16::from(steps), more(was.nobility.into(), is.nobility.into()));
            "nobility"
        }
        Gain::Cards(count) => {
            let [was, is] = [before, after].map(|state| u16::from(state.hand(seat).len()));
            assert_eq!(count, more(was, is));
            "cards"
        }
        Gain::Tile(tile) => {
            assert_eq!((old.owner(tile), new.owner(tile)), (None, Some(seat)));
            "tile"
        }
        Gain::Nearer(tile, missing) => {
            let left = new.cities_of(tile) & !is.merchants;
            assert_eq!((new.owner(tile), left.len()), (None, usize::from(missing)));
            assert!(left.len() < (old.cities_of(tile) & !was.merchants).len());
            "nearer"
        }
        Gain::Merchant(left) => {
            assert_eq!(is.merchants.len(), was.merchants.len() + 1);
            assert_eq!(left, is.merchants_left());
            "merchant"
        }
        Gain::Permit(cities) => {
            let fresh = |permit| !was.ready.iter().any(|known| known == permit);
            let opens = is.ready.iter().filter(|&permit| fresh(permit));
            assert!(opens.map(|permit| permit.cities() & !is.merchants).any(|of| of == cities));
            "permit"
        }
        Gain::Matches(council, count) => {
            // Draws are chance: only these cards are certain.
            let left = paid.iter().fold(before.hand(seat), |left, &paid| left.minus(paid));
            assert_eq!(usize::from(count), matching(new, left, council));
            assert!(matching(new, left, council) > matching(old, before.hand(seat), council));
            "matches"
        }
        Gain::Group(cities) => {
            assert!((2..=is.merchants.len()).contains(&usize::from(cities)));
            assert!(is.merchants.len() > was.merchants.len());
            "group"
        }
        Gain::MainAction => {
            assert!(new.turn.main_left > old.turn.main_left);
            "main action"
        }
        Gain::QueenNear => {
            let free = |state: &State| {
                let table = state.table();
                (table.board.within(table.queen, 1) & !table.player(seat).merchants).len()
            };
            assert!(free(after) > free(before));
            "queen near"
        }
        Gain::Against(other) => {
            assert_ne!(other, seat);
            "against"
        }
    }
}

#[test]
fn what_is_said_for_an_action_is_what_it_brings() {
    let mut kinds = BTreeSet::new();
    for (setup, seed) in games() {
        for (state, action) in steps(&setup, &seed).iter().step_by(5) {
            let mut after = *state;
            CouncilOf4::apply(&mut after, *action, |_| {}).expect("a legal action");
            let (said, then) = motives(state, *action);
            let rest = then.iter().take_while(|&&then| then != Action::EndTurn);
            let mut paid = vec![action.payment()];
            for &then in rest {
                CouncilOf4::apply(&mut after, then, |_| {}).expect("a legal action");
                paid.push(then.payment());
            }
            assert!(said.len() <= 8, "{said:?}");
            assert!(said.is_sorted_by(|one, next| one.worth >= next.worth), "{said:?}");
            for motive in said {
                assert!(motive.worth > 0.0, "{motive:?}");
                kinds.insert(hold(motive.gain, state, &after, &paid));
            }
        }
    }
    assert!(kinds.len() >= 12, "{kinds:?}");
}
