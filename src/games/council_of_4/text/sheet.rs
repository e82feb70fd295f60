//! The score sheet in words.

use super::city::names;
use super::{Subjects, said};
use crate::games::council_of_4::rules::scoring::Cause;
use crate::games::council_of_4::scene::reckoning::Stage;
use crate::games::council_of_4::scene::standing::Uses;
use crate::text::text;

/// Returns the name of a cause of VP.
pub fn cause(of: Cause) -> &'static str {
    let say = text().sheet();
    match of {
        Cause::Permits => say.permits(),
        Cause::Tokens => say.tokens(),
        Cause::NobilitySpaces => say.nobility_spaces(),
        Cause::LastMerchant => say.last_merchant(),
        Cause::ColourTiles => say.colour_tiles(),
        Cause::RegionTiles => say.region_tiles(),
        Cause::QueensRewards => say.queens_rewards(),
        Cause::NobilityRank => say.nobility_rank(),
        Cause::MostPermits => say.most_permits(),
    }
}

/// Returns the name of a stage of the last count.
pub fn stage(of: Stage) -> &'static str {
    let say = text().sheet();
    match of {
        Stage::Sets => say.stage_sets(),
        Stage::Queen => say.stage_queen(),
        Stage::Nobility => say.stage_nobility(),
        Stage::Permits => say.stage_permits(),
    }
}

/// Returns what a ready permit may be used for.
pub fn uses(of: &Uses) -> String {
    let say = text().sheet();
    let free = of.free.iter().map(|&(city, servants)| say.free(city.name(), servants));
    let (free, taken) = (free.collect::<Vec<_>>(), names(of.taken.iter().copied()));
    let free = (!free.is_empty()).then(|| say.may_place(&free));
    let taken = (!taken.is_empty()).then(|| say.already_in(&taken));
    free.into_iter().chain(taken).collect::<Vec<_>>().join(" ")
}

/// Returns a number of the table: whose it is, what it counts, and the amount.
pub fn number(name: &str, what: &str, amount: u16) -> String {
    text().sheet().number(said::sheet::Number { name, what, amount })
}
