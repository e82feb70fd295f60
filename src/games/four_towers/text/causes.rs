//! The score sheet in words: every number by its cause, and why it is as it is.

use super::{Subjects, said};
use crate::games::four_towers::rules::components::{
    Clan, DOUBLING, MAJORITY_POINTS, TOKEN_POINTS, TRADE_POINTS, Trade,
};
use crate::games::four_towers::rules::scoring::Cause;
use crate::games::four_towers::scene::reckoning::Stage;
use crate::record::SeatColour;
use crate::text::text;

/// Returns the name of a cause.
pub fn cause(of: Cause) -> &'static str {
    let say = text().causes();
    match of {
        Cause::Followers => say.cause_followers(),
        Cause::Trade(Trade::Mercenary) => say.cause_mercenaries(),
        Cause::Trade(Trade::Merchant) => say.cause_merchants(),
        Cause::Trade(Trade::Mountaineer) => say.cause_mountaineers(),
        Cause::Champions => say.cause_champions(),
        Cause::Tokens => say.cause_tokens(),
        Cause::Influence => say.cause_influence(),
        Cause::Doubled => say.cause_doubled(),
    }
}

/// Returns the name of a stage of the last count.
pub fn stage(of: Stage) -> &'static str {
    let say = text().causes();
    match of {
        Stage::Followers => say.stage_followers(),
        Stage::Trades => say.stage_trades(),
        Stage::Champions => say.stage_champions(),
        Stage::Tokens => say.stage_tokens(),
        Stage::Influence => say.stage_influence(),
    }
}

/// Returns the colour of a seat in this game: the clans own the house's colours.
pub fn colour(of: SeatColour) -> &'static str {
    let say = text().causes();
    match of {
        SeatColour::Scarlet => say.plum(),
        SeatColour::Cobalt => say.slate(),
        SeatColour::Forest => say.rose(),
        SeatColour::Amber => say.umber(),
        SeatColour::Onyx => say.onyx(),
    }
}

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
