//! Every number of the game: permits, city tokens, tiles, the nobility track, supplies and costs. No other
//! part of the rules holds one.

mod city;
mod permit;
mod token;

use serde::{Deserialize, Serialize};

use crate::vocabulary;
use crate::vocabulary::Vocabulary;

pub use city::{City, CityColour, CitySet, Region};
pub use permit::Permit;
pub use token::Token;

/// Fewest and most players.
pub const PLAYERS: std::ops::RangeInclusive<u8> = 2..=4;
/// Merchants that each player has to place.
pub const MERCHANTS: u8 = 10;
/// Most neutral merchants at a table of two: a permit of each region has at most three cities.
pub const MOST_NEUTRAL_MERCHANTS: u8 = 9;
/// Politics cards dealt to each player.
pub const STARTING_HAND: u8 = 6;
/// Coins at the start, by position in the order of play.
pub const STARTING_COINS: [u8; 4] = [10, 11, 12, 13];
/// Servants at the start, by position in the order of play.
pub const STARTING_SERVANTS: [u16; 4] = [1, 2, 3, 4];
/// The end of the coin track; coins beyond it are lost (R9).
pub const MOST_COINS: u8 = 20;
/// The end of the nobility track.
pub const LAST_NOBILITY_SPACE: u8 = 20;
/// Councillors of each colour.
pub const COUNCILLORS_PER_COLOUR: u8 = 4;
/// Councillors in a council.
pub const COUNCIL_SIZE: usize = 4;
/// Councillors in the reserve.
pub const RESERVE_SIZE: u8 = 8;
/// Politics cards of each colour.
pub const CARDS_PER_COLOUR: u8 = 13;
/// Jokers among the politics cards.
pub const JOKERS: u8 = 12;
/// Business permit tiles of each region.
pub const PERMITS_PER_REGION: u8 = 15;

/// Coins gained by electing a councillor as a main action.
pub const ELECTION_COINS: u8 = 4;
/// Coins to satisfy a council with 1, 2, 3 or 4 cards.
pub const COUNCIL_PRICES: [u8; COUNCIL_SIZE] = [10, 7, 4, 0];
/// Coins for each joker in a payment, beyond the price.
pub const JOKER_PRICE: u8 = 1;
/// Coins for each road that the queen travels.
pub const ROAD_PRICE: u8 = 2;
/// Servants for each merchant of another player in the city.
pub const SERVANTS_PER_OTHER_MERCHANT: u16 = 1;
/// Servants gained by engaging.
pub const SERVANTS_ENGAGED: u8 = 1;
/// Coins to engage a servant.
pub const SERVANT_PRICE: u8 = 3;
/// Servants to change the permits of a region.
pub const CHANGE_PERMITS_SERVANTS: u16 = 1;
/// Servants to have a councillor elected as a quick action.
pub const SEND_SERVANTS: u16 = 1;
/// Servants for an additional main action.
pub const ADDITIONAL_MAIN_SERVANTS: u16 = 3;

/// VP for the first player to place the last merchant.
pub const LAST_MERCHANT_VP: u16 = 3;
/// VP at the end for being furthest on the nobility track.
pub const NOBILITY_FIRST_VP: u16 = 5;
/// VP at the end for the second on the nobility track.
pub const NOBILITY_SECOND_VP: u16 = 2;
/// VP at the end for the most permits.
pub const MOST_PERMITS_VP: u16 = 3;
/// VP of the queen's reward tiles, top tile first.
pub const QUEENS_REWARDS: [u16; 5] = [25, 18, 12, 7, 3];

/// An immediate gain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bonus {
    Coins(u8),
    Servants(u8),
    Vp(u8),
    /// Politics cards from the deck.
    Cards(u8),
    /// Steps on the nobility track.
    Nobility(u8),
    /// The star: one additional main action.
    MainAction,
}

use Bonus::{Cards, Coins, MainAction, Servants, Vp};

vocabulary! {
    /// A colour of councillors and politics cards, in the order of the rules.
    #[repr(u8)]
    pub enum Colour: json {
        White = "white" 'W',
        Black = "black" 'K',
        Orange = "orange" 'O',
        Purple = "purple" 'P',
        LightBlue = "light_blue" 'B',
        Pink = "pink" 'R',
    }
}

/// A kind of politics card: one of the six colours, or a joker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Politics {
    Colour(Colour),
    Joker,
}

impl Vocabulary for Politics {
    const KEYS: &'static [&'static str] =
        &["white", "black", "orange", "purple", "light_blue", "pink", "joker"];
    const ALL: &'static [Politics] = &Politics::ALL;

    fn place(self) -> u8 {
        self.index() as u8
    }
}

impl Politics {
    /// The six colours, then the joker.
    pub const ALL: [Politics; 7] = [
        Politics::Colour(Colour::White),
        Politics::Colour(Colour::Black),
        Politics::Colour(Colour::Orange),
        Politics::Colour(Colour::Purple),
        Politics::Colour(Colour::LightBlue),
        Politics::Colour(Colour::Pink),
        Politics::Joker,
    ];

