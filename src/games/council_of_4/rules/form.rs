//! How the values of the game are told and read, as in notation: in positions, events and reasons.

use serde::{Deserialize, Serialize};

use super::action::Slot;
use super::board::{Board, City, CitySet, Region};
use super::cards::Cards;
use super::components::{
    CARDS_PER_COLOUR, COUNCIL_SIZE, COUNCILLORS_PER_COLOUR, Colour, Council, JOKERS, Permit,
    Politics, QUEENS_REWARDS, RewardTile, Token,
};
use super::permits::PermitSet;
use super::state::{Decision, Gain, QueensRewards, RewardTiles};
use crate::rules::form::{Formed, Noted, Written, quote};
use crate::rules::position::{By, Key, there};
use crate::vocabulary::Vocabulary;
use crate::{as_they_are, noted, noted_list};

impl Key for Colour {
    const NAMES: &'static [&'static str] = Colour::LETTERS;
}

impl Key for Politics {
    const NAMES: &'static [&'static str] = &["W", "K", "O", "P", "B", "R", "J"];
}

impl Key for Region {
    const NAMES: &'static [&'static str] = Region::KEYS;
}

impl Key for Council {
    const NAMES: &'static [&'static str] = Council::KEYS;
}

impl Key for City {
    const NAMES: &'static [&'static str] =
        &["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O"];
}

as_they_are!(Region, RewardTile, Decision);
noted!(City by letter, "a city", "^[A-O]$");
noted!(Colour by letter, "a colour; colours are W, K, O, P, B and R", "^[WKOPBR]$");
noted!(Permit by Permit::from_id, "a permit, by region and number", "^[CHM](0[1-9]|1[0-5])$");
noted!(Token by Token::from_id, "a city token; tokens are T01 to T14", "^T(0[1-9]|1[0-4])$");
noted_list!(PermitSet of Permit, most Permit::COUNT, "permits by region, then by number");

impl Formed for Politics {
    type Form = char;

    fn form(&self) -> char {
        self.letter()
    }
}

impl Formed for Council {
    type Form = &'static str;

    fn form(&self) -> &'static str {
        self.word()
    }
}

/// A slot is told by its number, from 1.
impl Formed for Slot {
    type Form = u8;

    fn form(&self) -> u8 {
        self.index() as u8 + 1
    }
}

impl Noted for Slot {
    fn of(number: u8) -> Result<Slot, String> {
        let slot = Slot::ALL.into_iter().find(|slot| slot.form() == number);
        slot.ok_or_else(|| format!("there’s no permit slot {number}, only 1 and 2"))
    }
}

impl Formed for Board {
    type Form = String;

    fn form(&self) -> String {
        self.to_string()
    }
}

impl Noted for Board {
    const PATTERN: Option<&'static str> =
        Some("^([12]{3}|[A-E]{5}[F-J]{5}[K-O]{5}-[gsbir]{15}-([A-O]{2})*(-[a-n]{14})?)$");

    fn of(key: String) -> Result<Board, String> {
        key.parse().map_err(|why| format!("“{}” isn’t a board: {why}", quote(&key)))
    }
}

impl Formed for CitySet {
    type Form = String;

    fn form(&self) -> String {
        self.iter().map(City::letter).collect()
    }
}

impl Noted for CitySet {
    const ABOUT: &'static str = "a set of cities: their letters in order";
    const PATTERN: Option<&'static str> = Some("^A?B?C?D?E?F?G?H?I?J?K?L?M?N?O?$");

    fn of(letters: String) -> Result<CitySet, String> {
        let cities: Option<CitySet> = letters.chars().map(City::from_letter).collect();
        cities.filter(|cities| cities.form() == letters).ok_or_else(|| {
            format!("“{}” isn’t letters of cities, each once and in order", quote(&letters))
        })
    }
}

/// The councillors of a council, from the arrow end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Councillors(pub [Colour; COUNCIL_SIZE]);

impl Formed for Councillors {
    type Form = String;

    fn form(&self) -> String {
        self.0.map(Colour::letter).iter().collect()
    }
}

impl Noted for Councillors {
    const PATTERN: Option<&'static str> = Some("^[WKOPBR]{4}$");

    fn of(letters: String) -> Result<Councillors, String> {
        let colours: Option<Vec<Colour>> = letters.chars().map(Colour::from_letter).collect();
        let council = colours.and_then(|colours| colours.try_into().ok()).map(Councillors);
        council.ok_or_else(|| {
            format!(
                "“{}” isn’t {COUNCIL_SIZE} colours; colours are W, K, O, P, B and R",
                quote(&letters)
            )
        })
    }
}

/// The councillors in the reserve, by colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reserve(pub [u8; Colour::ALL.len()]);

impl Formed for Reserve {
    type Form = By<Colour, { Colour::ALL.len() }, u8>;

    fn form(&self) -> Self::Form {
        self.0.into()
    }
}

