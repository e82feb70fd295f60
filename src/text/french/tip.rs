//! Tips of what every table has, in French.

use crate::text::tip::{Tip, TipsText};

pub(in crate::text) static TIPS: TipsText = TipsText { name, what };

const fn name(of: Tip) -> &'static str {
    match of {
        Tip::Confirm => "Confirmer",
        Tip::Skip => "Passer",
        Tip::Undo => "Annuler",
        Tip::Restart => "Recommencer le tour",
        Tip::ToHere => "Revenir ici",
        Tip::Redo => "Rétablir",
        Tip::Hint => "Indice",
        Tip::Why => "Pourquoi ?",
        Tip::Replay => "Revoir à partir d’ici",
        Tip::WhatIf => "Et si",
        Tip::Settings => "Réglages",
        Tip::Moves => "Coups possibles",
        Tip::Keys => "Touches",
        Tip::Theme => "Clair ou sombre",
        Tip::Home => "Vers l’accueil",
        Tip::Rules => "Règles",
        Tip::Saved => "Enregistrement",
    }
}

const fn what(of: Tip) -> &'static str {
    match of {
        Tip::Confirm => "Fait l’action en cours. La touche est Entrée.",
        Tip::Skip => "Expédie aussitôt les tours des robots, jusqu’au vôtre.",
        Tip::Undo => {
            "Reprend votre dernière action. Seul contre des robots, c’est possible même après \
             que du caché a été montré ; la partie compte alors comme assistée."
        }
        Tip::Restart => "Reprend tout ce que vous avez fait à ce tour.",
        Tip::ToHere => "Reprend cette action et tout ce qui l’a suivie.",
        Tip::Redo => "Refait ce qui a été annulé.",
        Tip::Hint => {
            "Les trois meilleures actions, avec une raison pour chacune. La partie compte \
             alors comme assistée. La touche est ."
        }
        Tip::Why => "Ce que ce robot attendait de son action, et des autres.",
        Tip::Replay => "Montre la partie à partir de ce moment. Regarder ne change rien.",
        Tip::WhatIf => {
            "Une nouvelle partie repart de ce moment, avec tout ce qui était caché comme il \
             l’était. L’autre reste comme elle est."
        }
        Tip::Settings => "Vitesse, thème, sons, taille du texte, lettres sur les pièces, langue.",
        Tip::Moves => {
            "Tout ce que vous pouvez faire maintenant, avec son prix et son gain, et une \
             recherche. La touche est /."
        }
        Tip::Keys => "Ce que fait chaque touche. La touche est le point d’interrogation.",
        Tip::Theme => "Passe d’une page claire à une page sombre, ou l’inverse.",
        Tip::Home => "Quitte la table. La partie reste, et peut être reprise.",
        Tip::Rules => {
            "Toutes les règles en images, les précisions, et une recherche. F1 les ouvre \
             aussi."
        }
        Tip::Saved => "La partie est gardée dans ce navigateur après chaque action.",
    }
}
