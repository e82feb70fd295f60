//! The keys of a table in French.

use crate::scene::keys::{Group, ReplayTask};
use crate::text::keys::KeysText;

pub(in crate::text) static KEYS: KeysText = KeysText {
    title: "Touches",
    open: "Touches de la table",
    group: |of| match of {
        Group::Focus => "Se déplacer",
        Group::Action => "Composer une action",
        Group::Turn => "Le tour",
        Group::Show => "Afficher",
        Group::List => "Dans la liste des coups possibles",
        Group::Replay => "En revoyant une partie",
    },
    key: "Touche",
    does: "Effet",
};

/// What a key does that only a replay has.
pub(crate) const fn in_replay(task: ReplayTask) -> &'static str {
    match task {
        ReplayTask::Action => "en revoyant : action précédente, suivante",
        ReplayTask::Turn => "en revoyant : tour précédent, suivant",
        ReplayTask::Ends => "en revoyant : début, fin",
        ReplayTask::Play => "en revoyant : avance seul, et s’arrête",
        ReplayTask::See => "en revoyant : voit comme une place, ou toutes les mains ouvertes",
        ReplayTask::Branch => "en revoyant : et si, à partir d’ici",
        ReplayTask::Search => "en revoyant : cherche dans le journal",
        ReplayTask::Close => "en revoyant : revient d’où vous veniez",
    }
}
