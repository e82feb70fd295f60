//! The Rust of a subject: a type with a method a message.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::languages::Language;
use super::model::{COUNTS, Message, Pack, WORDS};

/// Returns the Rust of the subjects of the house or of a game, each with the file and the place where other languages have
/// it. It stands in a module beside `types`, which knows the types of arguments.
pub fn subjects(english: &Pack, of: &str, subjects: &[(&str, String, usize)]) -> String {
    let (mut modules, mut declared, mut methods) = (String::new(), String::new(), String::new());
    for (name, file, place) in subjects {
        let files =
            if file == of { "super::super::file::FILES" } else { "curia::text::file::FILES" };
        let rust = subject(english, name, of, files, *place);
        let _ = write!(
            modules,
            "pub mod {name} {{\n#[allow(unused_imports, reason = \"few have arguments of such types\")]\n\
             use {{curia::text::say::{{Arg, Given, Texts}}, super::super::types::*}};\n{rust}}}\n"
        );
        let method = format!("fn {name}(&self) -> said::{name}::{}", camel(name));
        let _ = writeln!(declared, "{method};");
        let public = if of == "house" { "pub " } else { "" };
        let _ = writeln!(methods, "{public}{method} {{ said::{name}::texts(self.language) }}");
    }
    let words =
        if english.files.contains_key(WORDS) { values(english, WORDS) } else { String::new() };
    let said = format!(
        "/// What `build/` made of the files: for each a type with a method a message.\n\
         #[allow(clippy::all, clippy::pedantic, dead_code, reason = \"`build/` wrote it\")]\n\
         pub mod said {{\n#[allow(unused_imports, reason = \"there may be no enums\")]\n\
         use super::types::*;\n{words}{modules}}}\n"
    );
    let cover = english.files.get("cover");
    let has_tempers = cover.is_some_and(|it| it.messages.iter().any(|it| it.id == "temper"));
    let cover = COVER.replace("TEMPER", if has_tempers { TEMPER } else { NO_TEMPER });
    match of {
        "house" => format!("{said}impl Text {{\n{methods}}}\n"),
        _ => format!(
            "{said}/// The subjects that a game adds to the texts of a language.\n\
             pub trait Subjects {{\n{declared}}}\nimpl Subjects for curia::text::Text {{\n{methods}}}\n{cover}"
        ),
    }
}

/// What every screen says of a game, by its subject `cover`.
const COVER: &str = "
/// Returns what every screen says of the game.
pub(crate) fn cover() -> curia::text::cover::Cover {
    fn say() -> said::cover::Cover {
        Subjects::cover(&curia::text::text())
    }
    curia::text::cover::Cover {
        title: say().title(),
        in_short: say().in_short(),
        credits: say().credits(),
        feat: |count| say().feat(count),
        points: |points| say().points(points),
        round: curia::text::cover::RoundName {
            one: say().round(),
            numbered: |number| say().numbered(number),
            titled: |number| say().titled(number),
            counted: |count| say().counted(count),
        },
        seat: |of| say().seat(of),
        search: say().search(),
        unconcerned: say().unconcerned(),
        temper: TEMPER,
    }
}
";

/// How a bot of this name plays with a temperament, by its message; nothing of a game without.
const TEMPER: &str = "|name, of| {
            let of = types::Temper::ALL.get(of.index());
            of.map(|&of| say().temper(name, of)).unwrap_or_default()
        }";
const NO_TEMPER: &str = "|_, _| String::new()";

/// Returns the Rust of a subject.
fn subject(english: &Pack, subject: &str, of: &str, files: &str, place: usize) -> String {
    let messages = &english.files[subject];
    let name = camel(subject);
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
        "#[derive(Clone, Copy, Debug)]\npub struct {name}(Texts);\n\nimpl {name} {{\n{methods}}}\n{structs}\n\
         /// Returns it in a language; in English if that is not there.\n\
         pub(crate) fn texts(language: curia::text::Language) -> {name} {{\n    \
         let english = include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{of}/{subject}.english\"));\n    \
         let english = Texts::of(curia::text::Language::English, english);\n    \
         {name}({files}.subject(language, {place}).unwrap_or(english))\n}}\n"
    );
    rust + &values(english, subject)
}

/// Returns the Rust of the files besides English, a module: `FILES`, with their content for a program that has them all, and
/// a function for each long text, whose English file is in the folder at `path`.
pub fn file(
    module: &str,
    languages: &[Language],
    schema: u64,
    names: &[String],
    path: &str,
    long: &[(usize, &str)],
) -> String {
    let embedded =
        languages.iter().zip(names).filter(|(_, name)| !name.is_empty()).map(|(of, name)| {
            let file = format!("concat!(env!(\"OUT_DIR\"), \"/texts/{name}\")");
            format!("    (curia::text::Language::{}, include_bytes!({file})),\n", of.variant())
        });
    let embedded: String = embedded.collect();
    let long = long.iter().map(|(place, name)| {
        let english = format!("concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/{path}/{name}.txt\")");
        format!(
            "\n/// Returns the text of `{name}.txt` in a language; in English if that is not there.\n\
             pub(crate) fn {}(language: curia::text::Language) -> &'static str {{\n    \
             FILES.long(language, {place}).unwrap_or(include_str!({english}))\n}}\n",
            name.replace('-', "_")
        )
    });
    let long: String = long.collect();
    format!(
        "/// The files of other languages.\npub mod {module} {{\n\
         use curia::text::files::{{Embedded, Files}};\n\n\
         pub static FILES: Files = Files::new({schema}, {names:?}, EMBEDDED);\n\n\
         #[cfg(feature = \"split\")]\nconst EMBEDDED: Embedded = &[];\n\
         #[cfg(not(feature = \"split\"))]\nconst EMBEDDED: Embedded = &[\n{embedded}];\n{long}}}\n"
    )
}

/// Returns what holds the values of enums that a file declares against those of the program.
fn values(english: &Pack, subject: &str) -> String {
    let of_enum = |(of, values): (&String, &Vec<String>)| {
        format!(
            "\nconst _: () = assert!(curia::text::say::are_keys(<{of} as curia::vocabulary::Vocabulary>::KEYS, \
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
        .map(|name| format!("        let {name} = curia::text::say::places({name});\n"))
        .collect();
    // A name of the other writing direction is kept apart from what is beside it.
    let given = fields(", ", &|name, of| match of {
        "Name" => format!("Arg::Text(&curia::record::isolated({name}))"),
        "Option<Name>" => format!("{name}.map(curia::record::isolated).as_deref().given()"),
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
