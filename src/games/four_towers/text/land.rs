//! The map in words: villages with who is in them, and what a placement would set off.

use super::Subjects;
use crate::games::four_towers::rules::Clans;
use crate::games::four_towers::rules::components::{LineEnd, Village};
use crate::text::text;

/// What a placement or a move brings about in all: these numbers don't depend on later choices (R11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cascade {
    pub expansions: u8,
    /// Peasants pushed Outside.
    pub lords: u8,
    /// Peasants pushed into the City.
    pub demons: u8,
}

/// Returns a village in one sentence: name, letter, ring, who is in it, and where its lines lead.
pub fn village(of: Village, there: Clans) -> String {
    let say = text().land();
    let end = |end| match end {
        LineEnd::Village(to) => say.to_village(to),
        LineEnd::Outside => say.to_outside().to_owned(),
        LineEnd::City => say.to_city().to_owned(),
    };
    let letter = of.letter().to_string();
    say.in_a_sentence(of, &letter, of.ring(), of.home_of(), there, &of.lines().map(end))
}

/// Returns what follows in all: "5 expansions, 1 lord, 1 demon".
pub fn cascade(of: Cascade) -> String {
    let say = text().land();
    let some = |count: u8, told: String| (count > 0).then_some(told);
    let parts = [
        some(of.expansions, say.expansions(of.expansions)),
        some(of.lords, say.lords_in_all(of.lords)),
        some(of.demons, say.demons_in_all(of.demons)),
    ];
    say.cascade(&parts.into_iter().flatten().collect::<Vec<_>>())
}
