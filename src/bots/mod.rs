//! Players that choose by themselves. They are given the view of their seat, the legal actions and
//! a random stream of their own: never a state, never the game's luck.

use std::fmt::Debug;

use advice::Advice;
use course::Course;
use mind::mind;
use motive::{Motive, motives};
use rand_pcg::Pcg32;
use search::Mind;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use thinking::{Task, Thinkable, Thinking};

use crate::games::Game;
use crate::games::council_of_4::CouncilOf4;
use crate::games::luck::{Seed, below};

pub mod advice;
pub mod course;
pub mod desk;
pub(crate) mod evaluation;
pub(crate) mod features;
mod greedy;
mod leaning;
pub mod mind;
pub mod motive;
mod novice;
pub mod outlook;
pub(crate) mod search;
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

    /// How many iterations of search its decisions take; none where nothing is searched.
    pub const fn iterations(self) -> Option<u32> {
        match self {
            Level::Random | Level::Novice | Level::Greedy => None,
            Level::Adept => Some(6),
            Level::Expert => Some(80),
            Level::Master => Some(6_000),
        }
    }

    /// The level of a word, if there is one.
    pub fn from_word(word: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.word() == word)
    }
}

/// A game that bots can play.
pub trait Playable: Game {
    /// What can speak for an action.
    type Motive: Clone + Debug + PartialEq + Serialize + DeserializeOwned;

    /// The action that a bot of this level chooses; none if its seat has nothing to decide. The
    /// same course and level give the same action on every device.
    fn choose(course: Course<Self>, level: Level) -> Option<Self::Action>
    where
        Self: Sized;

    /// The same action with what speaks for it, and what comes next to it.
    fn advise(course: Course<Self>, level: Level) -> Option<Advice<Self::Action, Self::Motive>>
    where
        Self: Sized;

    /// The same for [`Level::Greedy`], without whatever else the other levels need: for a page that
    /// has to play by itself.
    fn choose_greedily(view: &Self::View, seed: Seed) -> Option<Self::Action>;
}

impl Playable for CouncilOf4 {
    type Motive = Motive;

    fn choose(course: Course<Self>, level: Level) -> Option<Self::Action> {
        thought_through(course, level).choice()
    }

    fn advise(course: Course<Self>, level: Level) -> Option<Advice<Self::Action, Self::Motive>> {
        thought_through(course, level).advice()
    }

    fn choose_greedily(view: &Self::View, seed: Seed) -> Option<Self::Action> {
        let best = greedy::best(view, &legal::<Self>(view), &mut seed.stream(CHOICE));
        best.first().copied()
    }
}

fn thought_through<G: Thinkable>(course: Course<G>, level: Level) -> Thinking<G> {
    let mut thinking = Thinking::new(course, Task::Play(level), None);
    thinking.go_on(u32::MAX);
    thinking
}

impl Thinkable for CouncilOf4 {
    fn mind(view: &Self::View) -> &'static (impl Mind<Self> + 'static) {
        mind(view.table.seats())
    }

    fn at_once(view: &Self::View, level: Level, seed: Seed) -> Option<Self::Action> {
        let mut rng = seed.stream(CHOICE);
        match level {
            Level::Novice => novice::choose(view, &legal::<Self>(view), &mut rng),
            Level::Greedy => Self::choose_greedily(view, seed),
            _ => any(&legal::<Self>(view), &mut rng),
        }
    }

    fn compared(view: &Self::View, level: Level, seed: Seed) -> Vec<Self::Action> {
        match level {
            Level::Greedy => greedy::best(view, &legal::<Self>(view), &mut seed.stream(CHOICE)),
            _ => Vec::new(),
        }
    }

    fn motives(view: &Self::View, action: Self::Action) -> Vec<Motive> {
        motives(view, action, mind(view.table.seats()))
    }
}

/// The stream that a bot's choices are drawn from.
const CHOICE: u64 = 0xb07;

fn legal<G: Game>(view: &G::View) -> Vec<G::Action> {
    let mut actions = Vec::new();
    G::view_legal_actions(view, &mut actions);
    actions
}

fn any<A: Copy>(actions: &[A], rng: &mut Pcg32) -> Option<A> {
    actions.get(below(rng, actions.len() as u32) as usize).copied()
}
