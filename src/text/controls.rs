//! The texts of small controls that all screens share.

/// Words on buttons, and what is printed on keys.
#[allow(missing_docs, reason = "the names say it")]
pub struct ControlsText {
    pub close: &'static str,
    pub switch_theme: &'static str,
    /// The print on a key, by the browser's name for it.
    pub key: fn(&str) -> &str,
    pub shift: &'static str,
    pub control: &'static str,
}
