//! Texts for screen readers, in German.

use super::words::clans;
use crate::games::four_towers::text::access::AccessText;

pub(in crate::games::four_towers::text) static ACCESS: AccessText = AccessText {
    your_turn: |left| match left {
        1 => "Du bist am Zug, zum letzten Mal.".to_owned(),
        left => format!("Du bist am Zug. Mit diesem sind es noch {left} Züge."),
    },
    your_place: |drawn| format!("Setze einen von diesen: {}.", clans(drawn)),
    your_assign: |drawn| format!("Noch zuzuteilen: {}.", clans(drawn)),
    your_expansion: |waiting| match waiting {
        1 => "Ein Dorf breitet sich aus: Bestimme, wer wohin geht.".to_owned(),
        waiting => {
            format!("{waiting} Dörfer warten: Wähle das nächste und bestimme, wer wohin geht.")
        }
    },
    your_demotion: "Ein Dämon: Senke einen anderen Marker oder verschone alle.",
    your_spirits: "Wähle die Geister deines Helden.",
    your_end: "Benutze eine Endfähigkeit oder beende deinen Zug.",
};
