//! The course of lessons of The Council.

use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::action::Action;
use crate::games::the_council::rules::view::View;
use crate::games::the_council::scene::place::Place;
use crate::scene::lesson::{Curriculum, Lit, Plan, Taught};
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

/// Subject of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// The hall, and the aim of the game.
    Hall,
    /// Drafting a card.
    Draft,
    /// The total that an event needs.
    Event,
    /// The highest bid on success.
    Gain,
    /// The lowest bid on failure.
    Trade,
    /// What cards do.
    Cards,
    /// The rise above the empire.
    Collapse,
    /// What counts at the end.
    Double,
}

impl Taught for TheCouncil {
    type Lesson = Lesson;
    type Subject = Topic;
    type Saying = Saying;

    const COURSES: &'static [Plan<TheCouncil>] = &courses::COURSES;
    const PREVIEW: [Option<Place>; 2] = [Some(Place::Preview), Some(Place::Confirm)];

    fn script(_: Curriculum) -> &'static str {
        include_str!("first-game.curia")
    }

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
