//! The rules page in Spanish.

use super::words::counted;
use crate::text::rules::RulesText;

pub(in crate::text) static RULES: RulesText = RulesText {
    title: "Reglas",
    open: "Reglas",
    back: "Volver",
    contents: "Índice",
    rulings_here: "Aclaraciones de esta página",
    print: "Imprimir las reglas",
    search: "Buscar en las reglas",
    next_hit: "Aparición siguiente",
    previous_hit: "Aparición anterior",
    places: |all, shown| match (all, shown) {
        (0, _) => "no aparece".to_owned(),
        (all, None) => hits(all),
        (all, Some(shown)) => format!("{shown} de {}", hits(all)),
    },
    found_in: hits,
};

fn hits(count: usize) -> String {
    counted(count as u64, "aparición", "apariciones")
}
