//! One test or more for each numbered ruling: the last turn, scores and ties.

use super::table::Table;
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::components::{Champion, Trade};
use crate::games::four_towers::rules::event::Event;
use crate::games::four_towers::rules::scoring::{Cause, ranking, score, winners};
use crate::games::four_towers::rules::state::Decision;
use crate::rules::{Game, Seat};

/// Returns the points of a seat for a cause if the game ended now.
fn points(table: &Table, seat: u8, cause: Cause) -> u16 {
    score(table.state.table(), Seat(seat)).of(cause)
}

#[test]
fn r33_most_mountaineers_are_strictly_more_than_every_other() {
    let mountaineers = |numbers: [usize; 3]| {
        let mut table = Table::new(3);
        for (seat, number) in (0..).zip(numbers) {
            let row: String = "RYRYRG".chars().take(number).collect();
            table = table.mountaineers(seat, &row);
        }
        let table = table.begin();
        [0, 1, 2].map(|seat| points(&table, seat, Cause::Trade(Trade::Mountaineer)))
    };
    assert_eq!(mountaineers([3, 2, 1]), [12, 4, 2]);
    assert_eq!(mountaineers([2, 2, 1]), [4, 4, 2]);
    assert_eq!(mountaineers([0, 0, 1]), [0, 0, 4]);
    assert_eq!(mountaineers([0, 0, 0]), [0, 0, 0]);
}

#[test]
fn r42_ties_are_broken_by_the_track_and_then_by_fewer_points_of_champions() {
    // Ten points each: followers, or the track.
    let table = Table::new(2).lords("R").followers(0, "RRRRRRRRR").followers(1, "RRRR").step(1, 5);
    let table = table.begin();
    assert_eq!(table.totals(), [9, 9]);
    assert!(winners(table.state.table()).iter().eq([Seat(1)]));
    // The doubled track counts as it scores.
    let table =
        Table::new(2).lords("R").followers(0, "RRRR").step(0, 4).step(1, 4).doubled(1).begin();
    assert_eq!(table.totals(), [8, 8]);
    assert!(winners(table.state.table()).iter().eq([Seat(1)]));
    // The same track: fewer points of champions win; tokens are not counted among them.
    let table = Table::new(2).mercenaries(0, "RR").merchants(1, "RY").followers(1, "RR").lords("R");
    let table = table.champion(0, Champion::FreeCaptain, "").begin();
    assert_eq!(table.totals(), [6, 6]);
    assert!(winners(table.state.table()).iter().eq([Seat(1)]));
    let table = Table::new(2).followers(1, "RRR").lords("R");
    let table = table.champion(0, Champion::EmeraldRecruiter, "").begin();
    assert_eq!(table.totals(), [3, 3]);
    assert_eq!(winners(table.state.table()).len(), 2, "nothing parts them: shared");
    let table = Table::new(3).step(1, 2).begin();
    let places = ranking(table.state.table());
    assert_eq!(places, [vec![Seat(1)], vec![Seat(0), Seat(2)]]);
}

#[test]
fn r44_unused_tokens_bring_a_point_each_beside_the_bonus() {
    let table = Table::new(2).demons("RRR").step(0, 3).gems(0, 1);
    let table = table.champion(0, Champion::Kindler, "RB").begin();
    assert_eq!((points(&table, 0, Cause::Tokens), points(&table, 0, Cause::Champions)), (3, 3));
    let table =
        Table::new(2).champion_with(0, Champion::ScarletMarshal, 2, "").lords("RRRR").begin();
    assert_eq!((points(&table, 0, Cause::Tokens), points(&table, 0, Cause::Champions)), (2, 4));
}

#[test]
fn r45_trades_count_as_they_stand_at_the_end() {
    let table =
        Table::new(2).land("D R").mercenaries(0, "RGB").merchants(0, "RRY").mountaineers(0, "RY");
    let mut table = table.mountaineers(1, "R").begin();
    let trades = |table: &Table| Trade::ALL.map(|trade| points(table, 0, Cause::Trade(trade)));
    assert_eq!(trades(&table), [6, 6, 8]);
    table.play("mercenary D R");
    assert_eq!(trades(&table), [4, 6, 8]);
    table.play("merchant R");
    assert_eq!(trades(&table), [4, 4, 8]);
    // The majority goes with a mountaineer given up.
    let table = Table::new(2).land("J R").mountaineers(0, "RY").mountaineers(1, "R");
    let mut table = table.begin();
    table.play("mountaineer R J P");
    assert_eq!(trades(&table), [0, 0, 2]);
}

#[test]
fn r49_the_last_turn_is_played_whole_with_its_end_skills() {
    let table =
        Table::new(2).supply([0; 4]).to_assign("RY").champion(0, Champion::AzureAmbassador, "");
    let mut table = table.begin();
    table.all("assign R follower, assign Y follower");
    assert_eq!((table.decision(), FourTowers::winners(&table.state)), (Decision::End, None));
    let events = table.play("ambassador");
    assert_eq!((table.decision(), table.steps()[0]), (Decision::Over, 1));
    let scored = events.iter().filter_map(|event| match event {
        Event::Scored { seat, .. } => Some(*seat),
        _ => None,
    });
    assert!(scored.eq([Seat(0), Seat(1)]), "each once, in seating order");
    assert!(
        matches!(events.last(), Some(Event::GameEnded { winners }) if winners.contains(Seat(0)))
    );
    assert_eq!((FourTowers::decider(&table.state), table.legal().len()), (None, 0));
}

#[test]
fn r51_lords_that_became_demons_count_no_more() {
    let table = Table::new(2).land("A RR").lords("RR").followers(0, "RRR").drawn("RRR");
    let mut table = table.begin();
    assert_eq!(points(&table, 0, Cause::Followers), 6);
    table.play("place R A");
    assert_eq!(points(&table, 0, Cause::Followers), 3);
}

/// Every cause at once.
#[test]
fn points_are_added_up_by_cause() {
    let table = Table::new(2).lords("RRRYB").demons("GG").followers(0, "RRYYG").turn(20);
    let table =
        table.mercenaries(0, "RRRRRRR").merchants(0, "RY").mountaineers(0, "RY").step(0, 14);
    let table = table.champion(0, Champion::Slanderer, "RG").gems(0, 2).begin();
    let score = score(table.state.table(), Seat(0));
    let by_cause = Cause::ALL.map(|cause| score.of(cause));
    assert_eq!(by_cause, [8, 14, 4, 8, 2, 4, 15, 15]);
    assert_eq!((score.followers, score.total()), ([6, 2, 0, 0], 70));
    assert_eq!(table.totals(), [70, 0]);
}
