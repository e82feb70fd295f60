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

use crate::archive::{Glance, Glanced};
use crate::bots::{Playable, legal};
use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::action::Kind;
use crate::games::the_council::rules::components::{Card, LAST_RANK, MOST_PLAYERS, Suit, Suits};
use crate::games::the_council::rules::event::Opening;
use crate::games::the_council::rules::legal::check;
use crate::games::the_council::rules::scoring::score;
use crate::games::the_council::rules::tests::table::{
    Table, card, cards, chips, deal, suit, table,
};
use crate::games::the_council::rules::{
    Action, CardSet, Cause, Chips, Decision, Event, Illegal, PublicState, View, count, scoring,
};
use crate::games::the_council::scene::bids::{Choice, Lead, Stands, ToCome, Turn};
use crate::games::the_council::scene::digest::{Concern, concerns};
use crate::games::the_council::scene::draft::Aim;
use crate::games::the_council::scene::draft::has;
use crate::games::the_council::scene::drafting::Drafting;
use crate::games::the_council::scene::effect::{Effect, effect};
use crate::games::the_council::scene::events::Events;
use crate::games::the_council::scene::geometry::{Area, Geometry, Length, Plate};
use crate::games::the_council::scene::glance::Small;
use crate::games::the_council::scene::keys::{Command, Shows, read};
use crate::games::the_council::scene::look::look;
use crate::games::the_council::scene::motion::{Flight, LONGEST_RESULT, Piece, flights};
use crate::games::the_council::scene::moves::{Line, lines};
use crate::games::the_council::scene::outcome::{Brings, Prospect, instead};
use crate::games::the_council::scene::picking::why_not;
use crate::games::the_council::scene::place::{Counter, named, of_action};
use crate::games::the_council::scene::preset::presets;
use crate::games::the_council::scene::resolution::{Beat, Change, Parted, Step, SuitResult, Then};
use crate::games::the_council::scene::seats::{Doing, panels, panels_after};
use crate::games::the_council::scene::sound::TWO_LOW;
use crate::games::the_council::scene::standing::Tie;
use crate::games::the_council::scene::trace::{Row, What};
use crate::games::the_council::scene::{
    Bids, Draft, Hall, Mark, Outcome, Pick, Place, Reason, Resolution, Scene, Standing, Trace,
};
use crate::rules::{Game, Seat, Seats, Seed, trial};
use crate::scene::keys::{HouseKey, Press};
use crate::scene::motion::{LONGEST, length};
use crate::scene::travel::{Direction, Travel};
use crate::scene::{Legal, Picked, Seen, Shown};
use crate::session::Entry;

/// Shows every step of random games of every number of players.
pub fn games(each: u32, look: impl FnMut(&trial::Step<TheCouncil>)) {
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
