//! Actions in a few words, without what they cost and bring: in the ribbon as they happen, in the log below the name of
//! their seat.

use super::{Subjects, letters};
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::rules::board::{City, Region};
use crate::games::council_of_4::rules::components::{Colour, Council};
use crate::games::council_of_4::rules::event::Event;
use crate::games::council_of_4::scene::shown::TurnPart;
use crate::session::Entry;
use crate::text::text;

/// Actions in a few words, without a subject. The last value is whether they happen now.
#[allow(missing_docs, reason = "the names say it")]
pub struct BriefText {
    pub elected: fn(Colour, Council, bool) -> String,
    pub sent: fn(Colour, Council, bool) -> String,
    pub acquired: fn(&str, bool) -> String,
    pub placed: fn(City, bool) -> String,
    pub placed_with_queen: fn(City, bool) -> String,
    pub engaged: fn(bool) -> &'static str,
    pub changed: fn(Region, bool) -> String,
    pub additional_main: fn(bool) -> &'static str,
    pub ended: fn(bool) -> &'static str,
    pub token: fn(City, bool) -> String,
    pub took: fn(&str, bool) -> String,
    pub declined: fn(bool) -> &'static str,
    pub repeated: fn(&str, bool) -> String,
    pub tokens: fn(City, City, bool) -> String,
    pub of_council: fn(Council) -> String,
    /// The number of cards in hand that match a council.
    pub fits: fn(Council, u8) -> String,
}

/// Returns the action of an entry in a few words without a subject, as it happens `now` or happened; nothing if it may
/// not be known.
pub fn brief(entry: &Entry<CouncilOf4>, now: bool) -> String {
    let Some(action) = entry.action else { return String::new() };
    let say = text().brief();
    let taken = entry.events.iter().find_map(|event| match *event {
        Event::PermitTaken { permit, .. } => Some(letters(permit)),
        _ => None,
    });
    let taken = taken.unwrap_or_default();
    match action {
        Action::Elect { colour, council } => (say.elected)(colour, council, now),
        Action::SendServant { colour, council } => (say.sent)(colour, council, now),
        Action::Acquire { .. } => (say.acquired)(&taken, now),
        Action::Place { city, .. } => (say.placed)(city, now),
        Action::PlaceWithQueen { city, .. } => (say.placed_with_queen)(city, now),
        Action::EngageServant => (say.engaged)(now).to_owned(),
        Action::ChangePermits { region } => (say.changed)(region, now),
        Action::AdditionalMain => (say.additional_main)(now).to_owned(),
        Action::EndTurn => (say.ended)(now).to_owned(),
        Action::ChooseToken { city } => (say.token)(city, now),
        Action::TakePermit { .. } => (say.took)(&taken, now),
        Action::DeclinePermit => (say.declined)(now).to_owned(),
        Action::RepeatPermit { permit } => (say.repeated)(&letters(permit), now),
        Action::ChooseTokens { first, second } => (say.tokens)(first, second, now),
    }
}

/// Returns which part of a turn the action of an entry is, and whose council is concerned.
pub fn circumstances(entry: &Entry<CouncilOf4>) -> String {
    let Some(action) = entry.action else { return String::new() };
    let words = text().words();
    let part = (words.turn_part)(TurnPart::of(action));
    let council = match action {
        Action::Acquire { region, .. } => Some(Council::Region(region)),
        Action::PlaceWithQueen { .. } => Some(Council::Queen),
        _ => None,
    };
    let council = council.map(|of| (text().brief().of_council)(of));
    [Some(part.to_owned()), council].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}
