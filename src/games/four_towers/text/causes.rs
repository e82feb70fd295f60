//! The score sheet in words: every number by its cause, and why it is as it is.

use super::{Subjects, said};
use crate::games::four_towers::rules::components::{
    Clan, DOUBLING, MAJORITY_POINTS, TOKEN_POINTS, TRADE_POINTS, Trade,
};
use crate::text::text;

/// Returns what each of a trade brings.
pub fn each(of: Trade) -> String {
    let say = text().causes();
    match of {
        Trade::Mercenary | Trade::Merchant => say.each(TRADE_POINTS),
        Trade::Mountaineer => say.each_mountaineer(said::causes::EachMountaineer {
            most: MAJORITY_POINTS,
            points: TRADE_POINTS,
        }),
    }
}

/// Returns what each token brings.
pub fn each_token() -> String {
    text().causes().each_token(TOKEN_POINTS)
}

/// Returns why the followers of a clan bring their points.
pub fn why_followers(of: Clan, followers: u8, lords: u8, brings: u16) -> String {
    let say = text().causes();
    match (followers, lords) {
        (0, _) => say.no_followers(of),
        (_, 0) => say.no_lord(of),
        _ => say.why_followers(said::causes::WhyFollowers { of, followers, lords, brings }),
    }
}

/// Returns why so many of a trade, each worth so much, bring their points.
pub fn why_trade(of: Trade, count: u8, each: u16, brings: u16) -> String {
    let say = text().causes();
    match (of, count, each) {
        (_, 0, _) => say.nobody().to_owned(),
        (Trade::Mountaineer, _, MAJORITY_POINTS) => {
            say.why_most(said::causes::WhyMost { count, each, brings })
        }
        _ => say.why_trade(said::causes::WhyTrade { count, each, brings }),
    }
}

/// Returns why the track brings its points.
pub fn why_influence(value: u16, doubled: bool) -> String {
    match doubled {
        false => text().causes().why_influence(value),
        true => text().causes().why_doubled(value, DOUBLING),
    }
}
