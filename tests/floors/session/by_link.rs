//! A match played by link: each screen shows its own seat, no matter whose turn it is, and plays for nobody else.

use super::{TABLES, tables};
use crate::positions::steps;
use crate::seats::{BOT, PERSON, new_match};
use curia::bots::legal;
use curia::games::council_of_4::CouncilOf4;
use curia::record::Controller;
use curia::rules::Seat;
use curia::session::{NoUndo, Session, Stage};

/// Follows each match with several persons on the screen of each of them.
fn follow(mut look: impl FnMut(&mut Session<CouncilOf4>, Seat, &[Controller])) {
    let mut screens = 0;
    for (controllers, setup, seed) in tables() {
        let persons = Seat::first(4).zip(controllers).filter(|(_, who)| **who == PERSON);
        let persons: Vec<Seat> = persons.map(|(seat, _)| seat).collect();
        for &mine in persons.iter().filter(|_| persons.len() > 1) {
            let record = new_match(&setup, &seed, controllers);
            let mut session = Session::open_for(record, Some(mine)).expect("a match");
            for (_, action) in steps(&setup, &seed) {
                look(&mut session, mine, controllers);
                session.play(action).expect("a legal action");
            }
            assert_eq!(session.stage(), Stage::Over);
            assert_eq!(session.away(), None, "nobody is sent a match to play that is over");
            screens += 1;
        }
    }
    assert!(screens >= TABLES.len());
}

#[test]
fn each_screen_shows_its_own_seat_and_is_never_handed_over() {
    follow(|session, mine, _| {
        assert_eq!(session.stage(), Stage::Table(Some(mine)));
        let played = session.played();
        assert_eq!(Some(session.view()), session.view_at(played, Some(mine)));
        assert_eq!((session.shown(), session.own_seat()), (Some(mine), Some(mine)));
        session.hide();
        session.take_over();
        assert_eq!(session.stage(), Stage::Table(Some(mine)));
    });
}

#[test]
fn a_screen_plays_for_its_own_seat_and_the_bots_and_waits_for_the_others() {
    follow(|session, mine, controllers| {
        let decider = session.decider().expect("a seat on turn");
        let controller = controllers[decider.index()];
        let elsewhere = decider != mine && controller == PERSON;
        assert_eq!(session.away(), elsewhere.then_some(decider));
        assert_eq!(session.is_bots_turn(), controller == BOT || controller != PERSON);
        let choices = legal::<CouncilOf4>(&session.view());
        assert_eq!(choices.is_empty(), decider != mine, "only the own seat chooses here");
        if elsewhere {
            assert!(!session.is_amid_turn());
        }
    });
}

#[test]
fn what_was_sent_is_not_taken_back() {
    follow(|session, mine, _| {
        if session.decider() != Some(mine) {
            assert_eq!(session.can_undo(), Err(NoUndo::NotYourTurn));
            assert_eq!(session.can_restart_turn(), Err(NoUndo::NotYourTurn));
            assert!(!session.can_redo());
        } else if let Ok(moment) = session.can_undo() {
            assert_eq!(session.decider_at(moment.played), Some(mine));
            let turn = session.turn_at(session.played());
            assert_eq!(session.turn_at(moment.played), turn, "no turn before this one");
        }
    });
}

#[test]
fn only_a_person_among_several_plays_by_link() {
    let (_, setup, seed) = tables().next().expect("a table of two");
    let open = |controllers: &[Controller], mine| {
        let record = new_match(&setup, &seed, controllers);
        Session::open_for(record, Some(mine)).expect("a match")
    };
    assert_eq!(open(&[PERSON, PERSON], Seat(1)).mine(), Some(Seat(1)));
    assert_eq!(open(&[PERSON, BOT], Seat(1)).mine(), None, "a bot");
    assert_eq!(open(&[PERSON, PERSON], Seat(7)).mine(), None, "no seat");
    assert_eq!(open(&[BOT, BOT], Seat(0)).own_seat(), None);
    let start = open(&[PERSON, PERSON], Seat(7));
    assert!(matches!(start.stage(), Stage::HandOver(_)), "at one screen instead");
}
