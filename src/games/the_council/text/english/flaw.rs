//! Flaws of a set-up, a part of a sentence, and of an action, a sentence, in English.

use super::words::{counted, suit, the_card, the_card_first};
use crate::games::the_council::rules::components::PLAYERS;
use crate::games::the_council::rules::legal::Illegal;
use crate::games::the_council::rules::setup::SetupError;
use crate::games::the_council::rules::state::Decision;

pub(super) fn setup(error: SetupError) -> String {
    let SetupError::Players(count) = error;
    let (fewest, most) = (PLAYERS.start(), PLAYERS.end());
    format!("it has {}, not {fewest} to {most}", counted(count, "player"))
}

pub(super) fn illegal(why: Illegal) -> String {
    match why {
        Illegal::Over => "The game is over.".to_owned(),
        Illegal::AnotherDecision(Decision::Draft(_)) => "Draft a card first.".to_owned(),
        Illegal::AnotherDecision(Decision::Bid(_)) => "Bid for the event first.".to_owned(),
        Illegal::AnotherDecision(Decision::Commit(_)) => "Commit your cards first.".to_owned(),
        Illegal::AnotherDecision(Decision::Over) => "Nothing is left to decide.".to_owned(),
        Illegal::NotInHand(of) => format!("You don’t hold {}.", the_card(of)),
        Illegal::NotOnEvent(of) => format!("{} isn’t on this event.", suit(of)),
        Illegal::TooFewChips { suit: of, there: 0, .. } => format!("You have no {}.", suit(of)),
        Illegal::TooFewChips { suit: of, offered, there } => {
            format!("You have {there} {}, not {offered}.", suit(of))
        }
        Illegal::NotDrafted(of) => format!("You haven’t drafted {}.", the_card(of)),
        Illegal::UsedUp(of) => format!("You’ve already used {} in this hand.", the_card(of)),
        Illegal::DoesNotFit(of) => format!("{} shares no suit with the event.", the_card_first(of)),
    }
}
