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

/// Mixes two colours as the style sheets do: so many hundredths of the first.
fn mix(one: Pair, other: Pair, hundredths: u16) -> Pair {
    let part = |one: u8, other: u8| {
        let sum = u16::from(one) * hundredths + u16::from(other) * (100 - hundredths);
        ((sum + 50) / 100) as u8
    };
    std::array::from_fn(|theme| std::array::from_fn(|at| part(one[theme][at], other[theme][at])))
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

const CLANS: [&str; 4] = ["red", "yellow", "green", "blue"];
const LANDS: [&str; 4] = ["gorge", "vale", "hill", "peak"];
const TOWERS_SEATS: [&str; 5] = ["p-plum", "p-slate", "p-rose", "p-umber", "p-jet"];
/// Colours of the champions' cards.
const FAMILIES: [&str; 14] = [
    "k-red", "k-yellow", "k-green", "k-blue", "lava", "b-nob", "ki-green", "outline", "iron",
    "gold", "peak-ink", "bronze", "royal", "b-serv",
];

/// Returns the tokens of Four Towers, with the colours that it mixes: plots of villages and cards of champions.
fn four_towers() -> BTreeMap<String, Pair> {
    let mut tokens = tokens(&[
        "style/tokens.css",
        "src/games/four_towers/style/tokens.css",
        "src/games/four_towers/style/seat-colours.css",
    ]);
    for land in LANDS {
        let plot = mix(tokens[land], tokens["plate"], 17);
        tokens.insert(format!("plot-{land}"), plot);
    }
    for family in FAMILIES {
        let [light, _] = mix(tokens[family], tokens["raise"], 20);
        let [_, dark] = mix(tokens[family], tokens["raise"], 12);
        tokens.insert(format!("card-{family}"), [light, dark]);
    }
    tokens
}

#[test]
fn four_towers_is_legible_by_day_and_by_night() {
    let tokens = four_towers();
    let of = |kind: &str, all: [&str; 4]| all.map(|one| format!("{kind}{one}"));
    let plots = of("plot-", LANDS);
    let plots = plots.each_ref().map(String::as_str);
    let cards = FAMILIES.map(|family| format!("card-{family}"));
    let cards = cards.each_ref().map(String::as_str);

    let mut texts = each(["ink"], plots);
    for land in LANDS {
        let ink = format!("{land}-ink");
        texts.extend([(ink.clone(), land.to_owned()), ("plate".to_owned(), ink)]);
    }
    texts.extend(each(["peak-ink"], ["fog", "fog-3"]));
    texts.extend(each(["basalt-ink"], ["basalt", "basalt-2"]));
    texts.extend(each(["gold-s-t"], ["gold-s"]));
    texts.extend(each(["black-s-t"], ["black-s"]));
    texts.extend(each(["white-s-t"], ["white-s"]));
    texts.extend(each(["ink", "ink-2"], cards));
    texts.extend(each(["ink"], of("kt-", CLANS).each_ref().map(String::as_str)));
    hold(&tokens, &texts, 4.5);

    let mut pieces = each(TOWERS_SEATS, ["panel", "panel-2", "raise", "bg"]);
    for clan in CLANS {
        let [fill, on, ink, tint] = ["k-", "ke-", "ki-", "kt-"].map(|kind| format!("{kind}{clan}"));
        pieces.extend([(on, fill.clone()), (ink.clone(), tint), (fill, "demon".to_owned())]);
        pieces.extend(each([ink.as_str()], ["panel", "raise"]));
    }
    pieces.extend(each(["glow"], plots));
    pieces.extend(each(["accent"], LANDS));
    pieces.extend(each(["lava-2"], ["basalt"]));
    pieces.extend(each(["basalt-ink"], ["basalt-2"]));
    hold(&tokens, &pieces, 3.0);
    // A figure stands out by its fill or by its outline, a road by its bed or its stones.
    let grounds = plots.into_iter().chain(["panel", "raise", "panel-2", "plate"]);
    let either = CLANS.map(|clan| (format!("k-{clan}"), "k-line".to_owned()));
    let neutral = [("p-neutral", "k-line"), ("demon", "demon-line"), ("crown", "crown-l")];
    let neutral = neutral.map(|(one, other)| (one.to_owned(), other.to_owned()));
    for ground in grounds.chain(["fog"]) {
        hold_either(&tokens, either.iter().chain(&neutral), ground);
    }
    for land in LANDS {
        let [land, bed, road] = [land, "road-bed", "road"].map(|name| tokens[name]);
        for theme in 0..2 {
            let seen = contrast(bed[theme], land[theme]).max(contrast(road[theme], bed[theme]));
            assert!(seen >= 3.0, "theme {theme}: {seen:.2}");
        }
    }
}

/// Fails if neither of two tokens has a contrast of 3 on the ground, in one of the themes.
fn hold_either<'a>(
    tokens: &BTreeMap<String, Pair>,
    pairs: impl IntoIterator<Item = &'a (String, String)>,
    ground: &str,
) {
    for (one, other) in pairs {
        for (theme, behind) in tokens[ground].into_iter().enumerate() {
            let on = |name: &str| contrast(tokens[name][theme], behind);
            let best = on(one).max(on(other));
            assert!(best >= 3.0, "{one} or {other} on {ground}, theme {theme}: {best:.2}");
        }
    }
}

