//! Events since a seat's last decision that concern it.

use crate::games::four_towers::rules::components::{Champion, Clan, points};
use crate::games::four_towers::rules::scoring::{has_most_mountaineers, score};
use crate::games::four_towers::rules::{Event, PublicState, View};
use crate::rules::Seat;

/// Event that concerns a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Concern {
    /// The lords of a clan of which the seat has followers, and what these bring.
    Lords {
        clan: Clan,
        /// Its lords before and now.
        lords: (u8, u8),
        /// Points of the own followers before and now.
        points: (u16, u16),
    },
    /// The own marker was moved down: the influence before and after, and by whom.
    Fell((u16, u16), Seat),
    /// The seat has most mountaineers no more: this one has as many.
    MajorityLost(Seat),
    /// The seat has most mountaineers now.
    MajorityWon,
    /// Someone took a champion that the seat could have.
    Taken(Seat, Champion),
    /// Someone took a gem that lay ahead: the seat, and the value of the space.
    GemTaken(Seat, u16),
    /// A marker that was behind is ahead now.
    Passed(Seat),
    /// The own points before and now, where nothing else says why.
    Points(u16, u16),
}

/// Returns what concerns the view's seat in the events since the table was as in `before`.
pub fn concerns(before: &PublicState, now: &View, events: &[Event]) -> Vec<Concern> {
    let Some(own) = now.seat else { return Vec::new() };
    let now = &now.table;
    let mut concerns: Vec<Concern> =
        Clan::ALL.into_iter().filter_map(|clan| lords(before, now, own, clan)).collect();
    concerns.extend(falls(own, events));
    concerns.extend(majority(before, now, own));
    let step = before.player(own).step;
    concerns.extend(events.iter().filter_map(|event| match *event {
        Event::GemWon { seat, step: at } if seat != own && at > step => {
            Some(Concern::GemTaken(seat, points(at)))
        }
        Event::ChampionHired { seat, champion, .. }
            if seat != own && !now.player(own).has_taken_the_third() =>
        {
            Some(Concern::Taken(seat, champion))
        }
        _ => None,
    }));
    let passed = now.each_seat().filter(|&seat| {
        let steps = |table: &PublicState| (table.player(seat).step, table.player(own).step);
        let ((was, own_was), (is, own_is)) = (steps(before), steps(now));
        seat != own && was < own_was && is > own_is
    });
    concerns.extend(passed.map(Concern::Passed));
    let says_why = |concern: &Concern| {
        !matches!(concern, Concern::Taken(..) | Concern::GemTaken(..) | Concern::Passed(_))
    };
    let [earlier, later] = [before, now].map(|table| score(table, own).total());
    if earlier != later && !concerns.iter().any(says_why) {
        concerns.push(Concern::Points(earlier, later));
    }
    concerns
}

fn lords(before: &PublicState, now: &PublicState, own: Seat, clan: Clan) -> Option<Concern> {
    let lords = (before.lords.of(clan), now.lords.of(clan));
    let followers = now.player(own).followers.of(clan);
    let bring = |lords: u8| u16::from(followers) * u16::from(lords);
    let points = (bring(lords.0), bring(lords.1));
    (points.0 != points.1).then_some(Concern::Lords { clan, lords, points })
}

/// Returns how the marker of a seat was moved down, once for each row of moves by the same seat.
fn falls(own: Seat, events: &[Event]) -> Vec<Concern> {
    let (mut by, mut falls) = (own, Vec::<(Seat, u8, u8)>::new());
    for event in events {
        match *event {
            Event::DemonMade { seat, .. } | Event::SkillUsed { seat, .. } => by = seat,
            Event::Fell { seat, step } if seat == own => match falls.last_mut() {
                Some((last, _, after)) if *last == by && *after == step.saturating_add(1) => {
                    *after = step
                }
                _ => falls.push((by, step.saturating_add(1), step)),
            },
            _ => {}
        }
    }
    let told = |(by, before, after)| Concern::Fell((points(before), points(after)), by);
    falls.into_iter().map(told).collect()
}

fn majority(before: &PublicState, now: &PublicState, own: Seat) -> Option<Concern> {
    match [before, now].map(|table| has_most_mountaineers(table, own)) {
        [true, false] => {
            let others = now.each_seat().filter(|&seat| seat != own);
            let most = others.max_by_key(|&seat| now.player(seat).mountaineers.len());
            most.map(Concern::MajorityLost)
        }
        [false, true] => Some(Concern::MajorityWon),
        _ => None,
    }
}
