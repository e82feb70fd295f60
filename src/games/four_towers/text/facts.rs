//! Facts for beginners in words.

use crate::games::four_towers::scene::facts::Fact;

/// The texts of facts, each a sentence; they take the names of the seats.
#[allow(missing_docs, reason = "the names say it")]
pub struct FactsText {
    pub fact: fn(Fact, &[String]) -> String,
}
