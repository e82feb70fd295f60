//! The texts of small controls that all screens share.

/// Words on buttons, and what is printed on keys.
#[allow(missing_docs, reason = "the names say it")]
pub struct ControlsText {
    pub close: &'static str,
    pub switch_theme: &'static str,
    /// What is printed on a key that the browser knows by this name.
    pub key: fn(&str) -> &str,
    pub shift: &'static str,
    pub control: &'static str,
}
