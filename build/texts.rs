//! Texts in `.ftl` files.

mod check;
mod code;
mod file;
mod languages;
pub mod model;
pub mod pseudo;
pub mod read;
mod rust;

use std::fs;
use std::path::{Path, PathBuf};

pub use languages::{Language, read as languages};
pub use model::Fault;
use model::Pack;

/// Subjects of a game that the start page needs: they are in the files of the house.
const FRONT: [&str; 2] = ["cover", "new_game"];

/// Long texts of a game that nobody needs at its table: they are in a file of their own.
const MANUAL: [&str; 3] = ["rules", "rulings", "vocabulary"];

/// The files of the house or of a game, in all languages.
struct Folder {
    name: String,
    packs: Vec<Pack>,
}

/// A subject: its folder and name.
type Subject<'a> = (&'a Folder, &'a str);

/// What a file of each language holds.
struct File<'a> {
    subjects: Vec<Subject<'a>>,
    long: Vec<&'a str>,
    is_manual: bool,
}

/// Makes the table of languages and the texts of the house and of the games, each a name and a folder that has one for
/// each language. A game may use the words of the house.
///
/// # Errors
/// Returns the faults of the files; nothing is made then.
pub fn make(
    languages: &[Language],
    house: &Path,
    games: &[(String, PathBuf)],
    to: &Path,
) -> Result<(), Vec<Fault>> {
    let mut faults = Vec::new();
    let mut folders = vec![folder(languages, "house", house, None, &mut faults)];
    for (name, from) in games {
        folders.push(folder(languages, name, from, Some(house), &mut faults));
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    fs::create_dir_all(to).expect("a folder for what is made");
    let table = languages::rust(languages);
    fs::write(to.join("languages.rs"), table).expect("room for what is made");
    let is_of_house = |folder: &Folder, subject| folder.name == "house" || FRONT.contains(&subject);
    let all = |folder| subjects(folder).map(move |subject| (folder, subject));
    let start = folders.iter().flat_map(all);
    let start = start.filter(|(folder, subject)| is_of_house(folder, subject)).collect();
    let write = |of: &Folder, subjects, is_manual: bool| {
        let long = of.packs[0].long.keys().map(String::as_str);
        let long = long.filter(|name| MANUAL.contains(name) == is_manual).collect();
        write_file(languages, of, File { subjects, long, is_manual }, to);
    };
    write(&folders[0], start, false);
    for game in &folders[1..] {
        let own = all(game).filter(|(folder, subject)| !is_of_house(folder, subject)).collect();
        write(game, own, false);
        write(game, Vec::new(), true);
    }
    Ok(())
}

/// Reads and checks a folder.
fn folder(
    languages: &[Language],
    name: &str,
    from: &Path,
    house: Option<&Path>,
    faults: &mut Vec<Fault>,
) -> Folder {
    let mut packs: Vec<Pack> = Vec::new();
    for Language { folder, .. } in languages {
        if let (pseudo::FOLDER, Some(english)) = (folder.as_str(), packs.first()) {
            packs.push(pseudo::pack(english));
            continue;
        }
        let mut pack = read::pack(&from.join(folder), faults);
        // What is wrong with them is told of the house.
        let words = house.map(|house| read::pack(&house.join(folder), &mut Vec::new()));
        let words = words.and_then(|mut house| house.files.remove(model::WORDS));
        pack.files.extend(words.map(|words| (model::HOUSE.to_owned(), words)));
        packs.push(pack);
    }
    let (english, others) = packs.split_first().expect("English is a language");
    check::english(english, faults);
    for other in others {
        check::against(english, other, faults);
    }
    Folder { name: name.to_owned(), packs }
}

fn subjects(folder: &Folder) -> impl Iterator<Item = &str> {
    folder.packs[0].subjects()
}

/// Writes a file of the house or of a game in each language, and the Rust of its subjects with their English.
fn write_file(languages: &[Language], of: &Folder, file: File<'_>, to: &Path) {
    let File { subjects, long, is_manual } = file;
    let write = |folder: &str, name: &str, bytes: &[u8]| {
        let folder = to.join(folder);
        fs::create_dir_all(&folder).expect("a folder for what is made");
        fs::write(folder.join(name), bytes).expect("room for what is made");
    };
    let english = &of.packs[0];
    if english.files.contains_key(model::WORDS) {
        let values = rust::values(english, model::WORDS);
        write(&of.name, &format!("{}.rs", model::WORDS), values.as_bytes());
    }
    for (place, (folder, subject)) in subjects.iter().enumerate() {
        let (name, english) = (&folder.name, &folder.packs[0]);
        let rust = rust::subject(english, subject, &of.name, place);
        write(name, &format!("{subject}.rs"), rust.as_bytes());
        write(name, &format!("{subject}.english"), &code::subject(english, english, subject));
    }
    let schema = file::schema(
        subjects.iter().map(|(folder, subject)| (&folder.packs[0], *subject)),
        long.iter(),
    );
    let mut names = vec![String::new()];
    for (at, Language { code, .. }) in languages.iter().enumerate().skip(1) {
        let part = |(folder, subject): &Subject<'_>| {
            code::subject(&folder.packs[0], &folder.packs[at], subject)
        };
        let long = long.iter().map(|name| of.packs[at].long[*name].clone().into_bytes());
        let parts: Vec<_> = subjects.iter().map(part).chain(long).collect();
        let file = file::file(schema, &parts);
        let of = if is_manual { format!("{}_rules", of.name) } else { of.name.clone() };
        let name = file::name(code, &of, &file);
        write("texts", &name, &file);
        names.push(name);
    }
    let mut rust = rust::file(languages, schema, &names);
    for (place, name) in (subjects.len()..).zip(&long) {
        rust += &rust::long(&english.path, name, place);
    }
    write(&of.name, if is_manual { "manual.rs" } else { "file.rs" }, rust.as_bytes());
}
