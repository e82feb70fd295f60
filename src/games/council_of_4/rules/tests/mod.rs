//! Tests written from the text of the rules: rulings by number, worked examples, and a second opinion on
//! legality.

mod cards;
mod ending;
mod examples;
mod legality;
#[path = "../../../../../tests/support/lively.rs"]
mod lively;
mod nobility;
mod payments;
mod position;
mod quick_actions;
mod rulings;
mod turns;
mod validation;

use std::collections::BTreeSet;

use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::action::{Action, Slot};
use crate::games::council_of_4::rules::board::Region::{Coast, Hills, Mountains};
use crate::games::council_of_4::rules::board::{City, CitySet, Region, Sides};
use crate::games::council_of_4::rules::cards::Cards;
use crate::games::council_of_4::rules::components::{
    Bonus, COUNCILLORS_PER_COLOUR, Colour, Council, NobilityVariant, Permit, Politics, RewardTile,
    Token,
};
use crate::games::council_of_4::rules::event::{Event, Gained, Price, Source};
use crate::games::council_of_4::rules::legal;
use crate::games::council_of_4::rules::legal::Illegal;
use crate::games::council_of_4::rules::permits::{PermitDeck, PermitSet};
use crate::games::council_of_4::rules::scoring::{Score, ranking, scores};
use crate::games::council_of_4::rules::setup::{Setup, SetupError};
use crate::games::council_of_4::rules::state::{
    Decision, Gain, LastRound, Player, PublicState, State,
};
use crate::games::council_of_4::rules::validate::Broken;
use crate::rules::luck::below;
use crate::rules::{Game, Seat, Seed, trial};
use lively::lively;
use position::{
    NINE, Position, arranged, cards, cities, city, colour, gained, permit, tokens_paid,
};
