//! The rules: contents at the left, a section, its rulings at the right, and a search over all. A game draws its own
//! symbols and pictures.

mod book;
mod link;
mod page;
mod section;
mod whereabouts;

pub use book::{RulesButton, RulesPage};
pub use page::page;
pub use whereabouts::Rules;
