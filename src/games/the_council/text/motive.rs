//! Reasons for an action, in one plain sentence each.

use super::{Subjects, pieces};
use crate::bots::advice::Candidate;
use crate::games::the_council::bots::motive::{MOST_SAID, Motive, Purpose};
use crate::games::the_council::rules::action::Action;
use crate::text::people::name_of;
use crate::text::text;
use crate::text::told::{plain_reasons, reason_sentences};

/// Returns a reason for each of these actions, the best first. `names` are those of the seats.
pub fn reasons(candidates: &[Candidate<Action, Motive>], names: &[String]) -> Vec<String> {
    plain_reasons(candidates, |motive| purpose(motive, names))
}

/// Returns the reasons for the best action as sentences, the weightiest first.
pub fn motive_sentences(motives: &[Motive], names: &[String]) -> String {
    reason_sentences(motives.iter().take(MOST_SAID).map(|motive| purpose(motive, names)))
}

fn purpose(motive: &Motive, names: &[String]) -> String {
    purpose_of(motive.purpose, names)
}

/// Returns what an action is good for, without a subject and without a full stop; the names are those of the seats.
pub fn purpose_of(purpose: Purpose, names: &[String]) -> String {
    let say = text().motive();
    match purpose {
        Purpose::Chips(chips) => say.chips(&pieces::each_suit(chips)),
        Purpose::Effect(card) => say.effect(card.kind(), &card.suits().to_vec(), card.rank()),
        Purpose::NearTheEmpire { suit, missing } => say.near_the_empire(missing, suit),
        Purpose::Leads(suit) => say.leads(suit),
        Purpose::BreaksTie { suit, card } => say.breaks_tie(card, card.rank(), suit),
        Purpose::Unlimited(suit) => say.unlimited(suit),
        Purpose::Crown(suit) => say.crown(suit),
        Purpose::Succeeds { total, rank } => say.succeeds(total, rank),
        Purpose::Fails { total, rank } => say.fails(total, rank),
        Purpose::NotLowest(suit) => say.not_lowest(suit),
        Purpose::Lowest(suit) => say.lowest(suit),
        Purpose::Courts(count) => say.courts(count),
        Purpose::SavesChips(count) => say.saves_chips(count),
        Purpose::SavesCards(count) => say.saves_cards(count),
        Purpose::AvoidsOpening => say.avoids_opening().to_owned(),
        Purpose::LowCard(card) => say.low_card(card, card.rank()),
        Purpose::Against(seat) => say.against(&name_of(names, seat)),
    }
}
