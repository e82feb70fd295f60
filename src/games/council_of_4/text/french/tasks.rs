//! What the keys of the table do, in French.

use crate::games::council_of_4::scene::keys::Task;
use crate::games::council_of_4::text::tasks::TasksText;
use crate::text::french::keys::in_replay;

pub(in crate::games::council_of_4::text) static TASKS: TasksText = TasksText {
    task: |of| match of {
        Task::NextGroup => "groupe suivant, précédent",
        Task::Neighbour => "voisin dans le groupe ; sur la carte, la ville suivante de ce côté",
        Task::Ends => "premier, dernier du groupe",
        Task::Press => "choisit ; sur ce qui est choisi, Entrée confirme",
        Task::Begin => "commence une action, dans l’ordre des boutons",
        Task::Option => {
            "choisit le n-ième conseil, permis, emplacement ou la n-ième réponse ; les flèches \
             mènent à ceux d’après le neuvième"
        }
        Task::Colour => "choisit la couleur à élire",
        Task::AddCard => "ajoute une carte au paiement ; avec la reine, une fois la ville choisie",
        Task::DropCard => "reprend une carte",
        Task::City => "choisit une ville ; si rien n’est ouvert, commence à y placer",
        Task::Decline => "ne prend aucun des permis gratuits",
        Task::Confirm => "confirme, une fois tout choisi",
        Task::Back => "un pas en arrière ; s’il n’y en a plus, quitte l’action",
        Task::EndTurn => "finit le tour",
        Task::Undo => "annule",
        Task::Redo => "rétablit",
        Task::Restart => "recommence le tour",
        Task::Hint => "indice, puis plus d’indice",
        Task::HintOption => "action de l’indice",
        Task::ListMoves => "liste des coups possibles",
        Task::ShowKeys => "ces touches",
        Task::Rules => "les règles, sur ce qui a le focus ; Échap en ramène",
        Task::Theme => "clair ou sombre",
        Task::ListNeighbour => "coup suivant, précédent",
        Task::ListEnds => "premier, dernier coup",
        Task::ListFold => "ferme, ouvre un groupe",
        Task::ListOpen => "ouvre le coup dans le reçu ; une seconde fois le confirme",
        Task::ListSearch => "cherche dans la liste",
        Task::ListClose => "ferme la liste",
        Task::Replay(task) => in_replay(task),
    },
};
