//! What finds, selects and counts saved games, in French.

use super::words::{counted, level};
use crate::text::finding::FindingText;

pub(in crate::text) static FINDING: FindingText = FindingText {
    search: "Nom ou joueur",
    state: "État",
    any: "Toutes",
    going: "En cours",
    over: "Terminées",
    game: "Jeu",
    any_game: "Tous les jeux",
    select: "Sélectionner",
    select_all: |count| format!("Tout sélectionner ({count})"),
    none_chosen: "Sélectionnez des parties dans la liste.",
    delete_many: |count| format!("Supprimer {}", counted(count as u64, "partie", "parties")),
    delete_ask: |count| format!("Supprimer {} ?", counted(count as u64, "partie", "parties")),
    delete_note: "Vous pourrez les restaurer jusqu’au prochain changement.",
    statistics: "Statistiques",
    counted: "Vos parties terminées contre des robots, même supprimées. Les parties assistées \
              sont comptées à part ; celles venues de fichiers et de liens, les copies et les \
              « Et si » ne comptent pas.",
    games: "Parties",
    won: "Gagnées",
    won_of: |won, percent| format!("{won} ({percent} %)"),
    points: "Points en moyenne",
    all: "Toutes",
    against: |of| match of {
        Some(of) => format!("Contre {}", level(of)),
        None => "Contre des niveaux divers".to_owned(),
    },
    players: |count| format!("{count} joueurs"),
    assisted: "Assistées",
    causes: "D’où sont venus vos points",
    no_own: "Pas encore de partie terminée contre des robots.",
    unread: |count| match count {
        1 => "1 résultat est illisible. Il est gardé tel quel.".to_owned(),
        count => format!("{count} résultats sont illisibles. Ils sont gardés tels quels."),
    },
    results_added: |count| match count {
        0 => "Les résultats du fichier étaient déjà comptés.".to_owned(),
        1 => "1 résultat a rejoint vos statistiques.".to_owned(),
        count => format!("{count} résultats ont rejoint vos statistiques."),
    },
};
