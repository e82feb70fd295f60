//! Italian.

pub(crate) mod words;
