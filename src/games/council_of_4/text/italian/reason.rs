//! Reasons why something isn’t possible, in Italian.

use super::words::{at_city, choice, cities, counted, lower, of_council, of_region, slot};
use crate::games::council_of_4::rules::board::{City, CitySet};
use crate::games::council_of_4::rules::legal::Illegal;
use crate::games::council_of_4::scene::Reason;
use crate::games::council_of_4::text::named;

pub(super) fn reason(reason: &Reason) -> String {
    match *reason {
        Reason::NotYourTurn => "Non è il tuo turno.".to_owned(),
        Reason::NoMatchingCards => "Nessuna tua carta corrisponde.".to_owned(),
        Reason::NoReadyPermit => "Non hai permessi pronti.".to_owned(),
        Reason::NoFreeCity => "Hai già un mercante in ogni città possibile.".to_owned(),
        Reason::NoPermitLeft => "Non restano permessi in nessuna regione.".to_owned(),
        Reason::NoDeckLeft => "Tutti i mazzi di permessi sono vuoti.".to_owned(),
        Reason::CityOnNoPermit(city) => {
            format!("Non hai un permesso pronto per {}.", City::name(city))
        }
        Reason::Illegal(illegal) => self::illegal(illegal),
    }
}

pub(super) fn illegal(illegal: Illegal) -> String {
    match illegal {
        Illegal::GameOver => "La partita è finita.".to_owned(),
        Illegal::ChoiceOpen(decision) => format!("Prima fai la tua scelta: {}.", choice(decision)),
        Illegal::NoSuchChoice => "Ora non c’è questa scelta.".to_owned(),
        Illegal::NoMainActionLeft => "In questo turno non ti restano azioni principali.".to_owned(),
        Illegal::QuickActionTaken => "Hai già usato l’azione rapida di questo turno.".to_owned(),
        Illegal::MainActionFirst => "Prima fai un’azione principale.".to_owned(),
        Illegal::NotInReserve(of) => {
            format!("La riserva non ha nessun consigliere {}.", lower(of))
        }
        Illegal::NoPermitThere(of, at) => {
            format!("Il {} spazio dei permessi {} è vuoto.", slot(at), of_region(of))
        }
        Illegal::NoCards => "Scegli almeno 1 carta.".to_owned(),
        Illegal::CardsNotInHand => "Non hai queste carte.".to_owned(),
        Illegal::CardsDontMatch(of) => {
            format!("Il consiglio {} non ha più consiglieri per questa carta.", of_council(of))
        }
        Illegal::Coins { needed, have } => lacking(needed, have.into(), "moneta", "monete"),
        Illegal::Servants { needed, have } => lacking(needed, have, "servitore", "servitori"),
        Illegal::NotYourPermit(permit) => format!("Il permesso {} non è tuo.", named(permit)),
        Illegal::PermitUsed(permit) => format!("Hai già usato il permesso {}.", named(permit)),
        Illegal::CityNotOnPermit(permit, city) => {
            format!("{} non è sul permesso {}.", City::name(city), named(permit))
        }
        Illegal::MerchantThere(city) => format!("Hai già un mercante {}.", at_city(city)),
        Illegal::NoMerchantLeft => "Hai piazzato tutti i tuoi mercanti.".to_owned(),
        Illegal::DeckEmpty(of) => format!("Il mazzo di permessi {} è vuoto.", of_region(of)),
        Illegal::NoMerchantThere(city) => format!("Non hai mercanti {}.", at_city(city)),
        Illegal::NotRepeatable(city) => format!(
            "Non puoi scegliere {}: servono un tuo mercante e un gettone senza nobiltà.",
            City::name(city)
        ),
        Illegal::NotAPair(one, other) if one == other => {
            format!("Scegli 2 città diverse, non due volte {}.", City::name(one))
        }
        Illegal::NotAPair(one, other) => {
            let pair: CitySet = [one, other].into_iter().collect();
            format!("Scegli le 2 città in ordine di lettera: {}.", cities(pair))
        }
    }
}

/// Says how much is needed and how much there is.
fn lacking(needed: u16, have: u16, one: &str, several: &str) -> String {
    let verb = if needed == 1 { "serve" } else { "servono" };
    let have = if have == 0 { "non ne hai".to_owned() } else { format!("ne hai {have}") };
    format!("Ti {verb} {} e {have}.", counted(needed, one, several))
}
