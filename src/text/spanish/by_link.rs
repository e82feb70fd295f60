//! Matches by link in Spanish.

use super::words::{counted, of};
use crate::text::by_link::ByLinkText;

pub(in crate::text) static BY_LINK: ByLinkText = ByLinkText {
    turn_of: |name| format!("Turno {}", of(name)),
    turn_note: "Envíalo y luego abre el enlace que te llegue.",
    send_to: |name| format!("Enviar a {name}"),
    send_end: "Enviar el resultado",
    copied: "Copiado",
    message: |name, game, round| format!("{name}, te toca. {game}, {round}:"),
    message_at_end: |game| format!("Terminó nuestra partida de {game}:"),
    who: "¿Quién eres en esta partida?",
    choose_seat: "Elige tu asiento.",
    your_seat: |name| format!("Tu asiento: {name}"),
    change_note: "¿No es tu asiento? Elige el tuyo: el otro recupera su nombre.",
    your_name: "Tu nombre",
    sit_down: "Tomar asiento",
    trust: "Los enlaces contienen toda la partida, también lo oculto. Ahí se \
            puede leer, así que juega con gente de confianza.",
    is_older: |link, kept| {
        format!(
            "Este enlace es más antiguo que tu partida: tiene {}; la tuya, {kept}.",
            moves(link)
        )
    },
    is_forked: |at| {
        format!("Este enlace cuenta tu partida de otra forma: se separan tras {}.", moves(at))
    },
    plays_mine: |actions| {
        format!(
            "Este enlace continúa tu partida, pero con {} que no hiciste aquí.",
            counted(actions as u64, "jugada tuya", "jugadas tuyas")
        )
    },
    is_damaged: "Este enlace es de tu partida, pero no se puede jugar entero.",
    unchanged: "Tu partida sigue igual.",
    open_kept: "Abrir mi partida",
    take_over: "Las hice en otro sitio",
    keep_both: "Conservar las dos",
    other_course: |title| format!("{title} (otra versión)"),
    check_title: "Revisado",
    all_legal: |actions| {
        format!(
            "Todo legal en {}, y cada carta y cada ficha salió como mandaba el reparto.",
            moves(actions)
        )
    },
    went_on: |links| match links {
        0 => "No te llegó ningún enlace de esta partida.".to_owned(),
        1 => "La partida siguió desde el único enlace que te llegó.".to_owned(),
        links => format!(
            "La partida siguió desde cada uno de los {links} enlaces que te llegaron. Nadie volvió atrás."
        ),
    },
    went_back: |at| {
        format!(
            "La partida no sigue desde el enlace con {} que te llegó. Alguien volvió atrás.",
            moves(at)
        )
    },
    number: |number| format!("Número de control {number}. Mismo número, misma partida."),
};

fn moves(count: usize) -> String {
    counted(count as u64, "jugada", "jugadas")
}
