//! The interface of a game for the house and for the screens around its table.

use leptos::prelude::*;

use super::art::{self, Icon, Paint};
use super::asked::Asked;
use super::focus;
use super::form::Form;
use crate::archive::{Glance, Glanced};
use crate::bots::Playable;
use crate::record::{SeatColour, SeatRecord};
use crate::rules::Game;
use crate::scene::travel::Travel;
use crate::scene::{Look, Shown, Shows};
use crate::text::course::TaughtInWords;
use crate::text::error::InWords;
use crate::text::told::Logged;

/// Attribute of a frame that the style sheets of its game read, with its value.
pub type Mark = (&'static str, Signal<Option<&'static str>>);

/// A game with a table on the screen. All of it belongs to the game's part of the program.
pub trait Screen:
    Glanced
    + Game<
        Setup: Send + Sync,
        SetupError: InWords + Send + Sync,
        State: Send + Sync,
        View: Send + Sync,
        Action: Send + Sync,
        Illegal: InWords + Send + Sync,
        Event: Send + Sync,
    > + Playable<Motive: Send + Sync>
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
    > + Logged<Gains: Send + Sync>
    + TaughtInWords
{
    /// Part of the table that a small screen shows.
    type Small: Small<Self>;

    /// Number of its score sheet that opens its moves.
    type Counted: From<Self::Cause> + Copy + Send + Sync + 'static;

    /// Shapes that its drawings refer to, as SVG.
    const SHAPES: &'static str = "";

    /// Returns the name of a table according to its board.
    fn table_name(_: &Glance) -> Option<String> {
        None
    }

    /// Returns the name of a cause of points from the word by which results keep it.
    fn cause_named(_word: &str) -> Option<String> {
        None
    }

    /// Returns the choices for a new game that go below its seats.
    fn seat_fields(_: Form) -> AnyView {
        ().into_any()
    }

    /// Returns the other choices for a new game, in boxes of their own.
    fn fields(_: Form) -> AnyView {
        ().into_any()
    }

    /// Returns the set-up that is chosen in a form.
    fn setup(form: Form) -> Self::Setup;

    /// Returns a large picture of a table, from an onlooker's view.
    fn picture(view: &Self::View, seats: &[SeatRecord]) -> AnyView;

    /// Returns a small picture of a match that is not opened.
    fn small_picture(_: &Glance, _: &[SeatRecord]) -> AnyView {
        ().into_any()
    }

    /// Returns a small picture of an empty table, which shows the look of a theme.
    fn empty_picture() -> AnyView {
        ().into_any()
    }

    /// Returns a picture of a decision, with the best action and the one played.
    fn position(
        view: &Self::View,
        seats: &[SeatRecord],
        _best: Self::Action,
        _played: Self::Action,
    ) -> AnyView {
        Self::picture(view, seats)
    }

    /// Returns the board of a finished match for a frame of 1200 x 396, which it fills.
    fn banner(view: &Self::View, seats: &[SeatRecord]) -> AnyView {
        Self::picture(view, seats)
    }

    /// Returns a picture of the surrounding table at the end, to stand beside the score sheet; the turning points
    /// then stand below the sheet. `None` if the game has none.
    fn end_picture() -> Option<AnyView> {
        None
    }

    /// Listens to the keys of the surrounding table, and provides what its parts need.
    fn begin();

    /// Returns attributes of the surrounding table for its style sheets.
    fn marks() -> Vec<Mark> {
        Vec::new()
    }

    /// Returns what the seat at the screen has, at the lower edge of the surrounding table.
    fn dock() -> AnyView;

    /// Returns the list of legal moves, and what else may open over the surrounding table.
    fn over() -> AnyView;

    /// Returns the labels of the surrounding table for its bar, beside the game's title.
    fn tags() -> AnyView {
        ().into_any()
    }

    /// Returns the open middle of the surrounding table.
    fn board() -> AnyView;

    /// Returns everything each of its seats has in the open.
    fn seat_panels() -> AnyView;

    /// Returns the visible hands of a past moment, at a table of these seats.
    fn hands(_: Memo<Look<Self>>, _: &[SeatRecord]) -> AnyView {
        ().into_any()
    }

    /// Returns the score sheet of the surrounding table, which shows the moves that are asked for.
    fn sheet(_: Asked<Self::Counted>) -> AnyView {
        ().into_any()
    }

    /// Whether the table keeps showing the result of these events until the person goes on. Meanwhile bots,
    /// the hand-over screen and the final score wait.
    fn is_result(_: &[Self::Event]) -> bool {
        false
    }

    /// Returns what the seat behind the hand-over screen is asked, in sentences, as far as everybody knows it.
    fn asked(_: &Self::View, _: &[String]) -> Vec<String> {
        Vec::new()
    }

    /// Returns the mark of a seat, with this size in pixels.
    fn mark(of: SeatColour, size: u32) -> AnyView {
        art::mark(of, size).into_any()
    }

    /// Returns one of a seat's figures, with this height in pixels.
    fn figure(of: SeatColour, height: u32) -> AnyView {
        art::pawn(of, height).into_any()
    }

    /// Returns what the ribbon shows of this, beside its title.
    fn cells(_: Shows<Self>) -> AnyView {
        ().into_any()
    }

    /// Returns the sums that this costs and brings, which are always in sight.
    fn bill(_: Shows<Self>) -> AnyView {
        ().into_any()
    }

    /// Returns the buttons of the ribbon before the one that confirms; of a result all of them.
    fn buttons(_: Shows<Self>) -> AnyView {
        ().into_any()
    }

    /// Returns what confirms at the surrounding table, if more is done then than playing what is picked.
    fn confirming() -> Option<Callback<()>> {
        None
    }

    /// Returns the gains of a log entry, with signs of this height in pixels.
    fn gains(_: &Self::Gains, _height: u32) -> AnyView {
        ().into_any()
    }

    /// Returns what an action of the view's seat costs and brings, as signs of this height in pixels.
    fn sum(_: &Self::View, _: Self::Action, _height: u32) -> AnyView {
        ().into_any()
    }

    /// Returns a moving piece over the table of these seats.
    fn piece(piece: &Self::Piece, seats: &[SeatRecord]) -> AnyView;

    /// Returns the sign of the action that is put together, if its kind is known.
    fn action_icon(_: &Self::Draft) -> Option<Icon> {
        None
    }

    /// Returns the sign of this many points, with this height in pixels.
    fn points_sign(points: u16, height: u32) -> AnyView {
        art::points_shield(points, height).into_any()
    }

    /// Returns the look of a cause of points in a bar.
    fn paint(of: Self::Cause) -> Paint;

    /// Returns the sign of a prize, with this height in pixels.
    fn prize_sign(_: Self::Prize, _height: u32) -> AnyView {
        ().into_any()
    }

    /// Returns the symbol of an amount in its rules, with this size in pixels.
    fn sign(_: Self::Amount, _size: u32) -> AnyView {
        ().into_any()
    }

    /// Returns the subject of a tip, with this size in pixels, if it has a drawing.
    fn symbol(_: Self::Tip, _size: u32) -> AnyView {
        ().into_any()
    }

    /// Returns a picture of its rules.
    fn image(_: Self::Picture) -> AnyView {
        ().into_any()
    }

    /// Returns a drawing of its rules that lists no symbols.
    fn draw(_: Self::Drawing) -> AnyView {
        ().into_any()
    }
}

