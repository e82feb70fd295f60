//! A fact that helps to pay, in French.

use super::words::{coins, feminine};
use crate::games::council_of_4::rules::components::Politics;
use crate::games::council_of_4::scene::Fact;

pub(super) fn fact(fact: Fact) -> String {
    let card = match fact.card {
        Politics::Colour(of) => format!("une carte {}", feminine(of)),
        Politics::Joker => "un joker".to_owned(),
    };
    format!("Ajoutez {card} : {} au lieu de {}.", coins(fact.then), fact.now)
}
