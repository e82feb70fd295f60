//! Changes that concern a seat.

use super::Subjects;
use crate::games::four_towers::rules::components::{Champion, Clan};
use crate::games::four_towers::scene::digest::Concern;
use crate::rules::Seat;
use crate::text::people::name_of;
use crate::text::text;

/// The texts of these changes, one for each kind.
#[allow(missing_docs, reason = "the names say it")]
pub struct ConcernText {
    pub none: &'static str,

    /// Lords of a clan before and after, and the points of the own followers before and after.
    pub lords: fn(Clan, (u8, u8), (u16, u16)) -> String,
    /// The own influence before and after, and who moved the marker down.
    pub fell: fn((u16, u16), &str) -> String,
    pub majority_lost: fn(&str) -> String,
    pub majority_won: &'static str,
    /// The champion that somebody took from the display.
    pub taken: fn(&str, Champion) -> String,
    /// The gem on a space worth so much, and who took it.
    pub gem_taken: fn(&str, u16) -> String,
    pub passed: fn(&str) -> String,
    /// The own points before and after.
    pub points: fn(u16, u16) -> String,
}

/// Returns a change in words, with the names of the seats.
pub fn concern(of: &Concern, names: &[String]) -> String {
    let say = text().concern();
    let name = |seat: Seat| name_of(names, seat);
    match *of {
        Concern::Lords { clan, lords, points } => (say.lords)(clan, lords, points),
        Concern::Fell(influence, by) => (say.fell)(influence, &name(by)),
        Concern::MajorityLost(seat) => (say.majority_lost)(&name(seat)),
        Concern::MajorityWon => say.majority_won.to_owned(),
        Concern::Taken(seat, champion) => (say.taken)(&name(seat), champion),
        Concern::GemTaken(seat, value) => (say.gem_taken)(&name(seat), value),
        Concern::Points(before, now) => (say.points)(before, now),
        Concern::Passed(seat) => (say.passed)(&name(seat)),
    }
}
