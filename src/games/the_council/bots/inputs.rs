//! The network of the strongest level, and the numbers that it is told of a seat and of the table.

use std::cmp::Reverse;

use super::features::{Best, CARDS, cards, regime};
use super::heuristic::{Evaluation, weighed};
use super::weights::weights;
use super::worth::{Time, worths};
use crate::bots::learned::Learned;
use crate::bots::network::{Inputs, Judge, Network, Row};
use crate::bots::outlook::MOST_SEATS;
use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::components::{HANDS, MOST_PLAYERS, PLAYERS, Suit};
use crate::games::the_council::rules::scoring::score;
use crate::games::the_council::rules::{Decision, PublicState, State};
use crate::rules::Seat;

/// How many numbers describe a seat.
pub const OF_SEAT: usize = 7 + CARDS + MOST_PLAYERS + Suit::COUNT * OF_SUIT;
/// How many of them are about each suit.
const OF_SUIT: usize = 13;
/// How many numbers describe the table.
pub const OF_TABLE: usize = 11 + Suit::COUNT;

/// The judge with the network that was learned.
pub static CHAMPION: Learned<Judge<TheCouncil, OF_TABLE, OF_SEAT>> =
    Learned::new("the-council-champion.txt", include_str!("the-council-champion.txt"), |file| {
        Network::read(file, PLAYERS).ok().map(judge)
    });

/// Returns the judge with a network.
pub fn judge(network: Network<OF_TABLE, OF_SEAT>) -> Judge<TheCouncil, OF_TABLE, OF_SEAT> {
    Judge { network, beside: |_| weights(), inputs }
}

/// Returns the numbers of a position.
fn inputs(state: &State) -> Inputs<OF_TABLE, OF_SEAT> {
    let (table, time) = weighed(state);
    let points = worths(&table, time);
    let mut seats = [[0.0; OF_SEAT]; MOST_SEATS];
    for (place, seat) in table.seats_from(table.opener).enumerate() {
        if let Some(numbers) = seats.get_mut(seat.index()) {
            *numbers = of_seat(&table, seat, place, &points);
        }
    }
    let expected = weights().points(&table, time);
    Inputs { table: of_table(&table, time), seats, expected, players: table.players().len() }
}

/// Returns the numbers of the table.
fn of_table(table: &PublicState, time: Time) -> [f32; OF_TABLE] {
    let done = 1.0 - time.share_left();
    let mut row = Row::of([1.0, done, done * done, time.of_hand(table)]);
    PLAYERS.for_each(|seats| row.flag(table.seats() == seats));
    row.flag(regime(table) > 0);
    row.flag(matches!(table.decision, Decision::Bid(_)));
    row.push(f32::from(table.hand) / f32::from(HANDS));
    row.push(table.collapsed().len() as f32 / 3.0);
    let mut lacking = Suit::ALL.map(|suit| {
        let most = table.players().iter().map(|player| player.ranks.of(suit)).max().unwrap_or(0);
        f32::from(table.empire.of(suit)) - f32::from(most)
    });
    lacking.sort_by(f32::total_cmp);
    lacking.into_iter().for_each(|ranks| row.push(ranks / 3.0));
    row.whole()
}

/// Returns the numbers of a seat that bids at this place, of which others expect these points.
fn of_seat(
    table: &PublicState,
    seat: Seat,
    place: usize,
    points: &[f32; MOST_PLAYERS],
) -> [f32; OF_SEAT] {
    let player = table.player(seat);
    let mut row = Row::of([points[seat.index().min(MOST_PLAYERS - 1)]]);
    let own = score(table, seat).total();
    let others = table.each_seat().filter(|&other| other != seat);
    let most = others.map(|other| score(table, other).total()).max().unwrap_or(0);
    row.count(own);
    row.push(f32::from(own) - f32::from(most));
    row.count(player.traitors);
    row.count(player.chips.total());
    row.count(player.ranks.total());
    row.count(table.ready(seat).len());
    let mut held = [0_u8; CARDS];
    cards(table, seat, table.ready(seat), |kind| held[kind] += 1);
    held.into_iter().for_each(|cards| row.count(cards));
    let is_before_bids = matches!(table.decision, Decision::Bid(_));
    (0..MOST_PLAYERS).for_each(|at| row.flag(is_before_bids && at == place));
    suits(&mut row, table, seat);
    row.whole()
}

/// What the seat has of each suit, those nearest to the empire first.
fn suits(row: &mut Row<OF_SEAT>, table: &PublicState, seat: Seat) {
    let player = table.player(seat);
    let below = |suit: Suit| i32::from(table.empire.of(suit)) - i32::from(player.ranks.of(suit));
    let mut suits = Suit::ALL;
    suits.sort_by_key(|&suit| (below(suit), Reverse(player.ranks.of(suit))));
    for suit in suits {
        let (rank, chips) = (player.ranks.of(suit), player.chips.of(suit));
        let other = Best::of(table, |seat| table.player(seat).ranks.of(suit)).other_than(rank);
        let most = Best::of(table, |seat| table.player(seat).chips.of(suit)).other_than(chips);
        let gap = i32::from(table.empire.of(suit)) - i32::from(other);
        row.count(rank);
        [-1, 0, 1, 2].into_iter().for_each(|ranks| row.flag(below(suit) == ranks));
        row.push((below(suit) - 3).max(0) as f32);
        [-1, 0, 1].into_iter().for_each(|ranks| row.flag(gap == ranks));
        row.push(if gap < 0 || below(suit) < 0 { f32::from(rank) } else { 0.0 });
        row.count(chips);
        row.push(f32::from(chips) - f32::from(most));
        row.flag(chips > 0);
    }
}
