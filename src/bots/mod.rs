//! Players that choose by themselves. They are given the view of their seat, the legal actions and
//! a random stream of their own: never a state, never the game's luck.

use std::fmt::Debug;

use advice::Advice;
use history::History;
use rand_pcg::Pcg32;
use search::Heuristic;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use thinking::{Task, Thinking};

use crate::rules::Game;
use crate::rules::luck::{Seed, below};

pub mod advice;
pub mod history;
pub mod outlook;
pub mod protocol;
pub mod search;
pub mod thinker;
pub(crate) mod thinking;

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Any legal action.
    Random,
    /// What lies nearest: a beginner without a plan.
    Novice,
    /// What brings most at once, progress towards cities and tiles included.
    Greedy,
    /// Looks a little ahead.
    Adept,
    /// Looks ahead.
    Expert,
    /// Looks ahead for as long as is bearable.
    Master,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Level; 6] =
        [Level::Random, Level::Novice, Level::Greedy, Level::Adept, Level::Expert, Level::Master];

    /// The word that names the level in records and to the tool.
    pub const fn word(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Novice => "novice",
            Level::Greedy => "greedy",
            Level::Adept => "adept",
            Level::Expert => "expert",
            Level::Master => "master",
        }
    }

    /// The level of a word, if there is one.
    pub fn from_word(word: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.word() == word)
    }
}

/// A game that bots can play.
pub trait Playable: Game + Sized {
    /// What can speak for an action.
    type Motive: Clone + Debug + PartialEq + Serialize + DeserializeOwned;

    /// How many iterations of search a decision of the level takes; none where nothing is searched.
    fn iterations(level: Level) -> Option<u32>;

    /// What search is told about the game at the table of the view.
    fn heuristic(view: &Self::View) -> &'static (impl Heuristic<Self> + 'static);

    /// What a level does that does not search; none if its seat has nothing to decide.
    fn at_once(view: &Self::View, level: Level, seed: Seed) -> Option<Self::Action>;

    /// What such a level compares, the best first.
    fn compared(view: &Self::View, level: Level, seed: Seed) -> Vec<Self::Action>;

    /// What speaks for an action of the view's seat, the weightiest first.
    fn motives(view: &Self::View, action: Self::Action) -> Vec<Self::Motive>;

    /// What [`Level::Greedy`] does, without whatever else the other levels need: for a page that has
    /// to play by itself.
    fn choose_greedily(view: &Self::View, seed: Seed) -> Option<Self::Action>;
}

/// The action that a bot of this level chooses; none if its seat has nothing to decide. The same
/// history and level give the same action on every device.
pub fn choose<G: Playable>(history: History<G>, level: Level) -> Option<G::Action> {
    thought_through(history, level).choice()
}

/// The same action with what speaks for it, and what comes next to it.
pub fn advise<G: Playable>(
    history: History<G>,
    level: Level,
) -> Option<Advice<G::Action, G::Motive>> {
    thought_through(history, level).advice()
}

fn thought_through<G: Playable>(history: History<G>, level: Level) -> Thinking<G> {
    let mut thinking = Thinking::new(history, Task::Play(level), None);
    thinking.go_on(u32::MAX);
    thinking
}

/// The stream that a bot's choices are drawn from.
pub const CHOICE: u64 = 0xb07;

/// The legal actions of the seat that the view belongs to.
pub fn legal<G: Game>(view: &G::View) -> Vec<G::Action> {
    let mut actions = Vec::new();
    G::view_legal_actions(view, &mut actions);
    actions
}

/// Any of the actions, each as likely as the others; none if there are none.
pub fn any<A: Copy>(actions: &[A], rng: &mut Pcg32) -> Option<A> {
    actions.get(below(rng, actions.len() as u32) as usize).copied()
}
