//! What the names in the texts of the rules stand for. Whatever has a number gets it from the rules.

use super::{CONTENTS, Topic};
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::board::Side;
use crate::games::council_of_4::rules::components::{
    ADDITIONAL_MAIN_SERVANTS, Bonus, CARDS_PER_COLOUR, CHANGE_PERMITS_SERVANTS, COUNCIL_PRICES,
    COUNCIL_SIZE, COUNCILLORS_PER_COLOUR, Colour, Council, ELECTION_COINS, JOKER_PRICE, JOKERS,
    LAST_MERCHANT_VP, LAST_NOBILITY_SPACE, MERCHANTS, MOST_COINS, MOST_NEUTRAL_MERCHANTS,
    MOST_PERMITS_VP, NOBILITY_FIRST_VP, NOBILITY_SECOND_VP, NobilityVariant, PERMITS_PER_REGION,
    PLAYERS, Permit, Politics, QUEENS_REWARDS, RESERVE_SIZE, ROAD_PRICE, RewardTile, SEND_SERVANTS,
    SERVANT_PRICE, SERVANTS_ENGAGED, SERVANTS_PER_OTHER_MERCHANT, STARTING_COINS, STARTING_HAND,
    STARTING_SERVANTS, Token, nobility_space,
};
use crate::games::council_of_4::rules::{Action, City, CityColour, Kind, Region, View};
use crate::games::council_of_4::scene::Totals;
use crate::games::council_of_4::scene::lesson::{Lesson, Saying};

use crate::games::council_of_4::text::course::gains;
use crate::games::council_of_4::text::moves;
use crate::games::council_of_4::text::pieces::bonus;
use crate::games::council_of_4::text::tip::{Symbol, Tip};
use crate::games::council_of_4::text::{Subjects, city, file, letters, manual};
use crate::record::SeatColour;
use crate::scene::lesson::Curriculum;
use crate::text::files::Read;
use crate::text::rules::course::{Lessons, Value, values};
use crate::text::rules::{Contents, Manual, Ruled};
use crate::text::tip::Tip as HouseTip;
use crate::text::{name_of, text};
use crate::vocabulary;

vocabulary! {
    /// The pictures; the page draws them with the pieces of the game.
    pub enum Picture {
        /// A city with all that can belong to it.
        City = "city",
        /// A turn from card to end.
        Turn = "turn",
        /// A council before and after an election.
        Election = "election",
        /// Cards that satisfy a council, and their price.
        Payment = "payment",
        /// Face-up permits and their deck.
        Permits = "permits",
        /// A permit, and the same one used.
        UsedPermit = "used-permit",
        /// The queen's way on the map.
        QueensWay = "queens-way",
        /// A chain on the map.
        Chain = "chain",
        /// The nobility track with markers.
        Nobility = "nobility",
        /// All reward tiles.
        Tiles = "tiles",
        /// All boards.
        Boards = "boards",
        /// Neutral merchants in cities.
        Neutral = "neutral",
    }
}

vocabulary! {
    /// Anything else that the page draws between paragraphs.
    pub enum Drawing {
        /// The prices of a council by the number of cards.
        Prices = "prices",
        /// The spaces of the nobility track that pay.
        Spaces = "spaces",
        /// Symbols with their meanings.
        Bonuses = "bonus-symbols",
        Colours = "colour-symbols",
    }
}

/// The symbols of bonuses, then those of the choices of the nobility track.
const BONUS_SYMBOLS: [Tip; 10] = [
    Tip::Of(Symbol::Coins),
    Tip::Of(Symbol::Servants),
    Tip::Of(Symbol::Vp),
    Tip::Of(Symbol::Cards),
    Tip::Of(Symbol::Nobility),
    Tip::Of(Symbol::MainAction),
    Tip::Of(Symbol::RepeatToken),
    Tip::Of(Symbol::FreePermit),
    Tip::Of(Symbol::RepeatPermit),
    Tip::Of(Symbol::RepeatTwoTokens),
];

