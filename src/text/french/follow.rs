//! Following the others, in French.

use super::words::counted;
use crate::text::follow::FollowText;

pub(in crate::text) static FOLLOW: FollowText = FollowText {
    skip: "Passer",
    skip_note: "à votre tour",
    skipping: "Les tours des robots sont déjà passés.",
    settling: "Un autre bouton était ici il y a un instant.",
    since: "Depuis votre tour",
    since_title: "Depuis votre dernier tour",
    concerns: "Ce qui vous concerne",
    nothing: "Rien ne s’est passé depuis votre dernier tour.",
    digest: |entries, concerns| {
        let actions = counted(entries as u64, "action", "actions");
        match concerns {
            0 => format!("Depuis votre tour : {actions}"),
            _ => format!("Depuis votre tour : {actions}, dont {concerns} pour vous"),
        }
    },
};
