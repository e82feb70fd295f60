//! Moves in words: each at a glance and in one sentence.

use super::flaw;
use super::{Subjects, pieces};
use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::action::{Action, Kind};
use crate::games::the_council::rules::view::View;
use crate::games::the_council::scene::Reason;
use crate::games::the_council::scene::keys::KEYS;
use crate::text::keys::{KeyLine, lines};
use crate::text::text;
use crate::text::told::Worded;

impl Worded for TheCouncil {
    fn reason(reason: &Reason) -> String {
        flaw::reason(reason)
    }

    fn title(_: &View, action: Action, _: &[String]) -> String {
        let say = text().moves();
        match action {
            Action::Draft(card) => pieces::card(card),
            Action::Bid(chips) if chips.is_none() => say.pass().to_owned(),
            Action::Bid(chips) => pieces::chips(chips),
            Action::Commit(cards) if cards.is_empty() => say.nothing().to_owned(),
            Action::Commit(cards) => text().pieces().card_names(&cards.to_vec()),
        }
    }

    fn sentence(_: &View, action: Action) -> String {
        text().labels().sentence(&head(action))
    }

    fn part(action: Action) -> String {
        text().pieces().part(action.kind())
    }

    fn kind_name(_: &View, kind: Option<Kind>) -> String {
        kind.map(|kind| text().pieces().decision(kind)).unwrap_or_default()
    }

    fn keys() -> Vec<KeyLine> {
        lines(&KEYS, |task| text().tasks().task(task))
    }
}

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
