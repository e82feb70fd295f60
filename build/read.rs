//! Reads the files of a language by the official parser of Project Fluent.

use std::fs;
use std::path::Path;

use fluent_syntax::ast::{
    CallArguments, Comment, Entry, Expression, InlineExpression, Pattern, PatternElement,
    VariantKey,
};
use fluent_syntax::parser;

use super::model::{Call, Fault, File, Key, List, Message, Pack, Part, Variant, capital};

/// Reads all files of a folder.
pub fn pack(folder: &Path, faults: &mut Vec<Fault>) -> Pack {
    let mut pack = Pack { path: folder.display().to_string(), ..Pack::default() };
    let Ok(entries) = fs::read_dir(folder) else {
        faults.push(Fault { at: pack.path.clone(), what: "the folder is missing".to_owned() });
        return pack;
    };
    for entry in entries.flatten() {
        let path = entry.path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let read = || fs::read_to_string(&path).unwrap_or_default();
        match path.extension().and_then(|ending| ending.to_str()) {
            Some("ftl") => {
                pack.files.insert(name, file(&path.display().to_string(), &read(), faults));
            }
            Some("txt") => _ = pack.long.insert(name, read()),
            _ => {}
        }
    }
    pack
}

/// Reads a file.
pub fn file(path: &str, text: &str, faults: &mut Vec<Fault>) -> File {
    let mut file = File::default();
    let (resource, errors) = match parser::parse(text) {
        Ok(resource) => (resource, Vec::new()),
        Err(parsed) => parsed,
    };
    let line = |at: usize| text[..at].matches('\n').count() + 1;
    for error in errors {
        faults.push(Fault {
            at: format!("{path}:{}", line(error.pos.start)),
            what: error.kind.to_string(),
        });
    }
    for entry in resource.body {
        match entry {
            Entry::ResourceComment(Comment { content }) => {
                file.about.extend(content.into_iter().map(str::to_owned));
            }
            Entry::GroupComment(Comment { content }) => {
                for declared in content.iter().filter_map(|line| line.split_once(": ")) {
                    let values = declared.1.split(", ").map(|value| value.trim().to_owned());
                    file.values.insert(declared.0.to_owned(), values.collect());
                }
            }
            Entry::Message(message) => {
                let id = message.id.name;
                // A name is a part of the text, so where it lies there is its place.
                let start = id.as_ptr() as usize - text.as_ptr() as usize;
                let mut reader = Reader { at: format!("{path}:{}", line(start)), id, faults };
                let (about, args) = reader.comment(message.comment);
                let mut add = |id: String, pattern: Pattern<&str>, reader: &mut Reader<'_>| {
                    let (about, args, at) = (about.clone(), args.clone(), reader.at.clone());
                    let says = reader.pattern(pattern);
                    file.messages.push(Message { id, at, about, args, says });
                };
                if let Some(value) = message.value {
                    add(id.to_owned(), value, &mut reader);
                }
                for attribute in message.attributes {
                    add(format!("{id}.{}", attribute.id.name), attribute.value, &mut reader);
                }
            }
            Entry::Term(term) => {
                let at = format!(
                    "{path}:{}",
                    line(term.id.name.as_ptr() as usize - text.as_ptr() as usize)
                );
                faults.push(Fault { at, what: "a word is a message, without a dash".to_owned() });
            }
            Entry::Comment(_) | Entry::Junk { .. } => {}
        }
    }
    file
}

/// Who acts, at the beginning of what is said.
const WHO: &str = "who";

struct Reader<'a> {
    at: String,
    id: &'a str,
    faults: &'a mut Vec<Fault>,
}

