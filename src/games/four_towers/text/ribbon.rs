//! The ribbon in words: what drawing closes, and previews of decisions.

use super::land::{Cascade, cascade};
use super::ways::ways;
use super::{Subjects, said};
use crate::games::four_towers::rules::Play;
use crate::games::four_towers::rules::components::{Clan, Village};
use crate::text::text;

/// A number before and after a decision.
pub type Change = (u16, u16);

/// What an expansion changes beside the villages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Lords of a clan.
    Lords(Clan, Change),
    /// Demons of a clan, with whether a lord follows.
    Demons(Clan, Change, bool),
}

/// Returns which open plays drawing closes.
pub fn drawing_closes(open: &[Play]) -> String {
    let say = text().ribbon();
    match open {
        [] => say.closes_nothing().to_owned(),
        [one] => say.closes_play(one.number()),
        [first, .., last] => say
            .closes_plays(said::ribbon::ClosesPlays { first: first.number(), last: last.number() }),
    }
}

/// Returns what a placement would set off, and how the influence would rise.
pub fn placement(of: Clan, at: Village, brings: Cascade, (before, after): Change) -> String {
    let say = text().ribbon();
    if brings.expansions == 0 {
        return say.placement(of, at);
    }
    say.placement_expands(said::ribbon::PlacementExpands {
        of,
        at,
        cascade: &cascade(brings),
        rises: before != after,
        before,
        after,
    })
}

/// Returns what an expansion would change.
pub fn expansion(of: Village, clans: [Clan; 3], effect: Option<Effect>) -> String {
    let say = text().ribbon();
    let effect = effect.map(|effect| match effect {
        Effect::Lords(of, (before, after)) => {
            say.lords_change(said::ribbon::LordsChange { of, before, after })
        }
        Effect::Demons(of, (before, after), follows) => {
            say.demons_change(said::ribbon::DemonsChange { of, before, after, follows })
        }
    });
    say.expansion(of, &ways(of, clans), effect.as_deref())
}
