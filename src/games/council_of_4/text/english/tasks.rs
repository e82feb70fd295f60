//! Tasks of the table’s keys, in English.

use crate::games::council_of_4::scene::keys::Task;
use crate::games::council_of_4::text::tasks::TasksText;

pub(in crate::games::council_of_4::text) static TASKS: TasksText = TasksText {
    task: |of| match of {
        Task::Begin => "begins an action, in the order of the buttons",
        Task::Option => {
            "picks the nth council, permit, slot or answer; arrows reach the tenth and later"
        }
        Task::Colour => "picks the colour to elect",
        Task::AddCard => "adds a card to the payment; with the queen, once a city is picked",
        Task::DropCard => "removes a card from the payment",
        Task::City => "picks a city; with no action begun, begins placing there",
        Task::Decline => "declines the free permit",
        Task::Back => "goes one step back; at the first step, leaves the action",
        Task::EndTurn => "ends the turn",
        Task::Restart => "restarts the turn",
        Task::ListFold => "closes, opens a group",
    },
};
