//! French.

pub(crate) mod words;
