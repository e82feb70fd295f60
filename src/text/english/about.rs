//! The page itself in English.

use crate::text::about::{AboutText, Held};

pub(in crate::text) static ABOUT: AboutText = AboutText {
    version: |version| format!("Curia, version {version}"),
    unofficial: "A fan project, not affiliated with, endorsed by or connected to the publisher or \
                 the authors of Council of 4",
    name: "Curia",
    in_short: "An unofficial fan project. Nothing leaves this device.",
    offline: "Offline",
    is_kept: "Curia is saved on this device and opens without a connection",
    is_not_kept: "Not saved for offline use yet: you need a connection to open it",
    licences: "Licences",
    licences_note: "Curia is under the MIT or Apache 2.0 licence, its fonts under the SIL Open \
                    Font License 1.1",
    alegreya: "Font Alegreya",
    source_sans: "Font Source Sans 3",
    others: "Third-party work",

    update_ready: "A new version is ready",
    update_note: "The page reloads, and your game continues where it was",
    update_held: |held| match held {
        Held::Turn => "You can update after your turn",
        Held::Unsaved => "You can update once every game is saved",
    },
    update: "Update",
    settings_with_update: "Settings; a new version is ready",
};
