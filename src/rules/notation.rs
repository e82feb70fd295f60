//! The notation of actions: what records, links, the tool and tests write. A game declares each action with its notation,
//! which `derive(Notation)` prints and reads, with the grammar for `docs/notation.md`.

use std::fmt::{Display, Formatter};

pub use curia_macros::Notation;

/// A value with a notation: an action, or what stands in one.
pub trait Argument: Copy {
    /// Name of its rule in the grammar.
    const RULE: &'static str;

    /// Adds its rule to a grammar, with the rules that it refers to.
    fn rules(grammar: &mut Grammar);

    /// Prints it.
    ///
    /// # Errors
    /// Returns an error if the formatter can't write.
    fn print(self, f: &mut Formatter<'_>) -> std::fmt::Result;

    /// Reads it from the beginning of a text, and leaves the rest. What is not as it is printed may be read, too.
    fn read(text: &mut &str) -> Option<Self>;

    /// Returns any value, chosen by numbers below the bounds given; it may be one that is refused, as a set too large.
    fn any(below: &mut dyn FnMut(u32) -> u32) -> Self;
}

/// Error for a text that is not an action in notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnAction;

/// Prints what stands in an action.
pub fn print<A: Argument>(value: A) -> String {
    struct Printed<A>(A);

    impl<A: Argument> Display for Printed<A> {
        fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
            self.0.print(f)
        }
    }

    Printed(value).to_string()
}

/// Reads an action; only the spelling in which it is printed is accepted, so that equal records are equal texts.
pub fn read<A: Argument>(text: &str) -> Option<A> {
    let mut rest = text;
    let action = A::read(&mut rest)?;
    (rest.is_empty() && print(action) == text).then_some(action)
}

/// Leaves what follows a literal.
pub fn literal(text: &mut &str, literal: &str) -> Option<()> {
    *text = text.strip_prefix(literal)?;
    Some(())
}

/// Reads a variant up to the end of a word; what is none of it is left as it is.
pub fn variant<T>(text: &mut &str, read: impl FnOnce(&mut &str) -> Option<T>) -> Option<T> {
    let mut rest = *text;
    let found = read(&mut rest).filter(|_| rest.is_empty() || rest.starts_with(' '))?;
    *text = rest;
    Some(found)
}

/// Reads as many values as there are, with this text between two.
pub fn read_all<T: Argument>(text: &mut &str, between: &str) -> Vec<T> {
    let mut all = Vec::new();
    loop {
        let mut rest = *text;
        let begins = if all.is_empty() { Some(()) } else { literal(&mut rest, between) };
        let Some(next) = begins.and_then(|()| T::read(&mut rest)) else { return all };
        all.push(next);
        *text = rest;
    }
}

/// Gives a type with a fixed list of values their notation: its rule, the list, and what is written for each.
#[macro_export]
macro_rules! argument {
    ($name:ty = $rule:literal, $all:expr, $sign:expr) => {
        impl $crate::rules::notation::Argument for $name {
            const RULE: &'static str = $rule;

            fn rules(grammar: &mut $crate::rules::notation::Grammar) {
                let all = $all.into_iter().map(|value| format!("\"{}\"", $sign(value)));
                grammar.rule($rule, &all.collect::<Vec<_>>().join(" | "));
            }

            fn print(self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{}", $sign(self))
            }

            fn read(text: &mut &str) -> Option<$name> {
                let begins = |value: &$name| text.strip_prefix($sign(*value).to_string().as_str());
                let found = $all.into_iter().find_map(|value| Some((value, begins(&value)?)));
                found.map(|(value, rest)| {
                    *text = rest;
                    value
                })
            }

            fn any(below: &mut dyn FnMut(u32) -> u32) -> $name {
                let all: Vec<$name> = $all.into_iter().collect();
                all[below(all.len() as u32) as usize % all.len()]
            }
        }
    };
}

