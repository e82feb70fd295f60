//! What is counted of a table for each seat, to be weighed by what was learned of it.

use crate::games::four_towers::rules::components::{
    BOUGHT, Champion, Clan, DOUBLED, DOUBLING, MAJORITY_POINTS, MERCENARIES, MERCHANTS,
    MOST_CHAMPIONS, MOST_PLAYERS, MOUNTAINEER_SPACES, Ring, TRACK, TRADE_POINTS, points,
};
use crate::games::four_towers::rules::mats::Player;
use crate::games::four_towers::rules::scoring::bonus;
use crate::games::four_towers::rules::state::PublicState;
use crate::games::four_towers::rules::villages::Villages;
use crate::rules::Seat;

/// A group of counts.
#[derive(Clone, Copy)]
pub struct Group {
    /// The first of them.
    pub first: usize,
    /// Number of counts.
    pub size: usize,
}

impl Group {
    const fn after(before: Group, size: usize) -> Group {
        Group { first: before.first + before.size, size }
    }
}

/// Followers, and those that may still pay for a champion.
pub const FOLLOWERS: Group = Group { first: 0, size: 2 };
/// Followers times what promises lords of their clan, or threatens them: lords, demons, followers of others and own ones,
/// the supply, and then the villages where the clan is, by ring and by whether it is alone there.
pub const PROSPECTS: Group = Group::after(FOLLOWERS, FIRST_VILLAGE + OF_VILLAGES);
/// The same of the villages for the seat that plays next.
pub const NEXT: Group = Group::after(PROSPECTS, OF_VILLAGES);
/// The number of mercenaries before the marker is doubled.
pub const MERCENARY: Group = Group::after(NEXT, MERCENARIES as usize + 1);
/// Mercenaries of a doubled marker, and the track times the mercenaries of one that is not.
pub const DOUBLING_AHEAD: Group = Group::after(MERCENARY, 2);
/// The space of the marker, and that of a doubled one.
pub const STEP: Group = Group::after(DOUBLING_AHEAD, 2 * TRACK.len());
/// The number of merchants and of champions.
pub const MERCHANT: Group = Group::after(STEP, (MERCHANTS as usize + 1) * (MOST_CHAMPIONS + 1));
/// The number of mountaineers, and how far the seat is ahead with them.
pub const MOUNTAINEER: Group = Group::after(MERCHANT, (MOUNTAINEER_SPACES.len() + 1) * LEADS);
/// Champions, by number.
pub const CHAMPION: Group = Group::after(MOUNTAINEER, Champion::COUNT);
/// Their tokens.
pub const TOKENS: Group = Group::after(CHAMPION, Champion::COUNT);
/// Their bonuses as they stand.
pub const BONUS: Group = Group::after(TOKENS, Champion::COUNT);
/// Gems beside the champions.
pub const GEMS: Group = Group::after(BONUS, 1);
/// How many seats play before this one.
pub const PLACE: Group = Group::after(GEMS, MOST_PLAYERS);

/// Number of counts.
pub const FEATURES: usize = PLACE.first + PLACE.size;

/// What stands before the villages.
pub const FIRST_VILLAGE: usize = 5;
/// Villages of each ring, with the clan alone or in a pair.
pub const OF_VILLAGES: usize = 2 * Ring::ALL.len();
/// Leads in mountaineers from -2 to 2.
pub(super) const LEADS: usize = 5;
/// Followers beyond which more don't help to buy champions.
pub(super) const PRICE: u8 = 8;

/// Whether a count is of followers.
pub const fn is_of_followers(at: usize) -> bool {
    at < NEXT.first + NEXT.size
}

/// Reports what is counted for each seat: the seat, the number of the count, and how much.
pub fn count(table: &PublicState, mut on_count: impl FnMut(Seat, usize, f32)) {
    let map = Clan::ALL.map(|clan| villages(table, clan));
    let mut followers = [0.0; Clan::COUNT];
    for player in table.players() {
        for clan in Clan::ALL {
            followers[clan.index()] += f32::from(player.followers.of(clan));
        }
    }
    let first = table.active();
    for seat in table.each_seat() {
        let place = (seat.0 + table.seats() - first.0) % table.seats().max(1);
        of_seat(table, seat, |at, amount| on_count(seat, at, amount));
        prospects(table, table.player(seat), &followers, &map, place == 0, |at, amount| {
            on_count(seat, at, amount);
        });
        on_count(seat, PLACE.first + usize::from(place).min(PLACE.size - 1), 1.0);
    }
}

