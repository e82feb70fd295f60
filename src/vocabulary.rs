//! Enums that are declared once: from a line a value follow everything that names it.

/// An enum whose values have keys, declared by `vocabulary!`.
pub trait Vocabulary: Copy + Sized + 'static {
    /// The keys of all values, in their order: how files and messages name them.
    const KEYS: &'static [&'static str];

    /// Returns the place of a value among them.
    fn index(self) -> u8;
}

/// Declares an enum with `ALL`, its values in their order, and [`Vocabulary`]; each value stands with its key.
#[macro_export]
macro_rules! vocabulary {
    (
        $(#[$of_enum:meta])*
        $visible:vis enum $name:ident { $($(#[$of_value:meta])* $value:ident = $key:literal,)* }
    ) => {
        $(#[$of_enum])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $visible enum $name { $($(#[$of_value])* $value,)* }

        impl $name {
            /// Every value, in their order.
            pub const ALL: [$name; [$($key),*].len()] = [$($name::$value),*];

            /// Returns the key by which files and messages name it.
            pub const fn key(self) -> &'static str {
                match self { $($name::$value => $key,)* }
            }

            /// Returns the value that has a key.
            pub fn of_key(key: &str) -> Option<$name> {
                match key { $($key => Some($name::$value),)* _ => None }
            }
        }

        impl $crate::vocabulary::Vocabulary for $name {
            const KEYS: &'static [&'static str] = &[$($key),*];

            fn index(self) -> u8 {
                self as u8
            }
        }
    };
}
