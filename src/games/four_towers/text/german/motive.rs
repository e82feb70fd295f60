//! Reasons for an action in German.

use super::words::{some_of, trade};
use crate::games::four_towers::bots::motive::Purpose;
use crate::games::four_towers::rules::components::DOUBLING;
use crate::games::four_towers::text::motive::MotiveText;
use crate::text::people::name_of;

pub(in crate::games::four_towers::text) static MOTIVE: MotiveText = MotiveText {
    purpose: |purpose, names| match purpose {
        Purpose::Followers(of) => format!("Mehr durch {} Anhänger", some_of(of)),
        Purpose::Trade(of) => format!("Ein {} mehr", trade(of)),
        Purpose::Majority => "Die meisten Bergsteiger".to_owned(),
        Purpose::NearMajority => "Näher an den meisten Bergsteigern".to_owned(),
        Purpose::Doubled => format!("{DOUBLING} Söldner: Die Einflussleiste zählt doppelt"),
        Purpose::NearDoubled => format!("Näher an {DOUBLING} Söldnern"),
        Purpose::Market => "Näher am dritten Helden".to_owned(),
        Purpose::Champions => "Fähigkeiten und Boni der Helden".to_owned(),
        Purpose::Tokens => "Edelsteine und Geister".to_owned(),
        Purpose::Influence => "Höher auf der Einflussleiste".to_owned(),
        Purpose::Against(seat) => format!("Wirft {} zurück", name_of(names, seat)),
    },
};
