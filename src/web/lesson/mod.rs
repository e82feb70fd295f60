//! The lessons of any game: the real table with a card that leads through it, and what it speaks of lit.

mod card;
mod guard;
mod list;
mod progress;
mod screen;
mod teaching;
mod veil;

pub use progress::progress;
pub(crate) use screen::LessonScreen;
pub(crate) use teaching::{Content, Lit, Teach, Teaching};
