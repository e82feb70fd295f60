//! The settings in French.

use crate::archive::Fault;
use crate::text::settings::SettingsText;

pub(in crate::text) static SETTINGS: SettingsText = SettingsText {
    title: "Réglages",
    pages: "Sortes de réglages",
    page_all: "Tous les réglages",
    page_look: "Apparence",
    page_motion: "Mouvement, son",
    page_help: "Aide en jeu",
    page_language: "Langue",
    page_about: "À propos",

    theme: "Thème",
    light: "Clair",
    dark: "Sombre",
    system: "Comme l’appareil",
    text_size: "Taille du texte",
    text_size_note: "Tout grandit avec le texte ; la disposition s’adapte",
    percent: |size| format!("{size} %"),
    letters: "Lettres sur les pièces",
    letters_note: "Ajoute W K O P B R aux conseillers et une initiale à l’anneau des villes",

    speed: "Mouvement",
    speed_note: "Durée des actions des robots et des trajets ; sans mouvement, tout change d’un coup",
    normal: "Normal",
    fast: "Rapide",
    off: "Sans",
    sounds: "Sons",
    sounds_note: "Cartes, pièces, conseillers, marchands, la reine, votre tour",
    volume: "Volume",

    hints: "Astuces",
    hints_note: "Explique sous l’action ce qui serait possible, ou moins cher",

    language: "Langue",
    language_note: "La partie continue dans l’autre langue là où elle en est",
    browsers: |language| format!("Comme le navigateur : {language}"),

    kept: "Tout changement agit aussitôt et reste sur cet appareil.",
    fault: |fault| match fault {
        Fault::Blocked => {
            "Tout changement agit aussitôt, mais seulement jusqu’à la fermeture de la page : ce \
             navigateur ne la laisse rien enregistrer."
        }
        Fault::Full | Fault::NotReadBack => {
            "Tout changement agit aussitôt, mais seulement jusqu’à la fermeture de la page : le \
             navigateur n’a pas pu l’enregistrer."
        }
        Fault::Damaged => {
            "Tout changement agit aussitôt, mais seulement jusqu’à la fermeture de la page : des \
             réglages plus anciens sont illisibles et n’ont pas pu être mis de côté."
        }
    },
    done: "Terminé",
};
