//! How strong the levels are, in Elo, as measured by `curia ladder`.

use super::Level;

/// Rating of [`Level::Adept`] in every game and with any number of players, from which all others are counted.
const ADEPT: u16 = 1500;

/// How strong the levels of a game are with a number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ladder {
    /// Number of players.
    pub players: u8,
    /// How far each level is above the one before it, in Elo, from [`Level::Novice`] to the strongest that was measured.
    pub steps: &'static [u16],
}

impl Ladder {
    /// Returns the rating of a level, if it was measured.
    pub fn rating(self, level: Level) -> Option<f64> {
        let up_to =
            |level: Level| -> Option<u16> { Some(self.steps.get(..level as usize)?.iter().sum()) };
        let above = f64::from(up_to(level)?) - f64::from(up_to(Level::Adept)?);
        Some(f64::from(ADEPT) + above)
    }
}

/// Returns the rating of a level of a game with a number of players, if both were measured.
pub fn rating(ladders: &[Ladder], players: usize, level: Level) -> Option<f64> {
    ladders.iter().find(|ladder| usize::from(ladder.players) == players)?.rating(level)
}
