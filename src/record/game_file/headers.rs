//! Headers of a set-up, for any game: its fields become names and texts, in their order.
//!
//! A header is named like its field, `first_seat` as `FirstSeat`. Empty fields have no header. Texts and
//! variants without fields are written as they are, numbers as digits, lists as items with blanks
//! between them. Set-ups have only such fields.

use std::fmt;

use serde::de::value::{MapAccessDeserializer, SeqDeserializer, StrDeserializer};
use serde::de::{self, DeserializeOwned, DeserializeSeed, IntoDeserializer, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, forward_to_deserialize_any};
use serde_json::Value;

/// Returns the headers of a value, by name.
pub(super) fn write(value: &impl Serialize) -> Vec<(String, String)> {
    let fields = serde_json::to_string(value).ok();
    let fields = fields.and_then(|json| serde_json::from_str(&json).ok());
    let Fields(fields) = fields.unwrap_or_default();
    let given = fields.into_iter().filter(|(_, value)| !value.is_null());
    given.map(|(field, value)| (header_of(&field), text_of(&value))).collect()
}

/// Fields of a JSON object, in their order.
#[derive(Default)]
struct Fields(Vec<(String, Value)>);

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Fields, D::Error> {
        struct InOrder;
        impl<'de> Visitor<'de> for InOrder {
            type Value = Fields;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields, A::Error> {
                let mut fields = Vec::new();
                while let Some(field) = map.next_entry()? {
                    fields.push(field);
                }
                Ok(Fields(fields))
            }
        }
        deserializer.deserialize_map(InOrder)
    }
}

fn text_of(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(items) => items.iter().map(text_of).collect::<Vec<_>>().join(" "),
        other => other.to_string(),
    }
}

fn header_of(field: &str) -> String {
    let word = |word: &str| {
        let mut letters = word.chars();
        let first = letters.next().map(|first| first.to_ascii_uppercase());
        first.into_iter().chain(letters).collect::<String>()
    };
    field.split('_').map(word).collect()
}

fn field_of(header: &str) -> String {
    let mut field = String::new();
    for (at, letter) in header.char_indices() {
        if at > 0 && letter.is_ascii_uppercase() {
            field.push('_');
        }
        field.push(letter.to_ascii_lowercase());
    }
    field
}

/// Error in the headers of a value.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Flaw {
    /// Unknown name of the header at this position.
    Unknown(usize),
    /// Invalid value in the header at this position.
    Value(usize),
    /// Missing header, by name.
    Missing(String),
    /// Every header is valid alone, but they are not valid together.
    Whole,
}

/// Reads a value from headers, given by name and text.
///
/// # Errors
/// Returns the first flaw.
pub(super) fn read<T: DeserializeOwned>(headers: &[(&str, &str)]) -> Result<T, Flaw> {
    T::deserialize(MapAccessDeserializer::new(Object { headers, next: 0 })).map_err(|error| {
        match error {
            Error::At(flaw) => flaw,
            Error::Missing(field) => Flaw::Missing(header_of(field)),
            Error::Unknown | Error::Value => Flaw::Whole,
        }
    })
}

/// Reads the value of one text, if it is valid.
pub(super) fn value<T: DeserializeOwned>(text: &str) -> Option<T> {
    T::deserialize(Text(text)).ok()
}

/// Errors of serde, reduced to the necessary.
#[derive(Debug)]
enum Error {
    Unknown,
    Value,
    Missing(&'static str),
    At(Flaw),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for Error {}

impl de::Error for Error {
    fn custom<T: fmt::Display>(_: T) -> Error {
        Error::Value
    }

    fn missing_field(field: &'static str) -> Error {
        Error::Missing(field)
    }
}

/// Headers as a value with fields.
struct Object<'a> {
    headers: &'a [(&'a str, &'a str)],
    /// Position of the next header.
    next: usize,
}

impl<'de> MapAccess<'de> for Object<'_> {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Error> {
        let Some((header, _)) = self.headers.get(self.next) else { return Ok(None) };
        let unknown = Error::At(Flaw::Unknown(self.next));
        let field = field_of(header);
        if header_of(&field) != *header {
            return Err(unknown);
        }
        let field: StrDeserializer<'_, Error> = field.as_str().into_deserializer();
        seed.deserialize(field).map(Some).map_err(|_| unknown)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Error> {
        let at = self.next;
        self.next += 1;
        let text = self.headers.get(at).map_or("", |(_, text)| text);
        seed.deserialize(Text(text)).map_err(|error| match error {
            Error::Unknown => Error::At(Flaw::Unknown(at)),
            _ => Error::At(Flaw::Value(at)),
        })
    }
}

/// One text, read as the type its field needs.
struct Text<'a>(&'a str);

