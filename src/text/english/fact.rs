//! Facts that help to decide, in English.

use super::words::{card, council, counted};
use crate::scene::Fact;

pub(super) fn fact(fact: Fact) -> String {
    match fact {
        Fact::AddCard { card: of, now, then } => {
            let card = card(of).to_lowercase();
            format!("Add a {card}: pay {}, not {now}.", counted(then, "coin"))
        }
        Fact::Council { council: of, now, then } => {
            let council = format!("{} council", council(of));
            match (now, then) {
                (Some(now), Some(then)) => {
                    format!("{council} with your cards: {now} → {}.", counted(then, "coin"))
                }
                (None, Some(then)) => {
                    format!("Your cards then match the {council}: {}.", counted(then, "coin"))
                }
                (_, None) => format!("Your cards no longer match the {council}."),
            }
        }
    }
}
