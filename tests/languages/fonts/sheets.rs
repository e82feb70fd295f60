//! What the style sheets say of fonts.

use std::fs;
use std::path::Path;

use super::super::sources::files_below;

const TOKENS: &str = "style/tokens.css";

fn read(file: &str) -> Vec<u8> {
    fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).expect("a file")
}

/// The declarations of a style sheet, by name and value, without comments and line ends.
fn declarations(sheet: &str) -> Vec<(String, String)> {
    let mut parts = sheet.split("/*");
    let first = parts.next().unwrap_or_default();
    let code: String =
        parts.filter_map(|part| part.split_once("*/")).map(|(_, code)| code).collect();
    let code = first.to_owned() + &code;
    let declaration = |part: &str| {
        let (name, value) = part.split_once(": ").or_else(|| part.split_once(":\n"))?;
        let value = value.split_whitespace().collect::<Vec<_>>().join(" ");
        Some((name.trim().to_owned(), value))
    };
    code.split(['{', '}', ';']).filter_map(declaration).collect()
}

/// What stands between quotes or brackets.
fn unwrapped(text: &str) -> &str {
    text.split(['"', '(', ')']).nth(1).unwrap_or(text)
}

/// Returns every font of the page: its family, and its file.
pub fn faces() -> Vec<(String, Vec<u8>)> {
    let text = String::from_utf8(read(TOKENS)).expect("a text");
    let blocks = text.split("@font-face").skip(1);
    let faces = blocks.map(|block| {
        let (block, _) = block.split_once('}').expect("its end");
        let all = declarations(block);
        let of = |wanted: &str| {
            let found = all.iter().find(|(name, _)| name == wanted);
            unwrapped(&found.expect("a value").1).to_owned()
        };
        (of("font-family"), read(&format!("public/{}", of("src"))))
    });
    faces.collect()
}

/// Returns every token for fonts, with its families in their order.
pub fn chains() -> Vec<(String, Vec<String>)> {
    let text = String::from_utf8(read(TOKENS)).expect("a text");
    let tokens = declarations(&text).into_iter().filter(|(name, _)| name.starts_with("--font-"));
    let families = |value: String| value.split(", ").map(unwrapped).map(str::to_owned).collect();
    tokens.map(|(name, value)| (name, families(value))).collect()
}

/// All style sheets but that of the tokens, by their paths.
fn sheets() -> Vec<(String, String)> {
    let house = Path::new(env!("CARGO_MANIFEST_DIR"));
    let below = |folder: &'static str| {
        let files = files_below(&house.join(folder)).into_iter();
        files.map(move |(path, text)| (format!("{folder}/{}", path.display()), text))
    };
    let all = below("src").chain(below("style"));
    all.filter(|(path, _)| path.ends_with(".css") && path != TOKENS).collect()
}

/// Returns what is wrong with a declaration, if anything is.
fn wrong(name: &str, value: &str) -> Option<&'static str> {
    let is_own = value == "inherit" || value.contains("var(--font-");
    match name {
        "font" | "font-family" if !is_own => Some("a font of the machine"),
        "font" if value != "inherit" && !value.contains('/') => Some("no line height"),
        "line-height" if value == "normal" || value == "initial" => Some("a height of the font"),
        _ => None,
    }
}

#[test]
fn no_style_sheet_asks_for_a_font_of_the_machine() {
    let found = faces().into_iter().map(|(family, _)| family).collect::<Vec<_>>();
    for (token, families) in chains() {
        let own = families.iter().take_while(|family| found.contains(family)).count();
        assert!(own > 0, "{token} begins with a font of the machine");
        assert!(!families[own..].iter().any(|family| found.contains(family)), "{token}");
    }
    let mut seen = 0;
    for (path, sheet) in sheets() {
        for (name, value) in declarations(&sheet) {
            seen += usize::from(name.starts_with("font"));
            let wrong = wrong(&name, &value);
            assert!(wrong.is_none(), "{path}: {name}: {value}: {}", wrong.unwrap_or_default());
        }
    }
    assert!(seen > 100, "only {seen} fonts were found");
}

/// A line whose height is not a number grows with any letter that the machine draws in another font.
#[test]
fn every_line_is_as_high_whatever_people_type() {
    let told = |sheet: &str| {
        let wrong = |(name, value): &(String, String)| wrong(name, value);
        declarations(sheet).iter().filter_map(wrong).collect::<Vec<_>>()
    };
    assert_eq!(told("a { font: 700 14px/1 var(--font-ui); line-height: 1.2; }"), [""; 0]);
    assert_eq!(told("a { /* ; */ font: 700 14px var(--font-ui); }"), ["no line height"]);
    assert_eq!(told("a {\n  line-height: normal;\n}"), ["a height of the font"]);
    assert_eq!(told("a { font:\n 13px/1\n monospace; }"), ["a font of the machine"]);
    let (_, base) = sheets().into_iter().find(|(path, _)| path == "style/base.css").expect("it");
    // Browsers give controls a font and a line height of their own.
    let in_a_row = base.split_whitespace().collect::<Vec<_>>().join(" ");
    let controls = "button, input, select, textarea { font: inherit;";
    assert!(in_a_row.contains(controls), "controls inherit their font");
    let body = declarations(&base).into_iter().find(|(name, _)| name == "font").expect("a font");
    assert!(body.1.contains("/1."), "the page's own line height: {}", body.1);
}
