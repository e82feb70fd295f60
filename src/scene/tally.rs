//! Statistics of a person's own finished matches against bots.

use std::collections::BTreeMap;

use crate::archive::{Glance, Head};
use crate::bots::Level;
use crate::record::Controller;
use crate::rules::Seat;

/// Number of matches, and how they ended for the person.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// Number of matches.
    pub played: u32,
    /// Number of victories, shared ones too.
    pub won: u32,
    /// Points in all of them together.
    pub points: u32,
}

impl Count {
    fn add(&mut self, (won, points): (bool, u16)) {
        self.played += 1;
        self.won += u32::from(won);
        self.points += u32::from(points);
    }

    /// Returns the mean of the points, rounded.
    pub fn mean(&self) -> u32 {
        mean(self.points, self.played)
    }
}

/// Returns the mean of a sum over a number of matches, rounded.
pub fn mean(sum: u32, count: u32) -> u32 {
    (sum + count / 2).checked_div(count).unwrap_or_default()
}

/// Statistics of a person's own matches. Assisted ones are apart.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// All matches without help.
    pub all: Count,
    /// Those by the level of the opponents, weakest first; `None` where the levels differ.
    pub by_level: Vec<(Option<Level>, Count)>,
    /// Those by the number of seats.
    pub by_seats: BTreeMap<usize, Count>,
    /// Matches with help.
    pub assisted: Count,
}

/// Returns the person's seat of a finished match against bots only; `None` for any other match.
pub fn own_seat(head: &Head, glance: &Glance) -> Option<Seat> {
    let seats = &head.outline.seats;
    let is_person = |at: &usize| seats[*at].controller == Controller::Person;
    let mut persons = (0..seats.len()).filter(is_person);
    let own = persons.next().filter(|_| persons.next().is_none() && seats.len() > 1)?;
    glance.is_over().then(|| u8::try_from(own).ok().map(Seat)).flatten()
}

impl Tally {
    /// Counts the own matches among these.
    pub fn of<'a>(matches: impl IntoIterator<Item = (&'a Head, &'a Glance)>) -> Tally {
        let mut tally = Tally::default();
        for (head, glance) in matches {
            let Some(own) = own_seat(head, glance) else { continue };
            let points = glance.points.get(own.index()).copied().unwrap_or_default();
            let result = (glance.winners.contains(&own), points);
            if glance.assisted {
                tally.assisted.add(result);
                continue;
            }
            tally.all.add(result);
            let seats = &head.outline.seats;
            tally.by_seats.entry(seats.len()).or_default().add(result);
            let mut levels = seats.iter().filter_map(|seat| match seat.controller {
                Controller::Bot(level) => Some(level),
                Controller::Person => None,
            });
            let first = levels.next();
            let level = first.filter(|first| levels.all(|level| level == *first));
            match tally.by_level.iter_mut().find(|(of, _)| *of == level) {
                Some((_, count)) => count.add(result),
                None => {
                    let mut count = Count::default();
                    count.add(result);
                    tally.by_level.push((level, count));
                }
            }
        }
        let place = |level: &Option<Level>| Level::ALL.iter().position(|of| Some(*of) == *level);
        tally.by_level.sort_by_key(|(level, _)| place(level).unwrap_or(Level::ALL.len()));
        tally
    }
}
