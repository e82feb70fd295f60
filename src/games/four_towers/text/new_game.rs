//! The text below the seats of a new game.

/// What a number of players means for the game.
#[allow(missing_docs, reason = "the names say it")]
pub struct NewGameText {
    /// The start of a game with so many players.
    pub start_with: fn(u8) -> String,
}
