//! Texts of the seats in English.

use super::words::{card, counted, mark, suit, suits};
use crate::games::the_council::scene::seats::Doing;
use crate::games::the_council::text::seat::SeatText;

pub(in crate::games::the_council::text) static SEAT: SeatText = SeatText {
    doing,
    dealer: "dealer",
    chips: |count, of| format!("{count} {}", suit(of)),
    traitors: |count| counted(count, "traitor chip"),
    unused: |count| format!("{count} unused"),
    fit: |count| if count == 1 { "1 fits".to_owned() } else { format!("{count} fit") },
    card: |of, used| {
        let used = if used { ", used up" } else { "" };
        format!("{}, {}, {}{used}", card(of), mark(of), suits(of.suits()))
    },
    chosen: "chosen",
    face_down: "a card face down",
    now: |points| format!("If it ended now: {}", counted(points, "point")),
    cards: "Drafted cards",
    ranks: "Ranks",
    empire: "Empire",
    points: "Points now",
    came_from: "Where they came from",
};

fn doing(of: Doing, own: bool) -> String {
    match of {
        Doing::Choosing => "choosing".to_owned(),
        Doing::Chosen => "chosen".to_owned(),
        Doing::NothingFits => "nothing fits".to_owned(),
        Doing::Bidding if own => "to bid".to_owned(),
        Doing::Bidding => "bids now".to_owned(),
        Doing::BidsLater => "to bid".to_owned(),
        Doing::HasBid(0) => "passed".to_owned(),
        Doing::HasBid(count) => format!("bid {count}"),
        Doing::Nothing | Doing::Took { .. } => String::new(),
    }
}
