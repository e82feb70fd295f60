//! The engine's JSON besides positions: events, reasons and scores, in names that stay.
//!
//! Objects with several shapes name theirs in `kind`. Cards are written as in notation, suits by their letters, chips
//! by the letters of suits as in positions; hands and events of a hand count from 1, seats from 0.

use serde::Serialize;

use crate::games::the_council::rules::chips::Chips;
use crate::games::the_council::rules::components::{Card, Suit};
use crate::games::the_council::rules::count::{Standing, SuitCount};
use crate::games::the_council::rules::event::{Event, Opening};
use crate::games::the_council::rules::legal::Illegal;
use crate::games::the_council::rules::position::{BySuit, Kind, codes};
use crate::games::the_council::rules::scoring::{Score, TieBreak, ranking, score};
use crate::games::the_council::rules::state::{Decision, PublicState, Seats};
use crate::rules::Seat;

/// An event, as [`Event`] explains it. Null stands for cards that its reader may not know, and for ranks beyond the end
/// of a track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum EventForm {
    HandBegan {
        number: u8,
        dealer: Seat,
    },
    Dealt {
        seat: Seat,
        cards: Option<Vec<String>>,
    },
    Chose {
        seat: Seat,
        card: Option<String>,
    },
    Drafted {
        seat: Seat,
        card: String,
        chips: BySuit,
    },
    HandPassed {
        from: Seat,
        to: Seat,
        cards: Option<Vec<String>>,
    },
    Discarded {
        seat: Seat,
        card: Option<String>,
    },
    EventRevealed {
        card: String,
        number: u8,
        opener: Seat,
    },
    Bid {
        seat: Seat,
        chips: BySuit,
        by_choice: bool,
    },
    Committed {
        seat: Seat,
        cards: Option<Vec<String>>,
    },
    NothingFits {
        seat: Seat,
    },
    Revealed {
        seat: Seat,
        cards: Vec<String>,
    },
    Crowned {
        seat: Seat,
        card: String,
        suit: char,
        rank: Option<u8>,
    },
    Counted {
        suit: char,
        /// By seat.
        bids: Vec<BidForm>,
        highest: Vec<Seat>,
        lowest: Vec<Seat>,
    },
    Resolved {
        /// Null if it is unlimited.
        total: Option<u16>,
        rank: u8,
        success: bool,
    },
    RankGained {
        seat: Seat,
        suit: char,
        rank: Option<u8>,
    },
    NobodyGained {
        suit: char,
        tied: Vec<Seat>,
    },
    Traded {
        seat: Seat,
        suit: char,
        rank: u8,
        lowest: Vec<Seat>,
    },
    NothingToTrade {
        seat: Seat,
        suit: char,
    },
    CourtPaid {
        seat: Seat,
        card: String,
    },
    EmpireFell {
        suit: char,
        /// Null if it stays at 0.
        rank: Option<u8>,
    },
    OpenerFound {
        seat: Seat,
        /// The card of lowest rank, if anyone revealed one.
        card: Option<String>,
        /// The seats that revealed one of that rank, if several did.
        tied: Vec<Seat>,
    },
    HandEnded {
        number: u8,
    },
    Collapsed {
        suit: char,
        above: Vec<Seat>,
    },
    EndedWithoutCollapse,
    Scored {
        seat: Seat,
        score: SeatScore,
    },
    GameEnded {
        winners: Vec<Seat>,
    },
}

/// A bid in a suit, as [`Standing`] explains it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct BidForm {
    pub chips: u8,
    pub pawns: u8,
    pub ace: bool,
    pub number: Option<u8>,
}

/// The reason why an action is not legal, as [`Illegal`] explains it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum IllegalForm {
    GameOver,
    AnotherDecision { decision: Kind },
    NotInHand { card: String },
    NotOnEvent { suit: char },
    TooFewChips { suit: char, offered: u8, there: u8 },
    NotDrafted { card: String },
    UsedUp { card: String },
    DoesNotFit { card: String },
}

/// The scores of all seats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ScoreForm {
    /// Whether this is the final score, not the score if the game ended now.
    pub over: bool,
    /// Seats from best to worst, tied ones together.
    pub ranking: Vec<Vec<Seat>>,
    /// Scores by seat.
    pub seats: Vec<SeatScore>,
}

/// The score of one seat by cause, as [`Score`] explains it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatScore {
    /// All points.
    pub total: u16,
    pub traitors: u8,
    pub ranks: BySuit,
    pub doubled: BySuit,
    pub tie_break: TieBreak,
}

/// Returns the number of seats of a count: a seat that is at the table and bids nothing is among the lowest.
pub(super) fn seats_of(count: &SuitCount) -> u8 {
    let seats = (1..).zip(&count.standings).filter(|&(seat, standing)| {
        count.lowest.contains(Seat(seat - 1)) || *standing != Standing::default()
    });
    seats.map(|(seat, _)| seat).max().unwrap_or(0)
}

fn listed(seats: Seats) -> Vec<Seat> {
    seats.iter().collect()
}

fn by_suit(chips: Chips) -> BySuit {
    Suit::ALL.map(|suit| chips.of(suit)).into()
}

