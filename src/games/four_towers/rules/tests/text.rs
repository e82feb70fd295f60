//! The lines of the rules that no ruling holds.

use std::collections::BTreeSet;

use super::table::{clans, deal, table};
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::components::{Clan, HOMES};
use crate::games::four_towers::rules::{Decision, Event, Illegal, Play, Player};
use crate::rules::{Game, Seat};

#[test]
fn at_the_start_gems_lie_on_five_spaces_and_only_who_plays_before_others_has_some() {
    for (players, gems) in [(2, vec![1, 0]), (3, vec![7, 6, 0]), (4, vec![6, 4, 2, 0])] {
        let mut first = BTreeSet::new();
        for seed in 0..20 {
            let state = deal(players, seed);
            assert_eq!(FourTowers::validate(&state), vec![]);
            let table = state.table();
            assert!(table.track_gems.steps().eq([3, 7, 13, 17, 19]));
            assert_eq!(table.temple_gems, 16);
            let mut seat = table.first;
            for &gems in &gems {
                assert_eq!(*table.player(seat), Player { gems, ..Player::default() });
                seat = seat.next(players);
            }
            first.insert(table.first);
        }
        assert!(first.into_iter().eq(Seat::first(players)), "whoever is first");
    }
    let state = deal(4, 1);
    let table = state.table();
    assert!(table.display.iter().all(Option::is_some));
    assert_eq!(table.deck().len(), 13);
    assert_eq!((table.lords.total(), table.demons.total()), (0, 0));
    for clan in Clan::ALL {
        assert_eq!(table.land.at(HOMES[clan.index()]), [clan].into_iter().collect());
    }
}

/// A whole turn with all that it can hold, in the order of its ten plays.
#[test]
fn a_turn_goes_through_its_plays_in_order() {
    let land = "A R, D RY, J G, F YY; display tactician matron oracle";
    let own = "followers RRRRRRYB; mercenaries RR; mountaineers R; merchants RY";
    let mut table = table(&format!("{land}; {own}; champion ambassador"));
    let plays = [
        ("buy 1 RRRRRR", Play::Begin),
        ("tactician A R D Y", Play::Begin),
        ("mercenary A Y", Play::Mountaineer),
        ("mountaineer G J P", Play::Merchant),
        ("merchant Y", Play::Draw),
        ("draw RYB", Play::Place),
        ("place Y P", Play::Assign),
        ("assign R mercenary", Play::Assign),
        ("assign B follower", Play::End),
    ];
    for (action, next) in plays {
        table.play(action);
        assert_eq!(table.state.table().turn.play, next, "{action}");
    }
    let events = table.play("ambassador");
    assert_eq!(events.last(), Some(&Event::TurnBegan { seat: Seat(1), number: 9 }));
    assert_eq!((table.steps()[0], table.seat(0).followers), (2, clans("YBB")));
    let numbers: Vec<u8> = Play::ALL.into_iter().map(Play::number).collect();
    assert!(numbers.into_iter().eq(1..=10));
}

/// Each optional play can be left out: the draw closes them all.
#[test]
fn drawing_closes_all_plays_before_it() {
    let own = "followers RRRRRR; mercenaries R; mountaineers R; merchants R; champion marshal";
    let mut table = table(&format!("D RB, J G; {own}")).after("draw RRR");
    for refused in ["buy 1 RRRRR", "mercenary D R", "mountaineer G J P", "merchant R", "draw RRR"] {
        assert_eq!(table.refused(refused), Illegal::AnotherDecision(Decision::Place));
    }
    table.play("place R D");
    assert_eq!(table.refused("marshal D A"), Illegal::AnotherDecision(Decision::Expand));
}

#[test]
fn the_drawn_peasants_are_assigned_one_after_the_other_in_any_order() {
    // The first space for mountaineers takes blue, the second yellow: only in this order.
    let table = table("assign YB");
    let space = "assign Y mountaineer".to_owned();
    assert!(!table.legal().contains(&space));
    let mut blue = table;
    blue.play("assign B mountaineer");
    assert!(blue.legal().contains(&space));
    blue.play("assign Y mountaineer");
    assert!(blue.seat(0).mountaineers.iter().eq([Clan::Blue, Clan::Yellow]));
}
