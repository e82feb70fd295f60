//! Errors of links in Spanish.

use super::words::counted;
use crate::record::MOST_ACTIONS;
use crate::record::json::Lost;
use crate::record::link::{FORM, LONGEST_TEXT, Part};
use crate::text::link::LinkText;

pub(in crate::text) static LINK: LinkText = LinkText {
    no_match: "En este texto no hay ninguna partida, ni el enlace de una.",
    several: |links| format!("El texto tiene {links} enlaces de partidas: da uno solo."),
    empty: "El enlace está incompleto: no contiene ninguna partida.",
    too_long: |bytes| {
        format!("El enlace es demasiado largo ({bytes} bytes; el límite es de {LONGEST_TEXT}).")
    },
    foreign: |at, letter| {
        let letter = shown(letter);
        format!(
            "El enlace está dañado: el carácter {at} después de «m=» es {letter}, que no aparece \
             en ningún enlace. No se abrió nada."
        )
    },
    damaged: "El enlace está dañado o incompleto, seguramente cortado al copiarlo. No se abrió \
              nada: cópialo otra vez.",
    other_form: |form| {
        format!(
            "El enlace necesita una versión más nueva de Curia: tiene la forma {form}, y esta \
             versión lee la {FORM}."
        )
    },
    not_opened: |why| format!("La partida de este enlace no se puede abrir: {why}."),
    unreadable: |part| format!("no es posible leer {}", named(part)),
    left_over: |bytes| {
        let bytes = counted(bytes as u64, "byte", "bytes");
        format!("después de su última jugada sigue con {bytes} más")
    },
    no_moment: |text| format!("El enlace lleva a la jugada «{text}», que no es un número."),
    moment_beyond: |at, actions| {
        format!("El enlace lleva a la jugada {at}, pero su partida tiene {actions}.")
    },
    lost,
    no_link: |why| format!("Esta partida no puede convertirse en enlace: {why}."),
    action: |number, why| format!("jugada {number}: {why}"),
    too_many_actions: |actions| {
        format!("tiene {actions} jugadas, y una partida tiene como mucho {MOST_ACTIONS}")
    },
    no_such_moment: |at, actions| {
        let actions = counted(actions as u64, "jugada", "jugadas");
        format!("No hay jugada {at} en esta partida: tiene {actions}.")
    },
    refused: |why| format!("el enlace se rechazaría. {why}"),
    not_read_back: "el enlace abriría otra partida",
};

fn lost(Lost { kept, lost, first }: &Lost) -> String {
    let rest = counted(*lost as u64, "jugada", "jugadas");
    format!(
        "La partida de este enlace se abrió hasta la jugada {kept}. El resto ({rest}) no se puede \
         jugar ({first} en la lista de jugadas posibles): seguramente las reglas eran otras."
    )
}

fn shown(letter: char) -> String {
    if letter.is_control() { format!("U+{:04X}", letter as u32) } else { format!("«{letter}»") }
}

const fn named(part: Part) -> &'static str {
    match part {
        Part::Game => "el nombre de su juego",
        Part::Rules => "la versión de sus reglas",
        Part::Setup => "su preparación",
        Part::Seed => "su semilla",
        Part::Seats => "los datos de sus jugadores",
        Part::Count => "el número de sus jugadas",
        Part::Spelling => "cómo está escrita",
    }
}