    /// Returns the position in [`Politics::ALL`], 0-6.
    pub const fn index(self) -> usize {
        match self {
            Politics::Colour(colour) => colour.index(),
            Politics::Joker => 6,
        }
    }

    /// Returns the letter for the card in notation.
    pub const fn letter(self) -> char {
        match self {
            Politics::Colour(colour) => colour.letter(),
            Politics::Joker => 'J',
        }
    }

    /// Returns the number of such cards.
    pub const fn supply(self) -> u8 {
        match self {
            Politics::Colour(_) => CARDS_PER_COLOUR,
            Politics::Joker => JOKERS,
        }
    }
}

/// One of the four councils.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Council {
    Region(Region),
    Queen,
}

impl Vocabulary for Council {
    const KEYS: &'static [&'static str] = &["coast", "hills", "mountains", "queen"];
    const ALL: &'static [Council] = &Council::ALL;

    fn place(self) -> u8 {
        self.index() as u8
    }
}

impl Council {
    /// The councils of coast, hills and mountains, then the queen's.
    pub const ALL: [Council; 4] = [
        Council::Region(Region::Coast),
        Council::Region(Region::Hills),
        Council::Region(Region::Mountains),
        Council::Queen,
    ];

    /// Returns the position in [`Council::ALL`], 0-3.
    pub const fn index(self) -> usize {
        match self {
            Council::Region(region) => region.index(),
            Council::Queen => 3,
        }
    }

    /// Returns the word for the council in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Council::Region(region) => region.key(),
            Council::Queen => "queen",
        }
    }
}

vocabulary! {
    /// A reward tile: for all cities of a region, or of a colour.
    #[repr(u8)]
    pub enum RewardTile: json {
        Coast = "coast",
        Hills = "hills",
        Mountains = "mountains",
        Gold = "gold",
        Silver = "silver",
        Bronze = "bronze",
        Iron = "iron",
    }
}

impl RewardTile {
    /// Returns the tile of a region.
    pub const fn of_region(region: Region) -> RewardTile {
        match region {
            Region::Coast => RewardTile::Coast,
            Region::Hills => RewardTile::Hills,
            Region::Mountains => RewardTile::Mountains,
        }
    }

    /// Returns the tile of a colour; royal has none.
    pub const fn of_colour(colour: CityColour) -> Option<RewardTile> {
        match colour {
            CityColour::Gold => Some(RewardTile::Gold),
            CityColour::Silver => Some(RewardTile::Silver),
            CityColour::Bronze => Some(RewardTile::Bronze),
            CityColour::Iron => Some(RewardTile::Iron),
            CityColour::Royal => None,
        }
    }

    /// Returns the VP of the tile at the end.
    pub const fn vp(self) -> u16 {
        match self {
            RewardTile::Coast | RewardTile::Hills | RewardTile::Mountains | RewardTile::Iron => 5,
            RewardTile::Gold => 20,
            RewardTile::Silver => 12,
            RewardTile::Bronze => 8,
        }
    }
}

vocabulary! {
    /// The spaces of the first two bonuses on the nobility track (R12).
    #[derive(Default)]
    pub enum NobilityVariant: json {
        /// Spaces 2 and 4, as on the printed board.
        #[default]
        Printed = "printed",
        /// Spaces 1 and 3, as in the reference manual.
        Manual = "manual",
    }
}

/// The bonus of a space of the nobility track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpaceBonus {
    /// Immediate gains, in order.
    Gains(&'static [Bonus]),
    /// The token of one of the player's cities, except a nobility token.
    RepeatToken,
    /// A face-up permit for free.
    FreePermit,
    /// All bonuses of one of the player's permits.
    RepeatPermit,
    /// The tokens of two different cities of the player, except nobility tokens.
    RepeatTwoTokens,
}

/// Returns the bonus of a space, if it has one.
pub const fn nobility_space(space: u8, variant: NobilityVariant) -> Option<SpaceBonus> {
    use SpaceBonus::{FreePermit, Gains, RepeatPermit, RepeatToken, RepeatTwoTokens};
    match (space, variant) {
        (2, NobilityVariant::Printed) | (1, NobilityVariant::Manual) => {
            Some(Gains(&[Vp(2), Coins(2)]))
        }
        (4, NobilityVariant::Printed) | (3, NobilityVariant::Manual) => Some(RepeatToken),
        (6, _) => Some(Gains(&[MainAction])),
        (8, _) => Some(Gains(&[Vp(3), Cards(1)])),
        (10, _) => Some(FreePermit),
        (12, _) => Some(Gains(&[Vp(5), Servants(1)])),
        (14, _) => Some(RepeatPermit),
        (16, _) => Some(RepeatTwoTokens),
        (18, _) => Some(Gains(&[Vp(8)])),
        (19, _) => Some(Gains(&[Vp(2)])),
        (20, _) => Some(Gains(&[Vp(3)])),
        _ => None,
    }
}
