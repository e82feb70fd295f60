//! Tips on the controls of every table in Italian.

use crate::text::Language;
use crate::text::tip::{Tip, TipsText};

pub(in crate::text) static TIPS: TipsText = TipsText { name, what };

const fn name(of: Tip) -> &'static str {
    match of {
        Tip::Confirm => "Conferma",
        Tip::Skip => "Salta",
        Tip::Undo => "Annulla",
        Tip::Restart => "Ricomincia il turno",
        Tip::ToHere => "Torna qui",
        Tip::Redo => "Ripristina",
        Tip::Hint => "Suggerimento",
        Tip::Why => "Perché?",
        Tip::Replay => "Rivedi da qui",
        Tip::WhatIf => "E se",
        Tip::Settings => "Impostazioni",
        Tip::Moves => "Mosse possibili",
        Tip::OwnSeat => "Il tuo posto",
        Tip::Keys => "Tasti",
        Tip::Theme => "Chiaro o scuro",
        Tip::Home => "Alla pagina iniziale",
        Tip::Rules => "Regole",
        Tip::Saved => "Salvataggio",
        Tip::Assisted => "Assistita",
    }
}

fn what(of: Tip) -> &'static str {
    match of {
        Tip::Confirm => "Esegue la mossa dell’anteprima. Premi Invio.",
        Tip::Skip => "Gioca all’istante i turni dei bot, fino al tuo.",
        Tip::Undo => {
            "Annulla la tua ultima mossa. Se giochi solo contro i bot puoi farlo anche dopo una \
             rivelazione, ma poi la partita è segnata come assistita."
        }
        Tip::Restart => "Annulla tutto quello che hai fatto in questo turno.",
        Tip::ToHere => "Annulla questa mossa e tutto quello che è venuto dopo.",
        Tip::Redo => "Gioca di nuovo la mossa annullata.",
        Tip::Hint => {
            "Mostra le tre mosse migliori, ognuna con un motivo. La partita è poi segnata come \
             assistita. Premi «.»."
        }
        Tip::Why => "Mostra che cosa questo bot si aspettava dalla sua mossa, e da altre.",
        Tip::Replay => "Mostra la partita da questo momento in poi. Guardare non cambia niente.",
        Tip::WhatIf => {
            "Comincia da questo momento una partita a parte, dove quello che è nascosto resta \
             com’è. Questa non cambia."
        }
        Tip::Settings => {
            "Regola velocità, tema, suoni, dimensione del testo, lettere sui pezzi e lingua."
        }
        Tip::Moves => {
            "Elenca ogni mossa che puoi fare ora, con prezzo e guadagni, e una ricerca. Premi «/»."
        }
        Tip::OwnSeat => {
            "Il posto che giochi in questa partita via link. Premi per sceglierne un altro."
        }
        Tip::Keys => "Elenca tutte le scorciatoie da tastiera. Premi «?».",
        Tip::Theme => "Passa dalla pagina chiara a quella scura e viceversa.",
        Tip::Home => "Lascia il tavolo. Puoi riprendere questa partita quando vuoi.",
        Tip::Rules => "Apre le regole, con figure, chiarimenti e una ricerca. Premi F1.",
        Tip::Saved => "Salva la partita in questo browser dopo ogni mossa.",
        Tip::Assisted => Language::Italian.text().assisted().note(),
    }
}
