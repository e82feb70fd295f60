//! The log: what a row of events brought about, told together.

use super::Subjects;
use super::event::sentence;
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::action::Action;
use crate::games::four_towers::rules::clans::Clans;
use crate::games::four_towers::rules::components::{Champion, Clan, Space, Village, points};
use crate::games::four_towers::rules::event::Event;
use crate::games::four_towers::scene::gains::Gains;
use crate::rules::Seat;
use crate::session::Entry;
use crate::text::people::name_of;
use crate::text::text;
use crate::text::told::first_upper;

/// A peasant that was kept, and its space; none for one in the temple.
pub type Kept = (Clan, Option<Space>);

/// The parts of the log that tell several events at once, without a full stop.
#[allow(missing_docs, reason = "the names say it")]
pub struct LogText {
    /// The number of expansions.
    pub expansions: fn(usize) -> String,
    pub lords: fn(Clans) -> String,
    /// The demons pushed into the City, and the lords that follow.
    pub demons: fn(Clans, Clans) -> String,
    /// The influence of a seat before and after.
    pub influence: fn(&str, u16, u16) -> String,
    /// The gem on a space worth so much.
    pub gem: fn(&str, u16) -> String,
    pub doubled: fn(&str) -> String,
    pub spared: fn(&str) -> String,
    /// What became of the peasants that are not placed; no space for those in the temple.
    pub kept: fn(&[Kept]) -> String,
    pub shown: fn(Champion) -> String,
    /// An expansion of a cascade, with its number.
    pub expansion: fn(usize, Village, [Clan; 3]) -> String,
}

/// Returns what a row of events brought about: expansions, lords, demons, markers, gems, new champions. `names` are
/// those of the seats.
pub fn brought(events: &[Event], names: &[String]) -> Vec<String> {
    let say = text().log();
    let name = |seat: Seat| name_of(names, seat);
    let all = |pick: fn(&Event) -> Option<Clan>| events.iter().filter_map(pick).collect::<Clans>();
    let expansions = events.iter().filter(|event| matches!(event, Event::Expanded { .. })).count();
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
    said.extend((expansions > 0).then(|| (say.expansions)(expansions)));
    said.extend((!lords.is_none()).then(|| (say.lords)(lords)));
    said.extend((!demons.is_none()).then(|| (say.demons)(demons, following)));
    said.extend(
        markers(events).into_iter().filter(|(_, before, after)| before != after).map(
            |(seat, before, after)| (say.influence)(&name(seat), points(before), points(after)),
        ),
    );
    said.extend(events.iter().filter_map(|event| match *event {
        Event::GemWon { seat, step } => Some((say.gem)(&name(seat), points(step))),
        Event::Doubled { seat } => Some((say.doubled)(&name(seat))),
        Event::Spared { seat } => Some((say.spared)(&name(seat))),
        Event::ChampionRevealed { champion, .. } => Some((say.shown)(champion)),
        _ => None,
    }));
    said
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
    let kept: Vec<Kept> = events
        .iter()
        .filter_map(|event| match *event {
            Event::Assigned { clan, space, .. } => Some((clan, Some(space))),
            Event::Dismissed { clan, .. } => Some((clan, None)),
            _ => None,
        })
        .collect();
    (!kept.is_empty()).then(|| (text().log().kept)(&kept))
}

/// One line of the log.
pub type Line = crate::text::told::Line<FourTowers>;

/// Returns an entry in words, with the names of the seats: the action and what it brought about.
pub fn line(entry: &Entry<FourTowers>, names: &[String]) -> Line {
    Line { seat: entry.seat, sentence: happened(entry, names), gains: Gains::of(entry) }
}

/// Returns an action and what it brought about as it is read and spoken.
pub fn happened(entry: &Entry<FourTowers>, names: &[String]) -> String {
    let mut said = vec![deed(entry, names)];
    let brought = brought(&entry.events, names);
    // An expansion is told by its own sentence, unless others followed.
    let skipped = usize::from(is_single_expansion(entry));
    let brought: Vec<String> = brought.into_iter().skip(skipped).collect();
    said.extend((!brought.is_empty()).then(|| first_upper(&format!("{}.", brought.join("; ")))));
    said.retain(|sentence| !sentence.is_empty());
    said.join(" ")
}

/// Returns a turn in words: whom it hired, what it placed, and all that followed.
pub fn turn(entries: &[Entry<FourTowers>], names: &[String]) -> String {
    let tells = |entry: &&Entry<FourTowers>| {
        matches!(entry.action, Some(Action::Third(_) | Action::Buy { .. } | Action::Place { .. }))
    };
    let mut said: Vec<String> =
        entries.iter().filter(tells).map(|entry| deed(entry, names)).collect();
    let events: Vec<Event> = entries.iter().flat_map(|entry| entry.events.clone()).collect();
    let brought = brought(&events, names);
    said.extend((!brought.is_empty()).then(|| first_upper(&format!("{}.", brought.join("; ")))));
    said.join(" ")
}

fn is_single_expansion(entry: &Entry<FourTowers>) -> bool {
    let expanded = entry.events.iter().filter(|event| matches!(event, Event::Expanded { .. }));
    matches!(entry.action, Some(Action::Expand { .. })) && expanded.count() == 1
}

/// Returns the action itself: the sentence of the event that tells it.
pub fn deed(entry: &Entry<FourTowers>, names: &[String]) -> String {
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
    let mut said: Vec<String> = first.map(|event| sentence(event, names)).into_iter().collect();
    said.extend(events.iter().filter(after).map(|event| sentence(event, names)));
    said.join(" ")
}
