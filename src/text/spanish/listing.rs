//! The list of legal moves in Spanish.

use super::words::counted;
use crate::text::listing::ListingText;

pub(in crate::text) static LISTING: ListingText = ListingText {
    title: "Jugadas posibles",
    close: "Cerrar la lista",
    search_for: "Buscar entre las jugadas posibles",
    nothing_found: "Ninguna jugada posible con esas palabras.",
    nothing_legal: "Ahora no tienes nada que decidir.",
    found: |count| format!("{}.", counted(count as u64, "jugada", "jugadas")),
    move_hint: "recorrer",
    open_hint: "abre; otra vez, confirma",
};
