//! Errors of saved games and their texts in English: parts of sentences.

use super::words::{counted, seat_number};
use crate::record::LONGEST_NAME;
use crate::record::json::{LONGEST_SEED, LONGEST_TEXT};
use crate::text::error::ErrorText;

pub(in crate::text) static ERROR: ErrorText = ErrorText {
    seats: |count| format!("it has {}, not 1 for each player", counted(count as u64, "seat")),
    name_missing: |seat| format!("{} has no name", seat_number(seat)),
    bad_name: |seat| {
        format!(
            "the name of {} is longer than {LONGEST_NAME} characters, starts or ends with a space, \
             or has characters that can’t be seen",
            seat_number(seat)
        )
    },
    same_colour: |one, other| {
        format!("{} and {} have the same colour", seat_number(one), seat_number(other))
    },
    too_long: |bytes| format!("it’s too long ({bytes} bytes; the limit is {LONGEST_TEXT})"),
    malformed: |line, column| format!("the text is damaged at line {line}, column {column}"),
    other_game: |game| format!("it’s for another game (“{game}”)"),
    other_format: |format, readable| {
        format!("it’s in format {format}, and this version reads {readable}")
    },
    other_rules: |rules| format!("it was played with version {rules} of the rules"),
    seed_too_long: || format!("its seed is too long (the limit is {LONGEST_SEED} characters)"),
};
