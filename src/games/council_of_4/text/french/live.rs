//! What is said aloud, in French.

use super::words::card;
use crate::games::council_of_4::text::live::LiveText;

pub(in crate::games::council_of_4::text) static LIVE: LiveText = LiveText {
    region: "Ce qui se passe",
    gained: |name, gains| format!("{name} a gagné {}.", gains.join(", ")),
    your_turn: |round, drawn, main, quick| {
        let drawn = drawn.map_or_else(String::new, |drawn| {
            format!(" Vous avez pioché : {}.", card(drawn).to_lowercase())
        });
        let (main, quick) = (number(main), number(quick));
        format!(
            "À vous, manche {round}.{drawn} Actions principales : {main}. Actions rapides : {quick}."
        )
    },
    taken_back: |count, first| match count {
        1 => format!("Annulé : {first}"),
        _ => format!("{count} actions annulées, dont la première : {first}"),
    },
    not_possible: |why| format!("Impossible : {why}"),
};

fn number(of: u8) -> String {
    match of {
        0 => "aucune".to_owned(),
        1 => "une".to_owned(),
        2 => "deux".to_owned(),
        of => of.to_string(),
    }
}
