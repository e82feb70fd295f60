//! What the table shows, tested without a browser: positions of random games, and some arranged by hand.

mod expansions;
mod facts;
mod keys;
mod map;
mod mats;
mod motion;
mod outcomes;
mod picks;
mod plays;
mod traces;
mod track;

use std::collections::{BTreeSet, HashSet};
use std::f64::consts::PI;
use std::mem::discriminant;

use crate::archive::Glance;
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::components::{
    Clan, DOUBLING, LINES, LineEnd, MOST_PLAYERS, Ring, Space, TOP, Trade, Village, turns,
};
use crate::games::four_towers::rules::scoring::{score, winners};
use crate::games::four_towers::rules::{
    Action, Cause, Clans, Decision, Event, Illegal, Kind, Play, PublicState, Setup, Skill, State,
    View,
};
use crate::games::four_towers::scene::digest::{Concern, concerns};
use crate::games::four_towers::scene::draft::Part;
use crate::games::four_towers::scene::expansion::{Demotion, Filled, filled_in, highest, sent};
use crate::games::four_towers::scene::facts::{Fact, fact};
use crate::games::four_towers::scene::geometry::{
    Area, CITY, EAST, ENTRIES, FROM_NORTH, GATES, MAP, Point, Road, WEST, curve_of, entry_of,
    fall_of, gate_of, roads, tower_foot, village_middle,
};
use crate::games::four_towers::scene::glance::Small;
use crate::games::four_towers::scene::keys::{Command, read};
use crate::games::four_towers::scene::{Draft, Gains, Pick};

use crate::games::four_towers::scene::kind::play_of;
use crate::games::four_towers::scene::mats::merchant_spaces;
use crate::games::four_towers::scene::motion::{LONGEST, Piece, flights};
use crate::games::four_towers::scene::parts::{
    CITY_FIELD, CITY_TARGET, GATE_TARGET, GREAT_RIDER, LETTER, LETTER_DISC, Oval, PLOT, RIDER,
    TOWER_TARGET, VILLAGE_TARGET, WINDOWS, city_field, gate_middle, name, peasants, rider, tip,
    window,
};
use crate::games::four_towers::scene::plays::{Closed, RowState, rail, why_closed};
use crate::games::four_towers::scene::reason::why_not;
use crate::games::four_towers::scene::skills::ready_of;
use crate::games::four_towers::scene::standing::Tie;
use crate::games::four_towers::scene::trace::Row;
use crate::games::four_towers::scene::track::{Track, Way};
use crate::games::four_towers::scene::{
    Cascade, Legal, Mark, Outcome, Reason, Scene, Standing, Trace,
};
use crate::numbered::Numbered;
use crate::rules::trial::{Step, steps};
use crate::rules::{Game, Seed, trial};
use crate::scene::keys::{HouseKey, Press};
use crate::scene::motion::length;
use crate::session::Entry;

/// Shows every step of random games of every number of players.
pub fn games(each: u32, look: impl FnMut(&Step<FourTowers>)) {
    trial::games::<FourTowers>(each, look);
}

/// Returns the legal actions of a step.
pub fn legal(step: &Step<FourTowers>) -> Legal {
    Legal::of(&step.view())
}
