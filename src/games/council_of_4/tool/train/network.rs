//! Learning: the network, from games that search plays against itself.
//!
//! Some positions of every game are noted. The network is to predict how far each seat ends before or behind the mean
//! of the table. The end of a game says little about one position of it, so what search expected there and later counts as
//! well, and the more the sooner it was (TD(λ), Sutton 1988). Steps are those of Adam (Kingma and Ba 2015), with weights
//! that decay (Loshchilov and Hutter 2019).

use std::array;
use std::io::Write;
use std::iter;

use rand::Rng;
use rand_pcg::Pcg32;

use super::clear_lead;
use crate::bots::outlook::Outlooks;
use crate::bots::search::{Heuristic, SearchParams};
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::bots::inputs::{Inputs, OF_SEAT, OF_TABLE, SEATS};
use crate::games::council_of_4::bots::network::{
    FIRST, INPUTS, Judged, Network, SECOND, TABLES, add, network,
};
use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::rules::components::PLAYERS;
use crate::games::council_of_4::rules::state::State;
use crate::rules::Game;
use crate::rules::luck::{Seed, below, shuffle};
use crate::tool::learning::{self, play};
use crate::tool::{Failure, Train};

/// Positions to one that is noted.
const NOTED: u32 = 4;
/// Weight of what comes after a decision, against what search expects there.
const LAMBDA: f32 = 0.985;
/// Games to one that is kept to measure the error; odd, so that all boards are among them.
const KEPT: u32 = 19;
/// Times that every note is learned from.
const TIMES: usize = 6;
/// Notes for a step.
const BATCH: usize = 256;
/// Size of the first steps, and decay of the weights in proportion to it.
const STEP: f32 = 2e-3;
const DECAY: f32 = 1.0;
/// VP that the network counts as 1 while it learns, so that all its weights are of one size.
const UNIT: f32 = 10.0;
/// Stream of the first weights and of the order of notes.
const LEARNING: u64 = 0x7261_6e03;

/// A position of a game.
struct Note {
    game: u32,
    inputs: Inputs,
    /// By seat: VP over the mean of the table, as the network is to predict them, and at the end.
    aim: [f32; SEATS],
    result: [f32; SEATS],
}

/// Learns in rounds, the first played with the network in use, each from the games of all rounds so far; writes the last
/// network.
pub fn run(train: &Train, out: &mut dyn Write) -> Result<(), Failure> {
    let mut notes = Vec::new();
    let mut network = network().clone();
    for number in 0..train.rounds {
        let played = learning::round(train, number, |game| of_game(train, game, &network));
        notes.extend(played);
        network = learn(&notes);
        let kept = notes.iter().filter(|note| note.is_kept());
        learning::tell(number, notes.len(), error(kept, &network));
    }
    Ok(write!(out, "{network}")?)
}

/// The network that plays, with the lead over the mean of the table for the margin, which the search carries along.
struct Teacher<'a>(&'a Network);

impl Heuristic<CouncilOf4> for Teacher<'_> {
    fn priors(&self, state: &State, actions: &[Action], priors: &mut Vec<u32>) {
        self.0.priors(state, actions, priors);
    }

    fn fold(&self, actions: &mut Vec<Action>, aims: &mut Vec<Action>) {
        self.0.fold(actions, aims);
    }

    fn params(&self) -> SearchParams {
        self.0.params()
    }

    fn outlooks(&self, state: &State) -> Outlooks {
        let mut outlooks = self.0.outlooks(state);
        let seats = &mut outlooks[..usize::from(state.table().seats())];
        seats.iter_mut().for_each(|outlook| outlook.margin = outlook.margin.min(0.0));
        let mean = seats.iter().map(|outlook| outlook.margin).sum::<f32>() / seats.len() as f32;
        seats.iter_mut().for_each(|outlook| outlook.margin -= mean);
        outlooks
    }
}

