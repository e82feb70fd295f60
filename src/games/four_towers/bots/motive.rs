//! Reasons for a turn of Four Towers: what it brings and costs others by its end, as far as that follows from it. Each
//! names a fact: a number that is higher, a place that is nearer.

use serde::{Deserialize, Serialize};

use super::greedy::gone_on;
use super::worth::{Prospects, Worth, totals, worth};
use crate::games::four_towers::rules::action::Action;
use crate::games::four_towers::rules::components::{Champion, Clan, Ring, Trade, Village};
use crate::games::four_towers::rules::scoring::{counted, has_most_mountaineers};
use crate::games::four_towers::rules::state::PublicState;
use crate::games::four_towers::rules::view::View;
use crate::rules::Seat;

/// A reason for an action.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Motive {
    /// What the action is good for.
    pub purpose: Purpose,
    /// Expected effect in points at the end.
    pub worth: f32,
}

/// What an action is good for. Kept analyses and puzzles name these by their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Purpose {
    /// Followers of a clan, or lords for them.
    Followers(Clan),
    /// One more of a trade.
    Trade(Trade),
    /// The most mountaineers, of all alone.
    Majority,
    /// More mercenaries on the way to doubling the track.
    NearDoubled,
    /// Merchants that bring a third champion.
    Market,
    /// What champions count and do.
    Champions,
    /// Gems and spirits.
    Tokens,
    /// The own marker moves up.
    Influence,
    /// A loss of another seat.
    Against(Seat),
    /// More mountaineers on the way to the most.
    NearMajority,
    /// Mercenaries that double the track.
    Doubled,
    /// As many more followers of a clan.
    Recruits(Clan, u8),
    /// As many more lords of a clan that the seat has followers of.
    Lords(Clan, u8),
    /// Peasants further out, of a clan that the seat has followers of.
    Outward(Clan),
    /// As many more of a trade, at least two.
    Trades(Trade, u8),
    /// A champion that comes.
    Hires(Champion),
    /// More of what the bonus of a champion counts.
    Bonus(Champion),
    /// Another marker is lower on the track.
    Lower(Seat),
    /// Fewer lords of a clan that another seat has followers of.
    FewerLords(Seat, Clan),
    /// Peasants further in, of a clan that another seat has followers of.
    Inward(Seat, Clan),
    /// Another seat has no longer the most mountaineers.
    Overtaken(Seat),
}

impl Purpose {
    /// Returns the other seat that loses by it, if it is about one.
    pub const fn rival(self) -> Option<Seat> {
        match self {
            Purpose::Against(seat)
            | Purpose::Lower(seat)
            | Purpose::FewerLords(seat, _)
            | Purpose::Inward(seat, _)
            | Purpose::Overtaken(seat) => Some(seat),
            _ => None,
        }
    }
}

/// Smallest effect in points that counts as a reason.
const LEAST: f32 = 0.1;
/// Most motives given.
const MOST: usize = 8;
/// Most motives shown for one action: readers want no more.
pub const MOST_SAID: usize = 3;

/// Returns the reasons for a turn of the view's seat, strongest first; with another one, those that it misses.
pub(super) fn motives(view: &View, turn: &[Action], instead: &[Action]) -> Vec<Motive> {
    let Some(seat) = view.seat else { return Vec::new() };
    if !view.decides() || turn.is_empty() {
        return Vec::new();
    }
    let now = &view.table;
    let after = |turn: &[Action]| {
        let table = turn.iter().fold(*now, |table, &action| table.after(action));
        // The time that passes with the turn is no effect of it.
        gone_on(&table).at_the_time_of(now)
    };
    let without = if instead.is_empty() { *now } else { after(instead) };
    let with = after(turn);
    let mut found = own(&without, &with, seat);
    found.extend(of_others(&without, &with, seat));
    found.retain(|motive| motive.worth >= LEAST);
    found.sort_by(|one, other| other.worth.total_cmp(&one.worth));
    found.truncate(MOST);
    found
}

