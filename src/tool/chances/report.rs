//! How true chances are: their skill, their distance from what was won, and each tenth of them.

use std::collections::BTreeMap;
use std::fmt;

use super::samples::{Sample, Samples};
use crate::bots::chances::Chances;

/// Parts into which chances are divided.
const TENTHS: usize = 10;
/// Normal quantile of an interval of 95 %.
const QUANTILE: f64 = 1.96;
/// Longest mean distance that holds.
const MOST_DISTANCE: f64 = 0.03;
/// Most that a tenth may be off beyond its interval, if as many games reach it.
const MOST_BEYOND: f64 = 0.05;
const FEW_GAMES: usize = 100;

/// How true the chances are in some games.
pub struct Report {
    title: String,
    found: Truth,
    told: Truth,
}

/// How true chances are.
#[derive(Default)]
struct Truth {
    /// Skill of all seats' chances at a decision.
    skill: f64,
    /// Skill of the deciding seat's chance after its best action.
    of_best: f64,
    distance: f64,
    change: f64,
    tenths: Vec<Tenth>,
}

/// Chances of one tenth.
struct Tenth {
    /// Index, from 0.
    place: usize,
    /// How many there are, in how many games.
    seats: usize,
    games: usize,
    /// Their mean, what was won on average, and the interval of the difference.
    shown: f64,
    won: f64,
    interval: f64,
}

impl Tenth {
    fn off(&self) -> f64 {
        self.won - self.shown
    }
}

impl Report {
    /// Measures what was found, and what people are told instead.
    pub fn of(samples: &Samples, chances: &Chances) -> Report {
        let mut games: Vec<u32> = samples.all.iter().map(|one| one.game).collect();
        games.dedup();
        let Samples { game, players, all } = samples;
        let found = |one: &Sample| (one.found.clone(), one.best);
        let told = |one: &Sample| {
            let Sample { moment, decider, .. } = *one;
            let best = chances.of_action(one.best, &one.found, moment, decider);
            (chances.of_seats(&one.found, moment, decider), best)
        };
        Report {
            title: format!(
                "{game}, {players} players: {} decisions of {} games",
                all.len(),
                games.len()
            ),
            found: Truth::of(all, found),
            told: Truth::of(all, told),
        }
    }

    /// Returns what does not hold of what people are told, if its skill should be at least this.
    pub fn breaches(&self, least: f64) -> Vec<String> {
        let Truth { skill, distance, tenths, .. } = &self.told;
        let mut breaches = Vec::new();
        if *skill < least {
            breaches.push(format!("the skill is {skill:.3}"));
        }
        if *distance > MOST_DISTANCE {
            breaches.push(format!("the distance is {:.1} points", 100.0 * distance));
        }
        let reached = tenths.iter().filter(|tenth| tenth.games >= FEW_GAMES);
        let beyond = reached.filter(|tenth| tenth.off().abs() - tenth.interval > MOST_BEYOND);
        breaches.extend(beyond.map(|tenth| format!("from {} % on it is off", 10 * tenth.place)));
        breaches
    }
}