/// Reports what each count is worth on the score sheet.
pub(super) fn for_the_score(mut on_worth: impl FnMut(usize, f32)) {
    on_worth(PROSPECTS.first, 1.0);
    let each = f32::from(TRADE_POINTS);
    for (at, step) in (0..TRACK.len()).zip(0_u8..) {
        on_worth(STEP.first + at, f32::from(points(step)));
        on_worth(STEP.first + TRACK.len() + at, f32::from(points(step) * (DOUBLED - 1)));
    }
    on_worth(DOUBLING_AHEAD.first, each);
    (0..MERCENARY.size).for_each(|at| on_worth(MERCENARY.first + at, at as f32 * each));
    for at in 0..MERCHANT.size {
        on_worth(MERCHANT.first + at, (at / (MOST_CHAMPIONS + 1)) as f32 * each);
    }
    for at in 0..MOUNTAINEER.size {
        let points = if at % LEADS > LEADS / 2 { MAJORITY_POINTS } else { TRADE_POINTS };
        on_worth(MOUNTAINEER.first + at, (at / LEADS) as f32 * f32::from(points));
    }
    for at in TOKENS.first..GEMS.first + GEMS.size {
        on_worth(at, 1.0);
    }
}

/// Returns the number of villages where the clan is, by ring and by whether it is alone.
pub(super) fn villages(table: &PublicState, clan: Clan) -> [f32; OF_VILLAGES] {
    let mut counts = [0.0; OF_VILLAGES];
    let with = table.land.with(clan);
    for (pair, ring) in counts.chunks_exact_mut(2).zip(Ring::ALL) {
        let here = with.and(Villages::of(ring));
        let single = here.and(table.land.single()).len();
        pair[0] = single as f32;
        pair[1] = (here.len() - single) as f32;
    }
    counts
}

/// Reports what may become of the followers of a seat.
fn prospects(
    table: &PublicState,
    player: &Player,
    followers: &[f32; Clan::COUNT],
    map: &[[f32; OF_VILLAGES]; Clan::COUNT],
    is_next: bool,
    mut on_count: impl FnMut(usize, f32),
) {
    let mut sums = [0.0; PROSPECTS.size];
    for clan in player.followers.kinds() {
        let own = f32::from(player.followers.of(clan));
        let of_all = [
            f32::from(table.lords.of(clan)),
            f32::from(table.demons.of(clan)),
            followers[clan.index()] - own,
            own,
            f32::from(table.supply.of(clan)),
        ];
        let prospects = of_all.into_iter().chain(map[clan.index()]);
        sums.iter_mut().zip(prospects).for_each(|(sum, prospect)| *sum += own * prospect);
    }
    for (at, &sum) in sums.iter().enumerate().filter(|(_, sum)| **sum != 0.0) {
        on_count(PROSPECTS.first + at, sum);
        if is_next && let Some(place) = (at + NEXT.size).checked_sub(PROSPECTS.size) {
            on_count(NEXT.first + place, sum);
        }
    }
}

/// Reports what a seat has, without the map.
fn of_seat(table: &PublicState, seat: Seat, mut on_count: impl FnMut(usize, f32)) {
    let player = table.player(seat);
    let bought = player.champions().count();
    let all = player.followers.total();
    on_count(FOLLOWERS.first, f32::from(all));
    if bought < BOUGHT {
        on_count(FOLLOWERS.first + 1, f32::from(all.min(PRICE)));
    }
    let (mercenaries, step) = (player.mercenaries.len(), usize::from(player.step));
    let track = step.min(TRACK.len() - 1);
    on_count(STEP.first + track, 1.0);
    if player.is_doubled {
        on_count(STEP.first + TRACK.len() + track, 1.0);
        on_count(DOUBLING_AHEAD.first, f32::from(mercenaries));
    } else {
        on_count(MERCENARY.first + usize::from(mercenaries).min(MERCENARY.size - 1), 1.0);
        let part = f32::from(mercenaries) / f32::from(DOUBLING);
        on_count(DOUBLING_AHEAD.first + 1, f32::from(points(player.step)) * part);
    }
    let merchants = usize::from(player.merchants.total().min(MERCHANTS));
    on_count(MERCHANT.first + merchants * (MOST_CHAMPIONS + 1) + bought, 1.0);
    let mountaineers = player.mountaineers.len();
    let others = table.each_seat().filter(|&other| other != seat);
    let most = others.map(|other| table.player(other).mountaineers.len()).max().unwrap_or(0);
    let lead = (i32::from(mountaineers) - i32::from(most)).clamp(-2, 2) + 2;
    on_count(MOUNTAINEER.first + usize::from(mountaineers) * LEADS + lead as usize, 1.0);
    for hired in player.champions() {
        let at = hired.champion as usize;
        on_count(CHAMPION.first + at, 1.0);
        on_count(TOKENS.first + at, f32::from(hired.tokens()));
        on_count(BONUS.first + at, f32::from(bonus(table, player, hired.champion)));
    }
    on_count(GEMS.first, f32::from(player.gems));
}
