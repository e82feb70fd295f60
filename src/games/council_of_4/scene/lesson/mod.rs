//! The courses of lessons of Council of 4.

use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::{Action, Kind, View};

use crate::games::council_of_4::scene::place::Place;
use crate::scene::lesson::{Lit, Plan, Taught};
use crate::session::Session;
use crate::vocabulary;

mod courses;
mod lit;
mod saying;

pub use courses::STEPS;
pub use saying::Saying;

vocabulary! {
    /// Subject of a lesson.
    pub enum Lesson {
        Aim = "aim",
        Elect = "elect",
        Acquire = "acquire",
        Place = "place",
        Chains = "chains",
        Queen = "queen",
        Quick = "quick",
        End = "end",
        Tempo = "tempo",
        Servants = "servants",
        Networks = "networks",
        Timing = "timing",
        Ending = "ending",
    }
}

vocabulary! {
    /// Subject of a step, and the content of the same name.
    pub enum Topic {
        /// The aim of the game.
        Aim = "aim",
        /// The parts of a turn.
        Turn = "turn",
        /// Electing a councillor.
        Elect = "elect",
        /// Ending the turn.
        EndTurn = "end-turn",
        /// Acquiring a permit.
        Acquire = "acquire",
        /// Paying with jokers.
        Joker = "joker",
        /// Placing a merchant with a permit.
        Place = "place",
        /// The tokens of connected cities.
        Chain = "chain",
        /// Placing with the queen's help.
        Queen = "queen",
        /// A quick action.
        Quick = "quick",
        /// A space of the nobility track that pays.
        Nobility = "nobility",
        /// The reward tiles and the queen's rewards.
        Rewards = "rewards",
        /// The end of the game.
        End = "end",
        /// Undo and hints.
        Help = "help",
        /// Two main actions in a turn.
        Tempo = "tempo",
        /// The move that ends the game.
        Finish = "finish",
        /// The end of the course.
        Farewell = "farewell",
    }
}

impl Taught for CouncilOf4 {
    type Lesson = Lesson;
    type Subject = Topic;
    type Saying = Saying;

    const COURSES: &'static [Plan<CouncilOf4>] = &courses::COURSES;
    const PREVIEW: [Option<Place>; 2] = [Some(Place::Preview), Some(Place::Confirm)];

    fn saying(
        topic: Topic,
        table: &Session<CouncilOf4>,
        action: Option<Action>,
        then: Option<Action>,
    ) -> Option<Saying> {
        saying::content(topic, table, action, then)
    }

    fn is_free(action: Action) -> bool {
        action.kind() == Some(Kind::Answer)
    }

    fn pressed(action: Action, view: &View) -> Vec<Place> {
        lit::pressed(action, view)
    }

    fn lit(of: Lit<CouncilOf4>, view: &View) -> Vec<Place> {
        match of {
            Lit::Beside(action) => lit::beside(action, view),
            Lit::Changed(action) => lit::changed(action, view),
            Lit::Step(topic) => lit::of_topic(topic, view),
        }
    }
}
