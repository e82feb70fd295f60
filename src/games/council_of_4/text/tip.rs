//! Tips on the symbols of this game, each of one or two sentences.

use std::fmt;

use super::rules::Topic;
use crate::games::council_of_4::rules::board::{CityColour, Region};
use crate::games::council_of_4::rules::components::{
    Colour, Council, LAST_NOBILITY_SPACE, NobilityVariant, Politics, RewardTile,
};
use crate::games::council_of_4::scene::Kind;
use crate::record::SeatColour;
use crate::text::tip::{Tip as HouseTip, seat_key};

/// A symbol with a tip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tip {
    Coins,
    Vp,
    Servants,
    Cards,
    Nobility,
    MainAction,
    RepeatToken,
    RepeatTwoTokens,
    FreePermit,
    RepeatPermit,
    City(CityColour),
    Card(Politics),
    Councillor(Colour),
    Council(Council),
    /// The end of a council where councillors enter.
    Arrow,
    Region(Region),
    Seat(SeatColour),
    Neutral,
    /// Merchants that are left to place.
    Merchants,
    Queen,
    Tile(RewardTile),
    QueensReward,
    Permit,
    UsedPermit,
    PermitDeck,
    /// A permit slot that stays empty.
    EmptySlot,
    CardDeck,
    Discards,
    /// What the end would add to a seat's VP.
    AtTheEnd,
    /// A space of the nobility track.
    Space(u8, NobilityVariant),
    CoinSpace,
    /// The number of a city in a chain.
    ChainPlace,
    /// The coins for the queen's way to a city.
    WayCost,
    /// One of the eight actions.
    Action(Kind),
    /// The prices of a council by the number of cards.
    Ladder,
    EndTurn,
    Round,
    Board,
    /// The eye of an action that reveals hidden information.
    Reveals,
}

/// The tips without data, with their keys.
const SINGLE: [(Tip, &str); 30] = [
    (Tip::Coins, "coins"),
    (Tip::Vp, "vp"),
    (Tip::Servants, "servants"),
    (Tip::Cards, "cards"),
    (Tip::Nobility, "nobility"),
    (Tip::MainAction, "main-action"),
    (Tip::RepeatToken, "repeat-token"),
    (Tip::RepeatTwoTokens, "repeat-two-tokens"),
    (Tip::FreePermit, "free-permit"),
    (Tip::RepeatPermit, "repeat-permit"),
    (Tip::Arrow, "arrow"),
    (Tip::Neutral, "neutral"),
    (Tip::Merchants, "merchants"),
    (Tip::Queen, "queen"),
    (Tip::QueensReward, "queens-reward"),
    (Tip::Permit, "permit"),
    (Tip::UsedPermit, "used-permit"),
    (Tip::PermitDeck, "permit-deck"),
    (Tip::EmptySlot, "empty-slot"),
    (Tip::CardDeck, "card-deck"),
    (Tip::Discards, "discards"),
    (Tip::AtTheEnd, "at-the-end"),
    (Tip::CoinSpace, "coin-space"),
    (Tip::ChainPlace, "chain-place"),
    (Tip::WayCost, "way-cost"),
    (Tip::Ladder, "ladder"),
    (Tip::EndTurn, "end-turn"),
    (Tip::Round, "round"),
    (Tip::Board, "board"),
    (Tip::Reveals, "reveals"),
];

impl Tip {
    /// Returns every tip.
    pub fn all() -> impl Iterator<Item = Tip> {
        let spaces = |variant| (0..=LAST_NOBILITY_SPACE).map(move |at| Tip::Space(at, variant));
        (SINGLE.into_iter().map(|(tip, _)| tip))
            .chain(CityColour::ALL.map(Tip::City))
            .chain(Politics::ALL.map(Tip::Card))
            .chain(Colour::ALL.map(Tip::Councillor))
            .chain(Council::ALL.map(Tip::Council))
            .chain(Region::ALL.map(Tip::Region))
            .chain(SeatColour::ALL.map(Tip::Seat))
            .chain(RewardTile::ALL.map(Tip::Tile))
            .chain(spaces(NobilityVariant::Printed))
            .chain(spaces(NobilityVariant::Manual))
            .chain(Kind::MAIN.map(Tip::Action))
            .chain(Kind::QUICK.map(Tip::Action))
    }

