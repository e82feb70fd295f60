//! Reasons for an action of Four Towers: what it brings at the end of the turn, as far as that follows from it.

use serde::{Deserialize, Serialize};

use super::course::settled;
use super::worth::{Prospects, Worth, totals, worth};
use crate::games::four_towers::rules::action::Action;
use crate::games::four_towers::rules::components::{Clan, Trade};
use crate::games::four_towers::rules::scoring::has_most_mountaineers;
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
}

/// Smallest effect in points that counts as a reason.
const LEAST: f32 = 0.1;
/// Most motives given.
const MOST: usize = 8;
/// Most motives shown for one action: readers want no more.
pub const MOST_SAID: usize = 3;

/// Returns the reasons for an action of the view's seat with the rest of its turn, strongest first.
pub(super) fn motives(view: &View, action: Action, then: &[Action]) -> Vec<Motive> {
    let Some(seat) = view.seat else { return Vec::new() };
    if !view.decides() {
        return Vec::new();
    }
    let before = &view.table;
    let rest = then.iter();
    let after = settled(&rest.fold(before.after(action), |table, &then| table.after(then)));
    let mut found = own(before, &after, seat);
    found.extend(of_others(before, &after, seat));
    found.retain(|motive| motive.worth >= LEAST);
    found.sort_by(|one, other| other.worth.total_cmp(&one.worth));
    found.truncate(MOST);
    found
}

/// Returns what the seat itself gains, by cause.
fn own(before: &PublicState, after: &PublicState, seat: Seat) -> Vec<Motive> {
    // The time that passes with the turn is no effect of the action.
    let (was, is) = (expected(before, before, seat), expected(after, before, seat));
    let mut found = Vec::new();
    let mut add = |purpose, worth: f32| found.push(Motive { purpose, worth });
    for clan in Clan::ALL {
        let at = clan.index();
        add(Purpose::Followers(clan), is.followers[at] - was.followers[at]);
    }
    for trade in Trade::ALL {
        let at = trade.index();
        add(Purpose::Trade(trade), is.trades[at] - was.trades[at]);
    }
    let majority = match has_most_mountaineers(after, seat) {
        true => Purpose::Majority,
        false => Purpose::NearMajority,
    };
    add(majority, is.majority - was.majority);
    // Without another mercenary the track itself brings it.
    let (had, has) = (before.player(seat), after.player(seat));
    let has_more = has.count(Trade::Mercenary) > had.count(Trade::Mercenary);
    let doubling = match (had.is_doubled, has.is_doubled) {
        (false, true) => Purpose::Doubled,
        (false, false) if has_more => Purpose::NearDoubled,
        _ => Purpose::Influence,
    };
    let track = is.influence - was.influence;
    let again = is.doubling - was.doubling;
    match doubling {
        Purpose::Influence => add(Purpose::Influence, track + again),
        doubling => {
            add(doubling, again);
            add(Purpose::Influence, track);
        }
    }
    add(Purpose::Market, is.market - was.market);
    add(Purpose::Champions, is.champions - was.champions);
    add(Purpose::Tokens, is.tokens - was.tokens);
    found
}

/// Returns what a seat may expect of a table, with the time of another one.
fn expected(table: &PublicState, now: &PublicState, seat: Seat) -> Worth {
    let prospects = Prospects::of(&table.at_the_time_of(now));
    worth(table, &prospects, seat)
}

/// Returns what others lose, by seat; each counts as its part of the mean of them.
fn of_others(before: &PublicState, after: &PublicState, seat: Seat) -> Vec<Motive> {
    let now = after.at_the_time_of(before);
    let (was, is) = (totals(before), totals(&now));
    let others = before.each_seat().filter(|&other| other != seat);
    let loss =
        |other: Seat| (was[other.index()] - is[other.index()]) / f32::from(before.seats() - 1);
    others.map(|other| Motive { purpose: Purpose::Against(other), worth: loss(other) }).collect()
}
