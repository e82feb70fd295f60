//! Moves in words: each at a glance and in one sentence.

use super::{Subjects, pieces};
use crate::games::the_council::rules::Action;
use crate::text::text;

/// Returns an action with its verb.
pub fn head(action: Action) -> String {
    let say = text().moves();
    match action {
        Action::Draft(card) => say.draft(card),
        Action::Bid(chips) if chips.is_none() => say.pass().to_owned(),
        Action::Bid(chips) => say.bid(&pieces::each_suit(chips)),
        Action::Commit(cards) if cards.is_empty() => say.hold().to_owned(),
        Action::Commit(cards) => say.commit(&cards.to_vec()),
    }
}

/// Returns an action with its verb inside a sentence.
pub fn task(action: Action) -> String {
    let say = text().moves();
    match action {
        Action::Draft(card) => say.draft_task(card),
        Action::Bid(chips) if chips.is_none() => say.pass_task().to_owned(),
        Action::Bid(chips) => say.bid_task(&pieces::each_suit(chips)),
        Action::Commit(cards) if cards.is_empty() => say.hold_task().to_owned(),
        Action::Commit(cards) => say.commit_task(&cards.to_vec()),
    }
}
