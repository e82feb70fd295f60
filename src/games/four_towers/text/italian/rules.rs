//! The files with the rules in Italian.

use std::sync::LazyLock;

use crate::games::four_towers::text::rules::Manual;

pub(in crate::games::four_towers::text) static MANUAL: LazyLock<Manual> = LazyLock::new(|| {
    let words = include_str!("vocabulary.txt");
    Manual::read(include_str!("rules.txt"), include_str!("rulings.txt"), words)
});