    /// Returns the tip of a key, as printed by `Display`.
    pub fn of_key(key: &str) -> Option<Tip> {
        Tip::all().find(|tip| tip.to_string() == key)
    }

    /// Returns the section of the rules that explains it.
    pub const fn topic(self) -> Topic {
        match self {
            Tip::Coins | Tip::Vp | Tip::Servants | Tip::Cards | Tip::MainAction => Topic::Bonuses,
            Tip::CoinSpace => Topic::Bonuses,
            Tip::Nobility | Tip::RepeatToken | Tip::RepeatTwoTokens => Topic::Nobility,
            Tip::FreePermit | Tip::RepeatPermit | Tip::Space(..) => Topic::Nobility,
            Tip::City(_) | Tip::Region(_) | Tip::Seat(_) => Topic::Table,
            Tip::Ladder => Topic::Acquire,
            Tip::Card(_) | Tip::CardDeck | Tip::Discards | Tip::Permit => Topic::Acquire,
            Tip::PermitDeck | Tip::EmptySlot | Tip::Council(Council::Region(_)) => Topic::Acquire,
            Tip::Councillor(_) | Tip::Arrow => Topic::Elect,
            Tip::Queen | Tip::WayCost | Tip::Council(Council::Queen) => Topic::Queen,
            Tip::Neutral => Topic::TwoPlayers,
            Tip::UsedPermit => Topic::Place,
            Tip::Merchants | Tip::ChainPlace => Topic::Chains,
            Tip::Tile(_) | Tip::QueensReward | Tip::AtTheEnd => Topic::Tiles,
            Tip::Action(kind) => match kind {
                Kind::Elect => Topic::Elect,
                Kind::Acquire => Topic::Acquire,
                Kind::Place => Topic::Place,
                Kind::PlaceWithQueen => Topic::Queen,
                Kind::Answer => Topic::Nobility,
                Kind::EngageServant
                | Kind::ChangePermits
                | Kind::SendServant
                | Kind::AdditionalMain => Topic::Quick,
            },
            Tip::EndTurn | Tip::Reveals | Tip::Round => Topic::Turn,
            Tip::Board => Topic::Setup,
        }
    }
}

/// Returns the topic of the rules about the tip of this key.
pub fn topic_of(key: &str) -> Option<Topic> {
    let of_house = |tip| match tip {
        HouseTip::Home | HouseTip::Theme => Topic::Table,
        HouseTip::Keys
        | HouseTip::OwnSeat
        | HouseTip::Rules
        | HouseTip::Saved
        | HouseTip::Settings => Topic::Aim,
        HouseTip::Confirm
        | HouseTip::Hint
        | HouseTip::Moves
        | HouseTip::Redo
        | HouseTip::Replay
        | HouseTip::Restart
        | HouseTip::Skip
        | HouseTip::ToHere
        | HouseTip::Undo
        | HouseTip::WhatIf
        | HouseTip::Why
        | HouseTip::Assisted => Topic::Turn,
    };
    let own = Tip::of_key(key).map(Tip::topic);
    own.or_else(|| HouseTip::of_key(key).map(of_house))
}

impl fmt::Display for Tip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Tip::City(colour) => write!(f, "city-{}", colour.index()),
            Tip::Card(card) => write!(f, "card-{}", card.letter()),
            Tip::Councillor(colour) => write!(f, "councillor-{}", colour.letter()),
            Tip::Council(council) => write!(f, "council-{}", council.word()),
            Tip::Region(region) => write!(f, "region-{}", region.key()),
            Tip::Seat(colour) => f.write_str(&seat_key(colour)),
            Tip::Tile(tile) => write!(f, "tile-{}", tile.index()),
            Tip::Space(space, NobilityVariant::Printed) => write!(f, "space-{space}"),
            Tip::Space(space, NobilityVariant::Manual) => write!(f, "manual-space-{space}"),
            Tip::Action(kind) => write!(f, "action-{}", kind as u8),
            single => {
                let found = SINGLE.into_iter().find(|(tip, _)| *tip == single);
                f.write_str(found.map_or("", |(_, key)| key))
            }
        }
    }
}
