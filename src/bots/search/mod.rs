//! Monte-Carlo tree search on information sets (Cowling, Powley and Whitehouse 2012).
//!
//! Every iteration deals what is hidden again from the view and walks one tree of actions, whatever cards
//! they were played with. Each seat maximises its own value (max^n). The most promising actions are tried
//! first (progressive widening), and behind the tree a short playout guided by the same priors ends in an
//! evaluation, after some turns or at a horizon that the game sets. Another seat's possible payments depend on cards that are dealt again each time, so all its
//! payments for the same thing are one action of the tree; each payment of the deciding seat is an action of
//! its own. What was learned about the actions after the one played is kept.
//!
//! Where several choose in secret, all of them choose at the node where the round of choices began, which holds only
//! what everybody saw: nobody's choice depends on another's (decoupled, as in simultaneous-move search; Tak, Lanctot
//! and Winands 2014). When the choices are shown, the line goes on behind that of the deciding seat: what comes after
//! the others' is the mean over all that they may be. Choices that others have made already are made anew in every
//! iteration, since the deal doesn't know them.
//!
//! The work is counted in iterations, and numbers are only added, multiplied, divided and square-rooted, so
//! that the same view, seed and parameters give the same answer on every device.

use rand_pcg::Pcg32;

use super::outlook::{Outlook, Outlooks};
use crate::rules::luck::below;
use crate::rules::{Game, Seat};

#[cfg(test)]
mod tests;
mod tree;

use tree::{Branch, Node, best, find};

/// The knowledge about a game that search needs.
pub trait Heuristic<G: Game> {
    /// Rates how promising each of the legal actions looks at a glance, by what the deciding seat may know:
    /// shares of their sum, at least 1 each.
    fn priors(&self, state: &G::State, actions: &[G::Action], priors: &mut Vec<u32>);

    /// Keeps one of each run of actions that differ only in their payment; they are neighbours in canonical
    /// order. Fills `aims`, empty before, with the name in the tree of each action kept, at the same index:
    /// the same for every payment, and also in canonical order.
    fn fold(&self, actions: &mut Vec<G::Action>, aims: &mut Vec<G::Action>);

    /// Replaces `actions` and `aims` by the legal actions, folded.
    fn list(&self, state: &G::State, actions: &mut Vec<G::Action>, aims: &mut Vec<G::Action>) {
        G::legal_actions(state, actions);
        aims.clear();
        self.fold(actions, aims);
    }

    /// Returns every seat's expected result of the position.
    fn outlooks(&self, state: &G::State) -> Outlooks;

    /// Returns the position before the secret choices that are being made now, if some have been made: all of them are
    /// made anew. A game without any returns the position itself.
    fn reopened(&self, state: G::State) -> G::State {
        state
    }

    /// Returns the progress at which a line of play that begins here is weighed, in a game that can be weighed only at
    /// certain moments. `None` if it is weighed some turns after it has left the tree.
    fn horizon(&self, _from: &G::State) -> Option<u32> {
        None
    }

    /// Returns how far the game has come, in the measure of horizons; it never decreases.
    fn progress(&self, _state: &G::State) -> u32 {
        0
    }

    /// Returns the parameters with which a search by this heuristic is strongest.
    fn params(&self) -> SearchParams {
        SearchParams::USUAL
    }
}

/// Parameters of the search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchParams {
    /// Weight of rarely tried actions against those that proved good.
    pub exploration: f32,
    /// Number of actions searched after `n` visits, in multiples of the square root of `n`.
    pub widening: f32,
    /// Length of a playout in turns of any seat; with 0 a line is weighed where it leaves the tree.
    pub turns: u32,
}

