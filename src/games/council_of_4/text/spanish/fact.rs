//! A fact that helps to pay, in Spanish.

use super::words::{coins, feminine};
use crate::games::council_of_4::rules::components::Politics;
use crate::games::council_of_4::scene::Fact;

pub(super) fn fact(fact: Fact) -> String {
    let card = match fact.card {
        Politics::Colour(of) => format!("una carta {}", feminine(of)),
        Politics::Joker => "un comodín".to_owned(),
    };
    format!("Añade {card}: {} en vez de {}.", coins(fact.then), fact.now)
}
