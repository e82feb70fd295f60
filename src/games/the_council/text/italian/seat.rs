//! Texts of the seats in Italian.

use super::words::{card, chips_of, counted, mark, suits};
use crate::games::the_council::scene::seats::Doing;
use crate::games::the_council::text::seat::SeatText;

pub(in crate::games::the_council::text) static SEAT: SeatText = SeatText {
    doing,
    dealer: "mazziere",
    chips: chips_of,
    traitors: |count| counted(count, "gettone traditore", "gettoni traditore"),
    unused: |count| format!("{count} da usare"),
    fit: |count| counted(count as u64, "adatta", "adatte"),
    card: |of, used| {
        let used = if used { ", già usata" } else { "" };
        format!("{}, {}, {}{used}", card(of), mark(of), suits(of.suits()))
    },
    chosen: "scelta",
    face_down: "una carta a faccia in giù",
    now: |points| format!("Se finisse ora: {}", counted(points, "punto", "punti")),
    cards: "Carte prese",
    ranks: "Ranghi",
    empire: "Impero",
    points: "Punti ora",
    came_from: "Da dove vengono",
};

fn doing(of: Doing, own: bool) -> String {
    match of {
        Doing::Choosing => "sceglie".to_owned(),
        Doing::Chosen => "ha scelto".to_owned(),
        Doing::NothingFits => "niente di adatto".to_owned(),
        Doing::Bidding if own => "tocca a te".to_owned(),
        Doing::Bidding => "offre".to_owned(),
        Doing::BidsLater => "offrirà".to_owned(),
        Doing::HasBid(0) => "ha passato".to_owned(),
        Doing::HasBid(count) => format!("ha offerto {count}"),
        Doing::Nothing | Doing::Took { .. } => String::new(),
    }
}
