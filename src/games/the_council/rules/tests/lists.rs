//! The legal list against brute force: its length, the action at a position and the position of an action.

use super::*;

/// Returns everything that could be tried: each card, bids of up to some chips of each suit, sets of drafted cards
/// with one more.
fn candidates(state: &State) -> Vec<Action> {
    let mut all: Vec<Action> = Card::ALL.into_iter().map(Action::Draft).collect();
    let seat = state.table.decision.seat().expect("a seat");
    let player = state.table.player(seat);
    let mut bids = vec![[0_u8; 6]];
    for suit in Suit::ALL {
        let most = player.chips.of(suit).min(2) + 1;
        let with = |bid: [u8; 6], count| {
            let mut bid = bid;
            bid[suit.index()] = count;
            bid
        };
        bids = bids.iter().flat_map(|&bid| (0..=most).map(move |count| with(bid, count))).collect();
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
            let steps = steps::<TheCouncil>(deal(players, seed), Seed(seed));
            steps.step_by(5).for_each(|step| agrees(&step.before));
        }
    }
}

#[test]
fn many_chips_in_three_suits_are_counted_and_not_written_out() {
    let mut state = table("PMSL; chips M5 S5 L5").state;
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
