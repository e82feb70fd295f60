//! The log: a line for each action, with its price and its gains.

use super::event::{below, coins_lost, parts, sentence};
use super::live::drawn_card;
use super::moves::{Telling, brief, with_name};
use super::outcome;
use super::{Subjects, letters, said};
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::components::Politics;
use crate::games::council_of_4::rules::components::SERVANT_PRICE;
use crate::games::council_of_4::rules::{Action, Event, Gained};
use crate::games::council_of_4::scene::Totals;
use crate::rules::Seat;
use crate::session::Entry;
use crate::text::told::Manner;
use crate::text::{name_of, text};

/// Returns an entry of the log in words.
pub fn tell(entry: &Entry<CouncilOf4>, names: &[String], manner: Manner) -> String {
    match manner {
        Manner::Line => told_with(entry, names, you_drew(entry)),
        Manner::Open => {
            // Each player who drew a known card is named.
            let known = |event: &&Event| matches!(event, Event::CardDrawn { card: Some(_), .. });
            let drawn = entry.events.iter().filter(known).map(|event| sentence(event, names));
            told_with(entry, names, drawn)
        }
        Manner::Brief => briefly(entry, names),
        Manner::Now => with_name(entry, names, Telling::Now),
        Manner::Past => with_name(entry, names, Telling::Past),
        Manner::Deed => deed(entry, names),
        Manner::Spoken => spoken(entry, names),
    }
}

/// Returns the cards drawn that the seat at the screen may know.
fn you_drew(entry: &Entry<CouncilOf4>) -> Option<String> {
    let drawn = entry.events.iter().filter_map(|event| match *event {
        Event::CardDrawn { card, .. } => card,
        _ => None,
    });
    let drawn: Vec<_> = drawn.collect();
    (!drawn.is_empty()).then(|| text().event().you_drew(&drawn))
}

/// Returns an entry in words, with further sentences.
fn told_with(
    entry: &Entry<CouncilOf4>,
    names: &[String],
    more: impl IntoIterator<Item = String>,
) -> String {
    std::iter::once(told(entry, names)).chain(more).collect::<Vec<_>>().join(" ")
}

fn briefly(entry: &Entry<CouncilOf4>, names: &[String]) -> String {
    let remarks = entry.events.iter().filter_map(|event| remark(event, names, Some(entry.seat)));
    let remarks: Vec<String> = remarks.chain(you_drew(entry)).collect();
    let ends = entry.action == Some(Action::EndTurn);
    let deed = (!ends).then(|| brief(entry, Telling::Alone)).map(|deed| match remarks.as_slice() {
        [] => deed,
        _ => text().labels().sentence(&deed),
    });
    deed.into_iter().chain(remarks).collect::<Vec<_>>().join(" ")
}

/// Returns the move of an entry without its effects. Permits are named as on the screen, by the letters on their heads.
fn deed(entry: &Entry<CouncilOf4>, names: &[String]) -> String {
    let Some(action) = entry.action else { return String::new() };
    let say = text().event();
    let name = &*name_of(names, entry.seat);
    let price = entry.events.iter().find_map(|event| match *event {
        Event::Paid { price, .. } => Some(price),
        _ => None,
    });
    let price = &*parts(price.unwrap_or_default());
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
        Action::Acquire { .. } => {
            say.acquired(said::event::Acquired { name, permit: &taken, price })
        }
        Action::Place { permit, city } => {
            let (city, permit) = (city.name(), &*letters(permit));
            say.placed(said::event::Placed { name, city, permit, price })
        }
        Action::PlaceWithQueen { city, .. } => {
            let city = city.name();
            say.placed_with_queen(said::event::PlacedWithQueen { name, city, price })
        }
        Action::EngageServant => say.engaged(name, SERVANT_PRICE),
        Action::ChangePermits { region } => say.changed(name, region, price),
        Action::AdditionalMain => say.additional_main(name, price),
        Action::EndTurn => say.ended(name),
        Action::ChooseToken { city } => say.token(said::event::Token { name, city: city.name() }),
        Action::TakePermit { region, slot } => {
            say.took(said::event::Took { name, permit: &taken, region, slot, free: true })
        }
        Action::DeclinePermit => say.declined(name),
        Action::RepeatPermit { permit } => {
            say.repeated(said::event::Repeated { name, permit: &letters(permit) })
        }
        Action::ChooseTokens { first, second } => {
            let (one, other) = (first.name(), second.name());
            say.tokens(said::event::Tokens { name, one, other })
        }
    }
}

/// Returns the spoken sentence of an entry. Cards drawn during an action are named if the seat may know them; the card of a new turn is left to
/// [`your_turn`](crate::text::told::Told::your_turn).
fn spoken(entry: &Entry<CouncilOf4>, names: &[String]) -> String {
    let gains = entry.events.iter().filter_map(|event| match *event {
        Event::Gained { seat, gain, .. } if seat == entry.seat => Some(gain),
        _ => None,
    });
    let gains: Vec<Gained> = gains.collect();
    let space = gains.iter().rev().find_map(|gain| match *gain {
        Gained::NobilityStep(space) => Some(space),
        _ => None,
    });
    let total: Totals = gains.into_iter().collect();
    let total = outcome::gained(&total, space.unwrap_or(0));
    let name = name_of(names, entry.seat);
    let gained = (!total.is_empty()).then(|| text().live().gained(&name, &total));
    let drawn: Vec<Politics> = match entry.action {
        Some(Action::EndTurn) => Vec::new(),
        _ => entry.events.iter().filter_map(drawn_card).collect(),
    };
    let drawn = (!drawn.is_empty()).then(|| text().event().you_drew(&drawn));
    let parts = std::iter::once(told(entry, names)).chain(gained).chain(drawn);
    parts.collect::<Vec<_>>().join(" ")
}

/// Returns the action and what is remarkable about it, without the cards that only one seat may know.
pub fn told(entry: &Entry<CouncilOf4>, names: &[String]) -> String {
    let remarks = entry.events.iter().filter_map(|event| remark(event, names, None));
    std::iter::once(deed(entry, names)).chain(remarks).collect::<Vec<_>>().join(" ")
}

/// Returns a sentence for an event that deserves one besides the action, perhaps below the name of a seat.
fn remark(event: &Event, names: &[String], seat: Option<Seat>) -> Option<String> {
    match *event {
        Event::RewardTileClaimed { .. }
        | Event::ChoiceOpened { .. }
        | Event::LastRoundBegan { .. }
        | Event::GameEnded => Some(below(event, names, seat)),
        Event::Gained { gain: Gained::Coins { lost, .. }, .. } if lost > 0 => {
            Some(coins_lost(lost))
        }
        _ => None,
    }
}
