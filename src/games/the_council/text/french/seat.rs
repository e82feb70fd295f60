//! Texts of the seats in French.

use super::words::{card, chips_of, counted, mark, suits};
use crate::games::the_council::scene::seats::Doing;
use crate::games::the_council::text::seat::SeatText;

pub(in crate::games::the_council::text) static SEAT: SeatText = SeatText {
    doing,
    dealer: "donne",
    chips: chips_of,
    traitors: |count| counted(count, "jeton de traître", "jetons de traître"),
    unused: |count| counted(count as u64, "libre", "libres"),
    fit: |count| {
        if count < 2 { format!("{count} convient") } else { format!("{count} conviennent") }
    },
    card: |of, used| {
        let used = if used { ", déjà jouée" } else { "" };
        format!("{}, {}, {}{used}", card(of), mark(of), suits(of.suits()))
    },
    chosen: "choisie",
    face_down: "une carte face cachée",
    now: |points| format!("Si tout s’arrêtait ici : {}", counted(points, "point", "points")),
    cards: "Cartes choisies",
    ranks: "Rangs",
    empire: "Empire",
    points: "Points actuels",
    came_from: "D’où viennent ces points",
};

fn doing(of: Doing, own: bool) -> String {
    match of {
        Doing::Choosing => "choisit".to_owned(),
        Doing::Chosen => "a choisi".to_owned(),
        Doing::NothingFits => "rien ne convient".to_owned(),
        Doing::Bidding if own => "à vous".to_owned(),
        Doing::Bidding => "mise".to_owned(),
        Doing::BidsLater => "misera".to_owned(),
        Doing::HasBid(0) => "passe".to_owned(),
        Doing::HasBid(count) => format!("a misé {count}"),
        Doing::Nothing | Doing::Took { .. } => String::new(),
    }
}
