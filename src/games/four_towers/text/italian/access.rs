//! Texts for screen readers, in Italian.

use super::words::clans;
use crate::games::four_towers::text::access::AccessText;

pub(in crate::games::four_towers::text) static ACCESS: AccessText = AccessText {
    your_turn: |left| match left {
        1 => "Tocca a te, per il tuo ultimo turno.".to_owned(),
        left => format!("Tocca a te, ancora {left} turni con questo."),
    },
    your_place: |drawn| format!("Piazza uno di questi: {}.", clans(drawn)),
    your_assign: |drawn| format!("Assegna {}.", clans(drawn)),
    your_expansion: |waiting| match waiting {
        1 => "Un villaggio si espande: decidi chi va dove.".to_owned(),
        waiting => {
            format!("{waiting} villaggi aspettano: scegli quale si espande ora, e chi va dove.")
        }
    },
    your_demotion: "Un demone: fai scendere un altro segnalino, o risparmia tutti.",
    your_spirits: "Scegli gli spiriti del tuo campione.",
    your_end: "Usa un’abilità finale, o finisci il turno.",
};
