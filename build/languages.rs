//! The table of languages, `src/text/languages.txt`.

use std::fmt::Write;

/// A language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Language {
    /// Its code, as in `<html lang>`.
    pub code: String,
    /// The folder of its texts.
    pub folder: String,
    /// Its own name.
    name: String,
    /// The rule for the singular.
    pub singular: String,
    /// The sign between thousands.
    thousands: String,
    /// The last "and" of a list.
    and: String,
    /// Words between the parts of a list, what they become, and the beginning before which they do.
    changes: Vec<(String, String, String)>,
}

impl Language {
    /// Returns its name in the program: `French`.
    pub fn variant(&self) -> String {
        self.folder[..1].to_uppercase() + &self.folder[1..]
    }
}

/// Reads the table, English first.
///
/// # Errors
/// Returns what is wrong with a line, which is counted from 1.
pub fn read(table: &str) -> Result<Vec<Language>, (usize, String)> {
    let lines = (1..).zip(table.lines());
    lines
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
        .map(|(at, line)| language(line).ok_or((at, format!("`{line}` is no language"))))
        .collect()
}

fn language(line: &str) -> Option<Language> {
    let mut parts = line.split_whitespace().map(str::to_owned);
    let mut next = || parts.next();
    let (code, folder, name, singular) = (next()?, next()?, next()?, next()?);
    let (thousands, and) = (next()?.replace('_', "\u{a0}"), next()?);
    let change = |rule: String| {
        let (word, rest) = rule.split_once('>')?;
        let (becomes, beginning) = rest.split_once(':')?;
        Some((word.to_owned(), becomes.to_owned(), beginning.to_owned()))
    };
    let changes = std::iter::from_fn(next).map(change).collect::<Option<_>>()?;
    Some(Language { code, folder, name, singular, thousands, and, changes })
}

/// Returns the Rust of the table: the enum of languages, and what each does by a rule.
pub fn rust(all: &[Language]) -> String {
    let each = |of: &dyn Fn(&Language) -> String| all.iter().map(of).collect::<String>();
    let mut rust = String::new();
    let values = each(&|of| {
        let default = if of.code == all[0].code { "        #[default]\n" } else { "" };
        format!("{default}        {} = \"{}\",\n", of.variant(), of.code)
    });
    let names = each(&|of| format!("            Language::{} => \"{}\",\n", of.variant(), of.name));
    let rules = each(&|of| {
        let Language { singular, thousands, and, changes, .. } = of;
        let changes = changes.iter().map(|(word, becomes, beginning)| {
            format!("(\" {word} \", \" {becomes} \", \"{beginning}\")")
        });
        format!(
            "        Language::{} => Rules {{ singular: Singular::{}, thousands: {thousands:?}, and: \" {and} \", changes: &[{}] }},\n",
            of.variant(),
            camel(singular),
            changes.collect::<Vec<_>>().join(", ")
        )
    });
    let _ = write!(
        rust,
        "vocabulary! {{\n    /// A language.\n    #[derive(Default)]\n    pub enum Language: json {{\n{values}    }}\n}}\n\n\
         impl Language {{\n    /// Returns its own name for itself.\n    \
         pub const fn name(self) -> &'static str {{\n        match self {{\n{names}        }}\n    }}\n}}\n\n\
         pub(super) const fn rules(language: Language) -> Rules {{\n    match language {{\n{rules}    }}\n}}\n"
    );
    rust
}

/// `under_two` as `UnderTwo`.
fn camel(name: &str) -> String {
    name.split('_').map(|word| word[..1].to_uppercase() + &word[1..]).collect()
}
