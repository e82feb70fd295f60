//! What an action brings, before it is done.

use super::expansion::filled_in;
use crate::games::four_towers::rules::components::{Clan, LineEnd, Village, points};
use crate::games::four_towers::rules::scoring::score;
use crate::games::four_towers::rules::{Action, Event, PublicState, Score, View};
use crate::rules::Seat;

/// Most expansions and answers of a cascade: none is as long.
const MOST: usize = 128;

/// What an action brings.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// The seat that acts.
    pub seat: Seat,
    /// The table after it, as far as it is foreseen.
    pub after: PublicState,
    /// What happens, but for a champion that turns up.
    pub events: Vec<Event>,
    /// The expansions that follow, with those to come: how many, and of which villages, depends on no choice.
    pub cascade: Cascade,
    /// The seat's score if the game ended now, before and after.
    pub score: (Score, Score),
    /// The space of the seat's marker before, and after all expansions.
    pub step: (u8, u8),
    /// Whether a champion turns up, so that it can't be undone.
    pub reveals: bool,
    /// Whether the next decision is the same seat's.
    pub goes_on: bool,
}

/// Expansions one after another (R11).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cascade {
    /// The villages that expand, in the order of the convention.
    pub villages: Vec<Village>,
    /// Peasants pushed Outside.
    pub lords: u8,
    /// Peasants pushed into the City.
    pub demons: u8,
}

impl Cascade {
    /// Returns the expansions that a table still has before it.
    pub fn ahead(table: &PublicState) -> Cascade {
        let mut cascade = Cascade::default();
        cascade.go_on(*table);
        cascade
    }

    /// Adds what is filled in from here on. Returns the table after it.
    fn go_on(&mut self, mut table: PublicState) -> PublicState {
        for _ in 0..MOST {
            let Some(action) = filled_in(&table) else { break };
            match table.foresee(action, |event| self.count(event)) {
                Ok(after) => table = after,
                Err(_) => break,
            }
        }
        table
    }

    fn count(&mut self, event: Event) {
        let Event::Expanded { village, .. } = event else { return };
        self.villages.push(village);
        for end in village.lines() {
            match end {
                LineEnd::Outside => self.lords += 1,
                LineEnd::City => self.demons += 1,
                LineEnd::Village(_) => {}
            }
        }
    }

    /// Whether nothing expands.
    pub fn is_empty(&self) -> bool {
        self.villages.is_empty()
    }

    /// Returns the number of expansions.
    pub fn len(&self) -> u8 {
        u8::try_from(self.villages.len()).unwrap_or(u8::MAX)
    }

    /// Returns the place of a village among those that expand, from 1.
    pub fn place_of(&self, village: Village) -> Option<u8> {
        let place = self.villages.iter().position(|&other| other == village)?;
        u8::try_from(place + 1).ok()
    }

    /// Whether it reaches Outside from a village.
    pub fn has(&self, village: Village) -> bool {
        self.villages.contains(&village)
    }
}

impl Outcome {
    /// Returns what an action of the view's seat brings; `None` if it is not legal.
    pub fn of(view: &View, action: Action) -> Option<Outcome> {
        let seat = view.seat.filter(|_| view.decides())?;
        let before = &view.table;
        let mut events = Vec::new();
        let after = before.foresee(action, |event| events.push(event)).ok()?;
        let mut cascade = Cascade::default();
        events.iter().for_each(|&event| cascade.count(event));
        let settled = cascade.go_on(after);
        let reveals =
            matches!(action, Action::Third(_) | Action::Buy { .. }) && !before.deck().is_empty();
        Some(Outcome {
            seat,
            after,
            events,
            cascade,
            score: (score(before, seat), score(&after, seat)),
            step: (before.player(seat).step, settled.player(seat).step),
            reveals,
            goes_on: !reveals && after.decider() == Some(seat),
        })
    }

    /// Returns the points before and after.
    pub fn totals(&self) -> (u16, u16) {
        (self.score.0.total(), self.score.1.total())
    }

    /// Returns the influence before, and after all expansions.
    pub fn influence(&self) -> (u16, u16) {
        (points(self.step.0), points(self.step.1))
    }

    /// Returns the lords of a clan that the action makes, and the demons with the lords that follow.
    pub fn made(&self, clan: Clan) -> (u8, u8) {
        let lords =
            |event: &&Event| matches!(event, Event::LordMade { clan: of, .. } if *of == clan);
        let demons = |event: &Event| match *event {
            Event::DemonMade { clan: of, lord_follows, .. } if of == clan => {
                1 + u8::from(lord_follows)
            }
            _ => 0,
        };
        (self.events.iter().filter(lords).count() as u8, self.events.iter().map(demons).sum())
    }
}
