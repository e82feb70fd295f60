//! Tips in English.

use super::words::{bonuses, card, city_colour, colour, counted, region, tile};
use crate::games::council_of_4::rules::board::CityColour;
use crate::games::council_of_4::rules::components::{
    ADDITIONAL_MAIN_SERVANTS, CHANGE_PERMITS_SERVANTS, Colour, Council, ELECTION_COINS,
    JOKER_PRICE, JOKERS, MERCHANTS, MOST_COINS, NobilityVariant, PERMITS_PER_REGION, Politics,
    ROAD_PRICE, RewardTile, SEND_SERVANTS, SERVANT_PRICE, SERVANTS_ENGAGED,
    SERVANTS_PER_OTHER_MERCHANT, SpaceBonus, nobility_space,
};
use crate::games::council_of_4::scene::Kind;
use crate::games::council_of_4::text::Subjects;
use crate::games::council_of_4::text::tip::{Tip, TipText};
use crate::record::SeatColour;
use crate::text::text;

pub(in crate::games::council_of_4::text) static TIP: TipText = TipText { name, what };

fn name(of: Tip) -> String {
    match of {
        Tip::Coins => "Coins".to_owned(),
        Tip::Vp => "Victory points (VP)".to_owned(),
        Tip::Servants => "Servants".to_owned(),
        Tip::Cards => "Politics cards".to_owned(),
        Tip::Nobility => "Nobility".to_owned(),
        Tip::MainAction => "Extra main action".to_owned(),
        Tip::RepeatToken => "A city token again".to_owned(),
        Tip::RepeatTwoTokens => "2 city tokens again".to_owned(),
        Tip::FreePermit => "A permit for free".to_owned(),
        Tip::RepeatPermit => "A permit again".to_owned(),
        Tip::City(of) => format!("{} city", capital(city_colour(of))),
        Tip::Card(Politics::Joker) => card(Politics::Joker).to_owned(),
        Tip::Card(of) => format!("{} card", card(of)),
        Tip::Councillor(of) => format!("{} councillor", colour(of)),
        Tip::Council(Council::Region(of)) => {
            format!("Council of the {}", region(of).to_lowercase())
        }
        Tip::Council(Council::Queen) => "The queen’s council".to_owned(),
        Tip::Arrow => "The way into a council".to_owned(),
        Tip::Region(of) => region(of).to_owned(),
        Tip::Seat(SeatColour::Scarlet) => "Scarlet player".to_owned(),
        Tip::Seat(SeatColour::Cobalt) => "Cobalt player".to_owned(),
        Tip::Seat(SeatColour::Forest) => "Forest player".to_owned(),
        Tip::Seat(SeatColour::Amber) => "Amber player".to_owned(),
        Tip::Seat(SeatColour::Onyx) => "Onyx player".to_owned(),
        Tip::Neutral => "Neutral merchant".to_owned(),
        Tip::Merchants => "Merchants to place".to_owned(),
        Tip::Queen => "The queen".to_owned(),
        Tip::Tile(of) => format!("Reward tile: {}", tile(of).to_lowercase()),
        Tip::QueensReward => "Queen’s reward tile".to_owned(),
        Tip::Permit => "Business permit".to_owned(),
        Tip::UsedPermit => "Used permit".to_owned(),
        Tip::PermitDeck => "Deck of permits".to_owned(),
        Tip::EmptySlot => "Empty slot".to_owned(),
        Tip::CardDeck => "Deck of politics cards".to_owned(),
        Tip::Discards => "Discarded politics cards".to_owned(),
        Tip::AtTheEnd => "If the game ended now".to_owned(),
        Tip::Space(space, _) => format!("Nobility space {space}"),
        Tip::CoinSpace => "Coin track".to_owned(),
        Tip::ChainPlace => "Order in the chain".to_owned(),
        Tip::WayCost => "The queen’s way".to_owned(),
        Tip::Action(kind) => (text().words().kind_title)(kind).to_owned(),
        Tip::Ladder => "Price in coins".to_owned(),
        Tip::EndTurn => "End the turn".to_owned(),
        Tip::Round => "Round and turn".to_owned(),
        Tip::Board => "Board".to_owned(),
        Tip::Reveals => "Reveals hidden information".to_owned(),
    }
}

