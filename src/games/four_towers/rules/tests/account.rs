//! The events account for everything: who follows them knows the table.

use super::*;

/// Puts someone on a space, by the text of the rules.
fn put(table: &mut PublicState, seat: Seat, space: Space, clan: Clan) {
    let player = table.player_mut(seat);
    match space {
        Space::Follower => assert!(player.followers.add(clan)),
        Space::Of(Trade::Mercenary) => {
            player.mercenaries = player.mercenaries.iter().chain([clan]).collect();
        }
        Space::Of(Trade::Merchant) => assert!(player.merchants.add(clan)),
        Space::Of(Trade::Mountaineer) => {
            player.mountaineers = player.mountaineers.iter().chain([clan]).collect();
        }
    }
}

/// Changes the table as an event tells it: everything but whose turn it is and what comes next in it.
fn follow(table: &mut PublicState, event: Event) {
    match event {
        Event::GameBegan { .. }
        | Event::TurnBegan { .. }
        | Event::TurnEnded { .. }
        | Event::Spared { .. }
        | Event::Scored { .. }
        | Event::GameEnded { .. } => {}
        Event::ChampionRevealed { slot, champion } => {
            table.display[slot.index()] = Some(champion);
        }
        Event::ChampionHired { seat, slot, champion, paid } => {
            assert_eq!(table.display[slot.index()].take(), Some(champion));
            let player = table.player_mut(seat);
            player.followers = player.followers.minus(paid);
            let place = player.champions.iter_mut().find(|place| place.is_none());
            *place.expect("room") = Some(Hired { champion, gems: 0, spirits: Clans::NONE });
            table.temple.add_all(paid);
        }
        Event::BeganWithGems { seat, gems } => table.player_mut(seat).gems += gems,
        Event::GemsGiven { seat, champion, gems } => {
            assert_eq!(champion.token(), Some(Token::Gem));
            table.temple_gems -= gems;
            hired(table, seat, champion).gems += gems;
        }
        Event::SpiritsGiven { seat, champion, spirits, .. } => {
            assert_eq!(champion.token(), Some(Token::Spirit));
            table.temple.remove_all(spirits);
            hired(table, seat, champion).spirits = spirits;
        }
        Event::SkillUsed { seat, champion, spent } => match spent {
            Spent::Nothing => {}
            Spent::Gem => {
                hired(table, seat, champion).gems -= 1;
                table.temple_gems += 1;
            }
            Spent::LooseGem => {
                table.player_mut(seat).gems -= 1;
                table.temple_gems += 1;
            }
            Spent::Spirit(clan) => {
                assert!(hired(table, seat, champion).spirits.remove(clan));
                if champion == Champion::Slanderer {
                    table.temple.add(clan);
                }
            }
        },
        Event::GivenUp { seat, trade, clan } => {
            let player = table.player_mut(seat);
            let given = match trade {
                Trade::Mercenary => player.mercenaries.pop(),
                Trade::Mountaineer => player.mountaineers.pop(),
                Trade::Merchant => player.merchants.remove(clan).then_some(clan),
            };
            assert_eq!(given, Some(clan));
            table.temple.add(clan);
        }
        Event::Removed { clan, village } => {
            table.land.remove(village, clan);
            table.temple.add(clan);
        }
        Event::Moved { clan, from, to } => {
            table.land.remove(from, clan);
            table.land.add(to, clan);
        }
        Event::Swapped { villages, clans } => {
            for at in 0..2 {
                table.land.remove(villages[at], clans[at]);
                table.land.add(villages[1 - at], clans[at]);
            }
        }
        Event::Kindled { clan, village } | Event::Placed { clan, village, .. } => {
            if matches!(event, Event::Placed { .. }) {
                assert!(table.turn.drawn.remove(clan));
            }
            table.land.add(village, clan);
        }
        Event::Replaced { village, peasant, spirit } => {
            table.land.remove(village, peasant);
            table.land.add(village, spirit);
            table.temple.add(peasant);
        }
        Event::Drawn { clans, .. } => {
            table.supply.remove_all(clans);
            table.turn.drawn = clans;
        }
        Event::Expanded { village, clans, .. } => {
            for (clan, end) in clans.into_iter().zip(village.lines()) {
                table.land.remove(village, clan);
                if let LineEnd::Village(to) = end {
                    table.land.add(to, clan);
                }
            }
        }
        Event::LordMade { clan, .. } => table.lords.add(clan),
        Event::DemonMade { clan, lord_follows, .. } => {
            assert_eq!(lord_follows, table.lords.remove(clan));
            table.demons.add(clan);
            if lord_follows {
                table.demons.add(clan);
            }
        }
        Event::Rose { seat, step } => {
            assert_eq!(table.player(seat).step + 1, step);
            table.player_mut(seat).step = step;
        }
        Event::Fell { seat, step } => {
            assert_eq!(table.player(seat).step, step + 1);
            table.player_mut(seat).step = step;
        }
        Event::GemWon { seat, step } => {
            assert!(table.track_gems.take(step) && table.player(seat).step == step);
            table.player_mut(seat).gems += 1;
        }
        Event::Doubled { seat } => {
            table.temple_gems -= 1;
            table.player_mut(seat).is_doubled = true;
        }
        Event::Assigned { seat, clan, space } => {
            assert!(table.turn.drawn.remove(clan));
            put(table, seat, space, clan);
        }
        Event::Dismissed { clan, .. } => {
            assert!(table.turn.drawn.remove(clan));
            table.temple.add(clan);
        }
        Event::Recruited { seat, clan } => {
            assert!(table.temple.remove(clan));
            put(table, seat, Space::Follower, clan);
        }
        Event::FollowerGiven { seat, clan } => {
            assert!(table.player_mut(seat).followers.remove(clan));
            table.temple.add(clan);
        }
        Event::Employed { seat, clan, trade, was_follower } => {
            if was_follower {
                assert!(table.player_mut(seat).followers.remove(clan));
            }
            put(table, seat, Space::Of(trade), clan);
        }
    }
}