/// Returns the notes of one game; none if it is given up.
fn of_game(train: &Train, game: u32, network: &Network) -> Vec<Note> {
    let players = *PLAYERS.start() + (game % TABLES as u32) as u8;
    let mut notes: Vec<(usize, Note)> = Vec::new();
    let mut expected: Vec<[f32; SEATS]> = Vec::new();
    let teacher = Teacher(network);
    let end = play::<CouncilOf4>(train, players, game, &teacher, |state, before, chance| {
        expected.extend(before.map(|of| array::from_fn(|seat| of[seat].margin)));
        if below(chance, NOTED) == 0 {
            let (aim, result) = ([0.0; SEATS], [0.0; SEATS]);
            notes.push((expected.len(), Note { game, inputs: Inputs::of(state), aim, result }));
        }
    });
    let Some(end) = end else { return Vec::new() };
    let totals = CouncilOf4::totals(&end);
    let mean = totals.iter().sum::<i32>() as f32 / f32::from(players);
    let mut result = [0.0; SEATS];
    result.iter_mut().zip(totals).for_each(|(result, total)| *result = total as f32 - mean);
    // Backwards: what was expected from each decision on.
    let mut aim = result;
    let mut left = expected.len();
    for (at, note) in notes.iter_mut().rev() {
        for expected in expected[*at..left].iter().rev() {
            let mix = |(aim, expected): (&mut f32, &f32)| {
                *aim = LAMBDA * *aim + (1.0 - LAMBDA) * expected;
            };
            aim.iter_mut().zip(expected).for_each(mix);
        }
        left = *at;
        (note.aim, note.result) = (aim, result);
    }
    notes.into_iter().map(|(_, note)| note).collect()
}

impl Note {
    /// Whether the note is kept to measure the error, instead of being learned from.
    const fn is_kept(&self) -> bool {
        // Three games in a row have all numbers of players.
        (self.game / TABLES as u32).is_multiple_of(KEPT)
    }

    /// Returns by how much each seat is judged too high, in VP, if `aim` is right.
    fn errors(&self, judged: &[Judged; SEATS], aim: &[f32; SEATS]) -> [f32; SEATS] {
        let players = self.inputs.players;
        let mean =
            judged.iter().take(players).map(|judged| judged.worth).sum::<f32>() / players as f32;
        let mut errors = [0.0; SEATS];
        for (seat, error) in errors.iter_mut().enumerate().take(players) {
            *error = judged[seat].worth - mean - aim[seat];
        }
        errors
    }

    /// Adds the slope of the squared errors in the network's weights. Aims add up to 0, and so do errors: that worths
    /// are compared with their mean makes no difference.
    fn add_slope(&self, network: &Network, slope: &mut Network) {
        let Inputs { table, seats, players } = &self.inputs;
        let judged = network.judge(&self.inputs);
        let errors = self.errors(&judged, &self.aim);
        let mut of_seats = [[0.0; FIRST]; SEATS];
        let mut of_all = [0.0; FIRST];
        for (seat, of_seat) in of_seats.iter_mut().enumerate().take(*players) {
            let (judged, error) = (&judged[seat], 2.0 * errors[seat]);
            add(&mut slope.third, &judged.second, error);
            let mut of_second = network.third.map(|weight| weight * error);
            silence(&mut of_second, &judged.second);
            add(&mut slope.bias, &of_second, 1.0);
            for (at, sum) in judged.first.iter().enumerate().filter(|(_, sum)| **sum > 0.0) {
                add(&mut slope.second[at], &of_second, *sum);
                let rows = network.second[at].iter().zip(&of_second);
                of_seat[at] = rows.map(|(weight, slope)| weight * slope).sum();
            }
            add(&mut of_all, of_seat, 1.0);
        }
        let (to_table, to_seats) = slope.first.split_at_mut(OF_TABLE);
        let (to_own, to_others) = to_seats.split_at_mut(OF_SEAT);
        add_to_all(to_table, table, &of_all);
        let share = 1.0 / (players - 1) as f32;
        for (numbers, of_seat) in seats.iter().zip(&of_seats).take(*players) {
            add_to_all(to_own, numbers, of_seat);
            let others = array::from_fn(|at| (of_all[at] - of_seat[at]) * share);
            add_to_all(to_others, numbers, &others);
        }
    }
}