impl SearchParams {
    /// The usual parameters. Measured with `curia ladder --sprt` and `search:200/anew` for each side, in Elo
    /// of another value over this one, for 2 players (1,200 games at most) and 4 (600): a playout of one turn
    /// -64 ±38 and 10 ±16, of three -12 ±19 and 5 ±17 in a third more time; widening 0.7 1 ±19 and -11 ±19,
    /// 1.4 -62 ±36 and -8 ±17; exploration 0.35 -5 ±19 and 17 ±17, 0.7 5 ±19 and 9 ±17. No value is better
    /// with 95 % certainty. The learned evaluation over the greedy bot's: 224 ±87 and 180 ±57. Each payment of
    /// another seat was then an action of its own; since they are one, `search:1000` is 24 ±20 better (1,000
    /// games, 2 players) in a seventh less time.
    pub const USUAL: SearchParams = SearchParams { exploration: 0.5, widening: 1.0, turns: 2 };
}

/// An action that was searched.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Rated<A> {
    pub action: A,
    pub visits: u32,
    /// Expected result after the action.
    pub outlook: Outlook,
    /// Best next actions of the same seat, as far as they were searched enough.
    pub then: Vec<A>,
}

/// A search that can be continued.
pub(crate) struct Search<G: Game> {
    nodes: Vec<Node<G::Action>>,
    /// Node of the decision being searched, and the seat that decides, once visited.
    root: usize,
    decider: Option<Seat>,
    /// Sums of every seat's expected results since this root.
    sums: Outlooks,
    /// Number of iterations in these sums.
    iterations: u32,
    /// The branches of the root that the deciding seat can choose, once known: as many as a view allows, in every deal.
    open_at_root: Option<Vec<u32>>,
    /// What the deciding seat leans to at the root, in canonical order.
    leanings: Vec<(G::Action, u32)>,
    room: Room<G::Action>,
}

/// Buffers that iterations reuse.
struct Room<A> {
    /// Possible actions; for another seat, with one payment for each thing.
    actions: Vec<A>,
    /// Their names in the tree, by index.
    aims: Vec<A>,
    priors: Vec<u32>,
    /// The branches that can be chosen now, by index.
    open: Vec<u32>,
    /// Nodes left by a branch, with the index of the branch.
    path: Vec<(u32, u32)>,
}

/// How many times as promising what the deciding seat leans to is taken to be.
const ATTENTION: u32 = 4;
/// Fewest visits with which a node suggests the next action.
const FEW_VISITS: u32 = 8;

impl<G: Game> Default for Search<G> {
    /// Creates a search that knows nothing yet.
    fn default() -> Search<G> {
        let room = Room {
            actions: Vec::new(),
            aims: Vec::new(),
            priors: Vec::new(),
            open: Vec::new(),
            path: Vec::new(),
        };
        Search {
            nodes: Vec::new(),
            root: 0,
            decider: None,
            sums: Outlooks::default(),
            iterations: 0,
            open_at_root: None,
            leanings: Vec::new(),
            room,
        }
    }
}

impl<G: Game> Search<G> {
    /// Returns the number of iterations since the current decision was reached.
    pub const fn iterations(&self) -> u32 {
        self.iterations
    }

    /// Returns the mean of every seat's expected results.
    pub fn outlooks(&self) -> Outlooks {
        self.sums.map(|sum| sum / self.iterations.max(1) as f32)
    }

    /// Looks more at what the deciding seat leans to, in canonical order, until it has decided.
    pub fn lean(&mut self, leanings: Vec<(G::Action, u32)>) {
        self.leanings = leanings;
    }

    /// Returns what the deciding seat leans to.
    pub fn leanings(&self) -> &[(G::Action, u32)] {
        &self.leanings
    }

    /// Runs one iteration for a seat from a position that agrees with its view, with its given first action if any.
    /// If the position has been reopened, other seats may be asked before it.
    pub(crate) fn iterate(
        &mut self,
        mut state: G::State,
        decider: Option<Seat>,
        first: Option<G::Action>,
        heuristic: &(impl Heuristic<G> + ?Sized),
        params: &SearchParams,
        rng: &mut Pcg32,
    ) {
        self.room.path.clear();
        self.decider = decider;
        let horizon = heuristic.horizon(&state);
        self.descend(&mut state, first, heuristic, params, horizon, rng);
        play_out(&mut state, heuristic, params.turns, horizon, &mut self.room, rng);
        let outlooks = heuristic.outlooks(&state);
        let of = |seat: Seat| outlooks.get(seat.index()).copied().unwrap_or_default();
        self.iterations += 1;
        self.sums.iter_mut().zip(outlooks).for_each(|(sum, outlook)| *sum += outlook);
        if let Some(root) = self.nodes.get_mut(self.root) {
            root.visits += 1;
        }
        for &(node, branch) in &self.room.path {
            let branch = &mut self.nodes[node as usize].branches[branch as usize];
            branch.visits += 1;
            branch.sum += of(branch.seat);
            let to = branch.to as usize;
            self.nodes[to].visits += 1;
        }
    }

