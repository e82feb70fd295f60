//! Texts of the score sheet in Italian.

use super::words::{card, counted, in_suit, suit};
use crate::games::the_council::rules::scoring::Cause;
use crate::games::the_council::scene::standing::Tie;
use crate::games::the_council::scene::trace::What;
use crate::games::the_council::text::causes::CausesText;

pub(in crate::games::the_council::text) static CAUSES: CausesText = CausesText {
    cause: |of| match of {
        Cause::Traitors => "Gettoni traditore",
        Cause::Ranks => "Ranghi nei semi che contano",
        Cause::Doubled => "Raddoppiati sopra l’impero",
    },
    title: "Seme, rango dell’impero",
    collapsed: "crollato",
    counts: "conta",
    stands: "regge",
    level: "regge: alla pari non basta",
    rank: |rank| format!("rango {rank}"),
    doubled: "raddoppiato, sopra l’impero",
    traitors: "Gettoni traditore",
    each: "1 ciascuno",
    tie: |of| match of {
        Tie::LowCard => "Parità: carta più bassa dell’ultimo evento",
        Tie::Ranks => "Parità: tutti i ranghi",
        Tie::Traitors => "Parità: gettoni traditore",
    },
    number: |name, row, points| format!("{name}, {row}: {}", counted(points, "punto", "punti")),
    moves_of: |name, row| format!("{name} · {row}"),
    note: "Scegli un numero per vedere da quali mosse viene.",
    when: |hand, number, event| format!("Mano {hand}, evento {number}: {}", card(event)),
    what: |of| match of {
        What::Gained(of, rank) => {
            format!("{} {} → {rank}, offerta più alta", suit(of), rank.saturating_sub(1))
        }
        What::Crowned(by, of, rank) => {
            format!("{} {} → {rank}, Corona: {}", suit(of), rank.saturating_sub(1), card(by))
        }
        What::Traded(of, rank) => {
            let before = rank.saturating_add(1);
            format!("{} {before} → {rank}, per un gettone traditore", suit(of))
        }
        What::Court(by) => format!("Un gettone traditore, Corte: {}", card(by)),
    },
    nothing: "Qui nessuna mossa ha portato niente.",
    why: |of, rank, empire, counts| {
        let points = counted(rank, "punto", "punti");
        match rank {
            _ if !counts => format!("{}: nessun crollo, quindi nessun punto.", suit(of)),
            0 => format!("Nessun rango {}.", in_suit(of)),
            rank if rank > empire => {
                format!("Rango {rank}, sopra l’impero a {empire}: due volte {points}.")
            }
            rank => format!("Rango {rank}, non sopra l’impero a {empire}: {points}."),
        }
    },
    hall: "La sala alla fine",
};
