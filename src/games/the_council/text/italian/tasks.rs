//! Tasks of the table’s keys, in Italian.

use crate::games::the_council::scene::keys::Task;
use crate::games::the_council::text::tasks::TasksText;

pub(in crate::games::the_council::text) static TASKS: TasksText = TasksText {
    task: |of| match of {
        Task::Option => "sceglie la carta n, o riempie l’offerta n",
        Task::More => "offre 1 gettone in più del seme",
        Task::Less => "offre 1 gettone in meno del seme",
        Task::Nothing => "passa, o non gioca carte",
        Task::Clear => "cancella la scelta",
        Task::GoOn => "continua dopo un risultato",
        Task::ShowAgain => "mostra di nuovo il risultato",
    },
};
