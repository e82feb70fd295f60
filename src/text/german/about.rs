//! The page itself in German.

use crate::text::about::{AboutText, Held};

pub(in crate::text) static ABOUT: AboutText = AboutText {
    version: |version| format!("Curia, Version {version}"),
    unofficial: "Ein Fanprojekt, weder mit dem Verlag noch mit den Autoren von Council of 4 \
                 verbunden und nicht von ihnen unterstützt",
    name: "Curia",
    in_short: "Ein inoffizielles Fanprojekt. Nichts verlässt dieses Gerät.",
    offline: "Offline",
    is_kept: "Curia ist auf diesem Gerät gespeichert und startet auch ohne Verbindung",
    is_not_kept: "Noch nicht offline verfügbar: Zum Öffnen brauchst du eine Verbindung",
    licences: "Lizenzen",
    licences_note: "Curia steht unter der MIT- oder Apache-2.0-Lizenz, seine Schriften unter der \
                    SIL Open Font License 1.1",
    alegreya: "Schrift Alegreya",
    source_sans: "Schrift Source Sans 3",
    others: "Werke anderer",

    update_ready: "Eine neue Version ist bereit",
    update_note: "Die Seite lädt neu, und deine Partie geht da weiter, wo sie war",
    update_held: |held| match held {
        Held::Turn => "Aktualisieren kannst du nach deinem Zug",
        Held::Unsaved => "Aktualisieren kannst du, sobald jede Partie gespeichert ist",
    },
    update: "Aktualisieren",
    settings_with_update: "Einstellungen; eine neue Version ist bereit",
};
