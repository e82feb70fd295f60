//! The decisions of a player and their notation.
//!
//! An action is a whole decision: permit, slot and payment together. In notation, it is a word and its
//! arguments, separated by one blank:
//!
//! | notation | action |
//! |---|---|
//! | `elect O hills` | elect an orange councillor to the hills council |
//! | `acquire coast 2 OOPJ` | acquire the coast's second face-up permit with these cards |
//! | `place H09 I` | place a merchant in Indur with permit H09 |
//! | `queen J WWB` | place a merchant in Juvelar with the queen's help, paying these cards |
//! | `engage` | engage a servant |
//! | `change hills` | change the face-up permits of the hills |
//! | `send R queen` | send a servant to elect pink to the queen's council |
//! | `extra` | take an additional main action |
//! | `end` | end the turn |
//! | `token E` | choose the token of Esti (nobility 4) |
//! | `take coast 1`, `decline` | take a face-up permit for free, or not (nobility 10) |
//! | `repeat M08` | gain the bonuses of permit M08 again (nobility 14) |
//! | `tokens EI` | choose the tokens of Esti and Indur (nobility 16) |
//!
//! The whole grammar (`[ ]` may be left out):
//!
//! ```text
//! action  = elect | acquire | place | queen | engage | change | send | extra | end
//!         | token | take | decline | repeat | tokens
//! elect   = "elect " colour " " council
//! acquire = "acquire " region " " slot " " payment
//! place   = "place " permit " " city
//! queen   = "queen " city " " payment
//! engage  = "engage"
//! change  = "change " region
//! send    = "send " colour " " council
//! extra   = "extra"
//! end     = "end"
//! token   = "token " city
//! take    = "take " region " " slot
//! decline = "decline"
//! repeat  = "repeat " permit
//! tokens  = "tokens " city city
//! council = region | "queen"
//! region  = "coast" | "hills" | "mountains"
//! slot    = "1" | "2"
//! city    = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M"
//!         | "N" | "O"
//! permit  = letter number
//! letter  = "C" | "H" | "M"
//! number  = "01" | "02" | "03" | "04" | "05" | "06" | "07" | "08" | "09" | "10" | "11"
//!         | "12" | "13" | "14" | "15"
//! payment = card [ card [ card [ card ] ] ]
//! card    = colour | "J"
//! colour  = "W" | "K" | "O" | "P" | "B" | "R"
//! ```
//!
//! The cards of a payment are in the order `W K O P B R J`. Tokens are also chosen in letter order, but that
//! is a rule of the game. Parsing accepts exactly what printing produces.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::board::{City, Region};
use super::cards::Cards;
use super::components::{Colour, Council, Permit, Politics};
use crate::vocabulary;

vocabulary! {
    /// A place for a face-up permit of a region.
    #[derive(Serialize, Deserialize)]
    pub enum Slot {
        First = "first",
        Second = "second",
    }
}

/// A decision. The order of the variants and of their fields is the canonical order of the legal list, which
/// links depend on.
///
/// # Examples
///
/// ```
/// use curia::games::council_of_4::rules::action::Action;
/// use curia::games::council_of_4::rules::board::Region;
/// use curia::games::council_of_4::rules::components::{Colour, Council};
///
/// let action: Action = "elect O hills".parse()?;
/// let council = Council::Region(Region::Hills);
/// assert_eq!(action, Action::Elect { colour: Colour::Orange, council });
/// assert_eq!(action.to_string(), "elect O hills");
/// assert!("elect orange hills".parse::<Action>().is_err());
/// # Ok::<(), curia::games::council_of_4::rules::action::NotAnAction>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Main action: elect a councillor.
    Elect {
        /// The colour taken from the reserve.
        colour: Colour,
        /// The council that it enters.
        council: Council,
    },
    /// Main action: acquire a face-up permit.
    Acquire {
        /// The region whose council is satisfied.
        region: Region,
        /// The slot of the permit.
        slot: Slot,
        /// The cards discarded.
        payment: Cards,
    },
    /// Main action: place a merchant with a permit.
    Place {
        /// The permit used.
        permit: Permit,
        /// The city, one of the permit's.
        city: City,
    },
    /// Main action: place a merchant with the queen's help.
    PlaceWithQueen {
        /// City that the queen moves to and the merchant is placed in.
        city: City,
        /// The cards discarded.
        payment: Cards,
    },
    /// Quick action: engage a servant.
    EngageServant,
    /// Quick action: change the face-up permits of a region.
    ChangePermits { region: Region },
    /// Quick action: send a servant to elect a councillor.
    SendServant {
        /// The colour taken from the reserve.
        colour: Colour,
        /// The council that it enters.
        council: Council,
    },
    /// Quick action: an additional main action.
    AdditionalMain,
    /// End the turn.
    EndTurn,
    /// Nobility 4: gain the token of a city.
    ChooseToken {
        /// City with one of the player's merchants and no nobility token.
        city: City,
    },
    /// Nobility 10: take a face-up permit for free.
    TakePermit {
        /// The region of the permit.
        region: Region,
        /// The slot of the permit.
        slot: Slot,
    },
    /// Nobility 10: take no permit.
    DeclinePermit,
    /// Nobility 14: gain the bonuses of a permit again.
    RepeatPermit {
        /// Permit of the player, used or not.
        permit: Permit,
    },
    /// Nobility 16: gain the tokens of two cities.
    ChooseTokens {
        /// The first city in letter order.
        first: City,
        second: City,
    },
}

