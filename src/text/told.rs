//! What a game says of itself on screens that belong to none.

use std::fmt::Debug;

use super::keys::KeyLine;
use crate::bots::outlook::Outlook;
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

    /// What was done in an entry, without what came of it; nothing if that may not be known.
    fn deed(entry: &Entry<Self>, names: &[String]) -> String;

    /// What is said aloud of an entry, to whoever does not see what it brought.
    fn happened(entry: &Entry<Self>, names: &[String]) -> String;

    /// That the turn of the view's seat has begun. `log` is what that seat may know of what happened.
    fn your_turn(view: &Self::View, log: impl DoubleEndedIterator<Item = Entry<Self>>) -> String;

    /// An action of the view's seat in a few words.
    fn title(view: &Self::View, action: Self::Action, names: &[String]) -> String;

    /// The same in a sentence, without what it costs and brings.
    fn sentence(view: &Self::View, action: Self::Action) -> String;

    /// The part of a turn that an action is.
    fn part(action: Self::Action) -> String;

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

    /// The keys of its table and of a replay, in the order in which they are listed.
    fn keys() -> Vec<KeyLine>;

    /// The keys of what is said of the pieces of these seats, each with the name of its seat.
    fn seat_names(seats: &[SeatRecord]) -> Vec<(String, String)>;

    /// What a table is called by its set-up.
    fn setting(setup: &Self::Setup) -> Option<String>;

    /// Who won, in a sentence.
    fn verdict(view: &Self::View, seats: &[SeatRecord]) -> String;

    /// The entries of a match's log that brought the most points, in their order.
    fn leaps(log: &[Entry<Self>], names: &[String]) -> Vec<Leap>;

    /// What the points over the turns show, with those of each seat at the moment that is looked at.
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

/// An entry of the log that brought many points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leap {
    /// The entry, counted from 0.
    pub entry: usize,
    /// How many.
    pub points: u16,
    /// Whether whoever acted was alone in front after it and not before.
    pub takes_the_lead: bool,
    /// What else is remarkable about it.
    pub facts: Vec<String>,
}
