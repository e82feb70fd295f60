//! Flaws of a set-up, a part of a sentence, and of an action, a sentence, in Spanish.

use super::words::{chips_of, counted, suit, the_card, the_card_first};
use crate::games::the_council::rules::components::PLAYERS;
use crate::games::the_council::rules::legal::Illegal;
use crate::games::the_council::rules::setup::SetupError;
use crate::games::the_council::scene::{Kind, Reason};

pub(super) fn setup(error: SetupError) -> String {
    let SetupError::Players(count) = error;
    let (fewest, most) = (PLAYERS.start(), PLAYERS.end());
    format!("tiene {}, no de {fewest} a {most}", counted(count, "jugador", "jugadores"))
}

pub(super) fn reason(reason: &Reason) -> String {
    match *reason {
        Reason::NotYourTurn => "No es tu turno.".to_owned(),
        Reason::NotNow(Kind::Draft) => "Primero toma una carta.".to_owned(),
        Reason::NotNow(Kind::Bid) => "Primero puja por el evento.".to_owned(),
        Reason::NotNow(Kind::Commit) => "Primero juega tus cartas.".to_owned(),
        Reason::Illegal(why) => illegal(why),
        Reason::NoMoreChips(of) => format!("No te quedan {}.", suit(of)),
        Reason::NothingOffered(of) => format!("No has pujado {}.", suit(of)),
        Reason::CantLead { suit: of, needed, there } => {
            let there = if there == 0 { "no tienes".to_owned() } else { format!("tienes {there}") };
            format!("Para liderar necesitas {}, y {there}.", chips_of(needed, of))
        }
        Reason::CantReach { needed, there } => {
            let lacks = if needed == 1 { "falta" } else { "faltan" };
            let needed = counted(needed, "ficha", "fichas");
            let there = match there {
                0 => "no tienes ninguna que sirva".to_owned(),
                1 => "tienes 1 que sirve".to_owned(),
                there => format!("tienes {there} que sirven"),
            };
            format!("Al evento aún le {lacks} {needed}, y {there}.")
        }
        Reason::Reached => "Las pujas ya alcanzan el valor.".to_owned(),
    }
}

pub(super) fn illegal(why: Illegal) -> String {
    match why {
        Illegal::Over => "La partida ha terminado.".to_owned(),
        Illegal::AnotherDecision(due) => match Kind::asked(due) {
            Some(due) => reason(&Reason::NotNow(due)),
            None => "No queda nada que decidir.".to_owned(),
        },
        Illegal::NotInHand(of) => format!("No tienes {} en la mano.", the_card(of)),
        Illegal::NotOnEvent(of) => format!("Este evento no tiene {}.", suit(of)),
        Illegal::TooFewChips { suit: of, there: 0, .. } => format!("No tienes {}.", suit(of)),
        Illegal::TooFewChips { suit: of, offered, there } => {
            format!("Tienes {}, no {offered}.", chips_of(there, of))
        }
        Illegal::NotDrafted(of) => format!("No has tomado {}.", the_card(of)),
        Illegal::UsedUp(of) => format!("Ya has usado {} en esta mano.", the_card(of)),
        Illegal::DoesNotFit(of) => {
            format!("{} no comparte ningún palo con el evento.", the_card_first(of))
        }
    }
}
