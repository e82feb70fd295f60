//! Reasons why something can't be picked, with their numbers.

use super::Legal;
use super::draft::{Draft, Part, Pick};

use super::picking::asked_play;
use super::plays::{Closed, giving_up, why_closed};
use super::skills::{Skilled, skills};
use crate::games::four_towers::rules::components::{
    Champion, Clan, DRAWN, LineEnd, Space, Trade, Village,
};
use crate::games::four_towers::rules::legal::check;
use crate::games::four_towers::rules::{Clans, Decision, Illegal, Kind, Play, PublicState};

/// Reason why something is not available.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Decision due from another seat.
    NotYourTurn,
    /// Something that the open decision doesn't ask for.
    NotAsked,
    /// Reason given by the rules.
    Illegal(Illegal),
    /// A play that is closed.
    Closed(Play, Closed),
    /// A skill that can't be used.
    Skill(Champion, Skilled),
    /// A village with no one to choose.
    Nobody(Village),
    /// Enough taken already.
    Enough(u8),
    /// A row of spaces that are all taken.
    Full(Trade),
    /// Nothing taken of the clan that could be given back.
    NothingTaken(Clan),
}

impl From<Illegal> for Reason {
    fn from(illegal: Illegal) -> Reason {
        Reason::Illegal(illegal)
    }
}

/// Returns the reason why a pick leads nowhere, if it does.
pub fn why_not(legal: &Legal, draft: &Draft, pick: Pick) -> Option<Reason> {
    let view = legal.view();
    let table = &view.table;
    if !view.decides() {
        return Some(Reason::NotYourTurn);
    }
    match pick {
        Pick::Clear => return None,
        Pick::Play(play) => return why_not_play(legal, play),
        Pick::GiveUp(trade) => {
            return why_not_play(legal, giving_up(trade));
        }
        Pick::Skill(champion) => return why_not_skill(legal, champion),
        Pick::Line(_) | Pick::Send(..) if draft.kind != Some(Kind::Expand) => {
            return Some(Reason::NotAsked);
        }
        Pick::Line(_) => return None,
        Pick::Drop(clan) => {
            let has = draft.clans.contains(clan);
            return (!has).then_some(Reason::NothingTaken(clan));
        }
        Pick::Slot(_) => {
            let third = why_closed(legal, Play::Third);
            let buy = why_closed(legal, Play::Buy);
            if let (Some(_), Some(reason)) = (third, buy) {
                return Some(Reason::Closed(Play::Buy, reason));
            }
        }
        Pick::Add(clan) => return why_not_add(legal, draft, clan),
        _ if !asks_for(table, draft, pick) => return Some(Reason::NotAsked),
        // What is answered to a demon is an action of its own.
        Pick::Demotion(_) if draft.kind == Some(Kind::Expand) => return None,
        _ => {}
    }
    let next = draft.pick(legal, pick);
    if legal.fitting(&next).next().is_some() {
        return None;
    }
    if let Pick::Space(space @ Space::Of(trade)) = pick
        && Clan::ALL.into_iter().all(|clan| !table.own().takes(space, clan))
    {
        return Some(Reason::Full(trade));
    }
    let illegal = match next.action(table) {
        Some(action) => check(table, action).err(),
        None => why_not_likely(table, &next),
    };
    Some(match (illegal, pick) {
        (Some(Illegal::NotThere { .. } | Illegal::TooFew(_)) | None, Pick::Village(village)) => {
            Reason::Nobody(village)
        }
        (Some(illegal), _) => Reason::Illegal(illegal),
        (None, _) => Reason::NotAsked,
    })
}

/// Returns the reason why a play can't be opened.
fn why_not_play(legal: &Legal, play: Play) -> Option<Reason> {
    let table = &legal.view().table;
    if asked_play(table) == Some(play) {
        return None;
    }
    match table.decision() {
        Decision::Expand | Decision::Demote | Decision::Spirits => {
            Some(Reason::Illegal(Illegal::AnotherDecision(table.decision())))
        }
        _ => why_closed(legal, play).map(|reason| Reason::Closed(play, reason)),
    }
}

/// Returns the reason why a champion's skill can't be used.
fn why_not_skill(legal: &Legal, champion: Champion) -> Option<Reason> {
    let table = &legal.view().table;
    let all = skills(legal, table.active());
    let found = all.into_iter().find(|(hired, _)| hired.champion == champion);
    match found {
        None => Some(Reason::Illegal(Illegal::NotOwned(champion))),
        Some((_, Skilled::Ready | Skilled::ReadyForLooseGem)) => None,
        Some((_, skilled)) => Some(Reason::Skill(champion, skilled)),
    }
}

