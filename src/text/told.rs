//! What a game says of itself on screens that belong to none.

use std::fmt::Debug;

use super::keys::KeyLine;
use crate::record::SeatRecord;
use crate::rules::Seat;
use crate::scene::Shown;
use crate::scene::analysis::Weighed;
use crate::session::Entry;

/// A game that puts into words what is done in it.
pub trait Told: Shown {
    /// What an entry of the log brought, which is drawn beside its sentence.
    type Gains: Clone + Debug + PartialEq;

    /// Why something is not available.
    fn reason(reason: &Self::Reason) -> String;

    /// An entry of the log in words, with the names of the seats, for the seat at the screen.
    fn line(entry: &Entry<Self>, names: &[String]) -> Line<Self>;

    /// The same for somebody who may sit at none of the seats, or see the hands of all.
    fn line_of_all(entry: &Entry<Self>, names: &[String]) -> Line<Self>;

    /// What is said aloud of an entry, to whoever does not see what it brought.
    fn happened(entry: &Entry<Self>, names: &[String]) -> String;

    /// That the turn of the view's seat has begun. `log` is what that seat may know of what happened.
    fn your_turn(view: &Self::View, log: impl DoubleEndedIterator<Item = Entry<Self>>) -> String;

    /// An action of the view's seat in a few words.
    fn title(view: &Self::View, action: Self::Action, names: &[String]) -> String;

    /// What speaks for an action that was weighed for the view's seat.
    fn why(view: &Self::View, weighed: &Weighed<Self>, is_best: bool, names: &[String]) -> String;

    /// The kind of action, as a heading over several.
    fn kind_name(view: &Self::View, kind: Option<Self::Kind>) -> String;

    /// The keys of its table and of a replay, in the order in which they are listed.
    fn keys() -> Vec<KeyLine>;

    /// The keys of what is said of the pieces of these seats, each with the name of its seat.
    fn seat_names(seats: &[SeatRecord]) -> Vec<(String, String)>;

    /// What the drawing of everybody's points by turn is called.
    fn points_title() -> &'static str;

    /// What it shows, with the points of each seat at the moment that is looked at.
    fn points_told(now: &[(String, u16)]) -> String;

    /// What the log can be searched for, as an example of words.
    fn search_hint() -> &'static str;
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Line<G: Told> {
    /// Who decided.
    pub seat: Seat,
    /// What they did.
    pub sentence: String,
    /// What it brought.
    pub gains: G::Gains,
}
