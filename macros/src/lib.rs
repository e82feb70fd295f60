//! Derives: a game declares its events, reasons and actions once, and other forms of them follow. A derive restates what is
//! declared and decides nothing; `tests/floors/derives.rs` shows by hand what each one writes.

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

mod told;

/// Writes an enum of events or reasons as JSON, with its schema: an object with the variant as `kind` and its fields.
///
/// A field without a name has that of its type, as `card` for a `Card`; `#[told(key = "name")]` gives it another.
/// `#[told(flat)]` writes the fields of its value in its place, and `#[told(by = function -> Type)]` what the function makes
/// of it.
///
/// `#[secret(seat)]` hides an optional field from all but the seat in the field `seat`, or the seats in several; then the
/// enum has `seen_by`. `#[reveals]` on a variant says that it shows what was hidden, `#[reveals(field)]` that it does if the field is
/// true; then the enum has `reveals`.
#[proc_macro_derive(Told, attributes(told, secret, reveals))]
pub fn told(input: TokenStream) -> TokenStream {
    let written = told::derive(parse_macro_input!(input as DeriveInput));
    written.unwrap_or_else(syn::Error::into_compile_error).into()
}
