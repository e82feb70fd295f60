//! Decisions with only one possible answer.

use curia::bots::Playable;
use curia::bots::legal;
use curia::games::council_of_4::CouncilOf4;
use curia::games::four_towers::FourTowers;
use curia::record::{Controller, Match, game_file};
use curia::rules::{Game, Seat};
use curia::session::{Session, Stage};

use crate::seats::{BOT, PERSON};

/// Returns a golden game with these controllers.
fn golden<G: Playable>(file: &str, controllers: &[Controller]) -> Match<G> {
    let text = std::fs::read_to_string(format!("tests/golden/{file}.curia")).expect("a file");
    let mut record = game_file::read::<G>(&text).expect("a match").record;
    for (seat, &controller) in record.seats.iter_mut().zip(controllers) {
        seat.controller = controller;
    }
    record
}

/// Returns the tables of the first actions of a match, one more each.
fn moments<G: Playable + Clone>(record: &Match<G>) -> impl Iterator<Item = Session<G>> {
    (0..record.actions.len()).map(|played| {
        let actions = record.actions[..played].to_vec();
        Session::open(Match { actions, ..record.clone() }).expect("a match that begins")
    })
}

#[test]
fn the_only_move_is_that_of_the_person_on_the_screen() {
    let record = golden::<FourTowers>("four_towers/3-a", &[PERSON, BOT, BOT]);
    let mut found = 0;
    for session in moments(&record) {
        let view = session.view();
        let own = session.decider() == Some(Seat(0));
        let expected = match *legal::<FourTowers>(&view) {
            [action] if own => Some(action),
            _ => None,
        };
        assert_eq!(session.only_move(), expected, "after {}", session.played());
        found += usize::from(expected.is_some());
    }
    assert!(found > 0);
}

#[test]
fn behind_the_curtain_there_is_no_only_move() {
    let record = golden::<CouncilOf4>("council_of_4/111-3-a", &[PERSON; 3]);
    let mut found = 0;
    for mut session in moments(&record) {
        if let Stage::HandOver(_) = session.stage() {
            assert_eq!(session.only_move(), None);
            session.take_over();
        }
        found += usize::from(session.only_move().is_some());
    }
    assert!(found > 0);
}

#[test]
fn of_a_game_with_secrets_only_the_own_only_moves_are_told() {
    let told = |session: &Session<CouncilOf4>| {
        let entries = (0..session.played()).filter(|&at| session.was_only_move(at));
        entries.map(|at| session.log_at(at).map(|entry| entry.seat)).collect::<Vec<_>>()
    };
    let record = golden::<CouncilOf4>("council_of_4/111-3-a", &[PERSON, BOT, BOT]);
    let own = told(&Session::open(record.clone()).expect("a match that begins"));
    assert!(!own.is_empty() && own.iter().all(|seat| *seat == Some(Seat(0))), "{own:?}");
    let forced = moments(&record).filter(|session| session.only_move().is_some()).count();
    assert_eq!(own.len(), forced);
    let several = golden::<CouncilOf4>("council_of_4/111-3-a", &[PERSON, PERSON, BOT]);
    let several = Session::open(several).expect("a match that begins");
    assert!(CouncilOf4::HAS_SECRETS && told(&several).is_empty());
}
