//! The messages of a subject as code for `src/text/say.rs`.
//!
//! Two bytes tell how many messages there are, two each where one begins, and two where the last one ends. The messages
//! of the English file come first, in its order; others that they call follow. A message is words, in which a byte
//! below 8 does something:
//!
//! | byte | followed by | does |
//! |---|---|---|
//! | 1 | argument | says it |
//! | 2 | argument, three times 1 + message (2) or 0, length and text between | says the parts of a list, the first and the last one by the second and the third message, with "and" if nothing is between |
//! | 3 | message (2), number of arguments, arguments | says another message |
//! | 4 | argument, length (2), variants | says one variant: each is its kind, key and length (2), and what it says |
//! | 5 | argument | says a number with a sign between its thousands |
//!
//! Kinds of a variant: 0 a number or the place of a value, 1 the singular, 2 nothing there, 3 whatever is left, 4 words
//! that begin with a vowel, 5 words that begin with the letter of the key.

use std::collections::BTreeMap;

use super::check::{enum_of, is_letter};
use super::model::{Call, Key, List, Message, Pack, Part, THOUSANDS, Variant, capital};

/// Returns the code of a subject in a language.
pub fn subject(english: &Pack, pack: &Pack, subject: &str) -> Vec<u8> {
    let file = &english.files[subject];
    let mut coder =
        Coder { english, pack, subject, extra: BTreeMap::new(), first: file.messages.len() };
    let mut bodies: Vec<Vec<u8>> = file
        .messages
        .iter()
        .map(|ours| coder.message(ours, pack.message(subject, &ours.id).unwrap_or(ours)))
        .collect();
    // What is called may call others.
    let mut done = 0;
    while done < coder.extra.len() {
        let (of, _) = coder.extra.iter().find(|(_, at)| **at == done).expect("each has a place");
        let (id, with_capital) = of.clone();
        bodies.push(coder.called(&id, with_capital));
        done += 1;
    }
    let mut code = short(bodies.len()).to_vec();
    let mut at = 2 + 2 * (bodies.len() + 1);
    for body in &bodies {
        code.extend(short(at));
        at += body.len();
    }
    code.extend(short(at));
    code.extend(bodies.concat());
    code
}

/// Returns a number in two bytes.
fn short(number: usize) -> [u8; 2] {
    u16::try_from(number).expect("a subject has less than 64 kB").to_le_bytes()
}

struct Coder<'a> {
    english: &'a Pack,
    pack: &'a Pack,
    subject: &'a str,
    /// What is called, perhaps with a capital, with its place after the messages of the subject.
    extra: BTreeMap<(String, bool), usize>,
    first: usize,
}

