//! Search on information sets as in its paper (Cowling, Powley and Whitehouse 2012, one tree for all
//! seats), as a yardstick: UCB1 with availability, one new node an iteration, random playouts to the
//! end, no knowledge of the game but its rules.

use rand_pcg::Pcg32;

use crate::rules::luck::below;
use crate::rules::{Game, Seat, playout};

/// Value from the paper, for rewards from 0 to 1.
const EXPLORATION: f64 = 0.7;
/// Maximum number of actions, well above any random game.
const MOST_ACTIONS: u32 = 100_000;

struct Node<A> {
    action: A,
    visits: u32,
    available: u32,
    reward: f64,
    children: Vec<usize>,
}

impl<A> Node<A> {
    const fn new(action: A) -> Node<A> {
        Node { action, visits: 0, available: 1, reward: 0.0, children: Vec::new() }
    }

    fn bound(&self) -> f64 {
        let visits = f64::from(self.visits.max(1));
        self.reward / visits + EXPLORATION * (f64::from(self.available).ln() / visits).sqrt()
    }
}

/// Returns the most visited action after these iterations; `None` if there is nothing to decide.
pub fn choose<G: Game>(view: &G::View, iterations: u32, rng: &mut Pcg32) -> Option<G::Action> {
    let mut legal = Vec::new();
    G::view_legal_actions(view, &mut legal);
    let &[first, ref others @ ..] = legal.as_slice() else { return None };
    if others.is_empty() {
        return Some(first);
    }
    let mut tree = vec![Node::new(first)];
    for _ in 0..iterations {
        let mut state = G::determinise(view, rng);
        let mut path: Vec<(usize, Seat)> = Vec::new();
        let mut here = 0;
        while let Some(seat) = G::decider(&state) {
            G::legal_actions(&state, &mut legal);
            let is_legal = |&child: &usize| legal.binary_search(&tree[child].action).is_ok();
            let open: Vec<usize> = tree[here].children.iter().copied().filter(is_legal).collect();
            let tried =
                |action: &G::Action| open.iter().any(|&child| tree[child].action == *action);
            let untried: Vec<G::Action> = legal.iter().copied().filter(|a| !tried(a)).collect();
            let place = below(rng, untried.len() as u32) as usize;
            open.iter().for_each(|&child| tree[child].available += 1);
            let grown = untried.get(place).map(|&action| {
                tree.push(Node::new(action));
                let child = tree.len() - 1;
                tree[here].children.push(child);
                child
            });
            let best = || {
                let by_bound = |&one: &usize, &other: &usize| {
                    tree[one].bound().total_cmp(&tree[other].bound())
                };
                open.iter().copied().max_by(by_bound)
            };
            let child = grown.or_else(best)?;
            G::apply(&mut state, tree[child].action, |_| {}).ok()?;
            path.push((child, seat));
            here = child;
            if grown.is_some() {
                break;
            }
        }
        playout::random::<G>(&mut state, rng, MOST_ACTIONS);
        let winners = G::winners(&state).unwrap_or_default();
        for (node, seat) in path {
            let node = &mut tree[node];
            node.visits += 1;
            if winners.contains(&seat) {
                node.reward += 1.0 / winners.len() as f64;
            }
        }
    }
    let most = tree[0].children.iter().max_by_key(|&&child| tree[child].visits);
    most.map(|&child| tree[child].action)
}
