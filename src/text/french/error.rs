//! Errors of saved games and their texts in French: parts of sentences.

use super::words::{counted, of, seat_number};
use crate::record::LONGEST_NAME;
use crate::record::json::{LONGEST_SEED, LONGEST_TEXT};
use crate::text::error::ErrorText;

pub(in crate::text) static ERROR: ErrorText = ErrorText {
    seats: |count| {
        let seats = counted(count as u64, "place", "places");
        format!("elle a {seats}, au lieu de 1 par joueur")
    },
    name_missing: |seat| format!("{} n’a pas de nom", seat_number(seat)),
    bad_name: |seat| {
        format!(
            "le nom {} dépasse {LONGEST_NAME} caractères, commence ou finit par un espace, ou \
             contient des caractères invisibles",
            of(&seat_number(seat))
        )
    },
    same_colour: |one, other| {
        format!("{} et {} ont la même couleur", seat_number(one), seat_number(other))
    },
    too_long: |bytes| {
        format!("elle est trop longue ({bytes} octets ; la limite est de {LONGEST_TEXT})")
    },
    malformed: |line, column| format!("le texte est endommagé à la ligne {line}, colonne {column}"),
    other_game: |game| format!("c’est une partie d’un autre jeu (« {game} »)"),
    other_format: |format, readable| {
        format!("elle est au format {format}, et cette version lit le {readable}")
    },
    other_rules: |rules| format!("elle a été jouée avec la version {rules} des règles"),
    seed_too_long: || {
        format!("sa graine est trop longue (la limite est de {LONGEST_SEED} caractères)")
    },
};
