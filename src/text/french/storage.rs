//! Saving in French.

use super::words::counted;
use crate::archive::{Fault, NoResults, Saved, Unsaved};
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
            "Ce navigateur bloque le stockage (fenêtre privée ou réglage). Vous pouvez continuer, \
             mais la partie sera perdue à la fermeture de la page."
        }
        Unsaved::Fault(Fault::Full) => {
            "Le stockage du navigateur est plein. Le dernier enregistrement est intact et vous \
             pouvez continuer, mais les nouveaux coups ne sont pas enregistrés."
        }
        Unsaved::Fault(Fault::Crowded) => {
            "Une autre application à la même adresse remplit le stockage du navigateur : \
             supprimer des parties n’aiderait guère. Le dernier enregistrement est intact et vous \
             pouvez continuer, mais les nouveaux coups ne sont pas enregistrés."
        }
        Unsaved::Fault(Fault::Newer) => {
            "Une version plus récente de Curia a écrit ces données : elles ne seront pas écrasées ici."
        }
        Unsaved::Fault(Fault::NotReadBack) => {
            "Le navigateur n’a pas gardé l’enregistrement. Vous pouvez continuer, mais les \
             nouveaux coups ne sont pas enregistrés."
        }
        Unsaved::Fault(Fault::Damaged) => {
            "Un enregistrement endommagé n’a pas pu être mis de côté : il ne sera pas écrasé. Vous \
             pouvez continuer, mais les nouveaux coups ne sont pas enregistrés."
        }
        Unsaved::Elsewhere => {
            "Un autre onglet a enregistré cette partie depuis. Cet enregistrement ne sera pas \
             écrasé."
        }
        Unsaved::Removed => {
            "Cette partie a été supprimée dans un autre onglet. Elle reste ouverte ici."
        }
        Unsaved::TooLong => {
            "Cette partie compte plus de coups qu’aucune ne peut en avoir. Le dernier enregistrement est \
             intact et vous pouvez continuer, mais les nouveaux coups ne sont pas enregistrés."
        }
    },
    lost,
    beyond,
    index_was_damaged: "La liste des parties enregistrées n’a pas pu être lue. Elle a été \
                        refaite à partir des parties elles-mêmes, et aucune n’est perdue.",
    elsewhere: "Cette partie est ouverte dans un autre onglet. Ici, vous ne pouvez que regarder.",
    left: "L’autre onglet a fermé cette partie. Vous pouvez continuer ici.",
    play_here: "Jouer ici",
    read_again: "Charger l’autre",
    keep_both: "Garder aussi celle-ci",
    keep_after_all: "La garder quand même",
    set_aside: "Un autre onglet a continué cette partie. Vos coups non enregistrés ici forment \
                maintenant une partie à part.",
    retry: "Réessayer",
    make_room: "Supprimer des parties",
    results_were_damaged: "Le journal de vos résultats était illisible. Il a été mis de côté et \
                           refait à partir de ce qui pouvait être lu et des parties \
                           enregistrées ; des résultats de parties supprimées peuvent manquer.",
    no_results: |why| match why {
        NoResults::Fault(Fault::Blocked) => {
            "Ce navigateur bloque le stockage : aucun résultat \
             n’est gardé."
        }
        NoResults::Fault(_) => "Le stockage du navigateur n’a plus de place pour les résultats.",
        NoResults::Damaged => {
            "Le journal de vos résultats est illisible. Il n’a pas pu être mis \
             de côté et ne sera pas écrasé : les nouveaux résultats ne comptent \
             pas tant que la place manque."
        }
        NoResults::Newer(_) => {
            "Une version plus récente de Curia a écrit le journal de vos \
             résultats. Il ne sera pas écrasé : les parties finies ici \
             compteront une fois Curia à jour."
        }
    },
};

fn lost(lost: &Lost) -> String {
    let Lost { kept, lost, first } = lost;
    let lost = counted(*lost as u64, "coup", "coups");
    format!(
        "Ouverte jusqu’au coup {kept} ; la suite ({lost}) ne peut pas être jouée : \
         « {first} » n’y est pas possible."
    )
}

fn beyond(Lost { kept, lost, .. }: &Lost) -> String {
    let lost = counted(*lost as u64, "coup", "coups");
    format!(
        "Ouverte jusqu’au coup {kept}, le plus qu’une partie puisse avoir ; la suite ({lost}) est \
         laissée de côté."
    )
}
