//! Writing the seeds that no fuzzer found: the shortest random games that stop at each choice and at the end,
//! their positions, a match in both forms and as links, and almost correct texts.
//!
//! ```sh
//! cargo test --test rules fuzz:: -- --ignored
//! ```

use std::collections::BTreeMap;
use std::fs;

use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::position;
use curia::games::council_of_4::rules::position::Position;
use curia::games::council_of_4::rules::state::State;
use curia::record::link::{Scope, encode, open};
use curia::record::{Match, game_file, json};
use curia::rules::Game;
use curia::rules::luck::Seed;
use rand::Rng;

use super::{ACTIONS, DECISIONS, LINKS, TEXTS, path};
use crate::actions;

/// More bytes than any game takes.
const LONGEST: usize = 3000;
/// Number of games played to find short ones.
const GAMES: u64 = 3000;
/// A game whose beginning is used.
const GAME_FILE: &str = include_str!("../../golden/council_of_4/121-2-a.curia");

/// Replacements that break a position: its name, this text, and that text.
const POSITIONS: [(&str, &str, &str); 7] = [
    ("another-format", r#""format":1"#, r#""format":2"#),
    ("coins", r#""coins":"#, r#""coins":2"#),
    ("field-missing", r#""neutral_merchants""#, r#""merchants""#),
    ("key-twice", r#""reserve":{"#, r#""reserve":{"R":1,"#),
    ("list-for-object", r#""last_round":null"#, r#""last_round":[0,1]"#),
    ("number", r#""main_left":1"#, r#""main_left":1e0"#),
    ("seed", r#""seed":"0"#, r#""seed":"+"#),
];

/// The same for matches as JSON.
const MATCHES: [(&str, &str, &str); 6] = [
    ("action", r#""actions":[""#, r#""actions":[" "#),
    ("another-version", r#""rules":1"#, r#""rules":2"#),
    ("field-added", r#"{"format""#, r#"{"more":null,"format""#),
    ("illegal-action", r#""actions":["#, r#""actions":["end","#),
    ("name-missing", r#""name":"Ada""#, r#""name":"""#),
    ("players", r#""players":2"#, r#""players":3"#),
];

/// The same for game files.
const GAME_FILES: [(&str, &str, &str); 9] = [
    ("comment-open", "\n2. ", "\n{ 2. "),
    ("escape", "[Seed \"", "[Seed \"\\u{110000}"),
    ("header-twice", "[Seed ", "[Seat0 \"Ada, amber, person\"]\n[Seed "),
    ("header-unknown", "[Seed ", "[Sead \"\"]\n[Seed "),
    ("list", "[Sides \"1 2 1\"]", "[Sides \"1 2\"]"),
    ("name", "\n2. ", "\n2. Lady "),
    ("quote-open", "[Seed \"", "[Seed \"\n"),
    ("result", "\n*\n", "\n3-1\n"),
    ("turn", "\n2. ", "\n3. "),
];

/// One action of each kind.
const EVERY_KIND: &str = "\
elect O hills\nacquire coast 2 OOPJ\nplace H09 I\nqueen J WWB\nengage\nchange hills\nsend R queen
extra\nend\ntoken E\ntake coast 1\ndecline\nrepeat M08\ntokens EI\n";

fn write(folder: &str, name: &str, content: impl AsRef<[u8]>) {
    fs::write(path(folder).join(name), content).expect("a file to write");
}

/// Returns the shortest games found, with their last states: for each number of players, one that stops at
/// each choice, and one that ends.
fn shortest_games() -> BTreeMap<String, (Vec<u8>, State)> {
    let mut games: BTreeMap<String, (Vec<u8>, State)> = BTreeMap::new();
    for game in 0..GAMES {
        let mut bytes = vec![0; LONGEST];
        Seed(game).stream(99).fill_bytes(&mut bytes);
        actions::check(&bytes, |state, rest| {
            let used = &bytes[..LONGEST - rest.len()];
            let decision = state.table().decision;
            let (name, _) = DECISIONS.iter().find(|(_, one)| *one == decision).expect("a name");
            let name = format!("{name}-{}", CouncilOf4::seats(state));
            if games.get(&name).is_none_or(|(shortest, _)| used.len() < shortest.len()) {
                games.insert(name, (used.to_vec(), *state));
            }
        });
    }
    games
}

/// Returns a position in which everything unlimited is as large as it can be written.
fn extremes(state: &State) -> Position {
    let mut position = Position::of(state);
    position.turn.number = u16::MAX;
    position.turn.main_left = u8::MAX;
    position.luck.politics_drawn = u32::MAX;
    for player in &mut position.players {
        player.servants = u16::MAX;
        let vp = &mut player.vp;
        [vp.permits, vp.tokens, vp.nobility] = [u16::MAX; 3];
    }
    position
}

/// Writes the text with each of the changes, each at one place.
fn write_broken(kind: &str, text: &str, ending: &str, changes: &[(&str, &str, &str)]) {
    for (name, from, to) in changes {
        let broken = text.replacen(from, to, 1);
        assert_ne!(broken, text, "{kind} {name}");
        write(TEXTS, &format!("broken-{kind}-{name}.{ending}"), broken);
    }
}

/// Writes a match as links and as their content: whole, in part, as a deal, and almost correct.
fn write_links(record: &Match<CouncilOf4>) {
    let part = Scope::UpTo(record.actions.len() / 2);
    let scopes = [("whole", Scope::Whole), ("part", part), ("deal", Scope::Deal)];
    let content = |link: &str| open::<()>(link.trim_start_matches("#m=")).expect("bytes");
    for (name, scope) in scopes {
        let link = encode(record, scope, None).expect("a link");
        write(LINKS, &format!("content-{name}"), content(&link));
        write(LINKS, &format!("link-{name}.txt"), link);
    }
    let link = encode(record, part, Some(2)).expect("a link");
    write(LINKS, "link-address.txt", format!("https://example.org/curia/{link}\n"));
    write(LINKS, "broken-cut.txt", &link[..link.len() / 2]);
    write(LINKS, "broken-moment.txt", link + "9999");
    let whole = content(&encode(record, Scope::Whole, None).expect("a link"));
    for (name, at, to) in [("form", 0, 2), ("rules", 14, 9), ("side", 17, 3), ("players", 16, 4)] {
        let mut broken = whole.clone();
        broken[at] = to;
        write(LINKS, &format!("broken-{name}"), broken);
    }
    write(LINKS, "broken-actions", &whole[..whole.len() - 4]);
    write(LINKS, "broken-left-over", [&whole[..], &[1]].concat());
}

#[test]
#[ignore = "writes the seeds"]
fn write_the_seeds() {
    let games = shortest_games();
    for (name, (bytes, state)) in &games {
        write(ACTIONS, name, bytes);
        write(TEXTS, &format!("position-{name}.json"), position::write(state));
    }
    let (_, first) = &games["turn-2"];
    let large = serde_json::to_string(&extremes(first)).expect("JSON");
    write(TEXTS, "position-extremes.json", large);
    write_broken("position", &position::write(first), "json", &POSITIONS);

    let mut record = game_file::read::<CouncilOf4>(GAME_FILE).expect("a match").record;
    write_links(&record);
    record.actions.truncate(25);
    let text = json::write(&record);
    write_broken("match", &text, "json", &MATCHES);
    write(TEXTS, "match-short.json", text);
    let text = game_file::write(&record).expect("a match that can be played");
    write_broken("game-file", &text, "curia", &GAME_FILES);
    write(TEXTS, "broken-game-file-no-text.curia", [text.as_bytes(), b"\xff"].concat());
    write(TEXTS, "game-file-short.curia", text);

    write(TEXTS, "actions-every-kind.txt", EVERY_KIND);
    write(TEXTS, "broken-action.txt", "queen J BWW\n");
}
