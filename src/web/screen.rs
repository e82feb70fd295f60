//! What a game gives to the screens around its table.

use leptos::prelude::*;

use super::hosted::Hosted;
use crate::bots::Playable;
use crate::record::{SeatColour, SeatRecord};
use crate::rules::Game;
use crate::scene::travel::Travel;
use crate::scene::{Look, Shown};
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

    /// What it shows at first.
    fn small() -> Self::Small;

    /// Turns it to where the next target of a draft is.
    fn turn_to_next(small: Self::Small, draft: &Self::Draft, view: &Self::View);

    /// Turns it to where something is.
    fn turn_to(small: Self::Small, places: &[Self::Place]);

    /// Turns it to the log.
    fn show_log(small: Self::Small);

    /// The part of the table that it shows, as the style sheet knows it.
    fn tab(small: Self::Small) -> &'static str;

    /// Closes what lists actions there.
    fn close_lists(small: Self::Small);

    /// Moves inside the group that has the focus; says whether there is one.
    fn travel(way: Travel) -> bool;

    /// The mark of a seat, so many pixels high.
    fn mark(of: SeatColour, size: u32) -> AnyView;

    /// What an entry of the log brought, with signs so many pixels high.
    fn gains(gains: &Self::Gains, height: u32) -> AnyView;

    /// The sign of a prize, so many pixels high.
    fn prize_sign(of: Self::Prize, height: u32) -> AnyView;

    /// The hands that may be seen of a moment that is past, at a table of these seats.
    fn hands(look: Memo<Look<Self>>, seats: &[SeatRecord]) -> AnyView;

    /// What lies open in the middle of the table around.
    fn board() -> AnyView;

    /// What every seat at it has in the open.
    fn seat_panels() -> AnyView;

    /// What is on its way over it, and the places that glow.
    fn motion() -> AnyView;

    /// The way to the rules.
    fn rules() -> AnyView;
}
