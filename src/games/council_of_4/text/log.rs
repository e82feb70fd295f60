//! The log: a line for each action, with its price and its gains.

use super::brief::brief;
use super::event::sentence;
use super::letters;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::rules::event::{Event, Gained};
use crate::games::council_of_4::text::Subjects;
use crate::session::Entry;
use crate::text::people::name_of;
use crate::text::text;
use crate::text::told::{first_upper, without_name};

/// One line of the log.
pub type Line = crate::text::told::Line<CouncilOf4>;

/// Returns an entry in words, with the names of the seats, for the seat at the screen.
pub fn line(entry: &Entry<CouncilOf4>, names: &[String]) -> Line {
    with(entry, names, you_drew(entry))
}

/// Returns an entry below the name of its seat, for the seat at the screen; of the end of a turn only what else
/// happened.
pub fn below_the_name(entry: &Entry<CouncilOf4>, names: &[String]) -> String {
    let name = name_of(names, entry.seat);
    let ends = entry.action == Some(Action::EndTurn);
    let deed = (!ends).then(|| first_upper(&brief(entry, false)));
    let remarks = entry.events.iter().filter_map(|event| remark(event, names));
    let remarks = remarks.map(|remark| without_name(&remark, &name)).chain(you_drew(entry));
    let mut parts: Vec<String> = deed.into_iter().chain(remarks).collect();
    if let [deed, _, ..] = parts.as_mut_slice()
        && !ends
    {
        deed.push('.');
    }
    parts.join(" ")
}

/// Returns the cards drawn that the seat at the screen may know.
fn you_drew(entry: &Entry<CouncilOf4>) -> Option<String> {
    let drawn = entry.events.iter().filter_map(|event| match *event {
        Event::CardDrawn { card, .. } => card,
        _ => None,
    });
    let drawn: Vec<_> = drawn.collect();
    (!drawn.is_empty()).then(|| (text().event().you_drew)(&drawn))
}

/// Returns an entry in words for an onlooker, or for a reader who sees the cards of all: each player
/// who drew a known card is named.
pub fn line_of_all(entry: &Entry<CouncilOf4>, names: &[String]) -> Line {
    let known = |event: &&Event| matches!(event, Event::CardDrawn { card: Some(_), .. });
    let drawn = entry.events.iter().filter(known).map(|event| sentence(event, names));
    with(entry, names, drawn)
}

/// Returns an entry in words, with further sentences.
fn with(
    entry: &Entry<CouncilOf4>,
    names: &[String],
    more: impl IntoIterator<Item = String>,
) -> Line {
    let mut sentences = vec![told(entry, names)];
    sentences.extend(more);
    let gains = entry.events.iter().filter_map(|event| match *event {
        Event::Gained { seat, gain, .. } if seat == entry.seat => Some(gain),
        _ => None,
    });
    Line { seat: entry.seat, sentence: sentences.join(" "), gains: gains.collect() }
}

/// Returns the action and what is remarkable about it, without the cards that only one seat may know.
pub fn told(entry: &Entry<CouncilOf4>, names: &[String]) -> String {
    let remarks = entry.events.iter().filter_map(|event| remark(event, names));
    std::iter::once(deed(entry, names)).chain(remarks).collect::<Vec<_>>().join(" ")
}

/// Returns the action itself and its price; nothing if it may not be known. Permits are named as on the
/// screen, by the letters on their heads.
pub fn deed(entry: &Entry<CouncilOf4>, names: &[String]) -> String {
    let Some(action) = entry.action else { return String::new() };
    let say = text().event();
    let name = &*name_of(names, entry.seat);
    let price = entry.events.iter().find_map(|event| match *event {
        Event::Paid { price, .. } => Some(price),
        _ => None,
    });
    let price = price.unwrap_or_default();
    let taken = entry.events.iter().find_map(|event| match *event {
        Event::PermitTaken { permit, .. } => Some(letters(permit)),
        _ => None,
    });
    let taken = taken.unwrap_or_default();
    match action {
        Action::Elect { .. } | Action::SendServant { .. } => {
            let mut events = entry.events.iter();
            let elected = events.find(|event| matches!(event, Event::Elected { .. }));
            elected.map(|event| sentence(event, names)).unwrap_or_default()
        }
        Action::Acquire { .. } => (say.acquired)(name, &taken, price),
        Action::Place { permit, city } => {
            (say.placed)(name, city, &letters(permit), price.servants)
        }
        Action::PlaceWithQueen { city, .. } => (say.placed_with_queen)(name, city, price),
        Action::EngageServant => (say.engaged)(name),
        Action::ChangePermits { region } => (say.changed)(name, region, price.servants),
        Action::AdditionalMain => (say.additional_main)(name, price.servants),
        Action::EndTurn => (say.ended)(name),
        Action::ChooseToken { city } => (say.token)(name, city),
        Action::TakePermit { region, slot } => (say.took)(name, &taken, (region, slot), true),
        Action::DeclinePermit => (say.declined)(name),
        Action::RepeatPermit { permit } => (say.repeated)(name, &letters(permit)),
        Action::ChooseTokens { first, second } => (say.tokens)(name, first, second),
    }
}

/// Returns a sentence for an event that deserves one besides the action.
fn remark(event: &Event, names: &[String]) -> Option<String> {
    match *event {
        Event::RewardTileClaimed { .. }
        | Event::ChoiceOpened { .. }
        | Event::LastRoundBegan { .. }
        | Event::GameEnded => Some(sentence(event, names)),
        Event::Gained { gain: Gained::Coins { lost, .. }, .. } if lost > 0 => {
            Some((text().board().coins_lost)(lost))
        }
        _ => None,
    }
}
