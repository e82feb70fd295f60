//! Flaws of a set-up, a part of a sentence, and of an action, a sentence, in English.

use super::words::{counted, suit, the_card, the_card_first};
use crate::games::the_council::rules::components::PLAYERS;
use crate::games::the_council::rules::legal::Illegal;
use crate::games::the_council::rules::setup::SetupError;
use crate::games::the_council::scene::{Kind, Reason};

pub(super) fn setup(error: SetupError) -> String {
    let SetupError::Players(count) = error;
    let (fewest, most) = (PLAYERS.start(), PLAYERS.end());
    format!("it has {}, not {fewest} to {most}", counted(count, "player"))
}

pub(super) fn reason(reason: &Reason) -> String {
    match *reason {
        Reason::NotYourTurn => "It isn’t your turn.".to_owned(),
        Reason::NotNow(Kind::Draft) => "Draft a card first.".to_owned(),
        Reason::NotNow(Kind::Bid) => "Bid for the event first.".to_owned(),
        Reason::NotNow(Kind::Commit) => "Commit your cards first.".to_owned(),
        Reason::Illegal(why) => illegal(why),
        Reason::NoMoreChips(of) => format!("You have no more {}.", suit(of)),
        Reason::NothingOffered(of) => format!("You haven’t bid any {}.", suit(of)),
        Reason::CantLead { suit: of, needed, there } => {
            format!("Leading in {} takes {needed}, and you have {}.", suit(of), some(there.into()))
        }
        Reason::CantReach { needed, there } => {
            format!("The event still needs {needed}, and you have {} that fit.", some(there))
        }
        Reason::Reached => "The bids reach the rank already.".to_owned(),
    }
}

fn some(count: u16) -> String {
    if count == 0 { "none".to_owned() } else { count.to_string() }
}

pub(super) fn illegal(why: Illegal) -> String {
    match why {
        Illegal::Over => "The game is over.".to_owned(),
        Illegal::AnotherDecision(due) => match Kind::asked(due) {
            Some(due) => reason(&Reason::NotNow(due)),
            None => "Nothing is left to decide.".to_owned(),
        },
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
