//! Whether the reasons for an action are what it brings, with the rest of its turn.

use std::collections::BTreeSet;

use super::motive::{Gain, Good, Motive};
use crate::bots::{Playable, trial};
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::components::{Council, Politics};
use crate::games::council_of_4::rules::{Action, Cards, City, CitySet, PublicState, State};
use crate::rules::{Game, Seat, Seed};

/// Deals of the hands of others.
const DEALS: u64 = 96;

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

/// Returns the deals of what the deciding seat can't see, the true one first.
fn deals(before: &State) -> Vec<State> {
    let view = CouncilOf4::view(before, CouncilOf4::decider(before));
    let dealt = (0..DEALS).map(|luck| CouncilOf4::determinise(&view, &mut Seed(luck).stream(11)));
    std::iter::once(*before).chain(dealt).collect()
}

/// Returns the states after a turn without its end, as far as it is legal in all deals, and what was paid in it.
fn after_all(mut deals: Vec<State>, turn: &[Action]) -> (Vec<State>, Vec<Cards>) {
    let mut paid = Vec::new();
    for &action in turn.iter().take_while(|&&action| action != Action::EndTurn) {
        let mut next = deals.clone();
        if next.iter_mut().any(|deal| CouncilOf4::apply(deal, action, |_| {}).is_err()) {
            break;
        }
        deals = next;
        paid.push(action.payment());
    }
    (deals, paid)
}

/// Returns the cities that are connected with one of them.
fn connected(table: &PublicState, city: City, among: CitySet) -> CitySet {
    let mut group = CitySet::of(city);
    loop {
        let near = group.iter().fold(group, |all, city| all | table.board.within(city, 1));
        if near & among == group {
            return group;
        }
        group = near & among;
    }
}

