//! Reasons for an action, in English.

use super::words::{chips, counted, ranked, suit, suits};
use crate::games::the_council::bots::motive::Purpose;
use crate::games::the_council::rules::components::{Card, Kind};
use crate::games::the_council::text::motive::MotiveText;
use crate::text::people::name_of;

pub(in crate::games::the_council::text) static MOTIVE: MotiveText = MotiveText {
    purpose: |purpose, names| match purpose {
        Purpose::Chips(of) => format!("Brings {}", chips(of)),
        Purpose::Effect(of) => effect(of),
        Purpose::NearTheEmpire { suit: of, missing: 0 } => {
            format!("Above the empire in {}", suit(of))
        }
        Purpose::NearTheEmpire { suit: of, missing } => {
            format!("{} short of passing the empire in {}", counted(missing, "rank"), suit(of))
        }
        Purpose::Leads(of) => format!("Leads in {}", suit(of)),
        Purpose::BreaksTie { suit: of, card } => {
            format!("{} breaks the tie in {}", ranked(card), suit(of))
        }
        Purpose::Unlimited(of) => format!("An unlimited bid in {}", suit(of)),
        Purpose::Crown(of) => format!("A certain rank in {}", suit(of)),
        Purpose::Succeeds { total: Some(total), rank } => {
            format!("Makes the event succeed, {total} of {rank}")
        }
        Purpose::Succeeds { total: None, rank } => {
            format!("Makes the event of rank {rank} succeed, without limit")
        }
        Purpose::Fails { total, rank } => format!("Leaves the event to fail, {total} of {rank}"),
        Purpose::NotLowest(of) => format!("No longer lowest in {}", suit(of)),
        Purpose::Lowest(of) => format!("Lowest in {}, to trade a rank", suit(of)),
        Purpose::Courts(count) => {
            format!("{} if the event fails", counted(count, "traitor chip"))
        }
        Purpose::SavesChips(count) => format!("Keeps {} for later", counted(count, "chip")),
        Purpose::SavesCards(count) => format!("Keeps {} for later", counted(count, "card")),
        Purpose::AvoidsOpening => "Doesn’t have to open the next event".to_owned(),
        Purpose::LowCard(of) => format!("A low card for ties at the end: {}", ranked(of)),
        Purpose::Against(seat) => format!("Sets {} back", name_of(names, seat)),
    },
};

/// What a drafted card does when it is revealed.
fn effect(of: Card) -> String {
    let all = suits(of.suits());
    match of.kind() {
        Kind::Ace => format!("An Ace: no limit in {all}"),
        Kind::Number => format!("Breaks ties in {all} with {}", of.rank()),
        Kind::Pawn => format!("A Pawn: 1 more in {all}"),
        Kind::Court => format!("A Court for failures in {all}"),
        Kind::Crown => format!("A Crown: a certain rank in {all}"),
    }
}
