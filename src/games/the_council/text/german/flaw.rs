//! Flaws of a set-up and of an action in German: sentences, those of a set-up without a full stop.

use super::words::{a_card, chips_of, counted, in_suit, suit, the_card_first};
use crate::games::the_council::rules::components::PLAYERS;
use crate::games::the_council::rules::legal::Illegal;
use crate::games::the_council::rules::setup::SetupError;
use crate::games::the_council::scene::{Kind, Reason};

pub(super) fn setup(error: SetupError) -> String {
    let SetupError::Players(count) = error;
    let (fewest, most) = (PLAYERS.start(), PLAYERS.end());
    format!("Die Partie hat {} statt {fewest} bis {most}", counted(count, "Spieler", "Spieler"))
}

pub(super) fn reason(reason: &Reason) -> String {
    match *reason {
        Reason::NotYourTurn => "Du bist nicht am Zug.".to_owned(),
        Reason::NotNow(Kind::Draft) => "Nimm erst eine Karte.".to_owned(),
        Reason::NotNow(Kind::Bid) => "Biete erst auf das Ereignis.".to_owned(),
        Reason::NotNow(Kind::Commit) => "Setze erst deine Karten ein.".to_owned(),
        Reason::Illegal(why) => illegal(why),
        Reason::NoMoreChips(of) => format!("Du hast keine {} mehr.", suit(of)),
        Reason::NothingOffered(of) => format!("Du hast keine {} geboten.", suit(of)),
        Reason::CantLead { suit: of, needed, there } => {
            let there = if there == 0 { "keine".to_owned() } else { there.to_string() };
            format!("Um in {} zu führen, brauchst du {needed}, hast aber {there}.", in_suit(of))
        }
        Reason::CantReach { needed, there } => {
            let verb = if needed == 1 { "fehlt" } else { "fehlen" };
            let needed = counted(needed, "Chip", "Chips");
            let there = match there {
                0 => "keine passenden".to_owned(),
                1 => "1 passenden".to_owned(),
                there => format!("{there} passende"),
            };
            format!("Dem Ereignis {verb} noch {needed}, und du hast {there}.")
        }
        Reason::Reached => "Die Gebote erreichen den Wert schon.".to_owned(),
    }
}

pub(super) fn illegal(why: Illegal) -> String {
    match why {
        Illegal::Over => "Die Partie ist zu Ende.".to_owned(),
        Illegal::AnotherDecision(due) => match Kind::asked(due) {
            Some(due) => reason(&Reason::NotNow(due)),
            None => "Es gibt nichts mehr zu entscheiden.".to_owned(),
        },
        Illegal::NotInHand(of) => format!("Du hast {} nicht auf der Hand.", a_card(of)),
        Illegal::NotOnEvent(of) => format!("Das Ereignis hat keine {}.", suit(of)),
        Illegal::TooFewChips { suit: of, there: 0, .. } => {
            format!("Du hast keine {}.", suit(of))
        }
        Illegal::TooFewChips { suit: of, offered, there } => {
            format!("Du hast {}, nicht {offered}.", chips_of(there, of))
        }
        Illegal::NotDrafted(of) => format!("Du hast {} nicht genommen.", a_card(of)),
        Illegal::UsedUp(of) => {
            format!("Du hast {} in dieser Runde schon benutzt.", a_card(of))
        }
        Illegal::DoesNotFit(of) => {
            format!("{} hat kein Zeichen des Ereignisses.", the_card_first(of))
        }
    }
}
