//! How a kept match stands: what a list shows of it, kept beside it so that the list needs no rules.

use serde::{Deserialize, Serialize};

use super::{Day, Head};
use crate::record::Match;
use crate::rules::luck::fnv1a;
use crate::rules::{Game, Seat};

/// The version that is written and read. What is of another one is made anew.
const FORMAT: u32 = 1;
/// No glance comes near, in bytes; longer texts are not read.
const LONGEST_TEXT: usize = 1 << 14;

/// How a match stands after its last action, as anybody may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Glance {
    /// The round that is played, or was played last.
    pub round: u16,
    /// Who must decide; none once it is over.
    pub decider: Option<Seat>,
    /// Who won; nobody before it is over.
    pub winners: Vec<Seat>,
    /// The points of every seat, in the order of sitting: those that are shown, at the end all.
    pub points: Vec<u16>,
    /// The day whose deal it is, if it is one.
    pub day: Option<Day>,
    /// The place of the first seat once it is over, 1 for the best.
    pub place: Option<usize>,
    /// Whether the person had help.
    pub assisted: bool,
    /// What the game draws its small picture from, in a form of its own.
    pub picture: String,
}

/// A game whose kept matches can be looked at.
pub trait Glanced: Game + Sized {
    /// How a match stands in this state, the one after its last action.
    fn glance(record: &Match<Self>, state: &Self::State) -> Glance;
}

impl Glance {
    /// Plays a match and looks at what lies there; none if it can't be played.
    pub fn of<G: Glanced>(record: &Match<G>) -> Option<Glance> {
        let state = record.replay(|_, _| {}).ok()?;
        Some(G::glance(record, &state))
    }

    /// Whether the match is over.
    pub const fn is_over(&self) -> bool {
        self.decider.is_none()
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form<G> {
    format: u32,
    /// The fingerprint of the text that it is of.
    of: u64,
    glance: G,
}

/// How the match of a text stands, as text.
pub(super) fn write(glance: &Glance, of: &str) -> String {
    let form = Form { format: FORMAT, of: fnv1a(of.as_bytes()), glance };
    // No map has keys but strings, so this can't fail.
    serde_json::to_string(&form).unwrap_or_default()
}

/// Reads how the match of a text with this head stands; none if it is of another text.
pub(super) fn read(text: &str, of: &str, head: &Head) -> Option<Glance> {
    let text = Some(text).filter(|text| text.len() <= LONGEST_TEXT)?;
    let Form { format, of: fingerprint, glance } = serde_json::from_str(text).ok()?;
    let glance: Glance = glance;
    let seats = head.outline.seats.len();
    let sits = |seat: &Seat| seat.index() < seats;
    let is_of_it = (format, fingerprint) == (FORMAT, fnv1a(of.as_bytes()))
        && glance.points.len() == seats
        && glance.winners.iter().chain(&glance.decider).all(sits);
    is_of_it.then_some(glance)
}
