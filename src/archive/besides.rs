//! What is kept beside matches and results and is one's own work, too: answers to puzzles, moments to learn from, pars.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Fault, MOMENTS, PARS, PUZZLES, Shelf};

/// Version that is written.
const VERSION: u32 = 1;

/// Texts by the names under which they are kept, to the letter.
pub type Texts = BTreeMap<String, String>;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    besides: u32,
    texts: Texts,
}

/// Whether a text of this name is kept beside matches and results.
pub(super) fn is_one(name: &str) -> bool {
    name == MOMENTS || name == PARS || name.starts_with(PUZZLES)
}

/// Returns what is kept beside matches and results as one text; `None` if nothing is.
///
/// # Errors
/// Returns an error if the shelf can't be read.
pub(super) fn written(shelf: &impl Shelf) -> Result<Option<String>, Fault> {
    let mut texts = Texts::new();
    for name in shelf.names()?.into_iter().filter(|name| is_one(name)) {
        texts.extend(shelf.read(&name)?.map(|text| (name, text)));
    }
    let form = (!texts.is_empty()).then_some(Form { besides: VERSION, texts });
    // All maps have string keys, so this can't fail.
    Ok(form.map(|form| serde_json::to_string(&form).unwrap_or_default()))
}

/// Returns the texts in a text of this form; `None` if it is of another form. Those of a version that this one doesn't know
/// are missing.
pub fn read(text: &str) -> Option<Option<Texts>> {
    #[derive(Deserialize)]
    struct Version {
        besides: u32,
    }
    // Any match is longer than its first field, so this is asked of little.
    if !text.starts_with("{\"besides\":") {
        return None;
    }
    let Version { besides } = serde_json::from_str(text).ok()?;
    let form = || serde_json::from_str(text).ok().map(|form: Form| form.texts);
    Some(Some(form).filter(|_| besides == VERSION).and_then(|form| form()))
}
