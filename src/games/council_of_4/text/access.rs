//! Texts for players who don't see the table: legal picks with their prices, and all else that
//! only pictures show.

use super::outcome;
use crate::games::council_of_4::rules::Kind;
use crate::games::council_of_4::rules::components::Politics;
use crate::games::council_of_4::scene::reason::why_not_pick;
use crate::games::council_of_4::scene::{Draft, Legal, Pick, Scene};
use crate::games::council_of_4::text::Subjects;
use crate::text::text;

/// Says that a card may be added to the payment picked; none if it may not.
pub fn legal_card(legal: &Legal, draft: &Draft, card: Politics) -> Option<&'static str> {
    let pays = matches!(draft.kind, Some(Kind::Acquire | Kind::PlaceWithQueen));
    let more = draft.cards.count(card) < legal.view().hand.count(card);
    let may = pays && more && why_not_pick(legal, draft, Pick::AddCard(card)).is_none();
    may.then_some(text().access().legal_card())
}

/// Says that a target of the scene may be picked now, and its price; none if it may not, or if the
/// scene shows another draft.
pub fn legal(scene: &Scene, draft: &Draft, pick: Pick) -> Option<String> {
    let words = text().access();
    let kind = draft.kind.filter(|_| draft.kind == scene.kind)?;
    let paid = outcome::paid(scene.price(pick)?);
    Some(match (kind, pick) {
        (Kind::Answer, Pick::City(_)) => words.legal_token().to_owned(),
        (Kind::Answer, Pick::Slot(..)) => words.legal_take().to_owned(),
        (Kind::Answer, Pick::Permit(_)) => words.legal_repeat().to_owned(),
        (_, Pick::City(_)) => words.legal_place(&paid),
        (_, Pick::Permit(_)) => words.legal_permit().to_owned(),
        (Kind::Acquire, _) => words.legal_acquire(&paid),
        (Kind::ChangePermits, _) => words.legal_change(&paid),
        _ => words.legal_elect(&paid),
    })
}
