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
use std::slice;

pub use languages::{Language, read as languages};
pub use model::Fault;
use model::Pack;

/// Subjects of a game that the start page needs: they are in the files of the house.
const FRONT: [&str; 2] = ["cover", "new_game"];

/// Long texts of a game that nobody needs at its table: they are in a file of their own.
const MANUAL: [&str; 3] = ["rules", "rulings", "vocabulary"];

/// A game with texts.
pub struct Game {
    pub name: String,
    /// Its folder with a folder for each language.
    pub texts: PathBuf,
    /// Whether it is outside the crate: it has English alone, and nothing of it is in the files of the house.
    pub is_outside: bool,
}

/// The files of the house or of a game, in all its languages.
struct Folder {
    name: String,
    packs: Vec<Pack>,
    is_outside: bool,
}

/// What a file of each language holds.
struct File<'a> {
    of: &'a Folder,
    /// The module of its Rust.
    module: &'static str,
    /// Subjects, each with its folder.
    subjects: Vec<(&'a Folder, &'a str)>,
    long: Vec<&'a str>,
}

/// Makes the table of languages and the texts of the house and of the games. A game may use the words of the house.
///
/// # Errors
/// Returns the faults of the files; nothing is made then.
pub fn make(
    languages: &[Language],
    house: &Path,
    games: &[Game],
    to: &Path,
) -> Result<(), Vec<Fault>> {
    let mut faults = Vec::new();
    let of_house = Game { name: "house".to_owned(), texts: house.to_owned(), is_outside: false };
    let mut folders = vec![folder(languages, &of_house, None, &mut faults)];
    for game in games {
        folders.push(folder(languages, game, Some(house), &mut faults));
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    write(to, "languages.rs", languages::rust(languages).as_bytes());
    let files = files(&folders);
    for of in &folders {
        let place = |subject| {
            let place_in = |file: &File<'_>| {
                let of_file = file.subjects.iter();
                let name = (of.name.as_str(), subject);
                of_file
                    .map(|(of, subject)| (of.name.as_str(), *subject))
                    .position(|one| one == name)
            };
            let in_file = |file: &File<'_>| Some((subject, file.of.name.clone(), place_in(file)?));
            files.iter().find_map(in_file).expect("each is in a file")
        };
        let english = &of.packs[0];
        let subjects: Vec<_> = english.subjects().map(place).collect();
        let mut rust = rust::subjects(english, &of.name, &subjects);
        for subject in english.subjects() {
            let code = code::subject(english, english, subject);
            write(to, &format!("{}/{subject}.english", of.name), &code);
        }
        for file in files.iter().filter(|file| file.of.name == of.name) {
            rust += &write_file(languages, file, to);
        }
        write(to, &format!("{}.rs", of.name), rust.as_bytes());
    }
    Ok(())
}

/// Returns the files: of the house, and two of each game.
fn files(folders: &[Folder]) -> Vec<File<'_>> {
    let subjects = folders.iter().flat_map(|of| of.packs[0].subjects().map(move |name| (of, name)));
    let is_of_house =
        |(of, name): &(&Folder, &str)| of.name == "house" || !of.is_outside && FRONT.contains(name);
    let (start, own): (Vec<_>, Vec<_>) = subjects.partition(is_of_house);
    let (house, games) = folders.split_first().expect("the house");
    let mut files =
        vec![File { of: house, module: "file", subjects: start, long: long(house, false) }];
    for of in games {
        let subjects = own.iter().filter(|(folder, _)| folder.name == of.name).copied().collect();
        files.push(File { of, module: "file", subjects, long: long(of, false) });
        files.push(File { of, module: "manual", subjects: Vec::new(), long: long(of, true) });
    }
    files
}

/// Reads and checks a folder.
fn folder(
    languages: &[Language],
    Game { name, texts: from, is_outside }: &Game,
    house: Option<&Path>,
    faults: &mut Vec<Fault>,
) -> Folder {
    let languages = if *is_outside { slice::from_ref(&languages[0]) } else { languages };
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
    Folder { name: name.clone(), packs, is_outside: *is_outside }
}

/// Returns the long texts of a folder that are in its file, or in that of the manual.
fn long(of: &Folder, is_manual: bool) -> Vec<&str> {
    let all = of.packs[0].long.keys().map(String::as_str);
    all.filter(|name| MANUAL.contains(name) == is_manual).collect()
}

/// Writes a file in each language but English; returns its Rust.
fn write_file(languages: &[Language], file: &File<'_>, to: &Path) -> String {
    let File { of, module, subjects, long } = file;
    let schema = file::schema(
        subjects.iter().map(|(folder, subject)| (&folder.packs[0], *subject)),
        long.iter(),
    );
    let mut names = vec![String::new(); languages.len()];
    let own = languages.iter().enumerate().take(of.packs.len());
    for (at, Language { code, .. }) in own.skip(1) {
        let part = |(folder, subject): &(&Folder, &str)| {
            code::subject(&folder.packs[0], &folder.packs[at], subject)
        };
        let long = long.iter().map(|name| of.packs[at].long[*name].clone().into_bytes());
        let parts: Vec<_> = subjects.iter().map(part).chain(long).collect();
        let file = file::file(schema, &parts);
        let of = of.name.clone() + if *module == "manual" { "_rules" } else { "" };
        let name = file::name(code, &of, &file);
        write(to, &format!("texts/{name}"), &file);
        names[at] = name;
    }
    let long: Vec<_> = (subjects.len()..).zip(long.iter().copied()).collect();
    rust::file(module, languages, schema, &names, &of.packs[0].path, &long)
}

fn write(to: &Path, path: &str, bytes: &[u8]) {
    let path = to.join(path);
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder for what is made");
    fs::write(path, bytes).expect("room for what is made");
}