impl From<&Event> for EventForm {
    fn from(event: &Event) -> EventForm {
        let code = |card: Card| card.to_string();
        match *event {
            Event::HandBegan { number, dealer } => EventForm::HandBegan { number, dealer },
            Event::Dealt { seat, cards } => EventForm::Dealt { seat, cards: cards.map(codes) },
            Event::Chose { seat, card } => EventForm::Chose { seat, card: card.map(code) },
            Event::Drafted { seat, card, chips } => {
                EventForm::Drafted { seat, card: code(card), chips: by_suit(chips) }
            }
            Event::HandPassed { from, to, cards } => {
                EventForm::HandPassed { from, to, cards: cards.map(codes) }
            }
            Event::Discarded { seat, card } => EventForm::Discarded { seat, card: card.map(code) },
            Event::EventRevealed { card, number, opener } => {
                EventForm::EventRevealed { card: code(card), number, opener }
            }
            Event::Bid { seat, chips, by_choice } => {
                EventForm::Bid { seat, chips: by_suit(chips), by_choice }
            }
            Event::Committed { seat, cards } => {
                EventForm::Committed { seat, cards: cards.map(codes) }
            }
            Event::NothingFits { seat } => EventForm::NothingFits { seat },
            Event::Revealed { seat, cards } => EventForm::Revealed { seat, cards: codes(cards) },
            Event::Crowned { seat, card, suit, rank } => {
                EventForm::Crowned { seat, card: code(card), suit: suit.letter(), rank }
            }
            Event::Counted(ref count) => EventForm::Counted {
                suit: count.suit.letter(),
                bids: count
                    .standings
                    .into_iter()
                    .take(seats_of(count).into())
                    .map(BidForm::from)
                    .collect(),
                highest: listed(count.highest),
                lowest: listed(count.lowest),
            },
            Event::Resolved { total, rank, success } => {
                EventForm::Resolved { total, rank, success }
            }
            Event::RankGained { seat, suit, rank } => {
                EventForm::RankGained { seat, suit: suit.letter(), rank }
            }
            Event::NobodyGained { suit, tied } => {
                EventForm::NobodyGained { suit: suit.letter(), tied: listed(tied) }
            }
            Event::Traded { seat, suit, rank, lowest } => {
                EventForm::Traded { seat, suit: suit.letter(), rank, lowest: listed(lowest) }
            }
            Event::NothingToTrade { seat, suit } => {
                EventForm::NothingToTrade { seat, suit: suit.letter() }
            }
            Event::CourtPaid { seat, card } => EventForm::CourtPaid { seat, card: code(card) },
            Event::EmpireFell { suit, rank } => EventForm::EmpireFell { suit: suit.letter(), rank },
            Event::OpenerFound { seat, why } => {
                let (card, tied) = match why {
                    Opening::LowCard(card) => (Some(card), Seats::default()),
                    Opening::LowCardBidLatest { card, tied } => (Some(card), tied),
                    Opening::NextSeat => (None, Seats::default()),
                };
                EventForm::OpenerFound { seat, card: card.map(code), tied: listed(tied) }
            }
            Event::HandEnded { number } => EventForm::HandEnded { number },
            Event::Collapsed { suit, above } => {
                EventForm::Collapsed { suit: suit.letter(), above: listed(above) }
            }
            Event::EndedWithoutCollapse => EventForm::EndedWithoutCollapse,
            Event::Scored { seat, score } => EventForm::Scored { seat, score: score.into() },
            Event::GameEnded { winners } => EventForm::GameEnded { winners: listed(winners) },
        }
    }
}

impl From<Standing> for BidForm {
    fn from(standing: Standing) -> BidForm {
        let Standing { chips, pawns, ace, number } = standing;
        BidForm { chips, pawns, ace, number }
    }
}

impl From<Illegal> for IllegalForm {
    fn from(illegal: Illegal) -> IllegalForm {
        match illegal {
            Illegal::Over | Illegal::AnotherDecision(Decision::Over) => IllegalForm::GameOver,
            Illegal::AnotherDecision(decision) => {
                IllegalForm::AnotherDecision { decision: decision.into() }
            }
            Illegal::NotInHand(card) => IllegalForm::NotInHand { card: card.to_string() },
            Illegal::NotOnEvent(suit) => IllegalForm::NotOnEvent { suit: suit.letter() },
            Illegal::TooFewChips { suit, offered, there } => {
                IllegalForm::TooFewChips { suit: suit.letter(), offered, there }
            }
            Illegal::NotDrafted(card) => IllegalForm::NotDrafted { card: card.to_string() },
            Illegal::UsedUp(card) => IllegalForm::UsedUp { card: card.to_string() },
            Illegal::DoesNotFit(card) => IllegalForm::DoesNotFit { card: card.to_string() },
        }
    }
}

impl From<Score> for SeatScore {
    fn from(score: Score) -> SeatScore {
        let Score { traitors, ranks, doubled, tie_break } = score;
        SeatScore {
            total: score.total(),
            traitors,
            ranks: ranks.into(),
            doubled: doubled.into(),
            tie_break,
        }
    }
}

impl ScoreForm {
    /// Returns the form of the scores of all seats.
    pub fn of(table: &PublicState) -> ScoreForm {
        ScoreForm {
            over: table.decision == Decision::Over,
            ranking: ranking(table),
            seats: table.each_seat().map(|seat| score(table, seat).into()).collect(),
        }
    }
}
