//! Tasks of the table’s keys, in English.

use crate::games::council_of_4::scene::keys::Task;
use crate::games::council_of_4::text::tasks::TasksText;
use crate::text::english::keys;

pub(in crate::games::council_of_4::text) static TASKS: TasksText = TasksText {
    task: |of| match of {
        Task::NextGroup => keys::NEXT_GROUP,
        Task::Neighbour => "moves within the group; on the map, to the next city that way",
        Task::Ends => keys::ENDS,
        Task::Press => keys::PRESS,
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
        Task::Undo => keys::UNDO,
        Task::Redo => keys::REDO,
        Task::Restart => "restarts the turn",
        Task::Hint => keys::HINT,
        Task::HintOption => keys::HINT_OPTION,
        Task::ListMoves => keys::LIST_MOVES,
        Task::ShowKeys => keys::SHOW_KEYS,
        Task::Rules => keys::RULES,
        Task::Theme => keys::THEME,
        Task::ListNeighbour => keys::LIST_NEIGHBOUR,
        Task::ListEnds => keys::LIST_ENDS,
        Task::ListFold => "closes, opens a group",
        Task::ListOpen => "opens the move in the preview; again confirms it",
        Task::ListSearch => keys::LIST_SEARCH,
        Task::ListClose => keys::LIST_CLOSE,
        Task::Replay(task) => keys::in_replay(task),
    },
};
