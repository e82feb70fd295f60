//! What a puzzle is about.

use crate::games::the_council::bots::motive::{Motive, Purpose};
use crate::games::the_council::rules::components::Kind;
use crate::games::the_council::rules::{Action, CardSet, Chips};
use crate::vocabulary;

vocabulary! {
    /// What a puzzle is about: the strongest reason for its best action.
    pub enum Theme {
        /// Drafting chips and ranks in a suit.
        Suit = "suit",
        /// Drafting an Ace, or an unlimited bid by it.
        Ace = "ace",
        /// Drafting a Crown, or a sure rank by it.
        Crown = "crown",
        /// Drafting what another card does.
        Card = "card",
        /// The highest bid in a suit.
        Rank = "rank",
        /// A tie, and what breaks it.
        Tie = "tie",
        /// An event that succeeds.
        Success = "success",
        /// An event that fails.
        Failure = "failure",
        /// A rank to trade for a traitor chip, or Courts.
        Traitor = "traitor",
        /// A rank that is not to be lost.
        Guard = "guard",
        /// Chips, cards or a place to keep for later.
        Saving = "saving",
    }
}

impl Theme {
    /// Returns what an action is about, from the reasons for it, strongest first.
    pub fn of(action: Action, motives: &[Motive]) -> Theme {
        // What others lose follows from the rest.
        let own = |motive: &&Motive| motive.purpose.rival().is_none();
        let purpose = motives.iter().find(own).map(|motive| motive.purpose);
        match (purpose, action) {
            (Some(Purpose::Effect(card)), _) => match card.kind() {
                Kind::Ace => Theme::Ace,
                Kind::Crown => Theme::Crown,
                Kind::Number | Kind::Pawn | Kind::Court => Theme::Card,
            },
            (Some(Purpose::Unlimited(_)), _) => Theme::Ace,
            (Some(Purpose::Crown(_)), _) => Theme::Crown,
            (Some(Purpose::BreaksTie { .. } | Purpose::ForTies { .. }), _) => Theme::Tie,
            (Some(Purpose::Succeeds { .. } | Purpose::Nears { .. }), _) => Theme::Success,
            (Some(Purpose::Fails { .. }), _) => Theme::Failure,
            (Some(Purpose::Lowest(_) | Purpose::Courts(_)), _) => Theme::Traitor,
            (Some(Purpose::NotLowest(_)), _) => Theme::Guard,
            (
                Some(
                    Purpose::SavesChips(_)
                    | Purpose::SavesCards(_)
                    | Purpose::AvoidsOpening
                    | Purpose::LowCard(_),
                ),
                _,
            )
            | (_, Action::Bid(Chips::NONE) | Action::Commit(CardSet::EMPTY)) => Theme::Saving,
            (_, Action::Draft(_)) => Theme::Suit,
            (_, Action::Bid(_) | Action::Commit(_)) => Theme::Rank,
        }
    }
}
