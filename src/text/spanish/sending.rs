//! Sending and opening links in Spanish.

use crate::text::sending::SendingText;

pub(in crate::text) static SENDING: SendingText = SendingText {
    what: "Qué compartir",
    whole: "La partida",
    up_to_here: "Hasta aquí",
    deal: "Solo el reparto",
    opens_at: |at| format!("Abre la repetición tras la jugada {at}."),
    address: "Enlace",
    show_address: "Ver la dirección",
    share: "Compartir",
    copy: "Copiar enlace",
    copied: "Copiado.",
    not_copied: "No se pudo copiar. El enlace está seleccionado: cópialo tú.",
    note: "Todo está en el propio enlace; no se envía nada a ninguna parte.",
    reveals: "Esta partida no ha terminado. Con el enlace se puede deducir todo lo que está oculto.",
    linked_deal: "Un reparto para jugar desde el principio.",
    linked_at: |at| format!("Te muestran lo que sigue a la jugada {at}."),
    linked_daily: |day| format!("El reto del {day}."),
    linked_note: "Se añade a tu lista; tus otras partidas no cambian.",
    linked_play: "Jugar este reparto",
    linked_go_on: "Seguir desde ahí",
    unknown_game: |game| {
        format!("Es una partida de «{game}», que esta página no tiene. No se guardó nada.")
    },
    made_by_newer: "Esto viene de una versión más reciente de Curia. No se pierde nada: actualiza \
                    Curia y vuelve a abrirlo.",
};
