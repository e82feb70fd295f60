//! The hall in words.

use super::Subjects;
use crate::games::the_council::scene::hall::Column;
use crate::text::people::names_of;
use crate::text::{name_of, text};

/// Returns a column in sentences, with the names of the seats: "Moons, empire 3. Bruno 2, Ada 1, Chiara and Dario 0. On
/// this event."
pub fn column(of: &Column, names: &[String]) -> String {
    let say = text().hall();
    let mut all = of.pawns.clone();
    all.sort_unstable_by(|one, other| other.cmp(one));
    all.dedup();
    let on = |rank: u8| say.rank_of(&names_of(names, of.on(rank).collect()), rank);
    let ranks: Vec<String> = all.into_iter().map(on).collect();
    let mut sentences = vec![say.column(of.suit, of.empire, &ranks)];
    let above = names_of(names, of.above);
    if !above.is_empty() {
        sentences.push(say.above(&above, of.is_over));
    }
    if of.asked {
        sentences.push(say.asked().to_owned());
    }
    let then = of.ghosts.iter();
    let then = then.map(|&(seat, rank)| say.rank_of(&[name_of(names, seat).into_owned()], rank));
    let then: Vec<String> =
        then.chain(of.ghost_beam.map(|rank| say.rank_of_empire(rank))).collect();
    if !then.is_empty() {
        sentences.push(say.then(&then));
    }
    sentences.join(" ")
}
