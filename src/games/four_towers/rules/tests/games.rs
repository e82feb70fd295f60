//! Whole random games: valid at every step, nothing lost, and as measured when the rules were decided.

use super::table::deal;
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::event::Event;
use crate::games::four_towers::rules::state::State;
use crate::rules::Game;
use crate::rules::luck::{Seed, below};

/// Plays a random game, shows every state with the events that led to it, and returns the last.
fn play(players: u8, seed: u64, mut look: impl FnMut(&State, &[Event])) -> State {
    let mut state = deal(players, seed);
    let mut rng = Seed(seed).stream(99);
    let mut events = Vec::new();
    while let Some(action) = FourTowers::choose_legal(&state, |len| below(&mut rng, len)) {
        events.clear();
        FourTowers::apply(&mut state, action, |event| events.push(event)).expect("legal");
        look(&state, &events);
    }
    state
}

#[test]
fn every_state_of_a_thousand_games_is_valid() {
    for players in 2..=4 {
        for seed in 0..350 {
            play(players, seed, |state, _| assert_eq!(FourTowers::validate(state), vec![]));
        }
    }
}

/// Figures of random games.
#[derive(Debug, Default)]
struct Measured {
    decisions: u32,
    legal: u32,
    most: u32,
    lords: u32,
    demons: u32,
    followed: u32,
    doubled: u32,
    points: i32,
}

/// Another model of the same rules was measured when they were decided; random games are the same here. Only the points
/// are as measured with this one since prices, bonuses, the track and the gems of the start have other numbers.
#[test]
fn random_games_are_as_measured_with_another_model() {
    let games = 1000;
    for (players, decisions, legal, lords, demons, followed, points) in [
        (2, 223.0, 15.3, 5.1, 3.1, 0.9, 50.6),
        (3, 269.0, 15.6, 7.5, 4.3, 1.8, 44.8),
        (4, 263.0, 14.9, 7.2, 4.4, 1.6, 34.2),
    ] {
        let (mut all, mut listed) = (Measured::default(), Vec::new());
        for seed in 0..games {
            let last = play(players, seed, |state, events| {
                all.decisions += 1;
                FourTowers::legal_actions(state, &mut listed);
                let len = listed.len() as u32;
                all.legal += len;
                all.most = all.most.max(len);
                for event in events {
                    all.lords += u32::from(matches!(event, Event::LordMade { .. }));
                    all.demons += u32::from(matches!(event, Event::DemonMade { .. }));
                    let follows = matches!(event, Event::DemonMade { lord_follows: true, .. });
                    all.followed += u32::from(follows);
                    all.doubled += u32::from(matches!(event, Event::Doubled { .. }));
                }
            });
            all.points += FourTowers::totals(&last).iter().sum::<i32>();
        }
        let each = |sum: u32| f64::from(sum) / games as f64;
        let mean = f64::from(all.points) / games as f64 / f64::from(players);
        let length = f64::from(all.legal) / f64::from(all.decisions);
        println!(
            "{players}: {:.1} decisions, {length:.1} legal, {} most",
            each(all.decisions),
            all.most
        );
        println!("  lords {:.2}, demons {:.2}", each(all.lords), each(all.demons));
        println!("  followed {:.2}, doubled {:.2}", each(all.followed), each(all.doubled));
        println!("  points {mean:.1}");
        let near = |is: f64, was: f64, by: f64| assert!((is - was).abs() < by, "{is}, not {was}");
        near(each(all.decisions), decisions, decisions / 20.0);
        near(length, legal, legal / 10.0);
        near(each(all.lords), lords, 0.7);
        near(each(all.demons), demons, 0.5);
        near(each(all.followed), followed, 0.4);
        near(mean, points, points / 15.0);
    }
}