impl Reader<'_> {
    fn fault(&mut self, what: &str) {
        self.faults.push(Fault { at: self.at.clone(), what: format!("`{}`: {what}", self.id) });
    }

    /// Takes the arguments, `$name (Type)`, out of a comment.
    fn comment(&mut self, comment: Option<Comment<&str>>) -> (Vec<String>, Vec<(String, String)>) {
        let (mut about, mut args) = (Vec::new(), Vec::new());
        for line in comment.into_iter().flat_map(|comment| comment.content) {
            if !line.starts_with('$') {
                about.push(line.to_owned());
                continue;
            }
            for declared in line.split('$').skip(1) {
                match declared
                    .trim()
                    .strip_suffix(')')
                    .and_then(|declared| declared.split_once(" ("))
                {
                    Some((name, of)) => args.push((name.to_owned(), of.to_owned())),
                    None => self.fault("an argument is declared as `$name (Type)`"),
                }
            }
        }
        (about, args)
    }

    fn pattern(&mut self, pattern: Pattern<&str>) -> Vec<Part> {
        let mut parts = Vec::new();
        for element in pattern.elements {
            match element {
                PatternElement::TextElement { value } => {
                    if value.contains(|c: char| c.is_ascii_digit()) {
                        self.fault("a digit stands in braces and quotes, and a number of the game is an argument");
                    }
                    // A file may break a line anywhere.
                    push(&mut parts, &value.replace('\n', " "));
                }
                PatternElement::Placeable { expression } => self.expression(expression, &mut parts),
            }
        }
        match parts.first() {
            Some(Part::Call(Call { id, args, .. })) if id == WHO && args.len() == 1 => {
                let by = args[0].clone();
                parts.remove(0);
                self.who(by, parts)
            }
            _ => parts,
        }
    }

    /// `{ WHO($name) } passed` says who acts, or without a name begins with a capital.
    fn who(&mut self, by: String, rest: Vec<Part>) -> Vec<Part> {
        let mut alone = rest.clone();
        if let Some(Part::Text(text)) = alone.first_mut() {
            *text = text.trim_start().to_owned();
        }
        alone.retain(|part| *part != Part::Text(String::new()));
        if capital(&mut alone).is_none() {
            self.fault("what follows who acts begins with a letter");
        }
        let named = [Part::Arg(by.clone())].into_iter().chain(rest).collect();
        let variant = |key: &str, says| Variant { key: Key::Name(key.to_owned()), says };
        vec![Part::Select { by, variants: vec![variant("none", alone), variant("some", named)] }]
    }

    fn expression(&mut self, expression: Expression<&str>, parts: &mut Vec<Part>) {
        let (selector, variants) = match expression {
            Expression::Inline(inline) => return self.inline(inline, parts),
            Expression::Select { selector, variants } => (selector, variants),
        };
        let InlineExpression::VariableReference { id: by } = selector else {
            return self.fault("what selects is an argument");
        };
        let (mut all, mut default) = (Vec::new(), None);
        for variant in variants {
            let key = match variant.key {
                VariantKey::Identifier { name } => Key::Name(name.to_owned()),
                VariantKey::NumberLiteral { value } => match value.parse() {
                    Ok(number) => Key::Number(number),
                    Err(_) => {
                        self.fault("a number that selects is between 0 and 255");
                        continue;
                    }
                },
            };
            let says = self.pattern(variant.value);
            if variant.default {
                default = Some(Variant { key, says });
            } else {
                all.push(Variant { key, says });
            }
        }
        all.extend(default);
        parts.push(Part::Select { by: by.name.to_owned(), variants: all });
    }

    fn inline(&mut self, inline: InlineExpression<&str>, parts: &mut Vec<Part>) {
        match inline {
            InlineExpression::StringLiteral { value } => {
                push(parts, &fluent_syntax::unicode::unescape_unicode_to_string(value));
            }
            InlineExpression::VariableReference { id } => parts.push(Part::Arg(id.name.to_owned())),
            InlineExpression::FunctionReference { id, arguments } => {
                self.call(id.name, arguments, parts)
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.map(|attribute| format!(".{}", attribute.name));
                let id = format!("{}{}", id.name, attribute.unwrap_or_default());
                parts.push(Part::Call(Call { id, args: Vec::new(), capital: false }));
            }
            InlineExpression::Placeable { expression } => self.expression(*expression, parts),
            InlineExpression::NumberLiteral { .. } => self.fault("a number stands in quotes"),
            InlineExpression::TermReference { .. } => {
                self.fault("a word is a message, without a dash")
            }
        }
    }

    /// `GAMES($count)` is the message `games` with an argument, `COUNCIL($of, form: "into")` its attribute,
    /// `CAPITAL(GAMES($count))` begins with a capital; `LIST($parts)` and `LIST(COUNCIL($all), between: "; ")` are lists,
    /// of which `CAPITAL(LIST(COUNCIL($all)))` begins with a capital. `LIST(CLAN($all), first: "people")` says the first
    /// part, `last: "people"` the last one by another message.
    fn call(&mut self, name: &str, arguments: CallArguments<&str>, parts: &mut Vec<Part>) {
        let (mut args, mut inner) = (Vec::new(), Vec::new());
        let is_built_in = ["LIST", "CAPITAL"].contains(&name);
        for argument in arguments.positional {
            match argument {
                InlineExpression::VariableReference { id } => args.push(id.name.to_owned()),
                InlineExpression::FunctionReference { .. }
                | InlineExpression::MessageReference { .. }
                    if is_built_in =>
                {
                    self.inline(argument, &mut inner);
                }
                _ => self.fault("what a message is called with are arguments"),
            }
        }
        let mut id = name.to_lowercase().replace('_', "-");
        let (mut between, mut ends) = (None, [None, None]);
        for named in arguments.named {
            match (named.name.name, named.value) {
                ("form", InlineExpression::StringLiteral { value }) if !is_built_in => {
                    id = format!("{id}.{value}");
                }
                ("between", InlineExpression::StringLiteral { value }) if name == "LIST" => {
                    between = Some(value.to_owned());
                }
                (end @ ("first" | "last"), InlineExpression::StringLiteral { value })
                    if name == "LIST" && args.is_empty() =>
                {
                    ends[usize::from(end == "last")] = Some(value.to_owned());
                }
                _ => self.fault(&format!("`{name}` takes no such `{}`", named.name.name)),
            }
        }
        parts.push(match (name, args.as_slice(), inner.pop()) {
            ("LIST", [of], None) => Part::List(List { of: of.clone(), between, ..List::default() }),
            ("LIST", [], Some(Part::Call(each))) if each.args.len() == 1 => {
                let end = |id| Call { id, args: each.args.clone(), capital: false };
                let (of, ends) = (each.args[0].clone(), ends.map(|id| id.map(end)));
                Part::List(List { of, each: Some(each), ends, between })
            }
            ("CAPITAL", [], Some(Part::Call(call))) => Part::Call(Call { capital: true, ..call }),
            ("CAPITAL", [], Some(mut list @ Part::List(List { each: Some(_), .. }))) => {
                capital(std::slice::from_mut(&mut list));
                list
            }
            ("LIST" | "CAPITAL", ..) => return self.fault("it takes one argument, or one message"),
            _ => Part::Call(Call { id, args, capital: false }),
        });
    }
}

/// Adds words to those before them.
fn push(parts: &mut Vec<Part>, words: &str) {
    match parts.last_mut() {
        Some(Part::Text(text)) => text.push_str(words),
        _ => parts.push(Part::Text(words.to_owned())),
    }
}
