//! The seeds of The Council.

use curia::games::the_council::TheCouncil;
use curia::games::the_council::rules::position::Position;
use curia::games::the_council::rules::setup::Setup;
use curia::games::the_council::rules::state::State;
use curia::record::game_file;
use curia::rules::{Game, Seat, position};

use super::{
    Change, position, shortest_games, write, write_broken, write_games, write_links, write_match,
    write_with_options,
};
use crate::bids;
use crate::fuzz::{BIDS, KINDS, THE_COUNCIL};

/// A game whose beginning is used.
const GAME_FILE: &str = include_str!("../../../golden/the_council/3-a.curia");

/// Replacements that break a position.
const POSITIONS: [Change; 9] = [
    ("another-format", r#""format":1"#, r#""format":2"#),
    ("bid-in-the-draft", r#""bid":{"M":0"#, r#""bid":{"M":1"#),
    ("card", r#""held":["#, r#""held":["4XX","#),
    ("decider", r#""decision":"draft""#, r#""decision":"over""#),
    ("field-missing", r#""opener""#, r#""first""#),
    ("key-twice", r#""empire":{"#, r#""empire":{"M":6,"#),
    ("number", r#""hand":1"#, r#""hand":1e0"#),
    ("rank", r#""empire":{"M":6"#, r#""empire":{"M":7"#),
    ("seed", r#""seed":"0"#, r#""seed":"+"#),
];

/// The same for matches as JSON.
const MATCHES: [Change; 6] = [
    ("action", r#""actions":[""#, r#""actions":[" "#),
    ("another-version", r#""rules":1"#, r#""rules":2"#),
    ("field-added", r#"{"format""#, r#"{"more":null,"format""#),
    ("illegal-action", r#""actions":["#, r#""actions":["hold","#),
    ("name-missing", r#""name":"Ada""#, r#""name":"""#),
    ("players", r#""players":3"#, r#""players":6"#),
];

/// The same for game files.
const GAME_FILES: [Change; 7] = [
    ("comment-open", "\n2. ", "\n{ 2. "),
    ("header-twice", "[Seed ", "[Seat0 \"Ada, amber, person\"]\n[Seed "),
    ("header-unknown", "[Seed ", "[Sead \"\"]\n[Seed "),
    ("name", "\n2. ", "\n2. Lady "),
    ("quote-open", "[Seed \"", "[Seed \"\n"),
    ("result", "\n*\n", "\n3-1-2\n"),
    ("turn", "\n2. ", "\n3. "),
];

/// Actions of each kind.
const EVERY_KIND: &str =
    "draft 4MS\ndraft PMSL\nbid M2 S1\nbid K255\npass\ncommit 5ML PMSL\nhold\n";

/// Returns a position in which everything unlimited is as large as it can be written.
fn extremes(state: &State) -> Position {
    let mut position: Position = position::Position::of(state);
    position.decisions = u16::MAX;
    position.players.iter_mut().for_each(|player| player.traitors = u8::MAX);
    position
}

#[test]
#[ignore = "writes the seeds"]
fn write_the_seeds_of_the_council() {
    let (texts, links) = (format!("{THE_COUNCIL}/texts"), format!("{THE_COUNCIL}/links"));
    let games = shortest_games(|bytes, show| {
        bids::check(bytes, |state, rest| {
            let kind = state.table().decision.asked();
            let (name, _) = KINDS.iter().find(|(_, one)| *one == kind).expect("a name");
            show(format!("{name}-{}", TheCouncil::seats(state)), state, rest);
        });
    });
    write_games::<TheCouncil>(BIDS, &texts, &games);
    let (_, first) = &games["draft-3"];
    let large = serde_json::to_string(&extremes(first)).expect("JSON");
    write(&texts, "position-extremes.json", large);
    write_broken(&texts, "position", &position::<TheCouncil>(first), "json", &POSITIONS);

    let mut record = game_file::read::<TheCouncil>(GAME_FILE).expect("a match").record;
    write_links(&links, &record, &[("form", 0, 2)]);
    record.actions.truncate(25);
    write_match(&texts, &record, &MATCHES, &GAME_FILES);
    let setup = Setup { players: 3, first: Some(Seat(2)) };
    write_with_options(THE_COUNCIL, &record, setup);

    write(&texts, "actions-every-kind.txt", EVERY_KIND);
    write(&texts, "broken-action.txt", "bid S1 M2\n");
}
