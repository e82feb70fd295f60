//! The keys of the table as data, and what a press means at the moment.
//!
//! The dialog that lists the keys and the handler read the same table, so they can't differ. What
//! a key means depends on the step that is due:
//!
//! | open | digits | letters |
//! |---|---|---|
//! | nothing | the eight actions | cities |
//! | electing, sending | the councils | colours |
//! | acquiring | the regions, then the two slots | cards |
//! | placing | own permits, then the cities that are possible | cities |
//! | placing with the queen | the cities that are possible | cities until one is chosen, then cards; letters that only cards have are cards at once |
//! | changing permits | the regions | |
//! | a choice | what is possible, in order; 0 declines | cities |
//! | a hint, whatever else is open | its actions | as without it |

use super::compass::Direction;
use super::draft::{Draft, Kind, Pick, legal_of};
use super::replay::{Step, Unit};
use crate::games::council_of_4::action::{Action, Slot};
use crate::games::council_of_4::board::{City, Region};
use crate::games::council_of_4::components::{Colour, Council, Politics};
use crate::games::council_of_4::state::Decision;
use crate::games::council_of_4::view::View;

/// Keys that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// Moving the focus.
    Focus,
    /// Putting an action together.
    Action,
    /// The turn as a whole.
    Turn,
    /// What the table can show besides.
    Show,
    /// Inside the list of legal moves.
    List,
    /// While a match is looked back at.
    Replay,
}

impl Group {
    /// All of them, in the order in which they are listed.
    pub const ALL: [Group; 6] =
        [Group::Focus, Group::Action, Group::Turn, Group::Show, Group::List, Group::Replay];
}

/// A key, or several that do the same in their own way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// The digits from one to another.
    Digits(u8, u8),
    /// Any of these capital letters.
    Letters(&'static str),
    /// A sign, however it is reached on the keyboard.
    Sign(char),
    /// A bracket, which on some keyboards becomes a brace with shift.
    Bracket(char),
    /// A key by its name in the browser.
    Named(&'static str),
}

/// What is held down with a key. On a Mac the command key counts as control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Held {
    Nothing,
    Shift,
    Control,
    ControlShift,
}

/// A key with what is held down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stroke {
    /// What is held down.
    pub held: Held,
    /// The key.
    pub key: Key,
}

/// What a stroke is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// To the next group of controls; the browser does that.
    NextGroup,
    /// To the neighbour inside a group.
    Neighbour,
    /// To the first and the last of a group.
    Ends,
    /// Pressing what has the focus; the browser does that.
    Press,
    /// Beginning one of the eight actions.
    Begin,
    /// Choosing the n-th of what is due.
    Option,
    /// Choosing a colour of the reserve.
    Colour,
    /// Adding a politics card to the payment.
    AddCard,
    /// Taking a politics card back.
    DropCard,
    /// Choosing a city.
    City,
    /// Taking none of the free permits.
    Decline,
    /// Doing what is picked.
    Confirm,
    /// One step back.
    Back,
    /// Ending the turn.
    EndTurn,
    /// Taking the last action back.
    Undo,
    /// Doing it again.
    Redo,
    /// Beginning the turn anew.
    Restart,
    /// Showing the best actions.
    Hint,
    /// Opening one of them.
    HintOption,
    /// Opening the list of legal moves.
    ListMoves,
    /// Listing the keys.
    ShowKeys,
    /// Opening the rules at what has the focus; the page does that on every screen.
    Rules,
    /// Light or dark.
    Theme,
    /// To the neighbouring move of the list.
    ListNeighbour,
    /// To the first and the last move of the list.
    ListEnds,
    /// Closing and opening a group of the list.
    ListFold,
    /// Opening a move of the list, then doing it.
    ListOpen,
    /// Searching the list.
    ListSearch,
    /// Closing the list.
    ListClose,
    /// To the action before, to the next one.
    ReplayAction,
    /// To the turn before, to the next one.
    ReplayTurn,
    /// To the beginning, to the end.
    ReplayEnds,
    /// Playing on by itself, and stopping.
    ReplayPlay,
    /// Choosing the n-th viewpoint.
    ReplaySee,
    /// Playing on from here in another way.
    ReplayBranch,
    /// Searching the log.
    ReplaySearch,
    /// Away from looking back.
    ReplayClose,
}

