//! Errors of saved games and their texts in German: sentences without a full stop, as they stand after a colon.

use super::words::{counted, seat_number};
use crate::record::LONGEST_NAME;
use crate::record::json::{LONGEST_SEED, LONGEST_TEXT};
use crate::text::error::ErrorText;

pub(in crate::text) static ERROR: ErrorText = ErrorText {
    seats: |count| {
        let seats = counted(count as u64, "Platz", "Plätze");
        format!("Die Partie hat {seats} statt 1 für jeden Spieler")
    },
    name_missing: |seat| format!("{} hat keinen Namen", seat_number(seat)),
    bad_name: |seat| {
        format!(
            "Der Name von {} ist länger als {LONGEST_NAME} Zeichen, beginnt oder endet mit einem \
             Leerzeichen oder enthält unsichtbare Zeichen",
            seat_number(seat)
        )
    },
    same_colour: |one, other| {
        format!("{} und {} haben dieselbe Farbe", seat_number(one), seat_number(other))
    },
    too_long: |bytes| format!("Die Partie ist zu lang ({bytes} Bytes; höchstens {LONGEST_TEXT})"),
    malformed: |line, column| format!("Der Text ist in Zeile {line}, Spalte {column}, beschädigt"),
    other_game: |game| format!("Die Partie gehört zu einem anderen Spiel („{game}“)"),
    other_format: |format, readable| {
        format!("Die Partie hat das Format {format}, und diese Version liest {readable}")
    },
    other_rules: |rules| format!("Die Partie wurde mit Version {rules} der Regeln gespielt"),
    seed_too_long: || format!("Der Startwert ist zu lang (höchstens {LONGEST_SEED} Zeichen)"),
};
