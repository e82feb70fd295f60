//! Reasons for an action in English.

use super::words::{clan, trade};
use crate::games::four_towers::bots::motive::Purpose;
use crate::games::four_towers::rules::components::DOUBLING;
use crate::games::four_towers::text::motive::MotiveText;
use crate::text::people::name_of;

pub(in crate::games::four_towers::text) static MOTIVE: MotiveText = MotiveText {
    purpose: |purpose, names| match purpose {
        Purpose::Followers(of) => format!("More for {} followers", clan(of)),
        Purpose::Trade(of) => format!("One more {}", trade(of)),
        Purpose::Majority => "The most mountaineers".to_owned(),
        Purpose::NearMajority => "Nearer to the most mountaineers".to_owned(),
        Purpose::Doubled => format!("{DOUBLING} mercenaries: the track counts twice"),
        Purpose::NearDoubled => format!("Nearer to {DOUBLING} mercenaries"),
        Purpose::Market => "Nearer to a third champion".to_owned(),
        Purpose::Champions => "What champions count and do".to_owned(),
        Purpose::Tokens => "Gems and spirits".to_owned(),
        Purpose::Influence => "Up the track".to_owned(),
        Purpose::Against(seat) => format!("A loss for {}", name_of(names, seat)),
    },
};
