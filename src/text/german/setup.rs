//! A new game in German.

use super::words::{counted, listed};
use crate::text::setup::SetupText;

pub(in crate::text) static SETUP: SetupText = SetupText {
    game: "Spiel",
    seats: "Plätze",
    from_to: |fewest, most| format!("{fewest}–{most} Spieler"),
    in_play: |games| counted(games as u64, "Partie läuft", "Partien laufen"),
    change: "Ändern",
    names: ["Ada", "Bruno", "Chiara", "Dario", "Elena"],
    players: |count| format!("{count} Spieler"),
    name: |seat| format!("Name von Platz {seat}"),
    who_decides: |seat| format!("Wer auf Platz {seat} spielt"),
    how_well: |seat| format!("Stufe des Bots auf Platz {seat}"),
    curtain_note: "Handkarten zwischen Zügen verdeckt",
    together: "Wie ihr zusammen spielt",
    at_one_screen: "An diesem Gerät",
    by_link: "Per Link",
    plays_here: "spielt hier",
    gets_links: "bekommt jeden Zug als Link",
    colour_of: |seat, of| format!("Farbe von Platz {seat}: {of}"),
    deal: "Verteilung",
    seed: "Startwert",
    new_seed: "Neuer Startwert",
    seed_note: "Gleicher Wert, gleiche Verteilung.",
    start: "Beginnen",
    first_game: "Gegen zwei Bots spielen",
    set_up: "Partie vorbereiten",
    name_missing: |seat| format!("Platz {seat} braucht einen Namen."),
    name_hides: |seat| {
        format!("Der Name von Platz {seat} enthält ein unsichtbares Zeichen: Tipp ihn neu ein.")
    },
    seed_missing: "Die Verteilung braucht einen Startwert: Irgendein Wort genügt.",
    continue_: "Weiterspielen",
    resume: "Fortsetzen",
    turn_of: |name, round| format!("{name} ist am Zug, {round}"),
    your_turn: |round| format!("Du bist am Zug, {round}"),
    see_score: "Zum Endstand",
    won: |winners, points| match winners {
        [winner] => format!("{winner} gewinnt: {points}."),
        winners => format!("{} teilen sich den Sieg: je {points}.", listed(winners)),
    },
};
