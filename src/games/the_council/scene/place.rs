//! Places on the table where something happens: ends of flights, and places named by entries of the log.

use std::fmt::{self, Display, Formatter};

use crate::games::the_council::rules::components::{Card, Suit};
use crate::games::the_council::rules::{Action, Event};
use crate::rules::Seat;

/// Place on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// The hall.
    Hall,
    /// The column of a suit.
    Column(Suit),
    /// A rank in a suit, in its column.
    Rank(Suit, u8),
    /// Everything public about a seat.
    Seat(Seat),
    /// A number of a seat.
    Counter(Seat, Counter),
    /// A drafted card of a seat.
    Drafted(Seat, Card),
    /// The next free place for a drafted card of a seat.
    Free(Seat),
    /// The stage: the draft, the event, its result.
    Stage,
    /// The event.
    Event,
    /// The event deck and the events gone by.
    Events,
    /// The table of bids.
    Bids,
    /// The bid of a seat, with its revealed cards.
    Row(Seat),
    /// The bid of a seat in a suit.
    Cell(Seat, Suit),
    /// The verdict on the event.
    Verdict,
    /// The hand in the draft.
    Hand,
    /// A card of that hand, or a drafted card of the seat at the screen.
    Own(Card),
    /// The chips of the seat at the screen.
    Chips,
    /// Those of a suit.
    Supply(Suit),
    /// The drafted cards of the seat at the screen.
    Cards,
    /// The bids that fill the steppers, and the way to commit nothing.
    Presets,
    /// The one that offers or commits nothing.
    Pass,
    /// The score if the game ended now.
    Standing,
    /// The preview of the picks.
    Preview,
    /// The buttons that confirm or clear the picks.
    Confirm,
    /// Undo, redo and the hint.
    History,
    /// The log.
    Log,
}

/// Quantity counted for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Counter {
    /// Chips of a suit.
    Chips(Suit),
    /// Traitor chips.
    Traitors,
    /// Drafted cards.
    Cards,
}

/// Prints its key, unique at the table.
impl Display for Place {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let letter = |suit: Suit| suit.letter();
        match *self {
            Place::Hall => f.write_str("hall"),
            Place::Column(suit) => write!(f, "column-{}", letter(suit)),
            Place::Rank(suit, rank) => write!(f, "rank-{}-{rank}", letter(suit)),
            Place::Seat(seat) => write!(f, "seat-{}", seat.0),
            Place::Counter(seat, Counter::Chips(suit)) => {
                write!(f, "seat-{}-{}", seat.0, letter(suit))
            }
            Place::Counter(seat, Counter::Traitors) => write!(f, "seat-{}-traitors", seat.0),
            Place::Counter(seat, Counter::Cards) => write!(f, "seat-{}-cards", seat.0),
            Place::Drafted(seat, card) => write!(f, "seat-{}-card-{card}", seat.0),
            Place::Free(seat) => write!(f, "seat-{}-free", seat.0),
            Place::Stage => f.write_str("stage"),
            Place::Event => f.write_str("event"),
            Place::Events => f.write_str("events"),
            Place::Bids => f.write_str("bids"),
            Place::Row(seat) => write!(f, "bid-{}", seat.0),
            Place::Cell(seat, suit) => write!(f, "bid-{}-{}", seat.0, letter(suit)),
            Place::Verdict => f.write_str("verdict"),
            Place::Hand => f.write_str("hand"),
            Place::Own(card) => write!(f, "own-{card}"),
            Place::Chips => f.write_str("chips"),
            Place::Supply(suit) => write!(f, "supply-{}", letter(suit)),
            Place::Cards => f.write_str("cards"),
            Place::Presets => f.write_str("presets"),
            Place::Pass => f.write_str("pass"),
            Place::Standing => f.write_str("standing"),
            Place::Preview => f.write_str("preview"),
            Place::Confirm => f.write_str("confirm"),
            Place::History => f.write_str("history"),
            Place::Log => f.write_str("log"),
        }
    }
}

impl Place {
    /// Returns the place that contains it.
    pub fn around(self) -> Option<Place> {
        match self {
            Place::Rank(suit, _) => Some(Place::Column(suit)),
            Place::Column(_) => Some(Place::Hall),
            Place::Counter(seat, _) | Place::Free(seat) => Some(Place::Seat(seat)),
            Place::Drafted(seat, _) => Some(Place::Counter(seat, Counter::Cards)),
            Place::Cell(seat, _) => Some(Place::Row(seat)),
            Place::Row(_) => Some(Place::Bids),
            Place::Bids | Place::Event | Place::Verdict | Place::Hand => Some(Place::Stage),
            Place::Supply(_) => Some(Place::Chips),
            Place::Own(_) => Some(Place::Cards),
            Place::Pass => Some(Place::Presets),
            _ => None,
        }
    }
}

/// Returns the places named by an account of the events, each once, in their order.
pub fn named(events: &[Event]) -> Vec<Place> {
    let mut named = Vec::new();
    let mut add = |place| {
        if !named.contains(&place) {
            named.push(place);
        }
    };
    for event in events {
        match *event {
            Event::Drafted { seat, card, .. } => add(Place::Drafted(seat, card)),
            Event::Chose { seat, .. }
            | Event::Committed { seat, .. }
            | Event::OpenerFound { seat, .. } => add(Place::Seat(seat)),
            Event::EventRevealed { .. } => add(Place::Event),
            Event::Bid { seat, chips, .. } if chips.is_none() => add(Place::Row(seat)),
            Event::Bid { seat, chips, .. } => {
                let offered = Suit::ALL.into_iter().filter(|&suit| chips.of(suit) > 0);
                offered.for_each(|suit| add(Place::Cell(seat, suit)));
            }
            Event::Revealed { seat, cards } => {
                cards.iter().for_each(|card| add(Place::Drafted(seat, card)));
            }
            Event::Crowned { suit, rank: Some(rank), .. }
            | Event::RankGained { suit, rank: Some(rank), .. }
            | Event::EmpireFell { suit, rank: Some(rank) } => add(Place::Rank(suit, rank)),
            Event::Traded { seat, suit, rank, .. } => {
                add(Place::Rank(suit, rank));
                add(Place::Counter(seat, Counter::Traitors));
            }
            Event::CourtPaid { seat, .. } => add(Place::Counter(seat, Counter::Traitors)),
            Event::Resolved { .. } => add(Place::Verdict),
            Event::Collapsed { suit, .. } => add(Place::Column(suit)),
            Event::HandBegan { .. }
            | Event::Dealt { .. }
            | Event::HandPassed { .. }
            | Event::Discarded { .. }
            | Event::NothingFits { .. }
            | Event::Crowned { .. }
            | Event::Counted(_)
            | Event::RankGained { .. }
            | Event::NobodyGained { .. }
            | Event::NothingToTrade { .. }
            | Event::EmpireFell { .. }
            | Event::HandEnded { .. }
            | Event::EndedWithoutCollapse
            | Event::Scored { .. }
            | Event::GameEnded { .. } => {}
        }
    }
    named
}

/// Returns the places on the table that are used to put an action together.
pub fn of_action(action: Action) -> Vec<Place> {
    match action {
        Action::Draft(card) => vec![Place::Own(card)],
        Action::Bid(chips) if chips.is_none() => vec![Place::Pass],
        Action::Bid(chips) => {
            let offered = Suit::ALL.into_iter().filter(|&suit| chips.of(suit) > 0);
            offered.map(Place::Supply).collect()
        }
        Action::Commit(cards) if cards.is_empty() => vec![Place::Pass],
        Action::Commit(cards) => cards.iter().map(Place::Own).collect(),
    }
}
