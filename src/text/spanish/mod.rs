//! Spanish.

pub(crate) mod words;