impl Coder<'_> {
    fn message(&mut self, ours: &Message, message: &Message) -> Vec<u8> {
        let declared = if ours.args.is_empty() { message } else { ours };
        self.parts(&message.says, declared)
    }

    /// Returns the code of a message that another one calls.
    fn called(&mut self, id: &str, with_capital: bool) -> Vec<u8> {
        let english = self.english;
        let Some(of) = enum_of(english, id) else {
            let mut message = self.pack.called(self.subject, id).expect("it was checked").clone();
            if with_capital {
                capital(&mut message.says);
            }
            let ours = english.called(self.subject, id).unwrap_or(&message).clone();
            return self.message(&ours, &message);
        };
        // The words of an enum: one of them, in this form if it has one.
        let (word, form) = id.split_once('.').unwrap_or((id, ""));
        let values = english.values(&of).unwrap_or_default();
        let word_of = |value: &String| {
            let name = format!("{word}-{value}");
            let formed = self.pack.called(self.subject, &format!("{name}.{form}"));
            let word =
                formed.or_else(|| self.pack.called(self.subject, &name)).expect("it was checked");
            Variant { key: Key::Name(value.clone()), says: word.says.clone() }
        };
        let variants = values.iter().map(word_of).collect();
        let mut says = vec![Part::Select { by: "of".to_owned(), variants }];
        if with_capital {
            capital(&mut says);
        }
        let args = vec![("of".to_owned(), of.clone())];
        let (id, at, about) = (id.to_owned(), String::new(), Vec::new());
        self.parts(&says, &Message { id, at, about, args, says: Vec::new() })
    }

    fn parts(&mut self, parts: &[Part], declared: &Message) -> Vec<u8> {
        let place = |name: &str| declared.place(name).unwrap_or_default();
        let mut code = Vec::new();
        for part in parts {
            match part {
                Part::Text(text) => code.extend(text.bytes()),
                Part::Arg(name) => code.extend([1, place(name)]),
                Part::List(List { of, each, ends: [first, last], between }) => {
                    code.extend([2, place(of)]);
                    for says in [each, first, last] {
                        code.extend(short(says.as_ref().map_or(0, |says| 1 + self.at(says))));
                    }
                    let between = between.clone().unwrap_or_default();
                    code.push(u8::try_from(between.len()).expect("a short text"));
                    code.extend(between.bytes());
                }
                Part::Call(Call { id, args, .. }) if id == THOUSANDS => {
                    code.extend([5, place(&args[0])]);
                }
                Part::Call(call) => match self.plain(call) {
                    Some(text) => code.extend(text.bytes()),
                    None => {
                        code.push(3);
                        code.extend(short(self.at(call)));
                        code.push(u8::try_from(call.args.len()).expect("few arguments"));
                        code.extend(call.args.iter().map(|name| place(name)));
                    }
                },
                Part::Select { by, variants } => {
                    let of = declared.of(by).unwrap_or_default();
                    let mut body = Vec::new();
                    for (variant, left) in variants.iter().zip((0..variants.len()).rev()) {
                        let (kind, key) =
                            if left == 0 { (3, 0) } else { self.key(&variant.key, of) };
                        let says = self.parts(&variant.says, declared);
                        body.extend([kind, key]);
                        body.extend(short(says.len()));
                        body.extend(says);
                    }
                    code.extend([4, place(by)]);
                    code.extend(short(body.len()));
                    code.extend(body);
                }
            }
        }
        code
    }

    /// Returns a message that says the same every time, since it takes nothing.
    fn plain(&self, call: &Call) -> Option<String> {
        let mut says = self.pack.called(self.subject, &call.id)?.says.clone();
        if call.capital {
            capital(&mut says);
        }
        let said = says.into_iter().map(|part| match part {
            Part::Text(text) => Some(text),
            Part::Call(call) if call.args.is_empty() => self.plain(&call),
            _ => None,
        });
        said.collect()
    }

    /// Returns the place of what is called.
    fn at(&mut self, call: &Call) -> usize {
        let is_word = [self.english, self.pack].iter().any(|pack| pack.word(&call.id).is_some());
        let mut own = self.english.files[self.subject].messages.iter();
        let own = own.position(|message| !is_word && !call.capital && message.id == call.id);
        let next = self.extra.len();
        let of = (call.id.clone(), call.capital);
        own.unwrap_or_else(|| self.first + *self.extra.entry(of).or_insert(next))
    }

    fn key(&self, key: &Key, of: &str) -> (u8, u8) {
        let place = |name: &String| self.english.values(of)?.iter().position(|value| value == name);
        match key {
            Key::Number(number) => (0, *number),
            Key::Name(name) => match name.as_str() {
                "no" => (0, 0),
                "yes" => (0, 1),
                "one" => (1, 0),
                "none" => (2, 0),
                "vowel" => (4, 0),
                name if is_letter(name) && self.english.values(of).is_none() => {
                    (5, name.as_bytes()[0])
                }
                _ => place(name).and_then(|at| u8::try_from(at).ok()).map_or((3, 0), |at| (0, at)),
            },
        }
    }
}
