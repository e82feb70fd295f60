//! Reasons for an action in Spanish.

use super::words::{clan_of_several, trade};
use crate::games::four_towers::bots::motive::Purpose;
use crate::games::four_towers::rules::components::DOUBLING;
use crate::games::four_towers::text::motive::MotiveText;
use crate::text::people::name_of;

pub(in crate::games::four_towers::text) static MOTIVE: MotiveText = MotiveText {
    purpose: |purpose, names| match purpose {
        Purpose::Followers(of) => format!("Más puntos por los seguidores {}", clan_of_several(of)),
        Purpose::Trade(of) => format!("Un {} más", trade(of)),
        Purpose::Majority => "Más montañeses que nadie".to_owned(),
        Purpose::NearMajority => "Más cerca de tener más montañeses que nadie".to_owned(),
        Purpose::Doubled => format!("{DOUBLING} mercenarios: la influencia cuenta doble"),
        Purpose::NearDoubled => format!("Más cerca de {DOUBLING} mercenarios"),
        Purpose::Market => "Más cerca de un tercer campeón".to_owned(),
        Purpose::Champions => "Lo que cuentan y hacen los campeones".to_owned(),
        Purpose::Tokens => "Gemas y espíritus".to_owned(),
        Purpose::Influence => "Más arriba en el camino".to_owned(),
        Purpose::Against(seat) => format!("Una pérdida para {}", name_of(names, seat)),
    },
};
