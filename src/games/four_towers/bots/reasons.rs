//! Whether the reasons for an action are true: each names something that its turn does.

use std::collections::BTreeSet;

use super::greedy::gone_on;
use super::motive::{Motive, Purpose};
use crate::bots::{Playable, trial};
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::action::Action;
use crate::games::four_towers::rules::components::{
    Champion, Clan, Counted, DOUBLING, Trade, Village,
};
use crate::games::four_towers::rules::mats::Player;
use crate::games::four_towers::rules::scoring::has_most_mountaineers;
use crate::games::four_towers::rules::state::{PublicState, State};
use crate::rules::Seat;

/// Returns the table after a turn, gone on with if it is not over; without one, as it is.
fn after_all(state: &State, turn: &[Action]) -> PublicState {
    if turn.is_empty() {
        return *state.table();
    }
    gone_on(&turn.iter().fold(*state.table(), |table, &action| table.after(action)))
}

/// Whether a clan has more peasants in the outermost ring in which another table has not as many.
fn is_further_out(without: &PublicState, with: &PublicState, clan: Clan) -> bool {
    let of = |table: &PublicState, ring: usize| -> u8 {
        let there = Village::ALL.into_iter().filter(|village| village.ring() as usize == ring);
        there.map(|village| table.land.at(village).of(clan)).sum()
    };
    let both = [3, 2, 1].map(|ring| (of(without, ring), of(with, ring)));
    both.into_iter().find(|(without, with)| without != with).is_some_and(|(less, more)| more > less)
}

fn tokens(player: &Player) -> u8 {
    player.gems + player.champions().map(|hired| hired.tokens()).sum::<u8>()
}

/// Returns what the bonus of a player's champion counts.
fn counted(table: &PublicState, player: &Player, champion: Champion) -> u16 {
    let least = |counts: Vec<u8>| u16::from(counts.into_iter().min().unwrap_or_default());
    match champion.bonus().counted {
        Counted::LordsOf(clan) => table.lords.of(clan).into(),
        Counted::Lords => table.lords.total(),
        Counted::DemonsOf(clan) => table.demons.of(clan).into(),
        Counted::Demons => table.demons.total(),
        Counted::Trade(trade) => player.count(trade).into(),
        Counted::TradeSets => least(Trade::ALL.map(|trade| player.count(trade)).to_vec()),
        Counted::Steps => player.step.into(),
        Counted::FollowerSets => least(Clan::ALL.map(|clan| player.followers.of(clan)).to_vec()),
    }
}

/// By how many mountaineers a seat is ahead of all others.
fn ahead(table: &PublicState, seat: Seat) -> i32 {
    let of = |seat| i32::from(table.player(seat).mountaineers.len());
    let others = table.each_seat().filter(|&other| other != seat).map(of);
    of(seat) - others.max().unwrap_or_default()
}

/// Returns what of a motive is wrong, as text; none if it is true.
fn false_of(state: &State, turn: &[Action], instead: &[Action], motive: &Motive) -> Option<String> {
    let (before, after) = (&after_all(state, instead), &after_all(state, turn));
    let seat = state.table().active();
    let (had, has) = (before.player(seat), after.player(seat));
    let more = |trade| has.count(trade) > had.count(trade);
    let champions = |player: &Player| player.champions().count();
    let [fewer, lords] = [before, after].map(|table| move |clan| table.lords.of(clan));
    let count = |seat: Seat, clan| u16::from(after.player(seat).followers.of(clan));
    // More than the others have in the mean, and another more than the seat itself.
    let follows = |seat, clan| {
        let all: u16 = after.each_seat().map(|seat| count(seat, clan)).sum();
        count(seat, clan) * u16::from(after.seats()) > all
    };
    let follows_more = |other, clan| count(other, clan) > count(seat, clan);
    let is_true = match motive.purpose {
        Purpose::Trade(trade) => has.count(trade) == had.count(trade) + 1,
        Purpose::Trades(trade, count) => count > 1 && has.count(trade) == had.count(trade) + count,
        Purpose::Majority => {
            has_most_mountaineers(after, seat)
                && (more(Trade::Mountaineer) || !has_most_mountaineers(before, seat))
        }
        Purpose::NearMajority => {
            !has_most_mountaineers(after, seat) && ahead(after, seat) > ahead(before, seat)
        }
        Purpose::Doubled => has.is_doubled && !had.is_doubled,
        Purpose::NearDoubled => {
            had.count(Trade::Mercenary) < DOUBLING && more(Trade::Mercenary) && !has.is_doubled
        }
        Purpose::Influence => has.step > had.step,
        Purpose::Market => {
            (more(Trade::Merchant) || champions(has) > champions(had)) && !has.has_taken_the_third()
        }
        Purpose::Hires(champion) => has.has(champion) && !had.has(champion),
        Purpose::Bonus(champion) => {
            has.has(champion) && counted(after, has, champion) > counted(before, had, champion)
        }
        Purpose::Tokens => tokens(has) > tokens(had),
        Purpose::Recruits(clan, count) => {
            count > 0 && has.followers.of(clan) == had.followers.of(clan) + count
        }
        Purpose::Lords(clan, count) => {
            count > 0 && follows(seat, clan) && lords(clan) == fewer(clan) + count
        }
        Purpose::Outward(clan) => follows(seat, clan) && is_further_out(before, after, clan),
        Purpose::Lower(other) => {
            other != seat && after.player(other).step < before.player(other).step
        }
        Purpose::FewerLords(other, clan) => {
            other != seat && follows_more(other, clan) && lords(clan) < fewer(clan)
        }
        Purpose::Inward(other, clan) => {
            other != seat && follows_more(other, clan) && is_further_out(after, before, clan)
        }
        Purpose::Overtaken(other) => {
            other != seat
                && has_most_mountaineers(before, other)
                && !has_most_mountaineers(after, other)
        }
        // Named before reasons were facts.
        Purpose::Followers(_) | Purpose::Champions | Purpose::Against(_) => false,
    };
    (!is_true).then(|| format!("{motive:?} of {turn:?} instead of {instead:?} in {before:?}"))
}

/// A reason names something that the action does: one more, the most, nearer.
#[test]
fn reasons_are_true_of_the_action() {
    let mut found = BTreeSet::new();
    for (state, action) in trial::samples::<FourTowers>(7) {
        for motive in FourTowers::motives(&trial::view::<FourTowers>(&state), &[action], &[]) {
            assert_eq!(false_of(&state, &[action], &[], &motive), None);
            found.insert(format!("{:?}", std::mem::discriminant(&motive.purpose)));
        }
    }
    assert!(found.len() >= 9, "{} kinds of reasons", found.len());
}

#[test]
fn what_is_advised_has_true_reasons() {
    let all = trial::reasons_hold::<FourTowers>(false_of);
    let rivals = all.iter().filter(|motive| motive.purpose.rival().is_some());
    assert!(rivals.count() > 20);
}
