//! Requests to the engine.

use std::borrow::Cow;

use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;

use super::refusal::Refusal;
use crate::rules::Seat;
use crate::tool::words;

/// Maximum length of a text as an `id`, in bytes.
pub const LONGEST_ID: usize = 64;

/// Reads a request, or a part of it.
///
/// # Errors
/// Returns an error if it does not have this form.
pub fn parse<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, Refusal> {
    // The library would accept a list of values as an object without names.
    let blanks = text.len() - text.trim_start().len();
    if text[blanks..].starts_with('[') {
        let reason = words::NO_OBJECT.to_owned();
        return Err(Refusal::BadRequest { column: blanks + 1, reason });
    }
    serde_json::from_str(text).map_err(|error| {
        // The library names column 0 of an empty line.
        let (column, reason) = (error.column().max(1), words::without_place(&error.to_string()));
        Refusal::BadRequest { column, reason }
    })
}

/// Fields of every request; the rest is read when its name is known.
#[derive(Default, Deserialize)]
pub(super) struct Head<'a> {
    #[serde(rename = "do", borrow)]
    pub verb: Cow<'a, str>,
    pub id: Option<Id>,
}

/// Name of the game in a request.
#[derive(Deserialize)]
pub(super) struct Named<'a> {
    #[serde(default, borrow)]
    pub game: Option<Cow<'a, str>>,
}

/// Mark of a request, echoed in its reply.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Id {
    /// A whole number.
    Number(i64),
    /// A text of at most [`LONGEST_ID`] bytes.
    Text(String),
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Id, D::Error> {
        struct Reader;
        impl Visitor<'_> for Reader {
            type Value = Id;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "a whole number or a text of at most {LONGEST_ID} bytes")
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<Id, E> {
                Ok(Id::Number(number))
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Id, E> {
                let too_large = |_| E::invalid_value(Unexpected::Unsigned(number), &self);
                i64::try_from(number).map(Id::Number).map_err(too_large)
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Id, E> {
                if text.len() > LONGEST_ID {
                    return Err(E::invalid_length(text.len(), &self));
                }
                Ok(Id::Text(text.to_owned()))
            }
        }
        deserializer.deserialize_any(Reader)
    }
}

/// Viewer: `"for": 0` or `"for": "onlooker"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Viewer(pub Option<Seat>);

impl<'de> Deserialize<'de> for Viewer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Viewer, D::Error> {
        struct Reader;
        impl Visitor<'_> for Reader {
            type Value = Viewer;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "a seat, counted from 0, or `onlooker`")
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Viewer, E> {
                let no_seat = |_| E::invalid_value(Unexpected::Unsigned(number), &self);
                u8::try_from(number).map(|seat| Viewer(Some(Seat(seat)))).map_err(no_seat)
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Viewer, E> {
                match text {
                    "onlooker" => Ok(Viewer(None)),
                    _ => Err(E::invalid_value(Unexpected::Str(text), &self)),
                }
            }
        }
        deserializer.deserialize_any(Reader)
    }
}

/// Defines requests by their fields other than name and `id`; all others are refused.
macro_rules! requests {
    ($($(#[$doc:meta])* $name:ident $(<$life:lifetime>)? { $($(#[$field_doc:meta])* $field:ident: $type:ty,)* })*) => {$(
        $(#[$doc])*
        #[derive(serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name $(<$life>)? {
            #[serde(rename = "do")]
            _verb: serde::de::IgnoredAny,
            #[serde(default, rename = "id")]
            _id: serde::de::IgnoredAny,
            $($(#[$field_doc])* pub $field: $type,)*
        }
    )*};
}

pub(crate) use requests;

/// A request about the position.
pub(super) enum Request<'a> {
    /// Returns the position.
    Position,
    /// Lists the legal actions.
    Legal,
    /// Plays an action.
    Apply(Apply<'a>),
    /// Returns what a viewer may know.
    View(Viewer),
    /// Asks a bot.
    Best(Best<'a>),
    /// Returns the score.
    Score,
}

requests! {
    /// Request that is only its name.
    Bare {}
    /// Request to set or return the position.
    SetPosition<'a> {
        #[serde(borrow)]
        position: Option<&'a RawValue>,
        #[serde(default, borrow)]
        game: Option<Cow<'a, str>>,
    }
    /// Request to play an action.
    Apply<'a> {
        #[serde(borrow)]
        action: Cow<'a, str>,
        #[serde(default)]
        events: bool,
        #[serde(default, rename = "for")]
        viewer: Option<Viewer>,
    }
    /// Request for the view of a seat.
    See {
        #[serde(rename = "for")]
        viewer: Viewer,
    }
    /// Request for a bot's choice.
    Best<'a> {
        #[serde(borrow)]
        level: Cow<'a, str>,
        #[serde(default, borrow)]
        seed: Option<Cow<'a, str>>,
        #[serde(default)]
        reasons: bool,
    }
}
