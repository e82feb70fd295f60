//! Tasks of the table’s keys, in English.

use crate::games::the_council::scene::keys::Task;
use crate::games::the_council::text::tasks::TasksText;

pub(in crate::games::the_council::text) static TASKS: TasksText = TasksText {
    task: |of| match of {
        Task::Option => "picks the nth card, or fills in the nth bid",
        Task::More => "bids 1 more chip of the suit",
        Task::Less => "bids 1 chip of the suit less",
        Task::Nothing => "passes, or commits nothing",
        Task::Clear => "clears what is picked",
        Task::GoOn => "continues after a result",
        Task::ShowAgain => "shows the result again",
    },
};
