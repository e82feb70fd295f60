//! The lines of the rules that no ruling holds, and the worked examples.

use super::table::{deal, gains, success, suit, table, total, trades};
use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::scoring::score;
use crate::games::the_council::rules::{Decision, Event};
use crate::rules::{Game, Seat};

#[test]
fn at_the_start_players_stand_at_0_the_empire_at_6_and_nobody_has_chips() {
    let state = deal(4, 1);
    for player in state.table.players() {
        assert_eq!(<[u8; 6]>::from(player.ranks), [0; 6]);
        assert_eq!((player.traitors, player.chips.total()), (0, 0));
    }
    assert_eq!(<[u8; 6]>::from(state.table.empire), [6; 6]);
}

#[test]
fn after_the_draft_everybody_has_five_cards_and_the_chips_for_them() {
    let state = super::table::drafted(5, 12);
    let mut all = 0;
    for player in state.table.players() {
        let suits: u32 = player.drafted.iter().map(|card| card.suits().len()).sum();
        assert_eq!((player.drafted.len(), u32::from(player.chips.total())), (5, suits));
        assert!((5..=15).contains(&suits));
        all += suits;
    }
    assert!(all > 5 * 5);
}

#[test]
fn bids_go_clockwise_from_the_opener() {
    let mut table = table("4MS; 4 players; opener 2; chips M1, M1, M1, M1");
    for seat in [2, 3, 0, 1] {
        assert_eq!(table.decision(), Decision::Bid(Seat(seat)));
        table.play("pass");
    }
}

/// The example of the rules: The Mountain, with Ann, Bea and Cy.
#[test]
fn the_example_of_the_mountain() {
    let mut table = table("4MS; chips M1, M1, S1; ranks =1, =1, =1; cards 5ML, -, PMSL");
    let mut kept = table;
    let events = table.all("bid M1, bid M1, bid S1, commit 5ML, commit PMSL");
    assert_eq!((total(&events), success(&events)), (Some(5), true));
    let counted = |letter| {
        let count = events.iter().find_map(|event| match event {
            Event::Counted(count) if count.suit == suit(letter) => Some(*count),
            _ => None,
        });
        let count = count.expect("a count");
        Seat::first(3).map(|seat| count.standings[seat.index()].bid()).collect::<Vec<_>>()
    };
    assert_eq!(counted('M'), [Some(1), Some(1), Some(1)]);
    assert_eq!(counted('S'), [Some(0), Some(0), Some(2)]);
    assert_eq!(gains(&events), [(0, 'M'), (2, 'S')]);
    assert_eq!(table.state.table.opener, Seat(2));

    let events = kept.all("bid M1, bid M1, bid S1, commit 5ML, hold");
    assert_eq!((total(&events), success(&events)), (Some(3), false));
    assert_eq!(trades(&events), [(2, 'M'), (0, 'S'), (1, 'S')]);
    assert_eq!((kept.empire_at('M'), kept.empire_at('S'), kept.empire_at('W')), (5, 5, 6));
    assert_eq!(kept.traitor_chips(), [1, 1, 1]);
}

/// The example of the source: 10 for Moons, 2 for the chips, and 3 if Waves has collapsed, too.
#[test]
fn the_example_of_the_source() {
    for (waves_of_another, points) in [(4, 12), (5, 15)] {
        let ranks = format!("ranks 5 0 3, 0 0 {waves_of_another}; empire 4 6 4; traitors 2");
        let table = table(&format!("XK; chips K1; {ranks}; last")).after("pass");
        assert_eq!(TheCouncil::totals(&table.state)[0], points);
        assert_eq!(score(&table.state.table, Seat(0)).doubled, [5, 0, 0, 0, 0, 0]);
    }
}

#[test]
fn the_rank_of_an_event_is_reached_by_all_bids_in_all_its_suits_together() {
    for (bid, reached) in [("bid S1", false), ("bid S2", true)] {
        let mut table = table("4MS; chips M1, S2; cards -, -, PMYK");
        let events = table.all(&format!("bid M1, {bid}, commit PMYK"));
        assert_eq!(success(&events), reached);
    }
}

#[test]
fn what_is_not_spent_ranks_and_traitor_chips_stay_for_the_next_hand() {
    let kept = "ranks -, =2; traitors -, -, 3; empire =4";
    let table = table(&format!("XK; chips M4 K1; {kept}; last")).after("bid K1");
    assert_eq!((table.state.table.hand, table.state.table.dealer), (4, Seat(1)));
    assert_eq!(table.state.table.player(Seat(0)).chips, super::table::chips("M4"));
    assert_eq!((table.rank(1, 'L'), table.rank(0, 'K'), table.empire_at('Y')), (2, 1, 4));
    assert_eq!(table.traitor_chips(), [0, 0, 3]);
}
