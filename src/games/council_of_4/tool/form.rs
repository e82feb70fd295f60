//! The engine's JSON besides positions: events, reasons and scores, in names that stay.
//!
//! Objects with several shapes name theirs in `kind`. Cities, cards and councillors are letters, permits
//! their ids, slots and places of queen's reward tiles counted from 1, seats from 0, as in notation and in
//! positions.

use std::fmt::Display;

use serde::{Serialize, Serializer};

use crate::games::council_of_4::rules::action::Slot;
use crate::games::council_of_4::rules::board::City;
use crate::games::council_of_4::rules::cards::Cards;
use crate::games::council_of_4::rules::components::{Permit, RewardTile};
use crate::games::council_of_4::rules::event::{Event, Gained, Source};
use crate::games::council_of_4::rules::legal::Illegal;
use crate::games::council_of_4::rules::scoring::{Score, ranking};
use crate::games::council_of_4::rules::state::Decision;
use crate::rules::Seat;

/// A value written as in notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Notation<T>(pub T);

impl<T: Display> Serialize for Notation<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

/// An event, as [`Event`] explains it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum EventForm {
    TurnBegan {
        seat: Seat,
        number: u16,
    },
    CardDrawn {
        seat: Seat,
        /// None for all but that seat.
        card: Option<char>,
    },
    DiscardsShuffled,
    NoCardLeft {
        seat: Seat,
    },
    Paid {
        seat: Seat,
        cards: Notation<Cards>,
        coins: u8,
        servants: u16,
    },
    Elected {
        seat: Seat,
        council: &'static str,
        entered: char,
        left: char,
        by_servant: bool,
    },
    PermitTaken {
        seat: Seat,
        permit: Notation<Permit>,
        slot: usize,
        free: bool,
    },
    PermitsChanged {
        seat: Seat,
        region: &'static str,
    },
    SlotFilled {
        permit: Notation<Permit>,
        slot: usize,
        was_hidden: bool,
    },
    QueenMoved {
        from: City,
        to: City,
    },
    MerchantPlaced {
        seat: Seat,
        city: City,
        permit: Option<Notation<Permit>>,
    },
    RewardTileClaimed {
        seat: Seat,
        tile: RewardTile,
        /// Place of the tile, 1 for the top one.
        queens_reward: Option<u8>,
    },
    Gained {
        seat: Seat,
        gain: GainedForm,
        source: SourceForm,
    },
    ChoiceOpened {
        seat: Seat,
        decision: Decision,
    },
    PermitDeclined {
        seat: Seat,
    },
    LastRoundBegan {
        seat: Seat,
    },
    TurnEnded {
        seat: Seat,
    },
    GameEnded,
}

/// A gain, as [`Gained`] explains it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum GainedForm {
    Coins { amount: u8, lost: u8 },
    Servants { amount: u8 },
    Vp { amount: u16 },
    Cards { amount: u8 },
    NobilityStep { space: u8 },
    MainAction,
}

/// The source of a gain, as [`Source`] explains it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SourceForm {
    Action,
    Permit { permit: Notation<Permit> },
    Token { city: City },
    NobilitySpace { space: u8 },
    LastMerchant,
}

/// The reason why an action is not legal, as [`Illegal`] explains it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum IllegalForm {
    GameOver,
    ChoiceOpen { decision: Decision },
    NoSuchChoice,
    NoMainActionLeft,
    QuickActionTaken,
    MainActionFirst,
    NotInReserve { colour: char },
    NoPermitThere { region: &'static str, slot: usize },
    NoCards,
    CardsNotInHand,
    CardsDontMatch { council: &'static str },
    Coins { needed: u16, have: u8 },
    Servants { needed: u16, have: u16 },
    NotYourPermit { permit: Notation<Permit> },
    PermitUsed { permit: Notation<Permit> },
    CityNotOnPermit { permit: Notation<Permit>, city: City },
    MerchantThere { city: City },
    NoMerchantLeft,
    DeckEmpty { region: &'static str },
    NoMerchantThere { city: City },
    NotRepeatable { city: City },
    NotAPair { first: City, second: City },
}

/// The scores of all seats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ScoreForm {
    /// Whether this is the final score, not the score if the game ended now.
    pub over: bool,
    /// Seats from best to worst, tied ones together.
    pub ranking: Vec<Vec<Seat>>,
    /// Scores by seat.
    pub seats: Vec<SeatScore>,
}

/// The score of one seat by cause, as [`Score`] explains it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatScore {
    /// All VP.
    pub total: u16,
    /// By cause.
    #[serde(flatten)]
    pub score: Score,
}

/// Returns the number of a slot, counted from 1.
const fn number(slot: Slot) -> usize {
    slot.index() + 1
}

