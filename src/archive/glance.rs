//! Summary of a kept match, stored beside it so that lists need no rules.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::{Day, Head};
use crate::bots::Playable;
use crate::rules::Seat;

/// Version that is written. Later ones are made again.
const FORMAT: u32 = 2;
/// Version without places and causes, which is still read.
const WITHOUT_PLACES: u32 = 1;
/// Maximum length in bytes, well above any glance; longer texts are not read.
const LONGEST_TEXT: usize = 1 << 14;

/// Public summary of a match after its last action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Glance {
    /// Current or last round.
    pub round: u16,
    /// Seat that must decide; `None` when the match is over.
    pub decider: Option<Seat>,
    /// Winners, empty before the match is over.
    pub winners: Vec<Seat>,
    /// Points of every seat in seating order: the visible ones, at the end all.
    pub points: Vec<u16>,
    /// Day of the daily challenge, if it is one.
    pub day: Option<Day>,
    /// Final place of every seat in seating order, 1 for the best; tied seats share the better place. Empty before
    /// the match is over, and if it was summarised by a version that did not say.
    #[serde(default)]
    pub places: Vec<u8>,
    /// Final points of every seat by cause, in the order of the score sheet and by the game's own words for the causes.
    /// Empty before the match is over.
    #[serde(default)]
    pub causes: Vec<(String, Vec<u16>)>,
    /// The feat of every seat, as in [`Glanced::feats`]. Empty before the match is over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub feats: Vec<u16>,
    /// Whether the person had help.
    pub assisted: bool,
    /// Data for the game's small picture, in the game's own form.
    pub picture: String,
}

/// The end of a game, given to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Short {
    pub players: u8,
    /// Number of its last rounds, as the bots that begin it would play.
    pub rounds: u16,
}

/// A game whose matches can be summarised: how they stand, for everybody.
pub trait Glanced: Playable {
    /// About how many links a match among persons alone takes, by the number of players from the fewest; none if it is not
    /// known.
    const LINKS: &[u16] = &[];

    /// The end of a game that its daily challenge is; `None` for a whole game.
    const SHORT_DAILY: Option<Short> = None;

    /// The mean points of Master by cause, in the order of [`Glanced::causes`], by the number of players from the fewest:
    /// measured, see `docs/bots.md`. None if they are not known.
    const MASTERS: &[&[u16]] = &[];

    /// Returns the current round, counted from 1.
    fn round(view: &Self::View) -> u16;

    /// Returns every seat's points that count during play, in seating order: all, if the rules don't keep some for the end.
    fn points(view: &Self::View) -> Vec<u16> {
        in_seating_order(&Self::standings(view))
    }

    /// Returns the seats with all their points, as if the match ended now: the best first, with those
    /// that share a place together.
    fn standings(view: &Self::View) -> Vec<Vec<(Seat, u16)>>;

    /// Returns all these points of every seat by cause, in the order of the score sheet and by words that stay.
    fn causes(_: &Self::View) -> Vec<(String, Vec<u16>)> {
        Vec::new()
    }

    /// Returns how far every seat of so many has come in what the game keeps a record of beside points, from all events of
    /// a match: by default there is nothing of the kind.
    fn feats<'a>(_: impl Iterator<Item = &'a Self::Event>, _seats: usize) -> Vec<u16>
    where
        Self::Event: 'a,
    {
        Vec::new()
    }

    /// Returns the data of the small picture of a table.
    fn sketch(_: &Self::View) -> String {
        String::new()
    }
}

/// Returns about how many links a match with so many players takes, in tens, if so many of them are persons.
pub fn links(of: &[u16], fewest: u8, players: u8, persons: u8) -> Option<u16> {
    let all = of.get(usize::from(players.checked_sub(fewest)?))?;
    let taken = u32::from(*all) * u32::from(persons) / u32::from(players.max(1));
    u16::try_from((taken + 5) / 10 * 10).ok()
}

impl Glance {
    /// Whether the match is over.
    pub const fn is_over(&self) -> bool {
        self.decider.is_none()
    }

    /// Whether it says all of how the match ended, if it is over.
    pub const fn is_whole(&self) -> bool {
        !self.is_over() || !self.places.is_empty()
    }
}

/// Returns the points of standings in seating order.
pub(super) fn in_seating_order(standings: &[Vec<(Seat, u16)>]) -> Vec<u16> {
    let mut points: Vec<(Seat, u16)> = standings.iter().flatten().copied().collect();
    points.sort_unstable();
    points.into_iter().map(|(_, points)| points).collect()
}

/// Whether a summary belongs to a text with another fingerprint.
pub(super) fn is_of_another(text: &str, mark: u64) -> bool {
    #[derive(Deserialize)]
    struct Of {
        of: u64,
    }
    let read = Some(text).filter(|text| text.len() <= LONGEST_TEXT);
    let read = read.and_then(|text| serde_json::from_str(text).ok());
    read.is_some_and(|Of { of }| of != mark)
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form<G> {
    format: u32,
    /// Fingerprint of the text it summarises.
    of: u64,
    glance: G,
}

/// Returns the summary of the match in a text with this fingerprint, as text.
pub(super) fn write(glance: &Glance, mark: u64) -> String {
    let form = Form { format: FORMAT, of: mark, glance };
    // All maps have string keys, so this can't fail.
    serde_json::to_string(&form).unwrap_or_default()
}

/// Returns the summary of a text as that of another text in which only the metadata differ; `None` if it belongs to
/// neither.
pub(super) fn moved(text: &str, from: u64, to: u64) -> Option<String> {
    let Form { format, of, glance } = serde_json::from_str::<Form<&RawValue>>(text).ok()?;
    let form = Form { format, of: to, glance };
    serde_json::to_string(&form).ok().filter(|_| of == from)
}

/// Reads the summary of a text with this fingerprint and head; `None` if it belongs to another text.
pub(super) fn read(text: &str, mark: u64, head: &Head) -> Option<Glance> {
    let text = Some(text).filter(|text| text.len() <= LONGEST_TEXT)?;
    let Form { format, of, glance } = serde_json::from_str(text).ok()?;
    let glance: Glance = glance;
    let seats = head.outline.seats.len();
    let sits = |seat: &Seat| seat.index() < seats;
    let is_of_it = (WITHOUT_PLACES..=FORMAT).contains(&format)
        && of == mark
        && glance.points.len() == seats
        && (glance.places.is_empty() || glance.places.len() == seats)
        && glance.causes.iter().all(|(_, points)| points.len() == seats)
        && (glance.feats.is_empty() || glance.feats.len() == seats)
        && glance.winners.iter().chain(&glance.decider).all(sits);
    is_of_it.then_some(glance)
}
