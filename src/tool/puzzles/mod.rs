//! `curia puzzles`: decisions of games in which one action is clearly best.

use std::ffi::OsString;
use std::io::{self, Write};
use std::num::NonZeroUsize;

use clap::Args;
use thiserror::Error;

use super::failure::{EXIT_CODES, Failure};
use super::input::Source;
use super::jobs::{each, jobs};
use super::reading;
use super::spoken::Spoken;
use crate::bots::history::History;
use crate::bots::outlook::percent;
use crate::bots::thinking::{Task, Thinking};
use crate::bots::{Level, choose, legal};
use crate::record::{Controller, Match};
use crate::rules::{Seat, Seed};
use crate::scene::analysis::Advised;
use crate::scene::puzzle::{LEVELS, Puzzle, link_of};
use crate::session::Session;
use crate::text::people::PROPOSED;

mod turns;

/// Iterations of a puzzle's search, as a multiple of those of Master.
const DEEPER: u32 = 10;
/// Searches of a puzzle, each with other deals of what is hidden, that must agree.
const SEARCHES: usize = 4;
/// Percentage points by which the best action must lead in each but the first, and at a first glance.
const LEAD: u8 = 8;
const FIRST_LEAD: u8 = 6;
/// Maximum length of a file of puzzles in bytes.
const LONGEST_TEXT: usize = 1 << 20;
/// Maximum number of reasons kept of an action, as many as are ever told.
const MOST_SAID: usize = 3;
/// Maximum number of puzzles of one game.
const MOST_OF_A_GAME: usize = 3;
/// Fewest things to do at a puzzle.
const FEWEST_MOVES: usize = 4;
/// Percentage points by which the best turn must lead those after actions that don't count.
const CLEAR: u8 = 5;
/// Number of actions kept that don't count.
const OTHERS_KEPT: usize = 3;
/// Level of the bots in all seats but the one that decides.
const OTHERS: Level = Level::Adept;

/// Find puzzles in games: decisions in which one action is clearly best
///
/// An action is clearly best if four searches with ten times the iterations of Master find it best, each
/// with other deals of what the seat can't see, and if it leads by at least 8 points of chance to win in
/// three of them, which look longer at another action. Then every legal action is followed by the best turn
/// after it, each decision of it searched anew: those after which it is within 3 points of the best count as
/// answers too. A decision is left out if its action does not count, if any that doesn't trails by less than
/// 5 points, if more than half of the actions count, or if there are fewer than four.
///
/// Prints a line for each puzzle, those that the fewest levels of bots miss first, as many of each kind as
/// there are; decisions that no level misses are left out, and no more than three are taken of a game.
///
/// With `--check` it reads puzzles instead, weighs their actions by whole turns again, prints those that are
/// still puzzles, and says on standard error why others are not.
///
/// Example:
///   curia puzzles --count 60 tests/golden/council_of_4/* > src/games/council_of_4/puzzles.txt
///   curia puzzles --check src/games/council_of_4/puzzles.txt
#[derive(Args)]
#[command(verbatim_doc_comment, after_help = EXIT_CODES)]
pub struct Puzzles {
    /// The games: files, or links
    #[arg(value_name = "GAME", required_unless_present = "check")]
    games: Vec<Source>,
    /// Puzzles to check: a file with a line each
    #[arg(long, value_name = "FILE", conflicts_with_all = ["games", "count", "every"])]
    check: Option<Source>,
    /// Iterations of a decision when puzzles are checked; those of Master if not given
    #[arg(long, value_name = "N", requires = "check", value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    iterations: Option<u32>,
    /// Number of puzzles
    #[arg(long, value_name = "N", default_value_t = 60)]
    count: usize,
    /// Look at every N-th decision only
    #[arg(long, value_name = "N", default_value_t = NonZeroUsize::MIN)]
    every: NonZeroUsize,
    /// Number of games searched in parallel; one per processor if not given
    #[arg(long, value_name = "J")]
    jobs: Option<NonZeroUsize>,
}

/// A puzzle, and the number of its game.
struct Found<G: Spoken> {
    puzzle: Puzzle<G>,
    game: usize,
}

impl Puzzles {
    pub(super) fn run<G: Spoken>(&self, out: &mut dyn Write) -> Result<(), Failure> {
        if let Some(file) = &self.check {
            return self.check::<G>(file, out);
        }
        let games = self.games.iter().map(reading::game::<G>);
        let games = games.collect::<Result<Vec<_>, Failure>>()?;
        let (jobs, every) = (jobs(self.jobs, games.len()), self.every.get());
        let found = each(jobs, games.into_iter().enumerate(), |(game, record)| {
            in_game::<G>(&record, game, every)
        });
        let found = found.into_iter().flatten().collect();
        for puzzle in chosen(found, self.count) {
            if let Some(line) = puzzle.write() {
                writeln!(out, "{line}")?;
            }
        }
        Ok(())
    }
}

