//! Why a kept match is not there, or not whole, in French.

use crate::text::kept::KeptText;

pub(in crate::text) static KEPT: KeptText = KeptText {
    missing: "Le navigateur n’a plus son texte.",
    other_format: |form| {
        format!("Une autre version de cette page l’a enregistrée (forme {form}) et l’ouvrira.")
    },
    other_match: |id| format!("Son texte dit être une autre partie, {id}."),
    unread: |why| format!("Son texte ne peut pas être ouvert : {why}."),
    damaged: |why| {
        format!(
            "L’un des deux textes enregistrés de la partie est endommagé ; l’autre est montré, \
         peut-être avec une action de moins. {why}"
        )
    },
};
