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