/// A way of seeing: what it makes of red, green and blue light.
type Sight = [[f64; 3]; 3];

/// People without cones for long, middle and short waves (Machado, Oliveira and Fernandes 2009).
const BLINDNESSES: [(&str, Sight); 3] = [
    (
        "red",
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ],
    ),
    (
        "green",
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.01182, 0.04294, 0.968881],
        ],
    ),
    (
        "blue",
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.3039],
        ],
    ),
];

/// Returns how different two colours look: the distance in the space of CIE 1976, in which about 2 is just seen.
fn difference(one: [u8; 3], other: [u8; 3], sight: &Sight) -> f64 {
    let lab = |colour: [u8; 3]| {
        let light = colour.map(|part| {
            let part = f64::from(part) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        let dot = |row: [f64; 3], of: [f64; 3]| row[0] * of[0] + row[1] * of[1] + row[2] * of[2];
        let seen = sight.map(|row| dot(row, light).clamp(0.0, 1.0));
        let curve = |part: f64| {
            if part > 0.008856 { part.cbrt() } else { 7.787 * part + 16.0 / 116.0 }
        };
        let x = curve(dot([0.4124, 0.3576, 0.1805], seen) / 0.95047);
        let y = curve(dot([0.2126, 0.7152, 0.0722], seen));
        let z = curve(dot([0.0193, 0.1192, 0.9505], seen) / 1.08883);
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    };
    let (one, other) = (lab(one), lab(other));
    (0..3).map(|at| (one[at] - other[at]).powi(2)).sum::<f64>().sqrt()
}

#[test]
fn clans_and_seats_of_four_towers_differ_for_colour_blind_people() {
    let tokens = four_towers();
    let clans = CLANS.map(|clan| format!("k-{clan}"));
    let seats = TOWERS_SEATS.map(str::to_owned);
    for (sight_of, sight) in BLINDNESSES {
        for (all, least) in [(&clans[..], 15.0), (&seats[..], 8.0)] {
            for (at, one) in all.iter().enumerate() {
                for other in &all[at + 1..] {
                    let themes = tokens[one].into_iter().zip(tokens[other]);
                    for (theme, (one_of, other_of)) in themes.enumerate() {
                        let seen = difference(one_of, other_of, &sight);
                        let pair = format!("{one} and {other} without {sight_of}");
                        assert!(seen >= least, "{pair}, theme {theme}: {seen:.1}");
                    }
                }
            }
        }
    }
}
