//! Monte-Carlo tree search on information sets (Cowling, Powley and Whitehouse 2012): every
//! iteration deals what is hidden anew from the view and walks one tree of actions, whatever cards
//! they were done with. Each seat looks for its own value (max^n). Of many actions those come first
//! that look promising (progressive widening), and behind the tree a short playout by the same
//! looks ends in an evaluation.
//!
//! Effort is counted in iterations and numbers are only added, multiplied, divided and rooted, so
//! that the same view, seed and effort give the same answer on every device.

use rand_pcg::Pcg32;

use crate::games::luck::below;
use crate::games::{Game, Seat};

/// The most seats at any game.
pub const MOST_SEATS: usize = 5;

/// What search has to be told about a game.
pub(crate) trait Mind<G: Game> {
    /// How promising each of the legal actions looks at a glance: a share of all, 1 at least.
    fn leanings(&self, state: &G::State, actions: &[G::Action], leanings: &mut Vec<u32>);

    /// What the position is worth to each seat, from 0 to 1.
    fn values(&self, state: &G::State) -> [f32; MOST_SEATS];
}

/// How search goes about it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Effort {
    /// How many iterations.
    pub iterations: u32,
    /// How much what was tried seldom is preferred to what proved good.
    pub exploration: f32,
    /// How many actions are looked at after `n` visits: so many times the root of `n`.
    pub widening: f32,
    /// A playout goes on for so many turns of any seat.
    pub turns: u32,
}

impl Effort {
    /// Playouts of two turns beat none in 70 of 100 games (120 of two players, 500 iterations); twice
    /// the widening lost, and nothing else that was tried made a difference that 80 games show.
    pub const USUAL: Effort =
        Effort { iterations: 1_000, exploration: 0.5, widening: 1.0, turns: 2 };
}

/// An action that was looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rated<A> {
    /// The action.
    pub action: A,
    /// How often it was looked at.
    pub visits: u32,
    /// What it is worth to the seat, from 0 to 1.
    pub value: f32,
}

struct Node<A> {
    /// What led here.
    action: A,
    visits: u32,
    /// How often it could have been chosen.
    available: u32,
    /// The sum of values to the seat that chose it.
    sum: f32,
    leaning: u32,
    children: Vec<u32>,
}

/// Room that iterations use again.
struct Room<A> {
    actions: Vec<A>,
    leanings: Vec<u32>,
    /// The children that can be chosen now.
    open: Vec<u32>,
    path: Vec<(u32, Seat)>,
}

/// Looks at the legal actions of the view's seat, the most visited first; none if it has nothing to
/// decide.
pub(crate) fn search<G: Game>(
    view: &G::View,
    mind: &impl Mind<G>,
    effort: &Effort,
    rng: &mut Pcg32,
) -> Vec<Rated<G::Action>> {
    let mut room =
        Room { actions: Vec::new(), leanings: Vec::new(), open: Vec::new(), path: Vec::new() };
    G::view_legal_actions(view, &mut room.actions);
    let &[first, ..] = room.actions.as_slice() else { return Vec::new() };
    if room.actions.len() == 1 {
        return vec![Rated { action: first, visits: 1, value: 0.5 }];
    }
    let mut tree = vec![Node::new(first, 0)];
    for _ in 0..effort.iterations {
        let mut state = G::determinise(view, rng);
        descend(&mut tree, &mut state, mind, effort, &mut room, rng);
        play_out(&mut state, mind, effort.turns, &mut room, rng);
        let values = mind.values(&state);
        tree[0].visits += 1;
        for &(node, seat) in &room.path {
            let node = &mut tree[node as usize];
            node.visits += 1;
            node.sum += values.get(seat.index()).copied().unwrap_or_default();
        }
    }
    let children = tree[0].children.iter().map(|&child| &tree[child as usize]);
    let mut rated: Vec<_> = children.map(Node::rated).collect();
    rated.sort_by(|one, other| {
        other.visits.cmp(&one.visits).then(other.value.total_cmp(&one.value))
    });
    rated
}

/// An action by chance, each as likely as it looks promising.
pub(crate) fn lean<G: Game>(
    view: &G::View,
    mind: &impl Mind<G>,
    rng: &mut Pcg32,
) -> Option<G::Action> {
    let (mut actions, mut leanings) = (Vec::new(), Vec::new());
    G::view_legal_actions(view, &mut actions);
    mind.leanings(&G::determinise(view, rng), &actions, &mut leanings);
    any(&actions, &leanings, rng)
}

/// One of the actions, each as likely as it leans.
fn any<A: Copy>(actions: &[A], leanings: &[u32], rng: &mut Pcg32) -> Option<A> {
    let mut at = below(rng, leanings.iter().sum());
    let chosen = leanings.iter().position(|&leaning| {
        let here = at < leaning;
        at = if here { at } else { at - leaning };
        here
    });
    chosen.and_then(|place| actions.get(place).copied())
}

