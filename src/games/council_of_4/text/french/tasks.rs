//! Tasks of the table’s keys, in French.

use crate::games::council_of_4::scene::keys::Task;
use crate::games::council_of_4::text::tasks::TasksText;
use crate::text::french::keys::in_replay;

pub(in crate::games::council_of_4::text) static TASKS: TasksText = TasksText {
    task: |of| match of {
        Task::NextGroup => "va au groupe suivant, précédent",
        Task::Neighbour => {
            "se déplace dans le groupe ; sur la carte, vers la ville suivante de ce côté"
        }
        Task::Ends => "va au premier, au dernier du groupe",
        Task::Press => "choisit ; Entrée une seconde fois confirme",
        Task::Begin => "commence une action, dans l’ordre des boutons",
        Task::Option => {
            "choisit le n-ième conseil, permis, emplacement ou choix ; les flèches mènent au \
             dixième et aux suivants"
        }
        Task::Colour => "choisit la couleur à élire",
        Task::AddCard => "ajoute une carte au paiement ; avec la reine, une fois la ville choisie",
        Task::DropCard => "retire une carte du paiement",
        Task::City => "choisit une ville ; si aucune action n’est commencée, commence à y placer",
        Task::Decline => "refuse le permis gratuit",
        Task::Confirm => "confirme, quand tout est choisi",
        Task::Back => "revient d’une étape ; à la première, quitte l’action",
        Task::EndTurn => "finit le tour",
        Task::Undo => "annule le dernier coup",
        Task::Redo => "rétablit le coup annulé",
        Task::Restart => "recommence le tour",
        Task::Hint => "montre ou cache l’indice",
        Task::HintOption => "choisit un coup de l’indice",
        Task::ListMoves => "ouvre la liste des coups possibles",
        Task::ShowKeys => "montre ces touches",
        Task::Rules => "ouvre les règles sur l’élément actif ; Échap en revient",
        Task::Theme => "passe du clair au sombre ou l’inverse",
        Task::ListNeighbour => "va au coup suivant, précédent",
        Task::ListEnds => "va au premier, au dernier coup",
        Task::ListFold => "ferme, ouvre un groupe",
        Task::ListOpen => "ouvre le coup dans l’aperçu ; une seconde fois le confirme",
        Task::ListSearch => "cherche dans la liste",
        Task::ListClose => "ferme la liste",
        Task::Replay(task) => in_replay(task),
    },
};
