//! Pieces in motion over the table.

use leptos::prelude::*;

use super::bonus::{Sign, sign};
use super::card::chip;
use super::metal::tile_badge;
use super::permit::{permit_class, permit_count, permit_face};
use super::piece::{PieceColour, bust, mark, merchant, queen};
use crate::games::council_of_4::rules::Gained;
use crate::games::council_of_4::rules::components::QUEENS_REWARDS;
use crate::games::council_of_4::scene::motion::Piece;
use crate::record::SeatRecord;
use crate::rules::Seat;

/// Draws a piece in motion over the table of these seats.
pub fn flown(piece: Piece, seats: &[SeatRecord]) -> AnyView {
    let colour = |seat: Seat| {
        seats.get(seat.index()).map_or(PieceColour::Neutral, |seat| seat.colour.into())
    };
    match piece {
        Piece::Councillor(colour) => bust(colour, 38, false).into_any(),
        Piece::Permit(permit) => view! {
            <span class=permit_class(permit) + " sm">{permit_face(permit, 17)}</span>
        }
        .into_any(),
        Piece::HiddenPermit => permit_count(44).into_any(),
        Piece::Card(card) => chip(card).into_any(),
        Piece::HiddenCard => sign(Sign::Cards, None, 30).into_any(),
        Piece::Merchant(seat) => merchant(colour(seat), 34).into_any(),
        Piece::Marker(seat) => mark(colour(seat), 16).into_any(),
        Piece::Queen => queen(50).into_any(),
        Piece::Gain(gain) => gained(gain).into_any(),
        Piece::Tile(tile) => view! {
            <span class="rew">{tile_badge(tile, 20)} {sign(Sign::Vp, Some(tile.vp()), 24)}</span>
        }
        .into_any(),
        Piece::QueensReward(place) => {
            sign(Sign::Vp, QUEENS_REWARDS.get(usize::from(place)).copied(), 28).into_any()
        }
    }
}

fn gained(gain: Gained) -> impl IntoView {
    let (shape, number) = match gain {
        Gained::Coins { amount, .. } => (Sign::Coins, Some(u16::from(amount))),
        Gained::Servants(amount) => (Sign::Servants, Some(u16::from(amount))),
        Gained::Vp(amount) => (Sign::Vp, Some(amount)),
        Gained::Cards(amount) => (Sign::Cards, Some(u16::from(amount))),
        Gained::NobilityStep(_) => (Sign::Nobility, Some(1)),
        Gained::MainAction => (Sign::Main, None),
    };
    sign(shape, number, 28)
}
