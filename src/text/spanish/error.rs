//! Errors of saved games and their texts in Spanish: parts of sentences.

use super::words::{counted, of, seat_number};
use crate::record::LONGEST_NAME;
use crate::record::json::{LONGEST_SEED, LONGEST_TEXT};
use crate::text::error::ErrorText;

pub(in crate::text) static ERROR: ErrorText = ErrorText {
    seats: |count| {
        let seats = counted(count as u64, "asiento", "asientos");
        format!("tiene {seats}, en vez de 1 por jugador")
    },
    name_missing: |seat| format!("{} no tiene nombre", seat_number(seat)),
    bad_name: |seat| {
        format!(
            "el nombre {} pasa de {LONGEST_NAME} caracteres, empieza o acaba con un espacio, o \
             tiene caracteres invisibles",
            of(&seat_number(seat))
        )
    },
    same_colour: |one, other| {
        format!("{} y {} tienen el mismo color", seat_number(one), seat_number(other))
    },
    too_long: |bytes| format!("es demasiado larga ({bytes} bytes; el límite es de {LONGEST_TEXT})"),
    malformed: |line, column| format!("el texto está dañado en la línea {line}, columna {column}"),
    other_game: |game| format!("es una partida de otro juego («{game}»)"),
    other_format: |format, readable| {
        format!("está en el formato {format}, y esta versión lee el {readable}")
    },
    other_rules: |rules| format!("se jugó con la versión {rules} de las reglas"),
    seed_too_long: || {
        format!("su semilla es demasiado larga (el límite es de {LONGEST_SEED} caracteres)")
    },
};
