//! Tips on the symbols of this game, each of one or two sentences.

use std::fmt;

use super::pieces::bonuses;
use super::{Subjects, said};
use crate::games::council_of_4::rules::components::{
    ADDITIONAL_MAIN_SERVANTS, CHANGE_PERMITS_SERVANTS, Colour, Council, ELECTION_COINS,
    JOKER_PRICE, JOKERS, LAST_NOBILITY_SPACE, MERCHANTS, MOST_COINS, NobilityVariant,
    PERMITS_PER_REGION, Politics, ROAD_PRICE, RewardTile, SEND_SERVANTS, SERVANT_PRICE,
    SERVANTS_ENGAGED, SERVANTS_PER_OTHER_MERCHANT, SpaceBonus, nobility_space,
};
use crate::games::council_of_4::rules::{CityColour, Kind, Region};

use crate::numbered::Numbered;
use crate::record::SeatColour;
use crate::text::text;
use crate::text::tip::seat_key;
use crate::vocabulary;

vocabulary! {
    /// A symbol.
    pub enum Symbol {
        Coins = "coins",
        Vp = "vp",
        Servants = "servants",
        Cards = "cards",
        Nobility = "nobility",
        MainAction = "main-action",
        RepeatToken = "repeat-token",
        RepeatTwoTokens = "repeat-two-tokens",
        FreePermit = "free-permit",
        RepeatPermit = "repeat-permit",
        /// The end of a council where councillors enter.
        Arrow = "arrow",
        Neutral = "neutral",
        /// Merchants that are left to place.
        Merchants = "merchants",
        Queen = "queen",
        QueensReward = "queens-reward",
        Permit = "permit",
        UsedPermit = "used-permit",
        PermitDeck = "permit-deck",
        /// A permit slot that stays empty.
        EmptySlot = "empty-slot",
        CardDeck = "card-deck",
        Discards = "discards",
        /// What the end would add to a seat's VP.
        AtTheEnd = "at-the-end",
        CoinSpace = "coin-space",
        /// The number of a city in a chain.
        ChainPlace = "chain-place",
        /// The coins for the queen's way to a city.
        WayCost = "way-cost",
        /// The prices of a council by the number of cards.
        Ladder = "ladder",
        EndTurn = "end-turn",
        Round = "round",
        Board = "board",
        /// The eye of an action that reveals hidden information.
        Reveals = "reveals",
    }
}

/// What has a tip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Numbered)]
pub enum Tip {
    Of(Symbol),
    City(CityColour),
    Card(Politics),
    Councillor(Colour),
    Council(Council),
    Region(Region),
    Seat(SeatColour),
    Tile(RewardTile),
    /// A space of the nobility track.
    Space(#[below(LAST_NOBILITY_SPACE + 1)] u8, NobilityVariant),
    /// A kind of action.
    Action(Kind),
}

impl Tip {
    /// Returns its name.
    pub fn name(self) -> String {
        let say = text().tip();
        match self {
            Tip::Of(symbol) => say.name(symbol),
            Tip::City(colour) => say.city(colour),
            Tip::Card(Politics::Colour(colour)) => say.card(colour),
            Tip::Card(Politics::Joker) => say.joker().to_owned(),
            Tip::Councillor(colour) => say.councillor(colour),
            Tip::Council(council) => say.council_name(council),
            Tip::Region(region) => text().pieces().region_name(region),
            Tip::Seat(colour) => say.seat(colour),
            Tip::Tile(tile) => say.tile(tile),
            Tip::Space(space, _) => say.space(space),
            Tip::Action(kind) => text().actions().kind_title(kind),
        }
    }

    /// Returns what it is for, in a sentence or two.
    pub fn what(self) -> String {
        let say = text().tip();
        match self {
            Tip::Of(of) => say.what(said::tip::What {
                of,
                limit: MOST_COINS,
                servants: SERVANTS_PER_OTHER_MERCHANT,
                merchants: MERCHANTS,
                road: ROAD_PRICE,
                joker: JOKER_PRICE,
            }),
            Tip::City(colour) => match RewardTile::of_colour(colour) {
                Some(tile) => say.city_what(colour.cities(), colour, tile.vp()),
                None => say.royal_city_what().to_owned(),
            },
            Tip::Card(Politics::Joker) => {
                let (price, jokers) = (JOKER_PRICE, JOKERS);
                say.joker_what(said::tip::JokerWhat { price, jokers })
            }
            Tip::Card(Politics::Colour(colour)) => say.card_what(colour),
            Tip::Councillor(colour) => say.councillor_what(colour),
            Tip::Region(region) => {
                let (cities, tile) = (region.cities().len(), RewardTile::of_region(region));
                say.region_what(cities, PERMITS_PER_REGION, tile.vp())
            }
            Tip::Seat(colour) => say.seat_what(colour),
            Tip::Tile(tile) => say.tile_what(tile.vp()),
            Tip::Space(space, variant) => match nobility_space(space, variant) {
                None => say.space_nothing().to_owned(),
                Some(SpaceBonus::RepeatToken) => Tip::Of(Symbol::RepeatToken).what(),
                Some(SpaceBonus::FreePermit) => Tip::Of(Symbol::FreePermit).what(),
                Some(SpaceBonus::RepeatPermit) => Tip::Of(Symbol::RepeatPermit).what(),
                Some(SpaceBonus::RepeatTwoTokens) => Tip::Of(Symbol::RepeatTwoTokens).what(),
                Some(SpaceBonus::Gains(gains)) => say.space_gives(&bonuses(gains)),
            },
            Tip::Action(of) => say.action(said::tip::Action {
                of,
                coins: ELECTION_COINS,
                road: ROAD_PRICE,
                engaged: SERVANTS_ENGAGED,
                price: SERVANT_PRICE,
                change: CHANGE_PERMITS_SERVANTS,
                send: SEND_SERVANTS,
                extra: ADDITIONAL_MAIN_SERVANTS,
            }),
            Tip::Council(Council::Region(_)) => say.council_what().to_owned(),
            Tip::Council(Council::Queen) => say.queens_council_what().to_owned(),
        }
    }
}

impl fmt::Display for Tip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Tip::Of(symbol) => f.write_str(symbol.key()),
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
        }
    }
}
