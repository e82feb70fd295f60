//! The tree of a search for Council of 4, and how its positions are judged.

use std::collections::HashSet;

use rand_pcg::Pcg32;

use super::heuristic::heuristic;
use super::inputs::CHAMPION;
use crate::bots::search::{Heuristic, Search, SearchParams};
use crate::bots::{Level, trial};
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::{Action, State};
use crate::rules::{Game, Seat, Seed, sample};

const PLAYERS: u8 = 3;

/// Returns the first state of a game.
fn deal(number: u32) -> State {
    sample::deal::<CouncilOf4>(PLAYERS, number).expect("a deal").0
}

/// Returns what the action pays for, without the payment.
fn thing(action: Action) -> Option<String> {
    match action {
        Action::Acquire { region, slot, .. } => Some(format!("{region:?} {slot:?}")),
        Action::PlaceWithQueen { city, .. } => Some(format!("{city:?}")),
        _ => None,
    }
}

/// Searches from the view of the deciding seat.
fn iterate(search: &mut Search<CouncilOf4>, state: &State, iterations: u32, rng: &mut Pcg32) {
    let view = CouncilOf4::view(state, CouncilOf4::decider(state));
    for _ in 0..iterations {
        let dealt = CouncilOf4::determinise(&view, rng);
        search.iterate(dealt, view.seat, None, heuristic(PLAYERS), &SearchParams::USUAL, rng);
    }
}

/// Checks the tree below the current decision. Returns the number of branches that are payments of that seat,
/// of those with an alternative payment for the same thing, and of other seats' payments.
fn payments(search: &Search<CouncilOf4>, decider: Seat) -> [usize; 3] {
    let [mut own, mut choices, mut of_others] = [0; 3];
    for branches in search.branches() {
        let mut things = HashSet::new();
        for (seat, action) in branches {
            let Some(thing) = thing(action) else { continue };
            let is_new = things.insert((seat, thing));
            assert_eq!(action.payment().is_empty(), seat != decider, "{seat:?} {action:?}");
            if seat == decider {
                own += 1;
                choices += usize::from(!is_new);
            } else {
                of_others += 1;
                assert!(is_new, "two branches of {seat:?} for {action:?}");
            }
        }
    }
    [own, choices, of_others]
}

/// Other seats' payments are dealt again in every iteration and make no branches. The deciding seat's
/// payments are its own choice and do, in a continued tree too.
#[test]
fn only_the_deciding_seat_has_a_branch_for_each_payment() {
    let mut state = deal(0);
    let decider = CouncilOf4::decider(&state).expect("a decision");
    let mut rng = Seed(5).stream(1);
    let mut search = Search::default();
    iterate(&mut search, &state, 3_000, &mut rng);
    let [own, choices, of_others] = payments(&search, decider);
    assert!(own > 20 && choices > 10, "{own} of the seat's own, {choices} with a choice");
    assert!(of_others > 100, "only {of_others} of others");

    let mut legal = Vec::new();
    CouncilOf4::legal_actions(&state, &mut legal);
    let best = search.rated(&legal)[0].action;
    search.step(best);
    CouncilOf4::apply(&mut state, best, |_| {}).expect("a legal action");
    assert_eq!(CouncilOf4::decider(&state), Some(decider), "the turn is over after {best:?}");
    let [_, _, kept] = payments(&search, decider);
    assert!(kept > 50, "only {kept} were kept");
    iterate(&mut search, &state, 1_000, &mut rng);
    let [_, _, grown] = payments(&search, decider);
    assert!(grown > kept + 50, "only {grown} after {kept}");
}

/// Every possible thing is kept, every action kept is possible, and the names are in order and independent of
/// the hand.
#[test]
fn folding_keeps_the_cheapest_payment_for_everything_that_can_be_paid() {
    let mut folded_away = 0;
    for (state, _) in
        sample::states::<CouncilOf4>(PLAYERS, 2).expect("games").into_iter().step_by(3)
    {
        let (mut legal, mut aims) = (Vec::new(), Vec::new());
        CouncilOf4::legal_actions(&state, &mut legal);
        let mut kept = legal.clone();
        heuristic(PLAYERS).fold(&mut kept, &mut aims);
        assert_eq!(kept.len(), aims.len());
        for (&kept, &aim) in kept.iter().zip(&aims) {
            assert_eq!(thing(kept), thing(aim));
            assert!(aim.payment().is_empty() && (thing(kept).is_some() || kept == aim), "{aim:?}");
        }
        assert!(aims.is_sorted_by(|one, other| one < other), "{aims:?}");
        for &action in &legal {
            let same = |kept: &&Action| match thing(action) {
                Some(paid) => thing(**kept) == Some(paid),
                None => **kept == action,
            };
            let kept: Vec<_> = kept.iter().filter(same).collect();
            let [kept] = kept[..] else { panic!("{kept:?} for {action:?}") };
            let (payment, other) = (kept.payment(), action.payment());
            let is_as_much = payment.len() >= other.len();
            let is_as_plain = payment.len() > other.len() || payment.jokers() <= other.jokers();
            assert!(legal.contains(kept) && is_as_much && is_as_plain, "{kept:?} for {action:?}");
        }
        let (mut listed, mut named) = (legal.clone(), vec![legal[0]]);
        heuristic(PLAYERS).list(&state, &mut listed, &mut named);
        assert_eq!((&listed, &named), (&kept, &aims));
        folded_away += legal.len() - kept.len();
    }
    assert!(folded_away > 100, "only {folded_away}");
}

/// It makes no difference to a seat in which order the others sit, apart from whose turn comes first.
#[test]
fn the_network_judges_a_seat_by_the_others_together() {
    let (state, _) = sample::deal::<CouncilOf4>(4, 3).expect("a deal");
    let judge = CHAMPION.get().expect("a judge");
    let inputs = (judge.inputs)(&state);
    let mut swapped = inputs.clone();
    swapped.seats.swap(1, 3);
    let [judged, other] = [&inputs, &swapped].map(|inputs| judge.network.judge(inputs));
    for (seat, of) in [(0, 0), (1, 3), (2, 2), (3, 1)] {
        let [worth, same] = [judged[seat].worth, other[of].worth];
        assert!((worth - same).abs() < 1e-3, "{seat}: {worth} {same}");
    }
    assert!((judged[1].worth - judged[3].worth).abs() > 1e-3, "they are not alike");
}

#[test]
fn temperaments_open_differently() {
    let differ = trial::temperaments_open_differently::<CouncilOf4>;
    differ(Level::Adept, [60, 12], 0.1);
    differ(Level::Expert, [20, 12], 0.1);
}