/// Returns what a seat may expect of a table.
fn expected(table: &PublicState, seat: Seat) -> Worth {
    worth(table, &Prospects::of(table), seat)
}

/// Returns what the seat itself has more with a turn than without it, by cause.
fn own(without: &PublicState, with: &PublicState, seat: Seat) -> Vec<Motive> {
    let (was, is) = (expected(without, seat), expected(with, seat));
    let (had, has) = (without.player(seat), with.player(seat));
    let mut found = Vec::new();
    let mut add = |purpose: Option<Purpose>, worth: f32| {
        found.extend(purpose.map(|purpose| Motive { purpose, worth }));
    };
    for (clan, rise) in Clan::ALL.into_iter().zip(rises(without, with)) {
        // What brings others as much is no reason.
        let all: f32 = others(with, seat).map(|other| following(with, other, clan)).sum();
        let theirs = all / f32::from(with.seats() - 1);
        let purpose = followers(without, with, seat, clan);
        let gain = match purpose {
            Some(Purpose::Recruits(..)) => {
                is.followers[clan.index()] - was.followers[clan.index()] - rise * theirs
            }
            _ => rise.max(0.0) * (following(with, seat, clan) - theirs),
        };
        add(purpose, gain);
    }
    for trade in Trade::ALL {
        let purpose = match has.count(trade).saturating_sub(had.count(trade)) {
            0 => None,
            1 => Some(Purpose::Trade(trade)),
            more => Some(Purpose::Trades(trade, more)),
        };
        add(purpose, is.trades[trade.index()] - was.trades[trade.index()]);
    }
    let more = |trade| has.count(trade) > had.count(trade);
    let majority = match [without, with].map(|table| has_most_mountaineers(table, seat)) {
        [false, true] => Some(Purpose::Majority),
        [true, true] if more(Trade::Mountaineer) => Some(Purpose::Majority),
        [_, false] if ahead(with, seat) > ahead(without, seat) => Some(Purpose::NearMajority),
        _ => None,
    };
    add(majority, is.majority - was.majority);
    let doubling = match (had.is_doubled, has.is_doubled) {
        (false, true) => Some(Purpose::Doubled),
        (false, false) if more(Trade::Mercenary) => Some(Purpose::NearDoubled),
        _ => None,
    };
    let [track, again] = [is.influence - was.influence, is.doubling - was.doubling];
    let rises = (has.step > had.step).then_some(Purpose::Influence);
    // Without another mercenary the track itself brings it.
    add(rises, if doubling.is_none() { track + again } else { track });
    add(doubling, again);
    let comes = has.champions().map(|hired| hired.champion).find(|&one| !had.has(one));
    let is_nearer = !has.has_taken_the_third() && (more(Trade::Merchant) || comes.is_some());
    add(is_nearer.then_some(Purpose::Market), is.market - was.market);
    let counts_more = |&one: &Champion| counted(with, has, one) > counted(without, had, one);
    let mut known = has.champions().map(|hired| hired.champion);
    let bonus = known.find(counts_more).map(Purpose::Bonus);
    add(comes.map(Purpose::Hires).or(bonus), is.champions - was.champions);
    let more_tokens = has.tokens() > had.tokens();
    add(more_tokens.then_some(Purpose::Tokens), is.tokens - was.tokens);
    found
}

/// Returns by how much more a follower of each clan is worth.
fn rises(without: &PublicState, with: &PublicState) -> [f32; Clan::COUNT] {
    let [was, is] = [without, with].map(Prospects::of);
    Clan::ALL.map(|clan| is.follower(clan) - was.follower(clan))
}

/// Returns a seat's followers of a clan.
fn following(table: &PublicState, seat: Seat, clan: Clan) -> f32 {
    f32::from(table.player(seat).followers.of(clan))
}

/// Returns all seats but one.
fn others(table: &PublicState, seat: Seat) -> impl Iterator<Item = Seat> {
    table.each_seat().filter(move |&other| other != seat)
}

