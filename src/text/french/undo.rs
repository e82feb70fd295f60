//! Undo and redo in French.

use crate::session::NoUndo;
use crate::text::undo::UndoText;

pub(in crate::text) static UNDO: UndoText = UndoText {
    undo: "Annuler",
    redo: "Rétablir",
    restart: "Revenir au début du tour",
    restart_short: "Début",
    to_here: "Revenir ici",
    no_undo,
    no_redo: "Rien à rétablir.",
    assisted: "Assistée",
    assisted_yes: "Oui, annuler",
    assisted_no: "Pas maintenant",
};

const fn no_undo(reason: NoUndo) -> &'static str {
    match reason {
        NoUndo::NothingDone => "Rien à annuler à ce tour.",
        NoUndo::Revealed => "Impossible d’annuler : des éléments cachés ont été révélés depuis.",
        NoUndo::HandedOver => "Impossible d’annuler : un autre joueur a joué depuis.",
        NoUndo::NotYourTurn => "Vous ne pouvez annuler qu’à votre tour.",
    }
}