impl Puzzles {
    /// Checks the puzzles of a file, and prints those that are.
    fn check<G: Spoken>(&self, file: &Source, out: &mut dyn Write) -> Result<(), Failure> {
        let read = |(line, number): (&str, usize)| {
            let wrong = || Failure::NoPuzzle(file.place.clone(), number);
            let link = link_of(line).ok_or_else(wrong)?;
            // The puzzles may be of another game.
            match reading::game::<G>(&Source::from(OsString::from(link))) {
                Err(other @ Failure::OtherGame { .. }) => Err(other),
                _ => Puzzle::<G>::read(line).ok_or_else(wrong),
            }
        };
        let lines = file.text(LONGEST_TEXT)?.lines();
        let puzzles = lines.zip(1..).map(read).collect::<Result<Vec<_>, Failure>>()?;
        let (jobs, iterations) = (jobs(self.jobs, puzzles.len()), self.iterations);
        let mut checked: Vec<_> = each(jobs, puzzles, |puzzle| checked(&puzzle, iterations))
            .into_iter()
            .zip(1..)
            .filter_map(|(checked, number)| match checked {
                Ok(puzzle) => Some(puzzle),
                Err(flaw) => {
                    writeln!(io::stderr(), "puzzle {number} is left out: {flaw}")
                        .unwrap_or_default();
                    None
                }
            })
            .collect();
        checked.sort_by_key(|puzzle: &Puzzle<G>| puzzle.missed);
        for line in checked.iter().filter_map(Puzzle::write) {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }
}

/// Why a decision is no puzzle.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
enum Flaw {
    #[error("only {0} moves")]
    FewMoves(usize),
    /// By so many points of chance to win.
    #[error("another turn is better by {0} points")]
    NotBest(u8),
    #[error("a wrong move costs only {0} points")]
    Unclear(u8),
    #[error("{0} of {1} moves are right")]
    ManyAnswers(usize, usize),
    #[error("no level of bots misses it")]
    Easy,
    #[error("its game can't be opened")]
    NotOpened,
}

/// Returns a puzzle with its actions weighed by whole turns, with so many iterations for a decision or as many as Master
/// takes, or why it is none.
fn checked<G: Spoken>(puzzle: &Puzzle<G>, iterations: Option<u32>) -> Result<Puzzle<G>, Flaw> {
    let session = Session::open(puzzle.record.clone()).map_err(|_| Flaw::NotOpened)?;
    let at = session.played();
    let history = session.history_at(at).ok_or(Flaw::NotOpened)?;
    let (view, solution) = (&history.now.view, puzzle.told.candidates[0].action);
    let all = turns::aims::<G>(view, solution).len();
    if all < FEWEST_MOVES {
        return Err(Flaw::FewMoves(all));
    }
    let iterations = iterations.or(Level::Master.iterations::<G>()).unwrap_or_default();
    let seed = Seed::beside(&puzzle.record.seed, "turns", at);
    let candidates = turns::by_turns::<G>(view, solution, iterations, seed);
    let place = candidates.iter().position(|one| one.action == solution).unwrap_or_default();
    let mut puzzle = puzzle.clone();
    puzzle.told.candidates = candidates;
    puzzle.told.iterations = iterations;
    if !puzzle.is_right(place) {
        return Err(Flaw::NotBest(puzzle.costs(place).unwrap_or_default()));
    }
    let right = (0..puzzle.told.candidates.len()).take_while(|&place| puzzle.is_right(place));
    let right = right.count();
    if 2 * right > all {
        return Err(Flaw::ManyAnswers(right, all));
    }
    // Without any other in sight all others are far behind.
    if right < puzzle.told.candidates.len() && puzzle.lead() < CLEAR {
        return Err(Flaw::Unclear(puzzle.lead()));
    }
    puzzle.told.candidates.truncate(right + OTHERS_KEPT);
    puzzle.told.candidates.iter_mut().for_each(|one| one.motives.truncate(MOST_SAID));
    let actions = puzzle.told.candidates.iter().take(right).map(|one| one.action);
    let answers: Vec<G::Action> = aims::<G>(view, &actions.collect::<Vec<_>>());
    let misses = |level: &&Level| {
        let choice = choose::<G>(history.clone(), **level);
        choice.is_none_or(|choice| !answers.contains(&aims::<G>(view, &[choice])[0]))
    };
    puzzle.missed = LEVELS.iter().filter(misses).count() as u8;
    if puzzle.missed == 0 { Err(Flaw::Easy) } else { Ok(puzzle) }
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
    let usual = Level::Master.iterations::<G>().unwrap_or_default();
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
        let Some(seat) = session.decider_at(at) else { continue };
        let puzzle = puzzle_of(record, at, seat, 0, told);
        let puzzle = puzzle.and_then(|puzzle| checked(&puzzle, None).ok());
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
    let mut thinking = Thinking::new(history, Task::Advise(Level::Master, iterations, about), None);
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
    for ((place, who), name) in record.seats.iter_mut().enumerate().zip(PROPOSED) {
        let is_own = place == seat.index();
        who.controller = if is_own { Controller::Person } else { Controller::Bot(OTHERS) };
        name.clone_into(&mut who.name);
    }
    Some(Puzzle { missed, record, told })
}
