//! The button that confirms an action.

use super::{Subjects, letters, said};
use crate::games::council_of_4::rules::action::{Action, Kind, Slot};
use crate::games::council_of_4::rules::board::Region;
use crate::games::council_of_4::rules::state::PublicState;

use crate::text::text;

/// Returns what the button says that confirms an action of a kind, once it is complete with its object.
pub fn confirm(kind: Kind, action: Option<Action>, table: &PublicState) -> String {
    let say = text().actions();
    let lying = |region: Region, slot: Slot| table.permit(region, slot).map(letters);
    let with_object = match action {
        Some(Action::Elect { colour, .. }) => Some(say.confirm_elect(colour)),
        Some(Action::SendServant { colour, .. }) => Some(say.confirm_send(colour)),
        Some(Action::Acquire { region, slot, .. }) => {
            lying(region, slot).map(|permit| say.confirm_acquire(&permit))
        }
        Some(Action::TakePermit { region, slot }) => {
            lying(region, slot).map(|permit| say.confirm_take(&permit))
        }
        Some(Action::Place { city, .. } | Action::PlaceWithQueen { city, .. }) => {
            Some(say.confirm_place(city.name()))
        }
        Some(Action::ChooseToken { city }) => Some(say.confirm_take(city.name())),
        Some(Action::ChangePermits { region }) => Some(say.confirm_change(region)),
        Some(Action::RepeatPermit { permit }) => Some(say.confirm_take(&letters(permit))),
        Some(Action::ChooseTokens { first, second }) => {
            let (first, second) = (first.name(), second.name());
            Some(say.confirm_take_both(said::actions::ConfirmTakeBoth { first, second }))
        }
        Some(Action::DeclinePermit) => Some(say.confirm_decline().to_owned()),
        Some(Action::EngageServant | Action::AdditionalMain | Action::EndTurn) | None => None,
    };
    with_object.unwrap_or_else(|| say.confirm(kind))
}
