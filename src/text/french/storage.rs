//! What became of what was stored, in French.

use super::error::read;
use crate::record::json::Lost;
use crate::record::{Fault, Kept, Saved};
use crate::text::StorageText;

pub(super) const STORAGE: StorageText = StorageText {
    saved: |saved| match saved {
        Saved::NotYet => "Pas encore enregistrée".to_owned(),
        Saved::Yes => "Enregistrée ici".to_owned(),
        Saved::No(_) => "Non enregistrée".to_owned(),
    },
    fault: |fault| {
        match fault {
            Fault::Blocked => {
                "Ce navigateur ne laisse rien enregistrer à la page (fenêtre privée, ou réglage). \
                 La partie continue, mais seulement jusqu’à la fermeture de la page."
            }
            Fault::Full => {
                "La mémoire que le navigateur réserve à cette page est pleine. La partie continue ; \
                 son dernier état enregistré est toujours là."
            }
            Fault::NotReadBack => {
                "Le navigateur n’a pas gardé ce qui a été enregistré. La partie continue."
            }
            Fault::Damaged => {
                "Une partie endommagée n’a pas pu être mise de côté : rien n’est écrit à sa place. \
                 La partie continue."
            }
        }
        .to_owned()
    },
    part: |lost, kept| {
        let Lost { kept: played, lost, first } = lost;
        let could_not = format!("« {first} » n’y est pas possible");
        let rest = match lost {
            0 | 1 => format!("l’action suivante n’a pas pu l’être ({could_not})"),
            lost => format!("les {lost} suivantes n’ont pas pu l’être ({could_not})"),
        };
        format!(
            "La partie enregistrée a pu être lue jusqu’à l’action {played} ; {rest}. {}",
            kept_where(kept)
        )
    },
    damaged: |error, kept| {
        format!(
            "La partie enregistrée ne peut pas être ouverte : {}. {}",
            read(error),
            kept_where(kept)
        )
    },
    retry: "Réessayer",
};

fn kept_where(kept: &Kept) -> String {
    match kept {
        Kept::Aside(name) => {
            format!("Son texte reste dans la mémoire de ce navigateur, sous « {name} ».")
        }
        Kept::InPlace => {
            "Son texte n’a pas pu être mis de côté : rien n’est enregistré jusque-là.".to_owned()
        }
    }
}