impl Action {
    /// Returns the cards that it discards, possibly none.
    pub const fn payment(self) -> Cards {
        match self {
            Action::Acquire { payment, .. } | Action::PlaceWithQueen { payment, .. } => payment,
            _ => Cards::EMPTY,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Elect { colour, council } => {
                write!(f, "elect {} {}", colour.letter(), council.word())
            }
            Action::Acquire { region, slot, payment } => {
                write!(f, "acquire {} {} {payment}", region.key(), slot.index() + 1)
            }
            Action::Place { permit, city } => write!(f, "place {permit} {city}"),
            Action::PlaceWithQueen { city, payment } => write!(f, "queen {city} {payment}"),
            Action::EngageServant => write!(f, "engage"),
            Action::ChangePermits { region } => write!(f, "change {}", region.key()),
            Action::SendServant { colour, council } => {
                write!(f, "send {} {}", colour.letter(), council.word())
            }
            Action::AdditionalMain => write!(f, "extra"),
            Action::EndTurn => write!(f, "end"),
            Action::ChooseToken { city } => write!(f, "token {city}"),
            Action::TakePermit { region, slot } => {
                write!(f, "take {} {}", region.key(), slot.index() + 1)
            }
            Action::DeclinePermit => write!(f, "decline"),
            Action::RepeatPermit { permit } => write!(f, "repeat {permit}"),
            Action::ChooseTokens { first, second } => write!(f, "tokens {first}{second}"),
        }
    }
}

/// Error for a text that is not an action in notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnAction;

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        let action = parse(text).ok_or(NotAnAction)?;
        // Only the canonical spelling is accepted, so that equal records are equal texts.
        if action.to_string() == text { Ok(action) } else { Err(NotAnAction) }
    }
}

fn parse(text: &str) -> Option<Action> {
    let mut words = text.split(' ');
    let verb = words.next()?;
    let mut word = || words.next();
    Some(match verb {
        "elect" => Action::Elect { colour: colour(word()?)?, council: council(word()?)? },
        "acquire" => Action::Acquire {
            region: region(word()?)?,
            slot: slot(word()?)?,
            payment: cards(word()?)?,
        },
        "place" => Action::Place { permit: Permit::from_id(word()?)?, city: city(word()?)? },
        "queen" => Action::PlaceWithQueen { city: city(word()?)?, payment: cards(word()?)? },
        "engage" => Action::EngageServant,
        "change" => Action::ChangePermits { region: region(word()?)? },
        "send" => Action::SendServant { colour: colour(word()?)?, council: council(word()?)? },
        "extra" => Action::AdditionalMain,
        "end" => Action::EndTurn,
        "token" => Action::ChooseToken { city: city(word()?)? },
        "take" => Action::TakePermit { region: region(word()?)?, slot: slot(word()?)? },
        "decline" => Action::DeclinePermit,
        "repeat" => Action::RepeatPermit { permit: Permit::from_id(word()?)? },
        "tokens" => {
            let mut letters = word()?.chars();
            Action::ChooseTokens {
                first: City::from_letter(letters.next()?)?,
                second: City::from_letter(letters.next()?)?,
            }
        }
        _ => return None,
    })
}

fn only_char(word: &str) -> Option<char> {
    let mut chars = word.chars();
    chars.next().filter(|_| chars.next().is_none())
}

fn city(word: &str) -> Option<City> {
    City::from_letter(only_char(word)?)
}

fn colour(word: &str) -> Option<Colour> {
    Colour::from_letter(only_char(word)?)
}

fn region(word: &str) -> Option<Region> {
    Region::of_key(word)
}

fn council(word: &str) -> Option<Council> {
    Council::ALL.into_iter().find(|council| council.word() == word)
}

fn slot(word: &str) -> Option<Slot> {
    Slot::ALL.into_iter().find(|slot| (slot.index() + 1).to_string() == word)
}

fn cards(word: &str) -> Option<Cards> {
    let card = |letter| Politics::ALL.into_iter().find(|card| card.letter() == letter);
    (1..=4).contains(&word.len()).then(|| word.chars().map(card).collect::<Option<Cards>>())?
}
