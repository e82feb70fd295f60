//! Texts of the hall in Spanish.

use super::words::{listed, suit};
use crate::games::the_council::scene::hall::Column;
use crate::games::the_council::text::hall::{HallText, ranks};
use crate::text::people::name_of;

pub(in crate::games::the_council::text) static HALL: HallText =
    HallText { label: "La sala", column, would_count: "contaría", counts: "cuenta" };

/// "Lunas, imperio 3. Bruno 2, Ada 1, Chiara y Dario 0. En este evento."
fn column(of: &Column, names: &[String]) -> String {
    let ranks = ranks(of, names).into_iter();
    let ranks: Vec<String> =
        ranks.map(|(rank, names)| format!("{} {rank}", listed(&names))).collect();
    let mut said = format!("{}, imperio {}. {}.", suit(of.suit), of.empire, ranks.join(", "));
    if !of.above.is_empty() {
        let above: Vec<String> =
            of.above.iter().map(|seat| name_of(names, seat).into_owned()).collect();
        let stand = if above.len() > 1 { "están" } else { "está" };
        let counts = if of.is_over { HALL.counts } else { HALL.would_count };
        said += &format!(" {} {stand} por encima del imperio: {counts}.", listed(&above));
    }
    if of.asked {
        said += " En este evento.";
    }
    let then = of.ghosts.iter().map(|&(seat, rank)| format!("{} {rank}", name_of(names, seat)));
    let then: Vec<String> =
        then.chain(of.ghost_beam.map(|rank| format!("el imperio {rank}"))).collect();
    if !then.is_empty() {
        said += &format!(" Tal como está, después: {}.", then.join(", "));
    }
    said
}
