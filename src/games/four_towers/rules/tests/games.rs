//! Whole random games: valid at every step, nothing lost, and as measured when the rules were decided.

use super::*;

#[test]
fn every_state_of_a_thousand_games_is_valid() {
    for players in 2..=4 {
        for seed in 0..350 {
            for step in steps::<FourTowers>(deal(players, seed), Seed(seed)) {
                assert_eq!(FourTowers::validate(&step.after), vec![]);
            }
        }
    }
}

/// Another model of the same rules was measured when they were decided; random games are the same here. Only the points
/// are as measured with this one since prices, bonuses, the track and the gems of the start have other numbers.
#[test]
fn random_games_are_as_measured_with_another_model() {
    const GAMES: u64 = 1000;
    // Decisions, legal actions of each, lords, demons, those that followed, and points of each seat.
    for (players, expected) in [
        (2, [223.0, 15.3, 5.1, 3.1, 0.9, 50.6]),
        (3, [269.0, 15.6, 7.5, 4.3, 1.8, 44.8]),
        (4, [263.0, 14.9, 7.2, 4.4, 1.6, 34.2]),
    ] {
        let (mut sums, mut listed) = ([0.0; 6], Vec::new());
        for seed in 0..GAMES {
            let mut last = deal(players, seed);
            for step in steps::<FourTowers>(last, Seed(seed)) {
                FourTowers::legal_actions(&step.after, &mut listed);
                sums[0] += 1.0;
                sums[1] += listed.len() as f64;
                for event in step.events {
                    match event {
                        Event::LordMade { .. } => sums[2] += 1.0,
                        Event::DemonMade { lord_follows, .. } => {
                            sums[3] += 1.0;
                            sums[4] += f64::from(u8::from(lord_follows));
                        }
                        _ => {}
                    }
                }
                last = step.after;
            }
            sums[5] +=
                f64::from(FourTowers::totals(&last).iter().sum::<i32>()) / f64::from(players);
        }
        let mut is = sums.map(|sum| sum / GAMES as f64);
        is[1] = sums[1] / sums[0];
        let within = [expected[0] / 20.0, expected[1] / 10.0, 0.7, 0.5, 0.4, expected[5] / 15.0];
        for ((is, was), by) in is.into_iter().zip(expected).zip(within) {
            assert!((is - was).abs() < by, "{is}, not {was}");
        }
    }
}
