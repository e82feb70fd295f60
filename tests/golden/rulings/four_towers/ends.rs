//! Evidence in the end of a game.

use std::cmp::Reverse;

use curia::games::four_towers::FourTowers;
use curia::games::four_towers::rules::components::{
    Clan, DOUBLING, TRACK, TRADE_POINTS, Trade, gems as all_gems, points,
};
use curia::games::four_towers::rules::scoring::{Cause, Score, has_most_mountaineers, score};
use curia::games::four_towers::rules::state::{PublicState, State};
use curia::rules::Game;

use super::turns::Watch;

/// Finds the evidence in the last state of a game.
pub fn see(state: &State, game: &Watch, see: &mut impl FnMut(&'static str)) {
    let table = state.table();
    let turns = &game.turns[..];
    see(match turns {
        [20, 20] => "R02 two players with 20 turns each",
        [16, 16, 16] => "R02 three players with 16 turns each",
        [12, 12, 12, 12] => "R02 four players with 12 turns each",
        other => panic!("{other:?}"),
    });
    if game.kindled {
        see("R43 a spirit comes to the map and no turn is lost");
    }
    let followed = |clan: &Clan| {
        table.lords.of(*clan) > 0 && table.players().iter().any(|one| one.followers.contains(*clan))
    };
    if game.followed.iter().any(followed) {
        see("R51 a lord that followed counts no more");
    }
    gems(table, see);
    for seat in table.each_seat() {
        let (player, score) = (table.player(seat), score(table, seat));
        if player.step > 0 && points(player.step) == points(player.step - 1) + 2 {
            assert_eq!(score.influence, u16::from(TRACK[usize::from(player.step)]));
            see("R19 a step of two points");
        }
        if player.is_doubled && player.mercenaries.len() < DOUBLING {
            assert_eq!(score.doubled, score.influence);
            see("R22 doubled with fewer than seven left");
        }
        if score.tokens > 0 {
            see("R44 tokens are left");
        }
        let trades = [Trade::Mercenary, Trade::Merchant];
        for trade in trades.into_iter().filter(|&trade| game.given.contains(&(seat, trade))) {
            assert_eq!(score.trades[trade.index()], TRADE_POINTS * u16::from(player.count(trade)));
            see("R45 one who was given up counts no more");
        }
    }
    mountaineers(table, see);
    ties(state, see);
}

fn gems(table: &PublicState, see: &mut impl FnMut(&'static str)) {
    let of = |count: fn(&PublicState) -> u8| count(table);
    let places = [
        table.temple_gems,
        table.track_gems.len(),
        of(|table| table.players().iter().map(|player| player.gems).sum()),
        of(|table| table.players().iter().map(|player| u8::from(player.is_doubled)).sum()),
        of(|table| {
            table.players().iter().flat_map(|one| one.champions()).map(|hired| hired.gems).sum()
        }),
    ];
    assert_eq!(places.into_iter().sum::<u8>(), all_gems(table.seats()));
    if places.into_iter().all(|gems| gems > 0) {
        see("R46 gems in all places");
    }
}

fn mountaineers(table: &PublicState, see: &mut impl FnMut(&'static str)) {
    let numbers = || table.players().iter().map(|player| player.mountaineers.len());
    let most = numbers().max().filter(|&most| most > 0);
    let have_most = table.each_seat().filter(|&seat| has_most_mountaineers(table, seat)).count();
    match numbers().filter(|&number| Some(number) == most).count() {
        0 => {}
        1 => {
            assert_eq!(have_most, 1);
            see("R33 most mountaineers");
        }
        _ => {
            assert_eq!(have_most, 0);
            see("R33 a tie for most mountaineers");
        }
    }
}

fn ties(state: &State, see: &mut impl FnMut(&'static str)) {
    let table = state.table();
    let scores: Vec<Score> = table.each_seat().map(|seat| score(table, seat)).collect();
    let best = scores.iter().map(Score::total).max();
    let tied = scores.iter().filter(|score| Some(score.total()) == best);
    let track = |score: &Score| Reverse(score.influence + score.doubled);
    let mut tied: Vec<_> = tied.map(|score| (track(score), score.of(Cause::Champions))).collect();
    tied.sort_unstable();
    let [first, second, ..] = tied[..] else { return };
    let winners = FourTowers::winners(state).expect("an end").len();
    see(if first == second {
        assert!(winners > 1);
        "R42 a shared victory"
    } else if first.0 == second.0 {
        "R42 the champions decide"
    } else {
        "R42 the track decides"
    });
}
