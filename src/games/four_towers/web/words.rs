//! Words that stand in drawings.

use super::art::{CardWords, MapWords, RingWords};
use crate::games::four_towers::rules::components::Champion;
use crate::games::four_towers::text::Subjects;
use crate::games::four_towers::text::villages::village;
use crate::text::text;

/// Returns the names of the rings.
pub fn ring_words() -> RingWords {
    RingWords { ring: text().words().ring }
}

/// Returns the words of a whole map.
pub fn map_words() -> MapWords {
    MapWords {
        rings: ring_words(),
        village,
        outside: text().land().outside,
        city: text().land().city,
    }
}

/// Returns the words on the card of a champion.
pub fn card_words(of: Champion) -> CardWords {
    let say = text().champions();
    CardWords {
        name: (say.name)(of),
        when: (say.when)(of.when()),
        skill: (say.skill)(of),
        bonus: (say.bonus)(of),
        no_tokens: (say.tokens)(None),
        per: text().desk().per,
    }
}
