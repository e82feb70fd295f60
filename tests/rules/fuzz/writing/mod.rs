//! Writing the seeds that no fuzzer found: the shortest random games that stop at each choice and at the end,
//! their positions, a match in both forms and as links, and almost correct texts.
//!
//! ```sh
//! cargo test --test rules fuzz:: -- --ignored
//! ```

mod council_of_4;
mod four_towers;
mod the_council;

use std::collections::BTreeMap;
use std::fs;

use curia::record::link::{Opens, Scope, encode, open};
use curia::record::{Match, game_file, json};
use curia::rules::luck::{Seed, below};
use curia::rules::position::Position;
use curia::tool::Spoken;
use rand::Rng;

use super::path;

/// More bytes than any game takes.
const LONGEST: usize = 3000;
/// Number of games played to find short ones.
const GAMES: u64 = 3000;

/// A change that breaks a text: its name, this part of the text, and what takes its place.
type Change = (&'static str, &'static str, &'static str);

fn write(folder: &str, name: &str, content: impl AsRef<[u8]>) {
    fs::create_dir_all(path(folder)).expect("a folder");
    fs::write(path(folder).join(name), content).expect("a file to write");
}

/// Returns the shortest games found, by the names that `check` gives the states in which they stop, with these states.
fn shortest_games<S: Clone>(
    check: impl Fn(&[u8], &mut dyn FnMut(String, &S, &[u8])),
) -> BTreeMap<String, (Vec<u8>, S)> {
    let mut games: BTreeMap<String, (Vec<u8>, S)> = BTreeMap::new();
    for game in 0..GAMES {
        let mut bytes = vec![0; LONGEST];
        Seed(game).stream(99).fill_bytes(&mut bytes);
        check(&bytes, &mut |name, state, rest| {
            let used = &bytes[..LONGEST - rest.len()];
            if games.get(&name).is_none_or(|(shortest, _)| used.len() < shortest.len()) {
                games.insert(name, (used.to_vec(), state.clone()));
            }
        });
    }
    games
}

/// Writes the games, and the positions in which they stop.
fn write_games<G: Spoken>(
    folder: &str,
    texts: &str,
    games: &BTreeMap<String, (Vec<u8>, G::State)>,
) {
    for (name, (bytes, state)) in games {
        write(folder, name, bytes);
        write(texts, &format!("position-{name}.json"), position::<G>(state));
    }
}

fn position<G: Spoken>(state: &G::State) -> String {
    serde_json::to_string(&G::Position::of(state)).expect("JSON")
}

/// Writes the text with each of the changes, each at one place.
fn write_broken(folder: &str, kind: &str, text: &str, ending: &str, changes: &[Change]) {
    for (name, from, to) in changes {
        let broken = text.replacen(from, to, 1);
        assert_ne!(broken, text, "{kind} {name}");
        write(folder, &format!("broken-{kind}-{name}.{ending}"), broken);
    }
}

/// Writes a match as JSON and as a game file, whole and with these changes.
fn write_match<G: Spoken>(folder: &str, record: &Match<G>, as_json: &[Change], as_file: &[Change]) {
    let text = json::write(record);
    write_broken(folder, "match", &text, "json", as_json);
    write(folder, "match-short.json", text);
    let text = game_file::write(record).expect("a match that can be played");
    write_broken(folder, "game-file", &text, "curia", as_file);
    write(folder, "broken-game-file-no-text.curia", [text.as_bytes(), b"\xff"].concat());
    write(folder, "game-file-short.curia", text);
}

/// Writes a match as links and as their content: whole, in part, as a deal, and almost correct: with another byte at
/// these places.
fn write_links<G: Spoken>(folder: &str, record: &Match<G>, changes: &[(&str, usize, u8)]) {
    let part = Scope::UpTo(record.actions.len() / 2);
    let scopes = [("whole", Scope::Whole), ("part", part), ("deal", Scope::Deal)];
    let content = |link: &str| open::<()>(link.trim_start_matches("#m=")).expect("bytes");
    for (name, scope) in scopes {
        let link = encode(record, scope, Opens::AtEnd).expect("a link");
        write(folder, &format!("content-{name}"), content(&link));
        write(folder, &format!("link-{name}.txt"), link);
    }
    let link = encode(record, part, Opens::At(2)).expect("a link");
    write(folder, "link-address.txt", format!("https://example.org/curia/{link}\n"));
    write(folder, "broken-cut.txt", &link[..link.len() / 2]);
    write(folder, "broken-moment.txt", link + "9999");
    let whole = content(&encode(record, Scope::Whole, Opens::AtEnd).expect("a link"));
    for &(name, at, to) in changes {
        let mut broken = whole.clone();
        broken[at] = to;
        write(folder, &format!("broken-{name}"), broken);
    }
    write(folder, "broken-actions", &whole[..whole.len() - 4]);
    write(folder, "broken-left-over", [&whole[..], &[1]].concat());
}

/// Writes the beginning of a random match with options of its set-up in every form, and the position that it leads to.
fn write_with_options<G: Spoken>(game: &str, record: &Match<G>, setup: G::Setup) {
    let mut record = Match { setup, actions: Vec::new(), ..record.clone() };
    let mut state = record.start(|_| {}).expect("a set-up to play");
    let mut rng = Seed(1).stream(99);
    for _ in 0..25 {
        let action = G::choose_legal(&state, |len| below(&mut rng, len)).expect("a game in play");
        G::apply(&mut state, action, |_| {}).expect("a legal action");
        record.actions.push(action);
    }
    let (texts, links) = (format!("{game}/texts"), format!("{game}/links"));
    write(&texts, "match-options.json", json::write(&record));
    write(&texts, "game-file-options.curia", game_file::write(&record).expect("a match"));
    write(&texts, "position-options.json", position::<G>(&state));
    let link = encode(&record, Scope::Whole, Opens::AtEnd).expect("a link");
    write(&links, "link-options.txt", link);
}
