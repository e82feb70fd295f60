//! Commands of key presses at the moment, by the list of the keys.

use super::{KEYS, Task};
use crate::games::four_towers::rules::components::{Clan, Space, Village};
use crate::games::four_towers::rules::{Decision, Kind, Play, Slot, View};
use crate::games::four_towers::scene::draft::{Draft, Part, Pick};
use crate::games::four_towers::scene::expansion::Demotion;

use crate::games::four_towers::scene::skills::ready_of;
use crate::games::four_towers::scene::targets::Scene;
use crate::scene::keys::{HouseKey, Press, Pressed, pressed, read_at_table};

/// Command of a key press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    House(HouseKey),
    Pick(Pick),
    /// Gives back what was drawn last, or takes the draw back.
    Back,
    /// Does the rest of the cascade as it is filled in.
    Rest,
}

/// Returns the command of a press at the table, outside the list of moves, or `None` if the table doesn't use the key.
/// `hints` is the number of actions of a hint.
pub fn read(
    view: &View,
    draft: &Draft,
    scene: &Scene,
    hints: usize,
    press: Press<'_>,
) -> Option<Command> {
    let of_house = || {
        read_at_table(hints, press)
            .filter(|&key| key != HouseKey::Confirm || draft.action(&view.table).is_some())
            .map(Command::House)
    };
    // The digits of a hint come first, the letters of villages before those of the house.
    let is_hint = |command: &Command| matches!(command, Command::House(HouseKey::HintOption(_)));
    of_house().filter(is_hint).or_else(|| own(view, draft, scene, press)).or_else(of_house)
}

fn own(view: &View, draft: &Draft, scene: &Scene, press: Press<'_>) -> Option<Command> {
    KEYS.iter().find_map(|line| {
        let pressed = pressed(line.strokes, press)?;
        match (line.task, pressed) {
            (Task::Clear, _) => Some(Command::Pick(Pick::Clear)),
            _ if !view.decides() => None,
            (Task::Rest, _) => {
                let is_cascade = matches!(draft.kind, Some(Kind::Expand | Kind::Demote));
                is_cascade.then_some(Command::Rest)
            }
            (Task::Back, Pressed::Key(_)) => Some(Command::Back),
            (task, pressed) => picked(task, view, draft, scene, pressed).map(Command::Pick),
        }
    })
}

fn picked(
    task: Task,
    view: &View,
    draft: &Draft,
    scene: &Scene,
    pressed: Pressed<'_>,
) -> Option<Pick> {
    match (task, pressed) {
        (Task::Village, Pressed::Letter(letter)) => {
            let village = Village::from_letter(letter)?;
            // Where a clan is asked for, its letter is the clan's.
            let is_clan = Clan::from_letter(letter).is_some();
            (asks_for_village(draft, scene) || has_villages(draft) && !is_clan)
                .then_some(Pick::Village(village))
        }
        (Task::Clan, Pressed::Letter(letter)) => clan(draft, scene, Clan::from_letter(letter)?),
        (Task::Back, Pressed::Letter(letter)) => {
            let clan = Clan::from_letter(letter)?;
            draft.clans.contains(clan).then_some(Pick::Drop(clan))
        }
        (Task::Option, Pressed::Digit(digit)) => option(view, draft, scene, digit),
        (Task::Next, _) => next(view, draft),
        _ => None,
    }
}

/// Whether letters mean villages.
fn asks_for_village(draft: &Draft, scene: &Scene) -> bool {
    match draft.kind {
        Some(Kind::Place) => true,
        _ => matches!(scene.asks, Some(Part::Village | Part::To)),
    }
}

/// Whether the open action has a village that can be chosen again.
fn has_villages(draft: &Draft) -> bool {
    let parts = draft.kind.map(|kind| Part::asked_for(kind, draft.champion)).unwrap_or_default();
    draft.kind != Some(Kind::Expand) && parts.contains(&Part::Village)
}

/// Returns the pick of a clan by its letter.
fn clan(draft: &Draft, scene: &Scene, clan: Clan) -> Option<Pick> {
    match draft.kind? {
        Kind::Draw | Kind::Buy | Kind::Spirits | Kind::Mercenary => Some(Pick::Add(clan)),
        Kind::Expand => Some(Pick::Send(draft.line, clan)),
        Kind::Assign | Kind::Merchant | Kind::Mountaineer => Some(Pick::Clan(clan)),
        Kind::Skill => match scene.asks {
            Some(Part::Other) => Some(Pick::Other(clan)),
            Some(Part::Clan) => Some(Pick::Clan(clan)),
            // Complete: the last part is chosen again.
            _ if !scene.others.is_empty() => Some(Pick::Other(clan)),
            _ if !scene.clans.is_empty() => Some(Pick::Clan(clan)),
            _ => None,
        },
        Kind::Third | Kind::Place | Kind::Demote | Kind::End => None,
    }
}

/// Returns what a digit stands for.
fn option(view: &View, draft: &Draft, scene: &Scene, digit: u8) -> Option<Pick> {
    let at = usize::from(digit).checked_sub(1);
    let play = || {
        let at = at.unwrap_or(Play::ALL.len() - 1);
        Play::ALL.get(at).copied().map(Pick::Play)
    };
    match (draft.kind?, scene.asks) {
        (Kind::Draw, _) => play(),
        (Kind::Third | Kind::Buy, _) => {
            let slot = Slot::all().nth(at?)?;
            Some(Pick::Slot(slot))
        }
        (Kind::Place, _) => scene.hand.get(at?).map(|choice| Pick::Clan(choice.clan)),
        (Kind::Assign, _) => Space::ALL.get(at?).copied().map(Pick::Space),
        (Kind::Expand, _) => (1..=3).contains(&digit).then(|| Pick::Line(digit - 1)),
        (Kind::Demote, _) | (Kind::Skill, Some(Part::Demotion)) => {
            let Some(at) = at else { return Some(Pick::Demotion(Demotion::Nobody)) };
            scene.demotions.get(at).copied().map(Pick::Demotion)
        }
        (Kind::End, _) | (Kind::Skill, Some(Part::Champion)) => {
            let ready = ready_of(&scene.skills);
            ready.get(at?).copied().map(Pick::Skill)
        }
        (Kind::Skill, _) if scene.asks == Some(Part::Space) => {
            Space::ALL.get(at?).copied().map(Pick::Space)
        }
        _ if view.table.decision() == Decision::Play => play(),
        _ => None,
    }
}

/// Returns the next of several that wait: a village, a drawn peasant.
fn next(view: &View, draft: &Draft) -> Option<Pick> {
    let table = &view.table;
    fn after<T: PartialEq + Copy>(all: &[T], now: Option<T>) -> Option<T> {
        let at = all.iter().position(|&one| Some(one) == now).map_or(0, |at| at + 1);
        all.get(at % all.len().max(1)).copied()
    }
    match draft.kind? {
        Kind::Expand => {
            let waiting: Vec<Village> = table.land.bursting().iter().collect();
            after(&waiting, draft.village).map(Pick::Village)
        }
        Kind::Place | Kind::Assign => {
            let drawn: Vec<Clan> = table.turn.drawn.kinds().collect();
            after(&drawn, draft.clan).map(Pick::Clan)
        }
        _ => None,
    }
}
