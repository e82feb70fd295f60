//! Replies of the engine.

use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

/// JSON in a form that belongs to the game.
pub type Form = Box<RawValue>;

/// A JSON object, its fields in order: a reply has either `ok` with its result, or `error`.
#[derive(Debug, Default)]
pub struct Reply(Vec<(&'static str, Form)>);

impl Reply {
    /// Returns a reply to a request, without a result.
    pub fn to(request: &'static str) -> Reply {
        Reply::default().with("ok", &request)
    }

    /// Adds a field.
    pub fn with(mut self, name: &'static str, value: &impl Serialize) -> Reply {
        // All maps of the engine have text keys, so this can't fail.
        self.0.extend(to_raw_value(value).map(|form| (name, form)));
        self
    }

    /// Adds a field if there is something to say.
    pub fn with_any(self, name: &'static str, value: Option<impl Serialize>) -> Reply {
        match value {
            Some(value) => self.with(name, &value),
            None => self,
        }
    }

    /// Adds the fields of another.
    pub fn and(mut self, other: Reply) -> Reply {
        self.0.extend(other.0);
        self
    }
}

impl Serialize for Reply {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}
