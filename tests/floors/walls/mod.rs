//! The walls between the floors, read from the sources: rules that the compiler doesn't check.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

mod docs;
mod invariants;
mod owed;
mod sources;

use sources::{Module, Source, imports, sources, tokens};

/// The floors from the bottom up: a floor uses itself and those below it, and names no game.
const FLOORS: [&str; 11] = [
    "vocabulary",
    "numbered",
    "rules",
    "bots",
    "record",
    "archive",
    "session",
    "scene",
    "text",
    "preferences",
    "wire",
];
/// Above the floors: the screens' kit and the command line side by side, the games, and the page.
const KITS: [&str; 2] = ["web", "tool"];
const GAMES: &str = "games";
const ROOF: &str = "page";
/// The rooms of a game, named like the floors: a room uses those of its game to its left.
const ROOMS: [&str; 6] = ["rules", "bots", "scene", "text", "web", "tool"];

/// Crates that only work in a browser, by their names in code.
const BROWSER_CRATES: [&str; 5] =
    ["leptos", "web_sys", "js_sys", "wasm_bindgen", "console_error_panic_hook"];

/// Crates of the command-line tool. Chance that is not the game's comes from `getrandom`.
const TOOL_CRATES: [&str; 3] = ["clap", "indicatif", "ctrlc"];

fn of_floor<'a>(sources: &'a [Source], floor: &str) -> Vec<&'a Source> {
    let inside: Vec<_> = sources.iter().filter(|source| source.is_below(floor)).collect();
    assert!(!inside.is_empty(), "no file in {floor}");
    inside
}

/// Returns the folders of the games.
fn games() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(GAMES);
    let entries = fs::read_dir(folder).expect("the games").map(|entry| entry.expect("a game"));
    let folders = entries.filter(|entry| entry.path().is_dir());
    folders.map(|entry| entry.file_name().into_string().expect("a name")).collect()
}

/// Returns this room of every game.
fn rooms(name: &str) -> impl Iterator<Item = String> {
    games().into_iter().map(move |game| format!("{GAMES}/{game}/{name}"))
}

fn is_in(module: &str, folder: &str) -> bool {
    Path::new(module).starts_with(folder)
}

/// Fails if a module of a folder uses one of the others.
fn forbid(imports: &BTreeMap<Module, BTreeSet<Module>>, folder: &str, others: &[&str]) {
    let inside = imports.iter().filter(|(module, _)| is_in(module, folder));
    for (module, used) in inside {
        for other in others {
            let found = used.iter().find(|used| is_in(used, other));
            assert!(found.is_none(), "{module} uses {found:?}");
        }
    }
}

#[test]
fn no_floor_uses_one_above_it() {
    let imports = imports(&sources());
    for (height, floor) in FLOORS.into_iter().enumerate() {
        forbid(&imports, floor, &FLOORS[height + 1..]);
        forbid(&imports, floor, &KITS);
        forbid(&imports, floor, &[GAMES, ROOF]);
    }
    for kit in KITS {
        forbid(&imports, kit, &[GAMES, ROOF]);
    }
    forbid(&imports, "web", &["tool"]);
    forbid(&imports, "tool", &["web", "wire"]);
    forbid(&imports, GAMES, &[ROOF]);
    forbid(&imports, ROOF, &["tool"]);
    // The page names the games in one place.
    let page = imports.iter().filter(|(module, _)| is_in(module, ROOF));
    for (module, used) in page.filter(|(module, _)| *module != "page/games") {
        assert_eq!(used.iter().find(|used| is_in(used, GAMES)), None, "{module}");
    }
}

#[test]
fn a_room_of_a_game_uses_those_to_its_left_and_no_other_game() {
    let imports = imports(&sources());
    let games = games();
    for game in &games {
        let room = |name: &str| format!("{GAMES}/{game}/{name}");
        for (place, name) in ROOMS.into_iter().enumerate() {
            let right: Vec<String> = ROOMS[place + 1..].iter().map(|right| room(right)).collect();
            let right: Vec<&str> = right.iter().map(String::as_str).collect();
            forbid(&imports, &room(name), &right);
        }
        forbid(&imports, &room("tool"), &[&room("web")]);
        let others: Vec<String> = games.iter().filter(|other| *other != game).cloned().collect();
        let others: Vec<String> = others.iter().map(|other| format!("{GAMES}/{other}")).collect();
        let others: Vec<&str> = others.iter().map(String::as_str).collect();
        forbid(&imports, &format!("{GAMES}/{game}"), &others);
    }
}

/// Returns the modules that lead back to themselves.
fn in_circles(imports: &BTreeMap<Module, BTreeSet<Module>>) -> BTreeSet<&Module> {
    let leads_back = |module: &&Module| {
        let mut reached = BTreeSet::new();
        let mut ahead = vec![*module];
        while let Some(used) = ahead.pop().and_then(|next| imports.get(next)) {
            ahead.extend(used.iter().filter(|used| reached.insert(*used)));
        }
        reached.contains(module)
    };
    imports.keys().filter(leads_back).collect()
}

