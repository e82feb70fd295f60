//! Reasons for an action, in Spanish.

use super::words::{chips, counted, ranked, suit, suits};
use crate::games::the_council::bots::motive::Purpose;
use crate::games::the_council::rules::components::{Card, Kind};
use crate::games::the_council::text::motive::MotiveText;
use crate::text::people::name_of;

pub(in crate::games::the_council::text) static MOTIVE: MotiveText = MotiveText {
    purpose: |purpose, names| match purpose {
        Purpose::Chips(of) => format!("Da {}", chips(of)),
        Purpose::Effect(of) => effect(of),
        Purpose::NearTheEmpire { suit: of, missing: 0 } => {
            format!("Por encima del imperio en {}", suit(of))
        }
        Purpose::NearTheEmpire { suit: of, missing } => {
            let ranks = counted(missing, "rango", "rangos");
            format!("A {ranks} de superar al imperio en {}", suit(of))
        }
        Purpose::Leads(of) => format!("Lidera en {}", suit(of)),
        Purpose::BreaksTie { suit: of, card } => {
            format!("{} rompe el empate en {}", ranked(card), suit(of))
        }
        Purpose::Unlimited(of) => format!("Una puja sin límite en {}", suit(of)),
        Purpose::Crown(of) => format!("Un rango seguro en {}", suit(of)),
        Purpose::Succeeds { total: Some(total), rank } => {
            format!("Hace que el evento tenga éxito, {total} de {rank}")
        }
        Purpose::Succeeds { total: None, rank } => {
            format!("Hace que el evento de valor {rank} tenga éxito, sin límite")
        }
        Purpose::Fails { total, rank } => format!("Deja que el evento fracase, {total} de {rank}"),
        Purpose::NotLowest(of) => format!("Ya no es la puja más baja en {}", suit(of)),
        Purpose::Lowest(of) => {
            format!("La puja más baja en {}, para canjear un rango", suit(of))
        }
        Purpose::Courts(count) => {
            let chips = counted(count, "ficha de traidor", "fichas de traidor");
            format!("{chips} si el evento fracasa")
        }
        Purpose::SavesChips(count) => {
            format!("Guarda {} para después", counted(count, "ficha", "fichas"))
        }
        Purpose::SavesCards(count) => {
            format!("Guarda {} para después", counted(count, "carta", "cartas"))
        }
        Purpose::AvoidsOpening => "Evita abrir el evento siguiente".to_owned(),
        Purpose::LowCard(of) => format!("Una carta baja para empates al final: {}", ranked(of)),
        Purpose::Against(seat) => format!("Frena a {}", name_of(names, seat)),
    },
};

/// What a drafted card does when it is revealed.
fn effect(of: Card) -> String {
    let all = suits(of.suits());
    match of.kind() {
        Kind::Ace => format!("Un As: sin límite en {all}"),
        Kind::Number => format!("Rompe empates en {all} con {}", of.rank()),
        Kind::Pawn => format!("Un Peón: 1 más en {all}"),
        Kind::Court => format!("Una Corte para los fracasos en {all}"),
        Kind::Crown => format!("Una Corona: un rango seguro en {all}"),
    }
}
