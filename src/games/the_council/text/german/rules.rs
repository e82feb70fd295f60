//! The files with the rules in German.

use std::sync::LazyLock;

use crate::games::the_council::text::rules::Manual;

pub(in crate::games::the_council::text) static MANUAL: LazyLock<Manual> = LazyLock::new(|| {
    let words = include_str!("vocabulary.txt");
    Manual::read(include_str!("rules.txt"), include_str!("rulings.txt"), words)
});
