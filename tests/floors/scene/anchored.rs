//! A card hangs on what was pressed, beside it and wholly on the screen.

use curia::scene::anchored::{Anchored, Side, anchored};
use curia::scene::beside::ScreenRect;

const SCREEN: (f64, f64) = (1440.0, 900.0);

fn seat(left: f64, top: f64) -> ScreenRect {
    ScreenRect { left, top, width: 224.0, height: 110.0 }
}

#[test]
fn a_card_lies_to_the_right_with_its_tip_on_what_was_pressed() {
    let Anchored { left, top, tip } = anchored(seat(8.0, 300.0), (388.0, 400.0), SCREEN);
    assert_eq!((left, top), (244.0, 155.0));
    assert_eq!(tip, Some((Side::Left, 200.0)));
}

#[test]
fn it_takes_the_other_side_or_lies_above_or_below_where_there_is_no_room() {
    let side = |pressed| anchored(pressed, (388.0, 400.0), SCREEN).tip.map(|(side, _)| side);
    assert_eq!(side(seat(1208.0, 300.0)), Some(Side::Right));
    let wide = |top| ScreenRect { left: 20.0, top, width: 1400.0, height: 50.0 };
    assert_eq!(side(wide(700.0)), Some(Side::Bottom));
    assert_eq!(side(wide(60.0)), Some(Side::Top));
}

#[test]
fn it_never_leaves_the_screen_and_its_tip_never_the_card() {
    for at in 0..160 {
        let pressed = seat(f64::from(at % 16) * 80.0, f64::from(at / 16) * 86.0);
        for card in [(388.0, 200.0), (388.0, 560.0), (520.0, 860.0), (1400.0, 880.0)] {
            let Anchored { left, top, tip } = anchored(pressed, card, SCREEN);
            assert!(left >= 0.0 && left + card.0 <= SCREEN.0, "{pressed:?} {card:?}");
            assert!(top >= 0.0 && top + card.1 <= SCREEN.1, "{pressed:?} {card:?}");
            if let Some((side, along)) = tip {
                let length = if matches!(side, Side::Left | Side::Right) { card.1 } else { card.0 };
                assert!(along > 0.0 && along < length);
                let own = ScreenRect { left, top, width: card.0, height: card.1 };
                assert_eq!(own.shared(pressed), 0.0, "it covers what was pressed");
            }
        }
    }
}

#[test]
fn what_fits_on_no_side_lies_in_the_middle() {
    let all = ScreenRect { left: 0.0, top: 0.0, width: 1440.0, height: 900.0 };
    let lies = anchored(all, (400.0, 300.0), SCREEN);
    assert_eq!(lies, Anchored { left: 520.0, top: 300.0, tip: None });
}
