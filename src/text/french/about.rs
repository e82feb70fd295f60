//! The page itself in French.

use crate::text::about::{AboutText, Held};

pub(in crate::text) static ABOUT: AboutText = AboutText {
    version: |version| format!("Curia, version {version}"),
    unofficial: "Un projet d’amateurs, sans lien avec l’éditeur ni avec les auteurs de Council of \
                 4, ni soutenu par eux",
    name: "Curia",
    in_short: "Projet d’amateurs, non officiel. Rien ne quitte cet appareil.",
    offline: "Hors ligne",
    is_kept: "Curia est sur cet appareil et s’ouvre sans connexion",
    is_not_kept: "Pas encore disponible hors ligne : il faut une connexion pour ouvrir la page",
    licences: "Licences d’utilisation",
    licences_note: "Curia est sous licence MIT ou Apache 2.0, ses polices sous SIL Open Font \
                    License 1.1",
    alegreya: "Police Alegreya",
    source_sans: "Police Source Sans 3",
    others: "Composants tiers",

    update_ready: "Une nouvelle version est prête",
    update_note: "La page se recharge, et votre partie continue là où elle en était",
    update_held: |held| match held {
        Held::Turn => "Vous pourrez mettre à jour après votre tour",
        Held::Unsaved => "Vous pourrez mettre à jour une fois toutes les parties enregistrées",
    },
    update: "Mettre à jour",
    settings_with_update: "Réglages ; une nouvelle version est prête",
};
