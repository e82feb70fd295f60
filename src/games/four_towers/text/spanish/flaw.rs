//! Flaws of a set-up, a part of a sentence, and of an action, a sentence, in Spanish.

use super::champions::{the, the_first};
use super::plays::play;
use super::words::{clan, clan_of_several, counted, space, trade};
use crate::games::four_towers::rules::components::{
    BOUGHT, EXPANDS, MERCHANTS, PLAYERS, Ring, Space, When,
};
use crate::games::four_towers::rules::legal::Illegal;
use crate::games::four_towers::rules::setup::SetupError;
use crate::games::four_towers::rules::state::Decision;
use crate::games::four_towers::text::villages::village;

pub(super) fn setup(error: SetupError) -> String {
    let SetupError::Players(count) = error;
    let (fewest, most) = (PLAYERS.start(), PLAYERS.end());
    format!("tiene {}, no de {fewest} a {most}", counted(count, "jugador", "jugadores"))
}

/// What must be done before anything else.
fn first(due: Decision) -> &'static str {
    match due {
        Decision::Play => "Toma antes tus campesinos.",
        Decision::Spirits => "Escoge antes los espíritus de tu campeón.",
        Decision::Demote => "Baja antes un marcador o perdona a todos.",
        Decision::Expand => "Antes debe expandirse una aldea.",
        Decision::Place => "Coloca antes un campesino.",
        Decision::Assign => "Asigna antes tus campesinos.",
        Decision::End => "Todos tus campesinos están asignados.",
        Decision::Over => "La partida ha terminado.",
    }
}

pub(super) fn illegal(why: Illegal) -> String {
    match why {
        Illegal::Over => first(Decision::Over).to_owned(),
        Illegal::AnotherDecision(due) => first(due).to_owned(),
        Illegal::Closed(of) => {
            let number = of.number();
            format!("Una maniobra posterior ha cerrado la {number}, «{}».", play(of))
        }
        Illegal::EmptySlot(slot) => format!("No hay campeón en el hueco {}.", slot.0 + 1),
        Illegal::MarketNotFull => {
            format!("Para el tercer campeón hacen falta {MERCHANTS} mercaderes.")
        }
        Illegal::TooFewBought => {
            format!("Para el tercer campeón hay que haber comprado {BOUGHT}.")
        }
        Illegal::ThirdTaken => "Ya has tomado tu campeón gratis.".to_owned(),
        Illegal::AllBought => format!("Ya has comprado {BOUGHT} campeones."),
        Illegal::WrongPrice { due, paid } => {
            format!("El precio es de {}, no de {paid}.", counted(due, "seguidor", "seguidores"))
        }
        Illegal::TooFew(of) => format!("No hay bastantes {}.", clan_of_several(of)),
        Illegal::WrongNumber { due, named } => format!("Toma {due}, no {named}."),
        Illegal::NotOwned(of) => format!("No tienes {}.", the(of)),
        Illegal::NotNow(of) => match of.when() {
            When::Begin => format!("{} actúa al inicio del turno.", the_first(of)),
            When::End => format!("{} actúa al final del turno.", the_first(of)),
            When::GivingUp(of_trade) => {
                format!("{} actúa cuando sacrificas un {}.", the_first(of), trade(of_trade))
            }
        },
        Illegal::UsedAlready(of) => format!("Ya has usado {} este turno.", the(of)),
        Illegal::NoToken(of) => format!("{} ya no tiene nada que gastar.", the_first(of)),
        Illegal::NoSpirit(of) => format!("El campeón no tiene ningún espíritu {}.", clan(of)),
        Illegal::NotThere { village: at, clan: of } => {
            format!("No hay bastantes campesinos {} en {}.", clan_of_several(of), village(at))
        }
        Illegal::NoLine(one, other) => {
            format!("Ninguna ruta va de {} a {}.", village(one), village(other))
        }
        Illegal::WrongRing(of) => {
            format!("{} no está en un anillo válido: está en {}.", village(of), ring(of.ring()))
        }
        Illegal::SameClan(of) => {
            format!("Los dos son {}: no cambiaría nada.", clan_of_several(of))
        }
        Illegal::NotSingle(of) => format!("En {} no hay exactamente 1 campesino.", village(of)),
        Illegal::CannotFall(_) => "Ese marcador no puede bajar.".to_owned(),
        Illegal::OnGold => "Tu marcador está en el oro y no puede subir más.".to_owned(),
        Illegal::NotInTemple(of) => format!("El templo no tiene ningún espíritu {}.", clan(of)),
        Illegal::NoFollower(of) => format!("No tienes ningún seguidor {}.", clan(of)),
        Illegal::NoLordMade => "No has creado ningún señor este turno.".to_owned(),
        Illegal::NoDemonMade => "No has creado ningún demonio este turno.".to_owned(),
        Illegal::NobodyAbove => "Ningún marcador está por encima del tuyo.".to_owned(),
        Illegal::NotLast => "Tu marcador no va último en solitario.".to_owned(),
        Illegal::Nobody(of) => format!("No tienes ningún {}.", trade(of)),
        Illegal::NoCaptain => {
            "Solo con el Capitán de fortuna retira un mercenario un segundo campesino.".to_owned()
        }
        Illegal::StuckDraw => "Toma al menos un campesino que tenga una aldea.".to_owned(),
        Illegal::NotDrawn(of) => format!("No te queda ningún campesino {} por usar.", clan(of)),
        Illegal::NoPlace { village: at, clan: of } => {
            format!("{} no admite ahora ningún campesino {}.", village(at), clan(of))
        }
        Illegal::NotBursting(of) => {
            format!("En {} hay menos de {EXPANDS} campesinos.", village(of))
        }
        Illegal::NoSpace { clan: of, space: Space::Follower } => {
            format!("Tu fila de seguidores {} está llena.", clan_of_several(of))
        }
        Illegal::NoSpace { clan: of, space: to } => {
            format!("Ninguna casilla libre admite un {} {}.", space(to), clan(of))
        }
        Illegal::FitsElsewhere(of) => {
            format!("Una casilla de tus tableros admite un {}: no puede ir al templo.", clan(of))
        }
    }
}

const fn ring(of: Ring) -> &'static str {
    match of {
        Ring::Gorge => "la garganta",
        Ring::Valley => "el valle",
        Ring::Hill => "las colinas",
        Ring::Mountain => "los montes",
    }
}
