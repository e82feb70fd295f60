//! A line of the log of results: how one match ended.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::RawValue;

use crate::archive::{Day, Glance, MatchId, Origin, is_own};
use crate::record::json;
use crate::record::{Controller, is_game_name};
use crate::rules::luck::fnv1a;
use crate::rules::{Seat, Seed};

/// Maximum length of a line in bytes, well above that of any; longer ones are not read.
const LONGEST_LINE: usize = 1 << 14;

/// How one match ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// Name under which the match was kept.
    pub id: MatchId,
    /// Fingerprint of rules, set-up, seed, controllers and actions: of two lines with the same one, the same was played.
    pub mark: u64,
    /// Fingerprint of the game, set-up, seed and number of seats: two lines with the same one were dealt alike. `None` in a
    /// line that was written before it was kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<u64>,
    /// Name of the game.
    pub game: String,
    /// Version of its rules.
    pub rules: u32,
    /// Set-up as JSON, in the game's own form.
    #[serde(serialize_with = "write_raw", deserialize_with = "read_raw")]
    pub setup: String,
    /// Person or bot of each seat, in seating order.
    pub seats: Vec<Controller>,
    /// Seat of this device's person, if it was played by link.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mine: Option<Seat>,
    pub winners: Vec<Seat>,
    /// Points of every seat.
    pub points: Vec<u16>,
    /// Place of every seat, 1 for the best; tied seats share the better place. Empty if only the points are known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<u8>,
    /// Points of every seat by cause, as in [`Glance::causes`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub causes: Vec<(String, Vec<u16>)>,
    /// The feat of every seat, as in [`Glance::feats`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub feats: Vec<u16>,
    pub rounds: u16,
    /// Day of the daily challenge whose deal it is, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<Day>,
    /// Where the match came from, unless it was simply begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
    /// Whether the person had help.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub assisted: bool,
    /// Time of its last save, in milliseconds since 1970.
    pub ended: u64,
}

/// What a result needs to know of a match besides what was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// Name under which it is kept.
    pub id: MatchId,
    /// Origin, unless it was simply begun.
    pub origin: Option<Origin>,
    /// Seat of this device's person, if it is played by link.
    pub mine: Option<Seat>,
    /// Time of its last save, in milliseconds since 1970.
    pub changed: u64,
}

impl Line {
    /// Returns the line of a match, from its text and its glance; `None` if it is not over, or no match.
    pub fn of(text: &str, about: About, glance: &Glance) -> Option<Line> {
        #[derive(Deserialize)]
        struct Written<'a> {
            game: String,
            rules: u32,
            #[serde(borrow)]
            setup: &'a RawValue,
            seed: String,
            seats: Vec<Who>,
            #[serde(borrow)]
            actions: &'a RawValue,
        }
        #[derive(Deserialize)]
        struct Who {
            controller: Controller,
        }
        let text = Some(text).filter(|text| text.len() <= json::LONGEST_TEXT)?;
        let Written { game, rules, setup, seed, seats, actions } =
            serde_json::from_str(text).ok()?;
        let seats: Vec<Controller> = seats.into_iter().map(|who| who.controller).collect();
        let decided = serde_json::to_string(&(&game, rules, setup, &seed, &seats, actions)).ok()?;
        let dealt = serde_json::to_string(&(&game, setup, Seed::from_text(&seed), seats.len()));
        let About { id, origin, mine, changed } = about;
        let line = Line {
            id,
            mark: fnv1a(decided.as_bytes()),
            deal: Some(fnv1a(dealt.ok()?.as_bytes())),
            game,
            rules,
            setup: setup.get().to_owned(),
            seats,
            mine,
            winners: glance.winners.clone(),
            points: glance.points.clone(),
            places: glance.places.clone(),
            causes: glance.causes.clone(),
            feats: glance.feats.clone(),
            rounds: glance.round,
            day: glance.day,
            origin,
            assisted: glance.assisted,
            ended: changed,
        };
        (glance.is_over() && line.is_sound()).then_some(line)
    }

    /// Reads a line; `None` if it is none, or not sound.
    pub(super) fn read(text: &str) -> Option<Line> {
        let line = serde_json::from_str(Some(text).filter(|text| text.len() <= LONGEST_LINE)?);
        line.ok().filter(Line::is_sound)
    }

    fn is_sound(&self) -> bool {
        let seats = self.seats.len();
        let sits = |seat: &Seat| seat.index() < seats;
        is_game_name(&self.game)
            && !self.game.is_empty()
            && self.points.len() == seats
            && (self.places.is_empty() || self.places.len() == seats)
            && self.causes.iter().all(|(_, points)| points.len() == seats)
            && (self.feats.is_empty() || self.feats.len() == seats)
            && self.winners.iter().chain(&self.mine).all(sits)
    }

    /// Whether all places are known.
    pub const fn has_places(&self) -> bool {
        !self.places.is_empty()
    }

    /// Whether the match was begun and played on this device or on one whose log came here.
    pub fn is_mine(&self) -> bool {
        is_own(self.origin.as_ref())
    }

    /// Returns the person's seat of a match of one's own against bots alone.
    pub fn own_seat(&self) -> Option<Seat> {
        let mut persons =
            (0..).map(Seat).zip(&self.seats).filter(|(_, who)| **who == Controller::Person);
        let (own, _) = persons.next().filter(|_| persons.next().is_none())?;
        (self.is_mine() && self.seats.len() > 1).then_some(own)
    }

    /// Returns the day of the daily challenge, if it is one of this device's person.
    pub fn own_day(&self) -> Option<Day> {
        self.day.filter(|_| self.is_mine())
    }
}

fn write_raw<S: Serializer>(text: &str, to: S) -> Result<S::Ok, S::Error> {
    let raw = RawValue::from_string(text.to_owned());
    raw.map_err(serde::ser::Error::custom)?.serialize(to)
}

fn read_raw<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    Ok(Box::<RawValue>::deserialize(from)?.get().to_owned())
}
