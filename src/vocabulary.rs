//! Enums that are declared once: from a line a value follow everything that names it.

/// An enum whose values have keys, declared by `vocabulary!`.
pub trait Vocabulary: Copy + Sized + 'static {
    /// The keys of all values, in their order: how files and messages name them.
    const KEYS: &'static [&'static str];
    /// Every value, in their order.
    const ALL: &'static [Self];

    /// Returns the place of a value among them.
    fn place(self) -> u8;

    /// Returns the same as an index.
    fn index(self) -> usize {
        usize::from(self.place())
    }

    /// Returns the key of a value.
    fn key(self) -> &'static str {
        Self::KEYS[self.index()]
    }

    /// Returns the value that has a key.
    fn of_key(key: &str) -> Option<Self> {
        Self::KEYS.iter().position(|&other| other == key).map(|at| Self::ALL[at])
    }
}

/// Nothing to name.
impl Vocabulary for () {
    const KEYS: &'static [&'static str] = &[];
    const ALL: &'static [()] = &[];

    fn place(self) -> u8 {
        0
    }
}

/// Declares an enum with `ALL`, its values in their order, and [`Vocabulary`]. Each value stands with its key, as
/// `Suns = "suns"`, or with its letter in notation, too, as `Suns = "suns" 'S'`. `: json` after the name of the enum
/// writes and reads it by its keys.
///
/// A macro and no derive: what it makes can be read here.
#[macro_export]
macro_rules! vocabulary {
    (
        $(#[$of_enum:meta])*
        $visible:vis enum $name:ident: json {
            $($(#[$of_value:meta])* $value:ident = $key:literal $($letter:literal)?,)*
        }
    ) => {
        $crate::vocabulary! {
            #[derive(serde::Serialize, serde::Deserialize)]
            #[cfg_attr(feature = "tool", derive(schemars::JsonSchema))]
            $(#[$of_enum])*
            $visible enum $name {
                $(#[serde(rename = $key)] $(#[$of_value])* $value = $key $($letter)?,)*
            }
        }
    };
    (
        $(#[$of_enum:meta])*
        $visible:vis enum $name:ident {
            $($(#[$of_value:meta])* $value:ident = $key:literal $letter:literal,)*
        }
    ) => {
        $crate::vocabulary! {
            $(#[$of_enum])*
            $visible enum $name { $($(#[$of_value])* $value = $key,)* }
        }

        #[allow(dead_code, reason = "not every enum is asked for all of it")]
        impl $name {
            /// The letters of all values, in their order.
            pub const LETTERS: &'static [&'static str] = &[$(concat!($letter)),*];

            /// Returns the letter in notation.
            pub const fn letter(self) -> char {
                match self { $($name::$value => $letter,)* }
            }

            /// Returns the value of a letter.
            pub const fn from_letter(letter: char) -> Option<$name> {
                match letter { $($letter => Some($name::$value),)* _ => None }
            }
        }
    };
    (
        $(#[$of_enum:meta])*
        $visible:vis enum $name:ident { $($(#[$of_value:meta])* $value:ident = $key:literal,)* }
    ) => {
        $(#[$of_enum])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $visible enum $name { $($(#[$of_value])* $value,)* }

        #[allow(dead_code, reason = "not every enum is asked for all of it")]
        impl $name {
            /// Every value, in their order.
            pub const ALL: [$name; [$($key),*].len()] = [$($name::$value),*];

            /// Returns the place in this order.
            pub const fn index(self) -> usize {
                self as usize
            }

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
            const ALL: &'static [$name] = &$name::ALL;

            fn place(self) -> u8 {
                self as u8
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::Vocabulary;

    vocabulary! {
        /// What `vocabulary!` makes of three lines.
        pub enum Size: json {
            /// The least.
            Small = "small" 'S',
            Large = "large" 'L',
            VeryLarge = "very_large" 'V',
        }
    }

    #[test]
    fn a_line_a_value_gives_an_enum_all_its_names() {
        assert_eq!(Size::ALL, [Size::Small, Size::Large, Size::VeryLarge]);
        assert_eq!(Size::KEYS, ["small", "large", "very_large"]);
        assert_eq!(Size::LETTERS, ["S", "L", "V"]);
        for (size, at) in Size::ALL.into_iter().zip(0..) {
            assert_eq!((size.index(), size.place()), (usize::from(at), at));
            assert_eq!(Size::of_key(size.key()), Some(size));
            assert_eq!(Size::from_letter(size.letter()), Some(size));
            let json = serde_json::to_string(&size).expect("JSON");
            assert_eq!(json, format!("\"{}\"", size.key()));
            assert_eq!(serde_json::from_str::<Size>(&json).expect("a size"), size);
        }
        assert_eq!((Size::of_key("Small"), Size::from_letter('s')), (None, None));
        assert!(Size::Small < Size::Large);
    }
}
