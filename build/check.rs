//! What must hold of the files: every language says everything that English says, with the same arguments and with a
//! variant for every case.

use std::collections::BTreeSet;

use super::model::{
    COUNTS, Call, Fault, HOUSE, Key, List, Message, Pack, Part, THOUSANDS, WORDS, calls, capital,
    walk,
};

/// Categories of plural that each language of the page needs besides `other`, by CLDR, for whole numbers.
const CATEGORIES: [&str; 1] = ["one"];

/// Checks the files of English, which are the measure of all others.
pub fn english(english: &Pack, faults: &mut Vec<Fault>) {
    for (file, message) in messages(english) {
        sound(english, english, file, message, message, faults);
        let used = used(message);
        for (name, _) in message.args.iter().filter(|(name, _)| !used.contains(name.as_str())) {
            // Another attribute of the message, or another language, may have use for it.
            let id = message.id.split('.').next().unwrap_or_default();
            let siblings = english.files[file]
                .messages
                .iter()
                .filter(|other| other.id.split('.').next() == Some(id));
            if !siblings.into_iter().any(|other| self::used(other).contains(name.as_str())) {
                faults.push(fault(message, &format!("`${name}` is declared and not used")));
            }
        }
    }
}

/// Checks the files of another language.
pub fn against(english: &Pack, other: &Pack, faults: &mut Vec<Fault>) {
    for (name, file) in english.files.iter().filter(|(name, _)| *name != HOUSE) {
        let Some(theirs) = other.files.get(name) else {
            faults.push(Fault {
                at: format!("{}/{name}.ftl", other.path),
                what: "the file is missing".to_owned(),
            });
            continue;
        };
        for message in &file.messages {
            let find = |id: &str| theirs.messages.iter().find(|their| their.id == id);
            // A word without a form is said as it is, and one that nothing says may be missing.
            let word = message.id.split('.').next().filter(|_| name == WORDS);
            let Some(their) = find(&message.id).or_else(|| find(word?)) else {
                if name == WORDS {
                    continue;
                }
                let at = format!("{}/{name}.ftl", other.path);
                faults.push(Fault { at, what: format!("`{}` is missing", message.id) });
                continue;
            };
            sound(english, other, name, message, their, faults);
            let (ours, used) = (used(message), used(their));
            for missing in ours.difference(&used) {
                faults.push(fault(their, &format!("`${missing}` is missing")));
            }
        }
    }
    for name in english.long.keys().filter(|name| !other.long.contains_key(*name)) {
        let at = format!("{}/{name}.txt", other.path);
        faults.push(Fault { at, what: "the file is missing".to_owned() });
    }
    for (name, message) in messages(other) {
        // A language may have words of its own.
        let is_known = english.message(name, &message.id).is_some() || name == WORDS;
        if !is_known {
            faults.push(fault(message, "English does not say it"));
        }
    }
}

fn messages(pack: &Pack) -> impl Iterator<Item = (&str, &Message)> {
    let files = pack.files.iter().filter(|(name, _)| *name != HOUSE);
    files.flat_map(|(name, file)| file.messages.iter().map(|message| (name.as_str(), message)))
}

fn fault(message: &Message, what: &str) -> Fault {
    Fault { at: message.at.clone(), what: format!("`{}`: {what}", message.id) }
}

fn used(message: &Message) -> BTreeSet<&str> {
    let mut used = BTreeSet::new();
    walk(&message.says, &mut |part| match part {
        Part::Arg(name) | Part::List(List { of: name, .. }) | Part::Select { by: name, .. } => {
            _ = used.insert(name.as_str())
        }
        Part::Call(call) => used.extend(call.args.iter().map(String::as_str)),
        Part::Text(_) => {}
    });
    used
}

/// Checks a message: its arguments are those of the English one, what it calls exists, each case has its variant.
fn sound(
    english: &Pack,
    pack: &Pack,
    file: &str,
    ours: &Message,
    message: &Message,
    faults: &mut Vec<Fault>,
) {
    let declared = if ours.args.is_empty() { message } else { ours };
    for name in used(message) {
        if declared.place(name).is_none() {
            faults.push(fault(message, &format!("`${name}` is not declared")));
        }
    }
    if leads_to(pack, file, message, message, &mut BTreeSet::new()) {
        faults.push(fault(message, "it leads back to itself"));
        return;
    }
    for call in calls(&message.says) {
        let id = &call.id;
        if id == THOUSANDS {
            let of = call.args.first().and_then(|arg| declared.of(arg)).unwrap_or_default();
            if call.args.len() != 1 || !is_number(of) {
                faults.push(fault(message, "`THOUSANDS` takes a number"));
            }
            continue;
        }
        match called(english, pack, file, id) {
            Some(called) if called != takes(declared, &message.says, call) => {
                faults.push(fault(message, &format!("`{id}` takes {called} arguments")));
            }
            Some(_) if call.capital && !has_first_letter(pack, file, id) => {
                faults.push(fault(message, &format!("`{id}` does not begin with a letter")));
            }
            Some(_) => {}
            None => faults.push(fault(message, &format!("`{id}` is not there"))),
        }
    }
    walk(&message.says, &mut |part| match part {
        Part::Select { by, variants } => {
            let of = declared.of(by);
            let names: Vec<&str> = variants
                .iter()
                .filter_map(|variant| match &variant.key {
                    Key::Name(name) => Some(name.as_str()),
                    Key::Number(_) => None,
                })
                .collect();
            let Some(of) = of else { return };
            // Where numbers alone select, whatever is left is called `more`.
            let plural = names.contains(&"other") && !matches!(of, "Text" | "Name");
            let categories = CATEGORIES.map(str::to_owned);
            let cases = match plural {
                true => categories.to_vec(),
                false if names.contains(&"some") => Vec::new(),
                false => cases(english, of),
            };
            for missing in cases.iter().filter(|case| !names.contains(&case.as_str())) {
                faults.push(fault(message, &format!("`${by}` has no variant for `{missing}`")));
            }
            for name in names.iter().filter(|name| !may_select(english, of, name)) {
                faults.push(fault(message, &format!("`{name}` is no value of `${by}`")));
            }
        }
        Part::Text(_) | Part::Arg(_) | Part::List(_) | Part::Call(_) => {}
    });
}

