//! A long list is drawn as far as it is looked at.

use curia::scene::unrolled::{PORTION, Unrolled};

#[test]
fn of_a_list_of_any_length_two_portions_are_drawn_and_another_at_a_time() {
    for length in [0, 1, PORTION, PORTION + 1, 12_900, 4_000_000] {
        let mut unrolled = Unrolled::default();
        let drawn = |unrolled: Unrolled| length - unrolled.first(length);
        assert!(drawn(unrolled) <= 2 * PORTION, "{length}");
        assert!(drawn(unrolled) > PORTION || drawn(unrolled) == length, "{length}");
        while unrolled.first(length) > 0 && drawn(unrolled) < 10 * PORTION {
            let before = drawn(unrolled);
            unrolled = unrolled.further();
            assert_eq!(drawn(unrolled), before + PORTION, "{length}");
        }
    }
}

#[test]
fn a_new_entry_moves_few() {
    let most = (1..500).map(|length| length - Unrolled::default().first(length)).max();
    assert!(most <= Some(40), "{most:?}");
}

#[test]
fn around_a_place_a_portion_is_drawn_on_each_side_and_another_at_a_time() {
    for length in [0, 1, PORTION, 12_900] {
        let places = [0, 1, length / 2, length.saturating_sub(1), length];
        for place in places.into_iter().filter(|place| *place <= length) {
            let near = Unrolled::default().around(place, length);
            let far = Unrolled::default().further().around(place, length);
            assert!(near.len() <= 3 * PORTION && far.len() <= 5 * PORTION, "{place} of {length}");
            assert!(far.start <= near.start && near.end <= far.end && far.end <= length);
            assert!(near.start <= place && place <= near.end, "{place} of {length}");
            assert!(near.start == 0 || place - near.start >= PORTION, "{place} of {length}");
            assert!(near.end == length || near.end - place > PORTION, "{place} of {length}");
        }
    }
}

#[test]
fn a_new_entry_moves_no_portion_that_is_drawn() {
    let unrolled = Unrolled::default();
    for length in 1..500 {
        let (before, after) = (unrolled.first(length), unrolled.first(length + 1));
        assert_eq!(after % PORTION, 0);
        // Only a whole portion goes, for a new one.
        assert!(after == before || after == before + PORTION && length % PORTION == 0);
    }
}
