//! A fact that helps to pay, in English.

use super::words::{card, counted};
use crate::games::council_of_4::scene::Fact;

pub(super) fn fact(fact: Fact) -> String {
    let card = card(fact.card).to_lowercase();
    let article = if card.starts_with('o') { "an" } else { "a" };
    format!("Add {article} {card}: pay {}, not {}.", counted(fact.then, "coin"), fact.now)
}
