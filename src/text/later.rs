//! The texts about parts of the page that load after the start page.

/// The texts in place of a part.
#[allow(missing_docs, reason = "the names say it")]
pub struct LaterText {
    pub coming: &'static str,
    pub missing: &'static str,
    pub again: &'static str,
    pub back: &'static str,
}
