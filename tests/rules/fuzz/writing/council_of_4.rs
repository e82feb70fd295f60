//! The seeds of Council of 4.

use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::position::Position;
use curia::games::council_of_4::rules::state::State;
use curia::record::game_file;
use curia::rules::{Game, position};

use super::{
    Change, position, shortest_games, write, write_broken, write_games, write_links, write_match,
};
use crate::actions;
use crate::fuzz::{ACTIONS, COUNCIL_OF_4, DECISIONS};

/// A game whose beginning is used.
const GAME_FILE: &str = include_str!("../../../golden/council_of_4/121-2-a.curia");

/// Replacements that break a position: its name, this text, and that text.
const POSITIONS: [Change; 7] = [
    ("another-format", r#""format":1"#, r#""format":2"#),
    ("coins", r#""coins":"#, r#""coins":2"#),
    ("field-missing", r#""neutral_merchants""#, r#""merchants""#),
    ("key-twice", r#""reserve":{"#, r#""reserve":{"R":1,"#),
    ("list-for-object", r#""last_round":null"#, r#""last_round":[0,1]"#),
    ("number", r#""main_left":1"#, r#""main_left":1e0"#),
    ("seed", r#""seed":"0"#, r#""seed":"+"#),
];

/// The same for matches as JSON.
const MATCHES: [Change; 6] = [
    ("action", r#""actions":[""#, r#""actions":[" "#),
    ("another-version", r#""rules":1"#, r#""rules":2"#),
    ("field-added", r#"{"format""#, r#"{"more":null,"format""#),
    ("illegal-action", r#""actions":["#, r#""actions":["end","#),
    ("name-missing", r#""name":"Ada""#, r#""name":"""#),
    ("players", r#""players":2"#, r#""players":3"#),
];

/// The same for game files.
const GAME_FILES: [Change; 9] = [
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

/// Returns a position in which everything unlimited is as large as it can be written.
fn extremes(state: &State) -> Position {
    let mut position: Position = position::Position::of(state);
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

#[test]
#[ignore = "writes the seeds"]
fn write_the_seeds_of_council_of_4() {
    let (texts, links) = (format!("{COUNCIL_OF_4}/texts"), format!("{COUNCIL_OF_4}/links"));
    let games = shortest_games(|bytes, show| {
        actions::check(bytes, |state, rest| {
            let decision = state.table().decision;
            let (name, _) = DECISIONS.iter().find(|(_, one)| *one == decision).expect("a name");
            show(format!("{name}-{}", CouncilOf4::seats(state)), state, rest);
        });
    });
    write_games::<CouncilOf4>(ACTIONS, &texts, &games);
    let (_, first) = &games["turn-2"];
    let large = serde_json::to_string(&extremes(first)).expect("JSON");
    write(&texts, "position-extremes.json", large);
    write_broken(&texts, "position", &position::<CouncilOf4>(first), "json", &POSITIONS);

    let mut record = game_file::read::<CouncilOf4>(GAME_FILE).expect("a match").record;
    let changes = [("form", 0, 2), ("rules", 14, 9), ("side", 17, 3), ("players", 16, 4)];
    write_links(&links, &record, &changes);
    record.actions.truncate(25);
    write_match(&texts, &record, &MATCHES, &GAME_FILES);

    write(&texts, "actions-every-kind.txt", EVERY_KIND);
    write(&texts, "broken-action.txt", "queen J BWW\n");
}