    /// Returns the searched ones of these actions, which are in canonical order, the most visited first.
    /// Where the kind of decision depends on the cards dealt, the tree's branches of other seats are left
    /// out.
    pub fn rated(&self, legal: &[G::Action]) -> Vec<Rated<G::Action>> {
        let asked = |branch: &&Branch<G::Action>| {
            Some(branch.seat) == self.decider && legal.binary_search(&branch.action).is_ok()
        };
        let branches = self.branches_at(self.root).iter().filter(asked);
        let mut rated: Vec<_> = branches.map(|branch| self.rate(branch)).collect();
        rated.sort_by(|one, other| {
            let by_value = other.outlook.value.total_cmp(&one.outlook.value);
            other.visits.cmp(&one.visits).then(by_value)
        });
        rated
    }

    /// Moves on to the decision after an action, keeping what is known of it.
    pub fn step(&mut self, action: G::Action) {
        self.iterations = 0;
        self.sums = Outlooks::default();
        self.open_at_root = None;
        self.leanings.clear();
        let decider = self.decider.take();
        let branches = self.branches_at(self.root);
        match decider.and_then(|seat| find(branches, action, seat)) {
            Some(place) => self.root = branches[place].to as usize,
            None => self.nodes.clear(),
        }
    }

    fn branches_at(&self, node: usize) -> &[Branch<G::Action>] {
        self.nodes.get(node).map(|node| node.branches.as_slice()).unwrap_or_default()
    }

    fn rate(&self, branch: &Branch<G::Action>) -> Rated<G::Action> {
        let best = |branch: &Branch<G::Action>| {
            let next = self.branches_at(branch.to as usize).iter().max_by_key(|next| next.visits);
            next.filter(|next| next.seat == branch.seat && next.visits >= FEW_VISITS)
        };
        let next = std::iter::successors(best(branch), |next| best(next));
        Rated {
            action: branch.action,
            visits: branch.visits,
            outlook: branch.outlook(),
            then: next.map(|next| next.action).collect(),
        }
    }

    /// Walks down the tree to a new leaf, to the horizon or to the end of the game.
    fn descend(
        &mut self,
        state: &mut G::State,
        mut first: Option<G::Action>,
        heuristic: &(impl Heuristic<G> + ?Sized),
        params: &SearchParams,
        horizon: Option<u32>,
        rng: &mut Pcg32,
    ) {
        let mut here = self.root;
        // While choices are made in secret: the first of them, and the node behind the deciding seat's own.
        let mut round: Option<(G::State, G::Action, Seat)> = None;
        let mut behind = here;
        let mut is_leaf = false;
        while let Some(seat) = G::decider(state) {
            if horizon.is_some_and(|end| heuristic.progress(state) >= end) {
                return;
            }
            if let Some((before, action, by)) = &round
                && G::action_seen_by(before, state, *action, *by, None).is_some()
            {
                (round, here) = (None, behind);
            }
            if is_leaf && round.is_none() {
                return;
            }
            let Room { actions, aims, .. } = &mut self.room;
            if self.decider == Some(seat) {
                G::legal_actions(state, actions);
                aims.clone_from(actions);
            } else {
                heuristic.list(state, actions, aims);
            }
            if let [] | [_] = actions[..] {
                // A single action is played: nothing to decide, nothing to learn.
                let only = actions.first();
                if only.is_none_or(|&only| G::apply(state, only, |_| {}).is_err()) {
                    return;
                }
                continue;
            }
            if self.nodes.is_empty() {
                self.root = 0;
                self.nodes.push(Node::default());
                (here, behind) = (0, 0);
            }
            let asked = if self.decider == Some(seat) { first.take() } else { None };
            let (chosen, is_new) = match asked {
                Some(action) => self.branch(here, action, seat),
                None => self.choose(here, state, seat, heuristic, params, rng),
            };
            let Some(chosen) = chosen else { return };
            let Branch { action: aim, to, .. } = self.nodes[here].branches[chosen as usize];
            let Ok(place) = self.room.aims.binary_search(&aim) else { return };
            let action = self.room.actions[place];
            let is_secret = G::action_seen_by(state, state, action, seat, None).is_none();
            if is_secret && round.is_none() {
                round = Some((state.clone(), action, seat));
                behind = here;
            }
            if G::apply(state, action, |_| {}).is_err() {
                return;
            }
            self.room.path.push((here as u32, chosen));
            is_leaf |= is_new;
            match is_secret {
                true if self.decider == Some(seat) => behind = to as usize,
                true => {}
                false => here = to as usize,
            }
        }
    }

