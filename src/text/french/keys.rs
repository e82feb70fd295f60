//! The keys of a table in French.

use crate::scene::keys::{Group, ReplayTask};
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
};

/// Returns the effect of a key that only a replay has.
pub(crate) const fn in_replay(task: ReplayTask) -> &'static str {
    match task {
        ReplayTask::Action => "en revoyant : coup précédent, suivant",
        ReplayTask::Turn => "en revoyant : tour précédent, suivant",
        ReplayTask::Ends => "en revoyant : début, fin",
        ReplayTask::Play => "en revoyant : lecture ou pause",
        ReplayTask::See => "en revoyant : vue d’un joueur, ou toutes les mains",
        ReplayTask::Branch => "en revoyant : et si, à partir d’ici",
        ReplayTask::Search => "en revoyant : recherche dans le journal",
        ReplayTask::Close => "en revoyant : retour là où vous étiez",
    }
}

// Effects of keys that every table has.
pub(crate) const NEXT_GROUP: &str = "va au groupe suivant, précédent";
pub(crate) const ENDS: &str = "va au premier, au dernier du groupe";
pub(crate) const PRESS: &str = "choisit ; Entrée une seconde fois confirme";
pub(crate) const UNDO: &str = "annule le dernier coup";
pub(crate) const REDO: &str = "rétablit le coup annulé";
pub(crate) const HINT: &str = "montre ou cache l’indice";
pub(crate) const HINT_OPTION: &str = "choisit un coup de l’indice";
pub(crate) const LIST_MOVES: &str = "ouvre la liste des coups possibles";
pub(crate) const SHOW_KEYS: &str = "montre ces touches";
pub(crate) const RULES: &str = "ouvre les règles sur l’élément actif ; Échap en revient";
pub(crate) const THEME: &str = "passe du clair au sombre ou l’inverse";
pub(crate) const LIST_NEIGHBOUR: &str = "va au coup suivant, précédent";
pub(crate) const LIST_ENDS: &str = "va au premier, au dernier coup";
pub(crate) const LIST_SEARCH: &str = "cherche dans la liste";
pub(crate) const LIST_CLOSE: &str = "ferme la liste";