/// Returns what is better for a seat's followers of a clan: more of them, more lords, or peasants nearer to that.
fn followers(without: &PublicState, with: &PublicState, seat: Seat, clan: Clan) -> Option<Purpose> {
    let [had, has] = [without, with].map(|table| table.player(seat).followers.of(clan));
    let [fewer, lords] = [without, with].map(|table| table.lords.of(clan));
    if has > had {
        Some(Purpose::Recruits(clan, has - had))
    } else if has > 0 && lords > fewer {
        Some(Purpose::Lords(clan, lords - fewer))
    } else if has > 0 && from_outside(with, clan) > from_outside(without, clan) {
        Some(Purpose::Outward(clan))
    } else {
        None
    }
}

/// Returns the peasants of a clan in each ring but the gorge, from the outermost inwards.
fn from_outside(table: &PublicState, clan: Clan) -> [u8; 3] {
    [Ring::Mountain, Ring::Hill, Ring::Valley].map(|ring| {
        let there = Village::ALL.into_iter().filter(|village| village.ring() == ring);
        there.map(|village| table.land.at(village).of(clan)).sum()
    })
}

/// Returns by how many mountaineers a seat is ahead of all others.
fn ahead(table: &PublicState, seat: Seat) -> i16 {
    let of = |seat: Seat| i16::from(table.player(seat).mountaineers.len());
    of(seat) - others(table, seat).map(of).max().unwrap_or_default()
}

/// Returns what others have less with a turn than without it: of each what it loses most by. It counts as its part of the
/// mean of them; what costs the seat itself as much is no reason.
fn of_others(without: &PublicState, with: &PublicState, seat: Seat) -> Vec<Motive> {
    let (was, is) = (totals(without), totals(with));
    let falls = rises(without, with).map(|rise| (-rise).max(0.0));
    let motive = |other: Seat| {
        let shared =
            |(clan, fall)| fall * following(with, seat, clan).min(following(with, other, clan));
        let shared: f32 = Clan::ALL.into_iter().zip(falls).map(shared).sum();
        let loss = was[other.index()] - is[other.index()] - shared;
        let purpose = loss_of(without, with, other, seat)?;
        Some(Motive { purpose, worth: loss / f32::from(with.seats() - 1) })
    };
    others(with, seat).filter_map(motive).collect()
}

/// Returns what a seat loses most by, of what can be named and what the seat that decides doesn't lose as well.
fn loss_of(
    without: &PublicState,
    with: &PublicState,
    seat: Seat,
    decider: Seat,
) -> Option<Purpose> {
    let (was, is) = (expected(without, seat), expected(with, seat));
    let (had, has) = (without.player(seat), with.player(seat));
    let of_clan = |(clan, rise): (Clan, f32)| {
        let loss = rise * (following(with, decider, clan) - following(with, seat, clan));
        let purpose = if with.lords.of(clan) < without.lords.of(clan) {
            Some(Purpose::FewerLords(seat, clan))
        } else if from_outside(with, clan) < from_outside(without, clan) {
            Some(Purpose::Inward(seat, clan))
        } else {
            None
        };
        (loss, purpose.filter(|_| following(with, seat, clan) > following(with, decider, clan)))
    };
    let falls = (has.step < had.step).then_some(Purpose::Lower(seat));
    let is_overtaken = has_most_mountaineers(without, seat) && !has_most_mountaineers(with, seat);
    let overtaken = is_overtaken.then_some(Purpose::Overtaken(seat));
    let track = was.influence - is.influence + was.doubling - is.doubling;
    let causes = [(track, falls), (was.majority - is.majority, overtaken)];
    let causes =
        causes.into_iter().chain(Clan::ALL.into_iter().zip(rises(without, with)).map(of_clan));
    let named = causes.filter_map(|(loss, purpose)| Some((loss, purpose?)));
    let most = named.filter(|(loss, _)| *loss > 0.0).max_by(|one, other| one.0.total_cmp(&other.0));
    most.map(|(_, purpose)| purpose)
}
