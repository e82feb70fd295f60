//! A fact that helps to pay, in Italian.

use super::words::{coins, feminine};
use crate::games::council_of_4::rules::components::Politics;
use crate::games::council_of_4::scene::Fact;

pub(super) fn fact(fact: Fact) -> String {
    let card = match fact.card {
        Politics::Colour(of) => format!("una carta {}", feminine(of)),
        Politics::Joker => "un jolly".to_owned(),
    };
    format!("Aggiungi {card}: {} invece di {}.", coins(fact.then), fact.now)
}
