//! The courses of lessons of The Council.

use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::{Action, View};
use crate::games::the_council::scene::place::Place;
use crate::scene::lesson::{Lit, Plan, Taught};
use crate::session::Session;
use crate::vocabulary;

mod courses;
mod lit;
mod saying;

pub use saying::Saying;

vocabulary! {
    /// Subject of a lesson.
    pub enum Lesson {
        Hall = "hall",
        Draft = "draft",
        Events = "events",
        Ranks = "ranks",
        Cards = "cards",
        Collapse = "collapse",
        Saving = "saving",
        Committing = "committing",
        Climbing = "climbing",
        Failing = "failing",
        Ending = "ending",
    }
}

vocabulary! {
    /// Subject of a step, and the content of the same name.
    pub enum Topic {
        /// The hall, and the aim of the game.
        Hall = "hall",
        /// Drafting a card.
        Draft = "draft",
        /// The total that an event needs.
        Event = "event",
        /// The highest bid on success.
        Gain = "gain",
        /// The lowest bid on failure.
        Trade = "trade",
        /// What cards do.
        Cards = "cards",
        /// The rise above the empire.
        Collapse = "collapse",
        /// What counts at the end.
        Double = "double",
        /// Chips kept for later hands.
        Save = "save",
        /// An Ace that takes a rank from someone else.
        Ace = "ace",
        /// A rank where the empire is lowest.
        Climb = "climb",
        /// A tie that gives nobody a rank.
        Deny = "deny",
        /// An event that is left to fail.
        Fail = "fail",
        /// A Crown for an event that fails.
        Crown = "crown",
        /// The bid that keeps the seat above the empire at the end.
        Finish = "finish",
        /// The end of the course.
        Farewell = "farewell",
    }
}

impl Taught for TheCouncil {
    type Lesson = Lesson;
    type Subject = Topic;
    type Saying = Saying;

    const COURSES: &'static [Plan<TheCouncil>] = &courses::COURSES;
    const PREVIEW: [Option<Place>; 2] = [Some(Place::Preview), Some(Place::Confirm)];

    fn saying(
        topic: Topic,
        table: &Session<TheCouncil>,
        action: Option<Action>,
        _: Option<Action>,
    ) -> Option<Saying> {
        saying::content(topic, &table.view(), action)
    }

    fn lit(of: Lit<TheCouncil>, view: &View) -> Vec<Place> {
        match of {
            Lit::Beside(action) => lit::beside(action, view),
            Lit::Changed(action) => lit::changed(action, view),
            Lit::Step(topic) => lit::of_topic(topic, view),
        }
    }
}
