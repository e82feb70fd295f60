//! Tasks of the table’s keys, in German.

use crate::games::the_council::scene::keys::Task;
use crate::games::the_council::text::tasks::TasksText;

pub(in crate::games::the_council::text) static TASKS: TasksText = TasksText {
    task: |of| match of {
        Task::Option => "wählt die n-te Karte oder füllt das n-te Gebot aus",
        Task::More => "bietet 1 Chip des Zeichens mehr",
        Task::Less => "bietet 1 Chip des Zeichens weniger",
        Task::Nothing => "passt oder setzt nichts ein",
        Task::Clear => "leert die Auswahl",
        Task::GoOn => "geht nach einem Ergebnis weiter",
        Task::ShowAgain => "zeigt das Ergebnis noch einmal",
    },
};
