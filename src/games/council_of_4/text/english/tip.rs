//! Tips in English.

use super::words::{bonuses, card, city_colour, colour, counted, region, tile};
use crate::games::council_of_4::rules::board::{CityColour, Side, Sides};
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
        Tip::MainAction => "Additional main action".to_owned(),
        Tip::RepeatToken => "A city token again".to_owned(),
        Tip::RepeatTwoTokens => "Two city tokens again".to_owned(),
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
        Tip::Seat(SeatColour::Scarlet) => "Scarlet seat".to_owned(),
        Tip::Seat(SeatColour::Cobalt) => "Cobalt seat".to_owned(),
        Tip::Seat(SeatColour::Forest) => "Forest seat".to_owned(),
        Tip::Seat(SeatColour::Amber) => "Amber seat".to_owned(),
        Tip::Seat(SeatColour::Onyx) => "Onyx seat".to_owned(),
        Tip::Neutral => "Neutral merchant".to_owned(),
        Tip::Merchants => "Merchants to place".to_owned(),
        Tip::Queen => "The queen".to_owned(),
        Tip::Tile(of) => format!("Reward tile: {}", tile(of).to_lowercase()),
        Tip::QueensReward => "Queen’s reward tile".to_owned(),
        Tip::Permit => "Business permit".to_owned(),
        Tip::UsedPermit => "Used permit".to_owned(),
        Tip::PermitDeck => "Deck of permits".to_owned(),
        Tip::EmptySlot => "Empty place".to_owned(),
        Tip::CardDeck => "Deck of politics cards".to_owned(),
        Tip::Discards => "Discarded politics cards".to_owned(),
        Tip::Space(space, _) => format!("Nobility space {space}"),
        Tip::CoinSpace => "Coin track".to_owned(),
        Tip::ChainPlace => "Place in the chain".to_owned(),
        Tip::WayCost => "The queen’s way".to_owned(),
        Tip::Action(kind) => (text().words().kind_title)(kind).to_owned(),
        Tip::Ladder => "Price in coins".to_owned(),
        Tip::EndTurn => "End the turn".to_owned(),
        Tip::Assisted => "Assisted".to_owned(),
        Tip::Round => "Round and turn".to_owned(),
        Tip::Board => "Board".to_owned(),
        Tip::Reveals => "Shows something hidden".to_owned(),
    }
}