/// Gives a set its notation: its rule, the rule of its items, what stands between two, how many are written, and any set.
#[macro_export]
macro_rules! arguments {
    ($name:ty = $rule:literal, $item:ty, $between:literal, $least:literal..=$most:expr, $any:expr) => {
        impl $crate::rules::notation::Argument for $name {
            const RULE: &'static str = $rule;

            fn rules(grammar: &mut $crate::rules::notation::Grammar) {
                grammar.items::<$item>($rule, $between, $most);
            }

            fn print(self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let items = self.iter().map($crate::rules::notation::print);
                f.write_str(&items.collect::<Vec<_>>().join($between))
            }

            fn read(text: &mut &str) -> Option<$name> {
                let items = $crate::rules::notation::read_all::<$item>(text, $between);
                ($least..=$most).contains(&items.len()).then(|| items.into_iter().collect())
            }

            fn any(below: &mut dyn FnMut(u32) -> u32) -> $name {
                $any(below)
            }
        }
    };
}

/// A number, in decimal digits.
impl Argument for u8 {
    const RULE: &'static str = "number";

    fn rules(grammar: &mut Grammar) {
        grammar.rule(
            "digit",
            "\"0\" | \"1\" | \"2\" | \"3\" | \"4\" | \"5\" | \"6\" | \"7\" | \"8\" | \"9\"",
        );
        grammar.rule("number", "digit { digit }");
    }

    fn print(self, f: &mut Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }

    fn read(text: &mut &str) -> Option<u8> {
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let (number, rest) = text.split_at(digits);
        *text = rest;
        number.parse().ok()
    }

    fn any(below: &mut dyn FnMut(u32) -> u32) -> u8 {
        below(256) as u8
    }
}

/// A piece of a notation.
pub enum Piece {
    /// What stands there as it is.
    Text(&'static str),
    /// A rule, and what adds it to a grammar.
    Rule(&'static str, fn(&mut Grammar)),
}

/// The grammar of a notation, and the list of all that can be written.
#[derive(Clone, Debug, Default)]
pub struct Grammar {
    /// Every rule's name with its definition: those that it refers to stand before it.
    pub rules: Vec<(&'static str, String)>,
    /// How each action can be written, its arguments in capitals, with what it means.
    pub list: Vec<(Vec<String>, &'static str)>,
}

impl Grammar {
    /// Returns the grammar of a type.
    pub fn of<A: Argument>() -> Grammar {
        let mut grammar = Grammar::default();
        A::rules(&mut grammar);
        grammar
    }

    /// Adds a rule, once.
    pub fn rule(&mut self, name: &'static str, definition: &str) {
        if self.rules.iter().all(|(other, _)| *other != name) {
            self.rules.push((name, definition.to_owned()));
        }
    }

    /// Adds the rule of a set: its items, with this text between two; a few at most, or any number.
    pub fn items<T: Argument>(&mut self, name: &'static str, between: &str, most: usize) {
        T::rules(self);
        let item = T::RULE;
        let next =
            if between.is_empty() { item.to_owned() } else { format!("\"{between}\" {item}") };
        let more = match most {
            2..=4 => (2..most).fold(format!("[ {next} ]"), |more, _| format!("[ {next} {more} ]")),
            _ => format!("{{ {next} }}"),
        };
        self.rule(name, &format!("{item} {more}"));
    }

    /// Adds the ways to write an action, with what it means. Returns the alternatives that they are of its rule.
    pub fn written(&mut self, ways: &[&[Piece]], about: &'static str) -> Vec<String> {
        let (mut alternatives, mut notations) = (Vec::new(), Vec::new());
        for way in ways {
            let (mut rule, mut notation) = (Vec::new(), String::new());
            for piece in *way {
                match piece {
                    Piece::Text(text) => {
                        rule.push(format!("\"{text}\""));
                        notation.push_str(text);
                    }
                    Piece::Rule(name, rules) => {
                        rules(self);
                        rule.push((*name).to_owned());
                        notation.push_str(&name.to_uppercase());
                    }
                }
            }
            alternatives.push(rule.join(" "));
            // An action that is only another enum is told there.
            notations.extend((!matches!(way, [Piece::Rule(..)])).then_some(notation));
        }
        self.list.extend((!notations.is_empty()).then_some((notations, about)));
        alternatives
    }
}
