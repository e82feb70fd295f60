//! Tasks of the table’s keys, in French.

use crate::games::council_of_4::scene::keys::Task;
use crate::games::council_of_4::text::tasks::TasksText;
use crate::text::french::keys;

pub(in crate::games::council_of_4::text) static TASKS: TasksText = TasksText {
    task: |of| match of {
        Task::NextGroup => keys::NEXT_GROUP,
        Task::Neighbour => {
            "se déplace dans le groupe ; sur la carte, vers la ville suivante de ce côté"
        }
        Task::Ends => keys::ENDS,
        Task::Press => keys::PRESS,
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
        Task::Undo => keys::UNDO,
        Task::Redo => keys::REDO,
        Task::Restart => "recommence le tour",
        Task::Hint => keys::HINT,
        Task::HintOption => keys::HINT_OPTION,
        Task::ListMoves => keys::LIST_MOVES,
        Task::ShowKeys => keys::SHOW_KEYS,
        Task::Rules => keys::RULES,
        Task::Theme => keys::THEME,
        Task::ListNeighbour => keys::LIST_NEIGHBOUR,
        Task::ListEnds => keys::LIST_ENDS,
        Task::ListFold => "ferme, ouvre un groupe",
        Task::ListOpen => "ouvre le coup dans l’aperçu ; une seconde fois le confirme",
        Task::ListSearch => keys::LIST_SEARCH,
        Task::ListClose => keys::LIST_CLOSE,
        Task::Replay(task) => keys::in_replay(task),
    },
};
