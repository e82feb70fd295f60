//! Changes that concern a seat, in English.

use super::champions::the;
use super::words::{clan, clan_first};
use crate::games::four_towers::text::concern::ConcernText;

pub(in crate::games::four_towers::text) static CONCERN: ConcernText = ConcernText {
    none: "None of it changed your points.",
    lords: |of, (before, after), (points, now)| {
        let (first, of) = (clan_first(of), clan(of));
        format!(
            "{first} lords {before} → {after}: your {of} followers bring {points} → {now} points."
        )
    },
    fell: |(before, after), name| {
        format!("{name} moved your marker down: influence {before} → {after}.")
    },
    majority_lost: |name| format!("You no longer have most mountaineers: {name} caught up."),
    majority_won: "You now have most mountaineers.",
    taken: |name, of| format!("{name} took {} from the champions on show.", the(of)),
    gem_taken: |name, worth| format!("{name} took the gem on {worth}."),
    points: |before, now| format!("Your points changed: {before} → {now}."),
    passed: |name| format!("{name} passed you on the influence track."),
};
