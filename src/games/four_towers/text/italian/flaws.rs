//! Reasons why something can't be picked, in Italian.

use super::words::{at_village, clan, trades};
use crate::games::four_towers::text::flaws::FlawsText;

pub(in crate::games::four_towers::text) static FLAWS: FlawsText = FlawsText {
    not_your_turn: "Non è il tuo turno.",
    not_asked: "Ora qui non c’è niente da fare.",
    play_closed: |what, why| format!("{what}: {why}."),
    nobody: |at| format!("Nessuno da scegliere {}.", at_village(at)),
    enough: |count| format!("Ne hai già presi {count}: prima rimettine uno a posto."),
    full: |of| format!("Tutte le caselle per {} sono occupate.", trades(of).to_lowercase()),
    nothing_taken: |of| format!("Non hai preso nessun {}.", clan(of)),
};
