//! Tables of the toy game with persons and bots.

use curia::bots::{self, Level, Playable};
use curia::record::{Controller, Match, SeatColour, SeatRecord};
use curia::rules::luck::{Seed, below};
use curia::rules::{Game, Seat};
use curia::session::{Session, Stage};

use crate::toy::{Action, Phase, Setup, Toy};

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
    match_of(Setup { players: controllers.len() as u8, rounds: ROUNDS }, seed, controllers)
}

/// Returns a match of any game before its first action.
pub fn match_of<G: Game>(setup: G::Setup, seed: &str, controllers: &[Controller]) -> Match<G> {
    let seats = NAMES.into_iter().zip(SeatColour::ALL).zip(controllers);
    let seat = |((name, colour), &controller): ((&str, _), _)| SeatRecord {
        name: name.to_owned(),
        colour,
        controller,
    };
    Match::new(setup, seed.to_owned(), seats.map(seat).collect())
}

/// Returns all tables, each with some random games.
pub fn matches() -> impl Iterator<Item = Match<Toy>> {
    let games = TABLES.into_iter().flat_map(|table| (0..6).map(move |game| (table, game)));
    games.map(|(controllers, game)| played(new_match(&format!("toy {game}"), controllers), game))
}

/// Plays a match at random to the end.
pub fn played<G: Game>(mut record: Match<G>, luck: u64) -> Match<G> {
    let mut rng = Seed(luck).stream(99);
    let mut state = record.start(drop).expect("a match that begins");
    while let Some(action) = G::choose_legal(&state, |len| below(&mut rng, len)) {
        G::apply(&mut state, action, drop).expect("a listed action");
        record.actions.push(action);
    }
    record
}

pub fn open<G: Playable>(record: Match<G>) -> Session<G> {
    Session::open(record).expect("a match that begins")
}

/// Returns the states of a match, from the first to the last.
pub fn states<G: Game>(record: &Match<G>) -> Vec<G::State> {
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
pub fn play<G: Playable>(session: &mut Session<G>, action: G::Action) {
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

pub fn seats<G: Playable>(session: &Session<G>) -> impl Iterator<Item = Seat> + use<G> {
    Seat::first(session.record().seats.len() as u8)
}
