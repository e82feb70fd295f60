//! `curia puzzles`: decisions of games in which one action is clearly best.

use std::cell::OnceCell;
use std::ffi::OsString;
use std::io::Write;
use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::thread;

use clap::Args;

use super::EXIT_CODES;
use super::failure::Failure;
use super::input::Source;
use super::jobs::jobs;
use super::spoken::Spoken;
use crate::bots::history::History;
use crate::bots::thinking::{Task, Thinking};
use crate::bots::{Level, choose, legal};
use crate::record::{Controller, Match};
use crate::rules::Seat;
use crate::rules::luck::Seed;
use crate::scene::analysis::{Advised, percent};
use crate::scene::puzzle::{LEVELS, Puzzle};
use crate::session::Session;
use crate::text::text;

/// Iterations of a puzzle's search, as a multiple of those of Master.
const DEEPER: u32 = 10;
/// Searches of a puzzle, each with other deals of what is hidden, that must agree.
const SEARCHES: usize = 4;
/// Percentage points by which the best action must lead in each but the first, in all together, and at a first glance.
const LEAD: u8 = 8;
const FIRST_LEAD: u8 = 6;
/// Maximum number of reasons kept of an action, as many as are ever told.
const MOST_SAID: usize = 3;
/// Maximum number of puzzles of one game.
const MOST_OF_A_GAME: usize = 3;
/// Level of the bots in all seats but the one that decides.
const OTHERS: Level = Level::Adept;

/// Find puzzles in games: decisions in which one action is clearly best
///
/// An action is clearly best if four searches with ten times the iterations of Master find it best, each
/// with other deals of what the seat can't see, and if it leads by at least 8 points of chance to win in
/// three of them, which look longer at another action, and in all together. Prints a line for each
/// puzzle, those that the fewest levels of bots miss first, as many of each kind as there are; decisions
/// that no level misses are left out, and no more than three are taken of a game.
///
/// Example:
///   curia puzzles --count 60 tests/golden/council_of_4/* > src/games/council_of_4/puzzles.txt
#[derive(Args)]
#[command(verbatim_doc_comment, after_help = EXIT_CODES)]
pub struct Puzzles {
    /// The games: files, or links
    #[arg(value_name = "GAME", required = true)]
    games: Vec<OsString>,
    /// Number of puzzles
    #[arg(long, value_name = "N", default_value_t = 60)]
    count: usize,
    /// Look at every N-th decision only
    #[arg(long, value_name = "N", default_value_t = NonZeroUsize::MIN)]
    every: NonZeroUsize,
    /// Number of games searched in parallel; one per processor if not given
    #[arg(long, value_name = "J")]
    jobs: Option<NonZeroUsize>,
    #[arg(skip)]
    first: OnceCell<String>,
}

/// A puzzle, and the number of its game.
struct Found<G: Spoken> {
    puzzle: Puzzle<G>,
    game: usize,
}

impl Puzzles {
    pub(super) fn run<G: Spoken>(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let mut games = Vec::new();
        for (at, game) in self.games.iter().enumerate() {
            let own = OnceCell::new();
            let kept = if at == 0 { &self.first } else { &own };
            games.push(Source::from(game.as_os_str()).game::<G>(kept)?);
        }
        let (jobs, every) = (jobs(self.jobs, games.len()), self.every.get());
        let (queue, found) = (Mutex::new(games.into_iter().enumerate()), Mutex::new(Vec::new()));
        thread::scope(|scope| {
            for _ in 0..jobs {
                scope.spawn(|| {
                    let next = || queue.lock().ok()?.next();
                    while let Some((game, record)) = next() {
                        let puzzles = in_game::<G>(&record, game, every);
                        if let Ok(mut found) = found.lock() {
                            found.extend(puzzles);
                        }
                    }
                });
            }
        });
        for puzzle in chosen(found.into_inner().unwrap_or_default(), self.count) {
            if let Some(line) = puzzle.write() {
                writeln!(out, "{line}")?;
            }
        }
        Ok(())
    }
}

/// Chooses as many puzzles, of each difficulty in turn the clearest, and sorts them from the easiest on.
fn chosen<G: Spoken>(mut found: Vec<Found<G>>, count: usize) -> Vec<Puzzle<G>> {
    // Jobs end in any order.
    found.sort_by_key(|one| {
        (std::cmp::Reverse(one.puzzle.lead()), one.game, one.puzzle.record.actions.len())
    });
    let mut chosen = Vec::<Found<G>>::new();
    let mut goes_on = true;
    while goes_on {
        goes_on = false;
        for missed in 1..=LEVELS.len() as u8 {
            let of_game = |game| chosen.iter().filter(|other| other.game == game).count();
            let fits =
                |one: &Found<G>| one.puzzle.missed == missed && of_game(one.game) < MOST_OF_A_GAME;
            if chosen.len() < count
                && let Some(place) = found.iter().position(fits)
            {
                chosen.push(found.remove(place));
                goes_on = true;
            }
        }
    }
    let mut puzzles: Vec<_> = chosen.into_iter().map(|one| one.puzzle).collect();
    puzzles.sort_by_key(|puzzle| puzzle.missed);
    puzzles
}