fn what(of: Tip) -> String {
    match of {
        Tip::Coins => format!(
            "They pay for permits, for the queen and for engaging servants. \
             Nobody has more than {MOST_COINS}."
        ),
        Tip::Vp => "Whoever has most of them at the end wins.".to_owned(),
        Tip::Servants => "They pay for quick actions, and for placing a merchant where others \
                          have one."
            .to_owned(),
        Tip::Cards => "Drawn from the deck into your hand, where they match councillors of the \
                       same colour."
            .to_owned(),
        Tip::Nobility => "Each step goes one space on along the nobility track. Spaces with a \
                          symbol pay as soon as they are reached."
            .to_owned(),
        Tip::MainAction => "You may take one main action more this turn.".to_owned(),
        Tip::RepeatToken => "Gain the token of one city where you have a merchant once more; no \
                             nobility token."
            .to_owned(),
        Tip::RepeatTwoTokens => "Gain the tokens of two different cities where you have \
                                 merchants once more; no nobility tokens."
            .to_owned(),
        Tip::FreePermit => {
            "Take any face-up permit with its bonuses and pay nothing, or decline.".to_owned()
        }
        Tip::RepeatPermit => {
            "Gain all bonuses of one of your permits once more, used or not.".to_owned()
        }
        Tip::City(CityColour::Royal) => {
            "Where the queen starts. It has no token and belongs to no \
                                         colour’s tile, but connects your merchants as any city."
                .to_owned()
        }
        Tip::City(of) => colour_tile(of),
        Tip::Card(Politics::Joker) => format!(
            "Matches any councillor, for {} more. The deck has {JOKERS} of them.",
            counted(JOKER_PRICE, "coin")
        ),
        Tip::Card(Politics::Colour(of)) => {
            format!("Matches {} councillor. Its emblem is {}.", a_coloured(of), emblem(of))
        }
        Tip::Councillor(of) => {
            format!("Matched by {} card or a joker. The emblem is {}.", a_coloured(of), emblem(of))
        }
        Tip::Council(Council::Region(_)) => "Cards that match its councillors acquire one of the \
                                             region’s face-up permits."
            .to_owned(),
        Tip::Council(Council::Queen) => "Cards that match its councillors place a merchant with \
                                         the queen’s help."
            .to_owned(),
        Tip::Arrow => "Whoever is elected enters here. The others move along, and the one at the \
                       far end falls out into the reserve."
            .to_owned(),
        Tip::Region(of) => format!(
            "{} cities, a council and {PERMITS_PER_REGION} permits. {}",
            of.cities().len(),
            first_in_all(RewardTile::of_region(of))
        ),
        Tip::Seat(of) => format!(
            "{} stands for this seat: its merchants, and its markers on the tracks.",
            match of {
                SeatColour::Scarlet => "The round head",
                SeatColour::Cobalt => "The square head",
                SeatColour::Forest => "The triangular head",
                SeatColour::Amber => "The diamond head",
                SeatColour::Onyx => "The star-shaped head",
            }
        ),
        Tip::Neutral => format!(
            "Belongs to nobody and stands at a table of two only. Placing beside it costs {}, as \
             beside any other merchant.",
            counted(SERVANTS_PER_OTHER_MERCHANT, "servant")
        ),
        Tip::Merchants => format!(
            "Everybody has {MERCHANTS}, at most one in a city. When somebody places the last one, \
             the last round begins."
        ),
        Tip::Queen => format!(
            "Comes along the roads to the city where you place with her help, for {} a road.",
            counted(ROAD_PRICE, "coin")
        ),
        Tip::Tile(of) => first_in_all(of),
        Tip::QueensReward => "The top one comes with each reward tile, as long as there are any. \
                              Its VP are added at the end."
            .to_owned(),
        Tip::Permit => "Lets you place one merchant, in a city of its letters. Its bonuses are \
                        gained once, when it becomes yours."
            .to_owned(),
        Tip::UsedPermit => "A merchant has been placed with it. It still counts for the most \
                            permits, and its bonuses can be repeated."
            .to_owned(),
        Tip::PermitDeck => {
            "Permits of this region that are still to come, and how many.".to_owned()
        }
        Tip::EmptySlot => {
            "The next permit of the deck comes here once all bonuses are gained. When \
                           the deck is used up, the place stays empty."
                .to_owned()
        }
        Tip::CardDeck => {
            "Cards still to be drawn. Once they are used up, the discards are the new deck."
                .to_owned()
        }
        Tip::Discards => {
            "Cards that were paid. They come again when the deck is used up.".to_owned()
        }
        Tip::Space(space, variant) => space_pays(space, variant),
        Tip::CoinSpace => format!(
            "The coins of each seat. The track ends at {MOST_COINS}; what would go beyond is lost."
        ),
        Tip::ChainPlace => "The order in which tokens are gained: that of the new city first, \
                            then by letter."
            .to_owned(),
        Tip::WayCost => format!(
            "Coins for the shortest way of the queen to this city, {ROAD_PRICE} for each road."
        ),
        Tip::Action(kind) => action(kind),
        Tip::Ladder => format!(
            "The more cards match the council, the fewer coins it costs. Each joker costs \
             {JOKER_PRICE} more."
        ),
        Tip::EndTurn => {
            "Possible once you have taken a main action. Actions that are left are lost.".to_owned()
        }
        Tip::Assisted => (text().assisted().note).to_owned(),
        Tip::Round => "In a round everybody has one turn.".to_owned(),
        Tip::Board => {
            "Which sides are in play, of coast, hills and mountains in this order.".to_owned()
        }
        Tip::Reveals => {
            "This action shows cards or permits that were hidden. After that only who is alone \
             against bots can take it back, and the match then counts as assisted."
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

/// The cities of a colour and their tile.
fn colour_tile(of: CityColour) -> String {
    let cities = Sides::new([Side::One; 3]).board().cities_of(of).len();
    let tile = RewardTile::of_colour(of).map(first_in_all).unwrap_or_default();
    format!("One of {cities} {} cities. {tile}", city_colour(of))
}

fn first_in_all(of: RewardTile) -> String {
    format!(
        "The first with merchants in all of them gets the tile: {} VP at the end, and the top \
         queen’s reward tile, if one is left.",
        of.vp()
    )
}

fn space_pays(space: u8, variant: NobilityVariant) -> String {
    let gains = match nobility_space(space, variant) {
        None => return "Pays nothing.".to_owned(),
        Some(SpaceBonus::RepeatToken) => return what(Tip::RepeatToken),
        Some(SpaceBonus::FreePermit) => return what(Tip::FreePermit),
        Some(SpaceBonus::RepeatPermit) => return what(Tip::RepeatPermit),
        Some(SpaceBonus::RepeatTwoTokens) => return what(Tip::RepeatTwoTokens),
        Some(SpaceBonus::Gains(gains)) => bonuses(gains),
    };
    format!("Pays {gains} to whoever reaches it.")
}

fn action(kind: Kind) -> String {
    match kind {
        Kind::Elect => format!(
            "Main action. A councillor of the reserve enters any council; you gain {}.",
            counted(ELECTION_COINS, "coin")
        ),
        Kind::Acquire => "Main action. Satisfy a region’s council with cards and coins, and take \
                          one of its two face-up permits."
            .to_owned(),
        Kind::Place => "Main action. Place a merchant in a city of one of your permits, which is \
                        then used."
            .to_owned(),
        Kind::PlaceWithQueen => format!(
            "Main action. Satisfy the queen’s council, bring her to a city for {} a road, and \
             place a merchant there.",
            counted(ROAD_PRICE, "coin")
        ),
        Kind::EngageServant => format!(
            "Quick action. Pay {} for {}.",
            counted(SERVANT_PRICE, "coin"),
            counted(SERVANTS_ENGAGED, "servant")
        ),
        Kind::ChangePermits => format!(
            "Quick action. For {} the face-up permits of a region go under its deck, and new ones \
             come.",
            counted(CHANGE_PERMITS_SERVANTS, "servant")
        ),
        Kind::SendServant => format!(
            "Quick action. For {} elect a councillor, without gaining coins.",
            counted(SEND_SERVANTS, "servant")
        ),
        Kind::AdditionalMain => format!(
            "Quick action. For {} you may take one main action more this turn.",
            counted(ADDITIONAL_MAIN_SERVANTS, "servant")
        ),
        Kind::Answer => {
            "A bonus lets you choose; nothing else is possible until you have.".to_owned()
        }
    }
}
