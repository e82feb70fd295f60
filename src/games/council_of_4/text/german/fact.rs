//! A fact that helps to pay, in German.

use super::words::{coins, feminine};
use crate::games::council_of_4::rules::components::Politics;
use crate::games::council_of_4::scene::Fact;

pub(super) fn fact(fact: Fact) -> String {
    let card = match fact.card {
        Politics::Colour(of) => format!("eine {} Karte", feminine(of)),
        Politics::Joker => "einen Joker".to_owned(),
    };
    format!("Nimm {card} dazu: {} statt {}.", coins(fact.then), fact.now)
}
