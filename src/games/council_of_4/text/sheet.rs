//! The score sheet in words.

use super::Subjects;
use super::city::names;
use crate::games::council_of_4::scene::standing::Uses;
use crate::text::text;

/// Returns what a ready permit may be used for.
pub fn uses(of: &Uses) -> String {
    let say = text().sheet();
    let free = of.free.iter().map(|&(city, servants)| say.free(city.name(), servants));
    let (free, taken) = (free.collect::<Vec<_>>(), names(of.taken.iter().copied()));
    let free = (!free.is_empty()).then(|| say.may_place(&free));
    let taken = (!taken.is_empty()).then(|| say.already_in(&taken));
    free.into_iter().chain(taken).collect::<Vec<_>>().join(" ")
}
