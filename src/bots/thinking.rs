//! Thinking about a decision in portions, so that other tasks get their turn in between.

use rand_pcg::Pcg32;

use super::advice::{Advice, Candidate};
use super::history::History;
use super::outlook::{Outlook, Outlooks, percent};
use super::search::{Rated, Search};
use super::temper::prefer;
use super::{CHOICE, Level, Playable, at_once, greedily};
use crate::rules::Seat;

/// The result wanted from thinking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Task<A> {
    /// The action that a bot of this level plays.
    Play(Level),
    /// The best actions as this level judges positions, with this many iterations, and how the given action compares to them.
    Advise(Level, u32, Option<A>),
}

/// The level that advises people. A game without it answers as its Master judges.
pub(crate) const ADVISER: Level = Level::Champion;

impl<A> Task<A> {
    /// Returns the iterations for each decision of a history, `None` without search.
    fn iterations<G: Playable>(&self) -> Option<u32> {
        match self {
            Task::Play(level) => level.iterations::<G>(),
            Task::Advise(_, iterations, _) => Some(*iterations),
        }
    }

    /// Returns the level whose heuristic the search uses.
    const fn level(&self) -> Level {
        let (Task::Play(level) | Task::Advise(level, ..)) = self;
        *level
    }
}

/// A decision being thought about and everything learned about it, only from what its seat saw in this turn.
pub(crate) struct Thinking<G: Playable> {
    task: Task<G::Action>,
    history: History<G>,
    /// Index of the history's decision being thought about.
    at: usize,
    /// Iterations done for it.
    done: u32,
    search: Search<G>,
    rng: Pcg32,
    /// Legal actions of that decision.
    legal: Vec<G::Action>,
    /// What the search found before the extra visits of the action asked about, which are the last to be done.
    found: Option<Found<G::Action>>,
}

/// Findings of a search.
struct Found<A> {
    /// The actions, best first.
    order: Vec<A>,
    outlooks: Outlooks,
    /// Visits still to be given to the action asked about.
    left: u32,
}

/// Number of actions compared.
const COMPARED: usize = 3;
/// The action asked about gets at least the iterations divided by this.
const ASKED_ABOUT: u32 = 4;
/// Number of deals used to estimate an action that was not searched.
const DEALS: u32 = 8;

impl<G: Playable> Thinking<G> {
    /// Starts thinking, reusing the earlier thought if it was about the same turn. Advice is about the decision
    /// alone, so that it takes no longer late in a turn.
    pub fn new(mut history: History<G>, task: Task<G::Action>, before: Option<Self>) -> Self {
        if matches!(task, Task::Advise(..)) {
            history.before.clear();
            history.temper = None;
        }
        let known = before.filter(|before| before.leads_to(&history, &task));
        let (search, legal, at) = match known {
            Some(known) => (known.search, known.legal, known.at),
            None => (Search::default(), Vec::new(), 0),
        };
        let rng = history.now.seed.stream(CHOICE);
        let mut thinking = Thinking { task, history, at, done: 0, search, rng, legal, found: None };
        if thinking.legal.is_empty() {
            thinking.arrive();
        } else {
            thinking.go_to_next();
        }
        thinking
    }

    /// Whether this is a finished thought about an earlier decision of the history.
    fn leads_to(&self, history: &History<G>, task: &Task<G::Action>) -> bool {
        let same = self.history.observations().zip(history.observations());
        let mut same = same.map(|((one, done), (other, does))| {
            // The action of this thought's own decision was not known then.
            let one_sees = one.view == other.view && one.seed == other.seed;
            one_sees && done.is_none_or(|done| does == Some(done))
        });
        self.task == *task
            && self.history.temper == history.temper
            && self.is_of_a_bot()
            && self.is_over()
            && self.history.before.len() < history.before.len()
            && same.all(|same| same)
    }

    /// Whether this is a bot's decision.
    pub const fn is_of_a_bot(&self) -> bool {
        matches!(self.task, Task::Play(_))
    }

    /// Loads the decision at the current index.
    fn arrive(&mut self) {
        let Some((observation, _)) = self.history.observations().nth(self.at) else { return };
        self.rng = observation.seed.stream(CHOICE);
        G::view_legal_actions(&observation.view, &mut self.legal);
        if let Some(temper) = self.history.temper {
            self.search.lean(temper.leanings::<G>(&observation.view, &self.legal));
        }
        self.done = 0;
    }

    /// Moves on to the next decision after the action taken.
    fn go_to_next(&mut self) {
        let taken = self.history.before.get(self.at).map(|(_, action)| *action);
        if let Some(action) = taken.filter(|_| self.legal.len() > 1) {
            self.search.step(action);
        }
        self.at += 1;
        self.arrive();
    }

    /// Returns the iterations left for the current decision.
    fn left(&self) -> u32 {
        let wanted = if self.legal.len() > 1 { self.task.iterations::<G>() } else { None };
        wanted.unwrap_or_default().saturating_sub(self.done)
    }

    /// Whether thinking is finished.
    pub fn is_over(&self) -> bool {
        self.at == self.history.before.len() && self.left() + self.left_for_asked() == 0
    }

