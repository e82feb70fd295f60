//! The game in four pictures, in English.

use crate::games::four_towers::rules::components::{DRAWN, EXPANDS};
use crate::games::four_towers::text::first::{FirstText, Picture};

pub(in crate::games::four_towers::text) static FIRST: FirstText = FirstText {
    title: "Four Towers in four pictures",
    picture: |of| match of {
        Picture::Draw => (
            "Draw, place, keep",
            format!(
                "Draw {DRAWN} peasants. One goes to a village, two stay with you as followers or \
                 in a trade."
            ),
        ),
        Picture::Expansion => (
            "A village expands",
            format!(
                "With {EXPANDS} peasants a village expands: one leaves along each line. You say \
                 who goes where."
            ),
        ),
        Picture::LordOrDemon => (
            "Lord or demon",
            "Outside, a peasant becomes a lord and your marker climbs. In the City, it becomes a \
             demon and pulls a lord of its clan down."
                .to_owned(),
        ),
        Picture::Score => (
            "Followers × lords",
            "At the end, each follower counts once for every lord of its clan.".to_owned(),
        ),
    },
    rest: "You’ll meet trades and champions on the way: each says what it does when you can \
         first use it.",
    play: "Play",
};
