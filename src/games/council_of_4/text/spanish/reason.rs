//! Reasons why something isn’t possible, in Spanish.

use super::words::{choice, cities, coins, colour, of_council, of_region, servants, slot};
use crate::games::council_of_4::rules::board::{City, CitySet};
use crate::games::council_of_4::rules::legal::Illegal;
use crate::games::council_of_4::scene::Reason;
use crate::games::council_of_4::text::named;

pub(super) fn reason(reason: &Reason) -> String {
    match *reason {
        Reason::NotYourTurn => "No es tu turno.".to_owned(),
        Reason::NoMatchingCards => "Ninguna de tus cartas sirve.".to_owned(),
        Reason::NoReadyPermit => "No tienes ningún permiso listo.".to_owned(),
        Reason::NoFreeCity => "Ya tienes un mercader en cada ciudad posible.".to_owned(),
        Reason::NoPermitLeft => "No quedan permisos en ninguna región.".to_owned(),
        Reason::NoDeckLeft => "Todos los mazos de permisos están vacíos.".to_owned(),
        Reason::CityOnNoPermit(city) => {
            format!("No tienes ningún permiso listo para {}.", City::name(city))
        }
        Reason::Illegal(illegal) => self::illegal(illegal),
    }
}

pub(super) fn illegal(illegal: Illegal) -> String {
    let have = |have: u16, none: &str| if have == 0 { none.to_owned() } else { have.to_string() };
    match illegal {
        Illegal::GameOver => "La partida ha terminado.".to_owned(),
        Illegal::ChoiceOpen(decision) => format!("Decide primero: {}.", choice(decision)),
        Illegal::NoSuchChoice => "Esa decisión no toca ahora.".to_owned(),
        Illegal::NoMainActionLeft => {
            "No te queda ninguna acción principal en este turno.".to_owned()
        }
        Illegal::QuickActionTaken => "Ya has hecho la acción rápida de este turno.".to_owned(),
        Illegal::MainActionFirst => "Haz primero una acción principal.".to_owned(),
        Illegal::NotInReserve(of) => {
            format!("En la reserva no hay ningún consejero {}.", colour(of).to_lowercase())
        }
        Illegal::NoPermitThere(of, at) => {
            format!("El {} hueco de permiso {} está vacío.", slot(at), of_region(of))
        }
        Illegal::NoCards => "Escoge al menos 1 carta.".to_owned(),
        Illegal::CardsNotInHand => "No tienes esas cartas.".to_owned(),
        Illegal::CardsDontMatch(of) => {
            format!("Al consejo {} no le quedan consejeros para esa carta.", of_council(of))
        }
        Illegal::Coins { needed, have: in_hand } => {
            let have = have(in_hand.into(), "ninguna");
            format!("Necesitas {} y tienes {have}.", coins(needed))
        }
        Illegal::Servants { needed, have: in_hand } => {
            let have = have(in_hand, "ninguno");
            format!("Necesitas {} y tienes {have}.", servants(needed))
        }
        Illegal::NotYourPermit(permit) => format!("El permiso {} no es tuyo.", named(permit)),
        Illegal::PermitUsed(permit) => format!("Ya has usado el permiso {}.", named(permit)),
        Illegal::CityNotOnPermit(permit, city) => {
            format!("{} no está en el permiso {}.", City::name(city), named(permit))
        }
        Illegal::MerchantThere(city) => {
            format!("Ya tienes un mercader en {}.", City::name(city))
        }
        Illegal::NoMerchantLeft => "Ya has colocado todos tus mercaderes.".to_owned(),
        Illegal::DeckEmpty(of) => format!("El mazo de permisos {} está vacío.", of_region(of)),
        Illegal::NoMerchantThere(city) => {
            format!("No tienes ningún mercader en {}.", City::name(city))
        }
        Illegal::NotRepeatable(city) => format!(
            "{} no se puede escoger: pide un mercader tuyo y una ficha sin nobleza.",
            City::name(city)
        ),
        Illegal::NotAPair(one, other) if one == other => {
            format!("Escoge 2 ciudades distintas, no {} dos veces.", City::name(one))
        }
        Illegal::NotAPair(one, other) => {
            let pair: CitySet = [one, other].into_iter().collect();
            format!("Escoge las 2 ciudades en el orden de sus letras: {}.", cities(pair))
        }
    }
}
