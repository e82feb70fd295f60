//! Reasons why a position is impossible, in English: parts of a sentence.

use super::english::{card, choice, colour, region, slot, tile};
use crate::games::council_of_4::rules::components::{
    COUNCILLORS_PER_COLOUR, LAST_NOBILITY_SPACE, MERCHANTS, MOST_COINS, MOST_NEUTRAL_MERCHANTS,
    PLAYERS, QUEENS_REWARDS, RESERVE_SIZE,
};
use crate::games::council_of_4::rules::position::{FORMAT, Fault, Flaw};
use crate::games::council_of_4::rules::validate::Broken;
use crate::games::council_of_4::text::boards::no_board;
use crate::games::council_of_4::text::named;
use crate::tool::plain::{counted, place, seat_number};

/// Returns the reason why a position is impossible.
pub fn flaw(flaw: &Flaw) -> String {
    match &flaw.fault {
        Fault::Format(format) => {
            format!("it has format {format}, but this version reads format {FORMAT}")
        }
        Fault::Board(key, why) => {
            format!("“{key}” isn’t a board: {}", no_board(*why))
        }
        Fault::City(letter) => {
            format!("“{letter}” isn’t a city, or is listed twice")
        }
        Fault::Colour(letter) => {
            format!("“{letter}” isn’t a colour; colours are W, K, O, P, B and R")
        }
        Fault::Permit(id) => {
            format!("“{id}” isn’t a permit, is listed twice, or belongs to another region")
        }
        Fault::Token(id) => format!("“{id}” isn’t a city token; tokens are T01 to T14"),
        Fault::Length(count) => format!("there can’t be so many: {count}"),
        Fault::Slot(slot) => format!("there’s no permit slot {slot}, only 1 and 2"),
        Fault::QueensReward(place) => {
            let last = QUEENS_REWARDS.len();
            format!("there’s no queen’s reward tile {place}, only 1 to {last}")
        }
        Fault::CardCount(count) => format!("{count} cards of one kind are too many for one place"),
        Fault::Seed(digits) => format!("the seed “{digits}” isn’t 16 hexadecimal digits"),
        Fault::Broken(broken) => self::broken(broken),
        Fault::NotCanonical => {
            "something is listed twice or out of order, or the seed isn’t in lower case".to_owned()
        }
    }
}

