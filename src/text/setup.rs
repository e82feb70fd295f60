//! The texts of a new game, and of a game's state on the start page.

use super::cover::Cover;
use super::{said, text};
use crate::archive::Glance;
use crate::record::{SeatRecord, told_apart};
use crate::rules::Seat;

/// Returns the player on turn and the round, or the winners, with their points, in the words of
/// the game. `mine` is the seat of the person here in a match by link.
pub fn state_of(seats: &[SeatRecord], mine: Option<Seat>, glance: &Glance, cover: Cover) -> String {
    let words = text().setup();
    let seats = told_apart(seats);
    let name = |seat: Seat| seats[seat.index()].named().into_owned();
    match glance.decider {
        Some(seat) if mine == Some(seat) => words.your_turn(&(cover.round.numbered)(glance.round)),
        Some(seat) => words.turn_of(said::setup::TurnOf {
            name: &name(seat),
            round: &(cover.round.numbered)(glance.round),
        }),
        None => {
            let winners: Vec<String> = glance.winners.iter().map(|&seat| name(seat)).collect();
            let most = glance.points.iter().copied().max().unwrap_or_default();
            words.won(&winners, &(cover.points)(most))
        }
    }
}
