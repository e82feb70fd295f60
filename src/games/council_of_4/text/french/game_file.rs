//! Why a game file, or a part of one, is refused, in French: parts of a sentence.

use super::error::{match_, other_format, other_game, other_rules, seed_too_long, too_long};
use super::reason::illegal;
use super::words::of;
use crate::games::council_of_4::rules::legal::Illegal;
use crate::games::council_of_4::rules::setup::SetupError;
use crate::record::game_file::{Expected, FORMAT, Place, ReadError, Reason, Stopped, WrongResult};

pub(super) fn read(error: &ReadError<SetupError>) -> String {
    match error {
        ReadError::TooLong(bytes) => too_long(*bytes),
        ReadError::NotText(place) => at(*place, "ceci n’est pas de l’UTF-8"),
        ReadError::Expected(place, what) => at(*place, &missing(what)),
        ReadError::OtherGame(place, game) => at(*place, &other_game(game)),
        ReadError::OtherFormat(place, format) => at(*place, &other_format(*format, FORMAT)),
        ReadError::OtherRules(place, rules) => at(*place, &other_rules(*rules)),
        ReadError::UnknownHeader(place, name) => {
            at(*place, &format!("il n’y a pas d’en-tête « {name} »"))
        }
        ReadError::TooManyHeaders(place) => at(*place, "aucune partie n’a autant d’en-têtes"),
        ReadError::HeaderTwice(place, name) => {
            at(*place, &format!("l’en-tête « {name} » est déjà là"))
        }
        ReadError::SeedTooLong(place) => at(*place, &seed_too_long()),
        ReadError::Match(place, error) => at(*place, &match_(error)),
    }
}

pub(super) fn stopped(stopped: &Stopped<Illegal>) -> String {
    let reason = match &stopped.reason {
        Reason::Expected(what) => missing(what),
        Reason::WrongTurn { expected, found } => {
            format!("le tour {expected} vient ensuite, et non « {found} »")
        }
        Reason::WrongName { expected, found } => {
            format!("c’est le tour {}, et non {}", of(expected), of(&format!("« {found} »")))
        }
        Reason::NotAnAction(text) => format!("« {text} » n’est pas une action notée"),
        Reason::Illegal(text, why) => {
            format!("« {text} » n’est pas possible : {}", illegal(*why).trim_end_matches('.'))
        }
    };
    at(stopped.place, &reason)
}

pub(super) fn wrong_result(wrong: &WrongResult) -> String {
    at(wrong.place, &format!("le résultat de ces actions est « {} »", wrong.expected))
}

fn at(place: Place, what: &str) -> String {
    format!("ligne {}, colonne {} : {what}", place.line, place.column)
}

fn missing(what: &Expected) -> String {
    match what {
        Expected::Header(name) => format!("l’en-tête « {name} » manque ici"),
        Expected::HeaderName => "le nom d’un en-tête manque ici".to_owned(),
        Expected::Text => "un texte entre guillemets manque ici".to_owned(),
        Expected::Value(name) => format!("l’en-tête « {name} » ne peut pas avoir ce texte"),
        Expected::Setup => "les en-têtes ne font pas ensemble une mise en place".to_owned(),
        Expected::ClosingQuote => {
            "les guillemets ouverts ici ne sont pas fermés sur la ligne".to_owned()
        }
        Expected::Escape => {
            "après une barre oblique inverse vient un guillemet, une barre oblique inverse ou u{…}"
                .to_owned()
        }
        Expected::ClosingBracket => "le crochet qui ferme l’en-tête manque ici".to_owned(),
        Expected::ClosingBrace => "le commentaire ouvert ici n’est pas fermé".to_owned(),
        Expected::TurnOrEnd => "le numéro d’un tour, ou la fin de la partie, manque ici".to_owned(),
        Expected::Turn => "le numéro du tour suivant manque ici".to_owned(),
        Expected::Name => "le nom du joueur manque ici".to_owned(),
        Expected::Colon => "un deux-points manque ici".to_owned(),
        Expected::Action => "une action manque ici".to_owned(),
        Expected::End => "la partie est finie, et sa marque de fin manque ici".to_owned(),
        Expected::EndOfText => "la partie est à sa fin, et le texte continue ici".to_owned(),
    }
}
