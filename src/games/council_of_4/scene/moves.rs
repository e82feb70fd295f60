//! List of all legal actions to choose from: grouped by kind, with all payments for one thing together.

use std::cmp::Reverse;

use super::Legal;

use crate::games::council_of_4::rules::legal::check;
use crate::games::council_of_4::rules::{Action, Kind, View};

/// Largest number of moves for which the groups start open.
pub const MOST_OPEN: usize = 200;

/// Legal actions of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// Kind of the actions; `None` for the end of the turn.
    pub kind: Option<Kind>,
    /// Rows to choose from, never empty.
    pub rows: Vec<Row>,
}

/// One thing to do, whatever it is paid with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Action with the cheapest payment.
    pub action: Action,
    /// Same action with other payments, cheaper ones first.
    pub others: Vec<Action>,
}

/// Returns the legal actions in groups: kinds in the order of the rules, but placing first if possible,
/// and the end of the turn last.
pub fn groups(legal: &Legal) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for &action in legal.actions() {
        let kind = action.kind();
        match groups.iter_mut().find(|group| group.kind == kind) {
            Some(group) => match group.rows.iter_mut().find(|row| is_same(row.action, action)) {
                Some(row) => row.others.push(action),
                None => group.rows.push(Row { action, others: Vec::new() }),
            },
            None => groups.push(Group { kind, rows: vec![Row { action, others: Vec::new() }] }),
        }
    }
    for row in groups.iter_mut().flat_map(|group| &mut group.rows) {
        let mut all = [vec![row.action], std::mem::take(&mut row.others)].concat();
        all.sort_by_key(|&action| cost(legal.view(), action));
        let mut all = all.into_iter();
        row.action = all.next().unwrap_or(row.action);
        row.others = all.collect();
    }
    groups.sort_by_key(|group| Reverse(group.kind == Some(Kind::Place)));
    groups
}

/// Whether two actions differ only in the payment.
fn is_same(one: Action, other: Action) -> bool {
    match (one, other) {
        (
            Action::Acquire { region, slot, .. },
            Action::Acquire { region: other_region, slot: other_slot, .. },
        ) => (region, slot) == (other_region, other_slot),
        (Action::PlaceWithQueen { city, .. }, Action::PlaceWithQueen { city: other, .. }) => {
            city == other
        }
        _ => false,
    }
}

/// Returns the sort key of an action: coins, then jokers, then cards.
fn cost(view: &View, action: Action) -> (u8, u8, u8) {
    let price = check(&view.table, view.hand, action).unwrap_or_default();
    (price.coins, price.cards.jokers(), price.cards.len())
}
