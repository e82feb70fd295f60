//! Texts in `.ftl` files.

mod check;
mod code;
mod model;
mod read;
mod rust;

use std::fs;
use std::path::Path;

pub use model::Fault;
use model::Pack;

/// Folder and code of each language, English first.
pub const LANGUAGES: [(&str, &str); 5] =
    [("english", "en"), ("french", "fr"), ("german", "de"), ("italian", "it"), ("spanish", "es")];

/// Makes the texts of one folder, which has one for each language; those of a game may use the words of the `house`.
///
/// # Errors
/// Returns the faults of the files; nothing is made then.
pub fn make(from: &Path, house: Option<&Path>, to: &Path) -> Result<(), Vec<Fault>> {
    let mut faults = Vec::new();
    let pack = |(folder, _): &(&str, &str)| {
        let mut pack = read::pack(&from.join(folder), &mut faults);
        // What is wrong with them is told of the house.
        let words = house.map(|house| read::pack(&house.join(folder), &mut Vec::new()));
        let words = words.and_then(|mut house| house.files.remove(model::WORDS));
        pack.files.extend(words.map(|words| (model::HOUSE.to_owned(), words)));
        pack
    };
    let packs: Vec<Pack> = LANGUAGES.iter().map(pack).collect();
    let (english, others) = packs.split_first().expect("English is a language");
    check::english(english, &mut faults);
    for other in others {
        check::against(english, other, &mut faults);
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    fs::create_dir_all(to).expect("a folder for what is made");
    let write = |name: String, bytes: &[u8]| {
        fs::write(to.join(name), bytes).expect("room for what is made")
    };
    if english.files.contains_key(model::WORDS) {
        write(format!("{}.rs", model::WORDS), rust::values(english, model::WORDS).as_bytes());
    }
    for subject in english.subjects() {
        write(format!("{subject}.rs"), rust::subject(english, subject).as_bytes());
        for ((_, code), pack) in LANGUAGES.iter().zip(&packs) {
            write(format!("{subject}.{code}"), &code::subject(english, pack, subject));
        }
    }
    Ok(())
}
