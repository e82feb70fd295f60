//! Picks of the player so far on the way to an action.
//!
//! Nothing is picked at the beginning, and any pick can be changed. A bid of nothing and no card at all are picks of
//! their own: taking the last chip back is not passing.

use crate::games::the_council::rules::action::Kind;
use crate::games::the_council::rules::components::{Card, Suit};
use crate::games::the_council::rules::state::Asked;
use crate::games::the_council::rules::{Action, CardSet, Chips, View};
use crate::numbered::Numbered;

impl Kind {
    /// Returns the kind that a decision asks for, `None` when the game is over.
    pub const fn asked(by: Asked) -> Option<Kind> {
        match by {
            Asked::Draft => Some(Kind::Draft),
            Asked::Bid => Some(Kind::Bid),
            Asked::Commit => Some(Kind::Commit),
            Asked::Over => None,
        }
    }
}

/// Aim of a bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Numbered)]
pub enum Aim {
    /// To be highest alone in a suit, as it stands.
    Lead(Suit),
    /// To reach the rank of the event.
    Reach(#[below(256)] u8),
    /// To offer nothing.
    Pass,
}

/// Single pick on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Numbered)]
pub enum Pick {
    /// A card: the one to draft, or one to commit, which is taken back if it is picked.
    Card(Card),
    /// One more chip of a suit.
    More(Suit),
    /// One chip of a suit less.
    Less(Suit),
    /// So many chips of a suit, whatever is offered in the others.
    Amount(Suit, #[below(256)] u8),
    /// Exactly the chips that this aim takes.
    Fill(Aim),
    /// A pass, or no card.
    Nothing,
    /// The way out, dropping all picks.
    Clear,
}

/// Picks so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    /// The kind of decision, if the seat of the view must decide.
    pub kind: Option<Kind>,
    /// The card to draft.
    pub card: Option<Card>,
    /// The chips to bid; none for a pass, `None` while nothing is picked.
    pub chips: Option<Chips>,
    /// The cards to commit; none at all by choice, `None` while nothing is picked.
    pub cards: Option<CardSet>,
}

/// Nothing is picked.
impl From<&View> for Draft {
    fn from(view: &View) -> Draft {
        let kind = if view.decides() { Kind::asked(view.table.decision.asked()) } else { None };
        Draft { kind, ..Draft::default() }
    }
}

impl Draft {
    /// Returns the draft of a whole action, as if it had been picked.
    pub fn of(action: Action) -> Draft {
        let draft = Draft { kind: Some(action.kind()), ..Draft::default() };
        match action {
            Action::Draft(card) => Draft { card: Some(card), ..draft },
            Action::Bid(chips) => Draft { chips: Some(chips), ..draft },
            Action::Commit(cards) => Draft { cards: Some(cards), ..draft },
        }
    }

    /// Returns the action, once something is picked; it may still be illegal.
    pub fn action(&self) -> Option<Action> {
        match self.kind? {
            Kind::Draft => self.card.map(Action::Draft),
            Kind::Bid => self.chips.map(Action::Bid),
            Kind::Commit => self.cards.map(Action::Commit),
        }
    }

    /// Returns the chips offered so far.
    pub fn offered(&self) -> Chips {
        self.chips.unwrap_or_default()
    }

    /// Returns the cards to commit so far.
    pub fn committed(&self) -> CardSet {
        self.cards.unwrap_or_default()
    }

    /// Whether everything picked so far is in the action.
    pub fn may_become(&self, action: Action) -> bool {
        if self.kind != Some(action.kind()) {
            return false;
        }
        match action {
            Action::Draft(card) => self.card.is_none_or(|picked| picked == card),
            Action::Bid(chips) => self.chips.is_none_or(|picked| {
                picked == chips || !picked.is_none() && picked.minus(chips).is_none()
            }),
            Action::Commit(cards) => self.cards.is_none_or(|picked| {
                picked == cards || !picked.is_empty() && cards.contains_all(picked)
            }),
        }
    }
}

/// Whether an action contains a pick. One chip more or less is in every bid with some of the suit, and so is the aim
/// to lead there; the aim to reach the rank is in every bid but a pass.
pub fn has(action: Action, pick: Pick) -> bool {
    match (action, pick) {
        (Action::Draft(card), Pick::Card(picked)) => card == picked,
        (Action::Commit(cards), Pick::Card(picked)) => cards.contains(picked),
        (Action::Commit(cards), Pick::Nothing) => cards.is_empty(),
        (Action::Bid(chips), Pick::Nothing) => chips.is_none(),
        (Action::Bid(chips), Pick::More(suit) | Pick::Less(suit)) => chips.of(suit) > 0,
        (Action::Bid(chips), Pick::Amount(suit, count)) => chips.of(suit) == count,
        (Action::Bid(chips), Pick::Fill(Aim::Lead(suit))) => chips.of(suit) > 0,
        (Action::Bid(chips), Pick::Fill(Aim::Reach(_))) => !chips.is_none(),
        (Action::Bid(chips), Pick::Fill(Aim::Pass)) => chips.is_none(),
        _ => false,
    }
}