impl<A: Copy> Node<A> {
    fn new(action: A, leaning: u32) -> Node<A> {
        Node { action, visits: 0, available: 0, sum: 0.0, leaning, children: Vec::new() }
    }

    fn value(&self) -> f32 {
        self.sum / self.visits.max(1) as f32
    }

    fn rated(&self) -> Rated<A> {
        Rated { action: self.action, visits: self.visits, value: self.value() }
    }
}

/// Walks down the tree to a new leaf or to the end of the game.
fn descend<G: Game>(
    tree: &mut Vec<Node<G::Action>>,
    state: &mut G::State,
    mind: &impl Mind<G>,
    effort: &Effort,
    room: &mut Room<G::Action>,
    rng: &mut Pcg32,
) {
    room.path.clear();
    let mut here = 0;
    while let Some(seat) = G::decider(state) {
        G::legal_actions(state, &mut room.actions);
        if let &[only] = room.actions.as_slice() {
            // Nothing to decide, nothing to learn.
            if G::apply(state, only, |_| {}).is_err() {
                return;
            }
            continue;
        }
        let node = &tree[here];
        room.open.clear();
        let listed =
            |child: &&u32| room.actions.binary_search(&tree[**child as usize].action).is_ok();
        room.open.extend(node.children.iter().filter(listed));
        let wide = 1 + (effort.widening * (node.visits as f32).sqrt()) as usize;
        let grows = room.open.len() < wide.min(room.actions.len());
        let chosen = if grows {
            grow(tree, here, state, mind, room, rng)
        } else {
            room.open.iter().for_each(|&child| tree[child as usize].available += 1);
            best(tree, &room.open, effort.exploration)
        };
        let Some(chosen) = chosen else { return };
        let action = tree[chosen as usize].action;
        if G::apply(state, action, |_| {}).is_err() {
            return;
        }
        room.path.push((chosen, seat));
        if grows {
            return;
        }
        here = chosen as usize;
    }
}

/// Adds the most promising of the legal actions that have not been tried here.
fn grow<G: Game>(
    tree: &mut Vec<Node<G::Action>>,
    here: usize,
    state: &G::State,
    mind: &impl Mind<G>,
    room: &mut Room<G::Action>,
    rng: &mut Pcg32,
) -> Option<u32> {
    mind.leanings(state, &room.actions, &mut room.leanings);
    let tried =
        |action: &G::Action| room.open.iter().any(|&child| tree[child as usize].action == *action);
    let untried = room.actions.iter().zip(&room.leanings).filter(|(action, _)| !tried(action));
    let mut most = None;
    let mut equals = 0;
    for (&action, &leaning) in untried {
        match most {
            Some((_, highest)) if leaning < highest => {}
            Some((_, highest)) if leaning == highest => {
                // Each of equals with the same chance.
                equals += 1;
                if below(rng, equals) == 0 {
                    most = Some((action, leaning));
                }
            }
            _ => {
                most = Some((action, leaning));
                equals = 1;
            }
        }
    }
    let (action, leaning) = most?;
    let child = u32::try_from(tree.len()).ok()?;
    tree.push(Node { available: 1, ..Node::new(action, leaning) });
    tree[here].children.push(child);
    Some(child)
}

/// The child to look at next: what proved good, what was looked at seldom, what leans that way.
fn best<A: Copy>(tree: &[Node<A>], open: &[u32], exploration: f32) -> Option<u32> {
    let all: u32 = open.iter().map(|&child| tree[child as usize].leaning).sum();
    let even = 1.0 / open.len().max(1) as f32;
    let urgency = |child: u32| {
        let node = &tree[child as usize];
        let share = (node.leaning as f32 / all.max(1) as f32 + even) / 2.0;
        let seldom = (node.available as f32).sqrt() / (1 + node.visits) as f32;
        node.value() + exploration * share * seldom
    };
    let rated = open.iter().map(|&child| (child, urgency(child)));
    let best = rated.reduce(|best, next| if next.1 > best.1 { next } else { best });
    best.map(|(child, _)| child)
}

/// Goes on by what looks promising, for so many turns.
fn play_out<G: Game>(
    state: &mut G::State,
    mind: &impl Mind<G>,
    turns: u32,
    room: &mut Room<G::Action>,
    rng: &mut Pcg32,
) {
    let end = G::turn(state).saturating_add(turns);
    while G::turn(state) < end {
        G::legal_actions(state, &mut room.actions);
        mind.leanings(state, &room.actions, &mut room.leanings);
        let Some(action) = any(&room.actions, &room.leanings, rng) else { return };
        if G::apply(state, action, |_| {}).is_err() {
            return;
        }
    }
}
