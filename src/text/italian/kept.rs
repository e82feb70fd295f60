//! Errors of games saved in the browser in Italian.

use crate::text::kept::KeptText;

pub(in crate::text) static KEPT: KeptText = KeptText {
    missing: "Il browser non ha più i dati di questa partita.",
    other_format: |form| {
        format!("L’ha salvata un’altra versione di Curia (formato {form}), che può aprirla.")
    },
    other_match: |id| format!("I suoi dati sono di un’altra partita, {id}."),
    revision: |number| format!("I suoi dati hanno un numero di salvataggio impossibile, {number}."),
    unread: |why| format!("I suoi dati non si possono aprire: {why}."),
    damaged: |why| {
        format!(
            "Una delle due copie salvate di questa partita è danneggiata. Vedi l’altra, che può \
             essere indietro di 1 mossa. {why}"
        )
    },
    last_is_missing: "Manca una delle due copie salvate di questa partita. Vedi l’altra, che può \
                      essere indietro di 1 mossa.",
    older_rules: |theirs, ours| {
        format!(
            "È stata giocata con la versione {theirs} delle regole, e questa versione di Curia \
             gioca con la versione {ours}. Vedi a che punto era, ma non si può aprire."
        )
    },
    newer_rules: |theirs, ours| {
        format!(
            "È stata giocata con la versione {theirs} delle regole, e questa versione di Curia ha \
             la versione {ours}. Si potrà aprire quando Curia sarà aggiornata."
        )
    },
};
