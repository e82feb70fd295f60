//! Boards of one's own, in German.

use super::words::{cities, city_stem};
use crate::games::council_of_4::rules::board::{FARTHEST, NoBoard, PlanFlaw, Road};
use crate::games::council_of_4::text::boards::BoardsText;
use crate::text::german::words::counted;

pub(in crate::games::council_of_4::text) static BOARDS: BoardsText = BoardsText {
    printed: "Gedruckt",
    own: "Eigen",
    another: "Neuer Spielplan",
    made: "Städte, Farben und Straßen sind neu. Die Wege sind so weit wie auf den gedruckten \
           Plänen.",
    edit: "Bearbeiten",
    title: "Eigener Spielplan",
    choose: "Wähle eine Stadt und ändere ihre Straßen, ihre Farbe oder ihren Ort.",
    roads: "Straßen",
    road,
    crosses: |other| format!("Würde {} kreuzen", road(other)),
    colour: "Farbe",
    stays_royal: "Hier beginnt die Königin. Zum Ändern mach eine andere Stadt zur Königsstadt.",
    exchange: "Ort tauschen mit",
    tokens: "Stadtmarker",
    dealt: "Jede Partie neu gemischt",
    fixed: "Fest",
    token: "Marker",
    no_token: "Die Königsstadt hat keinen Marker.",
    code: "Code des Spielplans",
    copy_code: "Code kopieren",
    code_copied: "Code kopiert.",
    use_code: "Code öffnen",
    undo: "Rückgängig",
    is_board: |roads, farthest| {
        format!(
            "{}, höchstens {farthest} von Stadt zu Stadt.",
            counted(roads as u64, "Straße", "Straßen")
        )
    },
    use_it: "Auf diesem Plan spielen",
    name: "Name",
    keep: "Speichern",
    kept: "Gespeicherte Spielpläne",
    name_it: "Gib ihm zuerst einen Namen.",
    not_yet: "Das ist noch kein Spielplan: Sieh unter der Landkarte nach.",
    kept_as: |name| format!("Als „{name}“ gespeichert."),
    forget: |name| format!("{name} löschen"),
    not_kept: "Der Browser hat keinen Platz dafür. Kopiere stattdessen den Code.",
    flaw,
    no_board: |why| match why {
        NoBoard::Parts => {
            "Ein Spielplan besteht aus drei Ziffern, jede 1 oder 2, oder aus einem Code mit drei \
             oder vier Teilen und Bindestrichen dazwischen."
                .to_owned()
        }
        NoBoard::Cities => "Der erste Teil eines Codes nennt jede Stadt einmal, an einem Ort \
             ihrer Region."
            .to_owned(),
        NoBoard::Colours => {
            "Der zweite Teil eines Codes nennt für jede Stadt eine Farbe: g, s, b, i, und r für \
             genau eine."
                .to_owned()
        }
        NoBoard::Roads => {
            "Der dritte Teil eines Codes nennt jede Straße mit zwei Buchstaben.".to_owned()
        }
        NoBoard::NoWay((from, to)) => {
            format!("Von {} nach {} kann keine Straße führen.", from.name(), to.name())
        }
        NoBoard::RoadTwice(twice) => format!("Die Straße {} kommt zweimal vor.", road(twice)),
        NoBoard::Tokens => {
            "Der vierte Teil eines Codes nennt jeden Marker, a bis n, einmal.".to_owned()
        }
        NoBoard::Flawed(of) => flaw(of),
    },
};

fn road((from, to): Road) -> String {
    format!("{}–{}", from.name(), to.name())
}

fn flaw(of: PlanFlaw) -> String {
    match of {
        PlanFlaw::Colour { colour, cities, needed } => {
            let word = if cities == 1 { "stadt" } else { "städte" };
            format!("{cities} {}{word} statt {needed}.", city_stem(colour))
        }
        PlanFlaw::Crossing(one, other) => {
            format!("{} und {} kreuzen sich.", road(one), road(other))
        }
        PlanFlaw::Apart(apart) => format!("Keine Straße führt nach {}.", cities(apart)),
        PlanFlaw::TooFar { from, to, roads } => format!(
            "Von {} nach {} sind es {roads} Straßen. Mehr als {FARTHEST} dürfen es nicht sein.",
            from.name(),
            to.name()
        ),
        PlanFlaw::TooMany => "Es gibt schon zu viele Spielpläne. Lade die Seite neu.".to_owned(),
    }
}
