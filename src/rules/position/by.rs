//! Values by name: a JSON object with all keys, in a fixed order.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A value whose name is the key of an object.
pub trait Key {
    /// The names of all, in order.
    const NAMES: &'static [&'static str];
}

/// One value for each `K`, of which there are `N`, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct By<K, const N: usize, T> {
    /// The values.
    pub values: [T; N],
    keys: PhantomData<K>,
}

impl<K, const N: usize, T> From<[T; N]> for By<K, N, T> {
    fn from(values: [T; N]) -> By<K, N, T> {
        By { values, keys: PhantomData }
    }
}

impl<K, const N: usize> By<K, N, u8> {
    /// Returns the numbers if none is higher than this.
    pub fn up_to(&self, most: u8) -> Option<[u8; N]> {
        self.values.iter().all(|&number| number <= most).then_some(self.values)
    }
}

impl<K: Key, const N: usize, T: Serialize> Serialize for By<K, N, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(K::NAMES.iter().zip(&self.values))
    }
}

impl<'de, K: Key, const N: usize, T: Deserialize<'de>> Deserialize<'de> for By<K, N, T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<By<K, N, T>, D::Error> {
        struct Values<K, const N: usize, T>(PhantomData<(K, T)>);

        impl<'de, K: Key, const N: usize, T: Deserialize<'de>> Visitor<'de> for Values<K, N, T> {
            type Value = By<K, N, T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "an object with the fields {}", K::NAMES.join(", "))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<By<K, N, T>, A::Error> {
                let mut values: [Option<T>; N] = std::array::from_fn(|_| None);
                while let Some(name) = map.next_key::<String>()? {
                    let at = K::NAMES.iter().position(|&other| other == name);
                    let place = at.and_then(|at| values.get_mut(at));
                    let place = place.ok_or_else(|| Error::unknown_field(&name, K::NAMES))?;
                    if place.replace(map.next_value()?).is_some() {
                        return Err(Error::custom(format_args!("duplicate field `{name}`")));
                    }
                }
                let missing = values.iter().position(Option::is_none);
                let missing = missing.and_then(|at| K::NAMES.get(at).copied()).unwrap_or_default();
                let values: Vec<T> = values.into_iter().flatten().collect();
                let values = <[T; N]>::try_from(values);
                values.map(By::from).map_err(|_| Error::missing_field(missing))
            }
        }

        deserializer.deserialize_map(Values(PhantomData))
    }
}

#[cfg(feature = "tool")]
impl<K: Key, const N: usize, T: schemars::JsonSchema> schemars::JsonSchema for By<K, N, T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        format!("{}_by_name", T::schema_name()).into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let of_each = generator.subschema_for::<T>();
        let fields: serde_json::Map<String, serde_json::Value> =
            K::NAMES.iter().map(|&name| (name.to_owned(), of_each.clone().into())).collect();
        schemars::json_schema!({
            "type": "object", "additionalProperties": false, "required": K::NAMES, "properties": fields,
        })
    }
}
