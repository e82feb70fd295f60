//! Thinking about a decision in portions, so that other tasks get their turn in between.

use rand_pcg::Pcg32;

use super::advice::{Advice, Candidate};
use super::history::History;
use super::outlook::{Outlook, Outlooks};
use super::search::{Heuristic, Rated, Search, SearchParams};
use super::{CHOICE, Level, Playable};

/// The result wanted from thinking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Task<A> {
    /// The action that a bot of this level plays.
    Play(Level),
    /// The best actions, with this many iterations, and how the given action compares to them.
    Advise(u32, Option<A>),
}

impl<A> Task<A> {
    /// Returns the iterations for each decision of a history, `None` without search.
    fn iterations<G: Playable>(&self) -> Option<u32> {
        match self {
            Task::Play(level) => G::iterations(*level),
            Task::Advise(iterations, _) => Some(*iterations),
        }
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
}

/// Number of actions compared.
const COMPARED: usize = 3;
/// The action asked about gets at least the iterations divided by this.
const ASKED_ABOUT: u32 = 4;
/// Number of deals used to estimate an action that was not searched.
const DEALS: u32 = 8;

impl<G: Playable> Thinking<G> {
    /// Starts thinking, reusing the earlier thought if it was about the same turn.
    pub fn new(history: History<G>, task: Task<G::Action>, before: Option<Thinking<G>>) -> Self {
        let known = before.filter(|before| before.leads_to(&history, &task));
        let (search, legal, at) = match known {
            Some(known) => (known.search, known.legal, known.at),
            None => (Search::default(), Vec::new(), 0),
        };
        let rng = history.now.seed.stream(CHOICE);
        let mut thinking = Thinking { task, history, at, done: 0, search, rng, legal };
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
        self.at == self.history.before.len() && self.left() == 0
    }

    /// Returns the share that is done, from 0 to 1.
    pub fn progress(&self) -> f32 {
        let Some(each) = self.task.iterations::<G>().filter(|&each| each > 0) else { return 1.0 };
        let part = 1.0 - self.left() as f32 / each as f32;
        (self.at as f32 + part) / (self.history.before.len() + 1) as f32
    }

    /// Thinks for at most this many more iterations.
    pub fn go_on(&mut self, mut iterations: u32) {
        while iterations > 0 && !self.is_over() {
            if self.left() == 0 {
                self.go_to_next();
                continue;
            }
            let Some((observation, _)) = self.history.observations().nth(self.at) else { return };
            let heuristic = G::heuristic(&observation.view);
            let portion = self.left().min(iterations);
            for _ in 0..portion {
                let state = G::determinise(&observation.view, &mut self.rng);
                self.search.iterate(state, None, heuristic, &SearchParams::USUAL, &mut self.rng);
            }
            self.done += portion;
            iterations -= portion;
        }
    }

    /// Returns the action to play once thinking is over; `None` if there is nothing to decide.
    pub fn choice(&self) -> Option<G::Action> {
        match (self.task, self.legal.as_slice()) {
            (_, [] | [_]) => self.legal.first().copied(),
            (Task::Play(level), _) if G::iterations(level).is_none() => {
                G::at_once(&self.history.now.view, level, self.history.now.seed)
            }
            _ => self.search.rated(&self.legal).first().map(|rated| rated.action),
        }
    }

    /// Returns the advice once thinking is over; `None` if there is nothing to decide.
    pub fn advice(&mut self) -> Option<Advice<G::Action, G::Motive>> {
        let choice = self.choice()?;
        let is_searched = self.search.iterations() > 0 && self.legal.len() > 1;
        let (mut rated, outlooks) = if is_searched {
            // The extra visits of the action asked about say nothing about its strength, so the order is
            // kept.
            let order = self.search.rated(&self.legal);
            let outlooks = self.search.outlooks();
            self.look_at_what_was_asked();
            let mut rated = self.search.rated(&self.legal);
            let place = |action| order.iter().position(|rated| rated.action == action);
            rated.sort_by_cached_key(|rated| place(rated.action).unwrap_or(order.len()));
            (rated, outlooks)
        } else {
            self.glimpse(choice)
        };
        let asked = match self.task {
            Task::Advise(_, asked) => asked,
            Task::Play(_) => None,
        };
        let mut place = 0;
        rated.retain(|rated| {
            place += 1;
            place <= COMPARED || Some(rated.action) == asked
        });
        let view = &self.history.now.view;
        let candidates = rated.into_iter().map(|rated| Candidate {
            action: rated.action,
            visits: rated.visits,
            outlook: rated.outlook,
            motives: G::motives(view, rated.action),
            then: rated.then,
        });
        let seats = usize::from(G::seats(&G::determinise(view, &mut self.rng)));
        Some(Advice {
            candidates: candidates.collect(),
            outlooks: outlooks.into_iter().take(seats).collect(),
            legal: self.legal.len() as u32,
            iterations: self.search.iterations(),
        })
    }

    /// Gives the action asked about its share of iterations if the search neglected it.
    fn look_at_what_was_asked(&mut self) {
        let Task::Advise(iterations, Some(asked)) = self.task else { return };
        if self.legal.binary_search(&asked).is_err() {
            return;
        }
        let rated = self.search.rated(&self.legal);
        let visits = rated.iter().find(|rated| rated.action == asked).map(|rated| rated.visits);
        let view = &self.history.now.view;
        let heuristic = G::heuristic(view);
        for _ in visits.unwrap_or_default()..iterations / ASKED_ABOUT {
            let state = G::determinise(view, &mut self.rng);
            self.search.iterate(state, Some(asked), heuristic, &SearchParams::USUAL, &mut self.rng);
        }
    }

    /// Estimates the actions that a level compares, from the position right after each.
    fn glimpse(&mut self, choice: G::Action) -> (Vec<Rated<G::Action>>, Outlooks) {
        let History { now, .. } = &self.history;
        let mut actions = match self.task {
            Task::Play(level) => G::compared(&now.view, level, now.seed),
            Task::Advise(..) => Vec::new(),
        };
        actions.retain(|&action| action != choice);
        actions.insert(0, choice);
        actions.truncate(COMPARED);
        let heuristic = G::heuristic(&now.view);
        let mut rated: Vec<_> = actions
            .into_iter()
            .map(|action| Rated { action, visits: 0, outlook: Outlook::default(), then: None })
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
