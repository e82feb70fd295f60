//! List of the legal moves: each with its action, in the order of the plays.

use super::Legal;

use crate::games::four_towers::rules::{Action, Kind};

/// Moves of a kind.
#[derive(Clone, Debug, PartialEq)]
pub struct Section {
    pub kind: Kind,
    /// Its moves, in canonical order.
    pub actions: Vec<Action>,
}

/// Returns the legal moves by kind, in the order of a turn.
pub fn sections(legal: &Legal) -> Vec<Section> {
    let of = |kind| {
        let actions = legal.actions().iter().copied().filter(|&action| action.kind() == kind);
        Section { kind, actions: actions.collect() }
    };
    Kind::ALL.into_iter().map(of).filter(|section| !section.actions.is_empty()).collect()
}
