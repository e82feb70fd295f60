//! How the values of the game are told and read, as in notation: in positions, events and reasons.

use super::action::Slot;
use super::board::{Board, City, CitySet, Region};
use super::cards::Cards;
use super::components::{
    CARDS_PER_COLOUR, COUNCIL_SIZE, COUNCILLORS_PER_COLOUR, Colour, Council, JOKERS, Permit,
    Politics, QUEENS_REWARDS, RewardTile, Token,
};
use super::permits::PermitSet;
use super::state::{Decision, QueensRewards, RewardTiles};
use crate::rules::form::{Formed, Noted, quote};
use crate::rules::position::{By, Key};
use crate::vocabulary::Vocabulary;
use crate::{as_they_are, noted};

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
noted!(City by letter, "a city", pattern "^[A-O]$");
noted!(Colour by letter, "a colour; colours are W, K, O, P, B and R", pattern "^[WKOPBR]$");
noted!(
    Permit by Permit::from_id, "a permit, by region and number", pattern "^[CHM](0[1-9]|1[0-5])$"
);
noted!(
    Token by Token::from_id, "a city token; tokens are T01 to T14", pattern "^T(0[1-9]|1[0-4])$"
);
noted!(
    PermitSet by list of Permit, "permits by region, then by number, each once",
    items Permit::COUNT
);
noted!(
    Slot as u8: |slot: Slot| slot.index() as u8 + 1,
    |number: &u8| Slot::ALL.into_iter().find(|slot| slot.form() == *number),
    "a slot of permits, 1 or 2"
);
noted!(
    CitySet by letters of City, "a set of cities: their letters in order",
    pattern "^A?B?C?D?E?F?G?H?I?J?K?L?M?N?O?$"
);
noted!(
    Councillors as String: |council: Councillors| council.0.map(Colour::letter).iter().collect(),
    |letters: &String| {
        let colours: Option<Vec<Colour>> = letters.chars().map(Colour::from_letter).collect();
        colours?.try_into().ok().map(Councillors)
    },
    "four colours; colours are W, K, O, P, B and R", pattern "^[WKOPBR]{4}$"
);
noted!(
    Reserve as By<Colour, { Colour::ALL.len() }, u8>: |reserve: Reserve| reserve.0.into(),
    |numbers: &By<_, _, u8>| numbers.up_to(COUNCILLORS_PER_COLOUR).map(Reserve),
    "councillors by colour", most |_| COUNCILLORS_PER_COLOUR
);
noted!(
    Cards as By<Politics, { Politics::ALL.len() }, u8>:
    |cards: Cards| <[u8; Politics::ALL.len()]>::from(cards).into(),
    |numbers: &By<_, _, u8>| Some(Cards::from(numbers.values)),
    "politics cards by kind: white, black, orange, purple, light blue, pink, joker",
    most |kind| if kind == "J" { JOKERS } else { CARDS_PER_COLOUR }
);
noted!(
    RewardTiles as Vec<RewardTile>: |tiles: RewardTiles| tiles.iter().collect(),
    |tiles: &Vec<RewardTile>| {
        let mut set = RewardTiles::default();
        tiles.iter().for_each(|&tile| set.insert(tile));
        Some(set)
    },
    "reward tiles, each once and in order", items RewardTile::ALL.len()
);
noted!(
    QueensRewards as Vec<u8>: |tiles: QueensRewards| tiles.iter().map(|at| at as u8 + 1).collect(),
    |places: &Vec<u8>| {
        let mut set = QueensRewards::default();
        for &place in places {
            let at = usize::from(place).checked_sub(1).filter(|&at| at < QUEENS_REWARDS.len())?;
            set.insert(at);
        }
        Some(set)
    },
    "places of queen’s reward tiles from 1 on, each once and in order", items QUEENS_REWARDS.len()
);

/// The councillors of a council, from the arrow end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Councillors(pub [Colour; COUNCIL_SIZE]);

/// The councillors in the reserve, by colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reserve(pub [u8; Colour::ALL.len()]);

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
