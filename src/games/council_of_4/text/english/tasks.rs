//! Tasks of the table’s keys, in English.

use crate::games::council_of_4::scene::keys::Task;
use crate::games::council_of_4::text::tasks::TasksText;
use crate::text::english::keys::in_replay;

pub(in crate::games::council_of_4::text) static TASKS: TasksText = TasksText {
    task: |of| match of {
        Task::NextGroup => "goes to the next, previous group",
        Task::Neighbour => "moves within the group; on the map, to the next city that way",
        Task::Ends => "goes to the first, last of the group",
        Task::Press => "picks; Enter again confirms",
        Task::Begin => "begins an action, in the order of the buttons",
        Task::Option => {
            "picks the nth council, permit, slot or answer; arrows reach the tenth and later"
        }
        Task::Colour => "picks the colour to elect",
        Task::AddCard => "adds a card to the payment; with the queen, once a city is picked",
        Task::DropCard => "removes a card from the payment",
        Task::City => "picks a city; with no action begun, begins placing there",
        Task::Decline => "declines the free permit",
        Task::Confirm => "confirms, once everything is picked",
        Task::Back => "goes one step back; at the first step, leaves the action",
        Task::EndTurn => "ends the turn",
        Task::Undo => "undoes the last move",
        Task::Redo => "redoes the move undone",
        Task::Restart => "restarts the turn",
        Task::Hint => "shows or hides the hint",
        Task::HintOption => "picks one of the hint’s moves",
        Task::ListMoves => "opens the list of legal moves",
        Task::ShowKeys => "shows these keys",
        Task::Rules => "opens the rules on the focused item; Esc returns",
        Task::Theme => "switches between light and dark",
        Task::ListNeighbour => "goes to the next, previous move",
        Task::ListEnds => "goes to the first, last move",
        Task::ListFold => "closes, opens a group",
        Task::ListOpen => "opens the move in the preview; again confirms it",
        Task::ListSearch => "searches the list",
        Task::ListClose => "closes the list",
        Task::Replay(task) => in_replay(task),
    },
};
