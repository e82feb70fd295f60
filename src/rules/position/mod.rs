//! Positions as JSON: full states in names that stay, the form for tools and tests. A game has its own form, a struct for
//! every object; what is here is the same for every game.
//!
//! A position has exactly one text but for blanks and the order of names, and is read only if it is one of play.

use std::fmt::{self, Display};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use serde_path_to_error::{Path, Segment};

use super::form::{IMPOSSIBLE, impossible};
use super::{Game, Seed};

mod by;
mod object;

pub use by::{By, Key};
pub use object::Object;

/// Length limit for reading, in bytes; no position comes near it.
pub const LONGEST_TEXT: usize = 64 << 10;

/// The form of a game's positions.
pub trait Position<G: Game<Broken: Display>>: Serialize + DeserializeOwned {
    /// Places that are named as a whole, with `*` for any name or number: what is wrong inside is said of them.
    const WHOLE: &'static [&'static str];

    /// Returns the position of a state.
    fn of(state: &G::State) -> Self;

    /// Returns the state of the position, possible or not.
    ///
    /// # Errors
    /// Returns the first flaw that prevents it.
    fn state(&self) -> Result<G::State, Flaw>;

    /// Returns what the seat of a view knows of a position that was dealt from it, and whatever else it knows.
    fn seen(view: &G::View, dealt: Object) -> Object;
}

/// A reason why a position is impossible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// Place of the flaw, as a JSON pointer: empty for the whole position.
    pub place: String,
    /// What is wrong there: part of a sentence.
    pub why: String,
}

impl Flaw {
    /// Returns the flaw at a place.
    pub fn at(place: impl Into<String>, why: impl Into<String>) -> Flaw {
        Flaw { place: place.into(), why: why.into() }
    }

    /// Returns the flaw of a broken invariant, whose display may begin with its place.
    fn of(broken: &impl Display) -> Flaw {
        let text = broken.to_string();
        match text.split_once(": ") {
            Some((place, why)) if place.starts_with('/') => Flaw::at(place, why),
            _ => Flaw::at("", text),
        }
    }

    /// Returns the flaw of a list of an impossible length.
    pub fn too_many(place: impl Into<String>, count: usize) -> Flaw {
        Flaw::at(place, format!("there can’t be so many: {count}"))
    }
}

impl Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Flaw { place, why } = self;
        if place.is_empty() { write!(f, "{why}") } else { write!(f, "{place}: {why}") }
    }
}

/// Reason a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unread {
    /// Longer than is read.
    TooLong,
    /// Not JSON, or not in the form of a position.
    Malformed {
        /// Line, from 1.
        line: usize,
        /// Column in bytes, from 1; 0 at the beginning of a line.
        column: usize,
        /// Message of the JSON library, for developers.
        detail: String,
    },
    /// JSON with a list in place of an object, or an object in place of a word, which serde would accept.
    OtherForm {
        /// Place, as a JSON pointer.
        pointer: String,
    },
    /// The reasons why the position is impossible: one, or every invariant that it breaks.
    Impossible(Vec<Flaw>),
}

/// Returns the position of a state as JSON, on one line.
pub fn write<G: Game<Broken: Display>, P: Position<G>>(state: &G::State) -> String {
    // All keys of maps are strings, so this can't fail.
    serde_json::to_string(&P::of(state)).unwrap_or_default()
}

/// Returns what the seat of a view knows, in the form of a position.
pub fn seen<G: Game<Broken: Display>, P: Position<G>>(view: &G::View) -> Object {
    // A state dealt from the view holds nothing beyond the view, so whatever is left in reveals nothing.
    let dealt = G::determinise(view, &mut Seed(0).stream(0));
    P::seen(view, Object::of(&P::of(&dealt)))
}

