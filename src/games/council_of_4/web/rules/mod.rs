//! The rules: contents at the left, a section, its rulings at the right, and a search over all.

mod link;
mod page;
mod picture;
mod section;
mod whereabouts;

pub use page::{RulesButton, RulesPage, fetch};
pub use whereabouts::Rules;
