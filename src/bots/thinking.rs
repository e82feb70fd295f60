//! Thinking about a decision, in portions, so that others get their turn in between.

use rand_pcg::Pcg32;

use super::advice::{Advice, Candidate};
use super::history::History;
use super::outlook::{Outlook, Outlooks};
use super::search::{Heuristic, Rated, Search, SearchParams};
use super::{CHOICE, Level, Playable};

/// What is to be found out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Task<A> {
    /// What a bot of this level does.
    Play(Level),
    /// What is best, with so many iterations, and how this action compares to it.
    Advise(u32, Option<A>),
}

impl<A> Task<A> {
    /// How many iterations each decision of a history takes; none where nothing is searched.
    fn iterations<G: Playable>(&self) -> Option<u32> {
        match self {
            Task::Play(level) => G::iterations(*level),
            Task::Advise(iterations, _) => Some(*iterations),
        }
    }
}

/// A decision that is thought about, and what was learned about it: from what its seat saw in this
/// turn, and from nothing else.
pub(crate) struct Thinking<G: Playable> {
    task: Task<G::Action>,
    history: History<G>,
    /// Which of the history's decisions is thought about.
    at: usize,
    /// So many iterations were done for it.
    done: u32,
    search: Search<G>,
    rng: Pcg32,
    /// The legal actions of that decision.
    legal: Vec<G::Action>,
}

/// So many actions are compared.
const COMPARED: usize = 3;
/// What is asked about is looked at in such a part of the iterations at least.
const ASKED_ABOUT: u32 = 4;
/// So many deals show what follows from an action that was not searched.
const DEALS: u32 = 8;

impl<G: Playable> Thinking<G> {
    /// Begins. What was thought about before is made use of if it was in the same turn.
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

    /// Whether this was about an earlier decision of the history, and thought through.
    fn leads_to(&self, history: &History<G>, task: &Task<G::Action>) -> bool {
        let same = self.history.observations().zip(history.observations());
        let mut same = same.map(|((one, done), (other, does))| {
            // What was done last was not known.
            let one_sees = one.view == other.view && one.seed == other.seed;
            one_sees && done.is_none_or(|done| does == Some(done))
        });
        self.task == *task
            && self.is_of_a_bot()
            && self.is_over()
            && self.history.before.len() < history.before.len()
            && same.all(|same| same)
    }

    /// Whether it is a bot's decision.
    pub const fn is_of_a_bot(&self) -> bool {
        matches!(self.task, Task::Play(_))
    }

    /// Sees what there is to decide.
    fn arrive(&mut self) {
        let Some((observation, _)) = self.history.observations().nth(self.at) else { return };
        self.rng = observation.seed.stream(CHOICE);
        G::view_legal_actions(&observation.view, &mut self.legal);
        self.done = 0;
    }

    /// Leaves a decision behind as it was taken.
    fn go_to_next(&mut self) {
        let taken = self.history.before.get(self.at).map(|(_, action)| *action);
        if let Some(action) = taken.filter(|_| self.legal.len() > 1) {
            self.search.step(action);
        }
        self.at += 1;
        self.arrive();
    }

    /// How many iterations are left for the decision that is thought about.
    fn left(&self) -> u32 {
        let wanted = if self.legal.len() > 1 { self.task.iterations::<G>() } else { None };
        wanted.unwrap_or_default().saturating_sub(self.done)
    }

    /// Whether there is nothing left to find out.
    pub fn is_over(&self) -> bool {
        self.at == self.history.before.len() && self.left() == 0
    }

    /// How much is done, from 0 to 1.
    pub fn progress(&self) -> f32 {
        let Some(each) = self.task.iterations::<G>().filter(|&each| each > 0) else { return 1.0 };
        let part = 1.0 - self.left() as f32 / each as f32;
        (self.at as f32 + part) / (self.history.before.len() + 1) as f32
    }

    /// Thinks on, for so many iterations at most.
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

    /// What to do, once it is thought through; none if there is nothing to decide.
    pub fn choice(&self) -> Option<G::Action> {
        match (self.task, self.legal.as_slice()) {
            (_, [] | [_]) => self.legal.first().copied(),
            (Task::Play(level), _) if G::iterations(level).is_none() => {
                G::at_once(&self.history.now.view, level, self.history.now.seed)
            }
            _ => self.search.rated(&self.legal).first().map(|rated| rated.action),
        }
    }

    /// What to do and why, once it is thought through; none if there is nothing to decide.
    pub fn advice(&mut self) -> Option<Advice<G::Action, G::Motive>> {
        let choice = self.choice()?;
        let is_searched = self.search.iterations() > 0 && self.legal.len() > 1;
        let (mut rated, outlooks) = if is_searched {
            // How often what is asked about is looked at for that says nothing of how good it is.
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

    /// Gives what was asked about its share of iterations, if search passed it by.
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

    /// What follows from the actions that a level compares, as far as one action shows it.
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
