//! Tips on the symbols of this game, each of one or two sentences.

use std::fmt;

use super::said::tip::Tip as Say;
use super::{Front, Subjects, pieces, said};
use crate::games::the_council::rules::components::{
    Card, DRAFTED, HANDS, Kind, LAST_RANK, PAWN_BID, Suit,
};
use crate::record::SeatColour;
use crate::text::text;
use crate::text::tip::seat_key;

/// A symbol with a tip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tip {
    Suit(Suit),
    /// A card with its suits and what it does.
    Card(Card),
    Kind(Kind),
    Seat(SeatColour),
    Chips,
    /// Chips that were bid.
    Bid,
    Traitors,
    Rank,
    /// The beam of a column, with the rank of the empire.
    Empire,
    /// The cracked beam of a suit that would count.
    WouldCount,
    Collapse,
    Doubled,
    /// Points if the game ended now.
    Points,
    Event,
    EventRank,
    /// The cells that fill up to the rank of the event.
    Meter,
    Success,
    Failure,
    /// The highest bid in a suit.
    Highest,
    Lowest,
    Tie,
    Opener,
    LowCard,
    /// A hand of the game: a draft and its events.
    Hand,
    /// The number of a card in the draft.
    Draft,
    Dealer,
    EventsLeft,
    EventDeck,
    /// Cards that a player has drafted.
    Drafted,
    Used,
    /// That a secret choice is made.
    Chosen,
    Lead,
    Reach,
    Pass,
    /// No card at all.
    Hold,
    /// Players nearest to the empire.
    Nearest,
    /// The eye of an action that reveals hidden information.
    Reveals,
}

/// What a tip without data has: its key, its name and its purpose.
type Single = (Tip, &'static str, fn(Say) -> &'static str, fn(Say) -> String);

/// The tips without data.
const SINGLE: [Single; 33] = [
    (Tip::Chips, "chips", Say::chips, |say| say.chips_what().into()),
    (Tip::Bid, "bid", Say::bid, |say| say.bid_what().into()),
    (Tip::Traitors, "traitors", Say::traitors, |say| say.traitors_what().into()),
    (Tip::Rank, "rank", Say::rank, |say| say.rank_what(LAST_RANK)),
    (Tip::Empire, "empire", Say::empire, |say| say.empire_what(LAST_RANK)),
    (Tip::WouldCount, "would-count", Say::would_count, |say| say.would_count_what().into()),
    (Tip::Collapse, "collapse", Say::collapse, |say| say.collapse_what().into()),
    (Tip::Doubled, "doubled", Say::doubled, |say| say.doubled_what().into()),
    (Tip::Points, "points", Say::points, |say| say.points_what().into()),
    (Tip::Event, "event", Say::event, |say| say.event_what().into()),
    (Tip::EventRank, "event-rank", Say::event_rank, |say| say.event_rank_what().into()),
    (Tip::Meter, "meter", Say::meter, |say| say.meter_what().into()),
    (Tip::Success, "success", Say::success, |say| say.success_what().into()),
    (Tip::Failure, "failure", Say::failure, |say| say.failure_what().into()),
    (Tip::Highest, "highest", Say::highest, |say| say.highest_what().into()),
    (Tip::Lowest, "lowest", Say::lowest, |say| say.lowest_what().into()),
    (Tip::Tie, "tie", Say::tie, |say| say.tie_what().into()),
    (Tip::Opener, "opener", Say::opener, |say| say.opener_what().into()),
    (Tip::LowCard, "low-card", Say::low_card, |say| say.low_card_what().into()),
    (Tip::Hand, "hand", Say::hand, |say| say.hand_what(HANDS)),
    (Tip::Draft, "draft", Say::draft, |say| say.draft_what(DRAFTED)),
    (Tip::Dealer, "dealer", Say::dealer, |say| say.dealer_what().into()),
    (Tip::EventsLeft, "events-left", Say::events_left, |say| say.events_left_what().into()),
    (Tip::EventDeck, "event-deck", Say::event_deck, |say| say.event_deck_what().into()),
    (Tip::Drafted, "drafted", Say::drafted, |say| say.drafted_what().into()),
    (Tip::Used, "used", Say::used, |say| say.used_what().into()),
    (Tip::Chosen, "chosen", Say::chosen, |say| say.chosen_what().into()),
    (Tip::Lead, "lead", Say::lead, |say| say.lead_what().into()),
    (Tip::Reach, "reach", Say::reach, |say| say.reach_what().into()),
    (Tip::Pass, "pass", Say::pass, |say| say.pass_what().into()),
    (Tip::Hold, "hold", Say::hold, |say| say.hold_what().into()),
    (Tip::Nearest, "nearest", Say::nearest, |say| say.nearest_what().into()),
    (Tip::Reveals, "reveals", Say::reveals, |say| say.reveals_what().into()),
];

impl Tip {
    /// Returns every tip.
    pub fn all() -> impl Iterator<Item = Tip> {
        (SINGLE.into_iter().map(|(tip, ..)| tip))
            .chain(Suit::ALL.map(Tip::Suit))
            .chain(Card::ALL.map(Tip::Card))
            .chain(Kind::ALL.map(Tip::Kind))
            .chain(SeatColour::ALL.map(Tip::Seat))
    }

    /// Returns what a tip without data has.
    fn single(self) -> Option<Single> {
        SINGLE.into_iter().find(|&(tip, ..)| tip == self)
    }

    /// Returns the name of the symbol.
    pub fn name(self) -> String {
        let say = text().tip();
        match self {
            Tip::Suit(of) => pieces::suit(of).to_owned(),
            Tip::Card(of) => pieces::card(of),
            Tip::Kind(of) => text().pieces().kind_name(of),
            Tip::Seat(of) => say.seat(&text().cover().seat(of)),
            single => single.single().map_or("", |(_, _, name, _)| name(say)).to_owned(),
        }
    }

    /// Returns the purpose of the symbol.
    pub fn what(self) -> String {
        let say = text().tip();
        match self {
            Tip::Suit(of) => say.suit_what(of),
            Tip::Card(of) => {
                let (kind, rank, suits) = (of.kind(), of.rank(), &of.suits().to_vec());
                let pawn_bid = PAWN_BID;
                say.card_what(said::tip::CardWhat { kind, rank, suits, pawn_bid })
            }
            Tip::Kind(of) => say.kind_what(of, PAWN_BID),
            Tip::Seat(_) => say.seat_what().to_owned(),
            single => single.single().map(|(.., what)| what(say)).unwrap_or_default(),
        }
    }

    /// Returns the tip of a key, as printed by `Display`.
    pub fn of_key(key: &str) -> Option<Tip> {
        Tip::all().find(|tip| tip.to_string() == key)
    }
}

impl fmt::Display for Tip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Tip::Suit(suit) => write!(f, "suit-{}", suit.letter()),
            Tip::Card(card) => write!(f, "card-{card}"),
            Tip::Kind(kind) => write!(f, "kind-{}", kind.key()),
            Tip::Seat(colour) => f.write_str(&seat_key(colour)),
            single => f.write_str(single.single().map_or("", |(_, key, ..)| key)),
        }
    }
}
