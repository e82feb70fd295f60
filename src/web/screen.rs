//! The interface of a game for the house and for the screens around its table.

use leptos::prelude::*;

use super::art::{self, Icon, Paint};
use super::focus;
use super::form::Form;
use super::sums::Sums;
use crate::archive::{Glance, Glanced};
use crate::bots::Playable;
use crate::record::{SeatColour, SeatRecord};
use crate::rules::Game;
use crate::scene::travel::Travel;
use crate::scene::viewport::{Map, Viewport};
use crate::scene::{Look, Shown, Shows};
use crate::text::InWords;
use crate::text::rules::Ruled;
use crate::text::told::Told;
use crate::vocabulary::Vocabulary;

/// Attribute of a frame that the style sheets of its game read, with its value.
pub type Mark = (&'static str, Signal<Option<&'static str>>);

/// A game with a table on the screen. All of it belongs to the game's part of the program.
pub trait Screen:
    Glanced
    + Game<
        Setup: Send + Sync + From<Form>,
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
    > + Told<Gains: Send + Sync>
    + Ruled
{
    /// Part of the table that a phone shows at a time, by its word in the style sheets, the first one at first; the one of
    /// the log is called `log`. `()` if a phone has room for the whole table.
    type Tab: Vocabulary + PartialEq + Send + Sync;
    /// List that a phone opens over the table; `()` if there is none.
    type List: Copy + PartialEq + Send + Sync + 'static;

    /// Shapes that its drawings refer to, as SVG.
    const SHAPES: &'static str = "";
    /// What it puts into the frame of its table, and what that asks.
    const PARTS: Parts<Self>;
    /// Its map, of which a phone shows a part at a time.
    const MAP: &'static Map = &Map::NONE;
    /// Selector of elements that show only part of their content on a phone, so that something in them may be out of
    /// sight.
    const WINDOW: &'static str = "[data-window]";

    /// Returns the name of a table according to its board.
    fn table_name(_: &Glance) -> Option<String> {
        None
    }

    /// Returns the name of a cause of points from the word by which results keep it.
    fn cause_named(_word: &str) -> Option<String> {
        None
    }

    /// Returns a still picture; nothing of what it has none of.
    fn still(of: Still<'_, Self>) -> AnyView;

    /// Returns a sign, a piece or a drawing.
    fn art(of: Art<'_, Self>) -> AnyView {
        of.plain()
    }

    /// Returns the look of a cause of points in a bar.
    fn paint(of: Self::Cause) -> Paint;

    /// Whether the table keeps showing the result of these events until the person goes on. Meanwhile bots,
    /// the hand-over screen and the final score wait.
    fn is_result(_: &[Self::Event]) -> bool {
        false
    }

    /// Returns the tab with what a draft needs next, if it needs a certain one.
    fn next_tab(_: &Self::Draft, _: &Self::View) -> Option<Self::Tab> {
        None
    }

    /// Returns the name of a tab.
    fn tab_name(_: Self::Tab, _: &Self::View) -> &'static str {
        ""
    }

    /// Returns the part of the map with those of these places that are on it.
    fn toward(_: &[Self::Place], _: &Self::View) -> Option<Viewport> {
        None
    }
}

