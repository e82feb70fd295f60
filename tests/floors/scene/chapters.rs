//! The log stands below heads: those of turns, or of events that all take part in.

use curia::games::council_of_4::CouncilOf4;
use curia::games::four_towers::FourTowers;
use curia::games::the_council::TheCouncil;
use curia::record::game_file;
use curia::rules::Seat;
use curia::scene::{Chapter, Role, role_of};
use curia::session::{Eyes, Session};
use curia::text::told::{Manner, Told};

/// Returns every entry of a match, with the part of the match that it belongs to.
fn told<G: Told>(text: &str) -> Vec<(Chapter, Seat, bool, String, String)> {
    let record = game_file::read::<G>(text).expect("a game file").record;
    let names: Vec<String> = record.seats.iter().map(|seat| seat.name.clone()).collect();
    let session = Session::open(record).expect("a match");
    let entries = session.log().enumerate().map(|(at, entry)| {
        let view = session.view_at(at, None).expect("a moment of the match");
        let ends = role_of(&entry) == Some(Role::End);
        let name = names[entry.seat.index()].clone();
        (G::chapter(&view), entry.seat, ends, name, G::tell(&entry, &names, Manner::Brief))
    });
    let told: Vec<_> = entries.collect();
    assert!(told.len() > 60, "only {}", told.len());
    told
}

fn is_told_by_turns<G: Told>(text: &str) {
    let told = told::<G>(text);
    let turns: Vec<_> = told.chunk_by(|one, next| one.0 == next.0).collect();
    for (turn, number) in turns.iter().zip(1..) {
        let chapter = turn[0].0;
        assert_eq!(chapter.number, number, "every turn has one head");
        for (at, (_, seat, ends, name, brief)) in turn.iter().enumerate() {
            assert_eq!(chapter.seat, Some(*seat), "{brief}");
            assert!(!ends || at + 1 == turn.len(), "only the last action ends the turn");
            assert!(*ends || !brief.is_empty(), "{chapter:?}");
            assert!(!brief.starts_with(name.as_str()), "{brief}");
        }
    }
}

#[test]
fn a_turn_is_told_below_one_head_and_without_its_name() {
    is_told_by_turns::<CouncilOf4>(include_str!("../../golden/council_of_4/111-3-a.curia"));
    is_told_by_turns::<FourTowers>(include_str!("../../golden/four_towers/2-a.curia"));
}

#[test]
fn what_all_choose_is_told_below_the_event() {
    let told = told::<TheCouncil>(include_str!("../../golden/the_council/3-a.curia"));
    let mut heads: Vec<Chapter> = told.iter().map(|entry| entry.0).collect();
    heads.dedup();
    assert!(heads.iter().all(|head| head.seat.is_none()));
    let mut each = heads.clone();
    each.sort_by_key(|head| (head.number, head.event));
    each.dedup();
    assert_eq!(each, heads, "they follow each other");
    assert!(heads.iter().any(|head| head.event.is_none()), "there is a draft");
}

/// Holds what is told of a move, at its moment, for each who may look on.
fn every_move_has_words<G: Told>(text: &str) {
    let record = game_file::read::<G>(text).expect("a game file").record;
    let names: Vec<String> = record.seats.iter().map(|seat| seat.name.clone()).collect();
    let session = Session::open(record).expect("a match");
    let count = names.len().try_into().expect("a few seats");
    let seats = Seat::first(count).map(Eyes::Seat);
    for eyes in seats.chain([Eyes::Onlooker, Eyes::All]) {
        for at in 0..session.played() {
            let entry = session.entry_at(at, eyes, at + 1).expect("an entry");
            for told in
                [G::tell(&entry, &names, Manner::Now), G::tell(&entry, &names, Manner::Past)]
            {
                assert!(told.contains(' '), "{entry:?}: {told:?}");
            }
        }
    }
}

#[test]
fn every_move_has_words_also_one_that_is_hidden() {
    every_move_has_words::<CouncilOf4>(include_str!("../../golden/council_of_4/111-3-a.curia"));
    every_move_has_words::<TheCouncil>(include_str!("../../golden/the_council/3-a.curia"));
    every_move_has_words::<FourTowers>(include_str!("../../golden/four_towers/2-a.curia"));
}
