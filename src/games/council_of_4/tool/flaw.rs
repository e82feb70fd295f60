//! Why a position is impossible: parts of a sentence.

use crate::games::council_of_4::rules::components::{
    COUNCILLORS_PER_COLOUR, LAST_NOBILITY_SPACE, MERCHANTS, MOST_COINS, MOST_NEUTRAL_MERCHANTS,
    PLAYERS, QUEENS_REWARDS, RESERVE_SIZE,
};
use crate::games::council_of_4::rules::position::{FORMAT, Fault, Flaw};
use crate::games::council_of_4::rules::validate::Broken;
use crate::games::council_of_4::text::english::words::{card, choice, colour, region, slot, tile};
use crate::games::council_of_4::text::named;
use crate::text::english::words::{counted, place, seat_number};

/// What makes a position impossible.
pub fn flaw(flaw: &Flaw) -> String {
    match &flaw.fault {
        Fault::Format(format) => {
            format!("it is written in format {format}, and this version reads {FORMAT}")
        }
        Fault::Sides(sides) => format!("there is no board “{sides}”; the boards are 111 to 222"),
        Fault::City(letter) => {
            format!("“{letter}” is no city, or one that is named twice in a list")
        }
        Fault::Colour(letter) => format!("“{letter}” is no colour; those are W, K, O, P, B and R"),
        Fault::Permit(id) => {
            format!("“{id}” is no permit, one that is named twice, or one of another region")
        }
        Fault::Token(id) => format!("“{id}” is no city token; those are T01 to T14"),
        Fault::Length(count) => format!("there can’t be so many: {count}"),
        Fault::Slot(slot) => format!("there is no slot {slot} for a permit, only 1 and 2"),
        Fault::QueensReward(place) => {
            let last = QUEENS_REWARDS.len();
            format!("there is no queen’s reward tile {place}, only 1 to {last}")
        }
        Fault::CardCount(count) => format!("there are never {count} cards of a kind in one place"),
        Fault::Seed(digits) => format!("the seed “{digits}” is not sixteen hexadecimal digits"),
        Fault::Broken(broken) => self::broken(broken),
        Fault::NotCanonical => {
            "something is listed twice or out of order, or the seed is not in small letters"
                .to_owned()
        }
    }
}

fn broken(broken: &Broken) -> String {
    match *broken {
        Broken::Players(count) => {
            let (fewest, most) = (PLAYERS.start(), PLAYERS.end());
            format!("{} sit at the table, and {fewest} to {most} can", counted(count, "player"))
        }
        Broken::NotAtTheTable(of) => {
            format!("{} has a part but is not at the table", seat_number(of))
        }
        Broken::Councillors { colour: of, count } => format!(
            "councils and reserve hold {}, not {COUNCILLORS_PER_COLOUR}",
            counted(count, &format!("{} councillor", colour(of).to_lowercase()))
        ),
        Broken::ReserveSize(count) => {
            format!("the reserve holds {}, not {RESERVE_SIZE}", counted(count, "councillor"))
        }
        Broken::Cards { card: of, count } => format!(
            "hands, deck and discards hold {}, not {}",
            counted(count, &format!("{} card", card(of).to_lowercase())),
            of.supply()
        ),
        Broken::PermitPlaces { permit, places } => {
            format!("permit {} lies in {}, not 1", named(permit), counted(places as u64, "place"))
        }
        Broken::PermitSlotEmpty { region: of, slot: at } => format!(
            "the {} slot of the {} is empty, and its deck is not",
            slot(at),
            region(of).to_lowercase()
        ),
        Broken::PermitSlotFull { region: of, slot: at } => format!(
            "the {} slot of the {} is to be filled after a gain, and a permit lies there",
            slot(at),
            region(of).to_lowercase()
        ),
        Broken::TokenPlaces { token, places } => {
            format!("token {token} lies in {}, not 1", counted(places as u64, "place"))
        }
        Broken::RoyalCityHasToken(city) => {
            format!("{}, the royal city, has a token", city.name())
        }
        Broken::TooManyMerchants(of) => {
            format!("{} has more than {MERCHANTS} merchants on the map", seat_number(of))
        }
        Broken::TooManyCoins(of) => format!("{} has more than {MOST_COINS} coins", seat_number(of)),
        Broken::BeyondNobilityTrack(of) => {
            format!("{} stands beyond nobility space {LAST_NOBILITY_SPACE}", seat_number(of))
        }
        Broken::MoreUsedThanPlaced(of) => {
            format!("{} has used more permits than it has placed merchants", seat_number(of))
        }
        Broken::QueensRewardsTaken { taken, tiles } => format!(
            "{} taken, with {} claimed",
            counted_are(taken, "queen’s reward tile"),
            counted(tiles as u64, "reward tile")
        ),
        Broken::MainActionVanished => {
            "the turn has no main action left, and none has been taken".to_owned()
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
            "the {} tile is with {who} without all its cities, or with nobody though {who} has \
             them all",
            tile(of),
            who = seat_number(who)
        ),
        Broken::NeutralMerchants => format!(
            "too many neutral merchants are on the map: a game of {} has {MOST_NEUTRAL_MERCHANTS} at \
             most, any other none",
            counted(*PLAYERS.start(), "player")
        ),
        Broken::GainsWithoutChoice => {
            "gains wait to be resolved, and no choice is open before them".to_owned()
        }
        Broken::ChoiceWithoutAnswers(decision) => {
            format!("a choice is open, {}, that leaves nothing to choose", choice(decision))
        }
        Broken::ChoiceOffItsSpace(decision) => format!(
            "a choice is open, {}, and whoever is to choose stands on another space of the nobility \
             track",
            choice(decision)
        ),
        Broken::LastRoundTooEarly => format!(
            "the last round has begun or is over, and whoever began it has not placed {MERCHANTS} \
             merchants"
        ),
        Broken::QueensRewardsLeft(left) => format!(
            "{} left, and there are only {}",
            counted_are(usize::from(left), "queen’s reward tile"),
            QUEENS_REWARDS.len()
        ),
        Broken::GainBeyond(at) => {
            format!("gain {at} is further on than its bonuses or steps go")
        }
        Broken::GainOfAnother(at) => format!(
            "gain {at} comes from a permit or from cities that the player whose turn it is does not \
             have"
        ),
        Broken::GainsWithoutRoom => {
            "as many gains wait as ever can, and the open choice brings one more".to_owned()
        }
        Broken::LastRoundOutOfStep { turns_left, seats_left } => format!(
            "{} left in the last round, and before whoever began it {}",
            counted_are(usize::from(turns_left), "turn"),
            match seats_left {
                0 => "nobody else sits".to_owned(),
                1 => "one more player sits".to_owned(),
                _ => format!("{seats_left} more players sit"),
            }
        ),
        Broken::LastRoundMissing(of) => {
            format!(
                "{} has placed {MERCHANTS} merchants, and no last round has begun",
                seat_number(of)
            )
        }
    }
}

fn counted_are(count: usize, thing: &str) -> String {
    let verb = if count == 1 { "is" } else { "are" };
    format!("{} {verb}", counted(count as u64, thing))
}
