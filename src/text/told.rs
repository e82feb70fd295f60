//! What a game says of itself on screens that belong to none.

use std::fmt::Debug;

use crate::bots::outlook::Outlook;
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

    /// What speaks for the best action, as sentences, the weightiest first.
    fn speaks_for(action: Self::Action, motives: &[Self::Motive], names: &[String]) -> String;

    /// What was expected of an action.
    fn expected(outlook: Outlook) -> String;

    /// What of all that happened between two views concerns the seat of the second, a sentence each. The
    /// first is an onlooker's.
    fn concerns(
        before: &Self::View,
        now: &Self::View,
        events: &[Self::Event],
        names: &[String],
    ) -> Vec<String>;

    /// That nothing of it does.
    fn unconcerned() -> &'static str;

    /// The kind of action, as a heading over several.
    fn kind_name(view: &Self::View, kind: Option<Self::Kind>) -> String;
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
