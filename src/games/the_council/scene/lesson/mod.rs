//! Lessons of The Council: none yet.

use std::convert::Infallible;

use super::place::Place;
use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::action::Action;
use crate::games::the_council::rules::view::View;
use crate::scene::lesson::{Curriculum, Plan, Taught};
use crate::session::Session;
use crate::text::course::TaughtInWords;

impl Taught for TheCouncil {
    type Lesson = Infallible;
    type Topic = Infallible;
    type Saying = Infallible;
    const COURSES: &'static [Plan<Self>] = &[];
    const PREVIEW: [Place; 2] = [Place::Receipt, Place::Confirm];
    fn script(_: Curriculum) -> &'static str {
        ""
    }
    fn saying(
        _: Infallible,
        _: &Session<Self>,
        _: Option<Action>,
        _: Option<Action>,
    ) -> Option<Infallible> {
        None
    }
    fn is_free(_: Action) -> bool {
        false
    }
    fn turns(actions: &[Action]) -> usize {
        actions.len()
    }
    fn pressed(_: Action, _: &View) -> Vec<Place> {
        Vec::new()
    }
    fn beside(_: Action, _: &View) -> Vec<Place> {
        Vec::new()
    }
    fn changed(_: Action, _: &View) -> Vec<Place> {
        Vec::new()
    }
    fn shown(_: Infallible, _: &View) -> Vec<Place> {
        Vec::new()
    }
}

impl TaughtInWords for TheCouncil {
    fn lesson(_: Infallible) -> &'static str {
        ""
    }
    fn rule(_: Curriculum, _: &Infallible) -> &'static str {
        ""
    }
    fn meaning(_: Curriculum, _: &Infallible, _: &[String]) -> Option<String> {
        None
    }
    fn task(_: Action, _: &View) -> String {
        String::new()
    }
}
