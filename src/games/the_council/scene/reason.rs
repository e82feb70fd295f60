//! Reasons why something can't be picked, with their numbers.

use super::draft::{Draft, Kind, Pick};
use super::preset::preset;
use crate::games::the_council::rules::action::Action;
use crate::games::the_council::rules::cards::CardSet;
use crate::games::the_council::rules::components::{Card, Suit};
use crate::games::the_council::rules::legal::{Illegal, check};
use crate::games::the_council::rules::state::Decision;
use crate::games::the_council::rules::view::View;

/// Reason why something is not available.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Decision due from another seat.
    NotYourTurn,
    /// Pick of another kind of decision than this one.
    NotNow(Kind),
    /// Reason given by the rules.
    Illegal(Illegal),
    /// All chips of the suit offered already.
    NoMoreChips(Suit),
    /// No chip of the suit offered.
    NothingOffered(Suit),
    /// Too few chips to lead in a suit.
    CantLead {
        suit: Suit,
        /// Chips that it takes.
        needed: u8,
        /// Chips there.
        there: u8,
    },
    /// Too few chips of the event's suits to reach its rank.
    CantReach {
        /// Chips still missing from the rank.
        needed: u16,
        /// Chips there.
        there: u16,
    },
    /// Rank of the event reached by the bids made.
    Reached,
}

impl From<Illegal> for Reason {
    fn from(illegal: Illegal) -> Reason {
        Reason::Illegal(illegal)
    }
}

/// Returns the reason why an action is not legal, if it isn't.
pub fn why_not_action(view: &View, action: Action) -> Option<Reason> {
    if !view.decides() {
        return Some(Reason::NotYourTurn);
    }
    check(&view.table, view.held, action).err().map(Reason::Illegal)
}

/// Returns the reason why a pick leads nowhere, if it does.
pub fn why_not(view: &View, draft: &Draft, pick: Pick) -> Option<Reason> {
    if !view.decides() {
        return Some(Reason::NotYourTurn);
    }
    let asked = Kind::asked(view.table.decision.asked())?;
    let fits = match pick {
        Pick::Clear => return None,
        Pick::Card(_) => asked != Kind::Bid,
        Pick::Nothing => asked != Kind::Draft,
        Pick::More(_) | Pick::Less(_) | Pick::Amount(..) | Pick::Fill(_) => asked == Kind::Bid,
    };
    if !fits {
        return Some(Reason::NotNow(asked));
    }
    let offered = draft.offered();
    match pick {
        Pick::Less(suit) if offered.of(suit) == 0 => return Some(Reason::NothingOffered(suit)),
        // What is picked can always be taken back.
        Pick::Less(_) | Pick::Amount(_, 0) | Pick::Nothing => return None,
        Pick::Card(card) if draft.committed().contains(card) => return None,
        Pick::Fill(aim) => return preset(view, aim)?.offer.err(),
        _ => {}
    }
    match (why_not_action(view, draft.pick(view, pick).action()?)?, pick) {
        (Reason::Illegal(Illegal::TooFewChips { suit, there, .. }), Pick::More(more))
            if suit == more && there > 0 =>
        {
            Some(Reason::NoMoreChips(suit))
        }
        (reason, _) => Some(reason),
    }
}

/// Returns the reason why a drafted card can't be committed to the event, if it can't.
pub fn why_not_card(view: &View, card: Card) -> Option<Reason> {
    match view.table.decision {
        Decision::Commit(_) => why_not_action(view, Action::Commit(CardSet::of(card))),
        Decision::Draft(_) => why_not_action(view, Action::Draft(card)),
        _ => None,
    }
}
