//! Texts of the score sheet in German.

use super::words::{card, counted, in_suit, suit};
use crate::games::the_council::rules::scoring::Cause;
use crate::games::the_council::scene::standing::Tie;
use crate::games::the_council::scene::trace::What;
use crate::games::the_council::text::causes::CausesText;

pub(in crate::games::the_council::text) static CAUSES: CausesText = CausesText {
    cause: |of| match of {
        Cause::Traitors => "Verräterchips",
        Cause::Ranks => "Ränge in Zeichen, die zählen",
        Cause::Doubled => "Verdoppelt über dem Reich",
    },
    title: "Zeichen, Rang des Reichs",
    collapsed: "eingestürzt",
    counts: "zählt",
    stands: "steht",
    level: "steht: gleichauf ist nicht darüber",
    rank: |rank| format!("Rang {rank}"),
    doubled: "verdoppelt, über dem Reich",
    traitors: "Verräterchips",
    each: "je 1",
    tie: |of| match of {
        Tie::LowCard => "Gleichstand: niedrigste Karte beim letzten Ereignis",
        Tie::Ranks => "Gleichstand: alle Ränge",
        Tie::Traitors => "Gleichstand: Verräterchips",
    },
    number: |name, row, points| format!("{name}, {row}: {}", counted(points, "Punkt", "Punkte")),
    moves_of: |name, row| format!("{name} · {row}"),
    note: "Wähle eine Zahl, dann siehst du die Aktionen dahinter.",
    when: |hand, number, event| format!("Runde {hand}, Ereignis {number}: {}", card(event)),
    what: |of| match of {
        What::Gained(of, rank) => {
            format!("{} {} → {rank}, höchstes Gebot", suit(of), rank.saturating_sub(1))
        }
        What::Crowned(by, of, rank) => {
            format!("{} {} → {rank}, Krone: {}", suit(of), rank.saturating_sub(1), card(by))
        }
        What::Traded(of, rank) => {
            format!("{} {} → {rank}, gegen einen Verräterchip", suit(of), rank.saturating_add(1))
        }
        What::Court(by) => format!("Ein Verräterchip, Hof: {}", card(by)),
    },
    nothing: "Hier hat keine Aktion etwas gebracht.",
    why: |of, rank, empire, counts| match rank {
        _ if !counts => format!("{} sind nicht eingestürzt: keine Punkte.", suit(of)),
        0 => format!("Kein Rang in {}.", in_suit(of)),
        rank if rank > empire => {
            format!("Rang {rank}, über Rang {empire} des Reichs: zweimal {}.", points(rank))
        }
        rank => format!("Rang {rank}, nicht über Rang {empire} des Reichs: {}.", points(rank)),
    },
    hall: "Die Halle am Ende",
};

fn points(count: u8) -> String {
    counted(count, "Punkt", "Punkte")
}
