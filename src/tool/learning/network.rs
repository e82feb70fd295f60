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

use super::{clear_lead, play, round, tell};
use crate::bots::network::{FIRST, Inputs, Judge, Judgement, Network, SECOND, add};
use crate::bots::outlook::{MOST_SEATS, Outlooks};
use crate::bots::search::{Heuristic, SearchParams};
use crate::bots::{Level, Playable};
use crate::rules::luck::{below, shuffle};
use crate::rules::{Game, Seed, sample};
use crate::tool::{Failure, Train};

/// Weight of what comes after a decision, against what search expects there.
const LAMBDA: f32 = 0.985;
/// Positions to one that is noted, where lines of play end anywhere.
const NOTED: u32 = 4;
/// Games to one that is kept to measure the error; odd, so that all boards are among them.
const KEPT: u32 = 19;
/// Times that every note is learned from.
const TIMES: usize = 6;
/// Notes for a step.
const BATCH: usize = 256;
/// Size of the first steps, and decay of the weights in proportion to it.
const STEP: f32 = 2e-3;
const DECAY: f32 = 1.0;
/// Points that the network counts as 1 while it learns, so that all its weights are of one size.
const UNIT: f32 = 10.0;
/// Stream of the first weights and of the order of notes.
const LEARNING: u64 = 0x7261_6e03;

/// A position of a game.
struct Note<const TABLE: usize, const SEAT: usize> {
    game: u32,
    inputs: Inputs<TABLE, SEAT>,
    /// By seat: points over the mean of the table, as the network is to predict them, and at the end.
    aim: [f32; MOST_SEATS],
    result: [f32; MOST_SEATS],
}

/// Learns in rounds, the first played with the evaluation of Master, each later one with the network so far, which learns
/// from the games of all rounds; writes the last network.
pub fn run<G: Playable, const TABLE: usize, const SEAT: usize>(
    train: &Train,
    judge: fn(Network<TABLE, SEAT>) -> Judge<G, TABLE, SEAT>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let (mut of, mut notes) = (judge(Network::blank(G::SEATS)), Vec::new());
    for number in 0..train.rounds {
        notes.extend(round(train, number, |game| of_game(train, game, &of, number == 0)));
        let network = learn::<G, _, _>(&notes);
        let kept = notes.iter().filter(|note| note.is_kept::<G>());
        tell(number, notes.len(), error(kept, &network));
        of = judge(network);
    }
    Ok(write!(out, "{}", of.network)?)
}

/// What plays, with the lead over the mean of the table for the margin, which the search carries along.
struct Teacher<'a, G>(&'a dyn Heuristic<G>);

impl<G: Game> Heuristic<G> for Teacher<'_, G> {
    fn priors(&self, state: &G::State, actions: &[G::Action], priors: &mut Vec<u32>) {
        self.0.priors(state, actions, priors);
    }

    fn fold(&self, actions: &mut Vec<G::Action>, aims: &mut Vec<G::Action>) {
        self.0.fold(actions, aims);
    }

    fn reopened(&self, state: G::State) -> G::State {
        self.0.reopened(state)
    }

    fn horizon(&self, from: &G::State) -> Option<u32> {
        self.0.horizon(from)
    }

    fn progress(&self, state: &G::State) -> u32 {
        self.0.progress(state)
    }

    fn params(&self) -> SearchParams {
        self.0.params()
    }

    fn outlooks(&self, state: &G::State) -> Outlooks {
        let mut outlooks = self.0.outlooks(state);
        let seats = &mut outlooks[..usize::from(G::seats(state)).min(MOST_SEATS)];
        seats.iter_mut().for_each(|outlook| outlook.margin = outlook.margin.min(0.0));
        let mean = seats.iter().map(|outlook| outlook.margin).sum::<f32>() / seats.len() as f32;
        seats.iter_mut().for_each(|outlook| outlook.margin -= mean);
        outlooks
    }
}

