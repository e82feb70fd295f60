//! Reasons for an action in Italian.

use super::words::{clan_of_several, trade};
use crate::games::four_towers::bots::motive::Purpose;
use crate::games::four_towers::rules::components::DOUBLING;
use crate::games::four_towers::text::motive::MotiveText;
use crate::text::people::name_of;

pub(in crate::games::four_towers::text) static MOTIVE: MotiveText = MotiveText {
    purpose: |purpose, names| match purpose {
        Purpose::Followers(of) => format!("Più punti dai seguaci {}", clan_of_several(of)),
        Purpose::Trade(of) => format!("Un {} in più", trade(of)),
        Purpose::Majority => "La maggioranza di montanari".to_owned(),
        Purpose::NearMajority => "Più vicino alla maggioranza di montanari".to_owned(),
        Purpose::Doubled => format!("{DOUBLING} mercenari: il percorso vale doppio"),
        Purpose::NearDoubled => format!("Più vicino a {DOUBLING} mercenari"),
        Purpose::Market => "Più vicino al terzo campione".to_owned(),
        Purpose::Champions => "Quello che i campioni valgono e fanno".to_owned(),
        Purpose::Tokens => "Gemme e spiriti".to_owned(),
        Purpose::Influence => "Più in alto sul percorso".to_owned(),
        Purpose::Against(seat) => format!("Una perdita per {}", name_of(names, seat)),
    },
};
