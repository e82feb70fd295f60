//! Requests to the engine, and its replies.

use std::borrow::Cow;

use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::{RawValue, to_raw_value};

use super::advice::AdviceForm;
use crate::bots::Level;
use crate::rules::Seat;

/// Maximum length of a text as an `id`, in bytes.
pub const LONGEST_ID: usize = 64;

/// Fields of every request; the rest is read when its name is known.
#[derive(Deserialize)]
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
    ($($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident: $type:ty,)* })*) => {$(
        $(#[$doc])*
        #[derive(serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(crate) struct $name<'a> {
            #[serde(rename = "do")]
            _verb: serde::de::IgnoredAny,
            #[serde(default, rename = "id")]
            _id: serde::de::IgnoredAny,
            #[serde(skip)]
            _borrows: std::marker::PhantomData<&'a ()>,
            $($(#[$field_doc])* pub $field: $type,)*
        }
    )*};
}

pub(crate) use requests;

requests! {
    /// Request that is only its name.
    Bare {}
    /// Request to set or return the position.
    SetPosition {
        #[serde(borrow)]
        position: Option<&'a RawValue>,
        #[serde(default, borrow)]
        game: Option<Cow<'a, str>>,
    }
    /// Request to play an action.
    Apply {
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
    Best {
        #[serde(borrow)]
        level: Cow<'a, str>,
        #[serde(default, borrow)]
        seed: Option<Cow<'a, str>>,
        #[serde(default)]
        reasons: bool,
    }
}

/// JSON in a form that belongs to the game.
pub(super) type Form = Box<RawValue>;

/// Returns the JSON of a value. All maps of the engine have text keys, so this can't fail.
pub(super) fn form(value: &impl Serialize) -> Option<Form> {
    to_raw_value(value).ok()
}

/// A reply: either `ok` with its result, or `error`. Other fields are left out.
#[derive(Default, Serialize)]
pub struct Reply {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) id: Option<Id>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) ok: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) error: Option<ErrorForm>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) engine: Option<About>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) seed: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) action: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) actions: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) advice: Option<AdviceForm>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) position: Option<Form>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) view: Option<Form>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) events: Option<Form>,
    /// Seat that must decide; null when the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) decider: Option<Option<Seat>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) decision: Option<Form>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) score: Option<Form>,
}

/// Description of the engine.
#[derive(Serialize)]
pub(super) struct About {
    pub program: &'static str,
    pub version: &'static str,
    pub protocol: u32,
    pub game: &'static str,
    pub rules: u32,
    pub position_format: u32,
    pub levels: [&'static str; Level::ALL.len()],
    pub longest_line: usize,
    pub games: Vec<GameForm>,
}

/// A game known to the engine.
#[derive(Serialize)]
pub(super) struct GameForm {
    pub name: &'static str,
    pub rules: u32,
    pub position_format: u32,
}

/// Reason a request is refused.
#[derive(Serialize)]
pub(super) struct ErrorForm {
    pub code: &'static str,
    pub message: String,
    /// Byte of the line, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
    /// Reason the action is illegal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Form>,
    /// Every reason the position is impossible.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reasons: Option<Vec<String>>,
}
