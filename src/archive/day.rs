//! A day of the calendar.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A calendar day of the years 2000 to 9999, written as 2026-11-21.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Day {
    year: u16,
    month: u8,
    day: u8,
}

/// Error for a text that is not a day such as 2026-11-21.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoDay;

impl Day {
    /// Returns the day if the calendar has it.
    pub const fn new(year: u16, month: u8, day: u8) -> Option<Day> {
        let is_leap =
            year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let last = match month {
            2 if is_leap => 29,
            2 => 28,
            4 | 6 | 9 | 11 => 30,
            1..=12 => 31,
            _ => 0,
        };
        if matches!(year, 2000..=9999) && day >= 1 && day <= last {
            Some(Day { year, month, day })
        } else {
            None
        }
    }

    /// Returns the year, the month from 1 and the day from 1.
    pub const fn parts(self) -> (u16, u8, u8) {
        (self.year, self.month, self.day)
    }

    /// Returns the day before; `None` of the first one.
    pub fn before(self) -> Option<Day> {
        let last_of = |year, month| (28..=31).rev().find_map(|day| Day::new(year, month, day));
        match (self.month, self.day) {
            (month, 2..) => Day::new(self.year, month, self.day - 1),
            (2.., _) => last_of(self.year, self.month - 1),
            _ => last_of(self.year - 1, 12),
        }
    }

    /// Returns the day of the week, from 0 for Monday to 6.
    pub fn weekday(self) -> u32 {
        // The year 2000 began on a Saturday.
        (self.number() + 5) % 7
    }

    /// Returns the number of days since the beginning of 2000, which identifies the day.
    pub fn number(self) -> u32 {
        let years = u32::from(self.year) - 2000;
        let leaps = years.div_ceil(4) - years.div_ceil(100) + years.div_ceil(400);
        let months = (1..self.month).map(|month| {
            let last = (28..=31).rev().find(|&day| Day::new(self.year, month, day).is_some());
            u32::from(last.unwrap_or_default())
        });
        365 * years + leaps + months.sum::<u32>() + u32::from(self.day) - 1
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Day {
    type Err = NoDay;

    fn from_str(text: &str) -> Result<Day, NoDay> {
        let mut parts = text.split('-').map(|part| part.parse::<u16>().ok());
        let mut part = || parts.next().flatten().ok_or(NoDay);
        let (year, month, day) = (part()?, part()?, part()?);
        let small = |part: u16| u8::try_from(part).map_err(|_| NoDay);
        let day = Day::new(year, small(month)?, small(day)?).ok_or(NoDay)?;
        // Each day has only one text.
        if day.to_string() == text { Ok(day) } else { Err(NoDay) }
    }
}

impl Serialize for Day {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Day {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Day, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|NoDay| de::Error::custom("a day as 2026-11-21"))
    }
}
