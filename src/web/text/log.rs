//! The sentences of the log, made from what happened.

use super::text;
use crate::games::Seat;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::action::Action;
use crate::games::council_of_4::board::City;
use crate::games::council_of_4::components::{Permit, QUEENS_REWARDS};
use crate::games::council_of_4::event::{Event, Gained};
use crate::scene::outcome::Totals;
use crate::session::Entry;

/// One line of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// Who decided.
    pub seat: Seat,
    /// What they did.
    pub sentence: String,
    /// What it brought.
    pub gains: Totals,
}

/// The letters of a permit's cities, as on its head.
pub fn letters(permit: Permit) -> String {
    let letters: Vec<String> = permit.cities().iter().map(|city| city.to_string()).collect();
    letters.join("·")
}

/// An entry in words, with the names of the seats.
pub fn line(entry: &Entry<CouncilOf4>, names: &[String]) -> Line {
    let name = names.get(entry.seat.index()).map_or("", String::as_str);
    let mut sentences = vec![deed(entry, name)];
    sentences.extend(entry.events.iter().filter_map(remark));
    // Only the cards that whoever is at the screen may know.
    let drawn = entry.events.iter().filter_map(|event| match *event {
        Event::CardDrawn { card, .. } => card,
        _ => None,
    });
    let drawn: Vec<_> = drawn.collect();
    sentences.extend((!drawn.is_empty()).then(|| (text().event.you_drew)(&drawn)));
    let gains = entry.events.iter().filter_map(|event| match *event {
        Event::Gained { seat, gain, .. } if seat == entry.seat => Some(gain),
        _ => None,
    });
    Line { seat: entry.seat, sentence: sentences.join(" "), gains: gains.collect() }
}

/// What the action itself was.
fn deed(entry: &Entry<CouncilOf4>, name: &str) -> String {
    let text = text();
    let say = &text.event;
    let city_name = City::name;
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
    match entry.action {
        Action::Elect { colour, council } | Action::SendServant { colour, council } => {
            let left = entry.events.iter().find_map(|event| match *event {
                Event::Elected { left, .. } => Some(left),
                _ => None,
            });
            let sent = matches!(entry.action, Action::SendServant { .. });
            let sentence = if sent { say.sent } else { say.elected };
            let left = left.map_or("", text.colour);
            sentence(name, (text.colour)(colour), (text.council)(council), left)
        }
        Action::Acquire { payment, .. } => (say.acquired)(name, &taken, payment.len(), price.coins),
        Action::Place { permit, city } => (say.placed)(name, city_name(city), &letters(permit)),
        Action::PlaceWithQueen { city, .. } => {
            (say.placed_with_queen)(name, city_name(city), u16::from(price.coins))
        }
        Action::EngageServant => (say.engaged)(name),
        Action::ChangePermits { region } => (say.changed)(name, (text.region)(region)),
        Action::AdditionalMain => (say.additional_main)(name),
        Action::EndTurn => (say.ended)(name),
        Action::ChooseToken { city } => (say.token)(name, city_name(city)),
        Action::TakePermit { .. } => (say.took_free)(name, &taken),
        Action::DeclinePermit => (say.declined)(name),
        Action::RepeatPermit { permit } => (say.repeated)(name, &letters(permit)),
        Action::ChooseTokens { first, second } => {
            (say.tokens)(name, city_name(first), city_name(second))
        }
    }
}

/// What else is worth a sentence.
fn remark(event: &Event) -> Option<String> {
    let say = &text().event;
    match *event {
        Event::RewardTileClaimed { tile, queens_reward, .. } => {
            let vp = queens_reward.and_then(|place| QUEENS_REWARDS.get(usize::from(place)));
            Some((say.tile)(tile, vp.copied()))
        }
        Event::Paid { price, .. } if price.servants > 0 => {
            Some((say.paid_servants)(price.servants))
        }
        Event::ChoiceOpened { decision, .. } => Some((say.opens)(decision).to_owned()),
        Event::LastRoundBegan { .. } => Some(say.last_round.to_owned()),
        Event::Gained { gain: Gained::Coins { lost, .. }, .. } if lost > 0 => {
            Some((text().table.coins_lost)(lost))
        }
        Event::GameEnded => Some(say.game_over.to_owned()),
        _ => None,
    }
}