/// A line of the table of keys.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    /// Where it is listed.
    pub group: Group,
    /// What it is for.
    pub task: Task,
    /// The strokes that do it.
    pub strokes: &'static [Stroke],
}

const CITIES: Key = Key::Letters("ABCDEFGHIJKLMNO");
const CARDS: Key = Key::Letters("WKOPBRJ");
const COLOURS: Key = Key::Letters("WKOPBR");
const ENTER: Key = Key::Named("Enter");

const fn plain(key: Key) -> Stroke {
    Stroke { held: Held::Nothing, key }
}

const fn held(held: Held, key: Key) -> Stroke {
    Stroke { held, key }
}

const fn line(group: Group, task: Task, strokes: &'static [Stroke]) -> Binding {
    Binding { group, task, strokes }
}

const ARROWS: [Stroke; 4] = [
    plain(Key::Named("ArrowLeft")),
    plain(Key::Named("ArrowRight")),
    plain(Key::Named("ArrowUp")),
    plain(Key::Named("ArrowDown")),
];
const ENDS: [Stroke; 2] = [plain(Key::Named("Home")), plain(Key::Named("End"))];

/// Every key of the table. Of several lines with the same stroke the first that means something at
/// the moment counts.
pub const KEYS: [Binding; 37] = [
    line(
        Group::Focus,
        Task::NextGroup,
        &[plain(Key::Named("Tab")), held(Held::Shift, Key::Named("Tab"))],
    ),
    line(Group::Focus, Task::Neighbour, &ARROWS),
    line(Group::Focus, Task::Ends, &ENDS),
    line(Group::Focus, Task::Press, &[plain(Key::Named(" ")), plain(ENTER)]),
    line(Group::Action, Task::HintOption, &[plain(Key::Digits(1, 3))]),
    line(Group::Action, Task::Begin, &[plain(Key::Digits(1, 8))]),
    line(Group::Action, Task::Option, &[plain(Key::Digits(1, 9))]),
    line(Group::Action, Task::Colour, &[plain(COLOURS)]),
    line(Group::Action, Task::AddCard, &[plain(CARDS)]),
    line(Group::Action, Task::DropCard, &[held(Held::Shift, CARDS)]),
    line(Group::Action, Task::City, &[plain(CITIES)]),
    line(Group::Action, Task::Decline, &[plain(Key::Digits(0, 0))]),
    line(Group::Action, Task::Confirm, &[plain(ENTER)]),
    line(Group::Action, Task::Back, &[plain(Key::Named("Escape"))]),
    line(Group::Turn, Task::EndTurn, &[held(Held::Shift, ENTER)]),
    line(Group::Turn, Task::Undo, &[held(Held::Control, Key::Letters("Z"))]),
    line(
        Group::Turn,
        Task::Redo,
        &[held(Held::Control, Key::Letters("Y")), held(Held::ControlShift, Key::Letters("Z"))],
    ),
    line(Group::Turn, Task::Restart, &[held(Held::ControlShift, Key::Named("Backspace"))]),
    line(Group::Show, Task::Hint, &[plain(Key::Sign('.'))]),
    line(Group::Show, Task::ListMoves, &[plain(Key::Sign('/'))]),
    line(Group::Show, Task::ShowKeys, &[plain(Key::Sign('?'))]),
    line(Group::Show, Task::Rules, &[plain(Key::Named("F1"))]),
    line(Group::Show, Task::Theme, &[plain(Key::Letters("T"))]),
    line(
        Group::List,
        Task::ListNeighbour,
        &[plain(Key::Named("ArrowUp")), plain(Key::Named("ArrowDown"))],
    ),
    line(Group::List, Task::ListEnds, &ENDS),
    line(
        Group::List,
        Task::ListFold,
        &[plain(Key::Named("ArrowLeft")), plain(Key::Named("ArrowRight"))],
    ),
    line(Group::List, Task::ListOpen, &[plain(ENTER)]),
    line(Group::List, Task::ListSearch, &[plain(Key::Letters("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))]),
    line(Group::List, Task::ListClose, &[plain(Key::Named("Escape"))]),
    line(Group::Replay, Task::ReplayAction, &[plain(Key::Bracket('[')), plain(Key::Bracket(']'))]),
    line(
        Group::Replay,
        Task::ReplayTurn,
        &[held(Held::Shift, Key::Bracket('[')), held(Held::Shift, Key::Bracket(']'))],
    ),
    line(Group::Replay, Task::ReplayEnds, &ENDS),
    line(Group::Replay, Task::ReplayPlay, &[plain(Key::Named(" "))]),
    line(Group::Replay, Task::ReplaySee, &[plain(Key::Digits(1, 5))]),
    line(Group::Replay, Task::ReplayBranch, &[plain(Key::Letters("W"))]),
    line(Group::Replay, Task::ReplaySearch, &[plain(Key::Sign('/'))]),
    line(Group::Replay, Task::ReplayClose, &[plain(Key::Named("Escape"))]),
];

/// A key that was pressed.
#[derive(Clone, Copy, Debug)]
pub struct Press<'a> {
    /// As the browser names it.
    pub key: &'a str,
    /// Whether shift is held down.
    pub shift: bool,
    /// Whether control or command is held down.
    pub control: bool,
}

/// To where the focus moves inside a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Travel {
    /// To the neighbour.
    To(Direction),
    /// To the first.
    First,
    /// To the last.
    Last,
}

/// What a press asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the tasks")]
pub enum Command {
    Pick(Pick),
    Confirm,
    Back,
    EndTurn,
    Undo,
    Redo,
    Restart,
    Hint,
    /// Of a hint's actions the one at this place.
    HintOption(usize),
    ListMoves,
    ShowKeys,
    Theme,
    Travel(Travel),
}

/// What a press asks for at the table, outside the list of moves, while a hint shows so many actions;
/// none if it is not the table's.
pub fn read(view: &View, draft: &Draft, hints: usize, press: Press<'_>) -> Option<Command> {
    let elsewhere = [Group::List, Group::Replay];
    KEYS.iter().filter(|line| !elsewhere.contains(&line.group)).find_map(|line| {
        let pressed = line.strokes.iter().find_map(|stroke| stroke.pressed(press))?;
        match (line.task, pressed) {
            (Task::HintOption, Pressed::Digit(digit)) => {
                let place = usize::from(digit).checked_sub(1)?;
                (place < hints).then_some(Command::HintOption(place))
            }
            _ => command(line.task, view, draft, pressed),
        }
    })
}

/// What a press asks for inside the list of moves; none if the browser knows best.
pub fn read_in_list(press: Press<'_>) -> Option<Task> {
    let of_list = KEYS.iter().filter(|line| line.group == Group::List);
    let mut pressed =
        of_list.filter(|line| line.strokes.iter().any(|one| one.pressed(press).is_some()));
    pressed.next().map(|line| line.task)
}

/// What a press asks for while a match is looked back at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// To another moment.
    Go(Step),
    /// Playing on by itself, or stopping.
    Play,
    /// The viewpoint at this place.
    See(usize),
    /// Playing on from here in another way.
    Branch,
    /// Into the field that the log is searched by.
    Search,
    /// Away.
    Close,
}

/// What a press asks for while a match is looked back at; none if it is not for that.
pub fn read_in_replay(press: Press<'_>) -> Option<Look> {
    let of_replay = KEYS.iter().filter(|line| line.group == Group::Replay);
    let mut found = of_replay.filter_map(|line| {
        let pressed = line.strokes.iter().find_map(|stroke| stroke.pressed(press))?;
        Some((line.task, pressed))
    });
    let by =
        |unit, back: bool| Look::Go(if back { Step::Previous(unit) } else { Step::Next(unit) });
    Some(match found.next()? {
        (Task::ReplayAction, Pressed::Letter(sign)) => by(Unit::Action, sign == '['),
        (Task::ReplayTurn, Pressed::Letter(sign)) => by(Unit::Turn, sign == '['),
        (Task::ReplayEnds, Pressed::Key(key)) => {
            Look::Go(if key == "Home" { Step::First } else { Step::Last })
        }
        (Task::ReplayPlay, _) => Look::Play,
        (Task::ReplaySee, Pressed::Digit(digit)) => Look::See(usize::from(digit).checked_sub(1)?),
        (Task::ReplayBranch, _) => Look::Branch,
        (Task::ReplaySearch, _) => Look::Search,
        (Task::ReplayClose, _) => Look::Close,
        _ => return None,
    })
}

/// Where an arrow key, Home or End leads.
pub fn travel(key: &str) -> Option<Travel> {
    Some(match key {
        "ArrowLeft" => Travel::To(Direction::Left),
        "ArrowRight" => Travel::To(Direction::Right),
        "ArrowUp" => Travel::To(Direction::Up),
        "ArrowDown" => Travel::To(Direction::Down),
        "Home" => Travel::First,
        "End" => Travel::Last,
        _ => return None,
    })
}

/// Which of a stroke's keys was pressed.
#[derive(Clone, Copy)]
enum Pressed<'a> {
    Digit(u8),
    Letter(char),
    Key(&'a str),
}

impl Stroke {
    fn pressed<'a>(&self, press: Press<'a>) -> Option<Pressed<'a>> {
        let mut signs = press.key.chars();
        let sign = signs.next().filter(|_| signs.next().is_none());
        let (control, shift) = match self.held {
            Held::Nothing => (false, false),
            Held::Shift => (false, true),
            Held::Control => (true, false),
            Held::ControlShift => (true, true),
        };
        // Some keyboards reach digits and signs with shift only.
        let any_shift = matches!(self.key, Key::Digits(..) | Key::Sign(_));
        if press.control != control || press.shift != shift && !any_shift {
            return None;
        }
        match self.key {
            Key::Digits(from, to) => {
                let digit = sign?.to_digit(10)? as u8;
                (from..=to).contains(&digit).then_some(Pressed::Digit(digit))
            }
            Key::Letters(letters) => {
                let letter = sign?.to_ascii_uppercase();
                letters.contains(letter).then_some(Pressed::Letter(letter))
            }
            Key::Bracket(wanted) => {
                let brace = if wanted == '[' { '{' } else { '}' };
                let sign = sign?;
                (sign == wanted || sign == brace).then_some(Pressed::Letter(wanted))
            }
            Key::Sign(wanted) => (sign? == wanted).then_some(Pressed::Key(press.key)),
            Key::Named(name) => (press.key == name).then_some(Pressed::Key(press.key)),
        }
    }
}

