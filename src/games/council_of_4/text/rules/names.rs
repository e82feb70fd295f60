//! The names in the texts of the rules. Whatever has a number gets it from the rules.

use crate::games::council_of_4::rules::board::{City, CityColour, Region, Side};
use crate::games::council_of_4::rules::components::{
    ADDITIONAL_MAIN_SERVANTS, Bonus, CARDS_PER_COLOUR, CHANGE_PERMITS_SERVANTS, COUNCIL_PRICES,
    COUNCIL_SIZE, COUNCILLORS_PER_COLOUR, Colour, ELECTION_COINS, JOKER_PRICE, JOKERS,
    LAST_MERCHANT_VP, LAST_NOBILITY_SPACE, MERCHANTS, MOST_COINS, MOST_NEUTRAL_MERCHANTS,
    MOST_PERMITS_VP, NOBILITY_FIRST_VP, NOBILITY_SECOND_VP, NobilityVariant, PERMITS_PER_REGION,
    PLAYERS, Permit, Politics, QUEENS_REWARDS, RESERVE_SIZE, ROAD_PRICE, RewardTile, SEND_SERVANTS,
    SERVANT_PRICE, SERVANTS_ENGAGED, SERVANTS_PER_OTHER_MERCHANT, STARTING_COINS, STARTING_HAND,
    STARTING_SERVANTS, Token, nobility_space,
};
use crate::games::council_of_4::text::tip::Tip;
use crate::record::SeatColour;

/// The pictures; the page draws them with the pieces of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picture {
    /// A city with all that can belong to it.
    City,
    /// A turn from card to end.
    Turn,
    /// A council before and after an election.
    Election,
    /// Cards that satisfy a council, and their price.
    Payment,
    /// Face-up permits and their deck.
    Permits,
    /// A permit, and the same one used.
    UsedPermit,
    /// The queen's way on the map.
    QueensWay,
    /// A chain on the map.
    Chain,
    /// The nobility track with markers.
    Nobility,
    /// All reward tiles.
    Tiles,
    /// All boards.
    Boards,
    /// Neutral merchants in cities.
    Neutral,
}

impl Picture {
    /// Returns the picture of a name.
    pub fn of_name(name: &str) -> Option<Picture> {
        PICTURES.into_iter().find(|(one, _)| *one == name).map(|(_, picture)| picture)
    }
}

const PICTURES: [(&str, Picture); 12] = [
    ("city", Picture::City),
    ("turn", Picture::Turn),
    ("election", Picture::Election),
    ("payment", Picture::Payment),
    ("permits", Picture::Permits),
    ("used-permit", Picture::UsedPermit),
    ("queens-way", Picture::QueensWay),
    ("chain", Picture::Chain),
    ("nobility", Picture::Nobility),
    ("tiles", Picture::Tiles),
    ("boards", Picture::Boards),
    ("neutral", Picture::Neutral),
];

/// Anything else that the page draws between paragraphs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawing {
    /// The prices of a council by the number of cards.
    Prices,
    /// The spaces of the nobility track that pay.
    Spaces,
    /// Symbols with their meanings.
    Symbols(&'static [Tip]),
}

impl Drawing {
    /// Returns the drawing of a name.
    pub fn of_name(name: &str) -> Option<Drawing> {
        DRAWINGS.into_iter().find(|(one, _)| *one == name).map(|(_, drawing)| drawing)
    }
}

const DRAWINGS: [(&str, Drawing); 4] = [
    ("prices", Drawing::Prices),
    ("spaces", Drawing::Spaces),
    ("bonus-symbols", Drawing::Symbols(&BONUS_SYMBOLS)),
    ("colour-symbols", Drawing::Symbols(&COLOUR_SYMBOLS)),
];

/// The symbols of bonuses, then those of the choices of the nobility track.
pub const BONUS_SYMBOLS: [Tip; 10] = [
    Tip::Coins,
    Tip::Servants,
    Tip::Vp,
    Tip::Cards,
    Tip::Nobility,
    Tip::MainAction,
    Tip::RepeatToken,
    Tip::FreePermit,
    Tip::RepeatPermit,
    Tip::RepeatTwoTokens,
];

/// The symbols of colours, regions and seats.
pub const COLOUR_SYMBOLS: [Tip; 22] = [
    Tip::Card(Politics::ALL[0]),
    Tip::Card(Politics::ALL[1]),
    Tip::Card(Politics::ALL[2]),
    Tip::Card(Politics::ALL[3]),
    Tip::Card(Politics::ALL[4]),
    Tip::Card(Politics::ALL[5]),
    Tip::Card(Politics::ALL[6]),
    Tip::City(CityColour::Gold),
    Tip::City(CityColour::Silver),
    Tip::City(CityColour::Bronze),
    Tip::City(CityColour::Iron),
    Tip::City(CityColour::Royal),
    Tip::Region(Region::Coast),
    Tip::Region(Region::Hills),
    Tip::Region(Region::Mountains),
    Tip::Seat(SeatColour::Scarlet),
    Tip::Seat(SeatColour::Cobalt),
    Tip::Seat(SeatColour::Forest),
    Tip::Seat(SeatColour::Amber),
    Tip::Seat(SeatColour::Onyx),
    Tip::Neutral,
    Tip::Queen,
];

