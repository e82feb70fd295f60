//! Taking back and doing again, in French.

use crate::session::NoUndo;
use crate::text::undo::UndoText;

pub(in crate::text) static UNDO: UndoText = UndoText {
    undo: "Annuler",
    redo: "Rétablir",
    restart: "Recommencer le tour",
    restart_short: "Refaire",
    to_here: "Revenir ici",
    no_undo,
    no_redo: "Rien n’a été annulé.",
    assisted: "Assistée",
    assisted_yes: "Revenir",
    assisted_no: "Laisser ainsi",
};

const fn no_undo(reason: NoUndo) -> &'static str {
    match reason {
        NoUndo::NothingDone => "Rien n’a été fait à ce tour qui puisse être repris.",
        NoUndo::Revealed => {
            "Des cartes ou des permis cachés ont été montrés depuis : l’action reste."
        }
        NoUndo::HandedOver => "Depuis, le tour est passé à quelqu’un d’autre.",
        NoUndo::NotYourTurn => "Seule la personne dont c’est le tour peut reprendre une action.",
    }
}
