//! Tasks of the table’s keys, in Spanish.

use crate::games::the_council::scene::keys::Task;
use crate::games::the_council::text::tasks::TasksText;

pub(in crate::games::the_council::text) static TASKS: TasksText = TasksText {
    task: |of| match of {
        Task::Option => "escoge la enésima carta, o rellena la enésima puja",
        Task::More => "puja 1 ficha más del palo",
        Task::Less => "puja 1 ficha menos del palo",
        Task::Nothing => "pasa, o no juega nada",
        Task::Clear => "quita lo escogido",
        Task::GoOn => "continúa tras un resultado",
        Task::ShowAgain => "muestra otra vez el resultado",
    },
};
