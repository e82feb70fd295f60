//! The course of lessons of The Council.

use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::action::Action;
use crate::games::the_council::rules::view::View;
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