/// Part of a table that a screen too small for all of it shows. A game whose table fits any screen has `()`.
pub trait Small<G: Shown>: Copy + Send + Sync + 'static {
    /// Selector of elements that show only part of their content, so that something in them may be out
    /// of sight.
    const WINDOW: &'static str = "[data-window]";

    /// Returns what it shows of a table at first.
    fn new(view: &G::View) -> Self;

    /// Turns to the next target of a draft.
    fn turn_to_next(self, _: &G::Draft, _: &G::View) {}

    /// Turns to these places.
    fn turn_to(self, _: &[G::Place]) {}

    /// Turns to all that a lesson is about, or to the beginning.
    fn turn_to_lit(self, places: &[G::Place]) {
        self.turn_to(places);
    }

    /// Tracks which part it is.
    fn track(self) {}

    /// Turns to the log.
    fn show_log(self) {}

    /// Returns the part, as named in the style sheet.
    fn tab(self) -> &'static str {
        ""
    }

    /// Closes the lists of actions there.
    fn close_lists(self) {}

    /// Moves inside the group that has the focus. Returns whether there is one.
    fn travel(self, way: Travel) -> bool {
        focus::travel(way)
    }
}

impl<G: Shown> Small<G> for () {
    fn new(_: &G::View) {}
}
