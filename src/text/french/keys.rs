//! The keys of a table in French.

use crate::scene::keys::{Group, HouseTask, ListTask, ReplayTask};
use crate::text::keys::KeysText;

pub(in crate::text) static KEYS: KeysText = KeysText {
    title: "Touches",
    open: "Touches de la table",
    group: |of| match of {
        Group::Focus => "Se déplacer",
        Group::Action => "Composer un coup",
        Group::Turn => "Le tour",
        Group::Show => "Afficher",
        Group::List => "Dans la liste des coups possibles",
        Group::Replay => "En revoyant une partie",
    },
    key: "Touche",
    does: "Effet",
    task: |of| match of {
        HouseTask::NextGroup => "va au groupe suivant, précédent",
        HouseTask::Neighbour => "va à l’élément suivant de ce côté",
        HouseTask::Ends => "va au premier, au dernier du groupe",
        HouseTask::Press => "choisit ; Entrée une seconde fois confirme",
        HouseTask::Confirm => "confirme ce qui est choisi",
        HouseTask::HintOption => "choisit un coup de l’indice",
        HouseTask::Undo => "annule le dernier coup",
        HouseTask::Redo => "rétablit le coup annulé",
        HouseTask::Skip => "passe à votre tour quand les robots jouent",
        HouseTask::Hint => "montre ou cache l’indice",
        HouseTask::ListMoves => "ouvre la liste des coups possibles",
        HouseTask::ShowKeys => "montre ces touches",
        HouseTask::Rules => "ouvre les règles sur l’élément actif ; Échap en revient",
        HouseTask::Theme => "passe du clair au sombre ou l’inverse",
        HouseTask::List(task) => match task {
            ListTask::Neighbour => "va au coup suivant, précédent",
            ListTask::Ends => "va au premier, au dernier coup",
            ListTask::Fold => "ferme, ouvre un groupe",
            ListTask::Open => "choisit le coup",
            ListTask::Search => "cherche dans la liste",
            ListTask::Close => "ferme la liste",
        },
        HouseTask::Replay(task) => in_replay(task),
    },
};

/// Returns the effect of a key that only a replay has.
const fn in_replay(task: ReplayTask) -> &'static str {
    match task {
        ReplayTask::Action => "en revoyant : coup précédent, suivant",
        ReplayTask::Turn => "en revoyant : tour précédent, suivant",
        ReplayTask::Ends => "en revoyant : début, fin",
        ReplayTask::Play => "en revoyant : lecture ou pause",
        ReplayTask::See => "en revoyant : vue d’un joueur, ou tout visible",
        ReplayTask::Branch => "en revoyant : et si, à partir d’ici",
        ReplayTask::Search => "en revoyant : recherche dans le journal",
        ReplayTask::Close => "en revoyant : retour là où vous étiez",
    }
}