impl From<&Event> for EventForm {
    fn from(event: &Event) -> EventForm {
        match *event {
            Event::TurnBegan { seat, number } => EventForm::TurnBegan { seat, number },
            Event::CardDrawn { seat, card } => {
                EventForm::CardDrawn { seat, card: card.map(|card| card.letter()) }
            }
            Event::DiscardsShuffled => EventForm::DiscardsShuffled,
            Event::NoCardLeft { seat } => EventForm::NoCardLeft { seat },
            Event::Paid { seat, price } => EventForm::Paid {
                seat,
                cards: Notation(price.cards),
                coins: price.coins,
                servants: price.servants,
            },
            Event::Elected { seat, council, entered, left, by_servant } => EventForm::Elected {
                seat,
                council: council.word(),
                entered: entered.letter(),
                left: left.letter(),
                by_servant,
            },
            Event::PermitTaken { seat, permit, slot, free } => {
                EventForm::PermitTaken { seat, permit: Notation(permit), slot: number(slot), free }
            }
            Event::PermitsChanged { seat, region } => {
                EventForm::PermitsChanged { seat, region: region.key() }
            }
            Event::SlotFilled { permit, slot, was_hidden } => {
                EventForm::SlotFilled { permit: Notation(permit), slot: number(slot), was_hidden }
            }
            Event::QueenMoved { from, to } => EventForm::QueenMoved { from, to },
            Event::MerchantPlaced { seat, city, permit } => {
                EventForm::MerchantPlaced { seat, city, permit: permit.map(Notation) }
            }
            Event::RewardTileClaimed { seat, tile, queens_reward } => {
                let queens_reward = queens_reward.map(|place| place + 1);
                EventForm::RewardTileClaimed { seat, tile, queens_reward }
            }
            Event::Gained { seat, gain, source } => {
                EventForm::Gained { seat, gain: gain.into(), source: source.into() }
            }
            Event::ChoiceOpened { seat, decision } => EventForm::ChoiceOpened { seat, decision },
            Event::PermitDeclined { seat } => EventForm::PermitDeclined { seat },
            Event::LastRoundBegan { seat } => EventForm::LastRoundBegan { seat },
            Event::TurnEnded { seat } => EventForm::TurnEnded { seat },
            Event::GameEnded => EventForm::GameEnded,
        }
    }
}

impl From<Gained> for GainedForm {
    fn from(gain: Gained) -> GainedForm {
        match gain {
            Gained::Coins { amount, lost } => GainedForm::Coins { amount, lost },
            Gained::Servants(amount) => GainedForm::Servants { amount },
            Gained::Vp(amount) => GainedForm::Vp { amount },
            Gained::Cards(amount) => GainedForm::Cards { amount },
            Gained::NobilityStep(space) => GainedForm::NobilityStep { space },
            Gained::MainAction => GainedForm::MainAction,
        }
    }
}

impl From<Source> for SourceForm {
    fn from(source: Source) -> SourceForm {
        match source {
            Source::Action => SourceForm::Action,
            Source::Permit(permit) => SourceForm::Permit { permit: Notation(permit) },
            Source::Token(city) => SourceForm::Token { city },
            Source::NobilitySpace(space) => SourceForm::NobilitySpace { space },
            Source::LastMerchant => SourceForm::LastMerchant,
        }
    }
}

impl From<Illegal> for IllegalForm {
    fn from(illegal: Illegal) -> IllegalForm {
        match illegal {
            Illegal::GameOver => IllegalForm::GameOver,
            Illegal::ChoiceOpen(decision) => IllegalForm::ChoiceOpen { decision },
            Illegal::NoSuchChoice => IllegalForm::NoSuchChoice,
            Illegal::NoMainActionLeft => IllegalForm::NoMainActionLeft,
            Illegal::QuickActionTaken => IllegalForm::QuickActionTaken,
            Illegal::MainActionFirst => IllegalForm::MainActionFirst,
            Illegal::NotInReserve(colour) => IllegalForm::NotInReserve { colour: colour.letter() },
            Illegal::NoPermitThere(region, slot) => {
                IllegalForm::NoPermitThere { region: region.key(), slot: number(slot) }
            }
            Illegal::NoCards => IllegalForm::NoCards,
            Illegal::CardsNotInHand => IllegalForm::CardsNotInHand,
            Illegal::CardsDontMatch(council) => {
                IllegalForm::CardsDontMatch { council: council.word() }
            }
            Illegal::Coins { needed, have } => IllegalForm::Coins { needed, have },
            Illegal::Servants { needed, have } => IllegalForm::Servants { needed, have },
            Illegal::NotYourPermit(permit) => {
                IllegalForm::NotYourPermit { permit: Notation(permit) }
            }
            Illegal::PermitUsed(permit) => IllegalForm::PermitUsed { permit: Notation(permit) },
            Illegal::CityNotOnPermit(permit, city) => {
                IllegalForm::CityNotOnPermit { permit: Notation(permit), city }
            }
            Illegal::MerchantThere(city) => IllegalForm::MerchantThere { city },
            Illegal::NoMerchantLeft => IllegalForm::NoMerchantLeft,
            Illegal::DeckEmpty(region) => IllegalForm::DeckEmpty { region: region.key() },
            Illegal::NoMerchantThere(city) => IllegalForm::NoMerchantThere { city },
            Illegal::NotRepeatable(city) => IllegalForm::NotRepeatable { city },
            Illegal::NotAPair(first, second) => IllegalForm::NotAPair { first, second },
        }
    }
}

impl ScoreForm {
    /// Returns the form of the scores of all seats.
    pub fn of(scores: &[Score], over: bool) -> ScoreForm {
        let seats = scores.iter().map(|&score| SeatScore { total: score.total(), score });
        ScoreForm { over, ranking: ranking(scores), seats: seats.collect() }
    }
}
