//! Tables of the toy game with persons and bots.

use curia::bots::{self, Level};
use curia::record::{Controller, Match, SeatColour, SeatRecord};
use curia::rules::luck::{Seed, below};
use curia::rules::{Game, Seat};
use curia::session::{Session, Stage};

use crate::toy::{Action, Phase, Setup, State, Toy};

pub type Table = Session<Toy>;

pub const PERSON: Controller = Controller::Person;
pub const BOT: Controller = Controller::Bot(Level::Greedy);

/// Tables of three to five with all, some or no persons.
pub const TABLES: [&[Controller]; 7] = [
    &[PERSON, BOT, BOT],
    &[BOT, BOT, PERSON],
    &[PERSON, PERSON, PERSON],
    &[BOT, BOT, BOT, BOT],
    &[PERSON, BOT, PERSON, BOT],
    &[BOT, PERSON, BOT, BOT, BOT],
    &[PERSON, BOT, PERSON, PERSON, BOT],
];

const NAMES: [&str; 5] = ["Ada", "Bruno", "Chiara", "Dario", "Elena"];
pub const ROUNDS: u8 = 3;

pub fn new_match(seed: &str, controllers: &[Controller]) -> Match<Toy> {
    let seats = NAMES.into_iter().zip(SeatColour::ALL).zip(controllers);
    let seat = |((name, colour), &controller): ((&str, _), _)| SeatRecord {
        name: name.to_owned(),
        colour,
        controller,
    };
    let setup = Setup { players: controllers.len() as u8, rounds: ROUNDS };
    Match::new(setup, seed.to_owned(), seats.map(seat).collect())
}

/// Returns all tables, each with some random games.
pub fn matches() -> impl Iterator<Item = Match<Toy>> {
    let games = TABLES.into_iter().flat_map(|table| (0..6).map(move |game| (table, game)));
    games.map(|(controllers, game)| {
        let mut record = new_match(&format!("toy {game}"), controllers);
        let mut rng = Seed(game).stream(99);
        let mut state = record.start(drop).expect("a match that begins");
        while let Some(action) = Toy::choose_legal(&state, |len| below(&mut rng, len)) {
            Toy::apply(&mut state, action, drop).expect("a listed action");
            record.actions.push(action);
        }
        record
    })
}

pub fn open(record: Match<Toy>) -> Table {
    Session::open(record).expect("a match that begins")
}

/// Returns the states of a match, from the first to the last.
pub fn states(record: &Match<Toy>) -> Vec<State> {
    let mut states = Vec::new();
    record.replay(|_, state| states.push(state.clone())).expect("a match that can be played");
    states
}

/// Returns the numbers of actions after which laid cards are revealed: the ends of the secret phases.
pub fn showings(record: &Match<Toy>) -> Vec<usize> {
    let states = states(record);
    let is_shown = |at: &usize| {
        states[at - 1].table.phase == Phase::Lay && states[*at].table.phase != Phase::Lay
    };
    (1..states.len()).filter(is_shown).collect()
}

/// Plays an action, with the screen taken by the deciding seat.
pub fn play(session: &mut Table, action: Action) {
    if let Stage::HandOver(_) = session.stage() {
        session.take_over();
    }
    session.play(action).expect("a legal action");
}

/// Returns the action of the bot that must decide, `None` if no bot must.
pub fn answer(session: &Table) -> Option<Action> {
    let (level, history) = session.bot_to_ask()?;
    bots::choose::<Toy>(history, level)
}

pub fn seats(session: &Table) -> impl Iterator<Item = Seat> + use<> {
    Seat::first(session.record().seats.len() as u8)
}
