//! The log: what a row of events brought about, told together.

use super::event::below;
use super::{Subjects, said};
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::components::{Clan, points};
use crate::games::four_towers::rules::{Action, Clans, Event};
use crate::rules::Seat;
use crate::session::Entry;
use crate::text::told::Manner;
use crate::text::{name_of, text};

/// Returns an entry of the log in words.
pub fn tell(entry: &Entry<FourTowers>, names: &[String], manner: Manner) -> String {
    match (manner, entry.action) {
        (Manner::Brief, Some(Action::End)) => String::new(),
        (Manner::Brief, _) => happened_below(entry, names, Some(entry.seat)),
        (Manner::Deed, _) | (Manner::Now | Manner::Past, Some(_)) => deed_below(entry, names, None),
        _ => happened_below(entry, names, None),
    }
}

/// Returns what a row of events brought about: so many expansions, lords, demons, markers, gems, new champions. `names`
/// are those of the seats. The first part begins a sentence if `begins`.
pub fn brought(events: &[Event], names: &[String], expansions: usize, begins: bool) -> Vec<String> {
    let say = text().log();
    let name = |seat: Seat| name_of(names, seat);
    let all = |pick: fn(&Event) -> Option<Clan>| events.iter().filter_map(pick).collect::<Clans>();
    let lords = all(|event| match *event {
        Event::LordMade { clan, .. } => Some(clan),
        _ => None,
    });
    let demons = all(|event| match *event {
        Event::DemonMade { clan, .. } => Some(clan),
        _ => None,
    });
    let following = all(|event| match *event {
        Event::DemonMade { clan, lord_follows: true, .. } => Some(clan),
        _ => None,
    });
    let mut said = Vec::new();
    if expansions > 0 {
        said.push(match begins {
            true => say.expansions_first(expansions),
            false => say.expansions(expansions),
        });
    }
    if !lords.is_none() {
        said.push(say.new_lords(lords));
    }
    if !demons.is_none() {
        said.push(say.new_demons(said::log::NewDemons { of: demons, lords: following }));
    }
    for (seat, before, after) in markers(events).into_iter().filter(|(_, from, to)| from != to) {
        said.push(say.influence(said::log::Influence {
            name: &name(seat),
            before: points(before),
            after: points(after),
        }));
    }
    for event in events {
        let is_first = begins && said.is_empty();
        said.extend(match *event {
            Event::GemWon { seat, step } => Some(say.gem(&name(seat), points(step))),
            Event::Doubled { seat } if is_first => Some(say.doubled_first(&name(seat))),
            Event::Doubled { seat } => Some(say.doubled(&name(seat))),
            Event::Spared { seat } => Some(say.spared(&name(seat))),
            Event::ChampionRevealed { champion, .. } if is_first => Some(say.shown_first(champion)),
            Event::ChampionRevealed { champion, .. } => Some(say.shown(champion)),
            _ => None,
        });
    }
    said
}

/// Returns the same in a sentence; nothing if nothing came of it.
fn brought_in_all(events: &[Event], names: &[String], expansions: usize) -> Option<String> {
    let parts = brought(events, names, expansions, true);
    (!parts.is_empty()).then(|| text().log().brought(&parts))
}

/// Returns the number of expansions in a row of events.
pub fn expansions(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::Expanded { .. })).count()
}

/// Returns the seats whose markers moved, with the spaces before and after, in the order in which they first did.
fn markers(events: &[Event]) -> Vec<(Seat, u8, u8)> {
    let mut moved: Vec<(Seat, u8, u8)> = Vec::new();
    for event in events {
        let (seat, before, after) = match *event {
            Event::Rose { seat, step } => (seat, step.saturating_sub(1), step),
            Event::Fell { seat, step } => (seat, step.saturating_add(1), step),
            _ => continue,
        };
        match moved.iter_mut().find(|(other, ..)| *other == seat) {
            Some((.., now)) => *now = after,
            None => moved.push((seat, before, after)),
        }
    }
    moved
}

/// Returns what a player kept of the draw, in one line; nothing if nobody was assigned.
pub fn kept(events: &[Event]) -> Option<String> {
    let say = text().log();
    let kept = events.iter().filter_map(|event| match *event {
        Event::Assigned { clan, space, .. } => Some(say.kept_as(clan, space)),
        Event::Dismissed { clan, .. } => Some(say.kept_not(clan)),
        _ => None,
    });
    let kept: Vec<String> = kept.collect();
    (!kept.is_empty()).then(|| say.kept(&kept))
}

fn happened_below(entry: &Entry<FourTowers>, names: &[String], above: Option<Seat>) -> String {
    // An expansion is told by its own sentence, unless others followed.
    let expansions = match expansions(&entry.events) {
        1 if matches!(entry.action, Some(Action::Expand { .. })) => 0,
        expansions => expansions,
    };
    let brought = brought_in_all(&entry.events, names, expansions);
    let mut said: Vec<String> =
        [deed_below(entry, names, above)].into_iter().chain(brought).collect();
    said.retain(|sentence| !sentence.is_empty());
    said.join(" ")
}

/// Returns a turn in words: whom it hired, what it placed, and all that followed.
pub fn turn(entries: &[Entry<FourTowers>], names: &[String]) -> String {
    let tells = |entry: &&Entry<FourTowers>| {
        matches!(entry.action, Some(Action::Third(_) | Action::Buy { .. } | Action::Place { .. }))
    };
    let mut said: Vec<String> =
        entries.iter().filter(tells).map(|entry| deed_below(entry, names, None)).collect();
    let events: Vec<Event> = entries.iter().flat_map(|entry| entry.events.clone()).collect();
    said.extend(brought_in_all(&events, names, expansions(&events)));
    said.join(" ")
}

fn deed_below(entry: &Entry<FourTowers>, names: &[String], above: Option<Seat>) -> String {
    let tells = |event: &&Event| {
        matches!(
            event,
            Event::ChampionHired { .. }
                | Event::SpiritsGiven { by_choice: true, .. }
                | Event::SkillUsed { .. }
                | Event::GivenUp { .. }
                | Event::Drawn { .. }
                | Event::Placed { .. }
                | Event::Expanded { by_choice: true, .. }
                | Event::Fell { .. }
                | Event::Spared { .. }
                | Event::Assigned { .. }
                | Event::Dismissed { .. }
        )
    };
    let after = |event: &&Event| {
        matches!(
            event,
            Event::Removed { .. }
                | Event::Moved { .. }
                | Event::Swapped { .. }
                | Event::Kindled { .. }
                | Event::Replaced { .. }
                | Event::Recruited { .. }
                | Event::FollowerGiven { .. }
                | Event::Employed { .. }
        )
    };
    let events = &entry.events;
    let first = events.iter().find(tells).or(events.first());
    let mut said: Vec<String> = first.map(|event| below(event, names, above)).into_iter().collect();
    said.extend(events.iter().filter(after).map(|event| below(event, names, above)));
    said.join(" ")
}
