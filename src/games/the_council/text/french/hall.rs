//! Texts of the hall in French.

use super::words::{listed, suit};
use crate::games::the_council::scene::hall::Column;
use crate::games::the_council::text::hall::{HallText, ranks};
use crate::text::people::name_of;

pub(in crate::games::the_council::text) static HALL: HallText =
    HallText { label: "La salle", column, would_count: "compterait", counts: "compte" };

/// « Lunes, empire 3. Bruno 2, Ada 1, Chiara et Dario 0. Sur cet événement. »
fn column(of: &Column, names: &[String]) -> String {
    let ranks = ranks(of, names).into_iter();
    let ranks: Vec<String> =
        ranks.map(|(rank, names)| format!("{} {rank}", listed(&names))).collect();
    let mut said = format!("{}, empire {}. {}.", suit(of.suit), of.empire, ranks.join(", "));
    if !of.above.is_empty() {
        let above: Vec<String> =
            of.above.iter().map(|seat| name_of(names, seat).into_owned()).collect();
        let stand = if above.len() > 1 { "sont" } else { "est" };
        let counts = if of.is_over { HALL.counts } else { HALL.would_count };
        said += &format!(" {} {stand} au-dessus de l’empire : {counts}.", listed(&above));
    }
    if of.asked {
        said += " Sur cet événement.";
    }
    let then = of.ghosts.iter().map(|&(seat, rank)| format!("{} {rank}", name_of(names, seat)));
    let then: Vec<String> =
        then.chain(of.ghost_beam.map(|rank| format!("l’empire {rank}"))).collect();
    if !then.is_empty() {
        said += &format!(" En l’état, ensuite : {}.", then.join(", "));
    }
    said
}
