//! Texts for screen readers, in English.

use super::words::clans;
use crate::games::four_towers::text::access::AccessText;

pub(in crate::games::four_towers::text) static ACCESS: AccessText = AccessText {
    your_turn: |left| match left {
        1 => "Your turn, the last one.".to_owned(),
        left => format!("Your turn, {left} left with this one."),
    },
    your_place: |drawn| format!("Place one of {}.", clans(drawn)),
    your_assign: |drawn| format!("Assign {}.", clans(drawn)),
    your_expansion: |waiting| match waiting {
        1 => "A village expands: say who goes where.".to_owned(),
        waiting => {
            format!("{waiting} villages wait: choose which expands next, and who goes where.")
        }
    },
    your_demotion: "A demon: move another marker down, or spare everyone.",
    your_spirits: "Choose your champion’s spirits.",
    your_end: "Use an end skill, or end your turn.",
};
