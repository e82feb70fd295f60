//! Error for a missing part of the program.

#[cfg(feature = "split")]
use leptos::wasm_split::SplitLoaderError;

/// A part of the program that could not be loaded: no connection, or a server that does not have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Missing;

#[cfg(feature = "split")]
impl From<SplitLoaderError> for Missing {
    fn from(_: SplitLoaderError) -> Missing {
        Missing
    }
}
