//! Expansions with everything filled in: a convention, so that each takes one press, and no advice.

use std::cmp::Reverse;

use crate::games::four_towers::rules::components::{Clan, EXPANDS, LineEnd, Village};
use crate::games::four_towers::rules::{Action, Clans, Decision, PublicState};
use crate::numbered::Numbered;
use crate::rules::Seat;

/// Whether an action places a peasant that makes its village expand.
pub fn bursts(table: &PublicState, action: Action) -> bool {
    match action {
        Action::Place { village, .. } => table.land.at(village).total() + 1 >= EXPANDS,
        _ => false,
    }
}

/// Answer to a demon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Numbered)]
pub enum Demotion {
    /// The marker of this seat moves down.
    Of(Seat),
    /// Nobody's does.
    Nobody,
}

/// How a village expands if nothing else is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Filled {
    /// Who takes each line, in the order of the lines.
    pub clans: [Option<Clan>; 3],
    /// The answer to the demon, if it makes one and someone can move down.
    pub demotion: Option<Demotion>,
}

impl Filled {
    /// Returns how a village expands: Outside goes the clan of which the player has most followers, into the City the
    /// one of which it has fewest, the others in their order; the highest marker that can moves down.
    pub fn of(table: &PublicState, village: Village) -> Filled {
        let lines = village.lines();
        let followers = table.own().followers;
        let mut there = table.land.at(village);
        let mut clans = [None; 3];
        for (line, clan) in lines.iter().zip(&mut clans) {
            let chosen = match line {
                // The first of several.
                LineEnd::Outside => there.kinds().min_by_key(|&clan| Reverse(followers.of(clan))),
                LineEnd::City => there.kinds().min_by_key(|&clan| followers.of(clan)),
                LineEnd::Village(_) => continue,
            };
            *clan = chosen.filter(|&clan| there.remove(clan));
        }
        let mut rest = there.iter();
        clans.iter_mut().filter(|clan| clan.is_none()).for_each(|clan| *clan = rest.next());
        let demotion = if lines.contains(&LineEnd::City) { highest(table) } else { None };
        Filled { clans, demotion }
    }

    /// Returns the action for a village that expands like this; `None` for one that doesn't expand.
    pub fn action(self, village: Village) -> Option<Action> {
        let [Some(one), Some(two), Some(three)] = self.clans else { return None };
        Some(Action::Expand { village, clans: [one, two, three] })
    }
}

/// Returns the seat with the highest marker that can move down, the next in turn of several.
pub fn highest(table: &PublicState) -> Option<Demotion> {
    let seats = table.seats().max(1);
    let distance = |seat: Seat| (seat.0 + seats - table.active().0) % seats;
    let by_height = |&seat: &Seat| (Reverse(table.player(seat).step), distance(seat));
    table.demotable().iter().min_by_key(by_height).map(Demotion::Of)
}

/// Returns what is done at a table in a cascade if nothing else is said; `None` outside of one.
pub fn filled_in(table: &PublicState) -> Option<Action> {
    match table.decision() {
        Decision::Expand => {
            let village = table.land.bursting().first()?;
            Filled::of(table, village).action(village)
        }
        Decision::Demote => Some(match highest(table) {
            Some(Demotion::Of(seat)) => Action::Demote(seat),
            _ => Action::Spare,
        }),
        _ => None,
    }
}

/// Returns the lines once a clan takes one of them: whom it displaces takes the line that the clan leaves, unless
/// another of the clan is free.
#[must_use]
pub fn sent(there: Clans, lines: [Option<Clan>; 3], line: usize, clan: Clan) -> [Option<Clan>; 3] {
    let mut now = lines;
    let Some(&before) = lines.get(line) else { return now };
    // The lines after this one first: those before it may have been chosen already.
    let others = [(line + 1) % lines.len(), (line + 2) % lines.len()];
    let going: Clans = others.into_iter().filter_map(|at| lines[at]).collect();
    if going.of(clan) >= there.of(clan)
        && let Some(from) = others.into_iter().find(|&at| lines[at] == Some(clan))
    {
        now[from] = before;
    }
    now[line] = Some(clan);
    now
}