fn what(of: Tip) -> String {
    match of {
        Tip::Coins => format!(
            "Pay for permits, for moving the queen and for engaging servants. No player can have \
             more than {MOST_COINS}."
        ),
        Tip::Vp => "Most VP at the end wins.".to_owned(),
        Tip::Servants => {
            "Pay for quick actions, and for placing where others have a merchant.".to_owned()
        }
        Tip::Cards => "Match councillors of the same colour. You draw one at the start of each turn."
            .to_owned(),
        Tip::Nobility => "Each step moves you 1 space along the nobility track. A space with a \
                          symbol gives its bonus when you reach it."
            .to_owned(),
        Tip::MainAction => "You may take one more main action this turn.".to_owned(),
        Tip::RepeatToken => "Repeats the token of a city where you have a merchant. Nobility tokens \
                             can’t be chosen."
            .to_owned(),
        Tip::RepeatTwoTokens => "Repeats the tokens of 2 different cities where you have merchants. \
                                 Nobility tokens can’t be chosen."
            .to_owned(),
        Tip::FreePermit => {
            "Gives you any face-up permit and its bonuses for free. You can also decline.".to_owned()
        }
        Tip::RepeatPermit => {
            "Repeats all bonuses of one of your permits, ready or used.".to_owned()
        }
        Tip::City(CityColour::Royal) => {
            "Where the queen starts. It has no token and belongs to no colour tile, but it connects \
             your merchants like any city."
                .to_owned()
        }
        Tip::City(of) => colour_tile(of),
        Tip::Card(Politics::Joker) => format!(
            "Matches any councillor, for {}. The deck has {JOKERS} of them.",
            counted(JOKER_PRICE, "extra coin")
        ),
        Tip::Card(Politics::Colour(of)) => {
            format!("Matches {} councillor. Its emblem is {}.", a_coloured(of), emblem(of))
        }
        Tip::Councillor(of) => {
            format!("Matches {} card or a joker. Its emblem is {}.", a_coloured(of), emblem(of))
        }
        Tip::Council(Council::Region(_)) => "Grants the region’s permits. Match its councillors with \
                                             cards to acquire a face-up one."
            .to_owned(),
        Tip::Council(Council::Queen) => "Grants the queen’s help. Match its councillors with cards to \
                                         bring her to a city and place a merchant there."
            .to_owned(),
        Tip::Arrow => "A new councillor enters here. The others move along, and the one at the far \
                       end is pushed out into the reserve."
            .to_owned(),
        Tip::Region(of) => format!(
            "{} cities, a council and {PERMITS_PER_REGION} permits. {}",
            of.cities().len(),
            first_in_all(RewardTile::of_region(of))
        ),
        Tip::Seat(of) => format!(
            "Pieces with {} belong to this player: merchants, and markers on the tracks.",
            match of {
                SeatColour::Scarlet => "a round head",
                SeatColour::Cobalt => "a square head",
                SeatColour::Forest => "a triangular head",
                SeatColour::Amber => "a diamond head",
                SeatColour::Onyx => "a star-shaped head",
            }
        ),
        Tip::Neutral => format!(
            "Belongs to nobody; used with two players only. Placing in its city costs {}, as with \
             any other merchant.",
            counted(SERVANTS_PER_OTHER_MERCHANT, "servant")
        ),
        Tip::Merchants => format!(
            "Each player has {MERCHANTS} and can place 1 in each city. The first to place them all \
             begins the last round."
        ),
        Tip::Queen => format!(
            "Travels by road to the city where you place with her help. Each road costs {}.",
            counted(ROAD_PRICE, "coin")
        ),
        Tip::Tile(of) => first_in_all(of),
        Tip::QueensReward => "Comes with each reward tile, from the top, until none are left. Its VP \
                              count at the end."
            .to_owned(),
        Tip::Permit => "Lets you place 1 merchant in one of its cities. You gain its bonuses once, \
                        when it becomes yours."
            .to_owned(),
        Tip::UsedPermit => "Has already placed its merchant. It still counts for most permits, and \
                            its bonuses can be repeated."
            .to_owned(),
        Tip::PermitDeck => {
            "Permits of this region still to come. The number says how many.".to_owned()
        }
        Tip::EmptySlot => "Gets the deck’s next permit once all bonuses are gained. It stays empty \
                           when the deck runs out."
            .to_owned(),
        Tip::CardDeck => {
            "Politics cards still to be drawn. When they run out, the discards become the new deck."
                .to_owned()
        }
        Tip::Discards => {
            "Politics cards that were paid. They become the new deck when it runs out.".to_owned()
        }
        Tip::AtTheEnd => "What tiles, queen’s rewards, the nobility track and the most permits would \
                          add to the VP gained so far."
            .to_owned(),
        Tip::Space(space, variant) => space_gives(space, variant),
        Tip::CoinSpace => format!(
            "Shows each player’s coins. The track ends at {MOST_COINS}, and coins beyond that are \
             lost."
        ),
        Tip::ChainPlace => {
            "Says when this city’s token is gained. The new city comes first, then the others by \
             letter."
                .to_owned()
        }
        Tip::WayCost => format!(
            "Coins for the queen’s shortest way to this city. Each road costs {ROAD_PRICE}."
        ),
        Tip::Action(kind) => action(kind),
        Tip::Ladder => format!(
            "The more cards match the council, the fewer coins you pay. Each joker adds \
             {JOKER_PRICE}."
        ),
        Tip::EndTurn => "Available after a main action. Unused actions are lost.".to_owned(),
        Tip::Round => "Each player has one turn in a round.".to_owned(),
        Tip::Board => {
            "The sides of Coast, Hills and Mountains, in this order, or a board of your own."
                .to_owned()
        }
        Tip::Reveals => {
            "Reveals hidden cards or permits. After that you can undo it only when alone against \
             bots, which marks the game as assisted."
                .to_owned()
        }
    }
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().collect::<String>() + letters.as_str()
    })
}

