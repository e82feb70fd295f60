//! What style sheets may say.

use std::collections::BTreeSet;

/// Returns every line of the style sheets that the page links, with its place.
fn style_lines() -> Vec<(String, String)> {
    let house = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = std::fs::read_to_string(house.join("index.html")).expect("the page");
    let links = page.split("rel=\"css\" href=\"").skip(1);
    let paths = links.map(|link| link.split_once('"').expect("a path").0);
    let sheets = paths.flat_map(|path| {
        let text = std::fs::read_to_string(house.join(path)).expect("a text");
        let line = |(at, line): (usize, &str)| {
            (format!("{path}:{}", at + 1), line.trim_start().to_owned())
        };
        text.lines().enumerate().map(line).collect::<Vec<_>>()
    });
    let lines: Vec<_> = sheets.collect();
    assert!(lines.len() > 3000, "only {} lines of style", lines.len());
    lines
}

/// With larger texts, the screen has fewer pixels of the page than `vw` and `vh` indicate.
#[test]
fn style_sheets_measure_the_screen_by_its_properties() {
    for (place, line) in style_lines() {
        let words = line.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '.');
        let mut units = words.map(|word| word.trim_start_matches(|c: char| !c.is_alphabetic()));
        let of_the_screen = units
            .any(|unit| matches!(unit.trim_start_matches(['d', 's', 'l']), "vw" | "vh" | "vmin"));
        assert!(!of_the_screen || line.starts_with("--screen-"), "{place}: {line}");
    }
}

/// Otherwise, any change at the table restyles some 350 elements.
#[test]
fn style_sheets_ask_nothing_that_holds_the_table_what_it_has() {
    for (place, line) in style_lines() {
        for (end, _) in line.match_indices(":has(") {
            let asked = line[..end].rsplit([' ', ',', '(']).next().unwrap_or_default();
            let holds_the_table = ["html", "body", ".app", ".replay", ".top"].contains(&asked);
            assert!(!holds_the_table, "{place}: {line}");
        }
    }
}

/// Returns what stands between a word and an opening bracket, wherever a line begins so.
fn conditions(lines: &[(String, String)], word: &str) -> BTreeSet<String> {
    let all = lines.iter().filter_map(|(_, line)| line.strip_prefix(word));
    all.map(|rest| rest[rest.find('(').unwrap_or(0)..].trim_end_matches('{').trim().to_owned())
        .collect()
}

/// The layout is decided in `web/shape.rs`, and told by `data-shape`.
#[test]
fn style_sheets_ask_for_no_window_and_for_little_else() {
    let lines = style_lines();
    let (media, containers) = (conditions(&lines, "@media "), conditions(&lines, "@container "));
    for query in &media {
        assert!(!["width", "height", "aspect"].iter().any(|word| query.contains(word)), "{query}");
    }
    // More than and less than a length are the same step.
    let steps: BTreeSet<_> = containers.iter().map(|query| query.replace(">=", "<")).collect();
    assert!(media.len() + steps.len() <= 15, "{media:?} {steps:?}");
}

/// Drawings have units of their own.
#[test]
fn sizes_of_letters_and_gaps_are_tokens() {
    let mut layer = String::new();
    for (place, line) in style_lines() {
        if let Some(name) = line.strip_prefix("@layer ") {
            layer = name.trim_end_matches('{').trim().to_owned();
        }
        if ["art", "tokens"].contains(&layer.as_str()) {
            continue;
        }
        for declaration in line.split(['{', ';', '}']).map(str::trim) {
            let Some((name, value)) = declaration.split_once(": ") else { continue };
            let raw = match name {
                "font" | "font-size" => value.contains("px") && !value.starts_with("max(16px"),
                "gap" | "row-gap" | "column-gap" => {
                    value.split(' ').any(|part| part.ends_with("px") && part != "1px")
                }
                _ => false,
            };
            assert!(!raw || value.starts_with("clamp("), "{place}: {declaration}");
        }
    }
}

#[test]
fn sheets_of_the_house_name_no_game_and_those_of_games_their_own() {
    for (place, line) in style_lines() {
        let named = line.split("[data-game=\"").skip(1);
        let mut named = named.map(|rest| rest.split('"').next().unwrap_or_default());
        let folder = place.strip_prefix("src/games/").and_then(|rest| rest.split('/').next());
        let own = folder.map(|folder| folder.replace('_', "-"));
        assert!(named.all(|game| own.as_deref() == Some(game)), "{place}: {line}");
    }
}

#[test]
fn no_style_sheet_has_more_than_five_hundred_lines() {
    let sheets = style_lines();
    let files: BTreeSet<_> =
        sheets.iter().filter_map(|(place, _)| place.split(':').next()).collect();
    for file in files {
        let lines =
            sheets.iter().filter(|(place, _)| place.split(':').next() == Some(file)).count();
        assert!(lines <= 500, "{file} has {lines} lines");
    }
}
