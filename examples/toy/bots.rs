//! The bots: they prefer actions by their immediate points.

use std::cmp::Reverse;

use curia::bots::outlook::{Outlook, Outlooks};
use curia::bots::search::Heuristic;
use curia::bots::{Level, Playable};
use rand_pcg::Pcg32;

use super::{Action, State, Table, Toy, View};

fn brings(table: &Table, action: Action) -> u32 {
    match action {
        Action::Lay(card) => card.into(),
        Action::Take(slot) => table.prizes[usize::from(slot)].into(),
        Action::Keep | Action::Stake => 1,
    }
}

impl Heuristic<Toy> for Toy {
    fn priors(&self, state: &State, actions: &[Action], priors: &mut Vec<u32>) {
        priors.clear();
        priors.extend(actions.iter().map(|&action| brings(&state.table, action)));
    }

    fn fold(&self, actions: &mut Vec<Action>, aims: &mut Vec<Action>) {
        aims.extend_from_slice(actions);
    }

    fn outlooks(&self, state: &State) -> Outlooks {
        let mut outlooks = Outlooks::default();
        for (seat, &own) in state.table.points.iter().enumerate() {
            let others = state.table.points.iter().enumerate().filter(|(other, _)| *other != seat);
            let margin = others.map(|(_, &points)| own - points).min().unwrap_or_default() as f32;
            let value = 0.5 + 0.5 * margin / (margin.abs() + 5.0);
            outlooks[seat] = Outlook { value, chance: value, place: 2.0 - value, margin };
        }
        outlooks
    }
}

impl Playable for Toy {
    /// Number of points.
    type Motive = u32;

    /// The last is more than one portion of thinking.
    const ITERATIONS: &'static [u32] = &[20, 60, 300];

    fn heuristic(_: &View, _: Level) -> &'static dyn Heuristic<Self> {
        &Toy
    }

    fn greedy(view: &View, actions: &[Action], _: &mut Pcg32) -> Vec<Action> {
        let mut actions = actions.to_vec();
        actions.sort_by_key(|&action| Reverse(brings(&view.table, action)));
        actions
    }

    fn motives(view: &View, turn: &[Action], _: &[Action]) -> Vec<u32> {
        turn.iter().take(1).map(|&action| brings(&view.table, action)).collect()
    }
}
