//! The lessons: the real table with a card that leads through it, and what it speaks of lit.

mod card;
mod guard;
mod learn;
mod list;
mod screen;
mod teaching;
mod veil;

pub use learn::Learn;
pub use screen::LessonScreen;
pub use teaching::progress;
