//! The keys of a table in Spanish.

use crate::scene::keys::{Group, HouseTask, ListTask, ReplayTask};
use crate::text::keys::KeysText;

pub(in crate::text) static KEYS: KeysText = KeysText {
    title: "Teclas",
    open: "Teclas de la mesa",
    group: |of| match of {
        Group::Focus => "Moverse",
        Group::Action => "Preparar una jugada",
        Group::Turn => "El turno",
        Group::Show => "Mostrar",
        Group::List => "En la lista de jugadas posibles",
        Group::Replay => "En una repetición",
    },
    key: "Tecla",
    does: "Efecto",
    task: |of| match of {
        HouseTask::NextGroup => "va al grupo siguiente, anterior",
        HouseTask::Neighbour => "va al elemento siguiente de ese lado",
        HouseTask::Ends => "va al primero, al último del grupo",
        HouseTask::Press => "escoge; Intro otra vez confirma",
        HouseTask::Confirm => "confirma lo escogido",
        HouseTask::HintOption => "escoge una jugada de la pista",
        HouseTask::Undo => "deshace la última jugada",
        HouseTask::Redo => "rehace la jugada deshecha",
        HouseTask::Skip => "salta a tu turno mientras juegan los bots",
        HouseTask::Hint => "muestra u oculta la pista",
        HouseTask::ListMoves => "abre la lista de jugadas posibles",
        HouseTask::ShowKeys => "muestra estas teclas",
        HouseTask::Rules => "abre las reglas del elemento activo; Esc vuelve",
        HouseTask::Theme => "cambia entre claro y oscuro",
        HouseTask::List(task) => match task {
            ListTask::Neighbour => "va a la jugada siguiente, anterior",
            ListTask::Ends => "va a la primera, a la última jugada",
            ListTask::Fold => "cierra, abre un grupo",
            ListTask::Open => "escoge la jugada",
            ListTask::Search => "busca en la lista",
            ListTask::Close => "cierra la lista",
        },
        HouseTask::Replay(task) => in_replay(task),
    },
};

/// Returns the effect of a key that only a replay has.
const fn in_replay(task: ReplayTask) -> &'static str {
    match task {
        ReplayTask::Action => "en repetición: jugada anterior, siguiente",
        ReplayTask::Turn => "en repetición: turno anterior, siguiente",
        ReplayTask::Ends => "en repetición: principio, final",
        ReplayTask::Play => "en repetición: reproduce o pausa",
        ReplayTask::See => "en repetición: lo que ve un jugador, o todo visible",
        ReplayTask::Branch => "en repetición: ¿y si… desde aquí?",
        ReplayTask::Search => "en repetición: busca en el registro",
        ReplayTask::Close => "en repetición: vuelve a donde estabas",
    }
}
