//! Errors of saved games and their texts in Italian: parts of sentences.

use super::words::{counted, seat_number};
use crate::record::LONGEST_NAME;
use crate::record::json::{LONGEST_SEED, LONGEST_TEXT};
use crate::text::error::ErrorText;

pub(in crate::text) static ERROR: ErrorText = ErrorText {
    seats: |count| {
        format!("ha {}, invece di 1 per giocatore", counted(count as u64, "posto", "posti"))
    },
    name_missing: |seat| format!("il {} non ha nome", seat_number(seat)),
    bad_name: |seat| {
        format!(
            "il nome del {} ha più di {LONGEST_NAME} caratteri, comincia o finisce con uno spazio, \
             o contiene caratteri invisibili",
            seat_number(seat)
        )
    },
    same_colour: |one, other| {
        format!("il {} e il {} hanno lo stesso colore", seat_number(one), seat_number(other))
    },
    too_long: |bytes| format!("è troppo lunga ({bytes} byte; il limite è {LONGEST_TEXT})"),
    malformed: |line, column| format!("il testo è danneggiato alla riga {line}, colonna {column}"),
    other_game: |game| format!("è di un altro gioco («{game}»)"),
    other_format: |format, readable| {
        format!("è nel formato {format}, e questa versione legge il formato {readable}")
    },
    other_rules: |rules| format!("è stata giocata con la versione {rules} delle regole"),
    seed_too_long: || format!("il suo seme è troppo lungo (al massimo {LONGEST_SEED} caratteri)"),
};
