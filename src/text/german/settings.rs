//! The settings in German.

use crate::archive::Fault;
use crate::text::settings::{SettingsText, Unkept};

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
        Fault::Full | Fault::Crowded | Fault::NotReadBack => {
            "Änderungen gelten, bis du die Seite schließt: Der Browser konnte sie nicht speichern."
        }
        Fault::Damaged | Fault::Newer => {
            "Änderungen gelten, bis du die Seite schließt: Ältere Einstellungen sind nicht lesbar \
             und ließen sich nicht beiseitelegen."
        }
    },
    done: "Fertig",
    unkept: |why| match why {
        Unkept::Impossible => "Lässt sich hier nicht offline speichern: Der Browser bietet es \
                               nicht, oder die Adresse beginnt nicht mit https. Zum Öffnen \
                               brauchst du eine Verbindung"
            .to_owned(),
        Unkept::Refused => "Der Browser wollte Curia nicht speichern, darum brauchst du zum \
                            Öffnen eine Verbindung. Beim nächsten Besuch wird es wieder \
                            versucht"
            .to_owned(),
        Unkept::Failed(file) => format!(
            "„{file}“ kam nicht so an wie veröffentlicht. Darum ist Curia nicht gespeichert, und \
             zum Öffnen brauchst du eine Verbindung. Beim nächsten Besuch wird es wieder versucht"
        ),
        Unkept::Resting(file) => format!(
            "„{file}“ kam zweimal nicht so an wie veröffentlicht. Darum ist Curia nicht \
             gespeichert, und zum Öffnen brauchst du eine Verbindung. Nach einem Tag oder mit der \
             nächsten Version wird es wieder versucht"
        ),
    },
};
