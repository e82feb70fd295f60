//! Replays and what-ifs in German.

use super::words::counted;
use crate::archive::Strange;
use crate::text::replay::ReplayText;

pub(in crate::text) static REPLAY: ReplayText = ReplayText {
    open: "Rückschau",
    from_here: "Rückschau ab hier",
    title: "Rückschau",
    read_only: "Nur Ansicht",

    see_as: "Sicht",
    onlooker: "Zuschauer",
    all_open: "Alles offen",
    hidden: "Andere Handkarten siehst du, wenn die Partie zu Ende ist.",

    turn: |turn, turns| format!("Zug {turn} von {turns}"),
    whose: |name, round, action| match action {
        Some((action, actions)) => {
            format!("{name} · {round} · Aktion {action} von {actions}")
        }
        None => format!("{name} · {round}"),
    },
    says: |turn, turns, name, round| format!("Zug {turn} von {turns}, {name}, {round}"),
    turns: "Zug",
    first: "Zum Anfang",
    previous: "Vorige Aktion",
    play: "Abspielen",
    pause: "Pause",
    next: "Nächste Aktion",
    last: "Zum Ende",
    pace: "Tempo",
    paces: ["½×", "1×", "2×"],
    end: "Das Ende",
    now: "Jetzt",
    earlier: |count| format!("Frühere Züge: {count}"),
    later: |count| format!("Spätere Züge: {count}"),
    found: |count| match count {
        0 => "Keine Aktion gefunden.".to_owned(),
        count => format!("{} gefunden.", counted(count as u64, "Aktion", "Aktionen")),
    },

    what_if: "Ab hier: Was wäre, wenn",
    what_if_short: "Was, wenn",
    what_if_name: |round| format!("Was wäre, wenn: {round}"),
    what_if_body: "Hier beginnt eine eigene Partie, und alles Verdeckte bleibt, wie es ist. Diese \
                   Partie ändert sich nicht, und aus der neuen führt ein Link zu ihr zurück.",
    what_if_assists: "Diese Partie ist nicht zu Ende. Die neue kann zeigen, was hier noch verdeckt \
                      ist. Darum wird diese als „mit Hilfe“ markiert.",
    what_if_seat: |name| format!("Wer spielt für {name}"),
    what_if_go: "Weiterspielen",
    keep: "Als Partie speichern",
    branch: "Was wäre, wenn",
    to_original: "Zurück zur ursprünglichen Partie, an diese Stelle",
    original_gone: "Die ursprüngliche Partie ist hier nicht mehr gespeichert.",

    to_score: "Zurück zum Endstand",
    to_table: "Zurück zum Tisch",
    to_matches: "Zur Startseite",

    strange: |why| match why {
        Strange::NoMatch(found) => format!("Der Link nennt keine Partie: „{found}“."),
        Strange::NoMoment(found) => {
            format!("Der Link zeigt auf Aktion „{found}“, und das ist keine Zahl.")
        }
        Strange::TooLong(bytes) => format!("Der Link ist zu lang: {bytes} Bytes."),
    },
    not_here: "Diese Adresse öffnet sich nur in dem Browser, in dem die Partie gespeichert ist. Um die Partie zu schicken, wähl dort in ihrem Menü „Als Link teilen“.",
    beyond: |at, actions| {
        format!("Der Link zeigt auf Aktion {at}, aber die Partie hat nur {actions}.")
    },
};
