//! What a puzzle is about.

use crate::games::council_of_4::bots::motive::{Gain, Motive};
use crate::games::council_of_4::rules::{Action, Kind};
use crate::vocabulary;

vocabulary! {
    /// What a puzzle is about: what its best turn brings, else by what means.
    pub enum Theme {
        /// A reward tile.
        Tile = "tile",
        /// The last merchant.
        Ending = "ending",
        /// Other face-up permits.
        Change = "change",
        /// Steps on the nobility track, or a choice that it opened.
        Nobility = "nobility",
        /// The queen's help.
        Queen = "queen",
        /// Connected cities, which bring their tokens together.
        Chain = "chain",
        /// The councillors of a council.
        Election = "election",
        /// Two main actions or more.
        Extra = "extra",
        /// The city of a merchant.
        Merchant = "merchant",
        /// The permit to acquire.
        Permit = "permit",
        /// What makes a later turn possible.
        Preparing = "preparing",
    }
}

impl Theme {
    /// Returns what a turn is about, from its actions and the reasons for it, strongest first.
    pub fn of(turn: &[Action], motives: &[Motive]) -> Theme {
        let brings = |gain: fn(&Gain) -> bool| motives.iter().any(|motive| gain(&motive.gain));
        let does = |deed: fn(&Action) -> bool| turn.iter().any(deed);
        let first = motives.first().map(|motive| motive.gain);
        if brings(|gain| matches!(gain, Gain::Tile(_))) {
            Theme::Tile
        } else if brings(|gain| matches!(gain, Gain::Merchant(0) | Gain::Merchants(_, 0))) {
            Theme::Ending
        } else if does(|deed| deed.kind() == Some(Kind::ChangePermits)) {
            Theme::Change
        } else if matches!(first, Some(Gain::Nobility(_))) || turn.first().is_some_and(is_choice) {
            Theme::Nobility
        } else if does(|deed| matches!(deed, Action::PlaceWithQueen { .. })) {
            Theme::Queen
        } else if brings(|gain| matches!(gain, Gain::Group(_))) {
            Theme::Chain
        } else if turn.first().is_some_and(is_election) {
            Theme::Election
        } else if does(|deed| matches!(deed, Action::AdditionalMain)) {
            Theme::Extra
        } else if does(|deed| matches!(deed, Action::Place { .. })) {
            Theme::Merchant
        } else if does(|deed| matches!(deed, Action::Acquire { .. })) {
            Theme::Permit
        } else {
            Theme::Preparing
        }
    }
}

const fn is_choice(action: &Action) -> bool {
    matches!(
        action,
        Action::ChooseToken { .. }
            | Action::ChooseTokens { .. }
            | Action::TakePermit { .. }
            | Action::DeclinePermit
            | Action::RepeatPermit { .. }
    )
}

const fn is_election(action: &Action) -> bool {
    matches!(action, Action::Elect { .. } | Action::SendServant { .. })
}
