//! Says the messages of `.ftl` files, as `build/` has made code of them for each language.

use super::{Language, rules};
use crate::vocabulary::Vocabulary;

/// The messages of a subject in a language.
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    language: Language,
    code: &'static [u8],
}

/// Most values of an enum that are counted.
pub const MOST_COUNTS: usize = 8;

/// A value in a message.
#[derive(Clone, Copy, Debug)]
pub enum Arg<'a> {
    /// Words as they are.
    Text(&'a str),
    /// A number.
    Number(i64),
    /// A value of an enum, by its place; yes and no are 1 and 0.
    Value(u8),
    /// Parts of a list.
    List(&'a [String]),
    /// Values of an enum, by their places.
    Values(&'a [u8]),
    /// How many there are of each value of an enum, by their places.
    Counts([u8; MOST_COUNTS]),
    /// Nothing.
    Nothing,
}

/// A type whose values stand in messages.
pub trait Given {
    /// Returns the value.
    fn given(&self) -> Arg<'_>;
}

/// What a language does by a rule.
pub(super) struct Rules {
    /// The numbers that take the singular.
    pub(super) singular: Singular,
    /// Stands between the thousands of a number.
    pub(super) thousands: &'static str,
    /// Stands before the last part of a list.
    pub(super) and: &'static str,
    /// Words between the parts of a list, what they become, and the beginning before which they do.
    pub(super) changes: &'static [(&'static str, &'static str, &'static str)],
}

/// The numbers that take the singular.
pub(super) enum Singular {
    /// 1.
    One,
    /// 0 and 1.
    UnderTwo,
}

impl Rules {
    /// Whether a number takes the singular.
    const fn is_one(&self, number: u64) -> bool {
        match self.singular {
            Singular::One => number == 1,
            Singular::UnderTwo => number < 2,
        }
    }

    /// Returns the words before this part of a list.
    fn before<'w>(&self, part: &str, between: &'w str) -> &'w str {
        let changes =
            |(word, _, start): &&(&str, _, &str)| *word == between && begins_with(part, start);
        self.changes.iter().find(changes).map_or(between, |(_, becomes, _)| becomes)
    }
}

/// What does something in the code, and how a variant is chosen.
const ARG: u8 = 1;
const LIST: u8 = 2;
const CALL: u8 = 3;
const SELECT: u8 = 4;
const THOUSANDS: u8 = 5;
const LAST: u8 = 7;
const EXACT: u8 = 0;
const ONE: u8 = 1;
const NOTHING: u8 = 2;
const VOWEL: u8 = 4;
const LETTER: u8 = 5;

/// How deep messages may call each other: none that is right comes near.
const DEEPEST: u8 = 32;

impl Texts {
    /// Returns the messages of a language, as they were made.
    pub const fn of(language: Language, code: &'static [u8]) -> Texts {
        Texts { language, code }
    }

