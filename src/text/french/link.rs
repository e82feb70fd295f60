//! Matches as links, in French.

use super::words::counted;
use crate::record::json::Lost;
use crate::record::link::{FORM, LONGEST_TEXT, MOST_ACTIONS, Part};
use crate::text::link::LinkText;

pub(in crate::text) static LINK: LinkText = LinkText {
    no_match: "Ceci n’est pas le lien d’une partie.",
    empty: "Le lien est incomplet : il ne contient aucune partie.",
    too_long: |bytes| {
        format!("Le lien est trop long ({bytes} octets ; {LONGEST_TEXT} peuvent être lus).")
    },
    foreign: |at, letter| {
        let letter = shown(letter);
        format!(
            "Le lien est endommagé : son caractère {at} après « m= » est {letter}, \
             qu’aucun lien ne contient. Rien n’en a été ouvert."
        )
    },
    damaged: "Le lien est endommagé ou incomplet : il a sans doute été coupé \
              pendant la copie. Rien n’en a été ouvert.",
    other_form: |form| {
        format!(
            "Le lien demande une version plus récente de Curia : il est écrit sous la forme \
         {form}, et cette version lit la {FORM}."
        )
    },
    not_opened: |why| format!("La partie de ce lien ne peut pas être ouverte : {why}."),
    unreadable: |part| format!("{} n’est pas lisible", named(part)),
    left_over: |bytes| {
        let bytes = counted(bytes as u64, "octet", "octets");
        format!("elle continue sur {bytes} après sa dernière action")
    },
    no_moment: |text| {
        format!(
            "Le lien demande à être ouvert après « {text} » actions, ce qui n’est pas un nombre."
        )
    },
    moment_beyond: |at, actions| {
        format!("Le lien demande à être ouvert après l’action {at}, et sa partie en a {actions}.")
    },
    lost,
    no_link: |why| format!("Cette partie ne peut pas devenir un lien : {why}."),
    action: |number, why| format!("action {number} : {why}"),
    too_many_actions: |actions| {
        format!("elle a {actions} actions, et {MOST_ACTIONS} au plus sont envoyées")
    },
    no_such_moment: |at, actions| {
        let actions = counted(actions as u64, "action", "actions");
        format!("Il n’y a pas d’action {at} dans cette partie : elle a {actions}.")
    },
    refused: |why| format!("il serait refusé. {why}"),
    not_read_back: "il serait lu comme une autre partie",
};

fn lost(Lost { kept, lost, first }: &Lost) -> String {
    let rest = counted(*lost as u64, "action qui suit", "actions qui suivent");
    format!(
        "La partie de ce lien a été gardée jusqu’à l’action {kept}. La suite ({rest}) n’a pas pu \
         être jouée ({first} dans la liste des actions possibles) : elle a sans doute été jouée \
         selon d’autres règles."
    )
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
