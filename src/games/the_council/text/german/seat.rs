//! Texts of the seats in German.

use super::words::{card, chips_there, counted, mark, suits};
use crate::games::the_council::scene::seats::Doing;
use crate::games::the_council::text::seat::SeatText;

pub(in crate::games::the_council::text) static SEAT: SeatText = SeatText {
    doing,
    dealer: "gibt",
    chips: chips_there,
    traitors: |count| counted(count, "Verräterchip", "Verräterchips"),
    unused: |count| format!("{count} übrig"),
    fit: |count| if count == 1 { "1 passt".to_owned() } else { format!("{count} passen") },
    card: |of, used| {
        let used = if used { ", benutzt" } else { "" };
        format!("{}, {}, {}{used}", card(of), mark(of), suits(of.suits()))
    },
    chosen: "gewählt",
    face_down: "eine verdeckte Karte",
    now: |points| format!("Wenn jetzt Schluss wäre: {}", counted(points, "Punkt", "Punkte")),
    cards: "Genommene Karten",
    ranks: "Ränge",
    empire: "Reich",
    points: "Punkte jetzt",
    came_from: "Woher sie kommen",
};

fn doing(of: Doing, own: bool) -> String {
    match of {
        Doing::Choosing => "wählt".to_owned(),
        Doing::Chosen => "gewählt".to_owned(),
        Doing::NothingFits => "nichts passt".to_owned(),
        Doing::Bidding if own => "am Zug".to_owned(),
        Doing::Bidding => "bietet".to_owned(),
        Doing::BidsLater => "später".to_owned(),
        Doing::HasBid(0) => "gepasst".to_owned(),
        Doing::HasBid(count) => format!("{count} geboten"),
        Doing::Nothing | Doing::Took { .. } => String::new(),
    }
}
