//! Why something is not possible, and what became of what was stored, in English.

use super::{colour, council, counted, region};
use crate::games::council_of_4::board::City;
use crate::games::council_of_4::legal::Illegal;
use crate::games::council_of_4::setup::SetupError;
use crate::record::MatchError;
use crate::record::json::{FORMAT, ReadError};
use crate::scene::Reason;
use crate::web::store::Kept;

pub(super) fn reason(reason: &Reason) -> String {
    let illegal = match *reason {
        Reason::NotYourTurn => return "It is not your turn.".to_owned(),
        Reason::NoMatchingCards => return "No card of your hand matches the council.".to_owned(),
        Reason::NoReadyPermit => return "You have no permit ready to use.".to_owned(),
        Reason::NoFreeCity => return "You have a merchant in every city in question.".to_owned(),
        Reason::NoDeckLeft => return "All permit decks are empty.".to_owned(),
        Reason::CityOnNoPermit(city) => {
            return format!("{} is on none of your ready permits.", City::name(city));
        }
        Reason::Illegal(illegal) => illegal,
    };
    let have =
        |have: u16| if have == 0 { "you have none".to_owned() } else { format!("you have {have}") };
    match illegal {
        Illegal::GameOver => "The game is over.".to_owned(),
        Illegal::ChoiceOpen(_) => "Answer the open choice first.".to_owned(),
        Illegal::NoSuchChoice => "No such choice is open.".to_owned(),
        Illegal::NoMainActionLeft => "No main action is left in this turn.".to_owned(),
        Illegal::QuickActionTaken => "The quick action of this turn has been taken.".to_owned(),
        Illegal::MainActionFirst => "Take a main action first.".to_owned(),
        Illegal::NotInReserve(of) => {
            format!("No {} councillor is in the reserve.", colour(of).to_lowercase())
        }
        Illegal::NoPermitThere(of, _) => {
            format!("No permit lies there; the {} deck is empty.", region(of))
        }
        Illegal::NoCards => "Pick at least one card.".to_owned(),
        Illegal::CardsNotInHand => "Those cards are not in your hand.".to_owned(),
        Illegal::CardsDontMatch(of) => {
            format!("No councillor of the {} council is left for that card.", council(of))
        }
        Illegal::Coins { needed, have: coins } => {
            format!("Needs {}, {}.", counted(needed, "coin"), have(coins.into()))
        }
        Illegal::Servants { needed, have: servants } => {
            format!("Needs {}, {}.", counted(needed, "servant"), have(servants))
        }
        Illegal::NotYourPermit(_) => "That permit is not yours.".to_owned(),
        Illegal::PermitUsed(_) => "That permit has been used.".to_owned(),
        Illegal::CityNotOnPermit(_, city) => {
            format!("{} is not on that permit.", City::name(city))
        }
        Illegal::MerchantThere(city) => {
            format!("You have a merchant in {} already.", City::name(city))
        }
        Illegal::NoMerchantLeft => "All your merchants are placed.".to_owned(),
        Illegal::DeckEmpty(of) => format!("The {} deck is empty.", region(of)),
        Illegal::NoMerchantThere(city) => format!("You have no merchant in {}.", City::name(city)),
        Illegal::NotRepeatable(city) => {
            format!(
                "{} can’t be picked: no merchant of yours, no token, or a nobility token.",
                City::name(city)
            )
        }
        Illegal::NotAPair(..) => "Pick two different cities.".to_owned(),
    }
}

pub(super) fn kept_where(kept: &Kept) -> String {
    match kept {
        Kept::Aside(name) => {
            format!("Its text is kept in this browser’s storage under “{name}”.")
        }
        Kept::InPlace => {
            "Its text could not be put aside, so nothing is saved until that works.".to_owned()
        }
    }
}

pub(super) fn read_error(error: &ReadError<SetupError>) -> String {
    match error {
        ReadError::TooLong(bytes) => format!("it is too long ({bytes} bytes)"),
        ReadError::Malformed { line, column } => {
            format!("the text is damaged at line {line}, column {column}")
        }
        ReadError::OtherGame(game) => format!("it is a match of another game (“{game}”)"),
        ReadError::OtherFormat(format) => {
            format!("it was written in format {format}, and this version reads {FORMAT}")
        }
        ReadError::OtherRules(rules) => format!("it was played by version {rules} of the rules"),
        ReadError::SeedTooLong => "its seed is too long".to_owned(),
        ReadError::Match(error) => match error {
            MatchError::Setup(SetupError::Players(count)) => {
                format!("it has {count} players, and 2 to 4 can play")
            }
            MatchError::Setup(SetupError::NoSuchSeat(seat)) => {
                format!("seat {} begins but is not at the table", seat.0 + 1)
            }
            MatchError::Seats(count) => format!("it names {count} seats"),
            MatchError::NameMissing(seat) => format!("seat {} has no name", seat.0 + 1),
            MatchError::BadName(seat) => format!("the name of seat {} is not allowed", seat.0 + 1),
            MatchError::SameColour(one, other) => {
                format!("seats {} and {} have the same colour", one.0 + 1, other.0 + 1)
            }
        },
    }
}
