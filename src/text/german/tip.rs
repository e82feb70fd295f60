//! Tips on the controls of every table in German.

use crate::text::Language;
use crate::text::tip::{Tip, TipsText};

pub(in crate::text) static TIPS: TipsText = TipsText { name, what };

const fn name(of: Tip) -> &'static str {
    match of {
        Tip::Confirm => "Bestätigen",
        Tip::Skip => "Vorspulen",
        Tip::Undo => "Rückgängig",
        Tip::Restart => "Zug neu beginnen",
        Tip::ToHere => "Bis hier zurück",
        Tip::Redo => "Wiederholen",
        Tip::Hint => "Tipp",
        Tip::Why => "Warum?",
        Tip::Replay => "Rückschau ab hier",
        Tip::WhatIf => "Was wäre, wenn",
        Tip::Settings => "Einstellungen",
        Tip::Moves => "Mögliche Aktionen",
        Tip::OwnSeat => "Dein Platz",
        Tip::Keys => "Tasten",
        Tip::Theme => "Hell oder dunkel",
        Tip::Home => "Zur Startseite",
        Tip::Rules => "Regeln",
        Tip::Saved => "Speichern",
        Tip::Assisted => "Mit Hilfe",
    }
}

fn what(of: Tip) -> &'static str {
    match of {
        Tip::Confirm => "Spielt die Aktion aus der Vorschau. Taste: Enter.",
        Tip::Skip => "Spielt die Züge der Bots sofort zu Ende, bis du am Zug bist.",
        Tip::Undo => {
            "Nimmt deine letzte Aktion zurück. Allein gegen Bots geht das auch nach einem \
             Aufdecken, aber die Partie wird dann als „mit Hilfe“ markiert."
        }
        Tip::Restart => "Nimmt alles zurück, was du in diesem Zug getan hast.",
        Tip::ToHere => "Nimmt diese Aktion und alles danach zurück.",
        Tip::Redo => "Spielt die zurückgenommene Aktion noch einmal.",
        Tip::Hint => {
            "Zeigt die drei besten Aktionen, jede mit einem Grund. Die Partie wird dann als „mit \
             Hilfe“ markiert. Taste: „.“."
        }
        Tip::Why => "Zeigt, was dieser Bot von seiner Aktion erwartet hat und was von anderen.",
        Tip::Replay => "Zeigt die Partie ab diesem Moment. Zusehen ändert nichts.",
        Tip::WhatIf => {
            "Beginnt in diesem Moment eine eigene Partie, und alles Verdeckte bleibt, wie es ist. \
             Diese Partie ändert sich nicht."
        }
        Tip::Settings => {
            "Stellt Tempo, Farben, Töne, Textgröße, Buchstaben auf Steinen und Sprache ein."
        }
        Tip::Moves => {
            "Listet jede Aktion auf, die du jetzt spielen kannst, mit Preis und Ertrag, und lässt \
             sich durchsuchen. Taste: „/“."
        }
        Tip::OwnSeat => {
            "Der Platz, den du in dieser Partie per Link spielst. Drück darauf, um einen anderen zu wählen."
        }
        Tip::Keys => "Listet alle Tastenkürzel auf. Taste: „?“.",
        Tip::Theme => "Wechselt zwischen heller und dunkler Seite.",
        Tip::Home => "Verlässt den Tisch. Du kannst jederzeit zu dieser Partie zurückkommen.",
        Tip::Rules => "Öffnet die Regeln, mit Bildern, Klarstellungen und einer Suche. Taste: F1.",
        Tip::Saved => "Speichert deine Partie nach jeder Aktion in diesem Browser.",
        Tip::Assisted => Language::German.text().assisted().note(),
    }
}
