//! Flaws of a set-up or an action, and reasons why something can't be picked.

use super::{Subjects, said};
use crate::games::the_council::rules::Illegal;
use crate::games::the_council::rules::action::Kind;
use crate::games::the_council::rules::components::PLAYERS;
use crate::games::the_council::rules::setup::SetupError;
use crate::games::the_council::scene::Reason;
use crate::text::{InWords, text};

impl InWords for SetupError {
    fn in_words(&self) -> String {
        match *self {
            SetupError::Players(count) => {
                let (fewest, most) = (*PLAYERS.start(), *PLAYERS.end());
                text().flaw().players_there(said::flaw::PlayersThere { count, fewest, most })
            }
            SetupError::NoSuchSeat(seat) => text().error().no_such_seat(seat.0),
        }
    }
}

impl InWords for Illegal {
    fn in_words(&self) -> String {
        let say = text().flaw();
        match *self {
            Illegal::GameOver => say.over().to_owned(),
            Illegal::AnotherDecision(due) => match Kind::asked(due) {
                Some(due) => say.not_now(due),
                None => say.nothing_left().to_owned(),
            },
            Illegal::NotInHand(card) => say.not_in_hand(card),
            Illegal::NotOnEvent(suit) => say.not_on_event(suit),
            Illegal::TooFewChips { suit, there: 0, .. } => say.no_chips(suit),
            Illegal::TooFewChips { suit, offered, there } => {
                say.too_few_chips(said::flaw::TooFewChips { suit, offered, there })
            }
            Illegal::NotDrafted(card) => say.not_drafted(card),
            Illegal::UsedUp(card) => say.used_up(card),
            Illegal::DoesNotFit(card) => say.does_not_fit(card),
        }
    }
}

impl InWords for Reason {
    fn in_words(&self) -> String {
        let say = text().flaw();
        match *self {
            Reason::NotYourTurn => say.not_your_turn().to_owned(),
            Reason::NotNow(due) => say.not_now(due),
            Reason::Illegal(why) => why.in_words(),
            Reason::NoMoreChips(suit) => say.no_more_chips(suit),
            Reason::NothingOffered(suit) => say.nothing_offered(suit),
            Reason::CantLead { suit, needed, there } => {
                say.cant_lead(said::flaw::CantLead { suit, needed, there })
            }
            Reason::CantReach { needed, there } => {
                say.cant_reach(said::flaw::CantReach { needed, there })
            }
            Reason::Reached => say.reached().to_owned(),
        }
    }
}
