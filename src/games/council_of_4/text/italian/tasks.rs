//! Tasks of the table’s keys, in Italian.

use crate::games::council_of_4::scene::keys::Task;
use crate::games::council_of_4::text::tasks::TasksText;

pub(in crate::games::council_of_4::text) static TASKS: TasksText = TasksText {
    task: |of| match of {
        Task::Begin => "inizia un’azione, nell’ordine dei pulsanti",
        Task::Option => {
            "sceglie l’ennesimo consiglio, permesso, spazio o risposta; le frecce portano dal decimo in \
             poi"
        }
        Task::Colour => "sceglie il colore da eleggere",
        Task::AddCard => {
            "aggiunge una carta al pagamento; con la regina, dopo aver scelto la città"
        }
        Task::DropCard => "toglie una carta dal pagamento",
        Task::City => "sceglie una città; se nessuna azione è iniziata, comincia a piazzare lì",
        Task::Decline => "rifiuta il permesso gratuito",
        Task::Back => "torna indietro di un passo; al primo, lascia l’azione",
        Task::EndTurn => "finisce il turno",
        Task::Restart => "ricomincia il turno",
        Task::ListFold => "chiude, apre un gruppo",
    },
};
