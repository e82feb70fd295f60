//! Reasons for an action in French.

use super::words::{clan, trade};
use crate::games::four_towers::bots::motive::Purpose;
use crate::games::four_towers::text::motive::MotiveText;
use crate::text::people::name_of;

pub(in crate::games::four_towers::text) static MOTIVE: MotiveText = MotiveText {
    purpose: |purpose, names| match purpose {
        Purpose::Followers(of) => format!("Plus par les partisans {}s", clan(of)),
        Purpose::Trade(of) => format!("Un {} de plus", trade(of)),
        Purpose::Majority => "Le plus de montagnards".to_owned(),
        Purpose::Doubling => "Plus près de sept mercenaires".to_owned(),
        Purpose::Market => "Plus près d’un troisième champion".to_owned(),
        Purpose::Champions => "Ce que valent et font les champions".to_owned(),
        Purpose::Tokens => "Des gemmes et des esprits".to_owned(),
        Purpose::Influence => "Plus haut sur la piste".to_owned(),
        Purpose::Against(seat) => format!("Une perte pour {}", name_of(names, seat)),
    },
};
