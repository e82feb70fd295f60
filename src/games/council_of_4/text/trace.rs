//! Sources of points, in words.

use super::named;
use crate::games::council_of_4::rules::board::City;
use crate::games::council_of_4::rules::components::RewardTile;
use crate::games::council_of_4::rules::event::Source;
use crate::games::council_of_4::scene::trace::{Gain, Origin, Standing, Trace};
use crate::games::council_of_4::text::Subjects;
use crate::text::text;

/// The texts of origins: parts of a list, with a capital and without a full stop.
#[allow(missing_docs, reason = "the names are those of the origins")]
pub struct TraceText {
    /// The permit as it is to be named.
    pub permit: fn(&str) -> String,
    pub token: fn(City) -> String,
    /// The space, and the source of the step to it.
    pub space: fn(u8, Option<Source>) -> String,
    pub last_merchant: fn() -> String,
    pub tile: fn(RewardTile) -> String,
    /// With its position, and the tile that it came with.
    pub queens_reward: fn(&str, RewardTile) -> String,
    /// With the names of the seats.
    pub nobility_rank: fn(&Standing, &[String]) -> String,
    pub most_permits: fn(&Standing, &[String]) -> String,
    pub tie_break: fn(u16, u8) -> String,
    pub tie_break_rule: &'static str,
    pub nothing: &'static str,
    pub the_end: &'static str,
}

/// Returns the source of VP; a comparison at the end comes with the numbers of all seats.
pub fn origin(gain: &Gain, trace: &Trace, names: &[String]) -> String {
    let say = text().trace();
    match gain.origin {
        Origin::Permit(permit) => (say.permit)(&named(permit)),
        Origin::Token(city) => (say.token)(city),
        Origin::NobilitySpace { space, by } => (say.space)(space, by),
        Origin::LastMerchant => (say.last_merchant)(),
        Origin::RewardTile(tile) => (say.tile)(tile),
        Origin::QueensReward { place, with } => {
            (say.queens_reward)((text().words().place)(usize::from(place)), with)
        }
        Origin::NobilityRank => (say.nobility_rank)(&trace.nobility(gain.seat), names),
        Origin::MostPermits => (say.most_permits)(&trace.permits(gain.seat), names),
    }
}