fn command(task: Task, view: &View, draft: &Draft, pressed: Pressed<'_>) -> Option<Command> {
    let picked = match (task, pressed) {
        (Task::Begin | Task::Option, Pressed::Digit(digit)) => {
            let begins = draft.kind.is_none();
            let place = usize::from(digit).checked_sub(1)?;
            let option = options(view, draft).get(place).copied()?;
            (begins == (task == Task::Begin)).then_some(option)
        }
        (Task::Decline, _) => {
            let asked = view.table.decision == Decision::FreePermit;
            (asked && draft.kind == Some(Kind::Answer)).then_some(Pick::Decline)
        }
        (Task::Colour, Pressed::Letter(letter)) => {
            let electing = matches!(draft.kind, Some(Kind::Elect | Kind::SendServant));
            Colour::from_letter(letter).filter(|_| electing).map(Pick::Colour)
        }
        (Task::AddCard, Pressed::Letter(letter)) => {
            card(letter).filter(|_| is_card(draft, letter)).map(Pick::AddCard)
        }
        (Task::DropCard, Pressed::Letter(letter)) => {
            card(letter).filter(|&card| draft.cards.count(card) > 0).map(Pick::DropCard)
        }
        (Task::City, Pressed::Letter(letter)) => {
            City::from_letter(letter).filter(|_| asks_for_city(view, draft)).map(Pick::City)
        }
        (Task::Neighbour | Task::Ends, Pressed::Key(key)) => {
            return travel(key).map(Command::Travel);
        }
        (Task::Confirm, _) => return draft.action(view).map(|_| Command::Confirm),
        (Task::Back, _) => return Some(Command::Back),
        (Task::EndTurn, _) => return Some(Command::EndTurn),
        (Task::Undo, _) => return Some(Command::Undo),
        (Task::Redo, _) => return Some(Command::Redo),
        (Task::Restart, _) => return Some(Command::Restart),
        (Task::Hint, _) => return Some(Command::Hint),
        (Task::ListMoves, _) => return Some(Command::ListMoves),
        (Task::ShowKeys, _) => return Some(Command::ShowKeys),
        (Task::Theme, _) => return Some(Command::Theme),
        _ => None,
    };
    picked.map(Command::Pick)
}

