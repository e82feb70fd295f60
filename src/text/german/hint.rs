//! Hints, and bots' reasons, in German.

use super::words::counted;
use crate::bots::Level;
use crate::text::hint::HintText;

pub(in crate::text) static HINT: HintText = HintText {
    hint: "Tipp",
    thinking: "Denkt nach …",
    best_of: |shown, legal| {
        let of = counted(legal, "Aktion", "Aktionen");
        match shown {
            1 => format!("die beste von {of}"),
            _ => format!("die {shown} besten von {of}"),
        }
    },
    only_one: "einzige Aktion",
    least: "Nichts anderes sieht besser aus",
    little: "Bringt im Moment wenig",
    then: |rest| format!("Danach: {rest}"),
    chance: |percent| format!("{percent} % Siegchance"),
    expects: |percent, points, said| match points {
        0 => format!("{percent} % Siegchance, gleichauf"),
        1.. => format!("{percent} % Siegchance, {said} vorn"),
        _ => format!("{percent} % Siegchance, {said} zurück"),
    },
    says: |number, what, why| format!("{number}: {what}. {why}."),
    not_your_turn: "Tipps gibt es nur, wenn du am Zug bist.",
    no_thread: "Kein Tipp: Die Bots antworten nicht.",
    not_here: "Die Lektion sagt dir, was zu tun ist.",
    ask_title: "Mit Tipps spielen?",
    ask_body: "Du siehst die drei besten Aktionen, die ein starker Bot findet, jede mit einem \
               Grund. Er weiß nicht mehr als du. Die Partie wird als „mit Hilfe“ markiert.",
    ask_yes: "Tipp zeigen",
    ask_no: "Abbrechen",
    close: "Tipp schließen",
    open_best: "1 öffnen",

    why: "Warum?",
    why_title: |name| format!("Warum hat {name} das gemacht?"),
    how: |name, level, iterations| match level {
        Level::Random => format!("{name} spielt zufällig irgendeine mögliche Aktion."),
        Level::Novice => {
            format!("{name} spielt wie ein Anfänger und nimmt, was in Reichweite ist.")
        }
        Level::Greedy => {
            format!("{name} nimmt, was im Moment am meisten hilft, und schaut nicht weiter voraus.")
        }
        Level::Adept | Level::Expert | Level::Master | Level::Champion => {
            let courses = counted(iterations, "Fortsetzung", "Fortsetzungen");
            format!("{name} hat {courses} für die nächsten Züge ausprobiert.")
        }
    },
    other: |name| {
        format!(
            "{name} würde jetzt anders entscheiden. Diese Aktion kam von jemand anderem, von \
             älteren Bots oder von der Seite, während die Bots nicht antworteten."
        )
    },
    compared: "Erwartete Ergebnisse",
    chosen: "gespielt",
    hidden: "Was verdeckt war und was der Bot erwartet hat, siehst du, wenn die Partie zu Ende ist.",
    no_other: "Es gab keine andere Aktion.",
    thinks: |name, percent| format!("{name} denkt nach, {percent} %"),
};
