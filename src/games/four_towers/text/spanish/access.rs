//! Texts for screen readers, in Spanish.

use super::words::clans;
use crate::games::four_towers::text::access::AccessText;

pub(in crate::games::four_towers::text) static ACCESS: AccessText = AccessText {
    your_turn: |left| match left {
        1 => "Te toca: es tu último turno.".to_owned(),
        left => format!("Te toca: te quedan {left} turnos con este."),
    },
    your_place: |drawn| format!("Coloca uno de estos: {}.", clans(drawn)),
    your_assign: |drawn| format!("Asigna {}.", clans(drawn)),
    your_expansion: |waiting| match waiting {
        1 => "Una aldea se expande: di quién va adónde.".to_owned(),
        waiting => {
            format!("{waiting} aldeas esperan: escoge cuál se expande ahora y di quién va adónde.")
        }
    },
    your_demotion: "Un demonio: baja otro marcador o perdona a todos.",
    your_spirits: "Escoge los espíritus de tu campeón.",
    your_end: "Usa un poder de fin o termina el turno.",
};
