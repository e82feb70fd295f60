//! Saving in Spanish.

use super::words::counted;
use crate::archive::{Fault, NoResults, Saved, Unsaved};
use crate::record::json::Lost;
use crate::text::storage::StorageText;

pub(in crate::text) static STORAGE: StorageText = StorageText {
    saved: |saved| match saved {
        Saved::NotYet => "Aún sin guardar",
        Saved::Saving => "Guardando",
        Saved::Yes => "Guardada aquí",
        Saved::No(_) => "Sin guardar",
    },
    unsaved: |why| match why {
        Unsaved::Fault(Fault::Blocked) => {
            "Este navegador bloquea el almacenamiento (ventana privada o un ajuste). Puedes seguir \
             jugando, pero la partida se perderá al cerrar la página."
        }
        Unsaved::Fault(Fault::Full) => {
            "El almacenamiento del navegador está lleno. Lo último que se guardó está a salvo y \
             puedes seguir jugando, pero las jugadas nuevas no se guardan."
        }
        Unsaved::Fault(Fault::Crowded) => {
            "Otra aplicación de la misma dirección llena el almacenamiento del navegador: borrar \
             partidas apenas ayudaría. La última copia está a salvo y puedes seguir, pero las \
             jugadas nuevas no se guardan."
        }
        Unsaved::Fault(Fault::Newer) => {
            "Una versión más reciente de Curia escribió estos datos: aquí no se sobrescriben."
        }
        Unsaved::Fault(Fault::NotReadBack) => {
            "El navegador no conservó lo guardado. Puedes seguir jugando, pero las jugadas nuevas \
             no se guardan."
        }
        Unsaved::Fault(Fault::Damaged) => {
            "No se pudo apartar un guardado dañado, así que no se sobrescribirá. Puedes seguir \
             jugando, pero las jugadas nuevas no se guardan."
        }
        Unsaved::Elsewhere => {
            "Otra pestaña guardó esta partida después. Lo que guardó no se sobrescribirá."
        }
        Unsaved::Removed => "Esta partida se borró en otra pestaña. Aquí sigue abierta.",
        Unsaved::TooLong => {
            "Esta partida tiene más jugadas de las que puede tener una. Lo último que se guardó \
             está a salvo y puedes seguir jugando, pero las jugadas nuevas no se guardan."
        }
    },
    lost,
    beyond,
    index_was_damaged: "No se pudo leer la lista de partidas guardadas. Se rehízo a partir de las \
                        propias partidas, y no falta ninguna.",
    elsewhere: "Esta partida está abierta en otra pestaña. Aquí solo puedes mirar.",
    left: "La otra pestaña cerró esta partida. Puedes seguir jugando aquí.",
    play_here: "Jugar aquí",
    read_again: "Cargar la otra",
    keep_both: "Conservar también esta",
    keep_after_all: "Conservarla aun así",
    set_aside: "Otra pestaña continuó esta partida. Tus jugadas sin guardar de aquí son ahora una \
                partida aparte.",
    retry: "Reintentar",
    make_room: "Borrar partidas",
    results_were_damaged: "El registro de tus resultados no se pudo leer. Se apartó y se rehízo \
                           con lo que se pudo leer y con las partidas guardadas; pueden faltar \
                           resultados de partidas borradas.",
    no_results: |why| match why {
        NoResults::Fault(Fault::Blocked) => {
            "Este navegador bloquea el almacenamiento: no se \
             conserva ningún resultado."
        }
        NoResults::Fault(_) => {
            "El almacenamiento del navegador no tiene sitio para los resultados."
        }
        NoResults::Damaged => {
            "El registro de tus resultados no se puede leer. No se pudo apartar \
             y no se sobrescribirá: los nuevos resultados no cuentan hasta que \
             haya sitio."
        }
        NoResults::Newer(_) => {
            "Una versión más reciente de Curia escribió el registro de tus \
             resultados. No se sobrescribirá: las partidas que acaben aquí \
             contarán cuando Curia esté actualizada."
        }
    },
};

fn lost(lost: &Lost) -> String {
    let Lost { kept, lost, first } = lost;
    let lost = counted(*lost as u64, "jugada", "jugadas");
    format!(
        "Abierta hasta la jugada {kept}; el resto ({lost}) no se puede jugar: «{first}» no es \
         posible ahí."
    )
}

fn beyond(Lost { kept, lost, .. }: &Lost) -> String {
    let lost = counted(*lost as u64, "jugada", "jugadas");
    format!(
        "Abierta hasta la jugada {kept}, lo máximo que puede tener una partida; el resto ({lost}) \
         queda fuera."
    )
}
