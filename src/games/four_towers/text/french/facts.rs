//! Facts for beginners in French.

use super::words::{clan, of_clan, points};
use crate::games::four_towers::scene::facts::Fact;
use crate::games::four_towers::text::facts::FactsText;
use crate::text::people::name_of;

pub(in crate::games::four_towers::text) static FACTS: FactsText = FactsText {
    fact: |of, names| match of {
        Fact::NoLordYet(of) => {
            format!("Pas encore de seigneur {0} : un partisan {0} compte 0.", clan(of))
        }
        Fact::GainsMost(seat, of, count) => {
            let name = name_of(names, seat);
            let followers = of_clan(count, of, "partisan", "partisans");
            format!("Un seigneur {} profite surtout à {name} : {followers}.", clan(of))
        }
        Fact::AlmostDoubled => "Un mercenaire de plus double votre influence.".to_owned(),
        Fact::EndsMajority(lost) => {
            format!("Vous n’auriez plus le plus de montagnards : −{}.", points(lost))
        }
        Fact::MakesMajority(won) => {
            format!("Vous auriez le plus de montagnards : +{}.", points(won))
        }
        Fact::AlmostFull => "Un marchand de plus complète votre marché.".to_owned(),
        Fact::GemAhead(worth) => {
            format!("Il y a une gemme sur la case {worth} pour le premier marqueur qui y monte.")
        }
        Fact::CostsYou(of, lost) => {
            format!("Un seigneur {} suivrait, et vous perdriez {}.", clan(of), points(lost))
        }
        Fact::TurnsLeft(1) => "C’est votre tour final.".to_owned(),
        Fact::TurnsLeft(left) => format!("Il vous reste {left} tours."),
        Fact::RunsOut(of, 0) => format!("Le clan {} est épuisé.", clan(of)),
        Fact::RunsOut(of, left) => {
            let left = of_clan(left, of, "paysan", "paysans");
            format!("La réserve n’a plus que {left}.")
        }
    },
};
