//! Texts of the seats in Spanish.

use super::words::{card, chips_of, counted, mark, suits};
use crate::games::the_council::scene::seats::Doing;
use crate::games::the_council::text::seat::SeatText;

pub(in crate::games::the_council::text) static SEAT: SeatText = SeatText {
    doing,
    dealer: "reparte",
    chips: chips_of,
    traitors: |count| counted(count, "ficha de traidor", "fichas de traidor"),
    unused: |count| format!("{count} sin usar"),
    fit: |count| if count == 1 { "1 sirve".to_owned() } else { format!("{count} sirven") },
    card: |of, used| {
        let used = if used { ", usada" } else { "" };
        format!("{}, {}, {}{used}", card(of), mark(of), suits(of.suits()))
    },
    chosen: "escogida",
    face_down: "una carta boca abajo",
    now: |points| format!("Si acabara ahora: {}", counted(points, "punto", "puntos")),
    cards: "Cartas tomadas",
    ranks: "Rangos",
    empire: "Imperio",
    points: "Puntos ahora",
    came_from: "De dónde vienen",
};

fn doing(of: Doing, own: bool) -> String {
    match of {
        Doing::Choosing => "escoge".to_owned(),
        Doing::Chosen => "escogió".to_owned(),
        Doing::NothingFits => "nada sirve".to_owned(),
        Doing::Bidding if own => "te toca".to_owned(),
        Doing::Bidding => "puja".to_owned(),
        Doing::BidsLater => "pujará".to_owned(),
        Doing::HasBid(0) => "pasó".to_owned(),
        Doing::HasBid(count) => format!("pujó {count}"),
        Doing::Nothing | Doing::Took { .. } => String::new(),
    }
}
