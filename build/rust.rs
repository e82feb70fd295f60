//! The Rust of a subject: a type with a method a message.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::languages::Language;
use super::model::{COUNTS, Message, Pack};

/// Returns the Rust of a subject; it stands in a module that knows the types of its arguments.
pub fn subject(english: &Pack, subject: &str, file: &str, place: usize) -> String {
    let messages = &english.files[subject];
    let name = camel(subject);
    let of = match file {
        "house" => "text".to_owned(),
        game => format!("games::{game}::text"),
    };
    let mut methods = String::new();
    let mut structs = String::new();
    for (at, message) in messages.messages.iter().enumerate() {
        let (method, several) = method(at, message);
        methods.push_str(&method);
        structs.push_str(&several);
    }
    let mut rust = String::new();
    docs(&mut rust, "", &messages.about);
    let _ = write!(
        rust,
        "#[derive(Clone, Copy, Debug)]\npub struct {name}(Texts);\n\n\
         impl {name} {{\n{methods}}}\n{structs}"
    );
    let _ = write!(
        rust,
        "\n/// Returns it in a language; in English if that is not there.\n\
         pub(crate) fn texts(language: crate::text::Language, english: Texts) -> {name} {{\n    \
         {name}(crate::{of}::file::FILES.subject(language, {place}).unwrap_or(english))\n}}\n"
    );
    rust + &values(english, subject)
}

/// Returns the Rust of the files besides English: `FILES`, with their content for a program that has them all.
pub fn file(languages: &[Language], schema: u64, names: &[String]) -> String {
    let embedded = languages.iter().zip(names).skip(1).map(|(of, name)| {
        let file = format!("concat!(env!(\"OUT_DIR\"), \"/texts/{name}\")");
        format!("    (crate::text::Language::{}, include_bytes!({file})),\n", of.variant())
    });
    format!(
        "/// The files of other languages.\n\
         pub static FILES: Files = Files::new({schema}, {names:?}, EMBEDDED);\n\n\
         #[cfg(feature = \"split\")]\nconst EMBEDDED: Embedded = &[];\n\
         #[cfg(not(feature = \"split\"))]\nconst EMBEDDED: Embedded = &[\n{}];\n",
        embedded.collect::<String>()
    )
}

/// Returns the function of a marked-up long text, whose English file is in the folder at `path`.
pub fn long(path: &str, name: &str, place: usize) -> String {
    let english = format!("concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/{path}/{name}.txt\")");
    format!(
        "\n/// Returns the text of `{name}.txt` in a language; in English if that is not there.\n\
         pub(super) fn {}(language: crate::text::Language) -> &'static str {{\n    \
         FILES.long(language, {place}).unwrap_or(include_str!({english}))\n}}\n",
        name.replace('-', "_")
    )
}

/// Returns what holds the values of enums that a file declares against those of the program.
pub fn values(english: &Pack, subject: &str) -> String {
    let of_enum = |(of, values): (&String, &Vec<String>)| {
        format!(
            "\nconst _: () = assert!(crate::text::say::are_keys(<{of} as crate::vocabulary::Vocabulary>::KEYS, \
             &{values:?}), \"the values of {of} are not those in {subject}.ftl\");\n"
        )
    };
    english.files[subject].values.iter().map(of_enum).collect()
}

/// Returns the method of a message, and the type that it takes if several arguments are of one type.
fn method(at: usize, message: &Message) -> (String, String) {
    let name = message.id.replace(['-', '.'], "_");
    let mut code = String::new();
    docs(&mut code, "    ", &message.about);
    if message.args.is_empty() {
        let _ = writeln!(
            code,
            "    pub fn {name}(self) -> &'static str {{\n        self.0.plain({at})\n    }}\n"
        );
        return (code, String::new());
    }
    let mut types: BTreeMap<String, usize> = BTreeMap::new();
    for (_, of) in &message.args {
        *types.entry(rust(of)).or_default() += 1;
    }
    let fields = |between: &str, of: &dyn Fn(&str, &str) -> String| {
        let all = message.args.iter().map(|(name, of_type)| of(&name.replace('-', "_"), of_type));
        all.collect::<Vec<_>>().join(between)
    };
    // Values of an enum are given by their places.
    let places: String = message
        .args
        .iter()
        .filter(|(_, of)| of.starts_with('['))
        .map(|(name, _)| name.replace('-', "_"))
        .map(|name| format!("        let {name} = crate::text::say::places({name});\n"))
        .collect();
    // A name of the other writing direction is kept apart from what is beside it.
    let given = fields(", ", &|name, of| match of {
        "Name" => format!("Arg::Text(&crate::record::isolated({name}))"),
        "Option<Name>" => format!("{name}.map(crate::record::isolated).as_deref().given()"),
        of if of.starts_with('[') => format!("Arg::Values(&{name})"),
        _ => format!("{name}.given()"),
    });
    if types.values().all(|count| *count == 1) {
        let args = fields(", ", &|name, of| format!("{name}: {}", rust(of)));
        let _ = writeln!(
            code,
            "    pub fn {name}(self, {args}) -> String {{\n{places}        self.0.say({at}, &[{given}])\n    }}\n"
        );
        return (code, String::new());
    }
    let several = camel(&message.id);
    let life = if message.args.iter().any(|(_, of)| rust(of).contains('&')) { "<'_>" } else { "" };
    let names = fields(", ", &|name, _| name.to_owned());
    let _ = writeln!(
        code,
        "    pub fn {name}(self, with: {several}{life}) -> String {{\n        let {several} {{ {names} }} = with;\n{places}        \
         self.0.say({at}, &[{given}])\n    }}\n"
    );
    let of_fields =
        fields("", &|name, of| format!("    pub {name}: {},\n", rust(of).replace('&', "&'a ")));
    let life = if life.is_empty() { "" } else { "<'a>" };
    let types = format!(
        "\n/// What `{name}` tells.\n\
         #[derive(Clone, Copy, Debug)]\npub struct {several}{life} {{\n{of_fields}}}\n"
    );
    (code, types)
}

/// Returns the Rust type of an argument.
fn rust(of: &str) -> String {
    let inner = of.strip_prefix("Option<").and_then(|of| of.strip_suffix('>'));
    match (inner, of) {
        (Some(inner), _) => format!("Option<{}>", rust(inner)),
        (None, "Name" | "Text") => "&str".to_owned(),
        (None, "List") => "&[String]".to_owned(),
        (None, of) if of.starts_with('[') => format!("&{of}"),
        (None, of) if of.contains(COUNTS) => of.split(COUNTS).take(1).collect(),
        (None, of) => of.to_owned(),
    }
}

fn docs(to: &mut String, indent: &str, about: &[String]) {
    for line in about {
        let _ = writeln!(to, "{indent}/// {line}");
    }
}

/// `by-link` as `ByLink`.
fn camel(name: &str) -> String {
    let words = name.split(['-', '_', '.']);
    words.map(|word| word[..1].to_uppercase() + &word[1..]).collect()
}
