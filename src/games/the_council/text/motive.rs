//! Reasons for an action, in one plain sentence each.

use super::{Subjects, pieces};
use crate::games::the_council::TheCouncil;
use crate::games::the_council::bots::motive::{Motive, Purpose};
use crate::text::people::name_of;
use crate::text::text;
use crate::text::told::Argued;

impl Argued for TheCouncil {
    fn purpose(of: &Motive, names: &[String]) -> String {
        let say = text().motive();
        match of.purpose {
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
}
