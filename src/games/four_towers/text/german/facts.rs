//! Facts for beginners in German.

use super::words::{clan, of_clan, one_of, points, some_of_clan, some_of_first, whom};
use crate::games::four_towers::scene::facts::Fact;
use crate::games::four_towers::text::facts::FactsText;
use crate::text::people::name_of;

pub(in crate::games::four_towers::text) static FACTS: FactsText = FactsText {
    fact: |of, names| match of {
        Fact::NoLordYet(of) => format!(
            "Es gibt noch keinen {} Herrn: {} Anhänger bringen noch nichts.",
            whom(of),
            some_of_first(of)
        ),
        Fact::GainsMost(seat, of, count) => {
            let name = name_of(names, seat);
            let followers = of_clan(count, of, "Anhänger", "Anhänger");
            format!("Ein {} Herr nützt vor allem {name}: {followers}.", one_of(of))
        }
        Fact::AlmostDoubled => "Noch ein Söldner verdoppelt deinen Einfluss.".to_owned(),
        Fact::EndsMajority(lost) => {
            format!("Du hättest nicht mehr die meisten Bergsteiger: −{}.", points(lost))
        }
        Fact::MakesMajority(won) => {
            format!("Du hättest die meisten Bergsteiger: +{}.", points(won))
        }
        Fact::AlmostFull => "Noch ein Händler füllt deinen Markt.".to_owned(),
        Fact::GemAhead(worth) => {
            format!("Auf {worth} liegt ein Edelstein für den ersten Marker dort.")
        }
        Fact::CostsYou(of, lost) => {
            format!(
                "Ein {} Herr würde folgen, und du würdest {} verlieren.",
                one_of(of),
                points(lost)
            )
        }
        Fact::TurnsLeft(1) => "Du bist zum letzten Mal am Zug.".to_owned(),
        Fact::TurnsLeft(left) => format!("Du hast noch {left} Züge."),
        Fact::RunsOut(of, 0) => format!("{} ist aufgebraucht.", clan(of)),
        Fact::RunsOut(of, left) => {
            let left = some_of_clan(left, of, "Bauern", "Bauern");
            format!("Der Vorrat hat nur noch {left}.")
        }
    },
};