/// Returns the imports between the items of a folder: files, and folders as one each.
fn between(
    imports: &BTreeMap<Module, BTreeSet<Module>>,
    folder: &str,
) -> BTreeMap<Module, BTreeSet<Module>> {
    let inside = |module: &Module| {
        let name = Path::new(module).strip_prefix(folder).ok()?.iter().next()?.to_str()?;
        Some(format!("{folder}/{name}"))
    };
    let mut between: BTreeMap<Module, BTreeSet<Module>> = BTreeMap::new();
    for (module, used) in imports {
        if let Some(module) = inside(module) {
            let used = used.iter().filter_map(inside).filter(|used| *used != module);
            between.entry(module.clone()).or_default().extend(used);
        }
    }
    between
}

/// Neither files nor folders form a circle.
#[test]
fn no_screen_imports_in_a_circle() {
    let imports = imports(&sources());
    let screens = games().into_iter().map(|game| format!("{GAMES}/{game}/web"));
    let screens: Vec<String> = screens.chain(["web", "page"].map(str::to_owned)).collect();
    let is_screen = |module: &Module| screens.iter().any(|folder| is_in(module, folder));
    let round: Vec<_> = in_circles(&imports).into_iter().filter(|file| is_screen(file)).collect();
    assert!(round.is_empty(), "in circles: {round:?}");
}

/// What stands side by side in a folder never leads back to itself; what a folder says of itself may stand above.
#[test]
fn nothing_imports_in_a_circle_inside_a_folder() {
    let of_tests = |module: &Module| {
        let mut parts = Path::new(module).iter();
        parts.any(|part| part == "tests" || part == "trial")
    };
    let mut imports = imports(&sources());
    imports.retain(|module, _| !of_tests(module));
    imports.values_mut().for_each(|used| used.retain(|module| !of_tests(module)));
    let folders = imports.keys().flat_map(|module| Path::new(module).ancestors());
    let folders: BTreeSet<&str> = folders.filter_map(Path::to_str).collect();
    for folder in folders {
        let between = between(&imports, folder);
        let round = in_circles(&between);
        assert!(round.is_empty(), "in circles inside {folder}: {round:?}");
    }
}

#[test]
fn nothing_but_the_page_knows_the_browser() {
    for source in sources() {
        let places = ["web", "page", "wire", "bin/bot_worker", "main"];
        let mut rooms = rooms("web");
        let is_page = places.iter().any(|place| source.is_below(place))
            || rooms.any(|room| source.is_below(&room));
        for name in BROWSER_CRATES.iter().filter(|_| !is_page) {
            let named = source.tokens.iter().any(|token| token == name);
            assert!(!named, "src/{} names {name}", source.path.display());
        }
    }
}

/// What the house draws is written for no game, so that it is compiled once: nothing of `web` is generic over a game but the
/// half of a table that knows it, and what a game owes the screens.
#[test]
fn only_the_state_of_a_table_is_written_for_each_game() {
    let of_a_game = ["Screen", "Shown", "Told", "Ruled", "Playable", "Game", "Glanced", "Taught"];
    let sources = sources();
    let web = of_floor(&sources, "web");
    let others =
        web.iter().filter(|source| !source.is_below("web/state") && !source.is_below("web/screen"));
    for source in others {
        let bound = source.tokens.windows(2).find(|pair| {
            matches!(pair[0].as_str(), ":" | "+" | "impl") && of_a_game.contains(&pair[1].as_str())
        });
        assert_eq!(bound, None, "src/{}", source.path.display());
    }
}

#[test]
fn chance_from_outside_and_the_terminal_are_known_on_top_alone() {
    for source in sources() {
        let knows = |crates: &[&str], places: &[&str]| {
            let is_there = places.iter().any(|place| source.is_below(place));
            for name in crates.iter().filter(|_| !is_there) {
                let named = source.tokens.iter().any(|token| token == name);
                assert!(!named, "src/{} names {name}", source.path.display());
            }
        };
        let rooms: Vec<String> = rooms("tool").chain(["tool".to_owned()]).collect();
        knows(&TOOL_CRATES, &rooms.iter().map(String::as_str).collect::<Vec<_>>());
        knows(&["getrandom"], &["web", "tool"]);
    }
}