fn hired(table: &mut PublicState, seat: Seat, champion: Champion) -> &mut Hired {
    let hired = table.player_mut(seat).champions.iter_mut().flatten();
    hired.into_iter().find(|hired| hired.champion == champion).expect("a champion")
}

#[test]
fn who_follows_the_events_knows_the_table() {
    for seed in 0..300 {
        let start = deal(2 + (seed % 3) as u8, seed);
        let mut told = *start.table();
        for step in steps::<FourTowers>(start, Seed(seed)) {
            step.events.into_iter().for_each(|event| follow(&mut told, event));
            let now = *step.after.table();
            told.turn = Turn { drawn: told.turn.drawn, ..now.turn };
            assert_eq!(told, now, "after {}", step.action);
        }
    }
}

/// At the start as well: the events tell the first player, the gems of the players and the display.
#[test]
fn the_events_of_the_start_tell_the_first_player_the_gems_and_the_display() {
    for (players, gems) in [(2, vec![1]), (3, vec![7, 6]), (4, vec![6, 4, 2])] {
        let mut events = Vec::new();
        let started = FourTowers::start(&Setup::of(players), Seed(4), |event| events.push(event));
        let state = started.expect("a game");
        let first = state.table().first;
        assert_eq!(events[0], Event::GameBegan { first });
        // Who begins with gems, in the order of play, and nobody else.
        let began = events.iter().filter(|event| matches!(event, Event::BeganWithGems { .. }));
        assert_eq!(began.count(), gems.len());
        let mut seat = first;
        for (event, gems) in events[1..].iter().zip(gems) {
            assert_eq!(*event, Event::BeganWithGems { seat, gems });
            seat = seat.next(players);
        }
        assert_eq!(events.last(), Some(&Event::TurnBegan { seat: first, number: 0 }));
        let mut told = *state.table();
        told.display = [None; 3];
        told.players.iter_mut().for_each(|player| player.gems = 0);
        events.into_iter().for_each(|event| follow(&mut told, event));
        assert_eq!(told, *state.table());
        assert_eq!(told.lords, Pile::default());
    }
}
