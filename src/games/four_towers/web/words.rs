//! Words that stand in drawings.

use super::art::{CardWords, MapWords, RingWords};
use crate::games::four_towers::rules::components::Champion;
use crate::games::four_towers::text::Subjects;
use crate::games::four_towers::text::champions::{bonus, skill, when};
use crate::text::text;

/// Returns the names of the rings.
pub fn ring_words() -> RingWords {
    RingWords { ring: |of| text().names().ring_name(of) }
}

/// Returns the words of a whole map.
pub fn map_words() -> MapWords {
    MapWords {
        rings: ring_words(),
        village: |of| text().names().village_name(of),
        outside: text().land().outside(),
        city: text().land().city(),
    }
}

/// Returns the words on the card of a champion.
pub fn card_words(of: Champion) -> CardWords {
    let say = text().champions();
    CardWords {
        name: say.name(of),
        when: when(of.when()),
        skill: skill(of),
        bonus: bonus(of),
        no_tokens: say.tokens(None),
        per: text().desk().per(),
    }
}
