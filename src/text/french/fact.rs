//! Facts that help to decide, in French.

use super::words::{card, coins, of_council};
use crate::scene::Fact;

pub(super) fn fact(fact: Fact) -> String {
    match fact {
        Fact::AddCard { card: of, now, then } => {
            format!("Avec {} en plus : {}, et non {now}.", card(of).to_lowercase(), coins(then))
        }
        Fact::Council { council: of, now, then } => {
            let council = of_council(of);
            match (now, then) {
                (Some(now), Some(then)) => {
                    format!("Conseil {council} avec vos cartes : {now} → {}.", coins(then))
                }
                (None, Some(then)) => {
                    format!("Vos cartes conviennent alors au conseil {council} : {}.", coins(then))
                }
                (_, None) => format!("Vos cartes ne conviennent plus au conseil {council}."),
            }
        }
    }
}
