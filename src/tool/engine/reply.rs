//! Replies of the engine.

use serde_json::value::RawValue;

use crate::rules::position::Object;

/// JSON in a form that belongs to the game.
pub type Form = Box<RawValue>;

/// A JSON object, its fields in order: a reply has either `ok` with its result, or `error`.
pub type Reply = Object;

/// Returns a reply to a request, without a result.
pub fn to(request: &'static str) -> Reply {
    Reply::default().with("ok", &request)
}
