//! Tips on the controls of every table in Spanish.

use crate::text::Language;
use crate::text::tip::{Tip, TipsText};

pub(in crate::text) static TIPS: TipsText = TipsText { name, what };

const fn name(of: Tip) -> &'static str {
    match of {
        Tip::Confirm => "Confirmar",
        Tip::Skip => "Saltar",
        Tip::Undo => "Deshacer",
        Tip::Restart => "Reiniciar el turno",
        Tip::ToHere => "Volver aquí",
        Tip::Redo => "Rehacer",
        Tip::Hint => "Pista",
        Tip::Why => "¿Por qué?",
        Tip::Replay => "Repetición desde aquí",
        Tip::WhatIf => "¿Y si…?",
        Tip::Settings => "Ajustes",
        Tip::Moves => "Jugadas posibles",
        Tip::OwnSeat => "Tu asiento",
        Tip::Keys => "Teclas",
        Tip::Theme => "Claro u oscuro",
        Tip::Home => "Ir al inicio",
        Tip::Rules => "Reglas",
        Tip::Saved => "Guardado",
        Tip::Assisted => "Asistida",
    }
}

fn what(of: Tip) -> &'static str {
    match of {
        Tip::Confirm => "Hace la jugada de la vista previa. Tecla: Intro.",
        Tip::Skip => "Juega al instante los turnos de los bots, hasta el tuyo.",
        Tip::Undo => {
            "Deshace tu última jugada. Si solo juegas contra bots, puedes hacerlo aunque se haya \
             revelado algo, pero la partida queda marcada como asistida."
        }
        Tip::Restart => "Deshace todo lo que hiciste en este turno.",
        Tip::ToHere => "Deshace esta jugada y todo lo que vino después.",
        Tip::Redo => "Vuelve a hacer la jugada deshecha.",
        Tip::Hint => {
            "Muestra las tres mejores jugadas, cada una con su motivo. La partida queda marcada \
             como asistida. Tecla: «.»."
        }
        Tip::Why => "Muestra lo que este bot esperaba de su jugada, y de otras.",
        Tip::Replay => "Muestra la partida a partir de este momento. Mirar no cambia nada.",
        Tip::WhatIf => {
            "Empieza una partida aparte desde este momento, con todo lo oculto tal como está. \
             Esta no cambia."
        }
        Tip::Settings => {
            "Velocidad, tema, sonido, tamaño del texto, letras en las piezas e idioma."
        }
        Tip::Moves => {
            "Todas las jugadas que puedes hacer ahora, con lo que cuestan y lo que ganas, y un \
             buscador. Tecla: «/»."
        }
        Tip::OwnSeat => {
            "El asiento que juegas en esta partida por enlace. Púlsalo para elegir otro."
        }
        Tip::Keys => "Todos los atajos de teclado. Tecla: «?».",
        Tip::Theme => "Cambia entre página clara y oscura.",
        Tip::Home => "Sale de la mesa. Puedes volver a esta partida cuando quieras.",
        Tip::Rules => "Abre las reglas, con imágenes, aclaraciones y un buscador. Tecla: F1.",
        Tip::Saved => "Guarda la partida en este navegador después de cada jugada.",
        Tip::Assisted => Language::Spanish.text().assisted().note(),
    }
}
