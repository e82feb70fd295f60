//! Facts for beginners in Italian.

use super::words::{at, clan, clan_of_several, of_clan, points};
use crate::games::four_towers::scene::facts::Fact;
use crate::games::four_towers::text::facts::FactsText;
use crate::text::people::name_of;

pub(in crate::games::four_towers::text) static FACTS: FactsText = FactsText {
    fact: |of, names| match of {
        Fact::NoLordYet(of) => {
            let several = clan_of_several(of);
            format!("Ancora nessun signore {}: i seguaci {several} valgono 0.", clan(of))
        }
        Fact::GainsMost(seat, of, count) => {
            let name = at(&name_of(names, seat));
            let followers = of_clan(count, of, "seguace", "seguaci");
            format!("Un signore {} conviene soprattutto {name}: {followers}.", clan(of))
        }
        Fact::AlmostDoubled => "Ancora un mercenario e la tua influenza raddoppia.".to_owned(),
        Fact::EndsMajority(lost) => {
            format!("Non avresti più la maggioranza di montanari: −{}.", points(lost))
        }
        Fact::MakesMajority(won) => {
            format!("Avresti la maggioranza di montanari: +{}.", points(won))
        }
        Fact::AlmostFull => "Ancora un mercante e il tuo mercato è pieno.".to_owned(),
        Fact::GemAhead(worth) => {
            format!("Sulla casella {worth} c’è una gemma per il primo segnalino che ci sale.")
        }
        Fact::CostsYou(of, lost) => {
            format!("Un signore {} lo seguirebbe, e perderesti {}.", clan(of), points(lost))
        }
        Fact::TurnsLeft(1) => "È il tuo ultimo turno.".to_owned(),
        Fact::TurnsLeft(left) => format!("Ti restano {left} turni."),
        Fact::RunsOut(of, 0) => format!("Il clan {} è esaurito.", clan(of)),
        Fact::RunsOut(of, left) => {
            let left = of_clan(left, of, "contadino", "contadini");
            format!("La riserva ha solo {left}.")
        }
    },
};
