//! Others' turns in German.

use super::words::counted;
use crate::text::follow::FollowText;

pub(in crate::text) static FOLLOW: FollowText = FollowText {
    skip: "Vorspulen",
    skip_note: "bis zu dir",
    skip_to_turn: "Vorspulen bis zu mir",
    hold: "Anhalten",
    plays: |name| format!("{name} spielt"),
    pays: "Zahlt",
    gains: "Erhält",
    last_turn: "letzter Zug",
    your_turn: |name| format!("Du bist am Zug, {name}"),
    turn_of: |name| format!("{name} ist am Zug"),
    you_drew: "Du hast gezogen",
    watch: "Ansehen",
    left_to_do: "Noch zu tun",
    done: "erledigt",
    show_on_map: "Auf der Landkarte zeigen",
    moves: "Aktionen",
    skipping: "Es wird schon bis zu deinem Zug vorgespult.",
    settling: "Dieser Knopf ist gerade erst erschienen: Drück noch einmal.",
    since: "Seit deinem Zug",
    since_title: "Seit du zuletzt am Zug warst",
    concerns: "Änderungen für dich",
    nothing: "Seit du zuletzt am Zug warst, ist nichts passiert.",
    digest: |entries, concerns| {
        let moves = counted(entries as u64, "Aktion", "Aktionen");
        match concerns {
            0 => format!("Seit deinem Zug: {moves}"),
            _ => {
                let changes = counted(concerns as u64, "Änderung", "Änderungen");
                format!("Seit deinem Zug: {moves}, {changes} für dich")
            }
        }
    },
};
