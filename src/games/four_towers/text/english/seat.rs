//! Texts of the seats in English.

use super::champions::name;
use super::words::{clan, counted, of_clan, ordinal, points, trade};
use crate::games::four_towers::rules::components::{Token, Trade};
use crate::games::four_towers::text::seat::SeatText;

pub(in crate::games::four_towers::text) static SEAT: SeatText = SeatText {
    turn: |number, of| format!("Turn {number} of {of}"),
    turn_of: |name, number, of| format!("{name}’s {} of {of}", ordinal(number)),
    turns_left: |count| match count {
        1 => "your last turn".to_owned(),
        count => format!("{count} turns left"),
    },
    now: |count| format!("If it ended now: {}", points(count)),
    influence: |value| format!("Influence {value}"),
    doubled: "counts twice",
    safe: "safe on gold",
    on_black: "is on 0",
    followers: |count, of| of_clan(count, of, "follower"),
    count: |of, count| match (of, count) {
        (_, 1) => format!("1 {}", trade(of)),
        (Trade::Mercenary, count) => format!("{count} mercenaries"),
        (of, count) => format!("{count} {}s", trade(of)),
    },
    loose_gems: |count| counted(count, "loose gem"),
    champion: |of, left| match (left, of.token()) {
        (Some(left), Some(Token::Gem)) => format!("{}, {}", name(of), counted(left, "gem")),
        (Some(left), _) => format!("{}, {}", name(of), counted(left, "spirit")),
        (None, _) => name(of).to_owned(),
    },
    came_from: "Where they came from",

    your_followers: |count| format!("Your followers · {count}"),
    followers_of: |name, count| format!("{name}’s followers · {count}"),
    times_lords: |count| format!("× lords = {}", points(count)),
    row: |of, followers, lords, brings| {
        let (followers, lords) = (of_clan(followers, of, "follower"), of_clan(lords, of, "lord"));
        format!("{followers} times {lords}: {}", points(brings))
    },
    full: "full",
    of_spaces: |count, of, brings| format!("{count} of {of} · {}", points(brings)),
    seventh: |number| format!("the {} doubles the track", ordinal(number)),
    counts_twice: "track counts twice",
    any: "any",
    both_taken: "both spaces taken",
    most: |each| format!("most, {each} each"),
    next_takes: |[one, other]| format!("next takes {} or {}", clan(one), clan(other)),
    market_full: "market full",
    to_place: "place",
    to_keep: "keep",
    then: "then",
    placed: "placed",
    hand: "Drawn",
    supply: "Supply",
};
