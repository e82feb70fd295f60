//! Texts of the score sheet in French.

use super::words::{card, counted, suit};
use crate::games::the_council::rules::scoring::Cause;
use crate::games::the_council::scene::standing::Tie;
use crate::games::the_council::scene::trace::What;
use crate::games::the_council::text::causes::CausesText;

pub(in crate::games::the_council::text) static CAUSES: CausesText = CausesText {
    cause: |of| match of {
        Cause::Traitors => "Jetons de traître",
        Cause::Ranks => "Rangs dans les enseignes qui comptent",
        Cause::Doubled => "Doublés au-dessus de l’empire",
    },
    title: "Enseigne, rang de l’empire",
    collapsed: "effondrée",
    counts: "compte",
    stands: "tient",
    level: "tient : à égalité n’est pas au-dessus",
    rank: |rank| format!("rang {rank}"),
    doubled: "doublé, au-dessus de l’empire",
    traitors: "Jetons de traître",
    each: "1 chacun",
    tie: |of| match of {
        Tie::LowCard => "Égalité : carte la plus basse du dernier événement",
        Tie::Ranks => "Égalité : tous les rangs",
        Tie::Traitors => "Égalité : jetons de traître",
    },
    number: |name, row, points| format!("{name}, {row} : {}", counted(points, "point", "points")),
    moves_of: |name, row| format!("{name} · {row}"),
    note: "Choisissez un nombre pour voir les coups derrière lui.",
    when: |hand, number, event| format!("Manche {hand}, événement {number} : {}", card(event)),
    what: |of| match of {
        What::Gained(of, rank) => {
            format!("{} {} → {rank}, plus forte mise", suit(of), rank.saturating_sub(1))
        }
        What::Crowned(by, of, rank) => {
            format!("{} {} → {rank}, Couronne : {}", suit(of), rank.saturating_sub(1), card(by))
        }
        What::Traded(of, rank) => {
            format!("{} {} → {rank}, contre un jeton de traître", suit(of), rank.saturating_add(1))
        }
        What::Court(by) => format!("Un jeton de traître, Cour : {}", card(by)),
    },
    nothing: "Aucun coup n’a rien rapporté ici.",
    why: |of, rank, empire, counts| {
        let of = suit(of);
        match rank {
            _ if !counts => format!("{of} : pas d’effondrement, donc aucun point."),
            0 => format!("Aucun rang en {of}."),
            rank if rank > empire => {
                format!("Rang {rank}, au-dessus du {empire} de l’empire : deux fois {rank} points.")
            }
            rank => format!("Rang {rank}, pas au-dessus du {empire} de l’empire : {rank} points."),
        }
    },
    hall: "La salle à la fin",
};