/// Sets the slopes of sums that are 0 to 0.
fn silence<const N: usize>(slopes: &mut [f32; N], sums: &[f32; N]) {
    let silent = slopes.iter_mut().zip(sums).filter(|(_, sum)| **sum <= 0.0);
    silent.for_each(|(slope, _)| *slope = 0.0);
}

/// Adds a row of slopes to all rows, each times its number.
fn add_to_all(rows: &mut [[f32; FIRST]], numbers: &[f32], slopes: &[f32; FIRST]) {
    for (row, &number) in rows.iter_mut().zip(numbers).filter(|(_, number)| **number != 0.0) {
        add(row, slopes, number);
    }
}

/// Returns the network that the notes teach.
fn learn(notes: &[Note]) -> Network {
    let mut rng = Seed(0).stream(LEARNING);
    let mut order: Vec<&Note> = notes.iter().filter(|note| !note.is_kept()).collect();
    let mut learner = Learner::new(&order, &mut rng);
    let steps = TIMES * order.len().div_ceil(BATCH);
    for _ in 0..TIMES {
        shuffle(&mut rng, &mut order);
        for batch in order.chunks(BATCH) {
            let mut slope = Network::default();
            batch.iter().for_each(|note| note.add_slope(&learner.network, &mut slope));
            let left = 1.0 - learner.steps as f32 / steps as f32;
            learner.step(&slope, batch.len(), STEP * left);
        }
    }
    let mut network = learner.network;
    network.clear_lead = array::from_fn(|at| {
        let kept = notes.iter().filter(|note| note.is_kept() && note.inputs.players == at + 2);
        clear_lead(|from, to| {
            let is_in_part = |note: &&Note| (from..to).contains(&note.inputs.progress());
            error(kept.clone().filter(is_in_part), &network)
        })
    });
    network
}

/// A network that learns.
struct Learner {
    network: Network,
    /// By row: what its weights are multiplied by to be of one size.
    sizes: Vec<f32>,
    /// Means of the slopes and of their squares, the last ones counting most.
    mean: Network,
    square: Network,
    steps: i32,
}

impl Learner {
    /// Creates a network with weights by chance, for such notes.
    fn new(notes: &[&Note], rng: &mut Pcg32) -> Learner {
        let mut network = Network::default();
        let of_seat = deviations(notes);
        let leads = [1.0; TABLES];
        let of_inputs = [1.0; OF_TABLE].into_iter().chain(of_seat).chain(of_seat);
        let second = [1.0; FIRST + 1];
        let sizes: Vec<f32> =
            leads.into_iter().chain(of_inputs).chain(second).chain([1.0 / UNIT]).collect();
        let variances = [
            (INPUTS, 1.0 / INPUTS as f32),
            (FIRST, 2.0 / FIRST as f32),
            (1, 0.0),
            (1, 0.1 / SECOND as f32),
        ];
        let variances =
            variances.into_iter().flat_map(|(rows, variance)| iter::repeat_n(variance, rows));
        let rows = network.rows_mut().skip(TABLES).zip(sizes.iter().skip(TABLES)).zip(variances);
        for ((row, size), variance) in rows {
            for weight in row {
                // Even chances up to here have this variance.
                let most = (3.0 * variance).sqrt();
                *weight = most * (rng.next_u32() as f32 / 2_f32.powi(31) - 1.0) / size;
            }
        }
        Learner { network, sizes, mean: Network::default(), square: Network::default(), steps: 0 }
    }

    /// Takes a step down the slope of so many notes.
    fn step(&mut self, slope: &Network, notes: usize, step: f32) {
        const MEAN: f32 = 0.9;
        const SQUARE: f32 = 0.999;
        self.steps += 1;
        let of_mean = 1.0 - MEAN.powi(self.steps);
        let of_square = 1.0 - SQUARE.powi(self.steps);
        let moments = self.mean.rows_mut().zip(self.square.rows_mut());
        let rows = self.network.rows_mut().zip(slope.rows()).zip(moments).zip(&self.sizes);
        for (((weights, slopes), (means, squares)), size) in rows.skip(TABLES) {
            let moments = means.iter_mut().zip(squares);
            for ((weight, slope), (mean, square)) in weights.iter_mut().zip(slopes).zip(moments) {
                let slope = slope / (size * notes as f32 * UNIT * UNIT);
                *mean = MEAN * *mean + (1.0 - MEAN) * slope;
                *square = SQUARE * *square + (1.0 - SQUARE) * slope * slope;
                let by = *mean / of_mean / ((*square / of_square).sqrt() + 1e-8);
                *weight -= step * (by / size + DECAY * *weight);
            }
        }
    }
}

