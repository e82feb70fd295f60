//! What search found at decisions of finished games, and its form as text.

use std::fmt;

/// What search found at decisions of finished games of as many players.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Samples {
    /// Name of the game.
    pub game: String,
    pub players: usize,
    /// The decisions, in the order of games and of play.
    pub all: Vec<Sample>,
}

/// What search found at a decision, and who won the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    pub game: u32,
    /// How far the game had come, from 0 to 1.
    pub moment: f32,
    /// Index of the seat that decided.
    pub decider: usize,
    /// Its chance after the best action, from 0 to 1.
    pub best: f32,
    /// Every seat's chance before it, from 0 to 1, in seating order.
    pub found: Vec<f32>,
    /// Every seat's part of the victory.
    pub won: Vec<f32>,
}

/// First line of a file, raised with every change of its form; the game and the number of players follow.
const FORM: &str = "curia samples 1";

impl fmt::Display for Samples {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FORM} {} {}", self.game, self.players)?;
        for one in &self.all {
            let Sample { game, moment, decider, best, .. } = one;
            write!(f, "{game} {moment:.4} {decider} {best:.5}")?;
            one.found.iter().chain(&one.won).try_for_each(|number| write!(f, " {number:.5}"))?;
            writeln!(f)?;
        }
        Ok(())
    }
}

impl Samples {
    /// Reads what was found in games of this name.
    ///
    /// # Errors
    /// Returns the first line that is wrong, counted from 1.
    pub fn read(text: &str, game: &str) -> Result<Samples, usize> {
        let mut lines = text.lines().zip(1..);
        let head = lines.next().and_then(|(line, _)| line.strip_prefix(FORM)?.strip_prefix(' '));
        let head = head.and_then(|head| head.strip_prefix(game)?.strip_prefix(' '));
        let players = head.and_then(|players| players.parse().ok()).ok_or(1_usize)?;
        let read = |(line, number)| sample(line, players).ok_or(number);
        let all = lines.map(read).collect::<Result<Vec<Sample>, usize>>()?;
        if all.is_empty() {
            return Err(2);
        }
        Ok(Samples { game: game.to_owned(), players, all })
    }
}

fn sample(line: &str, players: usize) -> Option<Sample> {
    let mut words = line.split(' ');
    let game = words.next()?.parse().ok()?;
    let moment = part(words.next())?;
    let decider = words.next()?.parse().ok().filter(|&seat| seat < players)?;
    let best = part(words.next())?;
    let mut parts = || (0..players).map(|_| part(words.next())).collect::<Option<Vec<f32>>>();
    let (found, won) = (parts()?, parts()?);
    words.next().is_none().then_some(Sample { game, moment, decider, best, found, won })
}

/// Reads a number from 0 to 1.
fn part(word: Option<&str>) -> Option<f32> {
    // Rounding may exceed the range slightly.
    word?.parse().ok().filter(|part| (0.0..=1.001).contains(part))
}
