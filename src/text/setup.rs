//! The texts of a new game, and of a game's state on the start page.

use super::cover::CoverText;
use super::text;
use crate::archive::Glance;
use crate::record::{SeatColour, SeatRecord, told_apart};
use crate::rules::Seat;

/// A new game, and a game's state on the start page.
#[allow(missing_docs, reason = "the names say it")]
pub struct SetupText {
    /// Label of the choice of a game.
    pub game: &'static str,
    pub seats: &'static str,
    /// Numbers of players of a game, the fewest and the most.
    pub from_to: fn(u8, u8) -> String,
    /// Number of games of a kind that are not finished.
    pub in_play: fn(usize) -> String,
    /// Shows the seats of a small screen in full.
    pub change: &'static str,
    pub names: [&'static str; SeatColour::ALL.len()],
    pub players: fn(u8) -> String,
    pub name: fn(usize) -> String,
    pub who_decides: fn(usize) -> String,
    pub how_well: fn(usize) -> String,
    pub curtain_note: &'static str,
    /// Label of how several persons play.
    pub together: &'static str,
    pub at_one_screen: &'static str,
    pub by_link: &'static str,
    /// Note on the seat of the person here in a game by link.
    pub plays_here: &'static str,
    /// Note on the seats of the others.
    pub gets_links: &'static str,
    pub colour_of: fn(usize, &str) -> String,
    pub deal: &'static str,
    pub seed: &'static str,
    pub new_seed: &'static str,
    pub seed_note: &'static str,
    pub start: &'static str,
    /// Starts a game of one person against two bots.
    pub first_game: &'static str,
    /// Opens the set-up of a game.
    pub set_up: &'static str,
    pub name_missing: fn(usize) -> String,
    /// Reason why a seat's name is refused: a sign in it is not seen.
    pub name_hides: fn(usize) -> String,
    pub seed_missing: &'static str,
    pub continue_: &'static str,
    pub resume: &'static str,
    pub turn_of: fn(&str, &str) -> String,
    /// The same of the person here, in a game by link.
    pub your_turn: fn(&str) -> String,
    pub see_score: &'static str,
    /// The winners, and the points of each.
    pub won: fn(&[String], &str) -> String,
}

/// Returns the player on turn and the round, or the winners, with their points, in the words of
/// the game. `mine` is the seat of the person here in a match by link.
pub fn state_of(
    seats: &[SeatRecord],
    mine: Option<Seat>,
    glance: &Glance,
    cover: &CoverText,
) -> String {
    let words = text().setup();
    let seats = told_apart(seats);
    let name = |seat: Seat| seats[seat.index()].named().into_owned();
    match glance.decider {
        Some(seat) if mine == Some(seat) => (words.your_turn)(&cover.round.numbered(glance.round)),
        Some(seat) => (words.turn_of)(&name(seat), &cover.round.numbered(glance.round)),
        None => {
            let winners: Vec<String> = glance.winners.iter().map(|&seat| name(seat)).collect();
            let most = glance.points.iter().copied().max().unwrap_or_default();
            (words.won)(&winners, &(cover.points)(most))
        }
    }
}
