//! Tasks of the table’s keys, in Spanish.

use crate::games::council_of_4::scene::keys::Task;
use crate::games::council_of_4::text::tasks::TasksText;

pub(in crate::games::council_of_4::text) static TASKS: TasksText = TasksText {
    task: |of| match of {
        Task::Begin => "empieza una acción, en el orden de los botones",
        Task::Option => {
            "escoge el enésimo consejo, permiso, hueco u opción; las flechas llevan al décimo y a \
             los siguientes"
        }
        Task::Colour => "escoge el color que se elige",
        Task::AddCard => "añade una carta al pago; con la reina, tras escoger la ciudad",
        Task::DropCard => "quita una carta del pago",
        Task::City => "escoge una ciudad; sin acción empezada, empieza a colocar ahí",
        Task::Decline => "rechaza el permiso gratis",
        Task::Back => "vuelve un paso atrás; en el primero, deja la acción",
        Task::EndTurn => "termina el turno",
        Task::Restart => "empieza el turno de nuevo",
        Task::ListFold => "cierra, abre un grupo",
    },
};
