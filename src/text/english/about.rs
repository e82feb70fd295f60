//! English: the page itself.

use crate::text::about::{AboutText, Held};

pub(in crate::text) static ABOUT: AboutText = AboutText {
    version: |version| format!("Curia, version {version}"),
    unofficial: "A fan project, not affiliated with, endorsed by or connected to the publisher or \
                 the authors of Council of 4",
    in_short: "An unofficial fan project. Nothing leaves this device.",
    offline: "Without a connection",
    is_kept: "The whole page is kept on this device and opens without a connection",
    is_not_kept: "Nothing of the page is kept in this browser so far: it takes a connection to open",
    licences: "Licences",
    licences_note: "Curia is under MIT or Apache 2.0, its fonts are under the SIL Open Font \
                    License 1.1",
    alegreya: "Font Alegreya",
    source_sans: "Font Source Sans 3",
    others: "Work of others",

    update_ready: "A new version is ready",
    update_note: "The page is loaded anew; a match goes on where it is",
    update_held: |held| match held {
        Held::Turn => "It can be taken once your turn is over",
        Held::Unsaved => "It can be taken once every match is saved",
    },
    update: "Update",
    settings_with_update: "Settings; a new version is ready",
};