/// Returns the notes of one game, played by the judge or as Master; none if it is given up. Where lines of play end at
/// certain moments, all of these are noted, else some of all positions.
fn of_game<G: Playable, const TABLE: usize, const SEAT: usize>(
    train: &Train,
    game: u32,
    judge: &Judge<G, TABLE, SEAT>,
    as_master: bool,
) -> Vec<Note<TABLE, SEAT>> {
    let players = G::SEATS.start() + (game % G::SEATS.count() as u32) as u8;
    let mut notes: Vec<(usize, Note<TABLE, SEAT>)> = Vec::new();
    let mut expected: Vec<[f32; MOST_SEATS]> = Vec::new();
    let Ok((deal, _)) = sample::deal::<G>(players, game) else { return Vec::new() };
    let master = G::heuristic(&G::view(&deal, None), Level::Master);
    let teacher = Teacher(if as_master { master } else { judge });
    let has_horizon = teacher.horizon(&deal).is_some();
    let mut last = None;
    let end = play::<G>(train, players, game, &teacher, |state, before, chance| {
        expected.extend(before.map(|of| of.map(|outlook| outlook.margin)));
        let now = Some(teacher.progress(state));
        let is_moment = std::mem::replace(&mut last, now) != now;
        let noted = if has_horizon { is_moment.then_some(1) } else { Some(NOTED) };
        if noted.is_some_and(|positions| below(chance, positions) == 0) {
            let (aim, result) = ([0.0; MOST_SEATS], [0.0; MOST_SEATS]);
            notes.push((expected.len(), Note { game, inputs: (judge.inputs)(state), aim, result }));
        }
    });
    let Some(end) = end else { return Vec::new() };
    let totals = G::totals(&end);
    let mean = totals.iter().sum::<i32>() as f32 / f32::from(players);
    let mut result = [0.0; MOST_SEATS];
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

impl<const TABLE: usize, const SEAT: usize> Note<TABLE, SEAT> {
    /// Whether the note is kept to measure the error, instead of being learned from.
    fn is_kept<G: Game>(&self) -> bool {
        // So many games in a row have all numbers of players.
        (self.game / G::SEATS.count() as u32).is_multiple_of(KEPT)
    }

    /// Returns by how much each seat is judged too high, in points, if `aim` is right.
    fn errors(
        &self,
        judged: &[Judgement; MOST_SEATS],
        aim: &[f32; MOST_SEATS],
    ) -> [f32; MOST_SEATS] {
        let players = self.inputs.players;
        let mean =
            judged.iter().take(players).map(|judged| judged.worth).sum::<f32>() / players as f32;
        let mut errors = [0.0; MOST_SEATS];
        for (seat, error) in errors.iter_mut().enumerate().take(players) {
            *error = judged[seat].worth - mean - aim[seat];
        }
        errors
    }

    /// Adds the slope of the squared errors in the network's weights. Aims add up to 0, and so do errors: that worths
    /// are compared with their mean makes no difference.
    fn add_slope(&self, network: &Network<TABLE, SEAT>, slope: &mut Network<TABLE, SEAT>) {
        let Inputs { table, seats, players, .. } = &self.inputs;
        let judged = network.judge(&self.inputs);
        let errors = self.errors(&judged, &self.aim);
        let mut of_seats = [[0.0; FIRST]; MOST_SEATS];
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
        let (to_table, to_seats) = slope.first.split_at_mut(TABLE);
        let (to_own, to_others) = to_seats.split_at_mut(SEAT);
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
fn learn<G: Game, const TABLE: usize, const SEAT: usize>(
    notes: &[Note<TABLE, SEAT>],
) -> Network<TABLE, SEAT> {
    let mut rng = Seed(0).stream(LEARNING);
    let mut order: Vec<_> = notes.iter().filter(|note| !note.is_kept::<G>()).collect();
    let mut learner = Learner::new(Network::blank(G::SEATS), &order, &mut rng);
    let steps = TIMES * order.len().div_ceil(BATCH);
    for _ in 0..TIMES {
        shuffle(&mut rng, &mut order);
        for batch in order.chunks(BATCH) {
            let mut slope = Network::blank(G::SEATS);
            batch.iter().for_each(|note| note.add_slope(&learner.network, &mut slope));
            let left = 1.0 - learner.steps as f32 / steps as f32;
            learner.step(&slope, batch.len(), STEP * left);
        }
    }
    let mut network = learner.network;
    let leads = G::SEATS.map(|players| {
        let is_kept = |note: &&Note<_, _>| note.is_kept::<G>();
        let kept = notes.iter().filter(is_kept);
        let kept = kept.filter(|note| note.inputs.players == usize::from(players));
        clear_lead(|from, to| {
            let is_in_part = |note: &&Note<_, _>| (from..to).contains(&note.inputs.progress());
            error(kept.clone().filter(is_in_part), &network)
        })
    });
    network.clear_lead = leads.collect();
    network
}

/// A network that learns.
struct Learner<const TABLE: usize, const SEAT: usize> {
    network: Network<TABLE, SEAT>,
    /// By row: what its weights are multiplied by to be of one size.
    sizes: Vec<f32>,
    /// Means of the slopes and of their squares, the last ones counting most.
    mean: Network<TABLE, SEAT>,
    square: Network<TABLE, SEAT>,
    steps: i32,
}

impl<const TABLE: usize, const SEAT: usize> Learner<TABLE, SEAT> {
    /// Gives a blank network weights by chance, for such notes.
    fn new(
        blank: Network<TABLE, SEAT>,
        notes: &[&Note<TABLE, SEAT>],
        rng: &mut Pcg32,
    ) -> Learner<TABLE, SEAT> {
        let mut network = blank.clone();
        let of_seat = deviations(notes);
        let tables = blank.clear_lead.len();
        let leads = iter::repeat_n(1.0, tables);
        let of_inputs = [1.0; TABLE].into_iter().chain(of_seat).chain(of_seat);
        let second = [1.0; FIRST + 1];
        let sizes: Vec<f32> = leads.chain(of_inputs).chain(second).chain([1.0 / UNIT]).collect();
        let variances = [
            (blank.first.len(), 1.0 / blank.first.len() as f32),
            (FIRST, 2.0 / FIRST as f32),
            (1, 0.0),
            (1, 0.1 / SECOND as f32),
        ];
        let variances =
            variances.into_iter().flat_map(|(rows, variance)| iter::repeat_n(variance, rows));
        let rows = network.rows_mut().skip(tables).zip(sizes.iter().skip(tables)).zip(variances);
        for ((row, size), variance) in rows {
            for weight in row {
                // Even chances up to here have this variance.
                let most = (3.0 * variance).sqrt();
                *weight = most * (rng.next_u32() as f32 / 2_f32.powi(31) - 1.0) / size;
            }
        }
        Learner { network, sizes, mean: blank.clone(), square: blank, steps: 0 }
    }

    /// Takes a step down the slope of so many notes.
    fn step(&mut self, slope: &Network<TABLE, SEAT>, notes: usize, step: f32) {
        const MEAN: f32 = 0.9;
        const SQUARE: f32 = 0.999;
        self.steps += 1;
        let of_mean = 1.0 - MEAN.powi(self.steps);
        let of_square = 1.0 - SQUARE.powi(self.steps);
        let moments = self.mean.rows_mut().zip(self.square.rows_mut());
        let rows = self.network.rows_mut().zip(slope.rows()).zip(moments).zip(&self.sizes);
        for (((weights, slopes), (means, squares)), size) in rows.skip(slope.clear_lead.len()) {
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
fn deviations<const TABLE: usize, const SEAT: usize>(notes: &[&Note<TABLE, SEAT>]) -> [f32; SEAT] {
    let mut sums = [(0.0_f64, 0.0_f64); SEAT];
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

/// Returns the root of the mean square of errors at the end, in points.
fn error<'a, const TABLE: usize, const SEAT: usize>(
    notes: impl IntoIterator<Item = &'a Note<TABLE, SEAT>>,
    network: &Network<TABLE, SEAT>,
) -> f64 {
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

    const TABLE: usize = 3;
    const SEAT: usize = 7;
    type OfGame = Note<TABLE, SEAT>;
    type Learned = Network<TABLE, SEAT>;

    /// Returns a note of a position for three, with other numbers and another aim for each seat.
    fn note() -> OfGame {
        let number = |seat: usize, at: usize| ((3 * seat + 5 * at) % 11) as f32 / 4.0;
        let seats = array::from_fn(|seat| array::from_fn(|at| number(seat, at)));
        let inputs =
            Inputs { table: [1.0, 0.5, 0.2], seats, expected: [0.0; MOST_SEATS], players: 3 };
        Note { game: 1, inputs, aim: [3.0, -4.0, 1.0, 0.0, 0.0], result: [0.0; MOST_SEATS] }
    }

    fn squared_errors(note: &OfGame, network: &Learned) -> f64 {
        let errors = note.errors(&network.judge(&note.inputs), &note.aim);
        errors.map(|error| f64::from(error * error)).iter().sum()
    }

    #[test]
    fn the_slope_says_how_the_errors_grow_with_each_weight() {
        const BY: f32 = 1e-2;
        let note = note();
        let blank = Learned::blank(2..=4);
        let tables = blank.clear_lead.len();
        let mut slope = blank.clone();
        let network = Learner::new(blank, &[&note], &mut Seed(3).stream(LEARNING)).network;
        note.add_slope(&network, &mut slope);
        let slopes: Vec<Vec<f32>> = slope.rows().map(<[f32]>::to_vec).collect();
        let mut checked = 0;
        for (row, slopes) in slopes.iter().enumerate().skip(tables) {
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
        assert!(checked > 60, "{checked}");
    }

    #[test]
    fn a_network_learns_what_it_is_told() {
        let note = note();
        let blank = Learned::blank(2..=4);
        let mut learner = Learner::new(blank, &[&note], &mut Seed(3).stream(LEARNING));
        let before = squared_errors(&note, &learner.network);
        for _ in 0..200 {
            let mut slope = Learned::blank(2..=4);
            note.add_slope(&learner.network, &mut slope);
            learner.step(&slope, 1, 1e-3);
        }
        let after = squared_errors(&note, &learner.network);
        assert!(before > 10.0 && after < 1.0, "{before} {after}");
    }
}
