//! Chances to win as people are told them.
//!
//! What search expects of a position orders actions well, but as a chance it may be too bold, too modest, or in favour of
//! the seat that decides. `curia calibrate` learns from finished games how often such a chance comes true, by number of
//! players and moment of the game. The map is monotone: the better of two actions is told as the better one.

use std::fmt;

/// Chances that come true, learned for each number of players of a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Chances(Vec<(u8, Vec<Knot>)>);

/// What was learned for a moment of the game; between two moments it is mixed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Knot {
    /// How far the game has come, from 0 to 1.
    pub moment: f32,
    /// Power of the ratio of two seats' found chances that is true, at least [`LEAST_RATIO`].
    pub ratio: f32,
    /// Logarithm of what that is multiplied with for a lead of 1 in the found chance, at least 0.
    pub lead: f32,
    /// Logarithm of what the chance of the deciding seat is multiplied with.
    pub decides: f32,
}

/// Least power of a ratio: the better of two actions is told as the better one.
pub const LEAST_RATIO: f32 = 0.05;

/// First line of the file, raised with every change of its form.
const FORM: &str = "curia chances 1";
/// Numbers are written in thousandths.
const UNITS: f32 = 1000.0;
/// Least chance that a found one counts as.
const LEAST: f32 = 1e-4;

/// Returns what a found chance counts for the ratio and for the lead.
pub fn counts(found: f32) -> [f64; 2] {
    let found = f64::from(found.clamp(LEAST, 1.0));
    [found.ln(), found]
}

impl Chances {
    /// Creates the chances of these numbers of players, each with its moments in order.
    pub const fn new(tables: Vec<(u8, Vec<Knot>)>) -> Chances {
        Chances(tables)
    }

    /// Reads a file: its form, then a line for each moment of each number of players, with the players, the moment, the
    /// power of the ratio, what a lead and what deciding multiply it with. `None` if it is no such file.
    pub fn read(file: &str) -> Option<Chances> {
        let mut lines = file.lines();
        lines.next().filter(|&line| line == FORM)?;
        let mut tables: Vec<(u8, Vec<Knot>)> = Vec::new();
        for line in lines {
            let mut words = line.split(' ');
            let players: u8 = words.next()?.parse().ok()?;
            let mut number = || Some(words.next()?.parse::<i32>().ok()? as f32 / UNITS);
            let (moment, ratio, lead, decides) = (number()?, number()?, number()?, number()?);
            let knot = Knot { moment, ratio, lead, decides };
            if words.next().is_some() || ratio < LEAST_RATIO || lead < 0.0 {
                return None;
            }
            // Players and moments are in order.
            match tables.last_mut() {
                Some((of, knots)) if *of == players => {
                    if knots.last()?.moment >= moment {
                        return None;
                    }
                    knots.push(knot);
                }
                Some((of, _)) if *of > players => return None,
                _ => tables.push((players, vec![knot])),
            }
        }
        Some(Chances(tables))
    }

    /// Returns the numbers of players for which something was learned.
    pub fn players(&self) -> impl Iterator<Item = u8> {
        self.0.iter().map(|(players, _)| *players)
    }

    /// Returns what was learned for a number of players at a moment; of an unknown number, that all is true.
    fn at(&self, players: usize, moment: f32) -> Knot {
        let table = self.0.iter().find(|(of, _)| usize::from(*of) == players);
        let knots = table.map(|(_, knots)| knots.as_slice()).unwrap_or_default();
        let moments: Vec<f32> = knots.iter().map(|knot| knot.moment).collect();
        let mut mixed = Knot { moment, ratio: 0.0, lead: 0.0, decides: 0.0 };
        for (at, share) in parts(&moments, moment) {
            let Some(knot) = knots.get(at) else {
                return Knot { moment, ratio: 1.0, lead: 0.0, decides: 0.0 };
            };
            mixed.ratio += share * knot.ratio;
            mixed.lead += share * knot.lead;
            mixed.decides += share * knot.decides;
        }
        mixed
    }

    /// Returns the chances of all seats that come true when a seat decides at a moment and search found these.
    pub fn of_seats(&self, found: &[f32], moment: f32, decider: usize) -> Vec<f32> {
        let now = self.at(found.len(), moment);
        let odds = found.iter().enumerate().map(|(seat, &found)| {
            let [ratio, lead] = counts(found);
            let decides = if seat == decider { f64::from(now.decides) } else { 0.0 };
            (f64::from(now.ratio) * ratio + f64::from(now.lead) * lead + decides).exp()
        });
        let odds: Vec<f64> = odds.collect();
        let all: f64 = odds.iter().sum();
        odds.into_iter().map(|odds| (odds / all) as f32).collect()
    }

    /// Returns the chance of the deciding seat that comes true if search found `after` behind an action, and `before` for
    /// all seats at the decision: the others share what is left as before.
    pub fn of_action(&self, after: f32, before: &[f32], moment: f32, decider: usize) -> f32 {
        let own = before.get(decider).copied().unwrap_or_default();
        let others = before.len().saturating_sub(1).max(1) as f32;
        let share = |found: f32| match own < 1.0 - LEAST {
            true => found / (1.0 - own),
            false => 1.0 / others,
        };
        let left = (1.0 - after).max(0.0);
        let seats = before.iter().enumerate();
        let found: Vec<f32> = seats
            .map(|(seat, &found)| if seat == decider { after } else { left * share(found) })
            .collect();
        self.of_seats(&found, moment, decider).get(decider).copied().unwrap_or_default()
    }
}

impl fmt::Display for Chances {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let units = |number: f32| (number * UNITS).round() as i32;
        writeln!(f, "{FORM}")?;
        for (players, knots) in &self.0 {
            for &Knot { moment, ratio, lead, decides } in knots {
                let numbers = [moment, ratio, lead, decides].map(|one| units(one).to_string());
                writeln!(f, "{players} {}", numbers.join(" "))?;
            }
        }
        Ok(())
    }
}

/// Returns the two of these moments, which are in order, between which another one lies, each with its share; beyond them
/// the nearest alone.
pub fn parts(moments: &[f32], moment: f32) -> [(usize, f32); 2] {
    let later = moments.partition_point(|&other| other <= moment);
    let (Some(earlier), true) = (later.checked_sub(1), later < moments.len()) else {
        let nearest = later.min(moments.len().saturating_sub(1));
        return [(nearest, 1.0), (nearest, 0.0)];
    };
    let share = (moment - moments[earlier]) / (moments[later] - moments[earlier]);
    [(earlier, 1.0 - share), (later, share)]
}
