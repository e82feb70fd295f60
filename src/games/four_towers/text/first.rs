//! The game in four pictures, shown over the first table.

/// A picture of the introduction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Picture {
    Draw,
    Expansion,
    LordOrDemon,
    Score,
}

impl Picture {
    /// Every picture, in order.
    pub const ALL: [Picture; 4] =
        [Picture::Draw, Picture::Expansion, Picture::LordOrDemon, Picture::Score];
}

/// The texts of the introduction.
#[allow(missing_docs, reason = "the names say it")]
pub struct FirstText {
    pub title: &'static str,
    /// The title of a picture, and what it means.
    pub picture: fn(Picture) -> (&'static str, String),
    pub rest: &'static str,
    pub play: &'static str,
}
