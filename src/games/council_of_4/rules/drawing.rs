//! What is drawn: permits into their slots, and cards into hands.

use super::action::Slot;
use super::board::Region;
use super::components::{PERMITS_PER_REGION, Permit};
use super::event::Event;
use super::state::{State, stream};
use crate::rules::Seat;

/// Fills the empty slots of a region from its deck, slot 1 first, while permits last (R18).
pub(super) fn fill_slots(state: &mut State, region: Region, on_event: &mut impl FnMut(Event)) {
    for slot in Slot::ALL {
        fill_slot(state, region, slot, on_event);
    }
}

/// Fills a slot if it is empty and its deck is not.
pub(super) fn fill_slot(
    state: &mut State,
    region: Region,
    slot: Slot,
    on_event: &mut impl FnMut(Event),
) {
    if state.table.permit(region, slot).is_some() {
        return;
    }
    let was_hidden = state.table.decks[region.index()].unseen_len() > 1;
    if let Some(permit) = draw_permit(state, region) {
        state.table.face_up[region.index()][slot.index()] = Some(permit);
        on_event(Event::SlotFilled { permit, slot, was_hidden });
    }
}

fn draw_permit(state: &mut State, region: Region) -> Option<Permit> {
    let deck = &mut state.table.decks[region.index()];
    let unseen = u32::from(deck.unseen_len());
    if unseen == 0 {
        return deck.take_under(region);
    }
    // Permits are revealed one by one and never hidden again.
    let drawn = u32::from(PERMITS_PER_REGION).saturating_sub(unseen);
    let stream = stream::PERMITS + region.index() as u64;
    let rank = state.luck.seed.draw(stream, drawn, unseen);
    deck.take_unseen(region, rank)
}

/// Draws one politics card, from the discards if the deck is empty, or none (R1).
pub(super) fn draw_card(state: &mut State, seat: Seat, on_event: &mut impl FnMut(Event)) {
    if state.deck.is_empty() && !state.table.discards.is_empty() {
        state.deck = std::mem::take(&mut state.table.discards);
        on_event(Event::DiscardsShuffled);
    }
    let count = u32::from(state.deck.len());
    if count == 0 {
        on_event(Event::NoCardLeft { seat });
        return;
    }
    let position = state.luck.draw_politics(count);
    if let Some(card) = state.deck.nth(position) {
        state.deck.remove(card);
        state.hand_mut(seat).add(card);
        on_event(Event::CardDrawn { seat, card: Some(card) });
    }
}