/// Reads the state of a position as JSON.
///
/// # Errors
/// Returns an error if the text is not a position, or an impossible one.
pub fn read<G: Game<Broken: Display>, P: Position<G>>(text: &[u8]) -> Result<G::State, Unread> {
    if text.len() > LONGEST_TEXT {
        return Err(Unread::TooLong);
    }
    let mut json = serde_json::Deserializer::from_slice(text);
    let position: P = serde_path_to_error::deserialize(&mut json).map_err(|error| {
        let place = whole(&pointer(error.path()), P::WHOLE);
        unread(place, error.inner())
    })?;
    json.end().map_err(|error| unread(String::new(), &error))?;
    // Lists in place of objects, which serde reads as well.
    let malformed = |error| unread(String::new(), &error);
    let given: Value = serde_json::from_slice(text).map_err(malformed)?;
    let written = serde_json::to_value(&position).map_err(malformed)?;
    if let Some(pointer) = difference(&given, &written, String::new()) {
        return Err(Unread::OtherForm { pointer });
    }
    let state = position.state().map_err(|flaw| Unread::Impossible(vec![flaw]))?;
    let broken = G::validate(&state);
    if !broken.is_empty() {
        return Err(Unread::Impossible(broken.iter().map(Flaw::of).collect()));
    }
    // A position has exactly one text: what is listed in another order is another text.
    let canonical = serde_json::to_value(P::of(&state)).map_err(malformed)?;
    match difference(&written, &canonical, String::new()) {
        None => Ok(state),
        Some(place) => {
            let why = "something is listed twice or out of order";
            Err(Unread::Impossible(vec![Flaw::at(whole(&place, P::WHOLE), why)]))
        }
    }
}

/// Tells values that are none of the game's from texts that are no position.
fn unread(place: String, error: &serde_json::Error) -> Unread {
    let detail = error.to_string();
    match detail.strip_prefix(IMPOSSIBLE) {
        Some(why) => {
            let why = why.rsplit_once(" at line ").map_or(why, |(why, _)| why);
            Unread::Impossible(vec![Flaw::at(place, why)])
        }
        None => Unread::Malformed { line: error.line(), column: error.column(), detail },
    }
}

fn pointer(path: &Path) -> String {
    let parts = path.iter().map(|part| match part {
        Segment::Seq { index } => format!("/{index}"),
        Segment::Map { key } => format!("/{key}"),
        Segment::Enum { variant } => format!("/{variant}"),
        Segment::Unknown => String::new(),
    });
    parts.collect()
}

/// Returns the place, or that of the whole that it is inside.
fn whole(place: &str, wholes: &[&str]) -> String {
    let of = |whole: &&&str| {
        let mut parts = place.split('/');
        whole.split('/').all(|name| parts.next().is_some_and(|part| name == "*" || name == part))
    };
    let depth = wholes.iter().find(of).map_or(usize::MAX, |whole| whole.split('/').count());
    place.split('/').take(depth).collect::<Vec<_>>().join("/")
}

/// Returns the first difference of two values as a JSON pointer; `at` is the place of both.
fn difference(one: &Value, other: &Value, at: String) -> Option<String> {
    match (one, other) {
        (Value::Object(one), Value::Object(other)) if one.len() == other.len() => {
            one.iter().find_map(|(name, value)| {
                let at = format!("{at}/{name}");
                match other.get(name) {
                    Some(other) => difference(value, other, at),
                    None => Some(at),
                }
            })
        }
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            let mut pairs = one.iter().zip(other).enumerate();
            pairs.find_map(|(index, (one, other))| difference(one, other, format!("{at}/{index}")))
        }
        _ => (one != other).then_some(at),
    }
}

/// Reads a field that must be present, even if it may be `null`.
///
/// # Errors
/// Returns an error if the value is not of the type.
pub fn there<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    Option::deserialize(deserializer)
}

/// The version of a form, from `N` to `LATEST`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Format<const N: u32, const LATEST: u32 = N>(u32);

impl<const N: u32, const LATEST: u32> Format<N, LATEST> {
    /// The latest version.
    pub const LATEST: Format<N, LATEST> = Format(LATEST);
}

impl<const N: u32, const LATEST: u32> Default for Format<N, LATEST> {
    fn default() -> Self {
        Format(N)
    }
}

impl<'de, const N: u32, const LATEST: u32> Deserialize<'de> for Format<N, LATEST> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match u32::deserialize(deserializer)? {
            format if (N..=LATEST).contains(&format) => Ok(Format(format)),
            format => Err(impossible(format_args!(
                "it has format {format}, but this version reads format {LATEST}"
            ))),
        }
    }
}

#[cfg(feature = "tool")]
impl<const N: u32, const LATEST: u32> schemars::JsonSchema for Format<N, LATEST> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "format".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        match (N..=LATEST).collect::<Vec<u32>>()[..] {
            [only] => schemars::json_schema!({ "const": only }),
            ref several => schemars::json_schema!({ "enum": several }),
        }
    }
}

/// Returns the schema of a form, as it is kept beside it.
#[cfg(feature = "tool")]
pub fn schema<P: schemars::JsonSchema>(title: &str) -> Value {
    let settings = schemars::generate::SchemaSettings::draft2020_12().for_serialize();
    let mut schema = settings.into_generator().into_root_schema_for::<P>();
    schema.insert("title".to_owned(), title.into());
    schema.into()
}
