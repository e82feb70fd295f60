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
use crate::games::council_of_4::rules::board::Region::{Coast, Hills, Mountains};
use crate::games::council_of_4::rules::board::Sides;
use crate::games::council_of_4::rules::components::{
    Bonus, COUNCILLORS_PER_COLOUR, Colour, Council, NobilityVariant, Permit, Politics, RewardTile,
    Token,
};
use crate::games::council_of_4::rules::permits::PermitDeck;
use crate::games::council_of_4::rules::scoring::{ranking, scores};
use crate::games::council_of_4::rules::setup::SetupError;
use crate::games::council_of_4::rules::state::{Gain, LastRound, Player};
use crate::games::council_of_4::rules::validate::Broken;
use crate::games::council_of_4::rules::{
    Action, Cards, City, CitySet, Decision, Event, Gained, Illegal, PermitSet, Price, PublicState,
    Region, Score, Setup, Slot, Source, State, legal,
};
use crate::rules::luck::below;
use crate::rules::{Game, Seat, Seed, trial};
use lively::lively;
use position::{
    NINE, Position, arranged, cards, cities, city, colour, gained, permit, tokens_paid,
};
