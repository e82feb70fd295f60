//! Actions in a few words in German.

use super::words::{colour, council, region};
use crate::games::council_of_4::rules::board::City;
use crate::games::council_of_4::rules::components::{COUNCIL_SIZE, Colour, Council};
use crate::games::council_of_4::text::brief::BriefText;

pub(in crate::games::council_of_4::text) static BRIEF: BriefText = BriefText {
    elected: |entered, of, now| said(now, "wählt", &into(entered, of), "gewählt"),
    sent: |entered, of, now| {
        let into = into(entered, of);
        if now {
            format!("schickt einen Diener und wählt {into}")
        } else {
            format!("hat einen Diener geschickt und {into} gewählt")
        }
    },
    acquired: |permit, now| said(now, "erwirbt", permit, "erworben"),
    placed: |city, now| said(now, "setzt", &format!("nach {}", City::name(city)), "gesetzt"),
    placed_with_queen: |city, now| {
        let way = format!("mit der Königin nach {}", City::name(city));
        said(now, "setzt", &way, "gesetzt")
    },
    engaged: |now| if now { "wirbt einen Diener an" } else { "hat einen Diener angeworben" },
    changed: |of, now| {
        said(now, "tauscht", &format!("die Lizenzen der {}", region(of)), "getauscht")
    },
    additional_main: |now| {
        if now {
            "nimmt eine zusätzliche Hauptaktion"
        } else {
            "hat eine zusätzliche Hauptaktion genommen"
        }
    },
    ended: |now| if now { "beendet den Zug" } else { "hat den Zug beendet" },
    token: |city, now| {
        let token = format!("den Marker von {}", City::name(city));
        if now { format!("wählt {token} aus") } else { format!("hat {token} ausgewählt") }
    },
    took: |permit, now| said(now, "nimmt", &format!("{permit} kostenlos"), "genommen"),
    declined: |now| {
        if now { "lehnt die kostenlose Lizenz ab" } else { "hat die kostenlose Lizenz abgelehnt" }
    },
    repeated: |permit, now| said(now, "wiederholt", permit, "wiederholt"),
    tokens: |one, other, now| {
        let tokens = format!("die Marker von {} und {}", City::name(one), City::name(other));
        if now { format!("wählt {tokens} aus") } else { format!("hat {tokens} ausgewählt") }
    },
    of_council: |of| format!("Rat der {}", council(of)),
    fits: |of, count| format!("{}: {count} von {COUNCIL_SIZE}", council(of)),
};

/// Puts what is done behind the verb in the present, and before it in the past.
fn said(now: bool, verb: &str, what: &str, participle: &str) -> String {
    if now { format!("{verb} {what}") } else { format!("hat {what} {participle}") }
}

fn into(entered: Colour, of: Council) -> String {
    format!("{} in den Rat der {}", colour(entered), council(of))
}
