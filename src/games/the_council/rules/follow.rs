//! The public table as the events tell it, for code that shows them one after the other.

use super::cards::CardSet;
use super::chips::Chips;
use super::event::Event;
use super::hand_events::HandEvents;
use super::state::PublicState;

impl PublicState {
    /// Brings about what an event tells: everything public but who must decide, and how many decisions were made.
    pub fn follow(&mut self, event: &Event) {
        match *event {
            Event::HandBegan { number, dealer } => {
                self.players.iter_mut().for_each(|player| player.drafted = CardSet::EMPTY);
                (self.used, self.revealed) = (CardSet::EMPTY, CardSet::EMPTY);
                (self.events, self.succeeded) = (HandEvents::NONE, 0);
                (self.hand, self.dealer, self.opener) = (number, dealer, dealer);
            }
            Event::Drafted { seat, card, .. } => {
                self.player_mut(seat).take(card);
            }
            Event::EventRevealed { card, .. } => self.events.push(card),
            Event::Bid { seat, chips, .. } => self.player_mut(seat).offer(chips),
            // What is used up was revealed for an earlier event.
            Event::Revealed { cards, .. } => {
                self.revealed = self.revealed.minus(self.used).or(cards);
            }
            Event::Resolved { success, .. } => {
                self.revealed = self.revealed.minus(self.used);
                self.used = self.used.or(self.revealed);
                let resolved = self.events_begun().saturating_sub(1);
                self.succeeded |= u16::from(success).wrapping_shl(resolved as u32);
                self.players.iter_mut().for_each(|player| player.bid = Chips::NONE);
            }
            Event::Crowned { seat, suit, rank: Some(rank), .. }
            | Event::RankGained { seat, suit, rank: Some(rank) } => {
                self.player_mut(seat).ranks.set(suit, rank);
            }
            Event::Traded { seat, suit, rank, .. } => {
                let player = self.player_mut(seat);
                player.ranks.set(suit, rank);
                player.traitors = player.traitors.saturating_add(1);
            }
            Event::CourtPaid { seat, .. } => {
                let player = self.player_mut(seat);
                player.traitors = player.traitors.saturating_add(1);
            }
            Event::EmpireFell { suit, rank: Some(rank) } => self.empire.set(suit, rank),
            Event::OpenerFound { seat, .. } => self.opener = seat,
            Event::Dealt { .. }
            | Event::Chose { .. }
            | Event::HandPassed { .. }
            | Event::Discarded { .. }
            | Event::Committed { .. }
            | Event::NothingFits { .. }
            | Event::Crowned { rank: None, .. }
            | Event::Counted(_)
            | Event::RankGained { rank: None, .. }
            | Event::NobodyGained { .. }
            | Event::NothingToTrade { .. }
            | Event::EmpireFell { rank: None, .. }
            | Event::HandEnded { .. }
            | Event::Collapsed { .. }
            | Event::EndedWithoutCollapse
            | Event::Scored { .. }
            | Event::GameEnded { .. } => {}
        }
    }
}
