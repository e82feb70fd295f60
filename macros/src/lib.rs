//! Derives: a game declares its events, reasons, actions and picks once, and other forms of them follow. A derive restates
//! what is declared and decides nothing; `tests/floors/derives.rs` shows by hand what each one writes.

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

mod formed;
mod notation;
mod numbered;

/// Writes an enum of events or reasons as JSON, with its schema: an object with the variant as `kind` and its fields.
///
/// A field without a name has that of its type, as `card` for a `Card`; `#[form(key = "name")]` gives it another.
/// `#[form(flat)]` writes the fields of its value in its place, and `#[form(by = function -> Type)]` what the function makes
/// of it.
///
/// `#[secret(seat)]` hides an optional field from all but the seat in the field `seat`, or the seats in several; then the
/// enum has `seen_by`. `#[reveals]` on a variant says that it shows what was hidden, `#[reveals(field)]` that it does if
/// the field is true; then the enum has `reveals`.
#[proc_macro_derive(Formed, attributes(form, secret, reveals))]
pub fn formed(input: TokenStream) -> TokenStream {
    let written = formed::derive(parse_macro_input!(input as DeriveInput));
    written.unwrap_or_else(syn::Error::into_compile_error).into()
}

/// Gives an enum of actions its notation: printed, read, told in the grammar, and made of numbers.
///
/// Each variant has `#[notation("word {field} {array.0}")]`, a field without a name being its number. Before it may stand
/// `#[notation("word" for VALUE)]`, how one value of a single field is written. `if function` after a notation says that
/// what is read, or made of numbers, must hold. `#[kind(Kind)]` on the enum gives it `kind`: that of a variant has its name, or another one by
/// `#[kind(Other)]`; `#[kind(none)]` says that it has none.
#[proc_macro_derive(Notation, attributes(notation, kind))]
pub fn notation(input: TokenStream) -> TokenStream {
    let written = notation::derive(parse_macro_input!(input as DeriveInput));
    written.unwrap_or_else(syn::Error::into_compile_error).into()
}

/// Gives an enum, or a struct, a number for each value: those of the first variant come first, and of a variant the first
/// field counts most.
///
/// A field is itself numbered, or `#[below(count)]` says how many values a small number has; a greater one counts as the last.
#[proc_macro_derive(Numbered, attributes(below))]
pub fn numbered(input: TokenStream) -> TokenStream {
    let written = numbered::derive(parse_macro_input!(input as DeriveInput));
    written.unwrap_or_else(syn::Error::into_compile_error).into()
}

/// Returns a name in capitals as words with lines between them.
fn snake(name: &str) -> String {
    let mut words = String::new();
    for (at, letter) in name.char_indices() {
        if letter.is_uppercase() && at > 0 {
            words.push('_');
        }
        words.extend(letter.to_lowercase());
    }
    words
}