    /// Says a message that is always the same.
    pub fn plain(&self, at: usize) -> &'static str {
        str::from_utf8(self.message(at)).unwrap_or_default()
    }

    /// Says a message with its arguments.
    pub fn say(&self, at: usize, args: &[Arg<'_>]) -> String {
        let mut said = String::new();
        self.run(self.message(at), args, &mut said, 0);
        said
    }

    /// Returns the code of a message; none if there is no such message.
    fn message(&self, at: usize) -> &'static [u8] {
        let place = |at: usize| Some(usize::from(short(self.code.get(2 + 2 * at..)?)?));
        let code = || self.code.get(place(at)?..place(at + 1)?);
        code().unwrap_or_default()
    }

    fn run(&self, mut code: &[u8], args: &[Arg<'_>], said: &mut String, depth: u8) {
        while !code.is_empty() && depth < DEEPEST {
            let words = code.iter().position(|byte| *byte <= LAST).unwrap_or(code.len());
            let (text, rest) = code.split_at(words);
            said.push_str(str::from_utf8(text).unwrap_or_default());
            code = self.step(rest, args, said, depth).unwrap_or_default();
        }
    }

    /// Does what the first byte says, and returns the code after it.
    fn step<'c>(
        &self,
        code: &'c [u8],
        args: &[Arg<'_>],
        said: &mut String,
        depth: u8,
    ) -> Option<&'c [u8]> {
        let (does, rest) = code.split_first()?;
        let (first, after) = rest.split_first()?;
        let arg = |at: u8| args.get(usize::from(at)).copied().unwrap_or(Arg::Nothing);
        match *does {
            ARG => {
                match arg(*first) {
                    Arg::Text(text) => said.push_str(text),
                    Arg::Number(number) => said.push_str(&number.to_string()),
                    _ => {}
                }
                Some(after)
            }
            THOUSANDS => {
                if let Arg::Number(number) = arg(*first) {
                    self.thousands(number.unsigned_abs(), said);
                }
                Some(after)
            }
            LIST => {
                let (messages, rest) = after.split_at_checked(6)?;
                let (length, rest) = rest.split_first()?;
                let (between, rest) = rest.split_at_checked(usize::from(*length))?;
                // The messages that say each part, the first and the last one.
                let message =
                    |at: usize| usize::from(short(messages.get(2 * at..)?)?).checked_sub(1);
                let parts = parts(arg(*first));
                let say = |(at, part): (usize, &[Arg<'_>; 2])| {
                    let first = message(1).filter(|_| at == 0);
                    let last = message(2).filter(|_| at + 1 == parts.len());
                    let says = first.or(last).or(message(0));
                    let mut said = String::new();
                    let code = says.map_or(&[ARG, 0][..], |says| self.message(says));
                    self.run(code, part, &mut said, depth + 1);
                    said
                };
                let parts: Vec<String> = parts.iter().enumerate().map(say).collect();
                match str::from_utf8(between).unwrap_or_default() {
                    "" => self.list(&parts, said),
                    between => self.join(&parts, between, said),
                }
                Some(rest)
            }
            CALL => {
                let (count, after) = rest.get(2..)?.split_first()?;
                let (places, after) = after.split_at_checked(usize::from(*count))?;
                let given: Vec<Arg<'_>> = places.iter().map(|at| arg(*at)).collect();
                self.run(self.message(usize::from(short(rest)?)), &given, said, depth + 1);
                Some(after)
            }
            SELECT => {
                let (mut variants, after) =
                    after.get(2..)?.split_at_checked(usize::from(short(after)?))?;
                let by = arg(*first);
                while let [kind, key, rest @ ..] = variants {
                    let (says, others) =
                        rest.get(2..)?.split_at_checked(usize::from(short(rest)?))?;
                    if self.fits(*kind, *key, by) {
                        self.run(says, args, said, depth + 1);
                        break;
                    }
                    variants = others;
                }
                Some(after)
            }
            _ => None,
        }
    }

    /// Whether a variant is the one for an argument.
    fn fits(&self, kind: u8, key: u8, by: Arg<'_>) -> bool {
        let number = match by {
            Arg::Number(number) => Some(number.unsigned_abs()),
            Arg::List(parts) => Some(parts.len() as u64),
            Arg::Values(all) => Some(all.len() as u64),
            Arg::Counts(counts) => Some(counts.into_iter().map(u64::from).sum()),
            Arg::Text(_) | Arg::Value(_) | Arg::Nothing => None,
        };
        match (kind, by) {
            (EXACT, Arg::Number(number)) => number == i64::from(key),
            (EXACT, Arg::Value(value)) => value == key,
            (EXACT, _) => number == Some(u64::from(key)),
            (ONE, _) => number.is_some_and(|number| self.is_one(number)),
            (NOTHING, Arg::Number(_)) => false,
            (NOTHING, by) => number == Some(0) || matches!(by, Arg::Nothing),
            (VOWEL, Arg::Text(text)) => text.chars().next().is_some_and(is_vowel),
            (LETTER, Arg::Text(text)) => {
                text.chars().next().is_some_and(|first| is_letter(first, key))
            }
            (VOWEL | LETTER, Arg::List([first, ..])) => self.fits(kind, key, Arg::Text(first)),
            (VOWEL | LETTER, _) => false,
            _ => true,
        }
    }

    fn is_one(&self, number: u64) -> bool {
        rules(self.language).is_one(number)
    }

    /// Says a number with a sign between its thousands.
    fn thousands(&self, number: u64, said: &mut String) {
        if number < 1000 {
            return said.push_str(&number.to_string());
        }
        self.thousands(number / 1000, said);
        said.push_str(rules(self.language).thousands);
        said.push_str(&format!("{:03}", number % 1000));
    }

    /// Says parts with commas, and a last "and".
    fn list(&self, parts: &[String], said: &mut String) {
        let Some((last, first)) = parts.split_last() else { return };
        said.push_str(&first.join(", "));
        if !first.is_empty() {
            let rules = rules(self.language);
            said.push_str(rules.before(last, rules.and));
        }
        said.push_str(last);
    }

    /// Says parts with the same words between them.
    fn join(&self, parts: &[String], between: &str, said: &mut String) {
        for (part, at) in parts.iter().zip(0..) {
            let before = rules(self.language).before(part, between);
            said.push_str(if at > 0 { before } else { "" });
            said.push_str(part);
        }
    }
}

/// Whether a word that begins with a letter begins with the sound of a vowel. Both cases are listed, since the tables of
/// Unicode for them are larger than all that is here.
fn is_vowel(first: char) -> bool {
    "AEIOUYÀÂÄÉÈÊËÎÏÔÖÙÛÜaeiouyàâäéèêëîïôöùûü".contains(first)
}

/// Whether a word begins with this letter of the alphabet, in either case or with an accent that Italian writes.
fn is_letter(first: char, letter: u8) -> bool {
    let plain = match first {
        'À' | 'à' => 'a',
        'È' | 'É' | 'è' | 'é' => 'e',
        first => first,
    };
    plain.eq_ignore_ascii_case(&char::from(letter))
}

