//! What a game gives to the screens around its table.

use leptos::prelude::*;

use super::art::Icon;
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

    /// One of a seat's figures, so many pixels high.
    fn figure(of: SeatColour, height: u32) -> AnyView;

    /// What an entry of the log brought, with signs so many pixels high.
    fn gains(gains: &Self::Gains, height: u32) -> AnyView;

    /// A piece on its way over the table of these seats.
    fn piece(piece: &Self::Piece, seats: &[SeatRecord]) -> AnyView;

    /// The sign of a kind of action.
    fn kind_icon(kind: Self::Kind) -> Icon;

    /// The sign of so many points, so many pixels high.
    fn points_sign(points: u16, height: u32) -> AnyView;

    /// The way to the rules.
    fn rules() -> AnyView;

    /// A picture of what a decision was about, with what would have been best and what was played.
    fn position(
        view: &Self::View,
        seats: &[SeatRecord],
        best: Self::Action,
        played: Self::Action,
    ) -> AnyView;

    /// What the points of the table around came from.
    fn sheet() -> AnyView;

    /// The table around with its bar, which leads out of it by `leave`. It gives way to the final score
    /// when `look` is taken away; `no_thread` is set when the page plays the bots itself.
    fn layout(leave: Callback<()>, look: RwSignal<bool>, no_thread: RwSignal<bool>) -> AnyView;

    /// The sign of a prize, so many pixels high.
    fn prize_sign(of: Self::Prize, height: u32) -> AnyView;

    /// The hands that may be seen of a moment that is past, at a table of these seats.
    fn hands(look: Memo<Look<Self>>, seats: &[SeatRecord]) -> AnyView;

    /// What lies open in the middle of the table around.
    fn board() -> AnyView;

    /// What every seat at it has in the open.
    fn seat_panels() -> AnyView;
}
