//! What a game owes the house, as the page about a new game lists it.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::sources::{Source, sources};

/// Most traits that a game implements for the house, and their functions, those with a default included.
const MOST_TRAITS: usize = 13;
const MOST_FUNCTIONS: usize = 129;

/// Returns the traits that the page lists, each with its floor.
fn listed() -> Vec<(String, String)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/a-new-game.md");
    let page = fs::read_to_string(path).expect("the page");
    let rows = page.lines().skip_while(|line| !line.starts_with("| trait |")).skip(2);
    let row = |line: &str| {
        let mut quoted = line.split('`').skip(1).step_by(2).map(str::to_owned);
        Some((quoted.next()?, quoted.next()?))
    };
    rows.take_while(|line| line.starts_with('|')).filter_map(row).collect()
}

/// Returns the number of functions of a trait, or `None` if this source doesn't have it.
fn functions(source: &Source, name: &str) -> Option<usize> {
    let begins = source.tokens.windows(3).position(|words| words == ["pub", "trait", name])?;
    let mut depth = 0;
    let mut count = 0;
    for token in &source.tokens[begins..] {
        match token.as_str() {
            "{" => depth += 1,
            "}" if depth == 1 => break,
            "}" => depth -= 1,
            "fn" if depth == 1 => count += 1,
            _ => {}
        }
    }
    Some(count)
}

#[test]
fn a_game_owes_the_house_few_functions_in_few_traits() {
    let sources = sources();
    let listed = listed();
    assert!((5..=MOST_TRAITS).contains(&listed.len()), "{listed:?}");
    let of = |(name, floor): &(String, String)| {
        let mut there = sources.iter().filter(|source| source.is_below(floor));
        let count = there.find_map(|source| functions(source, name));
        count.unwrap_or_else(|| panic!("no trait {name} in {floor}"))
    };
    let count: usize = listed.iter().map(of).sum();
    assert!((50..=MOST_FUNCTIONS).contains(&count), "{count} functions");
}

#[test]
fn the_page_of_a_new_game_lists_every_trait_that_games_implement() {
    let sources = sources();
    let (games, house): (Vec<_>, Vec<_>) =
        sources.iter().partition(|source| source.is_below("games"));
    let after = |words: [&str; 2], all: &[&Source]| -> BTreeSet<String> {
        let tokens = all.iter().flat_map(|source| source.tokens.windows(3));
        tokens.filter(|next| next[..2] == words).map(|next| next[2].clone()).collect()
    };
    let traits = after(["pub", "trait"], &house);
    let owners = after(["Game", "for"], &games);
    assert_eq!(owners.len(), super::games().len(), "{owners:?}");
    let implemented = games.iter().flat_map(|source| source.tokens.windows(4));
    let implemented = implemented
        .filter(|words| words[0] == "impl" && words[2] == "for" && owners.contains(&words[3]))
        .map(|words| words[1].clone());
    let listed: BTreeSet<String> = listed().into_iter().map(|(name, _)| name).collect();
    let implemented: BTreeSet<String> = implemented.filter(|name| traits.contains(name)).collect();
    assert!(implemented.len() > 5, "{implemented:?}");
    assert!(implemented.is_subset(&listed), "{implemented:?}");
}
