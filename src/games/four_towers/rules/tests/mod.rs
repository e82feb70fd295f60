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
use crate::games::four_towers::rules::clans::Pile;
use crate::games::four_towers::rules::components::{
    Bonus, Champion, Champions, Clan, Counted, DISPLAY, DRAWN, GEM_STEPS, HOMES, LINES, LineEnd,
    MOUNTAINEER_SPACES, PEASANTS, PLAYERS, Ring, Space, TEMPLE_GEMS, TOKENS, TOP, TRACK, Token,
    TrackGems, Trade, Village, WAYS, When, gems, points, start_gems, turns,
};
use crate::games::four_towers::rules::event::Spent;
use crate::games::four_towers::rules::land::Land;
use crate::games::four_towers::rules::mats::Row;
use crate::games::four_towers::rules::scoring::{ranking, score, winners};
use crate::games::four_towers::rules::setup::SetupError;
use crate::games::four_towers::rules::state::Turn;
use crate::games::four_towers::rules::validate::{Broken, gathers};
use crate::games::four_towers::rules::villages::{UPWARDS, Villages};
use crate::games::four_towers::rules::{
    Action, Cause, Clans, Decision, Event, Hired, Illegal, Play, Player, PublicState, Setup, Skill,
    Slot, State, bags, legal,
};
use crate::rules::luck::below;
use crate::rules::trial::steps;
use crate::rules::{Game, Seat, Seed, trial};
use table::{Table, clans, deal, row, table, unchecked, village};
