//! Tasks of the table’s keys, in French.

use crate::games::the_council::scene::keys::Task;
use crate::games::the_council::text::tasks::TasksText;

pub(in crate::games::the_council::text) static TASKS: TasksText = TasksText {
    task: |of| match of {
        Task::Option => "choisit la n-ième carte, ou remplit la n-ième mise",
        Task::More => "mise 1 jeton de plus de l’enseigne",
        Task::Less => "mise 1 jeton de moins de l’enseigne",
        Task::Nothing => "passe, ou n’engage rien",
        Task::Clear => "efface ce qui est choisi",
        Task::GoOn => "continue après un résultat",
        Task::ShowAgain => "montre de nouveau le résultat",
    },
};
