//! Matches by link in German.

use super::words::counted;
use crate::text::by_link::ByLinkText;

pub(in crate::text) static BY_LINK: ByLinkText = ByLinkText {
    turn_of: |name| format!("{name} ist am Zug"),
    turn_note: "Schick den Link ab und öffne dann den, der zurückkommt.",
    send_to: |name| format!("An {name} senden"),
    send_end: "Ergebnis senden",
    copied: "Kopiert",
    message: |name, game, round| format!("{name}, du bist am Zug. {game}, {round}:"),
    message_at_end: |game| format!("Unsere Partie {game} ist zu Ende:"),
    who: "Wer bist du in dieser Partie?",
    choose_seat: "Wähl deinen Platz.",
    your_seat: |name| format!("Dein Platz: {name}"),
    change_note: "Falscher Platz? Wähl deinen: Der andere bekommt seinen Namen zurück.",
    your_name: "Dein Name",
    sit_down: "Platz nehmen",
    trust: "In den Links steckt die ganze Partie, mit allem Verdeckten. Man kann es herauslesen: Spiel also mit Leuten, denen du vertraust.",
    is_older: |link, kept| {
        format!("Dieser Link ist älter als deine Partie: Er hat {}, deine hat {kept}.", moves(link))
    },
    is_forked: |at| {
        format!(
            "Dieser Link erzählt deine Partie anders: Nach {} gehen die beiden auseinander.",
            moves(at)
        )
    },
    plays_mine: |actions| {
        format!(
            "Dieser Link setzt deine Partie fort, aber mit {} von dir, die du hier nicht gespielt \
             hast.",
            moves(actions)
        )
    },
    is_damaged: "Dieser Link gehört zu deiner Partie, aber nicht alles darin lässt sich spielen.",
    unchanged: "Deine Partie ist unverändert.",
    open_kept: "Meine Partie öffnen",
    take_over: "Habe ich woanders gespielt",
    keep_both: "Beide behalten",
    other_course: |title| format!("{title} (anderer Verlauf)"),
    check_title: "Geprüft",
    all_legal: |actions| {
        format!(
            "{}: alles nach den Regeln, und jede Karte und jeder Marker wurde so gezogen, wie am Anfang verteilt.",
            moves(actions)
        )
    },
    went_on: |links| match links {
        0 => "Du hast keinen Link dieser Partie bekommen.".to_owned(),
        1 => "Die Partie ging von dem einen Link aus weiter, den du bekommen hast.".to_owned(),
        links => format!(
            "Die Partie ging von jedem der {links} Links aus weiter, die du bekommen hast. Niemand ist zurückgegangen."
        ),
    },
    went_back: |at| {
        format!(
            "Die Partie geht nicht von dem Link mit {} aus weiter, den du bekommen hast. Jemand ist zurückgegangen.",
            moves(at)
        )
    },
    number: |number| {
        format!("Prüfnummer {number}. Alle mit derselben Nummer haben dieselbe Partie.")
    },
};

fn moves(count: usize) -> String {
    counted(count as u64, "Aktion", "Aktionen")
}
