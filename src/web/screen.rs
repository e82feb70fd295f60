//! What a game gives to the screens around its table.

use leptos::prelude::*;

use super::art::Icon;
use super::hosted::Hosted;
use crate::bots::Playable;
use crate::record::{SeatColour, SeatRecord};
use crate::rules::Game;
use crate::scene::Shown;
use crate::text::told::Told;

/// A game with a table that is played at on the screen.
pub trait Screen:
    Hosted
    + Game<View: Send + Sync>
    + Playable<Motive: Send + Sync>
    + Shown<
        Kind: Send + Sync,
        Draft: Send + Sync,
        Pick: Send + Sync,
        Scene: Send + Sync,
        Place: Send + Sync,
        Piece: Send + Sync,
        Hand: Send + Sync,
        Prize: Send + Sync,
    > + Told<Gains: Send + Sync>
{
    /// What a screen shows on which not all of the table has room.
    type Small: Copy + Send + Sync + 'static;

    /// The selector of whatever shows only part of what it holds, so that something in it may be out of
    /// sight.
    const WINDOW: &'static str;

    /// What it shows at first.
    fn small() -> Self::Small;

    /// Turns it to where the next target of a draft is.
    fn turn_to_next(small: Self::Small, draft: &Self::Draft, view: &Self::View);

    /// Turns it to where something is.
    fn turn_to(small: Self::Small, places: &[Self::Place]);

    /// Follows what part of the table it shows.
    fn track(small: Self::Small);

    /// Closes what lists actions there.
    fn close_lists(small: Self::Small);

    /// The mark of a seat, so many pixels high.
    fn mark(of: SeatColour, size: u32) -> AnyView;

    /// One of a seat's figures, so many pixels high.
    fn figure(of: SeatColour, height: u32) -> AnyView;

    /// What an entry of the log brought, with signs so many pixels high.
    fn gains(gains: &Self::Gains, height: u32) -> AnyView;

    /// A piece on its way over the table of these seats.
    fn piece(piece: &Self::Piece, seats: &[SeatRecord]) -> AnyView;

    /// The sign of a kind of action.
    fn kind_icon(kind: Self::Kind) -> Icon;
}
