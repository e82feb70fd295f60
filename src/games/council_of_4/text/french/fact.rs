//! A fact that helps to pay, in French.

use super::words::{card, coins};
use crate::games::council_of_4::scene::Fact;

pub(super) fn fact(fact: Fact) -> String {
    let card = card(fact.card).to_lowercase();
    format!("Avec {card} en plus : {}, et non {}.", coins(fact.then), fact.now)
}
