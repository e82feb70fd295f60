//! Changes that concern a seat.

use super::{Subjects, said};
use crate::games::four_towers::scene::digest::Concern;
use crate::rules::Seat;
use crate::text::{name_of, text};

/// Returns a change in words, with the names of the seats.
pub fn concern(of: &Concern, names: &[String]) -> String {
    let say = text().concern();
    let name = |seat: Seat| name_of(names, seat);
    match *of {
        Concern::Lords { clan, lords: (before, after), points: (points, now) } => {
            say.lords(said::concern::Lords { of: clan, before, after, points, now })
        }
        Concern::Fell((before, after), by) => {
            say.fell(said::concern::Fell { name: &name(by), before, after })
        }
        Concern::MajorityLost(seat) => say.majority_lost(&name(seat)),
        Concern::MajorityWon => say.majority_won().to_owned(),
        Concern::Taken(seat, champion) => say.taken(&name(seat), champion),
        Concern::GemTaken(seat, worth) => say.gem_taken(&name(seat), worth),
        Concern::Points(before, now) => say.points(said::concern::Points { before, now }),
        Concern::Passed(seat) => say.passed(&name(seat)),
    }
}
