//! Commands of key presses at the moment, by the list of the keys.

use super::{KEYS, Task};
use crate::games::the_council::rules::components::Suit;
use crate::games::the_council::rules::state::Decision;
use crate::games::the_council::rules::view::View;
use crate::games::the_council::scene::draft::{Draft, Kind, Pick};
use crate::games::the_council::scene::preset::{Aim, presets};
use crate::scene::keys::{Group, ListTask, Press, Pressed, pressed, travel};
use crate::scene::travel::Travel;

/// Command of a key press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the tasks")]
pub enum Command {
    Pick(Pick),
    Confirm,
    /// Goes on after a result.
    GoOn,
    ShowAgain,
    Undo,
    Redo,
    Hint,
    /// A hint's action at this index.
    HintOption(usize),
    ListMoves,
    ShowKeys,
    Theme,
    Travel(Travel),
}

/// What else than the decision the table shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shows {
    /// Number of actions of a hint.
    pub hints: usize,
    /// Whether the result of an event is shown.
    pub result: bool,
}

/// Returns the command of a press at the table, outside the list of moves, or `None` if the table doesn't use the
/// key.
pub fn read(view: &View, draft: &Draft, shows: Shows, press: Press<'_>) -> Option<Command> {
    let elsewhere = [Group::List, Group::Replay];
    KEYS.iter().filter(|line| !elsewhere.contains(&line.group)).find_map(|line| {
        let pressed = pressed(line.strokes, press)?;
        match (line.task, pressed) {
            (Task::HintOption, Pressed::Digit(digit)) => {
                let place = usize::from(digit).checked_sub(1)?;
                (place < shows.hints).then_some(Command::HintOption(place))
            }
            (Task::Confirm, _) if shows.result => Some(Command::GoOn),
            (Task::ShowAgain, _) => shows.result.then_some(Command::ShowAgain),
            (task, pressed) => command(task, view, draft, pressed),
        }
    })
}

/// Returns the task of a press inside the list of moves, or `None` to leave it to the browser.
pub fn read_in_list(press: Press<'_>) -> Option<ListTask> {
    KEYS.iter().filter(|line| line.group == Group::List).find_map(|line| {
        pressed(line.strokes, press)?;
        match line.task {
            Task::ListNeighbour => Some(ListTask::Neighbour),
            Task::ListEnds => Some(ListTask::Ends),
            Task::ListOpen => Some(ListTask::Open),
            Task::ListSearch => Some(ListTask::Search),
            Task::ListClose => Some(ListTask::Close),
            _ => None,
        }
    })
}

fn command(task: Task, view: &View, draft: &Draft, pressed: Pressed<'_>) -> Option<Command> {
    let picked = match (task, pressed) {
        (Task::Option, Pressed::Digit(digit)) => {
            let place = usize::from(digit).checked_sub(1)?;
            options(view, draft).get(place).copied()
        }
        (Task::More, Pressed::Letter(letter)) => {
            Suit::from_letter(letter).filter(|_| is_bid(draft)).map(Pick::More)
        }
        (Task::Less, Pressed::Letter(letter)) => {
            Suit::from_letter(letter).filter(|_| is_bid(draft)).map(Pick::Less)
        }
        (Task::Nothing, _) => {
            matches!(draft.kind, Some(Kind::Bid | Kind::Commit)).then_some(Pick::Nothing)
        }
        (Task::Clear, _) => Some(Pick::Clear),
        (Task::Neighbour | Task::Ends, Pressed::Key(key)) => {
            return travel(key).map(Command::Travel);
        }
        (Task::Confirm, _) => return draft.action().map(|_| Command::Confirm),
        (Task::Undo, _) => return Some(Command::Undo),
        (Task::Redo, _) => return Some(Command::Redo),
        (Task::Hint, _) => return Some(Command::Hint),
        (Task::ListMoves, _) => return Some(Command::ListMoves),
        (Task::ShowKeys, _) => return Some(Command::ShowKeys),
        (Task::Theme, _) => return Some(Command::Theme),
        _ => None,
    };
    picked.map(Command::Pick)
}

fn is_bid(draft: &Draft) -> bool {
    draft.kind == Some(Kind::Bid)
}

/// Returns the options chosen by digits, in order: the cards as they lie on the screen, or the bids to fill in but
/// for the pass. One out of reach keeps its digit, to give the reason.
pub fn options(view: &View, draft: &Draft) -> Vec<Pick> {
    let Some(seat) = view.seat.filter(|_| draft.kind.is_some()) else { return Vec::new() };
    match view.table.decision {
        Decision::Draft(_) => view.held.iter().map(Pick::Card).collect(),
        Decision::Commit(_) => {
            let (all, ready) = (view.table.player(seat).drafted, view.table.ready(seat));
            ready.iter().chain(all.minus(ready).iter()).map(Pick::Card).collect()
        }
        Decision::Bid(_) => {
            let fills = presets(view).into_iter().filter(|preset| preset.aim != Aim::Pass);
            fills.map(|preset| Pick::Fill(preset.aim)).collect()
        }
        Decision::Over => Vec::new(),
    }
}
