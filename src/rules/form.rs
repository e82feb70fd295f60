//! How values are told to programs and people: as JSON in the game's notation, in names that stay.
//!
//! Inside the program a set of cards is a number; told, it is the list of their codes. What is only told is [`Formed`], what can
//! be read again is [`Noted`]. Enums of events and reasons get their form from `derive(Formed)`.

use std::fmt::Display;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Seat, Seats};
use crate::rules::luck::Seed;
pub use curia_macros::Formed;

/// A value that has a form in JSON.
pub trait Formed {
    /// The form.
    type Form: Serialize;

    /// Returns the form.
    fn form(&self) -> Self::Form;
}

/// A value that can be read from its form.
pub trait Noted: Formed<Form: DeserializeOwned> + Sized {
    /// What it is, as the title of its schema.
    const ABOUT: &'static str = "";
    /// What a text looks like, as a regular expression.
    const PATTERN: Option<&'static str> = None;
    /// How many items a list has at most, each once.
    const ITEMS: Option<usize> = None;

    /// Returns the highest number of a name, if the form has numbers by name; more are read, but impossible.
    fn most(_name: &str) -> Option<u8> {
        None
    }

    /// Returns the value of a form.
    ///
    /// # Errors
    /// Returns the reason if the form is of no value: part of a sentence.
    fn of(form: Self::Form) -> Result<Self, String>;
}

/// A value that is written and read in its form.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Written<T>(pub T);

impl<T: Formed> Serialize for Written<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.form().serialize(serializer)
    }
}

impl<'de, T: Noted> Deserialize<'de> for Written<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Written<T>, D::Error> {
        let form = T::Form::deserialize(deserializer)?;
        T::of(form).map(Written).map_err(impossible)
    }
}

#[cfg(feature = "tool")]
impl<T: Noted<Form: schemars::JsonSchema>> schemars::JsonSchema for Written<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        T::Form::schema_name()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let mut schema = T::Form::json_schema(generator);
        if !T::ABOUT.is_empty() {
            schema.insert("title".to_owned(), T::ABOUT.into());
        }
        if let Some(pattern) = T::PATTERN {
            schema.insert("pattern".to_owned(), pattern.into());
        }
        if let Some(items) = T::ITEMS {
            schema.insert("uniqueItems".to_owned(), true.into());
            schema.insert("maxItems".to_owned(), items.into());
        }
        let fields = schema.get_mut("properties").and_then(serde_json::Value::as_object_mut);
        for (name, number) in fields.into_iter().flatten() {
            if let Some(most) = T::most(name) {
                number["maximum"] = most.into();
            }
        }
        schema
    }
}

/// Begins the message of a value that has its form but is none of the game's.
pub(super) const IMPOSSIBLE: &str = "impossible: ";

/// Returns the error for a value that has its form but is none of the game's.
pub fn impossible<E: serde::de::Error>(why: impl Display) -> E {
    E::custom(format_args!("{IMPOSSIBLE}{why}"))
}

/// Types that are told as they are.
#[macro_export]
macro_rules! as_they_are {
    ($($name:ty),*) => {
        $(
            impl $crate::rules::form::Formed for $name {
                type Form = $name;

                fn form(&self) -> $name {
                    self.clone()
                }
            }
        )*
    };
}

as_they_are!(bool, u8, u16, u32, Seat);

impl<T: Formed> Formed for Option<T> {
    type Form = Option<T::Form>;

    fn form(&self) -> Option<T::Form> {
        self.as_ref().map(T::form)
    }
}

impl<T: Formed, const N: usize> Formed for [T; N] {
    type Form = Vec<T::Form>;

    fn form(&self) -> Vec<T::Form> {
        self.iter().map(T::form).collect()
    }
}

impl Formed for Seats {
    type Form = Vec<Seat>;

    fn form(&self) -> Vec<Seat> {
        self.iter().collect()
    }
}

/// Longest quote of a wrong form, in characters: numbers by name are shown whole.
const LONGEST_QUOTE: usize = 64;

/// Returns the beginning of a wrong text, to quote it.
pub fn quote(text: &str) -> String {
    text.chars().take(LONGEST_QUOTE).collect()
}

/// Returns the reason why a form is of no value.
pub fn is_not(form: &impl Serialize, what: &str) -> String {
    let text = serde_json::to_string(form).unwrap_or_default();
    format!("“{}” isn’t {what}", quote(text.trim_matches('"')))
}

/// Tells and reads a type by its notation: `Card by Card::from_code, "a card", pattern "^...$"`; with a letter for each value,
/// `Clan by letter, ...`; as a word of letters, `Row by letters of Clan, ...`; or in any form, of which the functions tell and
/// read it: `Slot as u8: ..., ..., "a slot"`. The words say what a wrong form isn't, the pattern how a right text looks, `items`
/// how many a list has at most, and `most` the highest number of a name. What would be told otherwise is not read.
#[macro_export]
macro_rules! noted {
    ($name:ident by letter, $($about:tt)*) => {
        $crate::noted!($name as char: $name::letter, |letter: &char| $name::from_letter(*letter), $($about)*);
    };
    ($name:ident by letters of $item:ident, $($about:tt)*) => {
        $crate::noted!(
            $name as String: |value: $name| value.iter().map($item::letter).collect(),
            |text: &String| text.chars().map($item::from_letter).collect(),
            $($about)*
        );
    };
    ($name:ident by list of $item:ident, $($about:tt)*) => {
        $crate::noted!(
            $name as Vec<$crate::rules::form::Written<$item>>:
            |value: $name| value.iter().map($crate::rules::form::Written).collect(),
            |items: &Vec<$crate::rules::form::Written<$item>>| Some(items.iter().map(|item| item.0).collect()),
            $($about)*
        );
    };
    ($name:ident by $read:expr, $($about:tt)*) => {
        $crate::noted!(
            $name as String: |value: $name| value.to_string(), |text: &String| $read(text), $($about)*
        );
    };
    ($name:ident as $form:ty: $told:expr, $read:expr, $what:literal
        $(, pattern $pattern:literal)? $(, items $items:expr)? $(, most $most:expr)?) => {
        impl $crate::rules::form::Formed for $name {
            type Form = $form;

            fn form(&self) -> $form {
                $told(*self)
            }
        }

        impl $crate::rules::form::Noted for $name {
            const ABOUT: &'static str = $what;
            $(const PATTERN: Option<&'static str> = Some($pattern);)?
            $(const ITEMS: Option<usize> = Some($items);)?

            $(fn most(name: &str) -> Option<u8> {
                Some($most(name))
            })?

            fn of(form: $form) -> Result<$name, String> {
                use $crate::rules::form::{Formed, is_not};
                let read: Option<$name> = $read(&form);
                read.filter(|value| value.form() == form).ok_or_else(|| is_not(&form, $what))
            }
        }
    };
}

crate::noted!(
    Seed as String: |seed: Seed| format!("{:016x}", seed.0),
    |digits: &String| u64::from_str_radix(digits, 16).ok().map(Seed),
    "a seed of 16 hexadecimal digits in lower case", pattern "^[0-9a-f]{16}$"
);
