//! Errors of links in Italian.

use super::words::counted;
use crate::record::MOST_ACTIONS;
use crate::record::json::Lost;
use crate::record::link::{FORM, LONGEST_TEXT, Part};
use crate::text::link::LinkText;

pub(in crate::text) static LINK: LinkText = LinkText {
    no_match: "In questo testo non c’è nessuna partita, né il link di una.",
    several: |links| format!("Il testo contiene {links} link di partite: danne uno solo."),
    empty: "Il link è incompleto: non contiene nessuna partita.",
    too_long: |bytes| format!("Il link è troppo lungo ({bytes} byte; il limite è {LONGEST_TEXT})."),
    foreign: |at, letter| {
        let letter = shown(letter);
        format!(
            "Il link è danneggiato: il carattere {at} dopo «m=» è {letter}, che nessun link \
             contiene. Non è stato aperto niente."
        )
    },
    damaged: "Il link è danneggiato o incompleto, forse tagliato durante la copia. Non è stato \
              aperto niente: copialo di nuovo.",
    other_form: |form| {
        format!(
            "Al link serve una versione più recente di Curia: è nel formato {form}, e questa \
             versione legge il formato {FORM}."
        )
    },
    not_opened: |why| format!("La partita di questo link non si può aprire: {why}."),
    unreadable: |part| format!("{} non è leggibile", named(part)),
    left_over: |bytes| {
        let bytes = counted(bytes as u64, "byte", "byte");
        format!("continua per {bytes} dopo l’ultima mossa")
    },
    no_moment: |text| format!("Il link porta alla mossa «{text}», che non è un numero."),
    moment_beyond: |at, actions| {
        format!("Il link porta alla mossa {at}, ma la sua partita ne ha {actions}.")
    },
    lost,
    no_link: |why| format!("Questa partita non può diventare un link: {why}."),
    action: |number, why| format!("mossa {number}: {why}"),
    too_many_actions: |actions| {
        format!("ha {actions} mosse, e una partita ne ha al massimo {MOST_ACTIONS}")
    },
    no_such_moment: |at, actions| {
        format!("In questa partita non c’è la mossa {at}: ne ha {actions}.")
    },
    refused: |why| format!("il link verrebbe rifiutato. {why}"),
    not_read_back: "il link aprirebbe un’altra partita",
};

fn lost(Lost { kept, lost, first }: &Lost) -> String {
    let rest = counted(*lost as u64, "mossa", "mosse");
    format!(
        "La partita di questo link è stata aperta fino alla mossa {kept}. Il seguito ({rest}) non \
         si può giocare ({first} nella lista delle mosse possibili): forse le regole erano diverse."
    )
}

fn shown(letter: char) -> String {
    if letter.is_control() { format!("U+{:04X}", letter as u32) } else { format!("«{letter}»") }
}

const fn named(part: Part) -> &'static str {
    match part {
        Part::Game => "il nome del suo gioco",
        Part::Rules => "la versione delle sue regole",
        Part::Setup => "la sua preparazione",
        Part::Seed => "il suo seme",
        Part::Seats => "l’elenco dei suoi giocatori",
        Part::Count => "il numero delle sue mosse",
        Part::Spelling => "il modo in cui è scritta",
    }
}
