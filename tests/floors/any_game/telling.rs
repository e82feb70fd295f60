//! The log of the toy game as it is read aloud entry by entry: outdated entries are read again.

use curia::rules::Game;
use curia::session::{Entry, Stage, Telling};

use super::tables::{Table, matches, open};
use crate::toy::Toy;

/// A log as it is told: entry by entry, with repetitions only where needed.
#[derive(Default)]
struct Listener {
    telling: Telling<Toy>,
    told: Vec<Entry<Toy>>,
    /// Number of entries told again.
    anew: usize,
}

impl Listener {
    fn listen(&mut self, session: &Table) {
        let same = self.telling.catch_up(session);
        assert!(same <= self.told.len() && same <= session.played());
        self.anew += self.told.len().min(session.played()) - same;
        self.told.truncate(same);
        self.told.extend(session.log_since(same));
        assert_eq!(self.told, session.log().collect::<Vec<_>>());
    }
}

/// A choice that was hidden when it was told is told again once all know it, and only then.
#[test]
fn what_comes_to_light_is_told_again() {
    let mut told_again = 0;
    for record in matches().filter(|record| record.persons() < 2) {
        let mut session = open(record.again(record.seed.clone()));
        let mut listener = Listener::default();
        listener.listen(&session);
        for &action in &record.actions {
            let before = listener.told.clone();
            listener.anew = 0;
            session.play(action).expect("a legal action");
            listener.listen(&session);
            let hidden = before.iter().position(|entry| entry.action.is_none());
            let now_known = hidden.is_some_and(|at| listener.told[at].action.is_some());
            let expected = hidden.filter(|_| now_known).map_or(0, |at| before.len() - at);
            assert_eq!(listener.anew, expected, "{}", Toy::print(action));
            told_again += listener.anew;
        }
    }
    assert!(told_again > 50, "only {told_again}");
}

/// Undoing the action that revealed a choice removes that choice from the log.
#[test]
fn what_is_hidden_again_is_told_as_hidden() {
    let mut hidden_again = 0;
    for record in matches().filter(|record| record.persons() == 1) {
        let mut session = open(record.again(record.seed.clone()));
        let mut listener = Listener::default();
        for &action in &record.actions {
            session.play(action).expect("a legal action");
            listener.listen(&session);
            let Ok(moment) = session.can_undo() else { continue };
            let known = |session: &Table, before: usize| {
                session.log().take(before).filter(|entry| entry.action.is_some()).count()
            };
            let mut back = session.clone();
            back.go_back(moment.played).expect("a way back");
            hidden_again += known(&session, moment.played) - known(&back, moment.played);
            listener.listen(&back);
            back.redo();
            listener.listen(&back);
            listener.listen(&session);
        }
    }
    assert!(hidden_again > 10, "only {hidden_again}");
}

/// Each person keeps the log as it was told to them.
#[test]
fn every_person_is_told_the_log_as_they_may_know_it() {
    let (mut taken_over, mut told) = (0, 0);
    for record in matches().filter(|record| record.persons() > 1) {
        let mut session = open(record.again(record.seed.clone()));
        let mut listener = Listener::default();
        for &action in &record.actions {
            listener.listen(&session);
            if let Stage::HandOver(_) = session.stage() {
                session.take_over();
                listener.listen(&session);
                taken_over += 1;
            }
            session.play(action).expect("a legal action");
            told += listener.told.len();
        }
        listener.listen(&session);
    }
    assert!(taken_over > 50 && told > 500, "{taken_over} {told}");
}
