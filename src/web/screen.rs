//! The interface of a game for the screens around its table.

use leptos::prelude::*;

use super::art::{Icon, Paint};
use super::asked::Asked;
use super::hosted::Hosted;
use crate::bots::Playable;
use crate::record::{SeatColour, SeatRecord};
use crate::rules::Game;
use crate::scene::travel::Travel;
use crate::scene::{Look, Shown};
use crate::text::course::TaughtInWords;
use crate::text::told::Told;

/// A game with a table on the screen.
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
        Cause: Send + Sync,
        Prize: Send + Sync,
    > + Told<Gains: Send + Sync>
    + TaughtInWords
{
    /// View of a screen too small for the whole table.
    type Small: Copy + Send + Sync + 'static;

    /// Number of its score sheet that opens its moves.
    type Counted: From<Self::Cause> + Copy + Send + Sync + 'static;

    /// Selector of elements that show only part of their content, so that something in them may be out
    /// of sight.
    const WINDOW: &'static str;

    /// Whether the table keeps showing the result of these events until the person goes on. Meanwhile bots,
    /// the hand-over screen and the final score wait.
    fn is_result(_: &[Self::Event]) -> bool {
        false
    }

    /// Returns what the seat behind the hand-over screen is asked, in sentences, as far as everybody knows it.
    fn asked(_: &Self::View, _: &[String]) -> Vec<String> {
        Vec::new()
    }

    /// Returns what a small screen shows of a table at first.
    fn small(view: &Self::View) -> Self::Small;

    /// Turns it to the next target of a draft.
    fn turn_to_next(small: Self::Small, draft: &Self::Draft, view: &Self::View);

    /// Turns it to these places.
    fn turn_to(small: Self::Small, places: &[Self::Place]);

    /// Turns it to all that a lesson is about, or to the beginning.
    fn turn_to_lit(small: Self::Small, places: &[Self::Place]);

    /// Tracks which part of the table it shows.
    fn track(small: Self::Small);

    /// Turns it to the log.
    fn show_log(small: Self::Small);

    /// Returns the part of the table it shows, as named in the style sheet.
    fn tab(small: Self::Small) -> &'static str;

    /// Closes the lists of actions there.
    fn close_lists(small: Self::Small);

    /// Moves inside the group that has the focus. Returns whether there is one.
    fn travel(small: Self::Small, way: Travel) -> bool;

    /// Returns the mark of a seat, with this size in pixels.
    fn mark(of: SeatColour, size: u32) -> AnyView;

    /// Returns one of a seat's figures, with this height in pixels.
    fn figure(of: SeatColour, height: u32) -> AnyView;

    /// Returns the gains of a log entry, with signs of this height in pixels.
    fn gains(gains: &Self::Gains, height: u32) -> AnyView;

    /// Returns what an action of the view's seat costs and brings, as signs of this height in pixels.
    fn sum(view: &Self::View, action: Self::Action, height: u32) -> AnyView;

    /// Returns a moving piece over the table of these seats.
    fn piece(piece: &Self::Piece, seats: &[SeatRecord]) -> AnyView;

    /// Returns the sign of the action that is put together, if its kind is known.
    fn action_icon(draft: &Self::Draft) -> Option<Icon>;

    /// Returns the sign of this many points, with this height in pixels.
    fn points_sign(points: u16, height: u32) -> AnyView;

    /// Returns the button that opens the rules.
    fn rules() -> AnyView;

    /// Returns a picture of a decision, with the best action and the one played.
    fn position(
        view: &Self::View,
        seats: &[SeatRecord],
        best: Self::Action,
        played: Self::Action,
    ) -> AnyView;

    /// Returns the look of a cause of points in a bar.
    fn paint(of: Self::Cause) -> Paint;

    /// Returns the score sheet of the surrounding table, which shows the moves that are asked for.
    fn sheet(asked: Asked<Self::Counted>) -> AnyView;

    /// Returns the board of a finished match for a frame of 1200 x 396, which it fills.
    fn banner(view: &Self::View, seats: &[SeatRecord]) -> AnyView;

    /// Returns a picture of the surrounding table at the end, to stand beside the score sheet; the turning points
    /// then stand below the sheet. `None` if the game has none.
    fn end_picture() -> Option<AnyView> {
        None
    }

    /// Returns the surrounding table with its bar, from which `leave` leads away. Unsetting `look`
    /// returns to the final score; `no_thread` is set when the page plays the bots itself.
    fn layout(leave: Callback<()>, look: RwSignal<bool>, no_thread: RwSignal<bool>) -> AnyView;

    /// Returns the surrounding table under the bar of a lesson.
    fn layout_of_lesson(bar: AnyView) -> AnyView;

    /// Returns the sign of a prize, with this height in pixels.
    fn prize_sign(of: Self::Prize, height: u32) -> AnyView;

    /// Returns the visible hands of a past moment, at a table of these seats.
    fn hands(look: Memo<Look<Self>>, seats: &[SeatRecord]) -> AnyView;

    /// Returns the open middle of the surrounding table.
    fn board() -> AnyView;

    /// Returns everything each of its seats has in the open.
    fn seat_panels() -> AnyView;
}
