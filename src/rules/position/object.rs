//! A JSON object of which fields are taken and to which others are added.

use std::fmt;

use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

/// A JSON object, its fields in order.
#[derive(Debug, Default)]
pub struct Object(Vec<(String, Box<RawValue>)>);

impl Object {
    /// Returns the object that a value is written as.
    pub fn of(value: &impl Serialize) -> Object {
        let text = serde_json::to_string(value).unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    }

    /// Gives a field this value; one that isn't there yet becomes the last.
    #[must_use]
    pub fn with(mut self, name: &str, value: &impl Serialize) -> Object {
        // All maps have text keys, so this can't fail.
        let Ok(value) = to_raw_value(value) else { return self };
        match self.0.iter_mut().find(|(of, _)| of == name) {
            Some(field) => field.1 = value,
            None => self.0.push((name.to_owned(), value)),
        }
        self
    }

    /// Adds a field if there is something to say.
    #[must_use]
    pub fn with_any(self, name: &str, value: Option<impl Serialize>) -> Object {
        match value {
            Some(value) => self.with(name, &value),
            None => self,
        }
    }

    /// Adds the fields of another.
    #[must_use]
    pub fn and(mut self, other: Object) -> Object {
        self.0.extend(other.0);
        self
    }

    /// Takes fields away.
    #[must_use]
    pub fn without(mut self, names: &[&str]) -> Object {
        self.0.retain(|(name, _)| !names.contains(&&**name));
        self
    }

    /// Puts others behind a field.
    #[must_use]
    pub fn behind(mut self, name: &str, others: Object) -> Object {
        let at = self.0.iter().position(|(of, _)| of == name).map_or(self.0.len(), |at| at + 1);
        self.0.splice(at..at, others.0);
        self
    }

    /// Changes each object of the list in a field.
    #[must_use]
    pub fn each(self, name: &str, change: impl FnMut(Object) -> Object) -> Object {
        let list = self.0.iter().find(|(of, _)| of == name).map(|(_, list)| list.get());
        let list: Vec<Object> = serde_json::from_str(list.unwrap_or("[]")).unwrap_or_default();
        let changed: Vec<Object> = list.into_iter().map(change).collect();
        self.with(name, &changed)
    }
}

impl Serialize for Object {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

impl<'de> Deserialize<'de> for Object {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Object, D::Error> {
        struct Fields;

        impl<'de> Visitor<'de> for Fields {
            type Value = Object;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Object, A::Error> {
                let mut fields = Object::default();
                while let Some(field) = map.next_entry()? {
                    fields.0.push(field);
                }
                Ok(fields)
            }
        }

        deserializer.deserialize_map(Fields)
    }
}
