//! Errors of links in French.

use super::words::counted;
use crate::record::MOST_ACTIONS;
use crate::record::json::Lost;
use crate::record::link::{FORM, LONGEST_TEXT, Part};
use crate::text::link::LinkText;

pub(in crate::text) static LINK: LinkText = LinkText {
    no_match: "Ce texte ne contient ni partie ni lien de partie.",
    several: |links| format!("Le texte contient {links} liens de parties : n’en donnez qu’un."),
    empty: "Le lien est incomplet : il ne contient aucune partie.",
    too_long: |bytes| {
        format!("Le lien est trop long ({bytes} octets ; la limite est de {LONGEST_TEXT}).")
    },
    foreign: |at, letter| {
        let letter = shown(letter);
        format!(
            "Le lien est endommagé : le caractère {at} après « m= » est {letter}, qu’aucun lien ne \
             contient. Rien n’a été ouvert."
        )
    },
    damaged: "Le lien est endommagé ou incomplet, sans doute coupé pendant la copie. Rien n’a été \
              ouvert : copiez-le à nouveau.",
    other_form: |form| {
        format!(
            "Le lien demande une version plus récente de Curia : il est sous la forme {form}, et \
             cette version lit la {FORM}."
        )
    },
    not_opened: |why| format!("La partie de ce lien ne peut pas être ouverte : {why}."),
    unreadable: |part| format!("{} n’est pas lisible", named(part)),
    left_over: |bytes| {
        let bytes = counted(bytes as u64, "octet", "octets");
        format!("elle continue sur {bytes} après son dernier coup")
    },
    no_moment: |text| format!("Le lien mène au coup « {text} », qui n’est pas un nombre."),
    moment_beyond: |at, actions| {
        format!("Le lien mène au coup {at}, mais sa partie en compte {actions}.")
    },
    lost,
    no_link: |why| format!("Cette partie ne peut pas devenir un lien : {why}."),
    action: |number, why| format!("coup {number} : {why}"),
    too_many_actions: |actions| {
        format!("elle compte {actions} coups, et une partie en a {MOST_ACTIONS} au plus")
    },
    no_such_moment: |at, actions| {
        let actions = counted(actions as u64, "coup", "coups");
        format!("Il n’y a pas de coup {at} dans cette partie : elle compte {actions}.")
    },
    refused: |why| format!("le lien serait refusé. {why}"),
    not_read_back: "le lien donnerait une autre partie",
};

fn lost(Lost { kept, lost, first }: &Lost) -> String {
    let rest = counted(*lost as u64, "coup", "coups");
    format!(
        "La partie de ce lien a été ouverte jusqu’au coup {kept}. La suite ({rest}) ne peut pas \
         être jouée ({first} dans la liste des coups possibles) : les règles étaient sans doute \
         différentes."
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
        Part::Seats => "ses joueurs",
        Part::Count => "le nombre de ses coups",
        Part::Spelling => "son écriture",
    }
}
