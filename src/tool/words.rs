//! Phrases that several messages of the tool share. Errors in positions and actions are described by their game, those in
//! matches as in the page.

/// Of a text that is no action.
pub const NOT_AN_ACTION: &str = "isn't a move in notation";

/// Reason against a list of values.
pub const NO_OBJECT: &str = "a list instead of an object";

/// Returns the message for JSON of another form that serde would accept.
pub fn other_form(pointer: &str) -> String {
    format!("{pointer}: {NO_OBJECT}, or an object instead of a word")
}

/// Returns the JSON library's message without the place at its end, cut since it may quote an unknown
/// name of any length.
pub fn without_place(detail: &str) -> String {
    let reason = detail.rsplit_once(" at line ").map_or(detail, |(reason, _)| reason);
    cut(reason, 300)
}

/// Returns the message for a text of too many bytes.
pub fn too_long(most: usize) -> String {
    format!("longer than {most} bytes")
}

/// Returns the message for a seed that is too long.
pub fn seed_too_long(most: usize) -> String {
    format!("longer than {most} characters")
}

/// Returns the message for a machine without random numbers.
pub fn no_chance(error: &getrandom::Error) -> String {
    format!("This machine can't make a random seed: {error}.")
}

/// Returns the message for an unknown level.
pub fn no_level(word: &str) -> String {
    format!("There's no level `{}`", quoted(word))
}

/// Returns the beginning of an input, to quote it.
pub fn quoted(text: &str) -> String {
    cut(text, 80).escape_debug().collect()
}

fn cut(text: &str, most: usize) -> String {
    let mut beginning: String = text.chars().take(most).collect();
    if beginning.len() < text.len() {
        beginning.push('…');
    }
    beginning
}
