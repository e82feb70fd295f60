//! Tests of what the screens show: positions arranged by hand around an event, and those of random games.

mod bids;
mod digests;
mod geometry;
mod keys;
mod looks;
mod motion;
mod outcomes;
mod picks;
mod resolutions;
mod results;
mod sounds;
mod standings;
mod traces;

use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::action::Action;
use crate::games::the_council::rules::tests::table::Table;
use crate::games::the_council::rules::view::View;
use crate::games::the_council::scene::resolution::Resolution;
use crate::rules::{Game, trial};

pub type Step = trial::Step<TheCouncil>;

/// Shows every step of random games of every number of players.
pub fn games(each: u32, look: impl FnMut(&Step)) {
    trial::games::<TheCouncil>(each, look);
}

/// Returns what the deciding seat of a table sees.
pub fn view(table: &Table) -> View {
    TheCouncil::view(&table.state, TheCouncil::decider(&table.state))
}

pub fn action(notation: &str) -> Action {
    TheCouncil::parse(notation).expect(notation)
}

/// Plays on to the end of an event. Returns the table and how it was resolved.
pub fn resolved(mut table: Table, actions: &str) -> (Table, Resolution) {
    let before = *table.state.table();
    let events = table.all(actions);
    let mut all = Resolution::all(&before, &events);
    assert_eq!(all.len(), 1, "one event");
    (table, all.remove(0))
}
