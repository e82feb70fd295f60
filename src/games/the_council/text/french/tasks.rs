//! Tasks of the table’s keys, in French.

use crate::games::the_council::scene::keys::Task;
use crate::games::the_council::text::tasks::TasksText;
use crate::text::french::keys;

pub(in crate::games::the_council::text) static TASKS: TasksText = TasksText {
    task: |of| match of {
        Task::NextGroup => keys::NEXT_GROUP,
        Task::Neighbour => "se déplace dans le groupe",
        Task::Ends => keys::ENDS,
        Task::Press => keys::PRESS,
        Task::HintOption => keys::HINT_OPTION,
        Task::Option => "choisit la n-ième carte, ou remplit la n-ième mise",
        Task::More => "mise 1 jeton de plus de l’enseigne",
        Task::Less => "mise 1 jeton de moins de l’enseigne",
        Task::Nothing => "passe, ou n’engage rien",
        Task::Confirm => "confirme, quand quelque chose est choisi ; après un résultat, continue",
        Task::Clear => "efface ce qui est choisi",
        Task::Undo => keys::UNDO,
        Task::Redo => keys::REDO,
        Task::ShowAgain => "montre de nouveau le résultat",
        Task::Hint => keys::HINT,
        Task::ListMoves => keys::LIST_MOVES,
        Task::ShowKeys => keys::SHOW_KEYS,
        Task::Rules => keys::RULES,
        Task::Theme => keys::THEME,
        Task::ListNeighbour => keys::LIST_NEIGHBOUR,
        Task::ListEnds => keys::LIST_ENDS,
        Task::ListOpen => "choisit la ligne ; une seconde fois la retire",
        Task::ListSearch => keys::LIST_SEARCH,
        Task::ListClose => keys::LIST_CLOSE,
        Task::Replay(task) => keys::in_replay(task),
    },
};
