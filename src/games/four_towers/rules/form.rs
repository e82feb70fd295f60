//! How the values of the game are told and read, as in notation: in positions, events and reasons.

use super::action::Slot;
use super::clans::{Clans, Pile};
use super::components::{
    Champion, Clan, FOLLOWERS, GEM_STEPS, PEASANTS, Space, TOP, TrackGems, Trade, Village,
};
use super::mats::Row;
use super::state::{Decision, Play};
use crate::rules::form::{Formed, Noted, quote};
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
noted!(Clan by letter, "the letter of a clan", "^[RYGB]$");
noted!(Village by letter, "the letter of a village", "^[A-U]$");

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

impl Formed for Clans {
    type Form = String;

    fn form(&self) -> String {
        self.to_string()
    }
}

impl Noted for Clans {
    const ABOUT: &'static str = "peasants, in this order";
    const PATTERN: Option<&'static str> = Some("^R{0,15}Y{0,15}G{0,15}B{0,15}$");

    fn of(letters: String) -> Result<Clans, String> {
        let clans = letters.parse().ok().filter(|clans: &Clans| clans.to_string() == letters);
        clans.ok_or_else(|| {
            format!("“{}” isn’t letters of clans in the order R, Y, G, B", quote(&letters))
        })
    }
}

/// Most peasants that are read in a row; no row has as many spaces.
const LONGEST_ROW: usize = 15;

impl Formed for Row {
    type Form = String;

    fn form(&self) -> String {
        self.iter().map(Clan::letter).collect()
    }
}

impl Noted for Row {
    fn of(letters: String) -> Result<Row, String> {
        let clans: Option<Vec<Clan>> = letters.chars().map(Clan::from_letter).collect();
        let clans = clans.filter(|clans| clans.len() <= LONGEST_ROW);
        let row = clans.map(|clans| clans.into_iter().collect());
        row.ok_or_else(|| format!("“{}” isn’t a row of letters of clans", quote(&letters)))
    }
}

impl Formed for Pile {
    type Form = ByClan;

    fn form(&self) -> ByClan {
        self.numbers().into()
    }
}

impl Noted for Pile {
    const ABOUT: &'static str = "a number of each clan";

    fn most(_: &str) -> Option<u8> {
        Some(PEASANTS)
    }

    fn of(numbers: ByClan) -> Result<Pile, String> {
        Ok(Pile::from_numbers(numbers.values))
    }
}

/// Followers of each clan, as they are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Followers(pub Clans);

impl Formed for Followers {
    type Form = ByClan;

    fn form(&self) -> ByClan {
        Clan::ALL.map(|clan| self.0.of(clan)).into()
    }
}

impl Noted for Followers {
    fn most(_: &str) -> Option<u8> {
        Some(FOLLOWERS)
    }

    fn of(numbers: ByClan) -> Result<Followers, String> {
        match numbers.values.iter().find(|&&number| number > FOLLOWERS) {
            Some(number) => Err(format!("there’s no space for {number} followers of a clan")),
            None => Ok(Followers(Clans::from_numbers(numbers.values))),
        }
    }
}

impl Formed for TrackGems {
    type Form = Vec<u8>;

    fn form(&self) -> Vec<u8> {
        self.steps().collect()
    }
}

impl Noted for TrackGems {
    const ITEMS: Option<usize> = Some(GEM_STEPS.len());

    fn of(steps: Vec<u8>) -> Result<TrackGems, String> {
        let is_on_the_track = steps.iter().all(|&step| step <= TOP);
        if is_on_the_track && steps.is_sorted_by(|one, next| one < next) {
            return Ok(steps.into_iter().collect());
        }
        Err(format!("the spaces aren’t numbers up to {TOP}, from the lowest on"))
    }
}
