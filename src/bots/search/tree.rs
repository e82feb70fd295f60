//! The tree that search grows.

use std::array;

use crate::bots::outlook::Outlook;
use crate::rules::Seat;

/// A decision after others, whatever cards they were made with.
pub(super) struct Node<A> {
    pub visits: u32,
    pub branches: Vec<Branch<A>>,
}

impl<A> Default for Node<A> {
    fn default() -> Node<A> {
        Node { visits: 0, branches: Vec::new() }
    }
}

/// An action at a decision. All that a choice between branches looks at lies here, side by side.
pub(super) struct Branch<A> {
    /// The action; without its payment unless it is the deciding seat's.
    pub action: A,
    /// Seat that plays it.
    pub seat: Seat,
    pub visits: u32,
    /// Number of visits in which it could have been chosen.
    pub available: u32,
    /// Sum of the expected results of its seat.
    pub sum: Outlook,
    /// Prior in the deal in which it was added.
    pub prior: u32,
    /// The node that it leads to.
    pub to: u32,
    /// Where the action stood among the possible ones when it was last looked up.
    place: u32,
}

impl<A: Copy + Ord> Branch<A> {
    /// Creates a branch without visits.
    pub fn new(action: A, seat: Seat, prior: u32, to: u32) -> Branch<A> {
        let sum = Outlook::default();
        Branch { action, seat, visits: 0, available: 1, sum, prior, to, place: 0 }
    }

    /// Returns the seat's mean expected result.
    pub fn outlook(&self) -> Outlook {
        self.sum / self.visits.max(1) as f32
    }

    /// Whether the action is one of these, which are in canonical order.
    pub fn is_among(&mut self, aims: &[A]) -> bool {
        // It is mostly where it was.
        if aims.get(self.place as usize) == Some(&self.action) {
            return true;
        }
        let place = aims.binary_search(&self.action);
        self.place = place.map_or(self.place, |place| place as u32);
        place.is_ok()
    }
}

/// Returns the index of the branch of a seat's action.
pub(super) fn find<A: PartialEq>(branches: &[Branch<A>], action: A, seat: Seat) -> Option<usize> {
    branches.iter().position(|branch| branch.action == action && branch.seat == seat)
}

/// Returns the branch to visit next, by PUCT (Rosin 2011, in the form of Silver et al. 2017): its value, plus
/// a bonus for few visits relative to its prior. As information sets require (Cowling, Powley and Whitehouse
/// 2012), visits of the decision count only where the branch could be chosen. Half of a prior is an even share.
pub(super) fn best<A>(branches: &[Branch<A>], open: &[u32], exploration: f32) -> Option<u32> {
    let all: u32 = open.iter().map(|&at| branches[at as usize].prior).sum();
    let (all, even) = (all.max(1) as f32, 1.0 / open.len().max(1) as f32);
    let mut best = None;
    // Four at a time, side by side in a register; the last ones are completed by copies.
    for four in open.chunks(4) {
        let four: [u32; 4] = array::from_fn(|at| four[at.min(four.len() - 1)]);
        let each = four.map(|at| &branches[at as usize]);
        let prior = each.map(|branch| branch.prior as f32);
        let value = each.map(|branch| branch.sum.value);
        let visits = each.map(|branch| branch.visits.max(1) as f32);
        let next = each.map(|branch| (1 + branch.visits) as f32);
        let available = each.map(|branch| branch.available as f32);
        let urgency: [f32; 4] = array::from_fn(|at| {
            let share = (prior[at] / all + even) / 2.0;
            let seldom = available[at].sqrt() / next[at];
            value[at] / visits[at] + exploration * share * seldom
        });
        for (at, urgency) in four.into_iter().zip(urgency) {
            if best.is_none_or(|(_, most)| urgency > most) {
                best = Some((at, urgency));
            }
        }
    }
    best.map(|(at, _)| at)
}
