//! Matches that people play by link, each on a device of their own: what the device keeps of one, how the match in
//! a link relates to it, and what can be said of it in the end.
//!
//! Anyone with a link has the seed in it, so nothing here keeps them from looking at what is hidden. But nobody
//! can take back what another device was sent: that device knows it.

use serde::{Deserialize, Serialize};

use crate::record::{Controller, Match, SeatRecord, json};
use crate::rules::luck::fnv1a;
use crate::rules::{Game, Seat};

/// What a device keeps of a match that is played by link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByLink {
    /// Seat of this device's person.
    pub mine: Seat,
    /// What came in links and was taken over, the first one first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub came: Vec<Came>,
    /// Name of the own seat before this device's person said another one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub was: Option<String>,
}

/// The match as it came in a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Came {
    pub actions: usize,
    pub check: u32,
}

/// Relation of the match in a link to the kept one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Course {
    /// Both part after so many actions.
    Forked {
        /// Number of actions that both share.
        at: usize,
    },
    /// The kept one went on from it.
    Older,
    /// It goes on from the kept one with actions of this device's own seat, which were not played here.
    PlaysMine {
        /// Number of these actions.
        actions: usize,
    },
    /// It goes on from the kept one, by others alone.
    Newer,
    /// They are the same.
    Same,
}

/// What the check of a match found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checked {
    /// Number of actions, all legal, and with every draw as the seed has it.
    pub actions: usize,
    /// Number of links that came.
    pub links: usize,
    /// Number of actions of the first link that the match does not go on from, if there is one.
    pub left: Option<usize>,
    /// Check number of the whole match: the same on every device that has the same match.
    pub check: u32,
}

impl ByLink {
    /// Returns what is kept of a match that begins here; `None` if no other person plays.
    pub fn begin<G: Game>(record: &Match<G>, mine: Seat) -> Option<ByLink> {
        let is_mine = record.controller(mine) == Some(Controller::Person);
        (is_mine && record.persons() > 1).then_some(ByLink { mine, came: Vec::new(), was: None })
    }

    /// Notes that the match came in a link.
    pub fn note<G: Game>(&mut self, record: &Match<G>) {
        let came = Came { actions: record.actions.len(), check: check_number(record) };
        if self.came.last() != Some(&came) {
            self.came.push(came);
        }
    }

    /// Returns the relation of a match in a link to the kept one; `None` if it is another match. Names are not
    /// compared: everyone says their own.
    pub fn course_of<G: Game>(&self, kept: &Match<G>, sent: &Match<G>) -> Option<Course> {
        let dealt = |of: &Match<G>| (of.setup.clone(), of.seed.clone());
        let sits = |of: &Match<G>| -> Vec<_> {
            of.seats.iter().map(|seat| (seat.colour, seat.controller)).collect()
        };
        if dealt(kept) != dealt(sent) || sits(kept) != sits(sent) {
            return None;
        }
        let shared = kept.actions.iter().zip(&sent.actions).take_while(|(a, b)| a == b).count();
        Some(match (kept.actions.len(), sent.actions.len()) {
            (here, there) if shared == here && shared == there => Course::Same,
            (here, _) if shared == here => match self.actions_of_mine(sent, shared) {
                0 => Course::Newer,
                actions => Course::PlaysMine { actions },
            },
            (_, there) if shared == there => Course::Older,
            _ => Course::Forked { at: shared },
        })
    }

    /// Returns the number of actions of this device's seat from some place on.
    fn actions_of_mine<G: Game>(&self, record: &Match<G>, from: usize) -> usize {
        let (mut count, last) = (0, record.actions.len());
        // It was played to be read.
        drop(record.replay(|at, state| {
            count += usize::from(at >= from && at < last && G::decider(state) == Some(self.mine));
        }));
        count
    }

    /// Checks a match by playing it, and whether it goes on from everything that came; `None` if it can't be played.
    pub fn checked<G: Game>(&self, record: &Match<G>) -> Option<Checked> {
        record.replay(|_, _| {}).ok()?;
        let numbers = check_numbers(record);
        let goes_on = |came: &&Came| numbers.get(came.actions) == Some(&came.check);
        let left = self.came.iter().find(|came| !goes_on(came)).map(|came| came.actions);
        let (actions, links) = (record.actions.len(), self.came.len());
        Some(Checked { actions, links, left, check: *numbers.last()? })
    }
}

/// Returns the seat that the person here most likely has in a match that came, by the name that was said here last and
/// the seat on turn, to which it was sent; `None` if these speak for different seats.
pub fn likely_seat(seats: &[SeatRecord], own: Option<&str>, next: Option<Seat>) -> Option<Seat> {
    let persons = (0..).map(Seat).zip(seats);
    let mut persons = persons.filter(|(_, seat)| seat.controller == Controller::Person);
    let is_person = |seat: Seat| persons.clone().any(|(at, _)| at == seat);
    let next = next.filter(|&seat| is_person(seat));
    let mut named = persons.clone().filter(|(_, seat)| Some(&*seat.name) == own).map(|(at, _)| at);
    let Some(first) = named.clone().next() else {
        return next.or_else(|| Some(persons.next()?.0));
    };
    match next {
        Some(next) => named.any(|at| at == next).then_some(next),
        None => named.nth(1).is_none().then_some(first),
    }
}

/// Returns a number that is the same for two matches only if set-up, seed, seats and actions are, but for one pair in
/// four thousand millions. Names and help don't count.
pub fn check_number<G: Game>(record: &Match<G>) -> u32 {
    check_numbers(record).last().copied().unwrap_or_default()
}

/// Returns the check number of the match before its first action, and after each.
fn check_numbers<G: Game>(record: &Match<G>) -> Vec<u32> {
    let mut deal = record.again(record.seed.clone());
    deal.seats.iter_mut().for_each(|seat| seat.name.clear());
    let mut mark = fnv1a(json::write(&deal).as_bytes());
    let mut numbers = vec![in_short(mark)];
    for &action in &record.actions {
        mark = fnv1a(&[&mark.to_le_bytes(), G::print(action).as_bytes()].concat());
        numbers.push(in_short(mark));
    }
    numbers
}

const fn in_short(mark: u64) -> u32 {
    (mark ^ mark >> u32::BITS) as u32
}
