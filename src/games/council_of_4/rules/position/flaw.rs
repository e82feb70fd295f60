//! Flaws: why a position is impossible, and where.

use std::fmt;

use crate::games::council_of_4::rules::board::{City, NoBoard, Region};
use crate::games::council_of_4::rules::components::Council;
use crate::games::council_of_4::rules::validate::Broken;
use crate::rules::Seat;

/// A reason why a position is impossible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// Place of the flaw.
    pub place: Pointer,
    /// The fault found there.
    pub fault: Fault,
}

/// A part of a position. It is displayed as a JSON pointer such as `/players/0/merchants`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointer {
    /// More than one field, or all.
    Whole,
    /// A field of the position itself.
    Field(&'static str),
    /// A field of a player.
    Player(Seat, &'static str),
    /// A field of the permits of a region.
    Region(Region, &'static str),
    /// A council.
    Council(Council),
    /// The token of a city.
    Token(City),
    /// A gain, counted from 0.
    Gain(usize),
    /// A field of the turn.
    Turn(&'static str),
    /// A field of the luck.
    Luck(&'static str),
}

impl Pointer {
    /// Returns the field whose value is wrong, by the name that [`rests_on`] uses.
    const fn field(self) -> &'static str {
        match self {
            Pointer::Whole => "",
            Pointer::Field(field)
            | Pointer::Player(_, field)
            | Pointer::Region(_, field)
            | Pointer::Turn(field)
            | Pointer::Luck(field) => field,
            Pointer::Council(_) => "councils",
            Pointer::Token(_) => "tokens",
            Pointer::Gain(_) => "gains",
        }
    }
}

impl fmt::Display for Pointer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pointer::Whole => Ok(()),
            Pointer::Field(field) => write!(f, "/{field}"),
            Pointer::Player(seat, field) => write!(f, "/players/{}/{field}", seat.0),
            Pointer::Region(region, field) => write!(f, "/permits/{}/{field}", region.key()),
            Pointer::Council(council) => write!(f, "/councils/{}", council.word()),
            Pointer::Token(city) => write!(f, "/tokens/{city}"),
            Pointer::Gain(at) => write!(f, "/gains/{at}"),
            Pointer::Turn(field) => write!(f, "/turn/{field}"),
            Pointer::Luck(field) => write!(f, "/luck/{field}"),
        }
    }
}

/// A fault at a place. Texts are quoted up to 32 characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Another version of the form.
    Format(u32),
    /// Text that names no board, and the reason.
    Board(String, NoBoard),
    /// Letter of no city, or of one named twice.
    City(char),
    /// Letter of no colour.
    Colour(char),
    /// Id that names no permit, one named twice, or one of another region.
    Permit(String),
    /// Id that names no token.
    Token(String),
    /// Impossible number of items.
    Length(usize),
    /// Number that names no slot.
    Slot(u8),
    /// Number that names no queen's reward tile, or one named twice.
    QueensReward(u8),
    /// More cards of a kind than exist.
    CardCount(u8),
    /// Text that is not sixteen hexadecimal digits.
    Seed(String),
    /// Broken invariant of the game.
    Broken(Broken),
    /// Possible, but not in canonical form: something is listed twice or out of order.
    NotCanonical,
}

