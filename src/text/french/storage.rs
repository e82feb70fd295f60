//! What became of what was stored, in French.

use crate::archive::{Fault, Saved, Unsaved};
use crate::record::json::Lost;
use crate::text::storage::StorageText;

pub(in crate::text) static STORAGE: StorageText = StorageText {
    saved: |saved| match saved {
        Saved::NotYet => "Pas encore enregistrée",
        Saved::Saving => "Enregistrement…",
        Saved::Yes => "Enregistrée ici",
        Saved::No(_) => "Non enregistrée",
    },
    unsaved: |why| match why {
        Unsaved::Fault(Fault::Blocked) => {
            "Ce navigateur ne laisse rien enregistrer à la page (fenêtre privée, ou réglage). \
             La partie continue, mais seulement jusqu’à la fermeture de la page."
        }
        Unsaved::Fault(Fault::Full) => {
            "La mémoire que le navigateur réserve à cette page est pleine. La partie continue ; \
             son dernier état enregistré est toujours là."
        }
        Unsaved::Fault(Fault::NotReadBack) => {
            "Le navigateur n’a pas gardé ce qui a été enregistré. La partie continue."
        }
        Unsaved::Fault(Fault::Damaged) => {
            "Une partie endommagée n’a pas pu être mise de côté : rien n’est écrit à sa place. \
             La partie continue."
        }
        Unsaved::Elsewhere => {
            "Un autre onglet a enregistré cette partie entre-temps. Rien n’est écrit par-dessus."
        }
        Unsaved::Removed => {
            "Cette partie a été supprimée dans un autre onglet. Elle reste ouverte ici."
        }
    },
    lost,
    index_was_damaged: "La liste des parties enregistrées était endommagée. Elle a été refaite à \
                        partir des parties elles-mêmes ; aucune n’est perdue.",
    elsewhere: "Cette partie est ouverte dans un autre onglet. Ici, on ne peut que la regarder.",
    play_here: "La jouer ici",
    read_again: "Voir celle-là",
    keep_both: "Garder aussi celle-ci",
    keep_after_all: "La garder quand même",
    set_aside: "Un autre onglet a continué la partie. Ce qui n’était pas enregistré ici est devenu une \
        partie à part.",
    retry: "Réessayer",
};

fn lost(lost: &Lost) -> String {
    let Lost { kept, lost, first } = lost;
    let could_not = format!("« {first} » n’y est pas possible");
    let rest = match lost {
        0 | 1 => format!("l’action suivante n’a pas pu l’être ({could_not})"),
        lost => format!("les {lost} suivantes n’ont pas pu l’être ({could_not})"),
    };
    format!("La partie a pu être lue jusqu’à l’action {kept} ; {rest}.")
}
