//! Errors of games saved in the browser in French.

use crate::text::kept::KeptText;

pub(in crate::text) static KEPT: KeptText = KeptText {
    missing: "Le navigateur n’a plus les données de cette partie.",
    other_format: |form| {
        format!("Une autre version de Curia l’a enregistrée (format {form}) et peut l’ouvrir.")
    },
    other_match: |id| format!("Ses données sont celles d’une autre partie, {id}."),
    revision: |number| {
        format!("Ses données portent un numéro d’enregistrement impossible, {number}.")
    },
    unread: |why| format!("Ses données ne peuvent pas être ouvertes : {why}."),
    damaged: |why| {
        format!(
            "L’une des deux copies enregistrées de la partie est endommagée. Vous voyez l’autre, \
             qui a peut-être 1 coup de retard. {why}"
        )
    },
    last_is_missing: "L’une des deux copies enregistrées de la partie manque. Vous voyez l’autre, \
                      qui a peut-être 1 coup de retard.",
    older_rules: |theirs, ours| {
        format!(
            "Elle a été jouée avec la version {theirs} des règles, et cette version de Curia joue \
             avec la version {ours}. Vous voyez où elle en était, mais elle ne peut plus être \
             ouverte."
        )
    },
    newer_rules: |theirs, ours| {
        format!(
            "Elle a été jouée avec la version {theirs} des règles, et cette version de Curia n’a \
             que la version {ours}. Elle pourra être ouverte une fois Curia mise à jour."
        )
    },
};