/// Returns the items that a bot gets and returns: public items, and functions of public traits, without their
/// bodies.
fn public_items(tokens: &[String]) -> Vec<&[String]> {
    let mut items = Vec::new();
    for (at, pair) in tokens.windows(2).enumerate() {
        if pair[0] != "pub" || pair[1] == "(" {
            continue;
        }
        let is_function = tokens[at..].iter().take(4).any(|token| token == "fn");
        let mut depth = 0;
        let end = tokens[at..].iter().position(|token| {
            match token.as_str() {
                "{" if is_function => return true,
                "{" => depth += 1,
                "}" => depth -= 1,
                _ => {}
            }
            depth == 0 && (token == "}" || token == ";") || depth < 0
        });
        items.push(&tokens[at..at + end.unwrap_or(tokens.len() - at)]);
    }
    items
}

/// Returns the bots' floor and the bots' rooms of the games; a game that is not played yet may have none.
fn bots(sources: &[Source]) -> Vec<&Source> {
    let rooms = games().into_iter().map(|game| format!("{GAMES}/{game}/bots"));
    let is_there = |room: &String| sources.iter().any(|source| source.is_below(room));
    rooms
        .filter(is_there)
        .chain(["bots".to_owned()])
        .flat_map(|folder| of_floor(sources, &folder))
        .collect()
}

#[test]
fn no_bot_is_given_a_state() {
    let sources = sources();
    let mut items = 0;
    for source in bots(&sources) {
        for item in public_items(&source.tokens) {
            // Only search uses them, on positions dealt behind a view.
            let knows = [["pub", "trait", "Heuristic"], ["pub", "struct", "Judge"]];
            if knows.iter().any(|knows| item.starts_with(&knows.map(str::to_owned))) {
                continue;
            }
            let path = source.path.display();
            let names_state = item.iter().any(|token| token == "State" || token == "Luck");
            assert!(!names_state, "src/{path}: {}", item.join(" "));
            items += 1;
        }
    }
    assert!(items > 8, "only {items} public items were found");
}

/// Positions in which a bot tries its actions are dealt behind its view, and never begun otherwise.
#[test]
fn bots_get_positions_by_dealing_anew_alone() {
    let sources = sources();
    for source in bots(&sources) {
        let path = source.path.display();
        for word in ["start", "Setup", "from_str", "from_value", "Match", "Session"] {
            let named = source.tokens.iter().any(|token| token == word);
            assert!(!named, "src/{path} names {word}");
        }
    }
}

/// The numbers of the game are in `components/` and `board/`. The code of the rules counts to at most two,
/// except for lengths and masks of arrays.
#[test]
fn the_rules_have_no_numbers_of_their_own() {
    let sources = sources();
    let council_of_4 = ["legal.rs", "play.rs", "bonus.rs", "scoring.rs"];
    let the_council = ["legal.rs", "list.rs", "play.rs", "count.rs", "scoring.rs"];
    let four_towers = ["legal.rs", "list.rs", "play.rs", "skills.rs", "scoring.rs"];
    let council_of_4 = council_of_4.map(|name| format!("council_of_4/rules/{name}"));
    let the_council = the_council.map(|name| format!("the_council/rules/{name}"));
    let four_towers = four_towers.map(|name| format!("four_towers/rules/{name}"));
    for name in council_of_4.into_iter().chain(the_council).chain(four_towers) {
        let path = Path::new(GAMES).join(&name);
        let source = sources.iter().find(|source| source.path == path).expect(&name);
        for pair in source.tokens.windows(2) {
            let (before, number) = (pair[0].as_str(), pair[1].as_str());
            let is_number = number.starts_with(|letter: char| letter.is_ascii_digit());
            let of_array = matches!(before, ";" | "&");
            let is_small = matches!(number, "0" | "1" | "2");
            assert!(!is_number || of_array || is_small, "{name} has a {number}");
        }
    }
}

/// The test above relies on this.
#[test]
fn items_are_read_as_code() {
    let tokens =
        tokens("pub fn f(a: A) -> B { State } struct S; pub struct P { q: Q, r: R } State");
    let items: Vec<String> = public_items(&tokens).iter().map(|item| item.join(" ")).collect();
    assert_eq!(items, ["pub fn f ( a : A ) - > B", "pub struct P { q : Q , r : R"]);
}

#[test]
fn circles_are_found() {
    let of = |used: &[&str]| used.iter().map(|used| (*used).to_owned()).collect();
    let imports: BTreeMap<Module, BTreeSet<Module>> = [
        ("w/a/x", of(&["w/b"])),
        ("w/a/y", of(&[])),
        ("w/b", of(&["w/a/y"])),
        ("w/c", of(&["w/a", "v"])),
        ("v", of(&["v/u"])),
        ("v/u", of(&["v"])),
    ]
    .map(|(module, used)| (module.to_owned(), used))
    .into();
    assert_eq!(in_circles(&imports).into_iter().collect::<Vec<_>>(), ["v", "v/u"]);
    let between = between(&imports, "w");
    assert_eq!(in_circles(&between).into_iter().collect::<Vec<_>>(), ["w/a", "w/b"]);
}
