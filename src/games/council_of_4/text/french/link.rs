//! Matches as links, in French.

use super::error::{match_, other_game, other_rules, seed_too_long};
use super::reason::illegal;
use super::words::counted;
use crate::games::council_of_4::rules::legal::Illegal;
use crate::games::council_of_4::rules::setup::SetupError;
use crate::games::council_of_4::text::link::LinkText;
use crate::record::ReplayError;
use crate::record::json::Lost;
use crate::record::link::{FORM, LONGEST_TEXT, LinkError, MOST_ACTIONS, Part, WriteError};

pub(in crate::games::council_of_4::text) static LINK: LinkText =
    LinkText { refused, lost, not_written };

fn refused(error: &LinkError<SetupError>) -> String {
    let not_opened =
        |why: String| format!("La partie de ce lien ne peut pas être ouverte : {why}.");
    match error {
        LinkError::NoMatch => "Ceci n’est pas le lien d’une partie.".to_owned(),
        LinkError::Empty => "Le lien est incomplet : il ne contient aucune partie.".to_owned(),
        LinkError::TooLong(bytes) => {
            format!("Le lien est trop long ({bytes} octets ; {LONGEST_TEXT} peuvent être lus).")
        }
        LinkError::Foreign { at, letter } => {
            let letter = shown(*letter);
            format!(
                "Le lien est endommagé : son caractère {at} après « m= » est {letter}, \
                 qu’aucun lien ne contient. Rien n’en a été ouvert."
            )
        }
        LinkError::Damaged => "Le lien est endommagé ou incomplet : il a sans doute été coupé \
                               pendant la copie. Rien n’en a été ouvert."
            .to_owned(),
        LinkError::OtherForm(form) => format!(
            "Le lien demande une version plus récente de Curia : il est écrit sous la forme \
             {form}, et cette version lit la {FORM}."
        ),
        LinkError::OtherGame(game) => not_opened(other_game(game)),
        LinkError::OtherRules(rules) => not_opened(other_rules(*rules)),
        LinkError::Unreadable(part) => not_opened(format!("{} n’est pas lisible", named(*part))),
        LinkError::SeedTooLong => not_opened(seed_too_long()),
        LinkError::Match(error) => not_opened(match_(error)),
        LinkError::LeftOver(bytes) => {
            let bytes = counted(*bytes as u64, "octet", "octets");
            not_opened(format!("elle continue sur {bytes} après sa dernière action"))
        }
        LinkError::NoMoment(text) => {
            format!(
                "Le lien demande à être ouvert après « {text} » actions, ce qui n’est pas un nombre."
            )
        }
        LinkError::MomentBeyond { at, actions } => {
            format!(
                "Le lien demande à être ouvert après l’action {at}, et sa partie en a {actions}."
            )
        }
    }
}

fn lost(Lost { kept, lost, first }: &Lost) -> String {
    let rest = counted(*lost as u64, "action qui suit", "actions qui suivent");
    format!(
        "La partie de ce lien a été gardée jusqu’à l’action {kept}. La suite ({rest}) n’a pas pu \
         être jouée ({first} dans la liste des actions possibles) : elle a sans doute été jouée \
         selon d’autres règles."
    )
}

fn not_written(error: &WriteError<SetupError, Illegal>) -> String {
    let no_link = |why: &str| format!("Cette partie ne peut pas devenir un lien : {why}.");
    match error {
        WriteError::Replay(ReplayError::Match(error)) => no_link(&match_(error)),
        WriteError::Replay(ReplayError::Action { index, why }) => {
            let why = illegal(*why);
            no_link(&format!("action {} : {}", index + 1, why.trim_end_matches('.')))
        }
        WriteError::TooManyActions(actions) => {
            no_link(&format!("elle a {actions} actions, et {MOST_ACTIONS} au plus sont envoyées"))
        }
        WriteError::NoSuchMoment { at, actions } => {
            let actions = counted(*actions as u64, "action", "actions");
            format!("Il n’y a pas d’action {at} dans cette partie : elle a {actions}.")
        }
        WriteError::Refused(error) => {
            let why = refused(error);
            no_link(&format!("il serait refusé. {}", why.trim_end_matches('.')))
        }
        WriteError::NotReadBack => no_link("il serait lu comme une autre partie"),
    }
}

fn shown(letter: char) -> String {
    if letter.is_control() {
        format!("U+{:04X}", letter as u32)
    } else {
        format!("« {letter} »")
    }
}

const fn named(part: Part) -> &'static str {
    match part {
        Part::Game => "le nom de son jeu",
        Part::Rules => "la version de ses règles",
        Part::Setup => "sa mise en place",
        Part::Seed => "sa graine",
        Part::Seats => "ce qu’il dit des places",
        Part::Count => "le nombre de ses actions",
        Part::Spelling => "sa façon d’être écrit",
    }
}
