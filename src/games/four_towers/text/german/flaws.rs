//! Reasons why something can't be picked, in German.

use super::words::{clan, trade};
use crate::games::four_towers::text::flaws::FlawsText;
use crate::games::four_towers::text::villages::village;

pub(in crate::games::four_towers::text) static FLAWS: FlawsText = FlawsText {
    not_your_turn: "Du bist nicht am Zug.",
    not_asked: "Damit ist jetzt nichts zu tun.",
    play_closed: |what, why| format!("{what}: {why}."),
    nobody: |at| format!("In {} ist niemand zu wählen.", village(at)),
    enough: |count| format!("Du hast schon {count} genommen: Leg erst einen zurück."),
    full: |of| format!("Alle Felder für {} sind besetzt.", trade(of)),
    nothing_taken: |of| format!("Du hast niemanden von {} genommen.", clan(of)),
};
