//! Parts of the page that load later in German.

use crate::text::later::LaterText;

pub(in crate::text) static LATER: LaterText = LaterText {
    coming: "Einen Moment …",
    missing: "Dieser Teil der Seite wurde nicht geladen. Nichts ist verloren: Prüf deine \
              Verbindung und versuch es noch einmal.",
    again: "Nochmal",
    back: "Zurück",
};
