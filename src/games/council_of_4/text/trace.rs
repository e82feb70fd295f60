//! Sources of points, in words.

use super::{Subjects, named};
use crate::games::council_of_4::rules::Source;
use crate::games::council_of_4::rules::components::MERCHANTS;
use crate::games::council_of_4::scene::Trace;
use crate::games::council_of_4::scene::trace::{Gain, Origin, Standing};
use crate::text::{name_of, text};

/// Returns the source of VP; a comparison at the end comes with the numbers of all seats.
pub fn origin(gain: &Gain, trace: &Trace, names: &[String]) -> String {
    let say = text().trace();
    match gain.origin {
        Origin::Permit(permit) => say.permit(&named(permit)),
        Origin::Token(city) => say.token(city.name()),
        Origin::NobilitySpace { space, by } => match by {
            Some(Source::Permit(permit)) => say.space_by_permit(space, &named(permit)),
            Some(Source::Token(city)) => say.space_by_token(space, city.name()),
            // Nothing else brings a step.
            Some(Source::Action | Source::NobilitySpace(_) | Source::LastMerchant) | None => {
                say.space(space)
            }
        },
        Origin::LastMerchant => say.last_merchant(MERCHANTS),
        Origin::RewardTile(tile) => say.tile(tile),
        Origin::QueensReward { place, with } => say.queens_reward(usize::from(place) + 1, with),
        Origin::NobilityRank => nobility_rank(&trace.nobility(gain.seat), names),
        Origin::MostPermits => most_permits(&trace.permits(gain.seat), names),
    }
}

/// Returns the place of a seat on the nobility track among all.
pub fn nobility_rank(of: &Standing, names: &[String]) -> String {
    let others = others(of, names);
    text().trace().nobility_rank(of.ahead() + 1, of.level() > 0, of.own, &others)
}

/// Returns whether a seat has the most permits of all.
pub fn most_permits(of: &Standing, names: &[String]) -> String {
    let others = others(of, names);
    text().trace().most_permits(of.ahead() + 1, of.level() > 0, of.own, &others)
}

/// Returns the numbers of the other seats.
fn others(of: &Standing, names: &[String]) -> Vec<String> {
    let each = of.others.iter();
    each.map(|&(seat, number)| text().trace().other(number, &name_of(names, seat))).collect()
}
