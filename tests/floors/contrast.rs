//! Contrast of the colours that tokens give to texts and pieces, in both themes: 4.5 for texts, 3 for pieces.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// A colour in the light theme and in the dark one.
type Pair = [[u8; 3]; 2];

/// Reads the tokens of style sheets that are plain colours, or a pair of them.
fn tokens(sheets: &[&str]) -> BTreeMap<String, Pair> {
    let house = Path::new(env!("CARGO_MANIFEST_DIR"));
    let texts = sheets.iter().map(|sheet| fs::read_to_string(house.join(sheet)).expect("a sheet"));
    let texts: String = texts.collect();
    let token = |line: &str| {
        let (name, value) = line.trim().strip_prefix("--")?.split_once(':')?;
        let value = value.trim().trim_end_matches(';');
        let pair = value.strip_prefix("light-dark(").and_then(|pair| pair.strip_suffix(')'));
        let (light, dark) = pair.map_or(Some((value, value)), |pair| pair.split_once(','))?;
        Some((name.to_owned(), [colour(light.trim())?, colour(dark.trim())?]))
    };
    texts.lines().filter_map(token).collect()
}

fn colour(text: &str) -> Option<[u8; 3]> {
    let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6)?;
    let part = |at: usize| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok();
    Some([part(0)?, part(2)?, part(4)?])
}

fn luminance(colour: [u8; 3]) -> f64 {
    let linear = colour.map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.03928 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
}

fn contrast(one: [u8; 3], other: [u8; 3]) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Fails if a pair of tokens has less contrast than this in one of the themes.
fn hold(tokens: &BTreeMap<String, Pair>, pairs: &[(String, String)], least: f64) {
    for (front, ground) in pairs {
        let of = |name: &String| tokens.get(name).unwrap_or_else(|| panic!("no token {name}"));
        for (theme, (one, other)) in of(front).iter().zip(of(ground)).enumerate() {
            let contrast = contrast(*one, *other);
            assert!(contrast >= least, "{front} on {ground}, theme {theme}: {contrast:.2}");
        }
    }
}

/// Returns every pair of one of the first and one of the second.
fn each<'a>(
    fronts: impl IntoIterator<Item = &'a str> + Clone,
    grounds: impl IntoIterator<Item = &'a str> + Clone,
) -> Vec<(String, String)> {
    let pairs = fronts.into_iter().flat_map(|front| {
        grounds.clone().into_iter().map(move |ground| (front.to_owned(), ground.to_owned()))
    });
    pairs.collect()
}

const SUITS: [&str; 6] = ["moons", "suns", "waves", "leaves", "wyrms", "knots"];
const SEATS: [&str; 5] = ["p-scarlet", "p-cobalt", "p-forest", "p-amber", "p-onyx"];

#[test]
fn the_council_is_legible_by_day_and_by_night() {
    let tokens = tokens(&["style/tokens.css", "src/games/the_council/style/tokens.css"]);
    let of = |kind: &str| SUITS.map(|suit| format!("{kind}-{suit}"));
    let (fills, on, inks, tints) = (of("s"), of("so"), of("si"), of("st"));
    let (inks, tints) = (inks.each_ref().map(String::as_str), tints.each_ref().map(String::as_str));

    let mut texts: Vec<_> = on.into_iter().zip(fills).collect();
    texts.extend(each(inks, ["panel", "raise", "panel-2", "bg", "card-p"]));
    texts.extend(inks.iter().zip(tints).map(|(ink, tint)| (ink.to_string(), tint.to_owned())));
    texts.extend(each(["ink"], tints));
    texts.extend(each(["ink", "ink-2"], ["hall-1", "hall-2", "step-1", "step-2", "accent-soft"]));
    texts.extend(each(["danger"], ["step-2", "panel-2"]));
    texts.extend(each(["empire-t"], ["empire"]));
    texts.extend(each(["b-traitor-t"], ["b-traitor-f"]));
    texts.extend(each(["card-i"], ["card-p"]));
    hold(&tokens, &texts, 4.5);

    let mut pieces = each(SEATS, tints);
    pieces.extend(each(SEATS, ["panel", "raise", "plate", "hall-1", "hall-2"]));
    pieces.extend(each(inks, ["panel", "raise", "bg", "accent-soft", "step-2"]));
    pieces.extend(each(["glow"], ["panel", "raise", "accent-soft", "hall-1", "hall-2"]));
    pieces.extend(each(["b-traitor"], ["panel", "raise", "panel-2"]));
    pieces.extend(each(["empire-l", "outline"], ["hall-1", "hall-2"]));
    hold(&tokens, &pieces, 3.0);
}
