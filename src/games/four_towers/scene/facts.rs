//! Facts for beginners: what matters at the table just now, one at a time.

use super::outcome::Outcome;
use crate::games::four_towers::rules::components::{
    Clan, DOUBLING, MERCHANTS, Space, TOP, Trade, points,
};
use crate::games::four_towers::rules::scoring::has_most_mountaineers;
use crate::games::four_towers::rules::{Action, Cause, Decision, PublicState, View};
use crate::rules::Seat;

/// Turns from which those left are told.
const FEW_TURNS: u8 = 3;
/// Peasants of a clan from which those left are told.
const FEW_PEASANTS: u8 = 3;

/// A fact about the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// The followers of a clan without lords bring nothing.
    NoLordNow(Clan),
    /// Nobody gains more than this other seat from a lord of a clan, by so many followers.
    GainsMost(Seat, Clan, u8),
    /// The next mercenary doubles the marker.
    AlmostDoubled,
    /// The decision ends the majority of mountaineers, for so many points less.
    EndsMajority(u16),
    /// The decision makes for most mountaineers, for so many points more.
    MakesMajority(u16),
    /// The next merchant fills the market.
    AlmostFull,
    /// A marker would take the gem of a space worth so much.
    GemAhead(u16),
    /// A lord of a clan of which one has followers would follow the demon: points lost.
    CostsYou(Clan, u16),
    /// Turns left for the player.
    TurnsLeft(u8),
    /// The supply of a clan runs out: peasants left.
    RunsOut(Clan, u8),
}

/// Returns the fact that matters most to the deciding seat, with the action that is previewed.
pub fn fact(view: &View, ready: Option<&(Action, Outcome)>) -> Option<Fact> {
    let seat = view.seat.filter(|_| view.decides())?;
    let table = &view.table;
    if let Some((action, outcome)) = ready
        && let Some(fact) = of_action(table, seat, *action, outcome)
    {
        return Some(fact);
    }
    match table.decision() {
        Decision::Play => at_the_start(table, seat),
        Decision::Assign => before_keeping(table, seat),
        _ => None,
    }
}

fn of_action(table: &PublicState, seat: Seat, action: Action, outcome: &Outcome) -> Option<Fact> {
    let own = table.player(seat);
    let cause = Cause::Trade(Trade::Mountaineer);
    let (before, after) = (outcome.score.0.of(cause), outcome.score.1.of(cause));
    let majority =
        (has_most_mountaineers(table, seat), has_most_mountaineers(&outcome.after, seat));
    match majority {
        (true, false) if before > after => return Some(Fact::EndsMajority(before - after)),
        (false, true) if after > before => return Some(Fact::MakesMajority(after - before)),
        _ => {}
    }
    let Action::Expand { .. } = action else { return None };
    Clan::ALL.into_iter().find_map(|clan| {
        let (lords, then) = (table.lords.of(clan), outcome.after.lords.of(clan));
        let followers = own.followers.of(clan);
        if then < lords && followers > 0 {
            let lost = u16::from(followers) * u16::from(lords - then);
            return Some(Fact::CostsYou(clan, lost));
        }
        let most = table.each_seat().max_by_key(|&other| table.player(other).followers.of(clan))?;
        let theirs = table.player(most).followers.of(clan);
        (then > lords && most != seat && theirs > followers)
            .then_some(Fact::GainsMost(most, clan, theirs))
    })
}

fn at_the_start(table: &PublicState, seat: Seat) -> Option<Fact> {
    let own = table.player(seat);
    let left = table.turns_left(seat);
    if left <= FEW_TURNS {
        return Some(Fact::TurnsLeft(left));
    }
    let without_lords = Clan::ALL
        .into_iter()
        .filter(|&clan| own.followers.of(clan) > 0 && table.lords.of(clan) == 0)
        .max_by_key(|&clan| own.followers.of(clan));
    let runs_out = Clan::ALL
        .into_iter()
        .find(|&clan| (1..=FEW_PEASANTS).contains(&table.supply.of(clan)))
        .map(|clan| Fact::RunsOut(clan, table.supply.of(clan)));
    let next = own.step.saturating_add(1).min(TOP);
    let gem = table.track_gems.is_on(next).then(|| Fact::GemAhead(points(next)));
    runs_out.or(gem).or(without_lords.map(Fact::NoLordNow))
}

fn before_keeping(table: &PublicState, seat: Seat) -> Option<Fact> {
    let own = table.player(seat);
    let takes = |trade| table.turn.drawn.kinds().any(|clan| own.takes(Space::Of(trade), clan));
    if !own.is_doubled && own.mercenaries.len() + 1 == DOUBLING && takes(Trade::Mercenary) {
        return Some(Fact::AlmostDoubled);
    }
    let is_last = own.merchants.total() + 1 == MERCHANTS && takes(Trade::Merchant);
    is_last.then_some(Fact::AlmostFull)
}
