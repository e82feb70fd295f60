//! German.

pub(crate) mod words;