fn card(letter: char) -> Option<Politics> {
    Politics::ALL.into_iter().find(|card| card.letter() == letter)
}

/// Whether a letter that names a card means it now. The queen asks for a city and for cards: what
/// could be either is a city until there is one, unless cards are due because none is left.
fn is_card(draft: &Draft, letter: char) -> bool {
    match draft.kind {
        Some(Kind::Acquire) => true,
        Some(Kind::PlaceWithQueen) => {
            draft.city.is_some() || draft.cards.is_empty() || City::from_letter(letter).is_none()
        }
        _ => false,
    }
}

fn asks_for_city(view: &View, draft: &Draft) -> bool {
    match draft.kind {
        None | Some(Kind::Place | Kind::PlaceWithQueen) => true,
        Some(Kind::Answer) => {
            matches!(view.table.decision, Decision::Token | Decision::TwoTokens)
        }
        Some(_) => false,
    }
}

/// What the digits choose from, in order.
pub fn options(view: &View, draft: &Draft) -> Vec<Pick> {
    let councils = |councils: &[Council]| councils.iter().copied().map(Pick::Council).collect();
    let Some(kind) = draft.kind else {
        return Kind::MAIN.into_iter().chain(Kind::QUICK).map(Pick::Kind).collect();
    };
    match (kind, draft.region) {
        (Kind::Elect | Kind::SendServant, _) => councils(&Council::ALL),
        (Kind::Acquire, None) | (Kind::ChangePermits, _) => {
            councils(&Region::ALL.map(Council::Region))
        }
        (Kind::Acquire, Some(region)) => {
            Slot::ALL.into_iter().map(|slot| Pick::Slot(region, slot)).collect()
        }
        (Kind::Place, _) if draft.permit.is_none() => {
            let ready = view.table.player(view.table.turn.seat).ready;
            ready.iter().map(Pick::Permit).collect()
        }
        (Kind::Place | Kind::PlaceWithQueen | Kind::Answer, _) => possible(view, draft),
        (Kind::EngageServant | Kind::AdditionalMain, _) => Vec::new(),
    }
}