    /// Returns the visits still to be given to the action asked about; while the search is not done, all that
    /// it may need.
    fn left_for_asked(&self) -> u32 {
        match (&self.found, self.task) {
            (Some(found), _) => found.left,
            (None, Task::Advise(_, iterations, Some(asked))) => {
                let is_choice = self.legal.len() > 1 && self.legal.binary_search(&asked).is_ok();
                if is_choice { iterations / ASKED_ABOUT } else { 0 }
            }
            (None, _) => 0,
        }
    }

    /// Returns the share that is done, from 0 to 1.
    pub fn progress(&self) -> f32 {
        let Some(each) = self.task.iterations::<G>().filter(|&each| each > 0) else { return 1.0 };
        let all = match self.task {
            Task::Advise(_, _, Some(_)) => each + each / ASKED_ABOUT,
            Task::Play(_) | Task::Advise(_, _, None) => each,
        };
        let part = 1.0 - (self.left() + self.left_for_asked()) as f32 / all as f32;
        (self.at as f32 + part) / (self.history.before.len() + 1) as f32
    }

    /// Thinks for at most this many more iterations.
    pub fn go_on(&mut self, mut iterations: u32) {
        while iterations > 0 && !self.is_over() {
            if self.left() == 0 && self.at < self.history.before.len() {
                self.go_to_next();
                continue;
            }
            let first = if self.left() == 0 { self.asked_about() } else { None };
            let portion = if first.is_some() { self.left_for_asked() } else { self.left() };
            let portion = portion.min(iterations);
            let Some((observation, _)) = self.history.observations().nth(self.at) else { return };
            let heuristic = G::heuristic(&observation.view, self.task.level());
            let params = heuristic.params();
            for _ in 0..portion {
                let state = G::determinise(&observation.view, &mut self.rng);
                let (decider, state) = (G::decider(&state), heuristic.reopened(state));
                self.search.iterate(state, decider, first, heuristic, &params, &mut self.rng);
            }
            match &mut self.found {
                Some(found) => found.left -= portion,
                None => self.done += portion,
            }
            iterations -= portion;
        }
    }

    /// Returns the action to play once thinking is over; `None` if there is nothing to decide.
    pub fn choice(&self) -> Option<G::Action> {
        match (self.task, self.legal.as_slice()) {
            (_, [] | [_]) => self.legal.first().copied(),
            (Task::Play(level), _) if level.iterations::<G>().is_none() => {
                at_once::<G>(&self.history.now.view, level, self.history.now.seed)
            }
            _ => self.rated().first().map(|rated| rated.action),
        }
    }

    /// Returns the searched actions of the last decision, first the one that is played, then the others, best first.
    fn rated(&self) -> Vec<Rated<G::Action>> {
        let mut rated = self.search.rated(&self.legal);
        if let Some(temper) = self.history.temper {
            let (leanings, view) = (self.search.leanings(), &self.history.now.view);
            prefer::<G>(temper, &mut rated, leanings, view);
        }
        rated
    }

    /// Returns the actions of the last decision, best first, and every seat's expected results before it, as search found
    /// them; `None` if it did not search.
    pub fn as_found(&self) -> Option<(Vec<Rated<G::Action>>, Outlooks)> {
        let is_searched = self.search.iterations() > 0 && self.legal.len() > 1;
        is_searched.then(|| (self.rated(), self.search.outlooks()))
    }

