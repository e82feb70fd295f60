//! The course of lessons of Four Towers.

use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::action::Action;
use crate::games::four_towers::rules::view::View;
use crate::games::four_towers::scene::place::{Place, of_action};
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
        Aim = "aim",
        Turn = "turn",
        Expansion = "expansion",
        Lords = "lords",
        Plays = "plays",
        Demons = "demons",
    }
}

/// Subject of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// The towers, and the aim of the game.
    Aim,
    /// Drawing peasants.
    Draw,
    /// Placing one of them.
    Place,
    /// Keeping the other two.
    Keep,
    /// A village that expands.
    Expand,
    /// A peasant that becomes a lord.
    Lord,
    /// Buying a champion.
    Champion,
    /// Giving up a merchant.
    Merchant,
    /// A peasant that becomes a demon.
    Demon,
    /// What counts at the end.
    End,
}

impl Taught for FourTowers {
    type Lesson = Lesson;
    type Subject = Topic;
    type Saying = Saying;

    const COURSES: &'static [Plan<FourTowers>] = &courses::COURSES;
    const PREVIEW: [Option<Place>; 2] = [Some(Place::Preview), Some(Place::Confirm)];

    fn script(_: Curriculum) -> &'static str {
        include_str!("first-game.curia")
    }

    fn saying(
        topic: Topic,
        table: &Session<FourTowers>,
        action: Option<Action>,
        then: Option<Action>,
    ) -> Option<Saying> {
        saying::content(topic, table, action, then)
    }

    /// Returns the number of draws: every turn has one.
    fn turns(actions: &[Action]) -> usize {
        actions.iter().filter(|action| matches!(action, Action::Draw(_))).count()
    }

    fn pressed(action: Action, _: &View) -> Vec<Place> {
        of_action(action)
    }

    fn lit(of: Lit<FourTowers>, view: &View) -> Vec<Place> {
        match of {
            Lit::Beside(action) => lit::beside(action),
            Lit::Changed(action) => lit::changed(action),
            Lit::Step(topic) => lit::of_topic(topic, view),
        }
    }
}
