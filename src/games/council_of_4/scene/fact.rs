//! Card that would save coins in a payment. No advice, only a fact about the player's own cards under the
//! rules.

use super::draft::Draft;
use crate::games::council_of_4::rules::components::{Politics, ROAD_PRICE};
use crate::games::council_of_4::rules::legal::council_price;
use crate::games::council_of_4::rules::{Kind, View};

/// Card of the hand that would lower the price of the same council.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fact {
    pub card: Politics,
    /// Price in coins as picked.
    pub now: u16,
    /// Price in coins with the card.
    pub then: u16,
}

/// Returns the card that saves most, if any does; if equal, a colour before the joker.
pub fn fact(view: &View, draft: &Draft) -> Option<Fact> {
    let kind = draft.kind.filter(|kind| matches!(kind, Kind::Acquire | Kind::PlaceWithQueen))?;
    let council = kind.council(draft).filter(|_| view.decides())?;
    let table = &view.table;
    let queens_way = |city| u16::from(table.board.distance(table.queen, city) * ROAD_PRICE);
    let of_queen = draft.city.filter(|_| kind == Kind::PlaceWithQueen);
    let way = of_queen.map_or(0, queens_way);
    let price = |cards| Some(council_price(table, view.hand, council, cards).ok()? + way);
    let now = price(draft.cards)?;
    let cheaper = Politics::ALL.into_iter().filter_map(|card| {
        let mut cards = draft.cards;
        cards.add(card);
        price(cards).filter(|&then| then < now).map(|then| (card, then))
    });
    let (card, then) = cheaper.min_by_key(|&(_, then)| then)?;
    Some(Fact { card, now, then })
}
