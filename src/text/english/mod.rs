//! English.

pub(crate) mod words;
