//! The seats as everybody sees them.

use super::resolution::{Beat, Resolution};
use crate::games::the_council::rules::components::{Card, DRAFTED, Suit, Suits};
use crate::games::the_council::rules::{CardSet, Chips, Decision, PublicState};
use crate::rules::Seat;

/// What a seat does now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Doing {
    /// It chooses a card to draft or cards to commit.
    Choosing,
    /// It has chosen, and the others have not yet.
    Chosen,
    /// It has nothing to choose: no unused card fits.
    NothingFits,
    /// It bids now.
    Bidding,
    /// It bids later.
    BidsLater,
    /// It has bid so many chips; 0 is a pass.
    HasBid(u16),
    /// Nothing: the game is over.
    Nothing,
    /// It took these ranks and traitor chips from the result on the stage.
    Took {
        /// Suits in which it gained a rank.
        ranks: Suits,
        /// Traitor chips.
        traitors: u8,
    },
}

/// A drafted card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drafted {
    pub card: Card,
    /// Whether it is used up for this hand.
    pub used: bool,
    /// Whether it may be committed to the event.
    pub fits: bool,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Panel {
    pub seat: Seat,
    /// Whether it is the dealer of the hand.
    pub deals: bool,
    /// Whether it opens the event.
    pub opens: bool,
    /// Suit chips.
    pub chips: Chips,
    /// Suits of the event.
    pub asked: Suits,
    /// Chips bid for the event.
    pub bid: Chips,
    /// Traitor chips.
    pub traitors: u8,
    /// Drafted cards: unused ones first, in their order.
    pub cards: Vec<Drafted>,
    /// Places for drafted cards that are still empty.
    pub empty: u8,
    /// What it does.
    pub doing: Doing,
}

/// Returns the seats at a table, in seating order.
pub fn panels(table: &PublicState) -> Vec<Panel> {
    table.each_seat().map(|seat| panel(table, seat)).collect()
}

/// Returns the seats as a result leaves them after a beat, with what it has brought them.
pub fn panels_after(result: &Resolution, beat: Beat) -> Vec<Panel> {
    let (before, table) = (&result.before, result.after(beat));
    let after = |seat| {
        let (earlier, now) = (before.player(seat), table.player(seat));
        let rises = |&suit: &Suit| now.ranks.of(suit) > earlier.ranks.of(suit);
        let ranks = Suit::ALL.into_iter().filter(rises).collect();
        let traitors = now.traitors.saturating_sub(earlier.traitors);
        Panel {
            opens: seat == before.opener,
            asked: result.event.suits(),
            doing: Doing::Took { ranks, traitors },
            ..panel(table, seat)
        }
    };
    table.each_seat().map(after).collect()
}

fn panel(table: &PublicState, seat: Seat) -> Panel {
    let player = table.player(seat);
    let is_event = matches!(table.decision, Decision::Bid(_) | Decision::Commit(_));
    let fitting = if is_event { table.committable(seat) } else { CardSet::EMPTY };
    let ready = table.ready(seat);
    let card = |card| Drafted { card, used: !ready.contains(card), fits: fitting.contains(card) };
    let cards = ready.iter().chain(player.drafted.minus(ready).iter());
    let has_chosen = table.has_chosen(seat);
    let doing = match table.decision {
        Decision::Over => Doing::Nothing,
        Decision::Bid(now) if now == seat => Doing::Bidding,
        Decision::Bid(_) if has_chosen => Doing::HasBid(player.bid.total()),
        Decision::Bid(_) => Doing::BidsLater,
        Decision::Commit(_) if fitting.is_empty() => Doing::NothingFits,
        Decision::Draft(_) | Decision::Commit(_) if has_chosen => Doing::Chosen,
        Decision::Draft(_) | Decision::Commit(_) => Doing::Choosing,
    };
    Panel {
        seat,
        deals: seat == table.dealer,
        opens: is_event && seat == table.opener,
        chips: player.chips,
        asked: if is_event { table.event_suits() } else { Suits::EMPTY },
        bid: player.bid,
        traitors: player.traitors,
        cards: cards.map(card).collect(),
        empty: DRAFTED.saturating_sub(player.drafted.len()),
        doing,
    }
}