/// Finds the puzzles in a game.
fn in_game<G: Spoken>(record: &Match<G>, game: usize, every: usize) -> Vec<Found<G>> {
    let Ok(session) = Session::open(record.clone()) else { return Vec::new() };
    let usual = G::iterations(Level::Master).unwrap_or_default();
    let mut found = Vec::new();
    for at in (0..session.played()).step_by(every) {
        let Some(history) = session.history_at(at) else { continue };
        if aims::<G>(&history.now.view, &legal::<G>(&history.now.view)).len() < 2 {
            continue;
        }
        let first = |seed| search(history.clone(), usual, seed, None);
        if first(history.now.seed).is_none_or(|(_, lead)| lead < FIRST_LEAD) {
            continue;
        }
        let Some(told) = confirmed::<G>(record, at, &history, usual * DEEPER) else { continue };
        let best = aims::<G>(&history.now.view, &[told.candidates[0].action]);
        let misses = |level: &&Level| {
            let choice = choose::<G>(history.clone(), **level);
            choice.is_none_or(|choice| aims::<G>(&history.now.view, &[choice]) != best)
        };
        let missed = LEVELS.iter().filter(misses).count() as u8;
        let Some(seat) = session.decider_at(at).filter(|_| missed > 0) else { continue };
        // The chances of all searches together must say the same.
        let puzzle = puzzle_of(record, at, seat, missed, told);
        let puzzle = puzzle.filter(|puzzle| puzzle.lead() >= LEAD);
        found.extend(puzzle.map(|puzzle| Found { puzzle, game }));
    }
    found
}

/// Returns the advice of a search if others, each with other deals and more visits to another of the actions, find the
/// same action best and let it lead far enough; stops at the first that doesn't. The other actions have their chances
/// from the searches that were asked about them.
fn confirmed<G: Spoken>(
    record: &Match<G>,
    at: usize,
    history: &History<G>,
    iterations: u32,
) -> Option<Advised<G>> {
    let view = &history.now.view;
    let seed = |number| Seed::beside(&record.seed, "puzzle", at * SEARCHES + number);
    let (mut told, _) = search(history.clone(), iterations, seed(0), None)?;
    let best = aims::<G>(view, &[told.candidates[0].action]);
    for number in 1..SEARCHES {
        let place = 1 + (number - 1) % (told.candidates.len() - 1).max(1);
        let about = told.candidates.get(place)?.action;
        let (again, lead) = search(history.clone(), iterations, seed(number), Some(about))?;
        if lead < LEAD || aims::<G>(view, &[again.candidates[0].action]) != best {
            return None;
        }
        let asked = again.candidates.into_iter().find(|one| one.action == about)?;
        told.candidates[place] = asked;
    }
    told.candidates.iter_mut().for_each(|one| one.motives.truncate(MOST_SAID));
    Some(told)
}

/// Searches a decision, and returns the best actions with the points by which the first leads; `None` if there are
/// not two.
fn search<G: Spoken>(
    mut history: History<G>,
    iterations: u32,
    seed: Seed,
    about: Option<G::Action>,
) -> Option<(Advised<G>, u8)> {
    history.now.seed = seed;
    let mut thinking = Thinking::new(history, Task::Advise(iterations, about), None);
    thinking.go_on(u32::MAX);
    let told = thinking.advice()?;
    let chance = |at: usize| told.candidates.get(at).map(|one| percent(one.outlook.chance));
    let other = (1..told.candidates.len()).filter_map(chance).max()?;
    let lead = chance(0)?.saturating_sub(other);
    Some((told, lead))
}

/// Returns what actions aim at, whatever is paid for it.
fn aims<G: Spoken>(view: &G::View, actions: &[G::Action]) -> Vec<G::Action> {
    let (mut actions, mut aims) = (actions.to_vec(), Vec::new());
    G::heuristic(view, Level::Master).fold(&mut actions, &mut aims);
    aims
}

/// Returns the puzzle of a decision: a person among bots, with the names that the page proposes.
fn puzzle_of<G: Spoken>(
    record: &Match<G>,
    at: usize,
    seat: Seat,
    missed: u8,
    told: Advised<G>,
) -> Option<Puzzle<G>> {
    let mut record = Match { assisted: false, ..record.up_to(at)? };
    for ((place, who), name) in record.seats.iter_mut().enumerate().zip(text().setup().names) {
        let is_own = place == seat.index();
        who.controller = if is_own { Controller::Person } else { Controller::Bot(OTHERS) };
        name.clone_into(&mut who.name);
    }
    Some(Puzzle { missed, record, told })
}
