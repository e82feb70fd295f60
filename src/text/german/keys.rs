//! The keys of a table in German.

use crate::scene::keys::{Group, HouseTask, ListTask, ReplayTask};
use crate::text::keys::KeysText;

pub(in crate::text) static KEYS: KeysText = KeysText {
    title: "Tasten",
    open: "Tasten am Tisch",
    group: |of| match of {
        Group::Focus => "Sich bewegen",
        Group::Action => "Aktion wählen",
        Group::Turn => "Der Zug",
        Group::Show => "Anzeigen",
        Group::List => "In der Liste der möglichen Aktionen",
        Group::Replay => "In der Rückschau",
    },
    key: "Taste",
    does: "Wirkung",
    task: |of| match of {
        HouseTask::NextGroup => "geht zur nächsten, vorigen Gruppe",
        HouseTask::Neighbour => "geht in dieser Richtung weiter",
        HouseTask::Ends => "geht zum Anfang, Ende der Gruppe",
        HouseTask::Press => "wählt; noch einmal Enter bestätigt",
        HouseTask::Confirm => "bestätigt, was gewählt ist",
        HouseTask::HintOption => "wählt eine Aktion des Tipps",
        HouseTask::Undo => "macht die letzte Aktion rückgängig",
        HouseTask::Redo => "wiederholt die zurückgenommene Aktion",
        HouseTask::Skip => "spult zu deinem Zug vor, während Bots spielen",
        HouseTask::Hint => "zeigt oder verbirgt den Tipp",
        HouseTask::ListMoves => "öffnet die Liste der möglichen Aktionen",
        HouseTask::ShowKeys => "zeigt diese Tasten",
        HouseTask::Rules => "öffnet die Regeln zum aktiven Element; Esc führt zurück",
        HouseTask::Theme => "wechselt zwischen hell und dunkel",
        HouseTask::List(task) => match task {
            ListTask::Neighbour => "geht zur nächsten, vorigen Aktion",
            ListTask::Ends => "geht zur ersten, letzten Aktion",
            ListTask::Fold => "schließt, öffnet eine Gruppe",
            ListTask::Open => "wählt die Aktion",
            ListTask::Search => "durchsucht die Liste",
            ListTask::Close => "schließt die Liste",
        },
        HouseTask::Replay(task) => in_replay(task),
    },
};

/// Returns the effect of a key that only a replay has.
const fn in_replay(task: ReplayTask) -> &'static str {
    match task {
        ReplayTask::Action => "in der Rückschau: vorige, nächste Aktion",
        ReplayTask::Turn => "in der Rückschau: voriger, nächster Zug",
        ReplayTask::Ends => "in der Rückschau: Anfang, Ende",
        ReplayTask::Play => "in der Rückschau: spielt ab oder hält an",
        ReplayTask::See => "in der Rückschau: Sicht eines Spielers oder alles offen",
        ReplayTask::Branch => "in der Rückschau: „Was wäre, wenn“ ab hier",
        ReplayTask::Search => "in der Rückschau: durchsucht den Verlauf",
        ReplayTask::Close => "in der Rückschau: zurück dahin, wo du warst",
    }
}
