//! Saved games in German.

use super::words::counted;
use crate::archive::Origin;
use crate::text::matches::MatchesText;

pub(in crate::text) static MATCHES: MatchesText = MatchesText {
    title: "Gespeicherte Partien",
    count: |matches, kilobytes| format!("{matches} · {kilobytes} kB"),
    none_found: "Keine solche Partie.",
    show_more: |next, hidden| match hidden.saturating_sub(next) {
        0 => format!("Noch {next} zeigen"),
        _ => format!("Noch {next} von {hidden} zeigen"),
    },
    select_one: |name| format!("„{name}“ auswählen"),
    same_again: "Wie beim letzten Mal",
    all: |games| format!("Alle {games}"),
    fewer: "Weniger",
    more: |name| format!("Mehr zu „{name}“"),
    rename: "Umbenennen",
    name: "Name dieser Partie",
    name_note: "Bleibt das Feld leer, gelten die Namen der Spieler.",
    keep_name: "Namen speichern",
    copy: "Kopie anlegen",
    copy_of: |name| format!("Kopie von {name}"),
    game_file: "Als Partiedatei speichern",
    json: "Als Daten speichern (JSON)",
    delete: "Löschen",
    deleted: |name| format!("„{name}“ gelöscht."),
    deleted_many: |count| format!("{} gelöscht.", counted(count as u64, "Partie", "Partien")),
    bring_back: "Zurückholen",
    not_brought_back: "Zum Zurückholen reicht der Speicher nicht mehr.",
    cancel: "Abbrechen",
    origin: |origin| match origin {
        Origin::Branch { at, .. } => format!("Was wäre, wenn: ab Aktion {}", at + 1),
        Origin::Daily { day } => format!("Tagesaufgabe, {day}"),
        Origin::Copy { .. } => "Kopie".to_owned(),
        Origin::Given => "Aus Datei oder Link".to_owned(),
    },
    players: |persons, bots| match (persons, bots) {
        (0, bots) => counted(bots as u64, "Bot", "Bots"),
        (1, bots) => format!("gegen {}", counted(bots as u64, "Bot", "Bots")),
        (persons, 0) => format!("{persons} Menschen"),
        (persons, bots) => {
            format!("{persons} Menschen, {}", counted(bots as u64, "Bot", "Bots"))
        }
    },
    just_now: "gerade eben",
    minutes_ago: |minutes| format!("vor {minutes} min"),
    hours_ago: |hours| format!("vor {hours} h"),
    import_title: "Partie importieren",
    import_body: "Wähle eine Datei, die du in Curia gespeichert hast, oder zieh sie hierher.",
    choose_file: "Datei wählen",
    drop_here: "Zum Importieren loslassen",
    link_title: "Link öffnen",
    link_body: "Eine Verteilung oder Partie, die dir jemand geschickt hat.",
    link_field: "Link zur Partie",
    open_link: "Öffnen",
    taken_in: |name, actions| {
        let actions = counted(actions as u64, "Aktion", "Aktionen");
        format!("„{name}“ hinzugefügt ({actions}).")
    },
    taken_in_all: |kept, all| {
        let all = counted(all as u64, "Partie", "Partien");
        format!("Aus der Datei hinzugefügt: {kept} von {all}.")
    },
    known_already: |name| format!("„{name}“ ist schon in deiner Liste."),
    known_already_many: |count| match count {
        1 => "1 war schon in deiner Liste.".to_owned(),
        count => format!("{count} waren schon in deiner Liste."),
    },
    not_opened: |why| format!("Das lässt sich nicht öffnen: {why}."),
    fell_short: |kept, why| format!("Bis Aktion {kept} geöffnet; der Rest passt nicht: {why}."),
    not_text: |name| format!("„{name}“ ist keine Partie: Curia liest Textdateien."),
    share: "Als Link teilen",
    linked_title: "Geteilte Partie",
    which_link: "Der Text enthält mehrere Links. Welcher ist gemeint?",
    linked_actions: |actions| {
        format!("Eine Partie nach {}.", counted(actions as u64, "Aktion", "Aktionen"))
    },
    only_here: "Nur in diesem Tab",
    only_here_note: "Partien, die sich nicht speichern ließen, sind weg, wenn du diesen Tab \
                     schließt.",
    unreadable_title: "Nicht zu öffnen",
    aside_title: "Beschädigte Daten",
    aside_note: "Gespeicherte Daten, die Curia nicht lesen konnte. Zum Spielen brauchst du sie \
                 nicht: Speichere sie als Datei oder lösche sie.",
    download: "Als Datei speichern",
    discard: "Löschen",
    discarded: "Gelöscht.",
    keep_title: "Sichere deine Partien.",
    keep_note: "Sie liegen nur in diesem Browser. Sichere sie alle in einer Datei, die du hier \
                oder anderswo importieren kannst.",
    keep_note_safari: "Safari löscht die Daten einer Seite nach sieben Tagen ohne Besuch. Leg \
                       Curia auf den Home-Bildschirm oder speichere deine Partien als Dateien.",
    keep_a_copy: "Eine lange Partie: Speichere sie als Datei, um sie nicht nur in diesem Browser \
                  zu haben.",
    save_all: "Alles als Datei sichern",
    clock_was_ahead: "Uhr ging vor",
};
