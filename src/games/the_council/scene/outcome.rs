//! What an action brings, before it is done.

use super::Gains;
use super::bids::Bids;
use super::draft::Draft;
use super::drafting::{Taken, taken};
use super::preset::chips_to_lead;
use super::resolution::Step;
use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::components::{Card, Suit};
use crate::games::the_council::rules::{Action, CardSet, Chips, View};
use crate::rules::{Game, Seat, Seed};

/// What an action brings.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// What it brings of its kind.
    pub brings: Brings,
    /// Whether it shows something hidden, so that it can't be undone.
    pub reveals: bool,
    /// Whether the next decision is the same seat's, as it is now.
    pub goes_on: bool,
}

/// What an action of a kind brings.
#[derive(Clone, Debug, PartialEq)]
pub enum Brings {
    /// A drafted card.
    Card(Taken),
    /// A bid.
    Bid(Offer),
    /// Cards committed to the event.
    Cards(Commitment),
}

/// What the event would bring a seat, as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// All bids together before the pick and with it; `None` if unlimited.
    pub total: (Option<u16>, Option<u16>),
    /// Rank of the event.
    pub rank: u8,
    /// Whether it succeeds as it stands.
    pub succeeds: bool,
    /// Changes of the seat's ranks by its Crowns, in any case and before all others.
    pub crowned: Vec<Step>,
    /// Changes of the seat's ranks that success brings.
    pub on_success: Vec<Step>,
    /// Changes of the seat's ranks that failure brings; none if it can't fail any more.
    pub on_failure: Vec<Step>,
    /// Traitor chips that failure brings the seat; 0 if it can't fail any more.
    pub traitors: u8,
}

/// A bid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    pub chips: Chips,
    /// Place of the bid, from 1, and the number of bids.
    pub place: (usize, usize),
    /// Chips of all suits that the seat has, and that it keeps.
    pub left: (u16, u16),
    /// In each suit of the event, chips beyond those offered with which the seat alone would be highest; 0 if it is.
    pub more_to_lead: Vec<(Suit, u8)>,
    /// What it would bring.
    pub prospect: Prospect,
}

/// Cards committed to the event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Commitment {
    pub cards: CardSet,
    /// The one that counts for opening the next event, which the lowest one does.
    pub low: Option<Card>,
    /// Whether no card opens a next event, since this is the last one of the hand.
    pub last: bool,
    /// Whether the seat opens the next event if nobody reveals a card: it sits behind the opener.
    pub opens_unless_revealed: bool,
    /// Unused cards that the seat keeps.
    pub kept: CardSet,
    /// What they would bring.
    pub prospect: Prospect,
}

impl Outcome {
    /// Returns what an action of the view's seat brings; `None` if it is not legal.
    pub fn of(view: &View, action: Action) -> Option<Outcome> {
        let seat = view.seat.filter(|_| view.decides())?;
        // Any luck will do: neither depends on it.
        let mut state = TheCouncil::determinise(view, &mut Seed(0).stream(0));
        let mut reveals = false;
        TheCouncil::apply(&mut state, action, |event| reveals |= TheCouncil::reveals(&event))
            .ok()?;
        let goes_on = !reveals && TheCouncil::decider(&state) == Some(seat);
        let brings = match action {
            Action::Draft(card) => Brings::Card(taken(view, card)?),
            Action::Bid(chips) => Brings::Bid(offer(view, seat, chips)?),
            Action::Commit(cards) => Brings::Cards(Commitment {
                cards,
                low: cards.lowest(),
                last: view.table.is_last_event(),
                opens_unless_revealed: view.table.opener.next(view.table.seats()) == seat,
                kept: view.table.ready(seat).minus(cards),
                prospect: Prospect::of(view, action)?,
            }),
        };
        Some(Outcome { brings, reveals, goes_on })
    }
}

fn offer(view: &View, seat: Seat, chips: Chips) -> Option<Offer> {
    let table = &view.table;
    let supply = table.player(seat).chips;
    let more = |suit| (suit, chips_to_lead(table, seat, suit).saturating_sub(chips.of(suit)));
    let place = table.seats_from(table.opener).position(|other| other == seat)?;
    Some(Offer {
        chips,
        place: (place + 1, table.seats().into()),
        left: (supply.total(), supply.minus(chips).total()),
        more_to_lead: table.event_suits().iter().map(more).collect(),
        prospect: Prospect::of(view, Action::Bid(chips))?,
    })
}

impl Prospect {
    /// Returns what the event would bring the view's seat after an action, as if nobody else revealed a card or bid
    /// any more.
    pub fn of(view: &View, action: Action) -> Option<Prospect> {
        let seat = view.seat?;
        let bids = Bids::open(view, &Draft::of(action))?;
        let traitors = bids.failure.as_ref().map(|failure| failure.traitors(seat));
        Some(Prospect {
            total: (bids.total_before, bids.total),
            rank: bids.event.rank(),
            succeeds: bids.stands.succeeds(),
            crowned: bids.success.as_ref().map(|side| side.crowns_of(seat)).unwrap_or_default(),
            on_success: bids.results_of(seat, true),
            on_failure: bids.results_of(seat, false),
            traitors: traitors.map_or(0, |(before, after)| after - before),
        })
    }

    /// Returns what it brings the seat as the event stands.
    pub fn gains(&self) -> Gains {
        let (steps, traitors) = match self.succeeds {
            true => (&self.on_success, 0),
            false => (&self.on_failure, self.traitors),
        };
        let mut gains = Gains { traitors, ..Gains::default() };
        for step in self.crowned.iter().chain(steps) {
            let to = step.to.unwrap_or(step.from);
            gains.ranks[step.suit.index()] += to as i8 - step.from as i8;
        }
        gains
    }
}

/// Returns for each card that fits the event what committing it alone would bring.
pub fn instead(view: &View) -> Vec<(Card, Prospect)> {
    let Some(seat) = view.seat.filter(|_| view.decides()) else { return Vec::new() };
    let alone = |card| Some((card, Prospect::of(view, Action::Commit(CardSet::of(card)))?));
    view.table.committable(seat).iter().filter_map(alone).collect()
}
