//! Flaws of a set-up, a part of a sentence, and of an action, a sentence, in Italian.

use super::words::{chips_of, counted, suit, the_card, the_card_first};
use crate::games::the_council::rules::components::PLAYERS;
use crate::games::the_council::rules::legal::Illegal;
use crate::games::the_council::rules::setup::SetupError;
use crate::games::the_council::scene::{Kind, Reason};

pub(super) fn setup(error: SetupError) -> String {
    let SetupError::Players(count) = error;
    let (fewest, most) = (PLAYERS.start(), PLAYERS.end());
    let players = counted(count, "giocatore", "giocatori");
    format!("ha {players}, ma devono essere da {fewest} a {most}")
}

pub(super) fn reason(reason: &Reason) -> String {
    match *reason {
        Reason::NotYourTurn => "Non è il tuo turno.".to_owned(),
        Reason::NotNow(Kind::Draft) => "Prima prendi una carta.".to_owned(),
        Reason::NotNow(Kind::Bid) => "Prima fai la tua offerta per l’evento.".to_owned(),
        Reason::NotNow(Kind::Commit) => "Prima gioca le tue carte.".to_owned(),
        Reason::Illegal(why) => illegal(why),
        Reason::NoMoreChips(of) => format!("Non hai più {}.", suit(of)),
        Reason::NothingOffered(of) => format!("Non hai offerto {}.", suit(of)),
        Reason::CantLead { suit: of, needed, there } => {
            let (verb, there) = (needs(needed.into()), have(there.into()));
            format!("Per andare in testa {verb} {}, e {there}.", chips_of(needed, of))
        }
        Reason::CantReach { needed, there } => {
            let (verb, chips) = (needs(needed), counted(needed, "gettone", "gettoni"));
            let there = match there {
                0 => "non ne hai di adatti".to_owned(),
                1 => "ne hai 1 adatto".to_owned(),
                there => format!("ne hai {there} adatti"),
            };
            format!("Per l’evento {verb} ancora {chips}, e {there}.")
        }
        Reason::Reached => "Le offerte raggiungono già il valore.".to_owned(),
    }
}

const fn needs(count: u16) -> &'static str {
    if count == 1 { "serve" } else { "servono" }
}

fn have(count: u16) -> String {
    if count == 0 { "non ne hai".to_owned() } else { format!("ne hai {count}") }
}

pub(super) fn illegal(why: Illegal) -> String {
    match why {
        Illegal::Over => "La partita è finita.".to_owned(),
        Illegal::AnotherDecision(due) => match Kind::asked(due) {
            Some(due) => reason(&Reason::NotNow(due)),
            None => "Non c’è più niente da decidere.".to_owned(),
        },
        Illegal::NotInHand(of) => format!("Non hai in mano {}.", the_card(of)),
        Illegal::NotOnEvent(of) => format!("Niente {} in questo evento.", suit(of)),
        Illegal::TooFewChips { suit: of, there: 0, .. } => format!("Non hai {}.", suit(of)),
        Illegal::TooFewChips { suit: of, offered, there } => {
            format!("Hai {}, non {offered}.", chips_of(there, of))
        }
        Illegal::NotDrafted(of) => format!("Non hai preso {}.", the_card(of)),
        Illegal::UsedUp(of) => format!("Hai già usato {} in questa mano.", the_card(of)),
        Illegal::DoesNotFit(of) => {
            format!("{} non ha semi in comune con l’evento.", the_card_first(of))
        }
    }
}