/// Returns the reason why one more of a clan can't be taken, paid or removed.
fn why_not_add(legal: &Legal, draft: &Draft, clan: Clan) -> Option<Reason> {
    let table = &legal.view().table;
    let asks =
        draft.kind.is_some_and(|kind| Part::asked_for(kind, draft.champion).contains(&Part::Clans));
    if !asks {
        return Some(Reason::NotAsked);
    }
    let clans = draft.clans.with(clan);
    let fits = legal.fitting(&Draft { clans, ..*draft }).next().is_some();
    if fits {
        return None;
    }
    let due = match draft.kind {
        Some(Kind::Draw) => DRAWN,
        Some(Kind::Spirits) => table.spirits_due(),
        Some(Kind::Buy) => match draft.slot.and_then(|slot| table.price_in(slot)) {
            Some(price) => price,
            None if clans.of(clan) > table.own().followers.of(clan) => Clans::MOST,
            // Whoever is bought then, no more are needed.
            None => draft.clans.total(),
        },
        _ => 2,
    };
    let there = match draft.kind {
        Some(Kind::Draw) => table.supply.of(clan),
        Some(Kind::Spirits) => table.temple.of(clan),
        Some(Kind::Buy) => table.own().followers.of(clan),
        _ => draft.village.map_or(0, |village| table.land.at(village).of(clan)),
    };
    Some(if draft.clans.total() >= due {
        Reason::Enough(due)
    } else if clans.of(clan) > there {
        Reason::Illegal(Illegal::TooFew(clan))
    } else if draft.kind == Some(Kind::Draw) {
        Reason::Illegal(Illegal::StuckDraw)
    } else {
        Reason::Illegal(Illegal::NoCaptain)
    })
}

/// Whether the open decision asks for such a pick.
fn asks_for(table: &PublicState, draft: &Draft, pick: Pick) -> bool {
    let Some(kind) = draft.kind else { return false };
    let parts = Part::asked_for(kind, draft.champion);
    match pick {
        Pick::Village(village) if kind == Kind::Expand => table.land.bursting().contains(village),
        Pick::Village(_) => parts.contains(&Part::Village),
        Pick::Clan(_) => parts.contains(&Part::Clan),
        Pick::Other(_) => parts.contains(&Part::Other),
        Pick::Demotion(_) => parts.contains(&Part::Demotion) || draft.demotion.is_some(),
        Pick::Space(_) => parts.contains(&Part::Space),
        Pick::Temple => kind == Kind::Assign,
        _ => true,
    }
}

/// Returns what the rules think of the picks so far with anything for the rest: that nobody is there whom nobody picked
/// only if they say nothing else.
fn why_not_likely(table: &PublicState, draft: &Draft) -> Option<Illegal> {
    let there = draft.village.and_then(|village| table.land.at(village).kinds().next());
    let beside = draft.village.and_then(|village| {
        let mut ends = village.lines().into_iter();
        ends.find_map(|end| match end {
            LineEnd::Village(to) => Some(to),
            _ => None,
        })
    });
    let filled = Draft {
        village: draft.village.or(Village::ALL.first().copied()),
        to: draft.to.or(beside),
        space: draft.space.or(Some(Space::Follower)),
        ..*draft
    };
    let picked =
        |clan| [draft.clan, draft.other].contains(&Some(clan)) || draft.clans.contains(clan);
    let any = || there.into_iter().chain(Clan::ALL);
    let clans = any().flat_map(|clan| any().map(move |other| (clan, other)));
    let found = clans.filter_map(|(clan, other)| {
        let clans = if draft.clans.is_none() { Clans::one(clan) } else { draft.clans };
        let (clan, other) = (draft.clan.or(Some(clan)), draft.other.or(Some(other)));
        check(table, Draft { clan, other, clans, ..filled }.action(table)?).err()
    });
    let mut of_nobody = None;
    for illegal in found {
        match illegal {
            Illegal::TooFew(clan)
            | Illegal::NoSpirit(clan)
            | Illegal::NotThere { clan, .. }
            | Illegal::SameClan(clan)
            | Illegal::NotInTemple(clan)
            | Illegal::NoFollower(clan)
            | Illegal::NotDrawn(clan)
                if !picked(clan) =>
            {
                of_nobody = of_nobody.or(Some(illegal));
            }
            illegal => return Some(illegal),
        }
    }
    of_nobody
}
