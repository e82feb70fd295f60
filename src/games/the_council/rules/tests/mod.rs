//! Tests written from the text of the rules: rulings by number, its lines and examples, the cards, every invariant,
//! and random games.

mod components;
mod flow;
mod games;
mod lists;
mod rulings;
mod rulings_of_events;
mod rulings_of_the_end;
pub mod table;
mod text;
mod validation;

use std::collections::BTreeSet;
use std::mem::size_of;

use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::chips::Ranks;
use crate::games::the_council::rules::components::{
    Card, DRAFTED, HANDS, Kind, MOST_EVENTS, Suit, events_of_hand,
};
use crate::games::the_council::rules::event::Opening;
use crate::games::the_council::rules::hand_events::HandEvents;
use crate::games::the_council::rules::list::Choices;
use crate::games::the_council::rules::scoring::score;
use crate::games::the_council::rules::setup::{SetupError, begin_hand, stream};
use crate::games::the_council::rules::state::{Asked, Player};
use crate::games::the_council::rules::validate::Broken;
use crate::games::the_council::rules::{
    Action, CardSet, Cause, Chips, Decision, Event, Illegal, Setup, State, legal,
};
use crate::rules::trial::{Step, chosen_steps, first_steps, steps};
use crate::rules::{Game, Seat, Seats, Seed, trial};
use table::{Table, card, cards, chips, deal, drafted, outcome, success, suit, table};
