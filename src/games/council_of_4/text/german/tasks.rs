//! Tasks of the table’s keys, in German.

use crate::games::council_of_4::scene::keys::Task;
use crate::games::council_of_4::text::tasks::TasksText;

pub(in crate::games::council_of_4::text) static TASKS: TasksText = TasksText {
    task: |of| match of {
        Task::Begin => "beginnt eine Aktion, in der Reihenfolge der Knöpfe",
        Task::Option => {
            "wählt Rat, Lizenz, Platz oder Antwort nach der Nummer aus; ab der zehnten helfen die \
             Pfeile"
        }
        Task::Colour => "wählt die Farbe für die Wahl aus",
        Task::AddCard => {
            "fügt der Zahlung eine Karte hinzu; mit der Königin, sobald eine Stadt ausgewählt ist"
        }
        Task::DropCard => "nimmt eine Karte aus der Zahlung",
        Task::City => "wählt eine Stadt aus; ist keine Aktion begonnen, beginnt das Setzen dorthin",
        Task::Decline => "lehnt die kostenlose Lizenz ab",
        Task::Back => "geht einen Schritt zurück, vom ersten aus ganz aus der Aktion",
        Task::EndTurn => "beendet den Zug",
        Task::Restart => "beginnt den Zug von vorn",
        Task::ListFold => "klappt eine Gruppe zu oder auf",
    },
};
