//! Facts for beginners in words.

use super::Subjects;
use crate::games::four_towers::scene::facts::Fact;
use crate::text::{name_of, text};

/// Returns a fact in a sentence; `names` are those of the seats.
pub fn fact(of: Fact, names: &[String]) -> String {
    let say = text().facts();
    match of {
        Fact::NoLordNow(of) => say.no_lord_now(of),
        Fact::GainsMost(seat, of, count) => say.gains_most(&name_of(names, seat), of, count),
        Fact::AlmostDoubled => say.almost_doubled().to_owned(),
        Fact::EndsMajority(lost) => say.ends_majority(lost),
        Fact::MakesMajority(won) => say.makes_majority(won),
        Fact::AlmostFull => say.almost_full().to_owned(),
        Fact::GemAhead(worth) => say.gem_ahead(worth),
        Fact::CostsYou(of, lost) => say.costs_you(of, lost),
        Fact::TurnsLeft(left) => say.turns_left(left),
        Fact::RunsOut(of, left) => say.runs_out(of, left),
    }
}
