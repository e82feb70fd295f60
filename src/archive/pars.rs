//! The pars of daily challenges that were found out, and their stored form.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Day;
use super::one_text::{GoesAlong, OneText};
use crate::rules::position::Format;

/// Name of the stored text.
pub const PARS: &str = "curia.pars";
/// Number of days of a game that are kept, the last ones.
const MOST: usize = 100;

/// The pars that are known.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pars {
    version: Format<{ Pars::VERSION }>,
    /// Points by game and day.
    pars: BTreeMap<String, BTreeMap<Day, u16>>,
}

impl OneText for Pars {
    const VERSION: u32 = 1;
    const LONGEST: usize = 1 << 17;
}

impl GoesAlong for Pars {
    fn merge(&mut self, given: Pars) {
        for (game, days) in given.pars {
            for (day, points) in days {
                if self.of(&game, day).is_none() {
                    self.find(&game, day, points);
                }
            }
        }
    }
}

impl Pars {
    /// Returns the par of a game's challenge of a day, in points, if it is known.
    pub fn of(&self, game: &str, day: Day) -> Option<u16> {
        self.pars.get(game)?.get(&day).copied()
    }

    /// Keeps a par.
    pub fn find(&mut self, game: &str, day: Day, points: u16) {
        let days = self.pars.entry(game.to_owned()).or_default();
        days.insert(day, points);
        while days.len() > MOST {
            days.pop_first();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(number: u8) -> Day {
        Day::new(2026, 1 + number / 28, 1 + number % 28).expect("a day")
    }

    #[test]
    fn a_par_is_kept_by_game_and_day() {
        let mut pars = Pars::default();
        pars.find("one", day(3), 40);
        pars.find("other", day(3), 7);
        assert_eq!((pars.of("one", day(3)), pars.of("other", day(3))), (Some(40), Some(7)));
        assert_eq!((pars.of("one", day(4)), pars.of("none", day(3))), (None, None));
        assert_eq!(Pars::read(&pars.write()), Some(pars.clone()));
        (0..=MOST as u8).for_each(|number| pars.find("one", day(number), number.into()));
        assert_eq!((pars.of("one", day(0)), pars.of("one", day(MOST as u8))), (None, Some(100)));
    }

    #[test]
    fn damaged_and_newer_texts_of_pars_are_not_read() {
        let text = Pars::default().write();
        for wrong in [&text[1..], &text.replace(":1", ":2"), "", "{}", &"[".repeat(1 << 18)] {
            assert_eq!(Pars::read(wrong), None, "{wrong:.20}");
        }
    }
}
