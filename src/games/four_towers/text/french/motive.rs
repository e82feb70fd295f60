//! Reasons for an action in French.

use super::words::{clan_of_several, trade};
use crate::games::four_towers::bots::motive::Purpose;
use crate::games::four_towers::rules::components::DOUBLING;
use crate::games::four_towers::text::motive::MotiveText;
use crate::text::people::name_of;

pub(in crate::games::four_towers::text) static MOTIVE: MotiveText = MotiveText {
    purpose: |purpose, names| match purpose {
        Purpose::Followers(of) => format!("Plus par les partisans {}", clan_of_several(of)),
        Purpose::Trade(of) => format!("Un {} de plus", trade(of)),
        Purpose::Majority => "Le plus de montagnards".to_owned(),
        Purpose::NearMajority => "Plus près de la majorité des montagnards".to_owned(),
        Purpose::Doubled => format!("{DOUBLING} mercenaires : la piste compte deux fois"),
        Purpose::NearDoubled => format!("Plus près de {DOUBLING} mercenaires"),
        Purpose::Market => "Plus près d’un troisième champion".to_owned(),
        Purpose::Champions => "Ce que valent et font les champions".to_owned(),
        Purpose::Tokens => "Des gemmes et des esprits".to_owned(),
        Purpose::Influence => "Plus haut sur la piste".to_owned(),
        Purpose::Against(seat) => format!("Une perte pour {}", name_of(names, seat)),
    },
};
