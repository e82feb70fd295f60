//! How the game stands, and the hall.

use super::*;

#[test]
fn the_standing_is_the_score_if_the_game_ended_now() {
    let table = table("XK; 4 players; chips K1; empire 2; ranks 4 1, 3, 2 5; traitors 0, 0, 0, 8");
    let standing = Standing::of(table.state.table());
    assert_eq!(Seat::first(4).map(|seat| standing.total(seat)).collect::<Vec<_>>(), [8, 6, 2, 8]);
    assert_eq!(standing.places, [vec![Seat(0)], vec![Seat(3)], vec![Seat(1)], vec![Seat(2)]]);
    assert_eq!(standing.parts(Seat(0), Seat(3)), Some(Tie::Ranks));
    assert_eq!(standing.parts(Seat(0), Seat(1)), None, "points do");
    assert_eq!(standing.counting, Suits::of(&[Suit::Moons]));
    assert!(standing.above[0].iter().eq([Seat(0), Seat(1)]), "level is not above");
    let hall = Hall::of(table.state.table(), Suits::EMPTY, None);
    let moons = hall.column(suit('M'));
    assert_eq!((moons.empire, moons.pawns.as_slice()), (2, &[4, 3, 2, 0][..]));
    assert_eq!(moons.above, standing.above[0]);
    assert!(moons.on(2).eq([Seat(2)]));
    let (seats, rank) = hall.column(suit('S')).nearest();
    assert_eq!((seats.iter().collect::<Vec<_>>(), rank), (vec![Seat(2)], 5));
}

/// Where nobody is above the empire, the last hand ends with all suits counted (R37).
#[test]
fn in_the_last_hand_every_suit_counts_where_none_collapses() {
    let of = |text: &str| Standing::of(table(text).state.table());
    let last = of("XM; chips M1; ranks 1, 3 2; traitors 4; last hand");
    assert_eq!((last.is_last_hand, last.counting), (true, Suits::ALL));
    assert_eq!([Seat(0), Seat(1)].map(|seat| last.total(seat)), [5, 5]);
    let before = of("XM; chips M1; ranks 1, 3 2; traitors 4");
    assert_eq!((before.is_last_hand, before.counting), (false, Suits::EMPTY));
    assert_eq!([Seat(0), Seat(1)].map(|seat| before.total(seat)), [4, 0]);
}

#[test]
fn the_first_place_is_the_victory() {
    let mut shared = 0;
    games(10, |step| {
        let table = step.after.table();
        let standing = Standing::of(table);
        assert!(standing.places[0].iter().copied().eq(scoring::winners(table).iter()));
        assert_eq!(standing.places.iter().flatten().count(), usize::from(table.seats()));
        let best = |seats: &[Seat]| standing.total(seats[0]);
        assert!(standing.places.windows(2).all(|two| best(&two[0]) >= best(&two[1])));
        let totals: Vec<i32> = table.each_seat().map(|seat| standing.total(seat).into()).collect();
        assert_eq!(totals, TheCouncil::totals(&step.after));
        shared += standing.places.iter().filter(|place| place.len() > 1).count();
        for place in &standing.places {
            assert!(place.iter().all(|&seat| standing.parts(seat, place[0]).is_none()));
        }
    });
    assert!(shared > 50, "{shared}");
}

#[test]
fn the_events_of_a_hand_and_the_deck_are_counted() {
    games(2, |step| {
        let table = step.before.table();
        let events = Events::of(table);
        assert_eq!(events.deck, step.before.deck().len());
        assert_eq!(events.begun.len(), table.events_begun());
        let open = events.begun.iter().filter(|(_, success)| success.is_none()).count();
        assert_eq!(open, usize::from(!matches!(table.decision, Decision::Draft(_))));
        assert!(events.begun.len() <= usize::from(events.due));
    });
}