/// Whether a word begins with these letters. An `i` is the sound, which there is none before another vowel, as in "hierro".
fn begins_with(word: &str, start: &str) -> bool {
    let mut letters = word.chars();
    if start != "i" {
        let is_next = |letter| letters.next().is_some_and(|first| is_letter(first, letter));
        return start.bytes().all(is_next);
    }
    let mut letters = letters.skip_while(|first| is_letter(*first, b'h'));
    let is_alone = |next: char| !"aáeéoóuúAÁEÉOÓUÚ".contains(next);
    match letters.next() {
        Some('i' | 'I' | 'y' | 'Y') => letters.next().is_some_and(is_alone),
        first => matches!(first, Some('í' | 'Í')),
    }
}

/// Returns the parts of a list, each with what its message takes.
fn parts(of: Arg<'_>) -> Vec<[Arg<'_>; 2]> {
    match of {
        Arg::List(parts) => parts.iter().map(|part| [Arg::Text(part), Arg::Nothing]).collect(),
        Arg::Values(all) => all.iter().map(|of| [Arg::Value(*of), Arg::Nothing]).collect(),
        Arg::Counts(counts) => {
            let there = counts.into_iter().zip(0..).filter(|(count, _)| *count > 0);
            there.map(|(count, of)| [Arg::Number(count.into()), Arg::Value(of)]).collect()
        }
        _ => Vec::new(),
    }
}

/// Returns the number at the beginning of the code.
fn short(code: &[u8]) -> Option<u16> {
    Some(u16::from_le_bytes(*code.first_chunk()?))
}

/// Whether these are the keys of an enum, in its order: what a file says of its values.
pub const fn are_keys(keys: &[&str], said: &[&str]) -> bool {
    if keys.len() != said.len() {
        return false;
    }
    let mut at = 0;
    while at < keys.len() {
        let (key, said) = (keys[at].as_bytes(), said[at].as_bytes());
        let mut byte = 0;
        if key.len() != said.len() {
            return false;
        }
        while byte < key.len() {
            if key[byte] != said[byte] {
                return false;
            }
            byte += 1;
        }
        at += 1;
    }
    true
}

impl Given for &str {
    fn given(&self) -> Arg<'_> {
        Arg::Text(self)
    }
}

impl Given for &[String] {
    fn given(&self) -> Arg<'_> {
        Arg::List(self)
    }
}

impl Given for bool {
    fn given(&self) -> Arg<'_> {
        Arg::Value(u8::from(*self))
    }
}

impl<T: Given> Given for Option<T> {
    fn given(&self) -> Arg<'_> {
        self.as_ref().map_or(Arg::Nothing, Given::given)
    }
}

impl<T: Vocabulary> Given for T {
    fn given(&self) -> Arg<'_> {
        Arg::Value(self.place())
    }
}

/// Returns the places of values of an enum.
pub fn places<T: Vocabulary>(values: &[T]) -> Vec<u8> {
    values.iter().map(|of| of.place()).collect()
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl Given for $number {
            fn given(&self) -> Arg<'_> {
                Arg::Number(i64::try_from(*self).unwrap_or(i64::MAX))
            }
        }
    )*};
}

numbers!(u8, u16, u32, u64, usize, i32);

#[cfg(test)]
mod tests {
    use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
    use unic_langid::LanguageIdentifier;

    use super::*;

    #[test]
    fn the_singular_is_that_of_cldr() {
        for language in Language::ALL {
            let tag: LanguageIdentifier = language.code().parse().expect("a tag");
            let cldr = PluralRules::create(tag, PluralRuleType::CARDINAL).expect("rules");
            for number in (0..=200).chain([1_000, 1_001, 1_000_001]) {
                let is_one = cldr.select(number) == Ok(PluralCategory::ONE);
                assert_eq!(rules(language).is_one(number as u64), is_one, "{language:?}: {number}");
            }
        }
    }

    #[test]
    fn words_between_the_parts_of_a_list_change_before_their_own_sound() {
        let italian = |part| rules(Language::Italian).before(part, " e ");
        assert_eq!(["Elena", "Èfeso", "Hellar", ""].map(italian), [" ed ", " ed ", " e ", " e "]);
        let spanish = |part| rules(Language::Spanish).before(part, " o ");
        assert_eq!(["Osium", "Hobart", "Esti"].map(spanish), [" u ", " u ", " o "]);
    }

    /// What `build/` makes of a message with each thing that a message can do.
    const CODE: &[u8] = b"\x02\0\x08\0\x32\0\x3e\0\
        \x04\0\x13\0\x00\x00\x02\0no\x01\x00\x03\0one\x03\x00\x02\0\x01\0 of \x02\x01\0\0\0\0\0\0\0\x03\x01\0\x01\0\
        \x04\0\x08\0\x02\x00\x00\0\x03\0\0\0";

    #[test]
    fn damaged_code_says_less_and_never_panics() {
        for end in 0..CODE.len() {
            for byte in [0, 1, 4, 5, 7, 255] {
                let mut code = CODE[..end].to_vec();
                code.push(byte);
                let texts = Texts::of(Language::English, code.leak());
                for at in 0..4 {
                    texts.plain(at);
                    texts.say(at, &[Arg::Number(2), Arg::List(&[])]);
                }
            }
        }
    }
}
