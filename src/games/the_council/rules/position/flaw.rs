//! Flaws: why a position is impossible, and where.

use std::fmt;

use crate::games::the_council::rules::validate::Broken;
use crate::rules::Seat;

/// A reason why a position is impossible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// Place of the flaw.
    pub place: Pointer,
    /// The fault found there.
    pub fault: Fault,
}

/// A part of a position. It is displayed as a JSON pointer such as `/players/0/unused`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointer {
    /// More than one field, or all.
    Whole,
    /// A field of the position itself.
    Field(&'static str),
    /// A player.
    Player(Seat),
    /// A field of a player.
    OfPlayer(Seat, &'static str),
    /// An event, counted from 0.
    Event(usize),
}

impl Pointer {
    /// Returns the field whose value is wrong, by the name that [`rests_on`] uses.
    const fn field(self) -> &'static str {
        match self {
            Pointer::Whole | Pointer::Player(_) => "",
            Pointer::Field(field) | Pointer::OfPlayer(_, field) => field,
            Pointer::Event(_) => "events",
        }
    }
}

impl fmt::Display for Pointer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pointer::Whole => Ok(()),
            Pointer::Field(field) => write!(f, "/{field}"),
            Pointer::Player(seat) => write!(f, "/players/{}", seat.0),
            Pointer::OfPlayer(seat, field) => write!(f, "/players/{}/{field}", seat.0),
            Pointer::Event(at) => write!(f, "/events/{at}"),
        }
    }
}

/// A fault at a place. Texts are quoted up to 32 characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Another version of the form.
    Format(u32),
    /// Impossible number of items.
    Length(usize),
    /// Code of no card.
    Card(String),
    /// Card listed before, or after one that should follow it.
    OutOfOrder(String),
    /// Rank beyond the track.
    Rank(u8),
    /// A decision without a decider, or a decider without a decision.
    Decider,
    /// A result of the current event, or none of one before it.
    Success,
    /// Text that is not sixteen hexadecimal digits in lower case.
    Seed(String),
    /// Broken invariant of the game.
    Broken(Broken),
}

/// Returns the place of a broken invariant, as far as it is a single one.
fn place_of(broken: &Broken) -> Pointer {
    match *broken {
        Broken::Players(_) => Pointer::Field("players"),
        Broken::NotAtTheTable(_)
        | Broken::BelongsToNobody(_)
        | Broken::CardPlaces { .. }
        | Broken::UsedNotDrafted(_)
        | Broken::RevealedNotUsed(_)
        | Broken::SecretOfNobody(_) => Pointer::Whole,
        Broken::Hand(_) => Pointer::Field("hand"),
        Broken::DraftedSize { seat, .. } => Pointer::Player(seat),
        Broken::HeldSize { seat, .. } => Pointer::OfPlayer(seat, "held"),
        Broken::Events { .. } | Broken::SuccessWithoutEvent => Pointer::Field("events"),
        Broken::FailedAtRank0 { place } => Pointer::Event(place),
        Broken::UsedInTheDraft { seat, .. } => Pointer::OfPlayer(seat, "used"),
        Broken::RevealedWithoutEvent { seat, .. } => Pointer::OfPlayer(seat, "revealed"),
        Broken::SecretChoice { seat, .. } => Pointer::OfPlayer(seat, "chosen"),
        Broken::BidBeforeItsTime(seat) | Broken::BidOffTheEvent { seat, .. } => {
            Pointer::OfPlayer(seat, "bid")
        }
        Broken::TooManyChips { seat, .. } => Pointer::OfPlayer(seat, "chips"),
        Broken::BeyondTheTrack { seat, .. } => Pointer::OfPlayer(seat, "ranks"),
        Broken::EmpireBeyondTheTrack(_) => Pointer::Field("empire"),
        Broken::OpenerNotDealer(_) | Broken::OpenerWithoutLowCard(_) => Pointer::Field("opener"),
        Broken::NothingToDecide(_) | Broken::OverTooEarly | Broken::GoesOnAfterCollapse(_) => {
            Pointer::Field("decision")
        }
    }
}

/// The lists of drafted cards; whether the chosen ones belong to them depends on the decision.
const DRAFTED: &[&str] = &["decider", "chosen", "unused", "revealed", "used"];
/// Where cards are.
const CARDS: &[&str] = &["decider", "held", "chosen", "unused", "revealed", "used", "events"];

/// Returns the fields that the invariant compares. If one of them could not be read, nothing is known about
/// the invariant.
const fn rests_on(broken: &Broken) -> &'static [&'static str] {
    match broken {
        Broken::Players(_)
        | Broken::NotAtTheTable(_)
        | Broken::BelongsToNobody(_)
        | Broken::Hand(_) => &[],
        Broken::BeyondTheTrack { .. } => &["ranks"],
        Broken::EmpireBeyondTheTrack(_) => &["empire"],
        Broken::CardPlaces { .. }
        | Broken::UsedNotDrafted(_)
        | Broken::RevealedNotUsed(_)
        | Broken::SecretOfNobody(_)
        | Broken::SecretChoice { .. }
        | Broken::NothingToDecide(_) => CARDS,
        Broken::DraftedSize { .. } | Broken::TooManyChips { .. } => DRAFTED,
        Broken::HeldSize { .. } => &["decider", "held", "chosen", "unused", "revealed", "used"],
        Broken::Events { .. }
        | Broken::SuccessWithoutEvent
        | Broken::FailedAtRank0 { .. }
        | Broken::BidBeforeItsTime(_)
        | Broken::BidOffTheEvent { .. }
        | Broken::OpenerNotDealer(_) => &["decider", "events"],
        Broken::UsedInTheDraft { .. }
        | Broken::RevealedWithoutEvent { .. }
        | Broken::OpenerWithoutLowCard(_) => &["decider", "events", "revealed", "used"],
        Broken::OverTooEarly | Broken::GoesOnAfterCollapse(_) => &["decider", "ranks", "empire"],
    }
}

/// Returns the broken invariants that don't follow from unreadable parts.
pub(super) fn independent(broken: Vec<Broken>, unread: &[Flaw]) -> Vec<Flaw> {
    let follows =
        |broken: &Broken| unread.iter().any(|flaw| rests_on(broken).contains(&flaw.place.field()));
    let others = broken.into_iter().filter(|broken| !follows(broken));
    others.map(|broken| Flaw { place: place_of(&broken), fault: Fault::Broken(broken) }).collect()
}