/// Returns the standard deviation of each number of a seat.
fn deviations(notes: &[&Note]) -> [f32; OF_SEAT] {
    let mut sums = [(0.0_f64, 0.0_f64); OF_SEAT];
    let mut count = 0.0_f64;
    for note in notes {
        for numbers in note.inputs.seats.iter().take(note.inputs.players) {
            count += 1.0;
            for ((sum, squares), &number) in sums.iter_mut().zip(numbers) {
                *sum += f64::from(number);
                *squares += f64::from(number * number);
            }
        }
    }
    let count = count.max(1.0);
    // A number that hardly ever differs says little.
    sums.map(|(sum, squares)| {
        (squares / count - (sum / count).powi(2)).max(0.0).sqrt() as f32 + 0.05
    })
}

/// Returns the root of the mean square of errors at the end, in VP.
fn error<'a>(notes: impl IntoIterator<Item = &'a Note>, network: &Network) -> f64 {
    let (mut sum, mut count) = (0.0, 0.0_f64);
    for note in notes {
        let errors = note.errors(&network.judge(&note.inputs), &note.result);
        sum += errors.map(|error| f64::from(error * error)).iter().sum::<f64>();
        count += note.inputs.players as f64;
    }
    (sum / count.max(1.0)).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::sample;

    /// Returns a note of a deal, with another aim for each seat.
    fn note() -> Note {
        let (state, _) = sample::deal::<CouncilOf4>(3, 0).expect("a deal");
        let inputs = Inputs::of(&state);
        Note { game: 1, inputs, aim: [3.0, -4.0, 1.0, 0.0], result: [0.0; 4] }
    }

    fn squared_errors(note: &Note, network: &Network) -> f64 {
        let errors = note.errors(&network.judge(&note.inputs), &note.aim);
        errors.map(|error| f64::from(error * error)).iter().sum()
    }

    #[test]
    fn the_slope_says_how_the_errors_grow_with_each_weight() {
        const BY: f32 = 1e-2;
        let note = note();
        let network = Learner::new(&[&note], &mut Seed(3).stream(LEARNING)).network;
        let mut slope = Network::default();
        note.add_slope(&network, &mut slope);
        let slopes: Vec<Vec<f32>> = slope.rows().map(<[f32]>::to_vec).collect();
        let mut checked = 0;
        for (row, slopes) in slopes.iter().enumerate().skip(TABLES) {
            for (at, &slope) in slopes.iter().enumerate().step_by(5) {
                let changed = |by: f32| {
                    let mut network = network.clone();
                    let weights = network.rows_mut().nth(row).expect("a row");
                    weights[at] += by;
                    squared_errors(&note, &network)
                };
                let [more, less] = [changed(BY), changed(-BY)];
                let measured = (more - less) / f64::from(2.0 * BY);
                let off = (measured - f64::from(slope)).abs();
                // A sum that comes to 0 in between bends the line.
                assert!(off < 0.05 * measured.abs() + 0.05, "{row} {at}: {measured} {slope}");
                checked += usize::from(slope != 0.0);
            }
        }
        assert!(checked > 300, "{checked}");
    }

    #[test]
    fn a_network_learns_what_it_is_told() {
        let note = note();
        let mut learner = Learner::new(&[&note], &mut Seed(3).stream(LEARNING));
        let before = squared_errors(&note, &learner.network);
        for _ in 0..200 {
            let mut slope = Network::default();
            note.add_slope(&learner.network, &mut slope);
            learner.step(&slope, 1, 1e-3);
        }
        let after = squared_errors(&note, &learner.network);
        assert!(before > 10.0 && after < 1.0, "{before} {after}");
    }
}
