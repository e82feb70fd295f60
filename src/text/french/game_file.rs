//! Errors of game files in French: parts of sentences.

use super::words::of;
use crate::record::MOST_ACTIONS;
use crate::record::game_file::Expected;
use crate::text::game_file::GameFileText;

pub(in crate::text) static GAME_FILE: GameFileText = GameFileText {
    at: |place, what| format!("ligne {}, colonne {} : {what}", place.line, place.column),
    not_text: "ce n’est pas un texte en UTF-8",
    missing,
    unknown_header: |name| format!("aucun en-tête ne s’appelle « {name} »"),
    too_many_headers: "il y a trop d’en-têtes",
    header_twice: |name| format!("l’en-tête « {name} » est répété"),
    wrong_turn: |expected, found| format!("le tour {expected} vient ensuite, et non « {found} »"),
    wrong_name: |expected, found| {
        format!("c’est le tour {}, et non {}", of(expected), of(&format!("« {found} »")))
    },
    not_an_action: |text| format!("« {text} » n’est pas un coup en notation"),
    not_possible: |text, why| format!("« {text} » n’est pas possible : {why}"),
    too_many: || format!("une partie compte {MOST_ACTIONS} coups au plus"),
    result: |expected| format!("le résultat de ces coups est « {expected} »"),
};

fn missing(what: &Expected) -> String {
    match what {
        Expected::Header(name) => format!("l’en-tête « {name} » manque ici"),
        Expected::HeaderName => "le nom d’un en-tête manque ici".to_owned(),
        Expected::Text => "un texte entre guillemets manque ici".to_owned(),
        Expected::Value(name) => format!("l’en-tête « {name} » ne peut pas avoir ce texte"),
        Expected::Setup => "les en-têtes ne forment pas une mise en place".to_owned(),
        Expected::ClosingQuote => {
            "les guillemets ouverts ici ne sont pas fermés sur la ligne".to_owned()
        }
        Expected::Escape => {
            "une barre oblique inverse doit être suivie d’un guillemet, d’une barre oblique \
             inverse ou de u{…}"
                .to_owned()
        }
        Expected::ClosingBracket => "le crochet qui ferme l’en-tête manque ici".to_owned(),
        Expected::ClosingBrace => "le commentaire ouvert ici n’est pas fermé".to_owned(),
        Expected::TurnOrEnd => "le numéro d’un tour, ou la fin de la partie, manque ici".to_owned(),
        Expected::Turn => "le numéro du tour suivant manque ici".to_owned(),
        Expected::Name => "le nom du joueur manque ici".to_owned(),
        Expected::Colon => "un deux-points manque ici".to_owned(),
        Expected::Action => "un coup manque ici".to_owned(),
        Expected::End => "la partie est finie, mais sa marque de fin manque ici".to_owned(),
        Expected::EndOfText => "la partie est finie, mais le texte continue ici".to_owned(),
    }
}
