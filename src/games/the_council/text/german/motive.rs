//! Reasons for an action, in German.

use super::words::{chips, counted, in_suit, in_suits, ranked, ranked_first};
use crate::games::the_council::bots::motive::Purpose;
use crate::games::the_council::rules::components::{Card, Kind};
use crate::games::the_council::text::motive::MotiveText;
use crate::text::people::name_of;

pub(in crate::games::the_council::text) static MOTIVE: MotiveText = MotiveText {
    purpose: |purpose, names| match purpose {
        Purpose::Chips(of) => format!("Bringt {}", chips(of)),
        Purpose::Effect(of) => effect(of),
        Purpose::NearTheEmpire { suit: of, missing: 0 } => {
            format!("Über dem Reich in {}", in_suit(of))
        }
        Purpose::NearTheEmpire { suit: of, missing } => {
            let ranks = counted(missing, "Rang", "Ränge");
            format!("Noch {ranks} bis über das Reich in {}", in_suit(of))
        }
        Purpose::Leads(of) => format!("Führt in {}", in_suit(of)),
        Purpose::BreaksTie { suit: of, card } => {
            format!("{} entscheidet den Gleichstand in {}", ranked_first(card), in_suit(of))
        }
        Purpose::Unlimited(of) => format!("Ein unbegrenztes Gebot in {}", in_suit(of)),
        Purpose::Crown(of) => format!("Ein sicherer Rang in {}", in_suit(of)),
        Purpose::Succeeds { total: Some(total), rank } => {
            format!("Lässt das Ereignis gelingen, {total} von {rank}")
        }
        Purpose::Succeeds { total: None, rank } => {
            format!("Lässt das Ereignis mit Wert {rank} gelingen, unbegrenzt")
        }
        Purpose::Fails { total, rank } => {
            format!("Lässt das Ereignis scheitern, {total} von {rank}")
        }
        Purpose::NotLowest(of) => format!("Nicht mehr am niedrigsten in {}", in_suit(of)),
        Purpose::Lowest(of) => {
            format!("Am niedrigsten in {}, um einen Rang zu tauschen", in_suit(of))
        }
        Purpose::Courts(count) => {
            let chips = counted(count, "Verräterchip", "Verräterchips");
            format!("{chips}, wenn das Ereignis scheitert")
        }
        Purpose::SavesChips(count) => {
            format!("Hebt {} für später auf", counted(count, "Chip", "Chips"))
        }
        Purpose::SavesCards(count) => {
            format!("Hebt {} für später auf", counted(count, "Karte", "Karten"))
        }
        Purpose::AvoidsOpening => "Muss das nächste Ereignis nicht eröffnen".to_owned(),
        Purpose::LowCard(of) => format!("Hilft bei Gleichstand am Ende: {}", ranked(of)),
        Purpose::Against(seat) => format!("Wirft {} zurück", name_of(names, seat)),
    },
};

/// What a drafted card does when it is revealed.
fn effect(of: Card) -> String {
    let all = in_suits(of.suits());
    match of.kind() {
        Kind::Ace => format!("Ein Ass: unbegrenzt in {all}"),
        Kind::Number => format!("Entscheidet mit {} Gleichstände in {all}", of.rank()),
        Kind::Pawn => format!("Ein Bauer: 1 mehr in {all}"),
        Kind::Court => format!("Ein Hof fürs Scheitern in {all}"),
        Kind::Crown => format!("Eine Krone: ein sicherer Rang in {all}"),
    }
}
