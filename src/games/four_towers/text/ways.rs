//! Who takes each line of a village.

use super::Subjects;
use crate::games::four_towers::rules::components::{Clan, LineEnd, Village};
use crate::text::text;

/// Returns who takes each line: "red to Juniva", "blue Outside", "blue to Quarn".
pub fn ways(of: Village, clans: [Clan; 3]) -> Vec<String> {
    let say = text().ways();
    let way = |(clan, end): (Clan, LineEnd)| match end {
        LineEnd::Village(to) => say.way_to_village(clan, to),
        LineEnd::Outside => say.way_outside(clan),
        LineEnd::City => say.way_to_city(clan),
    };
    clans.into_iter().zip(of.lines()).map(way).collect()
}