/// Returns what is wrong of a reason, as text; none if it is true.
fn false_of(state: &State, turn: &[Action], instead: &[Action], motive: &Motive) -> Option<String> {
    let all = deals(state);
    let (without, paid_instead) = after_all(all.clone(), instead);
    let (with, paid) = after_all(all, turn);
    let (old, new) = (without[0].table(), with[0].table());
    let seat = state.table().turn.seat;
    let [was, is] = [old.player(seat), new.player(seat)];
    let more = |old: u16, new: u16| new.saturating_sub(old);
    let of_good = |good| match good {
        Good::Vp => more(old.vp(seat), new.vp(seat)),
        Good::Coins => more(was.coins.into(), is.coins.into()),
        Good::Servants => more(was.servants, is.servants),
        Good::Nobility => more(was.nobility.into(), is.nobility.into()),
        Good::Cards => {
            let [was, is] = [&without, &with].map(|all| u16::from(all[0].hand(seat).len()));
            more(was, is)
        }
    };
    // Draws are chance: only these cards are certain.
    let left = |paid: &[Cards]| paid.iter().fold(state.hand(seat), |left, &paid| left.minus(paid));
    let other = motive.gain.rival().unwrap_or(seat);
    let matched = |all: &[State], council: Council| -> usize {
        all[1..].iter().map(|deal| matching(deal.table(), deal.hand(other), council)).sum()
    };
    let free = |table: &PublicState, seat: Seat| {
        (table.board.within(table.queen, 1) & !table.player(seat).merchants).len()
    };
    let is_first = |table: &PublicState, of: &dyn Fn(Seat) -> usize| {
        of(other) > 0 && table.each_seat().all(|seat| of(seat) <= of(other))
    };
    let is_true = match motive.gain {
        Gain::Vp(count) => count > 0 && count == of_good(Good::Vp),
        Gain::Coins(count) => count > 0 && count == of_good(Good::Coins),
        Gain::Servants(count) => count > 0 && count == of_good(Good::Servants),
        Gain::Nobility(steps) => steps > 0 && u16::from(steps) == of_good(Good::Nobility),
        Gain::Cards(count) => count > 0 && count == of_good(Good::Cards),
        Gain::More(good, count) => !instead.is_empty() && count > 0 && count == of_good(good),
        Gain::Tile(tile) => {
            new.owner(tile) == Some(seat)
                && old.owner(tile).is_none()
                && (new.cities_of(tile) & !is.merchants).is_empty()
        }
        Gain::Nearer(tile, missing) => {
            let left = new.cities_of(tile) & !is.merchants;
            (new.owner(tile), left.len()) == (None, usize::from(missing))
                && left.len() < (old.cities_of(tile) & !was.merchants).len()
                && left.len() <= usize::from(is.merchants_left())
        }
        Gain::Merchant(left) => {
            is.merchants.len() == was.merchants.len() + 1 && left == is.merchants_left()
        }
        Gain::Merchants(count, left) => {
            count > 1
                && is.merchants.len() == was.merchants.len() + usize::from(count)
                && left == is.merchants_left()
        }
        Gain::Permit(cities) => {
            let fresh = |permit| !was.ready.iter().any(|known| known == permit);
            let mut opens = is.ready.iter().filter(|&permit| fresh(permit));
            !cities.is_empty() && opens.any(|permit| permit.cities() & !is.merchants == cities)
        }
        Gain::Matches(council, count) => {
            let now = matching(new, left(&paid), council);
            usize::from(count) == now && now > matching(old, left(&paid_instead), council)
        }
        Gain::Group(cities) => {
            let largest = |table: &PublicState, among: CitySet| {
                among.iter().map(|city| connected(table, city, among).len()).max().unwrap_or(0)
            };
            let grown = largest(new, is.merchants);
            cities > 1
                && usize::from(cities) == grown
                && grown > largest(old, was.merchants)
                && !(is.merchants & !was.merchants).is_empty()
        }
        Gain::MainAction => new.turn.main_left > old.turn.main_left,
        Gain::QueenNear => free(new, seat) > free(old, seat),
        Gain::Denied(_, tile) => {
            other != seat
                && (old.owner(tile), new.owner(tile)) == (None, Some(seat))
                && !(old.cities_of(tile) & old.player(other).merchants).is_empty()
        }
        Gain::Unmatched(_, council) => {
            let own = |table| matching(table, left(&paid), council);
            other != seat
                && matched(&with, council) < matched(&without, council)
                && own(new) >= own(old)
        }
        Gain::QueenAway(_) => {
            let less = |seat| free(old, seat).saturating_sub(free(new, seat));
            other != seat && less(other) > less(seat)
        }
        Gain::Outranked(_) => {
            let of = |table: &PublicState| {
                let table = *table;
                move |seat| usize::from(table.player(seat).nobility)
            };
            is_first(old, &of(old)) && !is_first(new, &of(new))
        }
        Gain::FewerPermits(_) => {
            let of = |table: &PublicState| {
                let table = *table;
                move |seat| usize::from(table.player(seat).permits().len())
            };
            is_first(old, &of(old)) && !is_first(new, &of(new))
        }
        // Named before reasons were facts.
        Gain::Against(_) => false,
    };
    let gain = motive.gain;
    (!is_true)
        .then(|| format!("{gain:?} of {turn:?} instead of {instead:?} in {:?}", state.table()))
}

#[test]
fn what_is_said_for_an_action_is_what_it_brings() {
    let mut kinds = BTreeSet::new();
    for (state, action) in trial::samples::<CouncilOf4>(5) {
        let said = CouncilOf4::motives(&trial::view::<CouncilOf4>(&state), &[action], &[]);
        assert!(said.len() <= 8, "{said:?}");
        assert!(said.is_sorted_by(|one, next| one.worth >= next.worth), "{said:?}");
        for motive in said {
            assert!(motive.worth > 0.0, "{motive:?}");
            assert_eq!(false_of(&state, &[action], &[], &motive), None);
            kinds.insert(format!("{:?}", std::mem::discriminant(&motive.gain)));
        }
    }
    assert!(kinds.len() >= 12, "{kinds:?}");
}

#[test]
fn what_is_advised_has_true_reasons() {
    let all = trial::reasons_hold::<CouncilOf4>(false_of);
    let rivals = all.iter().filter(|motive| motive.gain.rival().is_some());
    assert!(rivals.count() > 20);
}
