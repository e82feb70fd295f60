//! Reasons for an action in English: sentences without subject and full stop.

use crate::games::the_council::bots::motive::Purpose;
use crate::games::the_council::rules::components::{Card, Kind, Suit};
use crate::games::the_council::text::Subjects;
use crate::text::english::words::{counted, seat};
use crate::text::text;

/// Returns what an action is good for.
pub(super) fn gain(purpose: Purpose) -> String {
    match purpose {
        Purpose::Chips(chips) => format!("Brings {}", (text().words().chips)(chips)),
        Purpose::Effect(of) => effect(of),
        Purpose::NearTheEmpire { suit: of, missing: 0 } => {
            format!("Stands above the empire in {}", suit(of))
        }
        Purpose::NearTheEmpire { suit: of, missing } => {
            let ranks = counted(missing, "rank");
            format!("{ranks} short of standing above the empire in {}", suit(of))
        }
        Purpose::Leads(of) => format!("Is highest in {}", suit(of)),
        Purpose::BreaksTie { suit: of, card: by } => {
            format!("Breaks the tie in {} by {}", suit(of), card(by))
        }
        Purpose::Unlimited(of) => format!("Makes the bid in {} unlimited", suit(of)),
        Purpose::Crown(of) => format!("Gains a rank in {} in any case", suit(of)),
        Purpose::Succeeds { total: Some(total), rank } => {
            format!("Makes the event succeed, {total} of {rank}")
        }
        Purpose::Succeeds { total: None, .. } => "Makes the event succeed".to_owned(),
        Purpose::Fails { total, rank } => format!("Lets the event fail, {total} of {rank}"),
        Purpose::NotLowest(of) => format!("Isn’t lowest in {}", suit(of)),
        Purpose::Lowest(of) => format!("Would trade a rank in {} for a traitor chip", suit(of)),
        Purpose::Courts(chips) => {
            format!("Gains {} if the event fails", counted(chips, "traitor chip"))
        }
        Purpose::SavesChips(chips) => format!("Keeps {} that fit", counted(chips, "chip")),
        Purpose::SavesCards(cards) => {
            format!("Keeps {} that fit for later", counted(cards, "card"))
        }
        Purpose::AvoidsOpening => "Leaves it to another to open the next event".to_owned(),
        Purpose::LowCard(of) => format!("{} decides between equals at the end", card_first(of)),
        Purpose::Against(of) => format!("Sets {} back", seat(of)),
    }
}

fn effect(of: Card) -> String {
    let effect = match of.kind() {
        Kind::Ace => "can make a bid unlimited",
        Kind::Number => "can break a tie",
        Kind::Pawn => "can raise bids",
        Kind::Court => "can bring a traitor chip",
        Kind::Crown => "can bring a rank",
    };
    format!("{} {effect} later", card_first(of))
}

fn suit(of: Suit) -> &'static str {
    (text().words().suit)(of)
}

fn card(of: Card) -> String {
    (text().words().the_card)(of)
}

/// The name at the beginning of a sentence: only that of an Ace needs another first letter.
fn card_first(of: Card) -> String {
    let name = card(of);
    match name.strip_prefix("the ") {
        Some(rest) => format!("The {rest}"),
        None => name,
    }
}
