//! Texts for players who don't see the table: legal picks with their prices, and all else that
//! only pictures show.

use super::outcome;
use crate::games::council_of_4::rules::components::{Colour, Council, Politics};
use crate::games::council_of_4::scene::reason::why_not_pick;
use crate::games::council_of_4::scene::{Draft, Kind, Legal, Pick, Scene};
use crate::games::council_of_4::text::Subjects;
use crate::text::text;

/// The texts for screen readers.
#[allow(missing_docs, reason = "the names say it")]
pub struct AccessText {
    pub no_payment: fn(u8) -> String,
    pub council_list: fn(Council) -> String,
    pub councillor: fn(Colour, bool) -> String,
    /// With its number among the cards of its kind, their count, and whether it is chosen.
    pub card: fn(&str, u8, u8, bool) -> String,
    /// The number of cards of a kind that match a council after the election shown.
    pub suit_then: fn(Council, u8) -> String,
    pub legal_place: fn(&[String]) -> String,
    pub legal_acquire: fn(&[String]) -> String,
    pub legal_change: fn(&[String]) -> String,
    pub legal_elect: fn(&[String]) -> String,
    pub legal_token: &'static str,
    pub legal_take: &'static str,
    pub legal_permit: &'static str,
    pub legal_repeat: &'static str,
    pub legal_card: &'static str,
    /// With the round, the card drawn, and the main and quick actions left.
    pub your_turn: fn(u16, Option<Politics>, u8, u8) -> String,
}

/// Says that a card may be added to the payment picked; none if it may not.
pub fn legal_card(legal: &Legal, draft: &Draft, card: Politics) -> Option<&'static str> {
    let pays = matches!(draft.kind, Some(Kind::Acquire | Kind::PlaceWithQueen));
    let more = draft.cards.count(card) < legal.view().hand.count(card);
    let may = pays && more && why_not_pick(legal, draft, Pick::AddCard(card)).is_none();
    may.then_some(text().access().legal_card)
}

/// Says that a target of the scene may be picked now, and its price; none if it may not, or if the
/// scene shows another draft.
pub fn legal(scene: &Scene, draft: &Draft, pick: Pick) -> Option<String> {
    let words = text().access();
    let kind = draft.kind.filter(|_| draft.kind == scene.kind)?;
    let paid = outcome::paid(scene.price(pick)?);
    Some(match (kind, pick) {
        (Kind::Answer, Pick::City(_)) => words.legal_token.to_owned(),
        (Kind::Answer, Pick::Slot(..)) => words.legal_take.to_owned(),
        (Kind::Answer, Pick::Permit(_)) => words.legal_repeat.to_owned(),
        (_, Pick::City(_)) => (words.legal_place)(&paid),
        (_, Pick::Permit(_)) => words.legal_permit.to_owned(),
        (Kind::Acquire, _) => (words.legal_acquire)(&paid),
        (Kind::ChangePermits, _) => (words.legal_change)(&paid),
        _ => (words.legal_elect)(&paid),
    })
}