fn a_coloured(of: Colour) -> String {
    let article = if of == Colour::Orange { "an" } else { "a" };
    format!("{article} {}", colour(of).to_lowercase())
}

const fn emblem(of: Colour) -> &'static str {
    match of {
        Colour::White => "the pearl",
        Colour::Black => "the tower",
        Colour::Orange => "the flame",
        Colour::Purple => "the clover",
        Colour::LightBlue => "the waves",
        Colour::Pink => "the heart",
    }
}

/// Returns the cities of a colour and their tile.
fn colour_tile(of: CityColour) -> String {
    let cities = of.cities();
    let tile = RewardTile::of_colour(of).map(first_in_all).unwrap_or_default();
    format!("One of {cities} {} cities. {tile}", city_colour(of))
}

fn first_in_all(of: RewardTile) -> String {
    format!(
        "The first player with merchants in all these cities claims the tile: {} VP at the end, plus \
         the top queen’s reward tile, if any are left.",
        of.vp()
    )
}

fn space_gives(space: u8, variant: NobilityVariant) -> String {
    let gains = match nobility_space(space, variant) {
        None => return "Gives nothing.".to_owned(),
        Some(SpaceBonus::RepeatToken) => return what(Tip::RepeatToken),
        Some(SpaceBonus::FreePermit) => return what(Tip::FreePermit),
        Some(SpaceBonus::RepeatPermit) => return what(Tip::RepeatPermit),
        Some(SpaceBonus::RepeatTwoTokens) => return what(Tip::RepeatTwoTokens),
        Some(SpaceBonus::Gains(gains)) => bonuses(gains),
    };
    format!("Gives {gains} to each player who reaches it.")
}

fn action(kind: Kind) -> String {
    match kind {
        Kind::Elect => format!(
            "Main action. Puts a councillor from the reserve into any council, gaining {}.",
            counted(ELECTION_COINS, "coin")
        ),
        Kind::Acquire => {
            "Main action. Satisfies a region’s council with cards and coins for one of \
                          its face-up permits."
                .to_owned()
        }
        Kind::Place => {
            "Main action. Places a merchant in a city of one of your ready permits, which \
                        is then used."
                .to_owned()
        }
        Kind::PlaceWithQueen => format!(
            "Main action. Satisfies the queen’s council, brings her to any city for {} a road, and \
             places a merchant there.",
            counted(ROAD_PRICE, "coin")
        ),
        Kind::EngageServant => format!(
            "Quick action. Gains {} for {}.",
            counted(SERVANTS_ENGAGED, "servant"),
            counted(SERVANT_PRICE, "coin")
        ),
        Kind::ChangePermits => format!(
            "Quick action. Puts a region’s face-up permits under its deck and turns up new ones, for \
             {}.",
            counted(CHANGE_PERMITS_SERVANTS, "servant")
        ),
        Kind::SendServant => format!(
            "Quick action. Elects a councillor for {}, without gaining coins.",
            counted(SEND_SERVANTS, "servant")
        ),
        Kind::AdditionalMain => format!(
            "Quick action. Gives you one more main action this turn, for {}.",
            counted(ADDITIONAL_MAIN_SERVANTS, "servant")
        ),
        Kind::Answer => "A bonus gives you a choice. Make it before anything else.".to_owned(),
    }
}