    /// Returns the branch of an action, and whether it is new.
    fn branch(&mut self, here: usize, action: G::Action, seat: Seat) -> (Option<u32>, bool) {
        match find(self.branches_at(here), action, seat) {
            Some(place) => (u32::try_from(place).ok(), false),
            None => (self.add(here, action, seat, 1), true),
        }
    }

    /// Returns the next branch to visit, and whether it is new.
    fn choose(
        &mut self,
        here: usize,
        state: &G::State,
        seat: Seat,
        heuristic: &(impl Heuristic<G> + ?Sized),
        params: &SearchParams,
        rng: &mut Pcg32,
    ) -> (Option<u32>, bool) {
        let node = &mut self.nodes[here];
        let room = &mut self.room;
        room.open.clear();
        let is_own_root = here == self.root && self.decider == Some(seat);
        match &self.open_at_root {
            Some(open) if is_own_root => room.open.extend_from_slice(open),
            _ => {
                let branches = (0..).zip(&mut node.branches);
                let open = branches.filter(|(_, branch)| branch.seat == seat);
                let listed =
                    open.filter_map(|(at, branch)| branch.is_among(&room.aims).then_some(at));
                room.open.extend(listed);
            }
        }
        if is_own_root && self.open_at_root.is_none() {
            self.open_at_root = Some(room.open.clone());
        }
        let wide = 1 + (params.widening * (node.visits as f32).sqrt()) as usize;
        if room.open.len() < wide.min(room.aims.len()) {
            return (self.grow(here, state, seat, heuristic, rng), true);
        }
        room.open.iter().for_each(|&branch| node.branches[branch as usize].available += 1);
        (best(&node.branches, &room.open, params.exploration), false)
    }

    /// Adds the most promising of the legal actions not tried here yet.
    fn grow(
        &mut self,
        here: usize,
        state: &G::State,
        seat: Seat,
        heuristic: &(impl Heuristic<G> + ?Sized),
        rng: &mut Pcg32,
    ) -> Option<u32> {
        let room = &mut self.room;
        heuristic.priors(state, &room.actions, &mut room.priors);
        if here == self.root && self.decider == Some(seat) {
            for (prior, action) in room.priors.iter_mut().zip(&room.actions) {
                *prior = prior.saturating_mul(attention(&self.leanings, action));
            }
        }
        let branches = &self.nodes[here].branches;
        let tried =
            |aim: &G::Action| room.open.iter().any(|&at| branches[at as usize].action == *aim);
        let mut most = None;
        let mut equals = 0;
        for (&action, &prior) in room.aims.iter().zip(&room.priors) {
            match most {
                Some((_, highest)) if prior < highest => {}
                _ if tried(&action) => {}
                Some((_, highest)) if prior == highest => {
                    // Equal ones have the same chance.
                    equals += 1;
                    if below(rng, equals) == 0 {
                        most = Some((action, prior));
                    }
                }
                _ => {
                    most = Some((action, prior));
                    equals = 1;
                }
            }
        }
        let (action, prior) = most?;
        self.add(here, action, seat, prior)
    }

