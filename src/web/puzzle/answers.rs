//! What was answered of puzzles, as the browser keeps it.

use super::screen::Noted;
use crate::archive::{PUZZLES, Shelf, one_text};
use crate::bots::ratings::Ladder;
use crate::scene::puzzle::{Answers, Attempt, PuzzleRating, of_the_day};
use crate::text::{labels, text};
use crate::web::store::{Browser, today};

/// Returns the name of the stored text of a game.
fn key(game: &str) -> String {
    format!("{PUZZLES}{game}")
}

/// Whether anything may have been answered of a game's puzzles.
pub fn has_answers(game: &str) -> bool {
    Browser.read(&key(game)).is_ok_and(|kept| kept.is_some())
}

/// Returns what was answered of a game's puzzles; nothing if it can't be read.
pub fn answers(game: &str) -> Answers {
    one_text::kept(&Browser, &key(game))
}

/// A puzzle of a game.
#[derive(Clone, Copy, Debug)]
pub struct Posed {
    pub game: &'static str,
    /// How strong the bots of the game are.
    pub ladders: &'static [Ladder],
    pub mark: u32,
    /// How often it was missed by bots, which says how difficult it is.
    pub missed: u8,
    /// Its place among so many.
    pub place: (usize, usize),
}

impl Posed {
    /// Keeps an attempt, and says what came of it. `is_first` says that it is the first one here.
    pub fn answered(self, attempt: Attempt, is_first: bool) -> Noted {
        let Posed { game, ladders, mark, missed, place: (at, count) } = self;
        let day = today();
        let mut before = 0;
        let kept = one_text::change(&Browser, &key(game), |answers: &mut Answers| {
            before = answers.firsts().len();
            match (attempt, is_first) {
                (attempt, true) => answers.attempt(mark, missed, attempt, day),
                (Attempt::Right, false) => answers.solve(mark),
                (Attempt::Wrong | Attempt::Shown, false) => {}
            }
            if attempt == Attempt::Right {
                answers.day = day.filter(|&day| of_the_day(day, count) == at).or(answers.day);
            }
        });
        let rated = |now: &_| {
            let of = PuzzleRating::of(now, ladders)?;
            Some(text().puzzle().rating_after(of.rating, &labels::signed(of.change)))
        };
        match kept {
            Ok(now) if now.firsts().len() > before => Noted { fault: None, said: rated(&now) },
            kept => Noted { fault: kept.err(), said: None },
        }
    }
}
