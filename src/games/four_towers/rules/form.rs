//! How the values of the game are told and read, as in notation: in positions, events and reasons.

use super::action::Slot;
use super::clans::{Clans, Pile};
use super::components::{
    Champion, Clan, FOLLOWERS, GEM_STEPS, PEASANTS, Space, TOP, TrackGems, Trade, Village,
};
use super::mats::Row;
use super::state::{Decision, Play};
use crate::rules::form::Formed;
use crate::rules::position::{By, Key};
use crate::{as_they_are, noted};

/// A number for each clan.
pub type ByClan = By<Clan, { Clan::COUNT }, u8>;

impl Key for Clan {
    const NAMES: &'static [&'static str] = Clan::LETTERS;
}

impl Key for Village {
    const NAMES: &'static [&'static str] = Village::LETTERS;
}

as_they_are!(Trade, Champion, Play, Decision);
noted!(Clan by letter, "the letter of a clan", pattern "^[RYGB]$");
noted!(Village by letter, "the letter of a village", pattern "^[A-U]$");
noted!(
    Clans by |text: &str| text.parse().ok(), "letters of clans in the order R, Y, G, B",
    pattern "^R{0,15}Y{0,15}G{0,15}B{0,15}$"
);
noted!(Row by letters of Clan, "a row of letters of clans", pattern "^[RYGB]*$");
noted!(
    Pile as ByClan: |pile: Pile| pile.numbers().into(),
    |numbers: &ByClan| Some(Pile::from_numbers(numbers.values)),
    "a number of each clan", most |_| PEASANTS
);
noted!(
    Followers as ByClan: |followers: Followers| Clan::ALL.map(|clan| followers.0.of(clan)).into(),
    |numbers: &ByClan| Some(Followers(Clans::from_numbers(numbers.up_to(FOLLOWERS)?))),
    "followers by clan, no more than have a space", most |_| FOLLOWERS
);
noted!(
    TrackGems as Vec<u8>: |gems: TrackGems| gems.steps().collect(),
    |steps: &Vec<u8>| steps.iter().all(|&step| step <= TOP).then(|| steps.iter().copied().collect()),
    "spaces of the track with a gem, from the lowest on", items GEM_STEPS.len()
);

/// Followers of each clan, as they are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Followers(pub Clans);

/// A slot is told by its number, from 1.
impl Formed for Slot {
    type Form = u8;

    fn form(&self) -> u8 {
        self.0 + 1
    }
}

impl Formed for Space {
    type Form = String;

    fn form(&self) -> String {
        self.to_string()
    }
}
