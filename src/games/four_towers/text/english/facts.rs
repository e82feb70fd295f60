//! Facts for beginners in English.

use super::words::{clan, clan_first, of_clan, points};
use crate::games::four_towers::scene::facts::Fact;
use crate::games::four_towers::text::facts::FactsText;
use crate::text::people::name_of;

pub(in crate::games::four_towers::text) static FACTS: FactsText = FactsText {
    fact: |of, names| match of {
        Fact::NoLordYet(of) => format!("There’s no {0} lord yet: {0} followers count 0.", clan(of)),
        Fact::GainsMost(seat, of, count) => {
            let name = name_of(names, seat);
            let followers = of_clan(count, of, "follower");
            format!("{name} gains most from a {} lord: {followers}.", clan(of))
        }
        Fact::AlmostDoubled => "One more mercenary doubles your influence.".to_owned(),
        Fact::EndsMajority(lost) => {
            format!("You’d no longer have most mountaineers: −{}.", points(lost))
        }
        Fact::MakesMajority(won) => {
            format!("You’d have most mountaineers: +{}.", points(won))
        }
        Fact::AlmostFull => "One more merchant fills your market.".to_owned(),
        Fact::GemAhead(worth) => format!("There’s a gem on {worth} for the first marker there."),
        Fact::CostsYou(of, lost) => {
            format!("A {} lord would follow, and you’d lose {}.", clan(of), points(lost))
        }
        Fact::TurnsLeft(1) => "This is your last turn.".to_owned(),
        Fact::TurnsLeft(left) => format!("You have {left} turns left."),
        Fact::RunsOut(of, 0) => format!("{} is used up.", clan_first(of)),
        Fact::RunsOut(of, left) => {
            format!("The supply has only {}.", of_clan(left, of, "peasant"))
        }
    },
};