/// What the legal actions of the draft's kind have in them: cities by letter, own permits as they
/// lie, ready ones first.
fn possible(view: &View, draft: &Draft) -> Vec<Pick> {
    let mut picks: Vec<Pick> = Vec::new();
    for action in legal_of(view).into_iter().filter(|&action| Kind::of(action) == draft.kind) {
        let has = match action {
            Action::Place { permit, city } if draft.permit == Some(permit) => [Some(city), None],
            Action::PlaceWithQueen { city, .. } | Action::ChooseToken { city } => {
                [Some(city), None]
            }
            Action::ChooseTokens { first, second } => [Some(first), Some(second)],
            _ => [None, None],
        };
        let other = match action {
            Action::TakePermit { region, slot } => Some(Pick::Slot(region, slot)),
            Action::RepeatPermit { permit } => Some(Pick::Permit(permit)),
            _ => None,
        };
        for pick in has.into_iter().flatten().map(Pick::City).chain(other) {
            if !picks.contains(&pick) {
                picks.push(pick);
            }
        }
    }
    let used = view.table.player(view.table.turn.seat).used;
    let place = |pick: &Pick| match *pick {
        Pick::City(city) => city.index(),
        Pick::Permit(permit) => usize::from(used.contains(permit)),
        _ => 0,
    };
    picks.sort_by_key(place);
    picks
}
