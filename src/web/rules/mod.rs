//! The rules: contents at the left, a section, its rulings at the right, and a search over all. A game draws its own
//! symbols and pictures.

mod book;
mod link;
mod page;
mod rulebook;
mod section;
mod whereabouts;

pub use book::{RulesButton, RulesPage};
pub use page::page;
pub use rulebook::{Block, Entry, Piece, Place, Rulebook, RulingText};
pub use whereabouts::Rules;
