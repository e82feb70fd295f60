//! The legal list against brute force: its length, the action at a position and the position of an action.

use super::table::{Table, deal};
use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::action::Action;
use crate::games::the_council::rules::cards::CardSet;
use crate::games::the_council::rules::chips::Chips;
use crate::games::the_council::rules::components::Card;
use crate::games::the_council::rules::legal;
use crate::games::the_council::rules::list::Choices;
use crate::games::the_council::rules::state::State;
use crate::rules::Game;
use crate::rules::luck::{Seed, below};

/// Returns everything that could be tried: each card, bids of up to some chips of each suit, sets of drafted cards
/// with one more.
fn candidates(state: &State) -> Vec<Action> {
    let mut all: Vec<Action> = Card::ALL.into_iter().map(Action::Draft).collect();
    let seat = state.table.decision.seat().expect("a seat");
    let player = state.table.player(seat);
    let most =
        (0..6).map(|at| player.chips.of(super::table::suit(['M', 'S', 'W', 'L', 'Y', 'K'][at])));
    let most: Vec<u8> = most.map(|chips| chips.min(2) + 1).collect();
    let mut bids = vec![[0_u8; 6]];
    for (at, &most) in most.iter().enumerate() {
        let longer = bids.iter().flat_map(|&bid| {
            (0..=most).map(move |count| {
                let mut bid = bid;
                bid[at] = count;
                bid
            })
        });
        bids = longer.collect();
    }
    all.extend(bids.into_iter().map(Chips::from_numbers).map(Action::Bid));
    let mut cards = player.drafted;
    cards.insert(state.deck().first().expect("a card"));
    all.extend((0..cards.subsets()).map(|at| Action::Commit(cards.subset(at))));
    all
}

fn agrees(state: &State) {
    let seat = state.table.decision.seat().expect("a seat");
    let choices = Choices::of(&state.table, state.held(seat));
    let listed: Vec<Action> = choices.iter().collect();
    assert_eq!(listed.len(), choices.count() as usize);
    assert!(listed.is_sorted_by(|one, next| one < next));
    for (at, &action) in (0..).zip(&listed) {
        assert_eq!(legal::check(&state.table, state.held(seat), action), Ok(()));
        assert_eq!((choices.nth(at), choices.position(action)), (Some(action), Some(at)));
        assert_eq!(TheCouncil::choose_legal(state, |_| at), Some(action));
    }
    assert_eq!((choices.nth(choices.count()), choices.nth(u32::MAX)), (None, None));
    for action in candidates(state) {
        let is_legal = legal::check(&state.table, state.held(seat), action).is_ok();
        assert_eq!(choices.position(action).is_some(), is_legal, "{action}");
        assert_eq!(listed.binary_search(&action).is_ok(), is_legal, "{action}");
    }
}

#[test]
fn count_nth_and_position_agree_with_what_is_legal() {
    for players in 3..=5 {
        for seed in 0..4 {
            let mut state = deal(players, seed);
            let mut rng = Seed(seed).stream(99);
            let mut at = 0;
            while let Some(action) = TheCouncil::choose_legal(&state, |len| below(&mut rng, len)) {
                if at % 5 == 0 {
                    agrees(&state);
                }
                at += 1;
                TheCouncil::apply(&mut state, action, |_| {}).expect("legal");
            }
        }
    }
}

#[test]
fn many_chips_in_three_suits_are_counted_and_not_written_out() {
    let mut state = Table::new(3, "PMSL").chips(0, "M5 S5 L5").begin().state;
    assert_eq!(Choices::of(&state.table, CardSet::EMPTY).count(), 216);
    agrees(&state);
    let seat = state.table.decision.seat().expect("a seat");
    state.table.player_mut(seat).chips = Chips::from_numbers([255; 6]);
    let choices = Choices::of(&state.table, CardSet::EMPTY);
    assert_eq!(choices.count(), 1 << 24, "even with more than there can be");
    let last = Action::Bid(Chips::from_numbers([255, 255, 0, 255, 0, 0]));
    assert_eq!(choices.nth((1 << 24) - 1), Some(last));
    assert_eq!(choices.position(last), Some((1 << 24) - 1));
}
