//! Tasks of the table’s keys, in English.

use crate::games::the_council::scene::keys::Task;
use crate::games::the_council::text::tasks::TasksText;
use crate::text::english::keys;

pub(in crate::games::the_council::text) static TASKS: TasksText = TasksText {
    task: |of| match of {
        Task::NextGroup => keys::NEXT_GROUP,
        Task::Neighbour => "moves within the group",
        Task::Ends => keys::ENDS,
        Task::Press => keys::PRESS,
        Task::HintOption => keys::HINT_OPTION,
        Task::Option => "picks the nth card, or fills in the nth bid",
        Task::More => "bids 1 more chip of the suit",
        Task::Less => "bids 1 chip of the suit less",
        Task::Nothing => "passes, or commits nothing",
        Task::Confirm => "confirms, once something is picked; after a result, continues",
        Task::Clear => "clears what is picked",
        Task::Undo => keys::UNDO,
        Task::Redo => keys::REDO,
        Task::ShowAgain => "shows the result again",
        Task::Hint => keys::HINT,
        Task::ListMoves => keys::LIST_MOVES,
        Task::ShowKeys => keys::SHOW_KEYS,
        Task::Rules => keys::RULES,
        Task::Theme => keys::THEME,
        Task::ListNeighbour => keys::LIST_NEIGHBOUR,
        Task::ListEnds => keys::LIST_ENDS,
        Task::ListOpen => "picks the line; again drops it",
        Task::ListSearch => keys::LIST_SEARCH,
        Task::ListClose => keys::LIST_CLOSE,
        Task::Replay(task) => keys::in_replay(task),
    },
};
