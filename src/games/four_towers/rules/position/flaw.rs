//! Flaws: why a position is impossible, and where.

use std::fmt;

use crate::games::four_towers::rules::components::Village;
use crate::games::four_towers::rules::validate::Broken;
use crate::rules::Seat;

/// A reason why a position is impossible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// Place of the flaw.
    pub place: Pointer,
    /// The fault found there.
    pub fault: Fault,
}

/// A part of a position. It is displayed as a JSON pointer such as `/players/0/followers`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointer {
    /// More than one field, or all.
    Whole,
    /// A field of the position itself.
    Field(&'static str),
    /// The peasants of a village.
    Village(Village),
    /// A slot of the display, counted from 0.
    Slot(usize),
    /// A player.
    Player(Seat),
    /// A field of a player.
    OfPlayer(Seat, &'static str),
    /// A champion of a player, counted from 0.
    Champion(Seat, usize),
}

impl Pointer {
    /// Returns the field whose value is wrong, by the name that [`rests_on`] uses.
    const fn field(self) -> &'static str {
        match self {
            Pointer::Whole | Pointer::Player(_) => "",
            Pointer::Field(field) | Pointer::OfPlayer(_, field) => field,
            Pointer::Village(_) => "land",
            Pointer::Slot(_) => "display",
            Pointer::Champion(..) => "champions",
        }
    }
}

impl fmt::Display for Pointer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pointer::Whole => Ok(()),
            Pointer::Field(field) => write!(f, "/{field}"),
            Pointer::Village(village) => write!(f, "/land/{}", village.letter()),
            Pointer::Slot(slot) => write!(f, "/display/{slot}"),
            Pointer::Player(seat) => write!(f, "/players/{}", seat.0),
            Pointer::OfPlayer(seat, field) => write!(f, "/players/{}/{field}", seat.0),
            Pointer::Champion(seat, place) => write!(f, "/players/{}/champions/{place}", seat.0),
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
    /// Text that is not letters of clans in their order.
    Clans(String),
    /// Text that is not letters of clans, or of too many.
    Row(String),
    /// More followers of a clan than there are spaces.
    TooMany(u8),
    /// Spaces beyond the track, or not from the bottom.
    Steps,
    /// A skill used in this turn by another player than the one whose turn it is.
    UsedByAnother,
    /// Text that is not sixteen hexadecimal digits in lower case.
    Seed(String),
    /// Broken invariant of the game.
    Broken(Broken),
}

/// Returns the place of a broken invariant, as far as it is a single one.
fn place_of(broken: &Broken) -> Pointer {
    match *broken {
        Broken::Players(_) => Pointer::Field("players"),
        Broken::First(_) => Pointer::Field("first"),
        Broken::Peasants { .. }
        | Broken::Gems { .. }
        | Broken::GemsWon { .. }
        | Broken::ChampionTwice(_)
        | Broken::NothingToDecide(_)
        | Broken::UnfinishedAtTheEnd => Pointer::Whole,
        Broken::BelongsToNobody(seat) => Pointer::Player(seat),
        Broken::TurnNumber { .. } => Pointer::Field("turn"),
        Broken::TrackGem { .. } | Broken::GemPassedBy { .. } => Pointer::Field("track_gems"),
        Broken::Supply { .. } => Pointer::Field("supply"),
        Broken::Mercenaries(seat) => Pointer::OfPlayer(seat, "mercenaries"),
        Broken::Merchants(seat) => Pointer::OfPlayer(seat, "merchants"),
        Broken::Mountaineers(seat) => Pointer::OfPlayer(seat, "mountaineers"),
        Broken::BeyondTheTrack(seat) => Pointer::OfPlayer(seat, "step"),
        Broken::NotDoubled(seat) => Pointer::OfPlayer(seat, "doubled"),
        Broken::ChampionMissing { seat, place } | Broken::Tokens { seat, place } => {
            Pointer::Champion(seat, place)
        }
        Broken::UsedWithoutSkill { seat, place } => Pointer::Champion(seat, place),
        Broken::DisplayNotFilled { slot } => Pointer::Slot(slot),
        Broken::Drawn { .. } | Broken::StuckDraw => Pointer::Field("drawn"),
        Broken::TooManyPeasants(village)
        | Broken::TooManyToCome(village)
        | Broken::BurstsUndecided(village) => Pointer::Village(village),
        Broken::DemotesNobody => Pointer::Field("demotion"),
        Broken::SpiritsNotOwed => Pointer::Field("spirits"),
    }
}

/// Where peasants are that a player has.
const MATS: &[&str] = &["followers", "mercenaries", "merchants", "mountaineers", "champions"];
/// What says how far the turn has come.
const TURN: &[&str] = &["land", "drawn", "champions"];

/// Returns the fields that the invariant compares. If one of them could not be read, nothing is known about
/// the invariant.
const fn rests_on(broken: &Broken) -> &'static [&'static str] {
    match broken {
        Broken::Players(_)
        | Broken::First(_)
        | Broken::TurnNumber { .. }
        | Broken::Supply { .. }
        | Broken::BeyondTheTrack(_) => &[],
        Broken::BelongsToNobody(_) => MATS,
        Broken::Peasants { .. } => {
            &["land", "drawn", "followers", "mercenaries", "merchants", "mountaineers", "champions"]
        }
        Broken::Gems { .. } => &["track_gems", "champions"],
        Broken::TrackGem { .. } | Broken::GemPassedBy { .. } | Broken::GemsWon { .. } => {
            &["track_gems"]
        }
        Broken::Mercenaries(_) | Broken::NotDoubled(_) => &["mercenaries"],
        Broken::Merchants(_) => &["merchants"],
        Broken::Mountaineers(_) => &["mountaineers"],
        Broken::ChampionTwice(_) | Broken::DisplayNotFilled { .. } => &["champions", "display"],
        Broken::ChampionMissing { .. }
        | Broken::Tokens { .. }
        | Broken::UsedWithoutSkill { .. }
        | Broken::SpiritsNotOwed => &["champions"],
        Broken::Drawn { .. }
        | Broken::StuckDraw
        | Broken::TooManyPeasants(_)
        | Broken::TooManyToCome(_)
        | Broken::BurstsUndecided(_)
        | Broken::DemotesNobody
        | Broken::UnfinishedAtTheEnd => TURN,
        Broken::NothingToDecide(_) => &[
            "land",
            "drawn",
            "followers",
            "mercenaries",
            "merchants",
            "mountaineers",
            "champions",
            "display",
        ],
    }
}

/// Returns the broken invariants that don't follow from unreadable parts.
pub(super) fn independent(broken: Vec<Broken>, unread: &[Flaw]) -> Vec<Flaw> {
    let follows =
        |broken: &Broken| unread.iter().any(|flaw| rests_on(broken).contains(&flaw.place.field()));
    let others = broken.into_iter().filter(|broken| !follows(broken));
    others.map(|broken| Flaw { place: place_of(&broken), fault: Fault::Broken(broken) }).collect()
}
