//! Moves in words: each at a glance and in one sentence.

use super::Subjects;
use crate::games::the_council::rules::action::Action;
use crate::games::the_council::rules::cards::CardSet;
use crate::games::the_council::rules::chips::Chips;
use crate::games::the_council::rules::components::Card;
use crate::text::text;

/// Moves, without a full stop.
#[allow(missing_docs, reason = "the names are those of the moves")]
pub struct MoveText {
    pub draft: fn(Card) -> String,
    pub bid: fn(Chips) -> String,
    pub pass: &'static str,
    pub commit: fn(CardSet) -> String,
    pub hold: &'static str,
    /// No card, as the whole of what is committed.
    pub nothing: &'static str,
}

/// Returns an action in a few words, below the name of its kind.
pub fn title(action: Action) -> String {
    let (words, moves) = (text().words(), text().moves());
    match action {
        Action::Draft(card) => (words.card)(card).to_owned(),
        Action::Bid(chips) if chips.is_none() => moves.pass.to_owned(),
        Action::Bid(chips) => (words.chips)(chips),
        Action::Commit(cards) if cards.is_empty() => moves.nothing.to_owned(),
        Action::Commit(cards) => {
            let names: Vec<&str> = cards.iter().map(words.card).collect();
            names.join(", ")
        }
    }
}

/// Returns an action with its verb.
pub fn head(action: Action) -> String {
    let moves = text().moves();
    match action {
        Action::Draft(card) => (moves.draft)(card),
        Action::Bid(chips) if chips.is_none() => moves.pass.to_owned(),
        Action::Bid(chips) => (moves.bid)(chips),
        Action::Commit(cards) if cards.is_empty() => moves.hold.to_owned(),
        Action::Commit(cards) => (moves.commit)(cards),
    }
}

/// Returns an action as a sentence.
pub fn sentence(action: Action) -> String {
    format!("{}.", head(action))
}