/// Returns the number of a name, as it is in the rules.
pub(super) fn number(name: &str) -> Option<u16> {
    let cities = |colour: CityColour| colour.cities() as u16;
    let paying = |variant, which| paying_space(variant, which).map_or(0, u16::from);
    Some(match name {
        "cities" => City::ALL.len() as u16,
        "gold-cities" => cities(CityColour::Gold),
        "silver-cities" => cities(CityColour::Silver),
        "bronze-cities" => cities(CityColour::Bronze),
        "iron-cities" => cities(CityColour::Iron),
        "royal-cities" => cities(CityColour::Royal),
        "side-one" => Side::One.number().into(),
        "side-two" => Side::Two.number().into(),
        "tokens" => Token::COUNT as u16,
        "permits" => Permit::COUNT as u16,
        "permits-per-region" => PERMITS_PER_REGION.into(),
        "colours" => Colour::ALL.len() as u16,
        "councillors" => u16::from(COUNCILLORS_PER_COLOUR) * Colour::ALL.len() as u16,
        "councillors-per-colour" => COUNCILLORS_PER_COLOUR.into(),
        "council-size" => COUNCIL_SIZE as u16,
        "reserve" => RESERVE_SIZE.into(),
        "cards" => u16::from(CARDS_PER_COLOUR) * Colour::ALL.len() as u16 + u16::from(JOKERS),
        "cards-per-colour" => CARDS_PER_COLOUR.into(),
        "jokers" => JOKERS.into(),
        "reward-tiles" => RewardTile::ALL.len() as u16,
        "queens-tiles" => QUEENS_REWARDS.len() as u16,
        "queens-1" => QUEENS_REWARDS[0],
        "queens-2" => QUEENS_REWARDS[1],
        "queens-3" => QUEENS_REWARDS[2],
        "queens-4" => QUEENS_REWARDS[3],
        "queens-5" => QUEENS_REWARDS[4],
        "region-tile" => RewardTile::Coast.vp(),
        "gold-tile" => RewardTile::Gold.vp(),
        "silver-tile" => RewardTile::Silver.vp(),
        "bronze-tile" => RewardTile::Bronze.vp(),
        "iron-tile" => RewardTile::Iron.vp(),
        "fewest-players" => (*PLAYERS.start()).into(),
        "most-players" => (*PLAYERS.end()).into(),
        "merchants" => MERCHANTS.into(),
        // One permit a region is drawn, each with a city or more.
        "fewest-neutral" => Region::ALL.len() as u16,
        "most-neutral" => MOST_NEUTRAL_MERCHANTS.into(),
        "starting-hand" => STARTING_HAND.into(),
        "first-hand" => u16::from(STARTING_HAND) + 1,
        "coins-1" => STARTING_COINS[0].into(),
        "coins-2" => STARTING_COINS[1].into(),
        "coins-3" => STARTING_COINS[2].into(),
        "coins-4" => STARTING_COINS[3].into(),
        "servants-1" => STARTING_SERVANTS[0],
        "servants-2" => STARTING_SERVANTS[1],
        "servants-3" => STARTING_SERVANTS[2],
        "servants-4" => STARTING_SERVANTS[3],
        "most-coins" => MOST_COINS.into(),
        "last-space" => LAST_NOBILITY_SPACE.into(),
        "first-paying-space" => paying(NobilityVariant::Printed, 0),
        "second-paying-space" => paying(NobilityVariant::Printed, 1),
        "first-variant-space" => paying(NobilityVariant::Manual, 0),
        "second-variant-space" => paying(NobilityVariant::Manual, 1),
        "election" => ELECTION_COINS.into(),
        "three-cards" => COUNCIL_PRICES[2].into(),
        "joker" => JOKER_PRICE.into(),
        "three-with-joker" => u16::from(COUNCIL_PRICES[2] + JOKER_PRICE),
        "road" => ROAD_PRICE.into(),
        "two-roads" => 2 * u16::from(ROAD_PRICE),
        "other-merchant" => SERVANTS_PER_OTHER_MERCHANT,
        "two-other-merchants" => 2 * SERVANTS_PER_OTHER_MERCHANT,
        "engage-price" => SERVANT_PRICE.into(),
        "engaged" => SERVANTS_ENGAGED.into(),
        "change-permits" => CHANGE_PERMITS_SERVANTS,
        "send" => SEND_SERVANTS,
        "extra-main" => ADDITIONAL_MAIN_SERVANTS,
        "last-merchant" => LAST_MERCHANT_VP,
        "nobility-first" => NOBILITY_FIRST_VP,
        "nobility-second" => NOBILITY_SECOND_VP,
        "most-permits" => MOST_PERMITS_VP,
        _ => return None,
    })
}

/// Returns the amount of a name, such as `election coins`.
pub(super) fn amount(name: &str) -> Option<Bonus> {
    Some(match name.split_once(' ')? {
        (of, "coins") => Bonus::Coins(small(of)?),
        (of, "servants") => Bonus::Servants(small(of)?),
        (of, "vp") => Bonus::Vp(small(of)?),
        _ => return None,
    })
}

fn small(name: &str) -> Option<u8> {
    number(name)?.try_into().ok()
}

/// Returns the space of the nobility track that is the first to pay, or a later one, counted from 0.
fn paying_space(variant: NobilityVariant, which: usize) -> Option<u8> {
    (0..=LAST_NOBILITY_SPACE).filter(|&space| nobility_space(space, variant).is_some()).nth(which)
}
