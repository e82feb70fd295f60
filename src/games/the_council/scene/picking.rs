//! What a pick makes of the picks so far, and why one leads nowhere.

use super::draft::{Draft, Pick};
use super::preset::preset;
use super::reason::Reason;
use crate::games::the_council::rules::action::Kind;
use crate::games::the_council::rules::components::Card;
use crate::games::the_council::rules::legal::check;
use crate::games::the_council::rules::{Action, CardSet, Chips, Decision, Illegal, View};

impl Draft {
    /// Returns the draft after one more pick. One of another kind of decision, and an aim out of reach, change nothing.
    #[must_use]
    pub fn pick(&self, view: &View, pick: Pick) -> Draft {
        let draft = *self;
        let amount = |suit, count: u8| {
            let mut chips = draft.offered();
            chips.set(suit, count);
            Draft { chips: (!chips.is_none()).then_some(chips), ..draft }
        };
        match (self.kind, pick) {
            (Some(Kind::Draft), Pick::Card(card)) => Draft { card: Some(card), ..draft },
            (Some(Kind::Commit), Pick::Card(card)) => {
                let cards = draft.committed();
                let one = CardSet::of(card);
                let cards = if cards.contains(card) { cards.minus(one) } else { cards.or(one) };
                Draft { cards: (!cards.is_empty()).then_some(cards), ..draft }
            }
            (Some(Kind::Commit), Pick::Nothing) => Draft { cards: Some(CardSet::EMPTY), ..draft },
            (Some(Kind::Bid), Pick::More(suit)) => {
                amount(suit, draft.offered().of(suit).saturating_add(1))
            }
            (Some(Kind::Bid), Pick::Less(suit)) => {
                amount(suit, draft.offered().of(suit).saturating_sub(1))
            }
            (Some(Kind::Bid), Pick::Amount(suit, count)) => amount(suit, count),
            (Some(Kind::Bid), Pick::Fill(aim)) => {
                let offer = preset(view, aim).and_then(|preset| preset.offer.ok());
                Draft { chips: offer.or(draft.chips), ..draft }
            }
            (Some(Kind::Bid), Pick::Nothing) => Draft { chips: Some(Chips::NONE), ..draft },
            (kind, Pick::Clear) => Draft { kind, ..Draft::default() },
            _ => draft,
        }
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