/// Returns the place of a broken invariant, as far as it is a single one.
fn place_of(broken: &Broken) -> Pointer {
    match *broken {
        Broken::Players(_) => Pointer::Field("players"),
        Broken::ReserveSize(_) => Pointer::Field("reserve"),
        Broken::PermitSlotEmpty { region, .. } | Broken::PermitSlotFull { region, .. } => {
            Pointer::Region(region, "face_up")
        }
        Broken::RoyalCityHasToken(city) | Broken::TokenOfTheBoard(city) => Pointer::Token(city),
        Broken::TooManyMerchants(seat) => Pointer::Player(seat, "merchants"),
        Broken::TooManyCoins(seat) => Pointer::Player(seat, "coins"),
        Broken::BeyondNobilityTrack(seat) => Pointer::Player(seat, "nobility"),
        Broken::MoreUsedThanPlaced(seat) => Pointer::Player(seat, "used_permits"),
        Broken::QueensRewardsLeft(_) => Pointer::Field("queens_reward_tiles_left"),
        Broken::MainActionVanished => Pointer::Turn("main_left"),
        Broken::RewardTileIncomplete { seat, .. } => Pointer::Player(seat, "reward_tiles"),
        Broken::QueensRewardWithoutTile(seat) => Pointer::Player(seat, "queens_reward_tiles"),
        Broken::NeutralMerchants => Pointer::Field("neutral_merchants"),
        Broken::GainsWithoutChoice | Broken::GainsWithoutRoom => Pointer::Field("gains"),
        Broken::GainBeyond(at) | Broken::GainOfAnother(at) => Pointer::Gain(at),
        Broken::ChoiceWithoutAnswers(_) | Broken::ChoiceOffItsSpace(_) => {
            Pointer::Field("decision")
        }
        Broken::LastRoundTooEarly
        | Broken::LastRoundMissing(_)
        | Broken::LastRoundOutOfStep { .. } => Pointer::Field("last_round"),
        Broken::NotAtTheTable(_)
        | Broken::Councillors { .. }
        | Broken::Cards { .. }
        | Broken::PermitPlaces { .. }
        | Broken::TokenPlaces { .. }
        | Broken::QueensRewardsTaken { .. }
        | Broken::QueensRewardOwners { .. }
        | Broken::RewardTileOwners { .. } => Pointer::Whole,
    }
}

/// Returns the fields that the invariant compares. If one of them could not be read, nothing is known about
/// the invariant.
const fn rests_on(broken: &Broken) -> &'static [&'static str] {
    match broken {
        Broken::Players(_) | Broken::NotAtTheTable(_) => &["players"],
        Broken::Councillors { .. } | Broken::ReserveSize(_) => &["councils", "reserve"],
        Broken::Cards { .. } => &["hand", "deck", "discards"],
        Broken::PermitPlaces { .. } => {
            &["unused_permits", "used_permits", "face_up", "unseen", "under"]
        }
        Broken::PermitSlotEmpty { .. } => &["face_up", "unseen", "under", "gains"],
        Broken::PermitSlotFull { .. } => &["face_up", "gains"],
        Broken::TokenPlaces { .. } | Broken::RoyalCityHasToken(_) | Broken::TokenOfTheBoard(_) => {
            &["tokens", "sides"]
        }
        Broken::MoreUsedThanPlaced(_) => &["used_permits", "merchants"],
        Broken::QueensRewardsTaken { .. }
        | Broken::QueensRewardOwners { .. }
        | Broken::QueensRewardWithoutTile(_)
        | Broken::RewardTileOwners { .. } => &["queens_reward_tiles"],
        Broken::RewardTileIncomplete { .. } => &["merchants", "sides"],
        Broken::TooManyMerchants(_) | Broken::LastRoundTooEarly | Broken::LastRoundMissing(_) => {
            &["merchants"]
        }
        Broken::NeutralMerchants => &["neutral_merchants"],
        Broken::GainsWithoutChoice | Broken::GainBeyond(_) | Broken::GainsWithoutRoom => &["gains"],
        Broken::GainOfAnother(_) => &["merchants", "unused_permits", "used_permits", "gains"],
        Broken::ChoiceWithoutAnswers(_) => {
            &["merchants", "tokens", "unused_permits", "used_permits", "face_up"]
        }
        Broken::TooManyCoins(_)
        | Broken::BeyondNobilityTrack(_)
        | Broken::QueensRewardsLeft(_)
        | Broken::MainActionVanished
        | Broken::ChoiceOffItsSpace(_)
        | Broken::LastRoundOutOfStep { .. } => &[],
    }
}

/// Returns the broken invariants that don't follow from unreadable parts.
pub(super) fn independent(broken: Vec<Broken>, unread: &[Flaw]) -> Vec<Flaw> {
    let follows =
        |broken: &Broken| unread.iter().any(|flaw| rests_on(broken).contains(&flaw.place.field()));
    let others = broken.into_iter().filter(|broken| !follows(broken));
    others.map(|broken| Flaw { place: place_of(&broken), fault: Fault::Broken(broken) }).collect()
}
