//! The courses of lessons of Four Towers.

use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::{Action, View};
use crate::games::four_towers::scene::place::{Place, of_action};
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
        Aim = "aim",
        Turn = "turn",
        Expansion = "expansion",
        Lords = "lords",
        Plays = "plays",
        Demons = "demons",
        Gathering = "gathering",
        Cascades = "cascades",
        Demoting = "demoting",
        Trading = "trading",
        Ending = "ending",
    }
}

vocabulary! {
    /// Subject of a step, and the content of the same name.
    pub enum Topic {
        /// The towers, and the aim of the game.
        Aim = "aim",
        /// Drawing peasants.
        Draw = "draw",
        /// Placing one of them.
        Place = "place",
        /// Keeping the other two.
        Keep = "keep",
        /// A village that expands.
        Expand = "expand",
        /// A peasant that becomes a lord.
        Lord = "lord",
        /// Buying a champion.
        Champion = "champion",
        /// Giving up a merchant.
        Merchant = "merchant",
        /// A peasant that becomes a demon.
        Demon = "demon",
        /// What counts at the end.
        End = "end",
        /// Followers of a clan that has lords.
        Gather = "gather",
        /// A mountaineer that makes a cascade possible.
        Prepare = "prepare",
        /// Lords that bring the learner most.
        Rise = "rise",
        /// A demon that no lord follows, and a marker.
        Demote = "demote",
        /// Mercenaries that double the track.
        Trade = "trade",
        /// A demon that costs the others more.
        Harm = "harm",
        /// The end of the course.
        Farewell = "farewell",
    }
}

impl Taught for FourTowers {
    type Lesson = Lesson;
    type Subject = Topic;
    type Saying = Saying;

    const COURSES: &'static [Plan<FourTowers>] = &courses::COURSES;
    const PREVIEW: [Option<Place>; 2] = [Some(Place::Preview), Some(Place::Confirm)];

    fn saying(
        topic: Topic,
        table: &Session<FourTowers>,
        action: Option<Action>,
        then: Option<Action>,
    ) -> Option<Saying> {
        saying::content(topic, table, action, then)
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
