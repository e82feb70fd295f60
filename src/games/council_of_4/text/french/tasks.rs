//! Tasks of the table’s keys, in French.

use crate::games::council_of_4::scene::keys::Task;
use crate::games::council_of_4::text::tasks::TasksText;

pub(in crate::games::council_of_4::text) static TASKS: TasksText = TasksText {
    task: |of| match of {
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
        Task::Back => "revient d’une étape ; à la première, quitte l’action",
        Task::EndTurn => "finit le tour",
        Task::Restart => "recommence le tour",
        Task::ListFold => "ferme, ouvre un groupe",
    },
};