/// What a game puts into the frame of its table. Each is drawn with the table around it.
pub struct Parts<G: Screen> {
    /// Listens to the keys of the table, and provides what its parts need.
    pub begin: fn(),
    /// Attributes of the table for the style sheets.
    pub marks: fn() -> Vec<Mark>,
    /// What the seat at the screen has, at the lower edge.
    pub dock: fn() -> AnyView,
    /// The list of legal moves, and what else may open over the table.
    pub over: fn() -> AnyView,
    /// Labels for the bar, beside the game's title.
    pub tags: fn() -> AnyView,
    /// The open middle.
    pub board: fn() -> AnyView,
    /// Everything each seat has in the open.
    pub seats: fn() -> AnyView,
    /// What the ribbon shows of this, beside its title.
    pub cells: fn(Shows<G>) -> AnyView,
    /// The sums that this costs and brings, which are always in sight.
    pub bill: fn(Shows<G>) -> AnyView,
    /// The buttons of the ribbon before the one that confirms; of a result all of them.
    pub buttons: fn(Shows<G>) -> AnyView,
    /// What confirms, if more is done then than playing what is picked.
    pub confirms: fn() -> Option<Callback<()>>,
    /// The visible hands of a past moment, at a table of these seats.
    pub hands: fn(Memo<Look<G>>, Vec<SeatRecord>) -> AnyView,
    /// The choices for a new game that go below its seats.
    pub seat_fields: fn(Form) -> AnyView,
    /// The other choices for a new game, in boxes of their own.
    pub fields: fn(Form) -> AnyView,
    /// The sign of the action that is put together, if its kind is known.
    pub action_icon: fn(&G::Draft) -> Option<Icon>,
    /// What the seat behind the hand-over screen is asked, in sentences, as far as everybody knows it.
    pub asked: fn(&G::View, &[String]) -> Vec<String>,
    /// The tab that shows a place; `None` if every one does.
    pub tab_of: fn(G::Place) -> Option<G::Tab>,
    /// Moves inside the group that has the focus. Returns whether there is one.
    pub travel: fn(&G::View, Travel) -> bool,
    /// The score sheet of the surrounding table.
    pub sums: fn() -> Option<Sums<G::Cause>>,
    /// A picture of the table at the end, to stand beside the score sheet; the turning points then stand below the sheet.
    pub end: fn() -> Option<AnyView>,
}

impl<G: Screen> Parts<G> {
    /// A frame with nothing in it.
    pub const NONE: Parts<G> = Parts {
        begin: || (),
        marks: Vec::new,
        dock: nothing,
        over: nothing,
        tags: nothing,
        board: nothing,
        seats: nothing,
        cells: |_| nothing(),
        bill: |_| nothing(),
        buttons: |_| nothing(),
        confirms: || None,
        hands: |_, _| nothing(),
        seat_fields: |_| nothing(),
        fields: |_| nothing(),
        action_icon: |_| None,
        asked: |_, _| Vec::new(),
        tab_of: |_| None,
        travel: |_, way| focus::travel(way),
        sums: || None,
        end: || None,
    };
}

fn nothing() -> AnyView {
    ().into_any()
}

/// A sign, a piece or a drawing of a game. Sizes are in pixels, most of them heights.
pub enum Art<'a, G: Screen> {
    /// The mark of a seat.
    Mark(SeatColour, u32),
    /// One of a seat's figures.
    Figure(SeatColour, u32),
    /// This many points.
    Points(u16, u32),
    /// A prize.
    Prize(G::Prize, u32),
    /// An amount in its rules.
    Amount(G::Amount, u32),
    /// The subject of a tip.
    Tip(G::Tip, u32),
    /// The gains of an entry of the log.
    Gains(&'a G::Gains, u32),
    /// What an action of the view's seat costs and brings.
    Sum(&'a G::View, G::Action, u32),
    /// A moving piece over a table of these seats.
    Piece(&'a G::Piece, &'a [SeatRecord]),
    /// A picture of its rules.
    Picture(G::Picture),
    /// A drawing of its rules that lists no symbols.
    Drawing(G::Drawing),
}

impl<G: Screen> Art<'_, G> {
    /// Returns the house's own drawing, if it has one.
    pub fn plain(self) -> AnyView {
        match self {
            Art::Mark(of, size) => art::mark(of, size).into_any(),
            Art::Figure(of, height) => art::pawn(of, height).into_any(),
            Art::Points(points, height) => art::points_shield(points, height).into_any(),
            Art::Prize(..)
            | Art::Amount(..)
            | Art::Tip(..)
            | Art::Gains(..)
            | Art::Sum(..)
            | Art::Piece(..)
            | Art::Picture(_)
            | Art::Drawing(_) => nothing(),
        }
    }
}

/// A still picture of a game.
pub enum Still<'a, G: Screen> {
    /// A table, large, from an onlooker's view.
    Table(&'a G::View, &'a [SeatRecord]),
    /// The board of a finished match for a frame of 1200 x 396, which it fills.
    Banner(&'a G::View, &'a [SeatRecord]),
    /// A decision, with the best action and the one played.
    Decision { view: &'a G::View, seats: &'a [SeatRecord], best: G::Action, played: G::Action },
    /// A match that is not opened, small.
    Match(&'a Glance, &'a [SeatRecord]),
    /// An empty table, small, which shows the look of a theme.
    Empty,
}
