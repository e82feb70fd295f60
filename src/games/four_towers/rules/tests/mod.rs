//! Tests written from the text of the rules: rulings by number, its lines and examples, the map and the champions, every
//! invariant, and random games.

mod account;
mod cascades;
mod champions;
mod components;
mod games;
mod lists;
mod map;
mod printed;
mod rulings;
mod rulings_of_champions;
mod rulings_of_the_end;
mod rulings_of_the_map;
pub mod table;
mod text;
mod validation;

use std::collections::BTreeSet;
use std::mem::size_of;

use proptest::prelude::*;

use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::action::{Action, Skill, Slot};
use crate::games::four_towers::rules::clans::{Clans, Pile};
use crate::games::four_towers::rules::components::{
    Bonus, Champion, Champions, Clan, Counted, DISPLAY, DRAWN, GEM_STEPS, HOMES, LINES, LineEnd,
    MOUNTAINEER_SPACES, PEASANTS, PLAYERS, Ring, Space, TEMPLE_GEMS, TOKENS, TOP, TRACK, Token,
    TrackGems, Trade, Village, WAYS, When, gems, points, start_gems, turns,
};
use crate::games::four_towers::rules::event::{Event, Spent};
use crate::games::four_towers::rules::land::Land;
use crate::games::four_towers::rules::legal::Illegal;
use crate::games::four_towers::rules::mats::{Hired, Player, Row};
use crate::games::four_towers::rules::scoring::{Cause, ranking, score, winners};
use crate::games::four_towers::rules::setup::{Setup, SetupError};
use crate::games::four_towers::rules::state::{Decision, Play, PublicState, State, Turn};
use crate::games::four_towers::rules::validate::{Broken, gathers};
use crate::games::four_towers::rules::villages::{UPWARDS, Villages};
use crate::games::four_towers::rules::{bags, legal};
use crate::rules::luck::below;
use crate::rules::trial::steps;
use crate::rules::{Game, Seat, Seed, trial};
use table::{Table, clan, clans, deal, table, unchecked, village};