    /// Returns the advice once thinking is over; `None` if there is nothing to decide.
    pub fn advice(&mut self) -> Option<Advice<G::Action, G::Motive>> {
        let choice = self.choice()?;
        let (mut rated, outlooks) = match (self.as_found(), &self.found) {
            (Some((mut rated, _)), Some(Found { order, outlooks, .. })) => {
                let place = |action| order.iter().position(|&other| other == action);
                rated.sort_by_cached_key(|rated| place(rated.action).unwrap_or(order.len()));
                (rated, *outlooks)
            }
            (Some(found), None) => found,
            (None, _) => self.glimpse(choice),
        };
        let asked = match self.task {
            Task::Advise(_, _, asked) => asked,
            Task::Play(_) => None,
        };
        // Another payment for the same thing is not another action to a reader.
        let heuristic = G::heuristic(&self.history.now.view, self.task.level());
        let mut aims = Vec::new();
        rated.retain(|rated| {
            let (mut action, mut aim) = (vec![rated.action], Vec::new());
            heuristic.fold(&mut action, &mut aim);
            let is_new = aims.len() < COMPARED && !aims.contains(&aim);
            if is_new {
                aims.push(aim);
            }
            is_new || Some(rated.action) == asked
        });
        let view = &self.history.now.view;
        let dealt = G::determinise(view, &mut self.rng);
        let mut outlooks: Vec<Outlook> =
            outlooks.into_iter().take(G::seats(&dealt).into()).collect();
        // People are told chances that come true.
        let (chances, moment) = (G::chances(view), G::moment(view));
        let decider = G::decider(&dealt).map_or(0, Seat::index);
        let found: Vec<f32> = outlooks.iter().map(|outlook| outlook.chance).collect();
        let true_of = |outlook: Outlook| {
            let chance = chances.of_action(outlook.chance, &found, moment, decider);
            Outlook { chance, ..outlook }
        };
        let candidates = rated.into_iter().map(|rated| {
            let then = rest_of_turn::<G>(&dealt, rated.action, rated.then);
            Candidate {
                action: rated.action,
                visits: rated.visits,
                outlook: true_of(rated.outlook),
                motives: Vec::new(),
                then,
                misses: Vec::new(),
            }
        });
        let mut candidates: Vec<Candidate<G::Action, G::Motive>> = candidates.collect();
        // Whoever asks for the best sees them by their chances. A bot plays what search looked at most, and what is asked
        // about is compared with that: of many a seldom one seems better by chance.
        if let Task::Advise(_, _, None) = self.task {
            let shown = |one: &Candidate<G::Action, G::Motive>| percent(one.outlook.chance);
            for at in 1..candidates.len() {
                let own = shown(&candidates[at]);
                let to = candidates[..at].partition_point(|one| shown(one) >= own);
                candidates[to..=at].rotate_right(1);
            }
        }
        let best = candidates.first().map(Candidate::turn).unwrap_or_default();
        for (place, one) in candidates.iter_mut().enumerate() {
            let turn = one.turn();
            one.motives = G::motives(view, &turn, &[]);
            if place > 0 {
                one.misses = G::motives(view, &best, &turn);
            }
        }
        let told = chances.of_seats(&found, moment, decider);
        outlooks.iter_mut().zip(told).for_each(|(outlook, told)| outlook.chance = told);
        Some(Advice {
            candidates,
            outlooks,
            legal: self.legal.len() as u32,
            iterations: self.search.iterations(),
        })
    }

    /// Returns the action asked about once the search is done, with what was found until then kept: its extra
    /// visits say nothing about its strength.
    fn asked_about(&mut self) -> Option<G::Action> {
        let Task::Advise(_, iterations, asked) = self.task else { return None };
        if self.found.is_none() {
            let rated = self.search.rated(&self.legal);
            let visits = rated.iter().find(|rated| Some(rated.action) == asked);
            let visits = visits.map_or(0, |rated| rated.visits);
            self.found = Some(Found {
                order: rated.iter().map(|rated| rated.action).collect(),
                outlooks: self.search.outlooks(),
                left: (iterations / ASKED_ABOUT).saturating_sub(visits),
            });
        }
        asked
    }

    /// Estimates the actions that a level compares, from the position right after each.
    fn glimpse(&mut self, choice: G::Action) -> (Vec<Rated<G::Action>>, Outlooks) {
        let History { now, .. } = &self.history;
        let mut actions = match self.task {
            Task::Play(Level::Greedy) => greedily::<G>(&now.view, now.seed),
            Task::Play(_) | Task::Advise(..) => Vec::new(),
        };
        actions.retain(|&action| action != choice);
        actions.insert(0, choice);
        actions.truncate(COMPARED);
        let heuristic = G::heuristic(&now.view, self.task.level());
        let mut rated: Vec<_> = actions
            .into_iter()
            .map(|action| Rated {
                action,
                visits: 0,
                outlook: Outlook::default(),
                then: Vec::new(),
            })
            .collect();
        let mut all = Outlooks::default();
        for _ in 0..DEALS {
            let before = G::determinise(&now.view, &mut self.rng);
            all.iter_mut()
                .zip(heuristic.outlooks(&before))
                .for_each(|(sum, outlook)| *sum += outlook);
            let Some(seat) = G::decider(&before) else { continue };
            for rated in &mut rated {
                let mut after = before.clone();
                if G::apply(&mut after, rated.action, |_| {}).is_ok() {
                    rated.outlook += heuristic.outlooks(&after)[seat.index()];
                }
            }
        }
        let mean = |sum: Outlook| sum / DEALS as f32;
        rated.iter_mut().for_each(|rated| rated.outlook = mean(rated.outlook));
        (rated, all.map(mean))
    }
}

/// Returns what the deciding seat of a position does after an action until its turn ends: these actions as far as they are
/// legal, with those in between that are no choice.
fn rest_of_turn<G: Playable>(
    dealt: &G::State,
    action: G::Action,
    found: Vec<G::Action>,
) -> Vec<G::Action> {
    let (mut state, mut rest, mut legal) = (dealt.clone(), Vec::new(), Vec::new());
    let (seat, turn) = (G::decider(dealt), G::turn(dealt));
    let (mut found, mut next) = (found.into_iter(), Some(action));
    while let Some(action) = next
        && G::apply(&mut state, action, |_| {}).is_ok()
        && G::decider(&state) == seat
        && G::turn(&state) == turn
    {
        G::legal_actions(&state, &mut legal);
        next = match legal[..] {
            [only] => Some(only),
            _ => found.next().filter(|found| legal.binary_search(found).is_ok()),
        };
        rest.extend(next);
    }
    rest
}
