//! Tips on the controls of every table in French.

use crate::text::Language;
use crate::text::tip::{Tip, TipsText};

pub(in crate::text) static TIPS: TipsText = TipsText { name, what };

const fn name(of: Tip) -> &'static str {
    match of {
        Tip::Confirm => "Confirmer",
        Tip::Skip => "Passer",
        Tip::Undo => "Annuler",
        Tip::Restart => "Revenir au début du tour",
        Tip::ToHere => "Revenir ici",
        Tip::Redo => "Rétablir",
        Tip::Hint => "Indice",
        Tip::Why => "Pourquoi ?",
        Tip::Replay => "Revoir à partir d’ici",
        Tip::WhatIf => "Et si",
        Tip::Settings => "Réglages",
        Tip::Moves => "Coups possibles",
        Tip::OwnSeat => "Votre place",
        Tip::Keys => "Touches",
        Tip::Theme => "Clair ou sombre",
        Tip::Home => "Vers l’accueil",
        Tip::Rules => "Règles",
        Tip::Saved => "Enregistrement",
        Tip::Assisted => "Assistée",
    }
}

fn what(of: Tip) -> &'static str {
    match of {
        Tip::Confirm => "Joue le coup de l’aperçu. Touche : Entrée.",
        Tip::Skip => "Joue aussitôt les tours des robots, jusqu’au vôtre.",
        Tip::Undo => {
            "Annule votre dernier coup. Seul contre des robots, c’est possible même après une \
             révélation, mais la partie compte alors comme assistée."
        }
        Tip::Restart => "Annule tout ce que vous avez fait à ce tour.",
        Tip::ToHere => "Annule ce coup et tout ce qui l’a suivi.",
        Tip::Redo => "Rejoue le coup annulé.",
        Tip::Hint => {
            "Montre les trois meilleurs coups, chacun avec une raison. La partie compte alors \
             comme assistée. Touche : « . »."
        }
        Tip::Why => "Montre ce que ce robot attendait de son coup, et des autres.",
        Tip::Replay => "Montre la partie à partir de ce moment. Regarder ne change rien.",
        Tip::WhatIf => {
            "Démarre à ce moment une partie à part, avec tout ce qui était caché tel quel. \
             Celle-ci ne change pas."
        }
        Tip::Settings => {
            "Règle la vitesse, le thème, les sons, la taille du texte, les lettres sur les pièces \
             et la langue."
        }
        Tip::Moves => {
            "Tous les coups que vous pouvez jouer, avec leur prix et leur gain, et une recherche. \
             Touche : « / »."
        }
        Tip::OwnSeat => {
            "La place que vous jouez dans cette partie par lien. Touchez-la pour en changer."
        }
        Tip::Keys => "Tous les raccourcis clavier. Touche : « ? ».",
        Tip::Theme => "Passe de la page claire à la page sombre, ou l’inverse.",
        Tip::Home => "Quitte la table. Vous pourrez reprendre cette partie quand vous voudrez.",
        Tip::Rules => {
            "Ouvre les règles en images, avec les précisions et une recherche. Touche : F1."
        }
        Tip::Saved => "Enregistre la partie dans ce navigateur après chaque coup.",
        Tip::Assisted => Language::French.text().assisted().note(),
    }
}
