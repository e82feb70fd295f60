//! Pieces in motion over the table.

use leptos::{html, prelude::*};

use super::card::{card_face, mini, mini_back};
use super::chip::{Chip, chip};
use super::empire::beam_markup;
use super::suit::suit_class;
use super::traitor::hood;
use crate::games::the_council::rules::components::Suit;
use crate::games::the_council::scene::motion::Piece;
use crate::games::the_council::text::pieces;
use crate::record::SeatRecord;
use crate::rules::Seat;
use crate::web::art::markup::drawing;
use crate::web::art::pawn;

/// Draws a piece in motion over the table of these seats.
pub fn flown(piece: Piece, seats: &[SeatRecord]) -> AnyView {
    match piece {
        Piece::Back => mini_back(40).into_any(),
        Piece::HandOf(_) => {
            let backs = (0..3).map(|_| mini_back(34)).collect_view();
            html::span().class("fan").child(backs).into_any()
        }
        Piece::Card(card) => html::span().class("turning").child(mini(card, 40, false)).into_any(),
        Piece::Event(card) => {
            let face = card_face(card, &pieces::card(card));
            html::span().class("tcard turning").child(face).into_any()
        }
        Piece::Chip(suit) | Piece::Offered(suit) => chip(suit, 24, Chip::Plain).into_any(),
        Piece::Pawn(seat) => of_seat(seat, seats),
        Piece::Traitor => hood(32).into_any(),
        Piece::Drum(suit) => of_column(
            suit,
            "<rect class=\"drum\" x=\"-30\" y=\"-31\" width=\"60\" height=\"62\" rx=\"2\"/>\
             <path class=\"flutes\" d=\"M-15-28V28M0-28V28M15-28V28\"/>",
            "tips",
        ),
        Piece::Beam(suit) => of_column(suit, &beam_markup(66, 20, None, "beam"), "drops"),
        Piece::Total(total, rank) => {
            let of = total.map_or_else(|| "∞".to_owned(), |total| total.to_string());
            html::span().class("tag count").child(format!("{of} / {rank}")).into_any()
        }
        Piece::Crack(suit) => {
            of_column(suit, "<path class=\"crack\" d=\"M2-22l-8 16 12 8-10 20\"/>", "cracks")
        }
    }
}

fn of_seat(seat: Seat, seats: &[SeatRecord]) -> AnyView {
    seats.get(seat.index()).map(|who| pawn(who.colour, 30)).into_any()
}

/// Draws a part of a suit's column round its middle.
fn of_column(suit: Suit, markup: &str, class: &'static str) -> AnyView {
    let markup = format!("<g class=\"column {}\">{markup}</g>", suit_class(suit));
    html::span().class(class).child(drawing("of-hall", 80, 70, "-40 -35 80 70", markup)).into_any()
}
