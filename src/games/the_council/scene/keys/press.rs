//! Commands of key presses at the moment, by the list of the keys.

use super::{KEYS, Task};
use crate::games::the_council::rules::action::Kind;
use crate::games::the_council::rules::components::Suit;
use crate::games::the_council::rules::{Decision, View};
use crate::games::the_council::scene::draft::Aim;
use crate::games::the_council::scene::draft::{Draft, Pick};
use crate::games::the_council::scene::preset::presets;
use crate::scene::keys::{HouseKey, Press, Pressed, pressed, read_at_table};

/// Command of a key press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    House(HouseKey),
    Pick(Pick),
    /// Goes on after a result.
    GoOn,
    ShowAgain,
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
    let of_house = read_at_table(shows.hints, press)
        .filter(|&key| key != HouseKey::Confirm || !shows.result && draft.action().is_some());
    let own = || {
        KEYS.iter().find_map(|line| match (line.task, pressed(line.strokes, press)?) {
            (Task::GoOn, _) => shows.result.then_some(Command::GoOn),
            (Task::ShowAgain, _) => shows.result.then_some(Command::ShowAgain),
            (task, pressed) => picked(task, view, draft, pressed).map(Command::Pick),
        })
    };
    of_house.map(Command::House).or_else(own)
}

fn picked(task: Task, view: &View, draft: &Draft, pressed: Pressed<'_>) -> Option<Pick> {
    match (task, pressed) {
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
        _ => None,
    }
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
