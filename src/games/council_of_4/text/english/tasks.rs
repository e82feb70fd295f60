//! What the keys of the table do, in English.

use crate::games::council_of_4::scene::keys::Task;
use crate::games::council_of_4::text::tasks::TasksText;
use crate::text::english::keys::in_replay;

pub(in crate::games::council_of_4::text) static TASKS: TasksText = TasksText {
    task: |of| match of {
        Task::NextGroup => "next, previous group",
        Task::Neighbour => "neighbour in the group; on the map the next city that way",
        Task::Ends => "first, last of the group",
        Task::Press => "picks; on what is picked Enter confirms",
        Task::Begin => "begins an action, in the order of the buttons",
        Task::Option => {
            "picks the n-th council, permit, slot or possible answer; arrows reach those after the ninth"
        }
        Task::Colour => "picks the colour to elect",
        Task::AddCard => "adds a card to the payment; with the queen once a city is picked",
        Task::DropCard => "takes a card back",
        Task::City => "picks a city; with nothing open, begins to place there",
        Task::Decline => "takes none of the free permits",
        Task::Confirm => "confirms, once all is picked",
        Task::Back => "one step back; with nothing left to take back, leaves the action",
        Task::EndTurn => "ends the turn",
        Task::Undo => "undo",
        Task::Redo => "redo",
        Task::Restart => "begins the turn anew",
        Task::Hint => "hint, and away with it",
        Task::HintOption => "action of the hint",
        Task::ListMoves => "list of legal moves",
        Task::ShowKeys => "these keys",
        Task::Rules => "the rules, about what has the focus; Esc leads back",
        Task::Theme => "light or dark",
        Task::ListNeighbour => "next, previous move",
        Task::ListEnds => "first, last move",
        Task::ListFold => "closes, opens a group",
        Task::ListOpen => "opens the move in the receipt; again confirms it",
        Task::ListSearch => "searches the list",
        Task::ListClose => "closes the list",
        Task::Replay(task) => in_replay(task),
    },
};
