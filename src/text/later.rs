//! The texts about parts of the page that come later than the start page.

/// What is said in place of a part.
#[allow(missing_docs, reason = "the names say it")]
pub struct LaterText {
    pub coming: &'static str,
    pub missing: &'static str,
    pub again: &'static str,
    pub back: &'static str,
}
