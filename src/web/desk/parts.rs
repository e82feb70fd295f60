//! What a table has on the screen, drawn by its game, and what moves over it.

use std::sync::Arc;

use leptos::prelude::*;

use crate::archive::Origin;
use crate::record::SeatColour;
use crate::rules::Seat;
use crate::scene::sound::Sound;
use crate::scene::travel::Travel;
use crate::text::cover::Cover;
use crate::text::keys::KeyLine;
use crate::web::places::Spot;
use crate::web::screen::Mark;
use crate::web::signs::Sign;

/// A moving piece.
#[derive(Clone)]
pub struct Flown {
    pub way: Vec<Spot>,
    /// When it begins and how long it lasts, in milliseconds at normal speed.
    pub begins: u16,
    pub lasts: u16,
    pub drawn: Arc<dyn Fn() -> AnyView + Send + Sync>,
}

/// Why places are marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marked {
    /// The log names them.
    Lit,
    /// They have just changed.
    Fresh,
    /// A bot acts there.
    Acted,
    /// They belong to the seat whose details are open.
    Owned,
}

/// What is seen between two persons at one screen.
pub struct HandedOver {
    /// The round, as a title.
    pub round: String,
    /// What the next person is asked, as far as everybody knows it.
    pub asked: String,
    /// Seats, what they did and its gains since the last turn of that person, the last of so many.
    pub events: Vec<(SeatColour, String, Sign)>,
    /// Whether nothing has happened at all.
    pub is_first: bool,
}

/// What the frame around a table asks of it.
pub trait Parts: Send + Sync {
    /// Returns what every screen says of the game.
    fn cover(&self) -> Cover;

    /// Returns the name of the game in files and style sheets.
    fn game(&self) -> &'static str;

    /// Listens to the keys of the table, and provides what its parts need.
    fn begin(&self);

    /// Returns the attributes of the table for the style sheets.
    fn marks(&self) -> Vec<Mark>;

    /// Returns what its keys do.
    fn keys(&self) -> Vec<KeyLine>;

    /// Draws what the seat at the screen has.
    fn dock(&self) -> AnyView;

    /// Draws the open middle.
    fn board(&self) -> AnyView;

    /// Draws everything each seat has in the open.
    fn seats(&self) -> AnyView;

    /// Draws what may open over the table.
    fn over(&self) -> AnyView;

    /// Draws the game's own labels for the bar.
    fn tags(&self) -> AnyView;

    /// Returns the origin of the match, unless it was simply begun or is not kept.
    fn origin(&self) -> Option<Origin>;

    /// Whether something is picked for an action. What is only looked at in the list of legal moves is not.
    fn is_open(&self) -> bool;

    /// Whether choices or a turn are unfinished.
    fn is_amid_turn(&self) -> bool;

    /// Whether a decision has not been carried out yet.
    fn is_due(&self) -> bool;

    /// Returns the tabs of a phone by their words in the style sheets, and their names.
    fn tabs(&self) -> Vec<(&'static str, &'static str)>;

    /// Returns the word of the tab that a phone shows; empty if the table has none.
    fn tab(&self) -> &'static str;

    /// Returns the word of the tab where something is to be picked next.
    fn tab_due(&self) -> Option<&'static str>;

    /// Turns a phone to a tab.
    fn turn_to_tab(&self, word: &str);

    /// Tracks what a phone shows of the table.
    fn track_shown(&self);

    /// Selector of elements that show only part of their content on a phone.
    fn window(&self) -> &'static str;

    /// Moves inside the group that has the focus. Returns whether there is one.
    fn travel(&self, way: Travel) -> bool;

    /// Returns the moving pieces, with a number for each movement.
    fn flights(&self) -> (u32, Vec<Flown>);

    /// Returns the places that are marked.
    fn marked(&self, why: Marked) -> Vec<Spot>;

    /// Returns the number of actions played.
    fn played(&self) -> usize;

    /// Returns the sounds of the last action. Tracks nothing.
    fn sounds(&self) -> Vec<Sound>;

    /// Returns what is seen before a seat's turn, with so many events at most. Tracks nothing.
    fn handed_over(&self, seat: Seat, most: usize) -> HandedOver;

    /// Gives the screen to the person whose turn it is.
    fn take_over(&self);
}
