//! Playing the golden games: those chosen among many for their evidence, and those played towards something very
//! rare.

mod council_of_4;
mod four_towers;
mod the_council;

use std::collections::{BTreeMap, BTreeSet};

use curia::record::Match;
use curia::rules::Game;
use curia::rules::luck::{Seed, below};

use crate::lively::lively;
use crate::rulings::{Witnesses, kinds};
use crate::{Position, text_of};

/// Number of games played for each one kept, and limit for a game with required evidence.
const TRIES: u32 = 24;
const MOST_TRIES: u32 = 20_000;

/// Chooses an action that leads towards a goal; at random once there is no goal left.
type Plan<G> = fn(
    &<G as Game>::State,
    &[<G as Game>::Action],
    &mut dyn FnMut(u32) -> u32,
) -> Option<<G as Game>::Action>;

/// Writes the golden games of a game.
struct Writer<G: Game> {
    folder: &'static str,
    witnesses: fn(&Match<G>) -> Witnesses,
    position: Position<G>,
    /// Number of games so far that show each thing.
    shown: BTreeMap<String, u32>,
}

impl<G: Game> Writer<G> {
    fn new(
        folder: &'static str,
        witnesses: fn(&Match<G>) -> Witnesses,
        position: Position<G>,
    ) -> Writer<G> {
        Writer { folder, witnesses, position, shown: BTreeMap::new() }
    }

    /// Returns the kinds of action and the rulings that a match shows.
    fn things(&self, record: &Match<G>) -> BTreeSet<String> {
        let witnesses = (self.witnesses)(record).into_keys().map(str::to_owned);
        witnesses.chain(kinds(record)).collect()
    }

    /// Writes the game among several that shows most of what few games before it show. They are played from seeds.
    fn standard(&mut self, name: &str, game: impl Fn(&str) -> Match<G>) {
        let worth = |record: &Match<G>| {
            let worth = |thing| 1000 / (1 + self.shown.get(&thing).copied().unwrap_or_default());
            self.things(record).into_iter().map(worth).sum::<u32>()
        };
        let games = (1..=TRIES).map(|number| game(&format!("golden {name} {number}")));
        self.write(name, &games.max_by_key(worth).expect("a game"));
    }

    /// Writes the first game that shows the required evidence.
    fn rare(&mut self, name: &str, shows: &[&str], game: impl Fn(&str) -> Match<G>) {
        let shows_it = |record: &Match<G>| {
            let found = (self.witnesses)(record);
            shows.iter().all(|name| found.contains_key(name))
        };
        let mut games = (1..=MOST_TRIES).map(|number| game(&format!("golden {name} {number}")));
        let record = games.find(shows_it).unwrap_or_else(|| panic!("no game for {name}"));
        self.write(name, &record);
    }

    fn write(&mut self, name: &str, record: &Match<G>) {
        let things = self.things(record);
        things.into_iter().for_each(|thing| *self.shown.entry(thing).or_default() += 1);
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");
        let path = format!("{folder}/{}/{name}.curia", self.folder);
        std::fs::write(path, text_of(record, self.position)).expect("a file to write");
    }
}

/// Plays a match to its end, by a plan for at most so many actions.
fn play<G: Game>(mut record: Match<G>, plan: Plan<G>, patience: usize) -> Match<G> {
    let mut rng = Seed::from_text(&record.seed).stream(99);
    let mut chance = |bound| below(&mut rng, bound);
    let mut state = record.start(|_| {}).expect("a game");
    let mut legal = Vec::new();
    while G::decider(&state).is_some() {
        G::legal_actions(&state, &mut legal);
        let patient = record.actions.len() < patience;
        let planned = if patient { plan(&state, &legal, &mut chance) } else { None };
        let action = planned.unwrap_or_else(|| lively(&legal, G::print, &mut chance));
        G::apply(&mut state, action, |_| {}).expect("a legal action");
        record.actions.push(action);
    }
    record
}

/// Returns one of the best actions by the value of the state it leads to, among those that have one.
fn best<G: Game>(
    state: &G::State,
    legal: &[G::Action],
    chance: &mut dyn FnMut(u32) -> u32,
    value: impl Fn(&G::State) -> Option<i64>,
) -> Option<G::Action> {
    let value = |&action: &G::Action| {
        let mut after = state.clone();
        G::apply(&mut after, action, |_| {}).expect("a listed action");
        value(&after).map(|value| value * 16 + i64::from(chance(16)))
    };
    let values = legal.iter().map(value).collect::<Vec<_>>();
    let best = (0..legal.len()).filter(|&at| values[at].is_some()).max_by_key(|&at| values[at]);
    best.map(|at| legal[at])
}