/// Returns how many arguments a call gives: the message of a part of counts takes the number and the value.
fn takes(declared: &Message, says: &[Part], call: &Call) -> usize {
    let mut is_part = false;
    walk(says, &mut |part| {
        if let Part::List(list) = part {
            let mut calls = list.each.iter().chain(list.ends.iter().flatten());
            is_part |= calls.any(|of| std::ptr::eq(of, call));
        }
    });
    let of = call.args.first().and_then(|arg| declared.of(arg));
    let counts = is_part && of.is_some_and(|of| of.contains(COUNTS));
    call.args.len() + usize::from(counts)
}

/// Whether what is called begins with a letter that can be made a capital.
fn has_first_letter(pack: &Pack, file: &str, id: &str) -> bool {
    let Some(called) = pack.called(file, id) else { return true };
    let mut says = called.says.clone();
    let begins_with = says.first();
    match begins_with {
        Some(Part::Call(call)) => has_first_letter(pack, file, &call.id),
        _ => capital(&mut says).is_some(),
    }
}

/// Whether a message calls another one, or one that does.
fn leads_to<'a>(
    pack: &'a Pack,
    file: &str,
    message: &'a Message,
    to: &Message,
    seen: &mut BTreeSet<&'a str>,
) -> bool {
    calls(&message.says).into_iter().any(|call| {
        pack.called(file, &call.id).is_some_and(|called| {
            std::ptr::eq(called, to)
                || (seen.insert(&called.id) && leads_to(pack, file, called, to, seen))
        })
    })
}

/// Returns how many arguments a message takes that a file calls.
fn called(english: &Pack, pack: &Pack, file: &str, id: &str) -> Option<usize> {
    if let Some(of) = enum_of(english, id) {
        let form = id.split_once('.').map_or(String::new(), |(_, form)| format!(".{form}"));
        let word = id.split('.').next().unwrap_or_default();
        let all = english.values(&of)?.iter().all(|value| {
            let name = format!("{word}-{value}");
            pack.called(file, &format!("{name}{form}"))
                .or_else(|| pack.called(file, &name))
                .is_some()
        });
        return all.then_some(1);
    }
    let message = pack.called(file, id)?;
    Some(english.called(file, id).unwrap_or(message).args.len())
}

/// Returns the enum whose words are called by this name.
pub fn enum_of(english: &Pack, id: &str) -> Option<String> {
    let word = id.split('.').next().unwrap_or_default().replace('-', "");
    let all = english.files.values().flat_map(|file| file.values.keys());
    all.into_iter().find(|of| of.to_lowercase() == word).cloned()
}

/// Returns the cases that need a variant where an argument of this type selects.
fn cases(english: &Pack, of: &str) -> Vec<String> {
    match of {
        "bool" => vec!["yes".to_owned(), "no".to_owned()],
        _ => english.values(of).map(<[String]>::to_vec).unwrap_or_default(),
    }
}

/// Whether it is a number of Rust.
fn is_number(of: &str) -> bool {
    matches!(of.as_bytes(), [b'u' | b'i', size @ ..] if size == b"size" || size.iter().all(u8::is_ascii_digit))
}

/// Whether it is several values.
fn is_list(of: &str) -> bool {
    of == "List" || of.starts_with('[') || of.contains(COUNTS)
}

/// Whether a variant is for words that begin with this letter.
pub fn is_letter(name: &str) -> bool {
    matches!(name.as_bytes(), [b'a'..=b'z'])
}

fn may_select(english: &Pack, of: &str, name: &str) -> bool {
    match of {
        "bool" => ["yes", "no"].contains(&name),
        of if is_list(of) => {
            ["none", "some", "more", "other", "vowel"].contains(&name)
                || CATEGORIES.contains(&name)
                || is_letter(name)
        }
        of if of.starts_with("Option<") => {
            let inner = of.trim_start_matches("Option<").trim_end_matches('>');
            ["none", "some"].contains(&name) || may_select(english, inner, name)
        }
        "Text" | "Name" => ["vowel", "more", "other"].contains(&name) || is_letter(name),
        of => match english.values(of) {
            Some(values) => values.iter().any(|value| value == name),
            None => ["other", "more"].contains(&name) || CATEGORIES.contains(&name),
        },
    }
}
