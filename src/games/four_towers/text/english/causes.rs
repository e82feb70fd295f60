//! Texts of the score sheet in English.

use super::champions::name;
use super::words::{clan, clan_first, counted, of_clan, points};
use crate::games::four_towers::rules::components::{
    DOUBLING, MAJORITY_POINTS, TOKEN_POINTS, TRADE_POINTS, Trade,
};
use crate::games::four_towers::rules::scoring::Cause;
use crate::games::four_towers::scene::reckoning::Stage;
use crate::games::four_towers::scene::standing::Tie;
use crate::games::four_towers::text::causes::CausesText;
use crate::record::SeatColour;

pub(in crate::games::four_towers::text) static CAUSES: CausesText = CausesText {
    cause: |of| match of {
        Cause::Followers => "Followers × lords",
        Cause::Trade(Trade::Mercenary) => "Mercenaries",
        Cause::Trade(Trade::Merchant) => "Merchants",
        Cause::Trade(Trade::Mountaineer) => "Mountaineers",
        Cause::Champions => "Champions",
        Cause::Tokens => "Gems and spirits left",
        Cause::Influence => "Influence",
        Cause::Doubled => "Influence, again",
    },
    stage: |of| match of {
        Stage::Followers => "Followers",
        Stage::Trades => "Trades",
        Stage::Champions => "Champions",
        Stage::Tokens => "Gems",
        Stage::Influence => "Influence",
    },
    colour: |of| match of {
        SeatColour::Scarlet => "Plum",
        SeatColour::Cobalt => "Slate",
        SeatColour::Forest => "Rose",
        SeatColour::Amber => "Umber",
        SeatColour::Onyx => "Onyx",
    },
    title: "Where the points came from",
    followers: |of| format!("{} followers", clan_first(of)),
    lords: |count| format!("× {}", counted(count, "lord")),
    each: |of| match of {
        Trade::Mountaineer => format!("most: {MAJORITY_POINTS} each, else {TRADE_POINTS}"),
        _ => format!("{TRADE_POINTS} each"),
    },
    per_token: || format!("{TOKEN_POINTS} each"),
    champion: |of, brings| format!("{}: {}", name(of), points(brings)),
    tie: |of| match of {
        Tie::Influence => "Tie: more influence points",
        Tie::Champions => "Tie: lower champion bonuses",
    },
    if_tied: "If tied: more influence points, then lower champion bonuses",
    number: |name, row, brings| format!("{name}, {row}: {}", points(brings)),
    moves_of: |name, row| format!("{name} · {row}"),
    note: "Select a number to see the moves behind it.",
    when: |round| format!("Round {round}"),
    nothing: "No move brought anything here.",

    why_followers: |of, followers, lords, brings| match (followers, lords) {
        (0, _) => format!("No {} followers.", clan(of)),
        (_, 0) => format!("No {0} lord, so {0} followers bring nothing.", clan(of)),
        _ => format!(
            "{} times {}: {}.",
            of_clan(followers, of, "follower"),
            of_clan(lords, of, "lord"),
            points(brings)
        ),
    },
    why_trade: |of, count, each, brings| match (of, count, each) {
        (_, 0, _) => "None on the mat at the end.".to_owned(),
        (Trade::Mountaineer, _, MAJORITY_POINTS) => {
            format!("{count}, more than every other player: {each} each, {}.", points(brings))
        }
        _ => format!("{count}, {each} each: {}.", points(brings)),
    },
    why_influence: |value, doubled| match doubled {
        false => format!("The marker is on {value}."),
        true => {
            format!(
                "The marker is on {value}, with a gem for {DOUBLING} mercenaries: twice {value}."
            )
        }
    },
    why_tokens: |on_champions, loose| {
        format!("{on_champions} on champions, {}.", counted(loose, "loose gem"))
    },
    towers: "The towers at the end",
};
