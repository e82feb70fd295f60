//! Sending and opening links in German.

use crate::text::sending::SendingText;

pub(in crate::text) static SENDING: SendingText = SendingText {
    what: "Was du teilst",
    whole: "Die Partie",
    up_to_here: "Bis hier",
    deal: "Nur die Verteilung",
    opens_at: |at| format!("Er öffnet die Rückschau nach Aktion {at}."),
    address: "Link",
    show_address: "Adresse zeigen",
    share: "Teilen",
    copy: "Link kopieren",
    copied: "Kopiert.",
    not_copied: "Das Kopieren hat nicht geklappt. Der Link ist markiert: Kopiere ihn selbst.",
    note: "Alles steckt im Link selbst; nichts wird irgendwohin gesendet.",
    reveals: "Diese Partie ist nicht zu Ende. Aus dem Link lässt sich alles Verdeckte herauslesen.",
    linked_deal: "Eine Verteilung, die du von Anfang an spielst.",
    linked_at: |at| format!("Der Link zeigt dir, was nach Aktion {at} kommt."),
    linked_daily: |day| format!("Die Tagesaufgabe vom {day}."),
    linked_note: "Sie kommt in deine Liste; deine anderen Partien ändern sich nicht.",
    linked_play: "Verteilung spielen",
    linked_go_on: "Von dort weiterspielen",
    unknown_game: |game| {
        format!(
            "Das ist eine Partie von „{game}“, und dieses Spiel hat die Seite nicht. Nichts wurde \
             gespeichert."
        )
    },
    made_by_newer: "Das stammt aus einer neueren Version von Curia. Nichts ist verloren: \
                    Aktualisiere Curia und öffne es dann noch einmal.",
};
