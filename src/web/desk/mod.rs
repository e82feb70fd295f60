//! A table for the screens that know no game: what they tell of it, as plain data, and what is done at it.

mod explaining;
mod hinting;
mod parts;
mod play;
mod ribboned;
mod rivals;
mod story;

use std::sync::Arc;

use leptos::prelude::*;

pub use explaining::{Asked, Compared, Explaining, Thought};
pub use hinting::{Best, Hinting, Worded};
pub use parts::{Flown, HandedOver, Marked, Parts};
pub use play::Play;
pub use ribboned::{Acted, On, Part, Ribboned, Turn};
pub use rivals::Rivals;
pub use story::{Digest, New, News, OfSeat, Said, Story};

/// A table, whatever its game. What it reads of the table is tracked, if not said otherwise.
pub trait Desk: Explaining + Hinting + Parts + Play + Ribboned + Story {}

impl<T: Explaining + Hinting + Parts + Play + Ribboned + Story> Desk for T {}

/// Returns the surrounding table.
pub fn desk() -> StoredValue<Arc<dyn Desk>> {
    expect_context()
}
