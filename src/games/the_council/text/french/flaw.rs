//! Flaws of a set-up, a part of a sentence, and of an action, a sentence, in French.

use super::words::{chips_of, counted, suit, the_card, the_card_first};
use crate::games::the_council::rules::components::PLAYERS;
use crate::games::the_council::rules::legal::Illegal;
use crate::games::the_council::rules::setup::SetupError;
use crate::games::the_council::rules::state::Decision;

pub(super) fn setup(error: SetupError) -> String {
    let SetupError::Players(count) = error;
    let (fewest, most) = (PLAYERS.start(), PLAYERS.end());
    format!("elle a {}, et non {fewest} à {most}", counted(count, "joueur", "joueurs"))
}

pub(super) fn illegal(why: Illegal) -> String {
    match why {
        Illegal::Over => "La partie est finie.".to_owned(),
        Illegal::AnotherDecision(Decision::Draft(_)) => "Prenez d’abord une carte.".to_owned(),
        Illegal::AnotherDecision(Decision::Bid(_)) => "Misez d’abord sur l’événement.".to_owned(),
        Illegal::AnotherDecision(Decision::Commit(_)) => "Engagez d’abord vos cartes.".to_owned(),
        Illegal::AnotherDecision(Decision::Over) => "Il ne reste rien à décider.".to_owned(),
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
