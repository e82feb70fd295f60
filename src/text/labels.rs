//! What stands beside each other: labels with what they are about, sentences, facts.

use super::said::labels::{AndSentence, SaidOf};
use super::text;

/// Returns something with what is said of it.
pub fn said_of(what: &str, said: &str) -> String {
    text().labels().said_of(SaidOf { what, said })
}

/// Returns a label, and perhaps a sentence about it.
pub fn and_sentence(label: String, sentence: Option<&str>) -> String {
    let and = |sentence| text().labels().and_sentence(AndSentence { label: &label, sentence });
    sentence.map(and).unwrap_or(label)
}

/// Returns the parts of a label, without those that are not there.
pub fn parts<const COUNT: usize>(all: [Option<String>; COUNT]) -> String {
    text().labels().parts(&all.into_iter().flatten().collect::<Vec<_>>())
}

/// Returns a change with its sign.
pub fn signed(change: i32) -> String {
    let sign = match change {
        ..0 => "−",
        0 => "±",
        1.. => "+",
    };
    format!("{sign}{}", change.unsigned_abs())
}

/// Returns the name of a part of the table that a phone doesn't show, where something can be picked.
pub fn with_more(name: &str) -> String {
    parts([Some(name.to_owned()), Some(text().table().more_here().to_owned())])
}

/// Returns a sentence: what is said, which may be one already.
pub fn sentence(said: String) -> String {
    let ends_like_one = said.ends_with(['.', '!', '?']);
    if ends_like_one { said } else { text().labels().sentence(&said) }
}

/// Returns facts beside each other.
pub fn facts(all: impl IntoIterator<Item = String>) -> String {
    text().labels().facts(&all.into_iter().collect::<Vec<_>>())
}
