//! The keys of a table in Italian.

use crate::scene::keys::{Group, HouseTask, ListTask, ReplayTask};
use crate::text::keys::KeysText;

pub(in crate::text) static KEYS: KeysText = KeysText {
    title: "Tasti",
    open: "Tasti del tavolo",
    group: |of| match of {
        Group::Focus => "Spostarsi",
        Group::Action => "Comporre una mossa",
        Group::Turn => "Il turno",
        Group::Show => "Mostrare",
        Group::List => "Nella lista delle mosse possibili",
        Group::Replay => "Nel replay",
    },
    key: "Tasto",
    does: "Cosa fa",
    task: |of| match of {
        HouseTask::NextGroup => "va al gruppo seguente, precedente",
        HouseTask::Neighbour => "va all’elemento in quella direzione",
        HouseTask::Ends => "va al primo, all’ultimo del gruppo",
        HouseTask::Press => "sceglie; un altro Invio conferma",
        HouseTask::Confirm => "conferma la scelta",
        HouseTask::HintOption => "sceglie una mossa del suggerimento",
        HouseTask::Undo => "annulla l’ultima mossa",
        HouseTask::Redo => "ripristina la mossa annullata",
        HouseTask::Skip => "salta al tuo turno mentre giocano i bot",
        HouseTask::Hint => "mostra o nasconde il suggerimento",
        HouseTask::ListMoves => "apre la lista delle mosse possibili",
        HouseTask::ShowKeys => "mostra questi tasti",
        HouseTask::Rules => "apre le regole sull’elemento attivo; Esc per tornare",
        HouseTask::Theme => "passa da chiaro a scuro e viceversa",
        HouseTask::List(task) => match task {
            ListTask::Neighbour => "va alla mossa seguente, precedente",
            ListTask::Ends => "va alla prima, all’ultima mossa",
            ListTask::Fold => "chiude, apre un gruppo",
            ListTask::Open => "sceglie la mossa",
            ListTask::Search => "cerca nella lista",
            ListTask::Close => "chiude la lista",
        },
        HouseTask::Replay(task) => in_replay(task),
    },
};

/// Returns the effect of a key that only a replay has.
const fn in_replay(task: ReplayTask) -> &'static str {
    match task {
        ReplayTask::Action => "nel replay: mossa precedente, seguente",
        ReplayTask::Turn => "nel replay: turno precedente, seguente",
        ReplayTask::Ends => "nel replay: inizio, fine",
        ReplayTask::Play => "nel replay: avvio o pausa",
        ReplayTask::See => "nel replay: vista di un giocatore, o tutto visibile",
        ReplayTask::Branch => "nel replay: e se, da qui",
        ReplayTask::Search => "nel replay: cerca nella cronaca",
        ReplayTask::Close => "nel replay: torna dov’eri",
    }
}
