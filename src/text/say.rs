//! Says the messages of `.ftl` files, as `build/` has made code of them for each language.

use super::Language;
use crate::vocabulary::Vocabulary;

/// The messages of a subject in a language.
#[derive(Debug)]
pub struct Texts {
    language: Language,
    code: &'static [u8],
}

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
    /// Nothing.
    Nothing,
}

/// A type whose values stand in messages.
pub trait Given {
    /// Returns the value.
    fn given(&self) -> Arg<'_>;
}

/// What a language does by a rule.
struct Rules {
    /// Whether a number takes the singular.
    is_one: fn(u64) -> bool,
    /// Stands before this last part of a list.
    and: fn(&str) -> &'static str,
}

const fn rules(language: Language) -> Rules {
    let is_one: fn(u64) -> bool = match language {
        Language::French => |number| number < 2,
        _ => |number| number == 1,
    };
    let and: fn(&str) -> &'static str = match language {
        Language::English => |_| " and ",
        Language::French => |_| " et ",
        Language::German => |_| " und ",
        Language::Italian => |_| " e ",
        Language::Spanish => |last| if begins_with_i(last) { " e " } else { " y " },
    };
    Rules { is_one, and }
}

/// What does something in the code, and how a variant is chosen.
const ARG: u8 = 1;
const LIST: u8 = 2;
const CALL: u8 = 3;
const SELECT: u8 = 4;
const LAST: u8 = 7;
const EXACT: u8 = 0;
const ONE: u8 = 1;
const NOTHING: u8 = 2;
const VOWEL: u8 = 4;

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
                    Arg::Value(_) | Arg::List(_) | Arg::Values(_) | Arg::Nothing => {}
                }
                Some(after)
            }
            LIST => {
                let (length, rest) = after.get(2..)?.split_first()?;
                let (between, rest) = rest.split_at_checked(usize::from(*length))?;
                let each = usize::from(short(after)?).checked_sub(1);
                let say_each = |part: Arg<'_>| {
                    let mut said = String::new();
                    let code = each.map_or(&[ARG, 0][..], |each| self.message(each));
                    self.run(code, &[part], &mut said, depth + 1);
                    said
                };
                let parts: Vec<String> = match arg(*first) {
                    Arg::List(parts) => {
                        parts.iter().map(|part| say_each(Arg::Text(part))).collect()
                    }
                    Arg::Values(all) => all.iter().map(|of| say_each(Arg::Value(*of))).collect(),
                    _ => Vec::new(),
                };
                if between.is_empty() {
                    self.list(&parts, said);
                } else {
                    said.push_str(&parts.join(str::from_utf8(between).unwrap_or_default()));
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
        match (kind, by) {
            (EXACT, Arg::Number(number)) => number == i64::from(key),
            (EXACT, Arg::Value(value)) => value == key,
            (EXACT, Arg::List(parts)) => parts.len() == usize::from(key),
            (EXACT, Arg::Values(all)) => all.len() == usize::from(key),
            (ONE, Arg::Number(number)) => self.is_one(number.unsigned_abs()),
            (ONE, Arg::List(parts)) => self.is_one(parts.len() as u64),
            (ONE, Arg::Values(all)) => self.is_one(all.len() as u64),
            (NOTHING, by) => matches!(by, Arg::Nothing | Arg::List([]) | Arg::Values([])),
            (VOWEL, Arg::Text(text)) => text.chars().next().is_some_and(is_vowel),
            (EXACT | ONE | VOWEL, _) => false,
            _ => true,
        }
    }

    fn is_one(&self, number: u64) -> bool {
        (rules(self.language).is_one)(number)
    }

    /// Says parts with commas, and a last "and".
    fn list(&self, parts: &[String], said: &mut String) {
        let Some((last, first)) = parts.split_last() else { return };
        said.push_str(&first.join(", "));
        if !first.is_empty() {
            said.push_str((rules(self.language).and)(last));
        }
        said.push_str(last);
    }
}

/// Whether a word that begins with a letter begins with the sound of a vowel. Both cases are listed, since the tables of
/// Unicode for them are larger than all that is here.
fn is_vowel(first: char) -> bool {
    "AEIOUYÀÂÄÉÈÊËÎÏÔÖÙÛÜaeiouyàâäéèêëîïôöùûü".contains(first)
}

/// Whether the Spanish "y" would merge with the beginning of the text. Not before a diphthong, as in "hierro".
fn begins_with_i(text: &str) -> bool {
    let mut letters = text.chars().skip_while(|letter| matches!(letter, 'h' | 'H'));
    let before_vowel = |next: char| "aáeéoóuúAÁEÉOÓUÚ".contains(next);
    match letters.next() {
        Some('í' | 'Í') => true,
        Some('i' | 'I' | 'y' | 'Y') => letters.next().is_some_and(|next| !before_vowel(next)),
        _ => false,
    }
}

/// Returns the number at the beginning of the code.
fn short(code: &[u8]) -> Option<u16> {
    Some(u16::from_le_bytes(*code.first_chunk()?))
}

/// Whether these are the keys of an enum, in its order: what a file says of its values.
pub(crate) const fn are_keys(keys: &[&str], said: &[&str]) -> bool {
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
                assert_eq!(
                    (rules(language).is_one)(number as u64),
                    is_one,
                    "{language:?}: {number}"
                );
            }
        }
    }

    /// What `build/` makes of a message with each thing that a message can do.
    const CODE: &[u8] = b"\x02\0\x08\0\x2e\0\x3a\0\
        \x04\0\x13\0\x00\x00\x02\0no\x01\x00\x03\0one\x03\x00\x02\0\x01\0 of \x02\x01\0\0\0\x03\x01\0\x01\0\
        \x04\0\x08\0\x02\x00\x00\0\x03\0\0\0";

    #[test]
    fn damaged_code_says_less_and_never_panics() {
        for end in 0..CODE.len() {
            for byte in [0, 1, 4, 7, 255] {
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