impl Noted for Reserve {
    fn most(_: &str) -> Option<u8> {
        Some(COUNCILLORS_PER_COLOUR)
    }

    fn of(numbers: Self::Form) -> Result<Reserve, String> {
        match numbers.values.iter().find(|&&number| number > COUNCILLORS_PER_COLOUR) {
            Some(number) => Err(format!("there can’t be so many: {number}")),
            None => Ok(Reserve(numbers.values)),
        }
    }
}

/// Cards are told by kind.
impl Formed for Cards {
    type Form = By<Politics, { Politics::ALL.len() }, u8>;

    fn form(&self) -> Self::Form {
        <[u8; Politics::ALL.len()]>::from(*self).into()
    }
}

impl Noted for Cards {
    const ABOUT: &'static str =
        "politics cards by kind: white, black, orange, purple, light blue, pink, joker";

    fn most(kind: &str) -> Option<u8> {
        Some(if kind == "J" { JOKERS } else { CARDS_PER_COLOUR })
    }

    fn of(numbers: Self::Form) -> Result<Cards, String> {
        let cards = Cards::from(numbers.values);
        match numbers.values.iter().max() {
            Some(most) if cards.form() != numbers => {
                Err(format!("{most} cards of one kind are too many for one place"))
            }
            _ => Ok(cards),
        }
    }
}

impl Formed for RewardTiles {
    type Form = Vec<RewardTile>;

    fn form(&self) -> Vec<RewardTile> {
        self.iter().collect()
    }
}

impl Noted for RewardTiles {
    const ITEMS: Option<usize> = Some(RewardTile::ALL.len());

    fn of(tiles: Vec<RewardTile>) -> Result<RewardTiles, String> {
        let mut set = RewardTiles::default();
        tiles.iter().for_each(|&tile| set.insert(tile));
        let is_in_order = set.form() == tiles;
        is_in_order
            .then_some(set)
            .ok_or_else(|| "a tile is listed twice or out of order".to_owned())
    }
}

/// Queen's reward tiles are told by place, from 1.
impl Formed for QueensRewards {
    type Form = Vec<u8>;

    fn form(&self) -> Vec<u8> {
        self.iter().map(|at| at as u8 + 1).collect()
    }
}

impl Noted for QueensRewards {
    const ITEMS: Option<usize> = Some(QUEENS_REWARDS.len());

    fn of(places: Vec<u8>) -> Result<QueensRewards, String> {
        let mut set = QueensRewards::default();
        let last = QUEENS_REWARDS.len();
        for at in places.iter().filter_map(|&place| usize::from(place).checked_sub(1)) {
            if at < last {
                set.insert(at);
            }
        }
        (set.form() == places).then_some(set).ok_or_else(|| {
            format!("queen’s reward tiles are numbers from 1 to {last}, each once and in order")
        })
    }
}

/// A gain in progress.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tool", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum GainForm {
    /// The bonuses of a permit.
    Permit(PermitGain),
    /// The tokens of cities.
    Tokens(TokenGain),
}

/// The bonuses of a permit, from a certain one on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tool", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PermitGain {
    id: Written<Permit>,
    /// The bonus that comes next, counted from 0.
    #[cfg_attr(feature = "tool", schemars(range(max = 3)))]
    next: u8,
    /// Nobility steps that come before it.
    #[cfg_attr(feature = "tool", schemars(range(max = 2)))]
    steps: u8,
    /// The slot to be filled at the end; none if the permit came from no slot.
    #[serde(deserialize_with = "there")]
    #[cfg_attr(feature = "tool", schemars(range(min = 1, max = 2)))]
    refill_slot: Option<Written<Slot>>,
}

/// The tokens of cities.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tool", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TokenGain {
    cities: Written<CitySet>,
    /// Nobility steps that the first city's token still brings; 0 if it is still to come.
    #[cfg_attr(feature = "tool", schemars(range(max = 1)))]
    steps: u8,
}

impl Formed for Gain {
    type Form = GainForm;

    fn form(&self) -> GainForm {
        match *self {
            Gain::Permit { permit, next, steps, refill } => {
                let (id, refill_slot) = (Written(permit), refill.map(Written));
                GainForm::Permit(PermitGain { id, next, steps, refill_slot })
            }
            Gain::Tokens { cities, steps } => {
                GainForm::Tokens(TokenGain { cities: Written(cities), steps })
            }
        }
    }
}

impl Noted for Gain {
    fn of(form: GainForm) -> Result<Gain, String> {
        Ok(match form {
            GainForm::Permit(PermitGain { id, next, steps, refill_slot }) => {
                Gain::Permit { permit: id.0, next, steps, refill: refill_slot.map(|slot| slot.0) }
            }
            GainForm::Tokens(TokenGain { cities, steps }) => {
                Gain::Tokens { cities: cities.0, steps }
            }
        })
    }
}
