//! The settings in French.

use crate::archive::Fault;
use crate::text::settings::{SettingsText, Unkept};

pub(in crate::text) static SETTINGS: SettingsText = SettingsText {
    title: "Réglages",
    pages: "Catégories de réglages",
    page_all: "Tous les réglages",
    page_look: "Apparence",
    page_motion: "Mouvement, son",
    page_help: "Aide en jeu",
    page_language: "Langue",
    page_about: "À propos",

    theme: "Thème",
    light: "Clair",
    dark: "Sombre",
    system: "Système",
    text_size: "Taille du texte",
    text_size_note: "Tout grandit avec le texte, et la disposition s’adapte",
    percent: |size| format!("{size} %"),
    letters: "Lettres sur les pièces",
    letters_note: "Marque d’une lettre les pièces et les lieux en couleur",

    speed: "Mouvement",
    speed_note: "Durée d’affichage des coups des robots et du trajet des pièces",
    normal: "Normal",
    fast: "Rapide",
    off: "Sans",
    sounds: "Sons",
    sounds_note: "Pour les coups, les gains et votre tour",
    volume: "Volume",

    hints: "Astuces",
    hints_note: "Expliquent ce que vous pointez, et une suite possible ou un prix plus bas",

    language: "Langue",
    language_note: "Vous pouvez en changer en pleine partie",
    browsers: |language| format!("Navigateur : {language}"),
    language_missing: |language| {
        format!("{language} : chargement impossible. Vérifiez la connexion et réessayez.")
    },

    kept: "Les changements s’appliquent aussitôt et sont enregistrés ici.",
    fault: |fault| match fault {
        Fault::Blocked => {
            "Les changements s’appliquent jusqu’à la fermeture de la page : ce navigateur bloque \
             le stockage."
        }
        Fault::Full | Fault::Crowded | Fault::NotReadBack => {
            "Les changements s’appliquent jusqu’à la fermeture de la page : le navigateur n’a pas \
             pu les enregistrer."
        }
        Fault::Damaged | Fault::Newer => {
            "Les changements s’appliquent jusqu’à la fermeture de la page : des réglages plus \
             anciens sont illisibles et n’ont pas pu être mis de côté."
        }
    },
    done: "Terminé",
    unkept: |why| match why {
        Unkept::Impossible => "Impossible à garder hors ligne ici : le navigateur ne le propose \
                               pas, ou l’adresse ne commence pas par https. Il faut une connexion \
                               pour ouvrir la page"
            .to_owned(),
        Unkept::Refused => "Le navigateur a refusé de garder Curia : il faut une connexion pour \
                            ouvrir la page. Nouvel essai à la prochaine visite"
            .to_owned(),
        Unkept::Failed(file) => format!(
            "« {file} » n’est pas arrivé tel que publié : Curia n’est pas gardé, et il faut une \
             connexion pour ouvrir la page. Nouvel essai à la prochaine visite"
        ),
        Unkept::Resting(file) => format!(
            "Deux fois de suite, « {file} » n’est pas arrivé tel que publié : Curia n’est pas \
             gardé, et il faut une connexion pour ouvrir la page. Nouvel essai après un jour, ou \
             avec la prochaine version"
        ),
    },
};
