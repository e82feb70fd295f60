//! Reasons for an action, in Italian.

use super::words::{chips, counted, in_suit, in_suits, ranked};
use crate::games::the_council::bots::motive::Purpose;
use crate::games::the_council::rules::components::{Card, Kind};
use crate::games::the_council::text::motive::MotiveText;
use crate::text::people::name_of;

pub(in crate::games::the_council::text) static MOTIVE: MotiveText = MotiveText {
    purpose: |purpose, names| match purpose {
        Purpose::Chips(of) => format!("Porta {}", chips(of)),
        Purpose::Effect(of) => effect(of),
        Purpose::NearTheEmpire { suit: of, missing: 0 } => {
            format!("Sopra l’impero {}", in_suit(of))
        }
        Purpose::NearTheEmpire { suit: of, missing } => {
            let ranks = counted(missing, "rango", "ranghi");
            format!("Ancora {ranks} per superare l’impero {}", in_suit(of))
        }
        Purpose::Leads(of) => format!("In testa {}", in_suit(of)),
        Purpose::BreaksTie { suit: of, card } => {
            format!("{} rompe la parità {}", ranked(card), in_suit(of))
        }
        Purpose::Unlimited(of) => format!("Un’offerta senza limite {}", in_suit(of)),
        Purpose::Crown(of) => format!("Un rango sicuro {}", in_suit(of)),
        Purpose::Succeeds { total: Some(total), rank } => {
            format!("Fa riuscire l’evento, {total} su {rank}")
        }
        Purpose::Succeeds { total: None, rank } => {
            format!("Fa riuscire l’evento di valore {rank}, senza limite")
        }
        Purpose::Fails { total, rank } => format!("Lascia fallire l’evento, {total} su {rank}"),
        Purpose::NotLowest(of) => format!("Non più l’offerta più bassa {}", in_suit(of)),
        Purpose::Lowest(of) => {
            format!("Offerta più bassa {}, per scambiare un rango", in_suit(of))
        }
        Purpose::Courts(count) => {
            let chips = counted(count, "gettone traditore", "gettoni traditore");
            format!("{chips} se l’evento fallisce")
        }
        Purpose::SavesChips(count) => {
            format!("Tiene {} per dopo", counted(count, "gettone", "gettoni"))
        }
        Purpose::SavesCards(count) => {
            format!("Tiene {} per dopo", counted(count, "carta", "carte"))
        }
        Purpose::AvoidsOpening => "Evita di aprire il prossimo evento".to_owned(),
        Purpose::LowCard(of) => {
            format!("Una carta bassa per lo spareggio finale: {}", ranked(of))
        }
        Purpose::Against(seat) => format!("Ostacola {}", name_of(names, seat)),
    },
};

/// What a drafted card does when it is revealed.
fn effect(of: Card) -> String {
    let all = in_suits(of.suits().iter());
    match of.kind() {
        Kind::Ace => format!("Un Asso: nessun limite {all}"),
        Kind::Number => format!("Rompe le parità {all} con {}", of.rank()),
        Kind::Pawn => format!("Una Pedina: 1 in più {all}"),
        Kind::Court => format!("Una Corte per i fallimenti {all}"),
        Kind::Crown => format!("Una Corona: un rango sicuro {all}"),
    }
}
