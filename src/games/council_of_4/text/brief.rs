//! Actions in a few words, without what they cost and bring: in the ribbon as they happen, in the log below the name of
//! their seat.

use super::{Subjects, letters, said};
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::rules::event::Event;
use crate::session::Entry;
use crate::text::people::name_of;
use crate::text::text;
use crate::vocabulary;

vocabulary! {
    /// How an action is told.
    pub enum Telling {
        /// As it happens, after the name of its player.
        Now = "now",
        /// After it has happened, after that name.
        Past = "past",
        /// After it has happened, below that name.
        Alone = "alone",
    }
}

/// Returns the action of an entry in a few words without a subject; nothing if it may not be known.
pub fn brief(entry: &Entry<CouncilOf4>, how: Telling) -> String {
    let Some(action) = entry.action else { return String::new() };
    let say = text().brief();
    let taken = entry.events.iter().find_map(|event| match *event {
        Event::PermitTaken { permit, .. } => Some(letters(permit)),
        _ => None,
    });
    let taken = taken.unwrap_or_default();
    match action {
        Action::Elect { colour, council } => say.elected(colour, council, how),
        Action::SendServant { colour, council } => say.sent(colour, council, how),
        Action::Acquire { .. } => say.acquired(&taken, how),
        Action::Place { city, .. } => say.placed(city.name(), how),
        Action::PlaceWithQueen { city, .. } => say.placed_with_queen(city.name(), how),
        Action::EngageServant => say.engaged(how),
        Action::ChangePermits { region } => say.changed(region, how),
        Action::AdditionalMain => say.additional_main(how),
        Action::EndTurn => say.ended(how),
        Action::ChooseToken { city } => say.token(city.name(), how),
        Action::TakePermit { .. } => say.took(&taken, how),
        Action::DeclinePermit => say.declined(how),
        Action::RepeatPermit { permit } => say.repeated(&letters(permit), how),
        Action::ChooseTokens { first, second } => {
            say.tokens(said::brief::Tokens { one: first.name(), other: second.name(), how })
        }
    }
}

/// Returns the same with the name of the seat.
pub fn with_name(entry: &Entry<CouncilOf4>, names: &[String], how: Telling) -> String {
    let (name, deed) = (&*name_of(names, entry.seat), &*brief(entry, how));
    text().brief().happens(said::brief::Happens { name, deed })
}
