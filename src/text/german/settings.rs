//! The settings in German.

use crate::archive::Fault;
use crate::text::settings::SettingsText;

pub(in crate::text) static SETTINGS: SettingsText = SettingsText {
    title: "Einstellungen",
    pages: "Arten von Einstellungen",
    page_all: "Alle Einstellungen",
    page_look: "Aussehen",
    page_motion: "Bewegung, Ton",
    page_help: "Hilfe im Spiel",
    page_language: "Sprache",
    page_about: "Über Curia",

    theme: "Farben",
    light: "Hell",
    dark: "Dunkel",
    system: "System",
    text_size: "Textgröße",
    text_size_note: "Alles wächst mit dem Text, und die Anordnung passt sich an",
    percent: |size| format!("{size} %"),
    letters: "Buchstaben auf Steinen",
    letters_note: "Kennzeichnet farbige Spielsteine und Orte mit einem Buchstaben",

    speed: "Bewegung",
    speed_note: "Wie lange du Aktionen der Bots siehst und Spielsteine unterwegs sind",
    normal: "Normal",
    fast: "Schnell",
    off: "Aus",
    sounds: "Töne",
    sounds_note: "Bei Aktionen, Erträgen und deinem Zug",
    volume: "Lautstärke",

    hints: "Erklärungen",
    hints_note: "Zu allem, worauf du zeigst; dazu ein nächster Schritt oder ein niedrigerer Preis",

    language: "Sprache",
    language_note: "Du kannst sie mitten in einer Partie wechseln",
    browsers: |language| format!("Browser: {language}"),
    language_missing: |language| {
        format!("{language} wurde nicht geladen. Prüf deine Verbindung und versuch es noch einmal.")
    },

    kept: "Änderungen gelten sofort und werden auf diesem Gerät gespeichert.",
    fault: |fault| match fault {
        Fault::Blocked => {
            "Änderungen gelten, bis du die Seite schließt: Dieser Browser sperrt den Speicher."
        }
        Fault::Full | Fault::NotReadBack => {
            "Änderungen gelten, bis du die Seite schließt: Der Browser konnte sie nicht speichern."
        }
        Fault::Damaged => {
            "Änderungen gelten, bis du die Seite schließt: Ältere Einstellungen sind nicht lesbar \
             und ließen sich nicht beiseitelegen."
        }
    },
    done: "Fertig",
};