impl Truth {
    /// Measures chances of all seats, and of the deciding one after its best action.
    fn of(all: &[Sample], chances: impl Fn(&Sample) -> (Vec<f32>, f32)) -> Truth {
        let square = |one: f32, other: f32| f64::from(one - other).powi(2);
        let (mut seats, mut best) = ([0.0; 2], [0.0; 2]);
        let (mut changes, mut turns) = (0.0, 0_u32);
        let mut before: Option<(&Sample, Vec<f32>)> = None;
        let mut tenths: Vec<BTreeMap<u32, [f64; 3]>> = vec![BTreeMap::new(); TENTHS];
        for one in all {
            let (told, after) = chances(one);
            let even = 1.0 / told.len().max(1) as f32;
            for (&told, &won) in told.iter().zip(&one.won) {
                seats[0] += square(told, won);
                seats[1] += square(even, won);
                let place = ((told * TENTHS as f32) as usize).min(TENTHS - 1);
                let sums = tenths[place].entry(one.game).or_default();
                let notes = [1.0, f64::from(told), f64::from(won)];
                sums.iter_mut().zip(notes).for_each(|(sum, note)| *sum += note);
            }
            let won = one.won[one.decider];
            best[0] += square(after, won);
            best[1] += square(even, won);
            let last = before.filter(|(last, _)| last.game == one.game);
            if let Some((_, last)) = last.filter(|(last, _)| last.decider != one.decider) {
                let change = |(&one, &other): (&f32, &f32)| f64::from((one - other).abs());
                changes += last.iter().zip(&told).map(change).sum::<f64>() / told.len() as f64;
                turns += 1;
            }
            before = Some((one, told));
        }
        let skill = |[own, even]: [f64; 2]| 1.0 - own / even;
        let tenths = (0..).zip(tenths).filter_map(|(place, games)| tenth(place, &games));
        let tenths: Vec<Tenth> = tenths.collect();
        let weighed = tenths.iter().map(|tenth| tenth.off().abs() * tenth.seats as f64);
        let count: usize = tenths.iter().map(|tenth| tenth.seats).sum();
        Truth {
            skill: skill(seats),
            of_best: skill(best),
            distance: weighed.sum::<f64>() / count.max(1) as f64,
            change: changes / f64::from(turns.max(1)),
            tenths,
        }
    }
}

/// Returns a tenth with these sums of each game: how many chances, what was told and what was won. `None` without any.
fn tenth(place: usize, games: &BTreeMap<u32, [f64; 3]>) -> Option<Tenth> {
    let sum = |of: usize| games.values().map(|sums| sums[of]).sum::<f64>();
    let count = sum(0);
    let (shown, won) = (sum(1) / count, sum(2) / count);
    // Decisions of one game have one result: games count, not decisions.
    let squares = games
        .values()
        .map(|[count, told, won_here]| (won_here - told - (won - shown) * count).powi(2));
    let all = games.len() as f64;
    let spread = (squares.sum::<f64>() * all / (all - 1.0).max(1.0)).sqrt() / count;
    let interval = QUANTILE * spread;
    (count > 0.0).then_some(Tenth {
        place,
        seats: count as usize,
        games: games.len(),
        shown,
        won,
        interval,
    })
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { title, found, told } = self;
        writeln!(f, "{title}\n")?;
        writeln!(f, "{:<28}{:>12}{:>12}", "", "as found", "as told")?;
        for (name, of) in [
            ("skill, all seats", [found.skill, told.skill]),
            ("skill, best action", [found.of_best, told.of_best]),
        ] {
            writeln!(f, "{name:<28}{:>12.3}{:>12.3}", of[0], of[1])?;
        }
        for (name, of) in [
            ("distance, points", [found.distance, told.distance]),
            ("change a turn, points", [found.change, told.change]),
        ] {
            writeln!(f, "{name:<28}{:>12.1}{:>12.1}", 100.0 * of[0], 100.0 * of[1])?;
        }
        for (name, truth) in [("as found", found), ("as told", told)] {
            writeln!(f)?;
            writeln!(
                f,
                "{name:<12}{:>10}{:>8}{:>10}{:>10}{:>10}{:>8}",
                "seats", "games", "shown %", "won %", "off", "95 %"
            )?;
            for tenth in &truth.tenths {
                let percent = |part: f64| 100.0 * part;
                writeln!(
                    f,
                    "{:<12}{:>10}{:>8}{:>10.1}{:>10.1}{:>+10.1}{:>8}",
                    format!("{}-{} %", tenth.place * 10, tenth.place * 10 + 10),
                    tenth.seats,
                    tenth.games,
                    percent(tenth.shown),
                    percent(tenth.won),
                    percent(tenth.off()),
                    format!("±{:.1}", percent(tenth.interval)),
                )?;
            }
        }
        Ok(())
    }
}
