//! Reasons for an action, in one plain sentence each.

use super::{Subjects, city};
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::bots::motive::{Gain, Motive};
use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::rules::components::COUNCIL_SIZE;
use crate::text::people::name_of;
use crate::text::text;
use crate::text::told::Argued;

impl Argued for CouncilOf4 {
    fn purpose(of: &Motive, names: &[String]) -> String {
        let say = text().motive();
        match of.gain {
            Gain::Vp(count) => say.vp(count),
            Gain::Tile(tile) => say.tile(tile),
            Gain::Nearer(tile, missing) => say.nearer(tile, missing),
            Gain::Merchant(left) => say.merchant(left),
            Gain::Permit(cities) => say.permit(&city::names(cities.iter()), cities.len()),
            Gain::Matches(council, count) => say.matches(council, count, COUNCIL_SIZE),
            Gain::Group(cities) => say.group(cities),
            Gain::Coins(count) => say.coins(count),
            Gain::Servants(count) => say.servants(count),
            Gain::Cards(count) => say.cards(count),
            Gain::Nobility(steps) => say.nobility(steps),
            Gain::MainAction => say.main_action().to_owned(),
            Gain::QueenNear => say.queen_near().to_owned(),
            Gain::Against(seat) => say.against(&name_of(names, seat)),
        }
    }

    /// Ending the turn saves resources, best or not.
    fn nothing(action: Action, is_best: bool) -> &'static str {
        match (action, is_best) {
            (Action::EndTurn, _) => text().motive().enough(),
            (_, true) => text().hint().least(),
            (_, false) => text().hint().little(),
        }
    }
}