fn broken(broken: &Broken) -> String {
    match *broken {
        Broken::Players(count) => {
            let (fewest, most) = (PLAYERS.start(), PLAYERS.end());
            format!("the table has {}, not {fewest} to {most}", counted(count, "player"))
        }
        Broken::NotAtTheTable(of) => {
            format!("{} is named but isn’t at the table", seat_number(of))
        }
        Broken::Councillors { colour: of, count } => format!(
            "councils and reserve hold {}, not {COUNCILLORS_PER_COLOUR}",
            counted(count, &format!("{} councillor", colour(of)))
        ),
        Broken::ReserveSize(count) => {
            format!("the reserve holds {}, not {RESERVE_SIZE}", counted(count, "councillor"))
        }
        Broken::Cards { card: of, count } => format!(
            "hands, deck and discards hold {}, not {}",
            counted(count, &format!("{} card", card(of))),
            of.supply()
        ),
        Broken::PermitPlaces { permit, places } => {
            format!("permit {} is in {}, not 1", named(permit), counted(places as u64, "place"))
        }
        Broken::PermitSlotEmpty { region: of, slot: at } => format!(
            "the {} slot of the {} is empty, but its deck isn’t",
            slot(at),
            region(of).to_lowercase()
        ),
        Broken::PermitSlotFull { region: of, slot: at } => format!(
            "the {} slot of the {} waits to be filled, but it has a permit",
            slot(at),
            region(of).to_lowercase()
        ),
        Broken::TokenPlaces { token, places } => {
            format!("token {token} is in {}, not 1", counted(places as u64, "place"))
        }
        Broken::RoyalCityHasToken(city) => {
            format!("{}, the royal city, has a token", city.name())
        }
        Broken::TokenOfTheBoard(city) => {
            format!("{} has another token than the board fixes", city.name())
        }
        Broken::TooManyMerchants(of) => {
            format!("{} has more than {MERCHANTS} merchants on the map", seat_number(of))
        }
        Broken::TooManyCoins(of) => format!("{} has more than {MOST_COINS} coins", seat_number(of)),
        Broken::BeyondNobilityTrack(of) => {
            format!("{} is beyond nobility space {LAST_NOBILITY_SPACE}", seat_number(of))
        }
        Broken::MoreUsedThanPlaced(of) => {
            format!("{} has more used permits than merchants on the map", seat_number(of))
        }
        Broken::QueensRewardsTaken { taken, tiles } => format!(
            "{} taken, but {} claimed",
            counted_are(taken, "queen’s reward tile"),
            counted(tiles as u64, "reward tile")
        ),
        Broken::MainActionVanished => {
            "the turn has no main action left, but none has been taken".to_owned()
        }
        Broken::QueensRewardOwners { place: at, owners } => {
            format!("the {} queen’s reward tile has {}", place(at), counted(owners as u64, "owner"))
        }
        Broken::QueensRewardWithoutTile(of) => {
            format!("{} has more queen’s reward tiles than reward tiles", seat_number(of))
        }
        Broken::RewardTileOwners { tile: of, owners } => {
            format!("the {} tile has {}", tile(of), counted(owners as u64, "owner"))
        }
        Broken::RewardTileIncomplete { tile: of, seat: who } => format!(
            "{who} has the {} tile but not all its cities, or all its cities while nobody has the tile",
            tile(of),
            who = seat_number(who)
        ),
        Broken::NeutralMerchants => format!(
            "there are too many neutral merchants: a game of {} has at most {MOST_NEUTRAL_MERCHANTS}, \
             any other none",
            counted(*PLAYERS.start(), "player")
        ),
        Broken::GainsWithoutChoice => {
            "gains are waiting, but no choice comes before them".to_owned()
        }
        Broken::ChoiceWithoutAnswers(decision) => {
            format!("the choice to make, {}, has no options", choice(decision))
        }
        Broken::ChoiceOffItsSpace(decision) => format!(
            "the choice to make, {}, belongs to a nobility space where the player isn’t",
            choice(decision)
        ),
        Broken::LastRoundTooEarly => format!(
            "the last round has begun, but the player who began it hasn’t placed {MERCHANTS} merchants"
        ),
        Broken::QueensRewardsLeft(left) => format!(
            "{} left, but the game has only {}",
            counted_are(usize::from(left), "queen’s reward tile"),
            QUEENS_REWARDS.len()
        ),
        Broken::GainBeyond(at) => {
            format!("gain {at} is past its last bonus or step")
        }
        Broken::GainOfAnother(at) => {
            format!("gain {at} comes from a permit or cities that the player on turn doesn’t have")
        }
        Broken::GainsWithoutRoom => {
            "the most gains possible are waiting, and the choice to make would add 1".to_owned()
        }
        Broken::LastRoundOutOfStep { turns_left, seats_left } => format!(
            "{} left in the last round, but {} before the player who began it",
            counted_are(usize::from(turns_left), "turn"),
            match seats_left {
                0 => "nobody sits".to_owned(),
                1 => "1 player sits".to_owned(),
                _ => format!("{seats_left} players sit"),
            }
        ),
        Broken::LastRoundMissing(of) => {
            format!(
                "{} has placed {MERCHANTS} merchants, but no last round has begun",
                seat_number(of)
            )
        }
    }
}

fn counted_are(count: usize, thing: &str) -> String {
    let verb = if count == 1 { "is" } else { "are" };
    format!("{} {verb}", counted(count as u64, thing))
}
