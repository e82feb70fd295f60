//! The tree that search grows.

use crate::bots::outlook::Outlook;
use crate::rules::Seat;

/// An action after others, whatever cards they were played with.
pub(super) struct Node<A> {
    /// The action that led here; without its payment unless it is the deciding seat's.
    pub action: A,
    /// Seat that played it.
    pub seat: Seat,
    pub visits: u32,
    /// Number of visits in which it could have been chosen.
    pub available: u32,
    /// Sum of the expected results of the seat that chose it.
    pub sum: Outlook,
    /// Prior in the deal in which it was added.
    pub prior: u32,
    pub children: Vec<u32>,
}

impl<A: Copy> Node<A> {
    /// Creates a node without visits.
    pub fn new(action: A, seat: Seat, prior: u32) -> Node<A> {
        Node {
            action,
            seat,
            visits: 0,
            available: 0,
            sum: Outlook::default(),
            prior,
            children: Vec::new(),
        }
    }

    /// Returns the seat's mean expected result.
    pub fn outlook(&self) -> Outlook {
        self.sum / self.visits.max(1) as f32
    }
}

/// Returns the child to visit next, by PUCT (Rosin 2011, in the form of Silver et al. 2017): its value, plus
/// a bonus for few visits relative to its prior. As information sets require (Cowling, Powley and Whitehouse
/// 2012), visits of the parent count only where the child could be chosen. Half of a prior is an even share.
pub(super) fn best<A: Copy>(tree: &[Node<A>], open: &[u32], exploration: f32) -> Option<u32> {
    let all: u32 = open.iter().map(|&child| tree[child as usize].prior).sum();
    let even = 1.0 / open.len().max(1) as f32;
    let urgency = |child: u32| {
        let node = &tree[child as usize];
        let share = (node.prior as f32 / all.max(1) as f32 + even) / 2.0;
        let seldom = (node.available as f32).sqrt() / (1 + node.visits) as f32;
        node.sum.value / node.visits.max(1) as f32 + exploration * share * seldom
    };
    let rated = open.iter().map(|&child| (child, urgency(child)));
    let best = rated.reduce(|best, next| if next.1 > best.1 { next } else { best });
    best.map(|(child, _)| child)
}
