//! The digest: effects of the others' actions on a seat since its last turn.

use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::components::Council;
use curia::games::council_of_4::rules::event::Event;
use curia::games::council_of_4::rules::legal::{council_price, placing_price};
use curia::games::council_of_4::rules::payments;
use curia::games::council_of_4::rules::state::PublicState;
use curia::games::council_of_4::rules::view::View;
use curia::games::council_of_4::scene::digest::{Concern, concerns};
use curia::rules::Game;
use curia::scene::Shown;

use crate::positions::{games, steps};

/// Returns for the beginning of every turn: the table after the seat's last turn, its view now, and the
/// events in between.
fn turns() -> Vec<(PublicState, View, Vec<Event>)> {
    let mut turns = Vec::new();
    for (setup, seed) in games() {
        let mut left: Vec<Option<(PublicState, Vec<Event>)>> = vec![None; 4];
        for (before, action) in steps(&setup, &seed) {
            let seat = CouncilOf4::decider(&before).expect("a seat");
            if let Some((table, events)) = left[seat.index()].take() {
                turns.push((table, CouncilOf4::view(&before, Some(seat)), events));
            }
            let mut after = before;
            let mut events = Vec::new();
            CouncilOf4::apply(&mut after, action, |event| events.push(event)).expect("legal");
            for (_, since) in left.iter_mut().flatten() {
                since.extend(&events);
            }
            if CouncilOf4::decider(&after) != Some(seat) {
                left[seat.index()] = Some((*after.table(), Vec::new()));
            }
        }
    }
    turns
}

fn cheapest(table: &PublicState, view: &View, council: Council) -> Option<u16> {
    let payments = payments::all(table, view.hand, council);
    let price = |cards| council_price(table, view.hand, council, cards).ok();
    payments.into_iter().filter_map(price).min()
}

#[test]
fn what_concerns_a_seat_is_true_and_complete() {
    let (mut last, mut tiles, mut dearer, mut prices, mut passed) = (0, 0, 0, 0, 0);
    let mut permits = 0;
    let (mut not_begun, mut queen, mut level, mut nothing) = (0, 0, 0, 0);
    for (before, now, events) in turns() {
        let seat = now.seat.expect("a seat");
        let told = concerns(&before, &now, &events);
        let own = now.table.player(seat);
        for concern in &told {
            match *concern {
                Concern::PermitGone { by, permit } => {
                    assert_ne!(by, seat);
                    assert!(before.face_up().any(|(.., one)| one == permit));
                    assert!(now.table.face_up().all(|(.., one)| one != permit));
                    permits += 1;
                }
                Concern::PermitsChanged { by, .. } => assert_ne!(by, seat),
                Concern::LastRound(by) => {
                    assert_ne!(by, seat);
                    assert!(CouncilOf4::is_last_turn(&now));
                    assert!(now.table.last_round.is_some_and(|round| round.by == by));
                    last += 1;
                }
                Concern::TileGone { by, tile, own: stands } => {
                    assert_eq!(now.table.owner(tile), Some(by));
                    assert_ne!(by, seat);
                    assert_eq!(before.owner(tile), None);
                    assert_eq!(
                        usize::from(stands),
                        (own.merchants & now.table.cities_of(tile)).len()
                    );
                    tiles += 1;
                    not_begun += usize::from(stands == 0);
                }
                Concern::CityDearer { by, city, permit } => {
                    assert!(now.table.player(by).merchants.contains(city));
                    assert!(!before.player(by).merchants.contains(city));
                    assert!(own.ready.contains(permit) && permit.cities().contains(city));
                    let price =
                        |table| placing_price(table, seat, city).map(|price| price.servants).ok();
                    assert!(price(&now.table) > price(&before));
                    dearer += 1;
                }
                Concern::Price { council, before: old, now: new } => {
                    assert_eq!(old, cheapest(&before, &now, council));
                    assert_eq!(new, cheapest(&now.table, &now, council));
                    assert_ne!(old, new);
                    prices += 1;
                }
                Concern::QueenElsewhere(city) => {
                    assert_eq!(city, now.table.queen);
                    assert_ne!(city, before.queen);
                    queen += 1;
                }
                Concern::Passed { by, space, level: is_level } => {
                    assert_eq!(space, now.table.player(by).nobility);
                    let (old, own_old) = (before.player(by).nobility, before.player(seat).nobility);
                    if is_level {
                        assert!(space == own.nobility && old < own_old);
                        level += 1;
                    } else {
                        assert!(space > own.nobility && old <= own_old);
                        passed += 1;
                    }
                }
            }
        }
        for council in Council::ALL {
            let told = told
                .iter()
                .any(|one| matches!(one, Concern::Price { council: of, .. } if *of == council));
            let changed = cheapest(&before, &now, council) != cheapest(&now.table, &now, council);
            assert_eq!(told, changed, "{council:?}");
        }
        let placed = events.iter().filter(|event| {
            matches!(event, Event::MerchantPlaced { seat: by, city, .. } if *by != seat
                && !own.merchants.contains(*city)
                && own.ready.iter().any(|permit| permit.cities().contains(*city)))
        });
        let told = told.iter().filter(|one| matches!(one, Concern::CityDearer { .. }));
        assert_eq!(told.count(), placed.count());
        // What is said where nothing is told must be true.
        if concerns(&before, &now, &events).is_empty() {
            nothing += 1;
            for event in &events {
                assert!(!matches!(event, Event::RewardTileClaimed { .. }), "{event:?}");
            }
            assert_eq!(now.table.queen, before.queen);
            assert_eq!(now.table.face_up, before.face_up);
            for by in now.table.each_seat() {
                let order = |table: &PublicState| {
                    table.player(by).nobility.cmp(&table.player(seat).nobility)
                };
                assert!(order(&now.table) <= order(&before));
            }
            for city in own.ready.iter().flat_map(|permit| permit.cities().iter()) {
                let price = |table| placing_price(table, seat, city).map(|price| price.servants);
                assert_eq!(price(&now.table).ok(), price(&before).ok(), "{city:?}");
            }
        }
    }
    assert!(not_begun > 3 && queen > 20 && level > 3, "{not_begun} {queen} {level}");
    assert!(nothing > 3 && permits > 20, "{nothing} {permits}");
    assert!(
        last > 3 && tiles > 3 && dearer > 20 && prices > 200 && passed > 20,
        "{last} {tiles} {dearer} {prices} {passed}"
    );
}

#[test]
fn nothing_concerns_an_onlooker_or_a_table_where_nothing_happened() {
    let (before, now, events) = turns().into_iter().last().expect("a turn");
    assert!(concerns(&now.table, &now, &[]).is_empty());
    let onlooker = View { seat: None, ..now };
    assert!(concerns(&before, &onlooker, &events).is_empty());
}
