//! French: the page itself.

use crate::text::about::{AboutText, Held};

pub(in crate::text) static ABOUT: AboutText = AboutText {
    version: |version| format!("Curia, version {version}"),
    unofficial: "Un projet d’amateurs, sans lien avec l’éditeur ni avec les auteurs de Council of \
                 4, ni soutenu par eux",
    in_short: "Projet d’amateurs, non officiel. Rien ne quitte cet appareil.",
    offline: "Sans connexion",
    is_kept: "La page entière est gardée sur cet appareil et s’ouvre sans connexion",
    is_not_kept: "Rien de la page n’est encore gardé dans ce navigateur\u{a0}: il faut une connexion \
                  pour l’ouvrir",
    licences: "Licences d’utilisation",
    licences_note: "Curia est sous MIT ou Apache 2.0, ses polices sous la SIL Open Font License \
                    1.1",
    alegreya: "Police Alegreya",
    source_sans: "Police Source Sans 3",
    others: "Œuvres d’autrui",

    update_ready: "Une nouvelle version est prête",
    update_note: "La page se recharge ; une partie continue là où elle en est",
    update_held: |held| match held {
        Held::Turn => "Elle pourra être prise une fois votre tour fini",
        Held::Unsaved => "Elle pourra être prise une fois toutes les parties enregistrées",
    },
    update: "Mettre à jour",
    settings_with_update: "Réglages ; une nouvelle version est prête",
};
