//! The rest of a turn by simple rules: how a turn begun is likely to end.
//!
//! Villages expand by a convention: Outside goes the clan of which the player's followers gain most, into the City the one
//! of which they gain least. How many lords and demons there are doesn't depend on it.

use super::worth::{Prospects, lead, totals, worth};
use crate::games::four_towers::rules::action::Action;
use crate::games::four_towers::rules::clans::Clans;
use crate::games::four_towers::rules::components::{Clan, LineEnd, MOST_PLAYERS, Space, Village};
use crate::games::four_towers::rules::state::{Decision, PublicState};
use crate::rules::Seat;

/// Most decisions that are made for a player: no cascade has as many.
const MOST: usize = 128;

/// Returns the table once the player whose turn it is has expanded all villages and assigned what is drawn. What else may
/// be decided is left open.
pub fn settled(table: &PublicState) -> PublicState {
    let active = table.active();
    let mut table = *table;
    for _ in 0..MOST {
        let action = match table.decision() {
            Decision::Expand => expansion(&table),
            Decision::Demote => Some(demotion(&table)),
            Decision::Assign => assignment(&table),
            Decision::Spirits => spirits(&table),
            Decision::Play | Decision::Place | Decision::End | Decision::Over => None,
        };
        // Once the turn is over, that is all that was to be known.
        if !action.is_some_and(|action| table.go_on(action)) || table.active() != active {
            break;
        }
    }
    table
}

/// Returns how the first village that must expand does.
fn expansion(table: &PublicState) -> Option<Action> {
    let village = table.land.bursting().first()?;
    let lines = village.lines();
    let mut there = table.land.at(village);
    let mut clans = [None; 3];
    let exit = lines.iter().position(|end| !matches!(end, LineEnd::Village(_)));
    if let Some(exit) = exit {
        let outside = lines[exit] == LineEnd::Outside;
        let gain = |&clan: &Clan| {
            let gain = relative_followers(table, clan);
            if outside { gain } else { -gain }
        };
        let best = there.kinds().max_by(|one, other| gain(one).total_cmp(&gain(other)))?;
        there.remove(best);
        clans[exit] = Some(best);
    }
    // The others outwards or inwards as they come.
    let mut rest = there.iter();
    for place in clans.iter_mut().filter(|place| place.is_none()) {
        *place = rest.next();
    }
    let [Some(one), Some(two), Some(three)] = clans else { return None };
    Some(Action::Expand { village, clans: [one, two, three] })
}

/// Returns how many more followers of a clan the player has than the mean of the others.
pub fn relative_followers(table: &PublicState, clan: Clan) -> f32 {
    let mut followers = [0.0; MOST_PLAYERS];
    for seat in table.each_seat() {
        followers[seat.index()] = f32::from(table.player(seat).followers.of(clan));
    }
    lead(&followers, table.active(), table.seats())
}

/// Returns the demotion of the leader among those who can fall.
fn demotion(table: &PublicState) -> Action {
    let totals = totals(table);
    let total = |seat: &Seat| totals[seat.index().min(MOST_PLAYERS - 1)];
    let worst = table.demotable().iter().max_by(|one, other| total(one).total_cmp(&total(other)));
    worst.map_or(Action::Spare, Action::Demote)
}

/// Returns the best single assignment of a drawn peasant, and what it brings.
fn assignment(table: &PublicState) -> Option<Action> {
    let prospects = Prospects::of(table);
    let mut best: Option<(f32, Action)> = None;
    for clan in table.turn.drawn.kinds() {
        let mut fits = false;
        for space in Space::ALL.into_iter().filter(|&space| table.own().takes(space, clan)) {
            fits = true;
            let gain = space_gain(table, &prospects, clan, space);
            if best.is_none_or(|(most, _)| gain > most) {
                best = Some((gain, Action::Assign { clan, space }));
            }
        }
        if !fits {
            best = best.or(Some((0.0, Action::Dismiss(clan))));
        }
    }
    best.map(|(_, action)| action)
}

/// Returns what a drawn peasant brings on a space, in points.
pub fn space_gain(table: &PublicState, prospects: &Prospects, clan: Clan, space: Space) -> f32 {
    let after = table.after(Action::Assign { clan, space });
    // The turn may be over with it.
    let seat = table.active();
    worth(&after, prospects, seat).total() - worth(table, prospects, seat).total()
}

/// Returns the spirits of which the temple has most, so that others remain.
fn spirits(table: &PublicState) -> Option<Action> {
    let due =
        table.own().champions().next_back().map_or(0, |hired| table.tokens_for(hired.champion));
    let mut spirits = Clans::NONE;
    let mut temple = table.temple;
    for _ in 0..due {
        let most = Clan::ALL.into_iter().max_by_key(|&clan| temple.of(clan))?;
        temple.remove(most);
        spirits.add(most);
    }
    Some(Action::Spirits(spirits))
}

/// Returns the villages where each drawn peasant can be placed.
pub fn placements(table: &PublicState) -> impl Iterator<Item = (Clan, Village)> {
    let of = |clan| table.takes_placed(clan).iter().map(move |village| (clan, village));
    table.turn.drawn.kinds().flat_map(of)
}
