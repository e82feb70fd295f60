//! Bots. They get the view of their seat, the legal actions and a random stream of their own: never a state,
//! never the game's luck.

use std::fmt::Debug;

use advice::Advice;
use chances::Chances;
use history::History;
use learned::Files;
use rand_pcg::Pcg32;
use ratings::Ladder;
use search::Heuristic;
use serde::Serialize;
use serde::de::DeserializeOwned;
use temper::Tempers;
use thinking::{Task, Thinking};

use crate::rules::luck::below;
use crate::rules::{Game, Seed};
use crate::vocabulary;

pub mod advice;
pub mod chances;
pub mod history;
pub mod learned;
pub mod network;
pub mod outlook;
pub mod patience;
pub mod protocol;
pub mod ratings;
pub mod search;
pub mod temper;
pub mod thinker;
pub(crate) mod thinking;
#[cfg(test)]
pub mod trial;

vocabulary! {
    /// A bot's strength, weakest first.
    pub enum Level: json {
        /// Plays any legal action.
        Random = "random",
        /// Plays what is within reach, like a beginner without a plan.
        Novice = "novice",
        /// Plays what brings most immediately, counting progress towards cities and tiles.
        Greedy = "greedy",
        /// Looks a little ahead.
        Adept = "adept",
        /// Looks ahead.
        Expert = "expert",
        /// Looks far ahead.
        Master = "master",
        /// Looks ahead for as long as is bearable, and judges positions more finely; not offered by every game.
        Champion = "champion",
    }
}

impl Level {
    /// Returns the level, or the strongest of those that a game offers if they end below it.
    pub fn within(self, offered: &[Level]) -> Level {
        offered.last().map_or(self, |&strongest| self.min(strongest))
    }

    /// Returns the search iterations for a decision in a game, `None` without search.
    pub fn iterations<G: Playable>(self) -> Option<u32> {
        let at = (self as usize).checked_sub(Level::Adept as usize)?;
        G::ITERATIONS.get(at).or(G::ITERATIONS.last()).copied()
    }
}

/// A game that bots can play.
pub trait Playable: Game + Sized + 'static {
    /// Reason for an action.
    type Motive: Clone + Debug + PartialEq + Serialize + DeserializeOwned;

    /// Search iterations for a decision of each level that searches, from [`Level::Adept`] to the strongest that the game
    /// offers.
    const ITERATIONS: &'static [u32];
    /// Levels that the game offers, weakest first. A match may name another, which plays as the strongest of these.
    const LEVELS: &'static [Level] =
        Level::ALL.split_at(Level::Adept as usize + Self::ITERATIONS.len()).0;

    /// How strong the levels are, by number of players; persons are rated against those that are in it.
    const LADDERS: &'static [Ladder] = &[];

    /// The temperaments of [`Level::Adept`] and [`Level::Expert`].
    const TEMPERS: Tempers<Self> = Tempers::NONE;

    /// By what the strongest level judges.
    const LEARNED: Files = || &[];

    /// Returns the heuristic with which the level searches at the table of the view; of a level whose file is missing, that of
    /// the one below it.
    fn heuristic(view: &Self::View, level: Level) -> &'static dyn Heuristic<Self>;

    /// Returns how often chances to win that search found come true at the table of the view, to tell them to people: by
    /// default as they were found.
    fn chances(_: &Self::View) -> &'static Chances {
        static AS_FOUND: Chances = Chances::new(Vec::new());
        &AS_FOUND
    }

    /// Returns how far the game of the view has come, from 0 at the beginning to 1 shortly before its end, for the chances.
    fn moment(_: &Self::View) -> f32 {
        0.0
    }

    /// Chooses one of the legal actions as [`Level::Novice`] does: any of them, by default.
    fn novice(_: &Self::View, actions: &[Self::Action], rng: &mut Pcg32) -> Option<Self::Action> {
        any(actions, rng)
    }

    /// Returns the legal actions as [`Level::Greedy`] compares them, best first.
    fn greedy(view: &Self::View, actions: &[Self::Action], rng: &mut Pcg32) -> Vec<Self::Action>;

    /// Returns the reasons for a turn of the view's seat, or the rest of one, strongest first: what it brings and what it
    /// costs others. If another turn is given, only what that one misses. Each can be checked on the position.
    fn motives(
        view: &Self::View,
        turn: &[Self::Action],
        instead: &[Self::Action],
    ) -> Vec<Self::Motive>;
}

/// Chooses a bot's action at this level; `None` if its seat has nothing to decide. The same history and level
/// give the same action on every device.
///
/// # Examples
///
/// ```
/// use curia::bots::{self, Level, history::History};
/// use curia::games::council_of_4::CouncilOf4;
/// use curia::rules::{Game, luck::Seed, sample};
///
/// let (state, _) = sample::deal::<CouncilOf4>(2, 0)?;
/// let view = CouncilOf4::view(&state, CouncilOf4::decider(&state));
/// let action = bots::choose::<CouncilOf4>(History::of(view, Seed(1)), Level::Greedy);
/// assert!(bots::legal::<CouncilOf4>(&view).contains(&action.expect("a decision")));
/// # Ok::<(), curia::games::council_of_4::rules::setup::SetupError>(())
/// ```
pub fn choose<G: Playable>(history: History<G>, level: Level) -> Option<G::Action> {
    thought_through(history, level).choice()
}

/// Chooses the same action as [`choose`], with its reasons and the next best ones.
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

/// Chooses an action at a level without search; `None` if the view's seat has nothing to decide.
fn at_once<G: Playable>(view: &G::View, level: Level, seed: Seed) -> Option<G::Action> {
    let (actions, rng) = (legal::<G>(view), &mut seed.stream(CHOICE));
    match level {
        Level::Novice => G::novice(view, &actions, rng),
        Level::Greedy => G::greedy(view, &actions, rng).first().copied(),
        _ => any(&actions, rng),
    }
}

/// Returns the legal actions of the view's seat as [`Level::Greedy`] compares them, best first: without the code of the
/// other levels, for a page whose bots' thread doesn't respond.
pub fn greedily<G: Playable>(view: &G::View, seed: Seed) -> Vec<G::Action> {
    G::greedy(view, &legal::<G>(view), &mut seed.stream(CHOICE))
}

/// The stream that a bot's choices are drawn from.
pub const CHOICE: u64 = 0xb07;

/// Returns the legal actions of the view's seat.
pub fn legal<G: Game>(view: &G::View) -> Vec<G::Action> {
    let mut actions = Vec::new();
    G::view_legal_actions(view, &mut actions);
    actions
}

/// Returns any of the actions, all equally likely; `None` if there are none.
pub fn any<A: Copy>(actions: &[A], rng: &mut Pcg32) -> Option<A> {
    actions.get(below(rng, actions.len() as u32) as usize).copied()
}
