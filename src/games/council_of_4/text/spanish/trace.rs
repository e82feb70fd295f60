//! Sources of points, in Spanish.

use super::words::{cards, listed, of_tile, servants};
use crate::games::council_of_4::rules::board::City;
use crate::games::council_of_4::rules::components::MERCHANTS;
use crate::games::council_of_4::rules::event::Source;
use crate::games::council_of_4::scene::trace::Standing;
use crate::games::council_of_4::text::named;
use crate::games::council_of_4::text::trace::TraceText;
use crate::text::people::name_of;

pub(in crate::games::council_of_4::text) static TRACE: TraceText = TraceText {
    permit: |permit| format!("Permiso {permit}"),
    token: |city| format!("Ficha de {}", City::name(city)),
    space: |space, by| {
        let by = match by {
            Some(Source::Permit(permit)) => format!(", alcanzada con el permiso {}", named(permit)),
            Some(Source::Token(city)) => {
                format!(", alcanzada con la ficha de {}", City::name(city))
            }
            // Nothing else brings a step.
            Some(Source::Action | Source::NobilitySpace(_) | Source::LastMerchant) | None => {
                String::new()
            }
        };
        format!("Casilla de nobleza {space}{by}")
    },
    last_merchant: || format!("{MERCHANTS} mercaderes antes que nadie"),
    tile: |of| format!("Loseta {}", of_tile(of)),
    queens_reward: |place, with| {
        format!("{place} recompensa de la reina, con la loseta {}", of_tile(with))
    },
    nobility_rank: |standing, names| {
        let place = standing.ahead() + 1;
        let numbers = numbers(standing, names);
        format!("Puesto {place} en el camino de nobleza{}: casilla {numbers}", tied(standing))
    },
    most_permits: |standing, names| {
        let head = if standing.ahead() == 0 { "Más permisos" } else { "Menos permisos que otros" };
        format!("{head}{}: {}", tied(standing), numbers(standing, names))
    },
    tie_break: |in_servants, in_cards| {
        format!("{} y {} en la mano", servants(in_servants), cards(in_cards.into()))
    },
    tie_break_rule: "Solo cuenta entre jugadores con los mismos PV.",
    nothing: "Esto no dio ningún PV.",
    the_end: "Al final",
};

fn tied(standing: &Standing) -> &'static str {
    if standing.level() > 0 { ", con empate" } else { "" }
}

/// Returns the seat's own number against those of the others.
fn numbers(standing: &Standing, names: &[String]) -> String {
    let others = standing.others.iter();
    let others: Vec<String> =
        others.map(|&(seat, other)| format!("{other} ({})", name_of(names, seat))).collect();
    format!("{} frente a {}", standing.own, listed(&others))
}
