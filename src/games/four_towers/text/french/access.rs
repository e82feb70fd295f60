//! Texts for screen readers, in French.

use super::words::clans;
use crate::games::four_towers::text::access::AccessText;

pub(in crate::games::four_towers::text) static ACCESS: AccessText = AccessText {
    your_turn: |left| match left {
        1 => "À vous, pour votre tour final.".to_owned(),
        left => format!("À vous, encore {left} tours avec celui-ci."),
    },
    your_place: |drawn| format!("Placez un de ceux-ci : {}.", clans(drawn)),
    your_assign: |drawn| format!("Affectez {}.", clans(drawn)),
    your_expansion: |waiting| match waiting {
        1 => "Un village s’étend : dites qui va où.".to_owned(),
        waiting => {
            format!("{waiting} villages attendent : choisissez le suivant, et dites qui va où.")
        }
    },
    your_demotion: "Un démon : faites descendre un autre marqueur, ou épargnez tout le monde.",
    your_spirits: "Choisissez les esprits de votre champion.",
    your_end: "Utilisez un pouvoir de fin, ou terminez le tour.",
};
