//! Commands of key presses at the moment, by the list of the keys.

use super::{KEYS, Task};
use crate::games::council_of_4::rules::components::{Colour, Council, Politics};
use crate::games::council_of_4::rules::{City, Decision, Kind, Region, Slot, View};
use crate::games::council_of_4::scene::Legal;
use crate::games::council_of_4::scene::draft::{Draft, Pick};
use crate::scene::keys::{HouseKey, Press, Pressed, pressed, read_at_table};

/// Command of a key press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    House(HouseKey),
    Pick(Pick),
    Back,
    EndTurn,
    Restart,
}

/// Returns the command of a press at the table, outside the list of moves, while a hint shows this many
/// actions, or `None` if the table doesn't use the key.
pub fn read(legal: &Legal, draft: &Draft, hints: usize, press: Press<'_>) -> Option<Command> {
    let of_house = read_at_table(hints, press)
        .filter(|&key| key != HouseKey::Confirm || draft.action(legal.view()).is_some());
    let own = || {
        KEYS.iter().find_map(|line| match (line.task, pressed(line.strokes, press)?) {
            (Task::Back, _) => Some(Command::Back),
            (Task::EndTurn, _) => Some(Command::EndTurn),
            (Task::Restart, _) => Some(Command::Restart),
            (task, pressed) => picked(task, legal, draft, pressed).map(Command::Pick),
        })
    };
    of_house.map(Command::House).or_else(own)
}

fn picked(task: Task, legal: &Legal, draft: &Draft, pressed: Pressed<'_>) -> Option<Pick> {
    let view = legal.view();
    match (task, pressed) {
        (Task::Begin | Task::Option, Pressed::Digit(digit)) => {
            let begins = draft.kind.is_none();
            let place = usize::from(digit).checked_sub(1)?;
            let option = options(legal, draft).get(place).copied()?;
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
        _ => None,
    }
}

fn card(letter: char) -> Option<Politics> {
    Politics::ALL.into_iter().find(|card| card.letter() == letter)
}

/// Whether a letter that names a card means it now. Placing with the queen asks for a city and for cards:
/// an ambiguous letter means a city until one is picked, unless no cards are picked.
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

/// Returns the options chosen by digits, in order.
pub fn options(legal: &Legal, draft: &Draft) -> Vec<Pick> {
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
            let table = &legal.view().table;
            table.player(table.turn.seat).ready.iter().map(Pick::Permit).collect()
        }
        (Kind::Place | Kind::PlaceWithQueen | Kind::Answer, _) => possible(legal, draft),
        (Kind::EngageServant | Kind::AdditionalMain, _) => Vec::new(),
    }
}

/// Returns the picks in the legal actions of the draft's kind, and with a permit only in those that use
/// it: cities by letter, own permits in their order, ready ones first.
fn possible(legal: &Legal, draft: &Draft) -> Vec<Pick> {
    let table = &legal.view().table;
    let own = table.player(table.turn.seat);
    let cities = City::ALL.into_iter().map(Pick::City);
    let slots = table.face_up().map(|(region, slot, _)| Pick::Slot(region, slot));
    let permits = own.ready.iter().chain(own.used.iter()).map(Pick::Permit);
    let bare = Draft::bare(draft.kind);
    match draft.kind {
        Some(Kind::Place) => {
            let with_permit = Draft { permit: draft.permit, ..bare };
            cities.filter(|&city| legal.allow(&with_permit, city)).collect()
        }
        _ => cities.chain(slots).chain(permits).filter(|&pick| legal.allow(&bare, pick)).collect(),
    }
}
