//! The pars of daily challenges that were found out, and their stored form.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Day;
use super::one_text::{GoesAlong, OneText};

/// Name of the stored text.
pub const PARS: &str = "curia.pars";
/// Version that is written.
const VERSION: u32 = 1;
/// Number of days of a game that are kept, the last ones.
const MOST: usize = 100;
/// Maximum length of a text in bytes, far above so many days of many games; longer texts are not read.
const LONGEST_TEXT: usize = 1 << 17;

/// Points by game and day.
type Points = BTreeMap<String, BTreeMap<Day, u16>>;

/// The pars that are known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pars(Points);

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    version: u32,
    pars: Points,
}

impl OneText for Pars {
    const VERSION: u32 = VERSION;

    fn read(text: &str) -> Option<Pars> {
        let text = Some(text).filter(|text| text.len() <= LONGEST_TEXT)?;
        let Form { version, pars } = serde_json::from_str(text).ok()?;
        (version == VERSION).then_some(Pars(pars))
    }

    fn write(&self) -> String {
        let form = Form { version: VERSION, pars: self.0.clone() };
        // Writing it can't fail; an empty text would not be read.
        serde_json::to_string(&form).unwrap_or_default()
    }
}

impl GoesAlong for Pars {
    fn merge(&mut self, given: Pars) {
        for (game, days) in given.0 {
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
        self.0.get(game)?.get(&day).copied()
    }

    /// Keeps a par.
    pub fn find(&mut self, game: &str, day: Day, points: u16) {
        let days = self.0.entry(game.to_owned()).or_default();
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
