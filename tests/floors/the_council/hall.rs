//! The hall for those who don't see it.

use curia::games::the_council::rules::components::Suit;
use curia::games::the_council::scene::hall::Column;
use curia::games::the_council::text::hall;
use curia::rules::{Seat, Seats};

fn said(column: &Column) -> String {
    let names = ["Ada", "Bruno", "Chiara", "Dario"].map(str::to_owned);
    // Names stand in marks that keep their direction.
    hall::column(column, &names).replace(['\u{2068}', '\u{2069}'], "")
}

#[test]
fn a_column_is_said_with_its_ranks_from_the_highest() {
    let column = Column { asked: true, ..Column::new(Suit::Moons, 3, vec![1, 2, 0, 0]) };
    assert_eq!(
        said(&column),
        "Moons, empire 3. Bruno 2, Ada 1, Chiara and Dario 0. On this event."
    );
}

#[test]
fn who_stands_above_the_empire_and_what_an_open_pick_would_change_is_said() {
    let column = Column::new(Suit::Waves, 1, vec![1, 2, 0, 2]);
    assert!(column.above.iter().eq([Seat(1), Seat(3)]), "level is not above");
    let column = Column { ghosts: vec![(Seat(0), 2)], ghost_beam: Some(0), ..column };
    assert_eq!(
        said(&column),
        "Waves, empire 1. Bruno and Dario 2, Ada 1, Chiara 0. Bruno and Dario are above the empire: the suit would count. If \
         nothing else changes: Ada 2, the empire 0."
    );
    assert_eq!(Column::new(Suit::Waves, 6, vec![0, 0, 0]).above, Seats::default());
}
