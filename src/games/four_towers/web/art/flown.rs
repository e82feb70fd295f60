//! Pieces in motion over the table.

use leptos::prelude::*;

use super::champion::medal;
use super::figure::{Figure, Look, figure};
use super::gem::gem;
use crate::games::four_towers::scene::motion::Piece;
use crate::record::SeatRecord;
use crate::web::art::mark;

/// Draws a piece in motion over the table of these seats.
pub fn flown(piece: Piece, seats: &[SeatRecord]) -> AnyView {
    let person = |of, clan| figure(of, Some(clan), 38, Look::Plain).into_any();
    match piece {
        Piece::Peasant(clan) => person(Figure::Peasant, clan),
        Piece::Spirit(clan) => person(Figure::Spirit, clan),
        Piece::Lord(clan) => person(Figure::Lord, clan),
        Piece::Demon(clan) => person(Figure::Demon, clan),
        Piece::Marker(seat) => seats.get(seat.index()).map(|who| mark(who.colour, 20)).into_any(),
        Piece::Gem => gem(24).into_any(),
        Piece::Champion(champion) => medal(champion, 48).into_any(),
    }
}
