//! Flaws of a set-up, a part of a sentence, and of an action, a sentence, in French.

use super::words::{chips_of, counted, suit, the_card, the_card_first};
use crate::games::the_council::rules::components::PLAYERS;
use crate::games::the_council::rules::legal::Illegal;
use crate::games::the_council::rules::setup::SetupError;
use crate::games::the_council::scene::{Kind, Reason};

pub(super) fn setup(error: SetupError) -> String {
    let SetupError::Players(count) = error;
    let (fewest, most) = (PLAYERS.start(), PLAYERS.end());
    format!("elle a {}, et non {fewest} à {most}", counted(count, "joueur", "joueurs"))
}

pub(super) fn reason(reason: &Reason) -> String {
    match *reason {
        Reason::NotYourTurn => "Ce n’est pas votre tour.".to_owned(),
        Reason::NotNow(Kind::Draft) => "Prenez d’abord une carte.".to_owned(),
        Reason::NotNow(Kind::Bid) => "Misez d’abord sur l’événement.".to_owned(),
        Reason::NotNow(Kind::Commit) => "Engagez d’abord vos cartes.".to_owned(),
        Reason::Illegal(why) => illegal(why),
        Reason::NoMoreChips(of) => format!("Vous n’avez plus de {}.", suit(of)),
        Reason::NothingOffered(of) => format!("Vous n’avez pas misé de {}.", suit(of)),
        Reason::CantLead { suit: of, needed, there } => {
            let needed = chips_of(needed, of);
            format!("Pour être en tête il faut {needed}, et vous en avez {there}.")
        }
        Reason::CantReach { needed, there } => {
            let needed = counted(needed, "jeton", "jetons");
            format!("Il manque encore {needed}, et vous en avez {there} qui conviennent.")
        }
        Reason::Reached => "Les mises atteignent déjà la valeur.".to_owned(),
    }
}

pub(super) fn illegal(why: Illegal) -> String {
    match why {
        Illegal::Over => "La partie est finie.".to_owned(),
        Illegal::AnotherDecision(due) => match Kind::asked(due) {
            Some(due) => reason(&Reason::NotNow(due)),
            None => "Il ne reste rien à décider.".to_owned(),
        },
        Illegal::NotInHand(of) => format!("Vous n’avez pas {} en main.", the_card(of)),
        Illegal::NotOnEvent(of) => format!("Pas de {} sur cet événement.", suit(of)),
        Illegal::TooFewChips { suit: of, there: 0, .. } => {
            format!("Vous n’avez pas de {}.", suit(of))
        }
        Illegal::TooFewChips { suit: of, offered, there } => {
            format!("Vous avez {}, et non {offered}.", chips_of(there, of))
        }
        Illegal::NotDrafted(of) => format!("Vous n’avez pas pris {}.", the_card(of)),
        Illegal::UsedUp(of) => {
            format!("Vous avez déjà utilisé {} dans cette manche.", the_card(of))
        }
        Illegal::DoesNotFit(of) => {
            format!("{} n’a aucune enseigne de l’événement.", the_card_first(of))
        }
    }
}
