//! Errors of games saved in the browser in Spanish.

use crate::text::kept::KeptText;

pub(in crate::text) static KEPT: KeptText = KeptText {
    missing: "El navegador ya no tiene los datos de esta partida.",
    other_format: |form| {
        format!("La guardó otra versión de Curia (formato {form}), que puede abrirla.")
    },
    other_match: |id| format!("Sus datos son de otra partida, {id}."),
    revision: |number| format!("Sus datos tienen un número de guardado imposible, {number}."),
    unread: |why| format!("Sus datos no se pueden abrir: {why}."),
    damaged: |why| {
        format!(
            "Una de las dos copias guardadas de la partida está dañada. Ves la otra, que quizá va \
             1 jugada por detrás. {why}"
        )
    },
    last_is_missing: "Falta una de las dos copias guardadas de la partida. Ves la otra, que quizá \
                      va 1 jugada por detrás.",
    older_rules: |theirs, ours| {
        format!(
            "Se jugó con la versión {theirs} de las reglas, y esta versión de Curia juega con la \
             versión {ours}. Ves cómo quedó, pero no se puede abrir."
        )
    },
    newer_rules: |theirs, ours| {
        format!(
            "Se jugó con la versión {theirs} de las reglas, y esta versión de Curia tiene la \
             versión {ours}. Se podrá abrir cuando Curia esté actualizada."
        )
    },
};