impl<'de> IntoDeserializer<'de, Error> for Text<'_> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

macro_rules! numbers {
    ($($deserialize:ident $visit:ident)*) => {
        $(fn $deserialize<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            let value = self.0.parse().map_err(|_| Error::Value)?;
            // Each value has only one text: no plus sign, no leading zeros.
            if self.0 == format!("{value}") { visitor.$visit(value) } else { Err(Error::Value) }
        })*
    };
}

impl<'de> Deserializer<'de> for Text<'_> {
    type Error = Error;

    numbers! {
        deserialize_bool visit_bool
        deserialize_i8 visit_i8 deserialize_i16 visit_i16
        deserialize_i32 visit_i32 deserialize_i64 visit_i64
        deserialize_u8 visit_u8 deserialize_u16 visit_u16
        deserialize_u32 visit_u32 deserialize_u64 visit_u64
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_str(self.0)
    }

    /// Fields that the value ignores are unknown.
    fn deserialize_ignored_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Error> {
        Err(Error::Unknown)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let mut items = SeqDeserializer::new(self.0.split_whitespace().map(Text));
        let value = visitor.visit_seq(&mut items)?;
        items.end()?;
        Ok(value)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_enum(self.0.into_deserializer())
    }

    forward_to_deserialize_any! {
        f32 f64 char str string bytes byte_buf unit unit_struct tuple_struct map struct identifier
    }
}

#[cfg(test)]
mod tests {
    use super::{Flaw, read, write};
    use serde::{Deserialize, Serialize};

    /// A set-up with fields of every kind.
    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    struct Setup {
        tall_towers: u8,
        name: String,
        open: bool,
        debt: i32,
        first_seat: Option<u8>,
        path: Vec<String>,
        plan: Plan,
        pair: (u8, Plan),
    }

    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    enum Plan {
        Simple,
        Twisted,
    }

    fn setup() -> Setup {
        Setup {
            tall_towers: 4,
            name: "a \"b\"".into(),
            open: true,
            debt: -7,
            first_seat: None,
            path: vec!["north".into(), "east".into()],
            plan: Plan::Simple,
            pair: (2, Plan::Simple),
        }
    }

    fn read_of(headers: &[(String, String)]) -> Result<Setup, Flaw> {
        let headers: Vec<_> = headers.iter().map(|(name, text)| (&**name, &**text)).collect();
        read(&headers)
    }

    #[test]
    fn headers_are_the_fields_in_their_order() {
        let text: Vec<String> =
            write(&setup()).iter().map(|(name, text)| format!("{name} {text}")).collect();
        let expected = [
            "TallTowers 4",
            "Name a \"b\"",
            "Open true",
            "Debt -7",
            "Path north east",
            "Plan Simple",
            "Pair 2 Simple",
        ];
        assert_eq!(text, expected);
    }

    #[test]
    fn what_is_written_is_read_whatever_the_fields_hold() {
        let setups = [
            setup(),
            Setup { first_seat: Some(1), path: vec![], ..setup() },
            Setup { path: vec!["4".into(), "[".into(), "null".into()], ..setup() },
            Setup { name: "null".into(), plan: Plan::Twisted, ..setup() },
            Setup { pair: (0, Plan::Twisted), name: String::new(), open: false, ..setup() },
        ];
        for setup in setups {
            assert_eq!(read_of(&write(&setup)), Ok(setup));
        }
    }

    #[test]
    fn a_flaw_names_its_header() {
        let headers = write(&setup());
        let changed = |at: usize, name: &str, text: &str| {
            let mut headers = headers.clone();
            headers[at] = (name.into(), text.into());
            read_of(&headers)
        };
        assert_eq!(changed(0, "TallTowers", "256"), Err(Flaw::Value(0)));
        assert_eq!(changed(0, "TallTowers", "4 "), Err(Flaw::Value(0)));
        assert_eq!(changed(0, "TallTowers", "+4"), Err(Flaw::Value(0)));
        assert_eq!(changed(3, "Debt", "-07"), Err(Flaw::Value(3)));
        assert_eq!(changed(0, "tall_towers", "4"), Err(Flaw::Unknown(0)));
        assert_eq!(changed(2, "Opened", "true"), Err(Flaw::Unknown(2)));
        assert_eq!(changed(5, "Plan", "Bold"), Err(Flaw::Value(5)));
        assert_eq!(changed(6, "Pair", "2"), Err(Flaw::Value(6)));
        assert_eq!(changed(6, "Pair", "2 Simple 3"), Err(Flaw::Value(6)));
        assert_eq!(read_of(&headers[1..]), Err(Flaw::Missing("TallTowers".into())));
        assert_eq!(read_of(&headers[..6]), Err(Flaw::Missing("Pair".into())));
    }
}