impl Ruled for CouncilOf4 {
    type Topic = Topic;
    type Amount = Bonus;
    type Tip = Tip;
    type Picture = Picture;
    type Drawing = Drawing;

    const RULINGS: u8 = 24;
    const CONTENTS: Contents<Topic> = CONTENTS;

    const VALUES: &'static [(&'static str, Value<CouncilOf4>)] = values! {
        names;
        "hand": Saying::Turn { hand } => text().pieces().cards(hand.into());
        "council": Saying::Elect { council, .. } => text().course().council_name(council);
        "entering": Saying::Elect { enters, .. } => text().course().colour_name(enters);
        "leaving": Saying::Elect { leaves, .. } => text().course().colour_name(leaves);
        "gained-coins": Saying::Elect { coins, .. } => text().pieces().coins(coins);
        "price-before": Saying::Elect { before, .. } => before.coins.to_string();
        "price-after": Saying::Elect { after, .. } => text().pieces().coins(after.coins);
        "next-player": Saying::EndTurn { next } => name_of(names, next).into_owned();
        "permit": Saying::Acquire { permit, .. } | Saying::Nobility { permit, .. } => letters(permit);
        "paid-cards": Saying::Acquire { price, .. } | Saying::Queen { price, .. } => text().pieces().cards(price.cards.into());
        "paid-coins": Saying::Acquire { price, .. } | Saying::Queen { price, .. } => text().pieces().coins(price.coins);
        "gains": Saying::Acquire { gains: ref of, .. } | Saying::Place { gains: ref of, .. } | Saying::Chain { gains: ref of, .. } => gains(of);
        "city": Saying::Place { city, .. } | Saying::Chain { city, .. } | Saying::Queen { city, .. } | Saying::Tempo { city, .. } | Saying::Finish { city, .. } => city.name().to_owned();
        "paid-servants": Saying::Place { servants, .. } | Saying::Tempo { servants, .. } => text().pieces().servants(servants);
        "points": Saying::Finish { vp, .. } => gains(&Totals { vp, ..Totals::default() });
        "joined-cities": Saying::Chain { joined, .. } => text().course().cities(&city::names(joined.iter()));
        "paying-tokens": Saying::Chain { tokens, .. } => text().course().tokens(tokens as u16);
        "roads": Saying::Queen { roads, .. } => text().course().roads(roads.into());
        "way-coins": Saying::Queen { way, .. } => text().pieces().coins(way);
        "engage-coins": Saying::Quick { coins, .. } => text().pieces().coins(coins);
        "engaged-servants": Saying::Quick { servants, .. } => text().pieces().servants(servants);
        "space": Saying::Nobility { space, .. } => space.to_string();
    };

    fn manual() -> &'static Manual<CouncilOf4> {
        static READ: Read<Manual<CouncilOf4>> = Read::none();
        READ.get(&manual::FILES, |language| {
            let [rules, rulings] = [manual::rules(language), manual::rulings(language)];
            Manual::read(rules, rulings, manual::vocabulary(language))
        })
    }

    fn number(name: &str) -> Option<u16> {
        let cities = |colour: CityColour| colour.cities() as u16;
        let paying = |variant, which| paying_spaces(variant).nth(which).map_or(0, u16::from);
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

    fn amount(name: &str) -> Option<Bonus> {
        Some(match name.split_once(' ')? {
            (of, "coins") => Bonus::Coins(small(of)?),
            (of, "servants") => Bonus::Servants(small(of)?),
            (of, "vp") => Bonus::Vp(small(of)?),
            _ => return None,
        })
    }

    fn amount_in_words(of: Bonus) -> String {
        bonus(of)
    }

    fn tip(of: Tip) -> [String; 2] {
        [of.name(), of.what()]
    }

    fn topic(of: Tip) -> Topic {
        match of {
            Tip::Of(Symbol::Coins | Symbol::Vp | Symbol::Servants) => Topic::Bonuses,
            Tip::Of(Symbol::Cards | Symbol::MainAction | Symbol::CoinSpace) => Topic::Bonuses,
            Tip::Space(..) => Topic::Nobility,
            Tip::Of(Symbol::Nobility | Symbol::RepeatToken) => Topic::Nobility,
            Tip::Of(Symbol::RepeatTwoTokens | Symbol::FreePermit) => Topic::Nobility,
            Tip::Of(Symbol::RepeatPermit) => Topic::Nobility,
            Tip::City(_) | Tip::Region(_) | Tip::Seat(_) => Topic::Table,
            Tip::Card(_) | Tip::Council(Council::Region(_)) => Topic::Acquire,
            Tip::Of(Symbol::Ladder | Symbol::CardDeck | Symbol::Discards) => Topic::Acquire,
            Tip::Of(Symbol::Permit | Symbol::PermitDeck | Symbol::EmptySlot) => Topic::Acquire,
            Tip::Councillor(_) | Tip::Of(Symbol::Arrow) => Topic::Elect,
            Tip::Council(Council::Queen) | Tip::Of(Symbol::Queen | Symbol::WayCost) => Topic::Queen,
            Tip::Of(Symbol::Neutral) => Topic::TwoPlayers,
            Tip::Of(Symbol::UsedPermit) => Topic::Place,
            Tip::Of(Symbol::Merchants | Symbol::ChainPlace) => Topic::Chains,
            Tip::Tile(_) | Tip::Of(Symbol::QueensReward | Symbol::AtTheEnd) => Topic::Tiles,
            Tip::Of(Symbol::EndTurn | Symbol::Reveals | Symbol::Round) => Topic::Turn,
            Tip::Of(Symbol::Board) => Topic::Setup,
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
        }
    }

    fn topic_of_house(of: HouseTip) -> Topic {
        match of {
            HouseTip::Home | HouseTip::Theme => Topic::Table,
            HouseTip::Keys | HouseTip::OwnSeat | HouseTip::Rules => Topic::Aim,
            HouseTip::Saved | HouseTip::Settings => Topic::Aim,
            _ => Topic::Turn,
        }
    }

    fn explained_by(of: Drawing) -> Vec<Tip> {
        match of {
            Drawing::Prices => Vec::new(),
            Drawing::Spaces => {
                let variant = NobilityVariant::Printed;
                paying_spaces(variant).map(|space| Tip::Space(space, variant)).collect()
            }
            Drawing::Bonuses => BONUS_SYMBOLS.into(),
            Drawing::Colours => (Politics::ALL.into_iter().map(Tip::Card))
                .chain(CityColour::ALL.map(Tip::City))
                .chain(Region::ALL.map(Tip::Region))
                .chain(SeatColour::ALL.map(Tip::Seat))
                .chain([Symbol::Neutral, Symbol::Queen].map(Tip::Of))
                .collect(),
        }
    }

    fn lessons(of: Curriculum) -> Option<&'static Lessons<CouncilOf4>> {
        static FIRST_GAME: Read<Lessons<CouncilOf4>> = Read::none();
        static PLAYING_WELL: Read<Lessons<CouncilOf4>> = Read::none();
        let (read, text) = match of {
            Curriculum::FirstGame => (&FIRST_GAME, file::lessons as fn(_) -> _),
            Curriculum::PlayingWell => (&PLAYING_WELL, file::playing_well as fn(_) -> _),
        };
        Some(read.get(&file::FILES, |language| Lessons::read(text(language))))
    }

    fn lesson(lesson: Lesson) -> String {
        text().course().title(lesson)
    }

    fn task(action: Action, view: &View) -> String {
        moves::task(action, view)
    }
}

fn small(name: &str) -> Option<u8> {
    CouncilOf4::number(name)?.try_into().ok()
}

/// Returns the spaces of the nobility track that pay.
pub fn paying_spaces(variant: NobilityVariant) -> impl Iterator<Item = u8> {
    (0..=LAST_NOBILITY_SPACE).filter(move |&space| nobility_space(space, variant).is_some())
}