    fn add(&mut self, here: usize, action: G::Action, seat: Seat, prior: u32) -> Option<u32> {
        let to = u32::try_from(self.nodes.len()).ok()?;
        self.nodes.push(Node::default());
        let branches = &mut self.nodes[here].branches;
        let place = branches.len() as u32;
        branches.push(Branch::new(action, seat, prior, to));
        if let Some(open) = &mut self.open_at_root
            && here == self.root
            && self.decider == Some(seat)
        {
            open.push(place);
        }
        Some(place)
    }
}

/// Returns how many times as promising an action is taken to be with these leanings.
fn attention<A: Ord>(leanings: &[(A, u32)], action: &A) -> u32 {
    let place = leanings.binary_search_by(|(other, _)| other.cmp(action));
    if place.is_ok() { ATTENTION } else { 1 }
}

/// Draws one of the actions, each with a probability proportional to its prior.
pub(crate) fn any<A: Copy>(actions: &[A], priors: &[u32], rng: &mut Pcg32) -> Option<A> {
    let mut at = below(rng, priors.iter().sum());
    let chosen = priors.iter().position(|&prior| {
        let here = at < prior;
        at = if here { at } else { at - prior };
        here
    });
    chosen.and_then(|place| actions.get(place).copied())
}

/// Plays on to the horizon, or for this many turns without one, drawing actions by their priors.
fn play_out<G: Game>(
    state: &mut G::State,
    heuristic: &(impl Heuristic<G> + ?Sized),
    turns: u32,
    horizon: Option<u32>,
    room: &mut Room<G::Action>,
    rng: &mut Pcg32,
) {
    let last = G::turn(state).saturating_add(turns);
    let goes_on = |state: &G::State| match horizon {
        Some(end) => heuristic.progress(state) < end,
        None => G::turn(state) < last,
    };
    while goes_on(state) {
        G::legal_actions(state, &mut room.actions);
        if !play_any(state, heuristic, room, rng) {
            return;
        }
    }
}

/// A choice in the tree.
#[cfg(test)]
type Choice<A> = (Seat, A);

/// A choice, and the branches of the decision that it led to.
#[cfg(test)]
type Led<A> = (Choice<A>, Vec<Choice<A>>);

#[cfg(test)]
impl<G: Game> Search<G> {
    /// Returns the choice that led to every decision in the tree, and the branches that it has.
    pub(crate) fn led_to(&self) -> Vec<Led<G::Action>> {
        let branches = self.nodes.iter().flat_map(|node| &node.branches);
        branches
            .map(|branch| ((branch.seat, branch.action), self.choices_at(branch.to as usize)))
            .collect()
    }

    /// Returns the branches of every decision in the tree from the current one on: seats with their actions.
    pub(crate) fn branches(&self) -> Vec<Vec<Choice<G::Action>>> {
        let mut branches = Vec::new();
        let mut left = vec![self.root];
        while let Some(at) = left.pop() {
            left.extend(self.branches_at(at).iter().map(|branch| branch.to as usize));
            branches.push(self.choices_at(at));
        }
        branches
    }

    fn choices_at(&self, node: usize) -> Vec<Choice<G::Action>> {
        self.branches_at(node).iter().map(|branch| (branch.seat, branch.action)).collect()
    }
}

/// Plays one of the actions in the room, drawn by its prior. Returns whether one was played.
fn play_any<G: Game>(
    state: &mut G::State,
    heuristic: &(impl Heuristic<G> + ?Sized),
    room: &mut Room<G::Action>,
    rng: &mut Pcg32,
) -> bool {
    heuristic.priors(state, &room.actions, &mut room.priors);
    let action = any(&room.actions, &room.priors, rng);
    action.is_some_and(|action| G::apply(state, action, |_| {}).is_ok())
}
