//! The card of a lesson beside what is lit.

use curia::scene::beside::{ScreenRect, beside, separate};

const fn area(left: f64, top: f64, width: f64, height: f64) -> ScreenRect {
    ScreenRect { left, top, width, height }
}

#[test]
fn the_card_lies_beside_what_is_lit_and_not_over_it() {
    let screen = area(0.0, 44.0, 1440.0, 856.0);
    let (width, height) = (440.0, 300.0);
    let places = [
        vec![area(5.0, 50.0, 230.0, 110.0)],
        vec![area(560.0, 570.0, 320.0, 110.0), area(5.0, 750.0, 440.0, 140.0)],
        vec![
            area(760.0, 740.0, 120.0, 60.0),
            area(1220.0, 490.0, 40.0, 60.0),
            area(240.0, 570.0, 320.0, 110.0),
            area(0.0, 690.0, 1440.0, 60.0),
        ],
    ];
    for lit in places {
        let (left, top) = beside(&lit, 0, None, (width, height), screen);
        let card = area(left, top, width, height);
        for place in &lit {
            assert_eq!(place.shared(card), 0.0, "{place:?} under {card:?}");
        }
        let inside = screen.shared(card);
        assert_eq!(inside, width * height, "{card:?} is on the screen");
    }
    assert_eq!(beside(&[], 0, None, (440.0, 300.0), screen), (500.0, 322.0));
}

#[test]
fn what_overlaps_is_cut_in_the_middle_and_what_lies_in_another_goes() {
    let (left, right) = (area(0.0, 0.0, 100.0, 50.0), area(90.0, 0.0, 60.0, 50.0));
    let cut = vec![area(0.0, 0.0, 95.0, 50.0), area(95.0, 0.0, 55.0, 50.0)];
    assert_eq!(separate(vec![left, right]), cut);
    let mut turned = separate(vec![right, left]);
    turned.reverse();
    assert_eq!(turned, cut);
    let (upper, lower) = (area(0.0, 0.0, 50.0, 40.0), area(0.0, 30.0, 50.0, 40.0));
    assert_eq!(
        separate(vec![upper, lower]),
        [area(0.0, 0.0, 50.0, 35.0), area(0.0, 35.0, 50.0, 35.0)]
    );
    let inside = area(10.0, 10.0, 5.0, 5.0);
    assert_eq!(separate(vec![left, inside]), [left]);
    assert_eq!(separate(vec![inside, left]), [left]);
    assert_eq!(separate(vec![left, left]), [left]);
}

#[test]
fn on_a_narrow_screen_the_card_lies_at_the_edge_away_from_what_is_lit() {
    let (screen, card) = (area(0.0, 48.0, 390.0, 796.0), (390.0, 240.0));
    let at_top = [area(0.0, 60.0, 390.0, 60.0)];
    assert_eq!(beside(&at_top, 0, None, card, screen), (0.0, 604.0));
    let at_bottom = [area(0.0, 700.0, 390.0, 140.0)];
    assert_eq!(beside(&at_bottom, 0, None, card, screen), (0.0, 48.0));
    assert_eq!(beside(&[], 0, None, card, screen), (0.0, 604.0));
}

#[test]
fn between_what_is_to_be_pressed_at_both_edges_the_card_lies_in_the_middle() {
    let (screen, card) = (area(0.0, 48.0, 390.0, 796.0), (390.0, 250.0));
    let lit = [area(8.0, 786.0, 184.0, 50.0), area(180.0, 296.0, 84.0, 72.0)];
    let at_top = area(214.0, 213.0, 84.0, 80.0);
    let (left, top) = beside(&[lit[0], lit[1], at_top], 3, None, card, screen);
    let place = area(left, top, card.0, card.1);
    assert!(lit.iter().chain([&at_top]).all(|lit| lit.shared(place) == 0.0), "{place:?}");
    // What is only lit may be covered.
    assert_eq!(beside(&lit, 1, None, card, screen), (0.0, 48.0));
}

#[test]
fn room_for_the_preview_is_kept_free_unless_the_card_would_lie_over_what_is_lit() {
    let (screen, card) = (area(0.0, 48.0, 390.0, 796.0), (390.0, 240.0));
    let sheet = Some(area(0.0, 680.0, 390.0, 160.0));
    let below_both = [area(0.0, 400.0, 390.0, 100.0)];
    assert_eq!(beside(&below_both, 0, sheet, card, screen), (0.0, 48.0));
    let at_top = [area(130.0, 200.0, 120.0, 160.0)];
    assert_eq!(beside(&at_top, 0, sheet, card, screen), (0.0, 604.0));
}

#[test]
fn the_card_lies_over_something_else_rather_than_over_what_is_to_be_pressed() {
    let (screen, card) = (area(0.0, 48.0, 390.0, 796.0), (390.0, 246.0));
    let lit = [area(5.0, 576.0, 380.0, 60.0), area(5.0, 142.0, 380.0, 230.0)];
    assert_eq!(beside(&lit, 0, None, card, screen), (0.0, 598.0));
    assert_eq!(beside(&lit, 1, None, card, screen), (0.0, 48.0));
}

#[test]
fn a_card_with_room_beside_it_lies_there_on_a_low_screen_too() {
    let (screen, card) = (area(0.0, 44.0, 844.0, 346.0), (320.0, 230.0));
    let hall = [area(5.0, 44.0, 460.0, 341.0)];
    let (left, top) = beside(&hall, 0, None, card, screen);
    let place = area(left, top, card.0, card.1);
    assert_eq!((hall[0].shared(place), screen.shared(place)), (0.0, card.0 * card.1));
    // Nor has one as wide as the screen a place beside anything.
    assert_eq!(beside(&hall, 0, None, (844.0, 150.0), screen), (0.0, 44.0));
}
