//! A seat's strength in hundredths of a VP: its possessions, and their likely results.

use super::features::{largest_group, matches, next_queens_reward};
use crate::games::council_of_4::rules::components::{
    Council, MERCHANTS, QUEENS_REWARDS, ROAD_PRICE, RewardTile,
};
use crate::games::council_of_4::rules::{Cards, City, Decision, PublicState, Region};
use crate::rules::Seat;

/// A VP, the unit of all other worths.
const VP: i32 = 100;
const COIN: i32 = 35;
const SERVANT: i32 = 80;
const CARD: i32 = 70;
const JOKER: i32 = 110;
const NOBILITY_STEP: i32 = 90;
const MERCHANT: i32 = 420;
const READY_PERMIT: i32 = 260;
/// Worth of each city beyond the first in which a ready permit can be used.
const PERMIT_CHOICE: i32 = 25;
const MAIN_ACTION: i32 = 300;
/// Worth of the last of the ten merchants, which ends the game, when ahead.
const ENDING_AHEAD: i32 = 600;
/// Worth of cards that match the best region's council, by their number from 0 to 4.
const REGION_MATCH: [i32; 5] = [0, 40, 130, 260, 420];
const QUEEN_MATCH: [i32; 5] = [0, 20, 80, 190, 330];
/// Worth of each city of the seat's largest group.
const TOKEN_IN_REACH: i32 = 30;

/// Returns the seat's strength with this hand, in hundredths of a VP.
pub(crate) fn evaluate(table: &PublicState, hand: Cards, seat: Seat) -> i32 {
    let player = table.player(seat);
    let mut worth = i32::from(table.vp(seat)) * VP
        + means(player.coins, hand)
        + i32::from(player.servants.min(100)) * SERVANT
        + i32::from(player.nobility) * NOBILITY_STEP
        + player.merchants.len() as i32 * MERCHANT;
    worth += tiles(table, seat);
    worth += permits(table, seat);
    worth += councils(table, hand, seat);
    worth += reach(table, seat);
    worth += ending(table, seat);
    if table.turn.seat == seat {
        worth += match table.decision {
            Decision::Turn => i32::from(table.turn.main_left) * MAIN_ACTION,
            Decision::Token => 2 * VP,
            Decision::TwoTokens => 4 * VP,
            Decision::FreePermit | Decision::RepeatPermit => 5 * VP,
            Decision::Over => 0,
        };
    }
    worth
}

/// Returns the worth of coins and cards as such, in hundredths of a VP.
pub fn means(coins: u8, hand: Cards) -> i32 {
    i32::from(coins) * COIN
        + i32::from(hand.len()) * CARD
        + i32::from(hand.jokers()) * (JOKER - CARD)
}

/// Returns the worth of tiles taken, and of those still available by their completed part.
fn tiles(table: &PublicState, seat: Seat) -> i32 {
    let player = table.player(seat);
    let queens: u16 = player.queens_rewards.iter().map(|place| QUEENS_REWARDS[place]).sum();
    let next_queens = next_queens_reward(table);
    let of_tile = |tile: RewardTile| match table.owner(tile) {
        Some(owner) if owner == seat => i32::from(tile.vp()) * VP,
        Some(_) => 0,
        None => {
            let cities = table.cities_of(tile);
            let done = (cities & player.merchants).len() as i32;
            let missing = cities.len() as i32 - done;
            if missing > i32::from(player.merchants_left()) {
                return 0;
            }
            // Squared, since the last steps are the likely ones.
            i32::from(tile.vp() + next_queens) * VP * done * done
                / (cities.len() as i32 * cities.len() as i32)
                * 2
                / 3
        }
    };
    i32::from(queens) * VP + RewardTile::ALL.into_iter().map(of_tile).sum::<i32>()
}

/// Returns the worth of usable permits, as far as merchants are left for them.
fn permits(table: &PublicState, seat: Seat) -> i32 {
    let player = table.player(seat);
    let mut worths: Vec<i32> = player
        .ready
        .iter()
        .filter_map(|permit| {
            let open = permit.cities() & !player.merchants;
            (!open.is_empty()).then(|| READY_PERMIT + (open.len() as i32 - 1) * PERMIT_CHOICE)
        })
        .collect();
    worths.sort_unstable_by(|a, b| b.cmp(a));
    // A collection is worth less than its parts: each permit needs an action of its own.
    let left = usize::from(player.merchants_left());
    worths.iter().take(left).enumerate().map(|(at, worth)| worth * 4 / (4 + at as i32)).sum()
}

/// Returns the worth of the hand at the councils.
fn councils(table: &PublicState, hand: Cards, seat: Seat) -> i32 {
    if table.player(seat).merchants_left() == 0 {
        return 0;
    }
    let region = Region::ALL
        .into_iter()
        .filter(|&region| table.face_up[region.index()].iter().any(Option::is_some))
        .map(|region| REGION_MATCH[matches(table, hand, Council::Region(region))])
        .max();
    region.unwrap_or(0) + QUEEN_MATCH[matches(table, hand, Council::Queen)]
}

/// Returns the worth of the tokens that the next merchant would bring by joining the seat's own cities, and
/// of the queen's nearness to a free city.
fn reach(table: &PublicState, seat: Seat) -> i32 {
    let player = table.player(seat);
    let board = table.board;
    let largest = largest_group(table, player.merchants).len() as i32;
    let free = |city: &City| !player.merchants.contains(*city);
    let nearest = City::ALL.into_iter().filter(free).map(|city| board.distance(table.queen, city));
    let way = i32::from(nearest.min().unwrap_or(0) * ROAD_PRICE) * COIN;
    largest * TOKEN_IN_REACH - way / 4
}

/// Returns the worth of ending the game, which favours the leader.
fn ending(table: &PublicState, seat: Seat) -> i32 {
    let vp = |seat: Seat| i32::from(table.vp(seat)) * VP + tiles(table, seat);
    let ahead = table.each_seat().filter(|&other| other != seat).all(|other| vp(seat) > vp(other));
    let placed = table.player(seat).merchants.len() == usize::from(MERCHANTS);
    if placed && ahead { ENDING_AHEAD } else { 0 }
}
