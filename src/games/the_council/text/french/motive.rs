//! Reasons for an action, in French.

use super::words::{chips, counted, ranked, suit, suits};
use crate::games::the_council::bots::motive::Purpose;
use crate::games::the_council::rules::components::{Card, Kind};
use crate::games::the_council::text::motive::MotiveText;
use crate::text::people::name_of;

pub(in crate::games::the_council::text) static MOTIVE: MotiveText = MotiveText {
    purpose: |purpose, names| match purpose {
        Purpose::Chips(of) => format!("Apporte {}", chips(of)),
        Purpose::Effect(of) => effect(of),
        Purpose::NearTheEmpire { suit: of, missing: 0 } => {
            format!("Au-dessus de l’empire en {}", suit(of))
        }
        Purpose::NearTheEmpire { suit: of, missing } => {
            let ranks = counted(missing, "rang", "rangs");
            format!("À {ranks} de dépasser l’empire en {}", suit(of))
        }
        Purpose::Leads(of) => format!("En tête en {}", suit(of)),
        Purpose::BreaksTie { suit: of, card } => {
            format!("{} rompt l’égalité en {}", ranked(card), suit(of))
        }
        Purpose::Unlimited(of) => format!("Une mise sans limite en {}", suit(of)),
        Purpose::Crown(of) => format!("Un rang assuré en {}", suit(of)),
        Purpose::Succeeds { total: Some(total), rank } => {
            format!("Fait réussir l’événement, {total} sur {rank}")
        }
        Purpose::Succeeds { total: None, rank } => {
            format!("Fait réussir l’événement de valeur {rank}, sans limite")
        }
        Purpose::Fails { total, rank } => format!("Laisse échouer l’événement, {total} sur {rank}"),
        Purpose::NotLowest(of) => format!("N’est plus au plus bas en {}", suit(of)),
        Purpose::Lowest(of) => format!("Au plus bas en {}, pour échanger un rang", suit(of)),
        Purpose::Courts(count) => {
            let chips = counted(count, "jeton de traître", "jetons de traître");
            format!("{chips} si l’événement échoue")
        }
        Purpose::SavesChips(count) => {
            format!("Garde {} pour plus tard", counted(count, "jeton", "jetons"))
        }
        Purpose::SavesCards(count) => {
            format!("Garde {} pour plus tard", counted(count, "carte", "cartes"))
        }
        Purpose::AvoidsOpening => "N’aura pas à ouvrir l’événement suivant".to_owned(),
        Purpose::LowCard(of) => {
            format!("Une carte basse pour les égalités de la fin : {}", ranked(of))
        }
        Purpose::Against(seat) => format!("Gêne {}", name_of(names, seat)),
    },
};

/// What a drafted card does when it is revealed.
fn effect(of: Card) -> String {
    let all = suits(of.suits());
    match of.kind() {
        Kind::Ace => format!("Un As : sans limite en {all}"),
        Kind::Number => format!("Rompt les égalités en {all} avec {}", of.rank()),
        Kind::Pawn => format!("Un Pion : 1 de plus en {all}"),
        Kind::Court => format!("Une Cour pour les échecs en {all}"),
        Kind::Crown => format!("Une Couronne : un rang assuré en {all}"),
    }
}
