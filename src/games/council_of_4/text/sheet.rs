//! The score sheet: its texts, and the whole sheet as a table for a terminal.

use crate::games::council_of_4::rules::scoring::Cause;
use crate::games::council_of_4::scene::reckoning::Stage;
use crate::games::council_of_4::scene::standing::Uses;

/// The texts of the score sheet.
#[allow(missing_docs, reason = "the names say it")]
pub struct SheetText {
    pub causes: &'static str,
    pub permits: &'static str,
    pub tokens: &'static str,
    pub nobility_spaces: &'static str,
    pub last_merchant: &'static str,
    pub colour_tiles: &'static str,
    pub region_tiles: &'static str,
    pub queens_rewards: &'static str,
    pub nobility_rank: &'static str,
    pub most_permits: &'static str,
    /// A cause where there is little room.
    pub short: fn(Cause) -> &'static str,
    pub stage: fn(Stage) -> &'static str,
    pub tie_break: &'static str,
    /// The winner on the tie-break, with the VP.
    pub won_by_tie_break: fn(&str, u16) -> String,
    /// A number of the table: the player, the cause, and the amount.
    pub number: fn(&str, &str, u16) -> String,
    /// The moves behind a number: the player, and the cause.
    pub moves_of: fn(&str, &str) -> String,
    pub numbers_note: &'static str,
    /// The score if the game ended now.
    pub now: &'static str,
    /// The same of one player, with the VP.
    pub now_of: fn(u16) -> String,
    /// What a ready permit may be used for.
    pub uses: fn(&Uses) -> String,
    /// Ready permits lie open.
    pub for_all: &'static str,
    /// Used permits count for the most at the end.
    pub counts_at_end: &'static str,
    pub merchants: &'static str,
    /// VP at the end.
    pub at_end: fn(u16) -> String,
    /// Cities with a merchant in each set, by player.
    pub sets: &'static str,
    /// A player's merchants in a set: the player, the set, the cities filled, and all.
    pub filled: fn(&str, &str, usize, usize) -> String,
    /// The politics cards by colour.
    pub cards: &'static str,
    pub discarded: &'static str,
    pub elsewhere: &'static str,
    pub colour: &'static str,
}

impl SheetText {
    /// Returns the name of a cause of VP.
    pub const fn cause(&self, of: Cause) -> &'static str {
        match of {
            Cause::Permits => self.permits,
            Cause::Tokens => self.tokens,
            Cause::NobilitySpaces => self.nobility_spaces,
            Cause::LastMerchant => self.last_merchant,
            Cause::ColourTiles => self.colour_tiles,
            Cause::RegionTiles => self.region_tiles,
            Cause::QueensRewards => self.queens_rewards,
            Cause::NobilityRank => self.nobility_rank,
            Cause::MostPermits => self.most_permits,
        }
    }
}
