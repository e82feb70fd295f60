//! The seeds of Four Towers.

use curia::games::four_towers::FourTowers;
use curia::games::four_towers::rules::setup::Setup;
use curia::record::game_file;
use curia::rules::{Game, Seat};

use super::{
    Change, position, shortest_games, write, write_broken, write_games, write_links, write_match,
    write_with_options,
};
use crate::fuzz::{ASKED, FOUR_TOWERS, PUSHES};
use crate::pushes;

/// A game whose beginning is used.
const GAME_FILE: &str = include_str!("../../../golden/four_towers/2-a.curia");

/// Replacements that break a position.
const POSITIONS: [Change; 9] = [
    ("another-format", r#""format":1"#, r#""format":2"#),
    ("champion", r#""display":["#, r#""display":["regent","#),
    ("field-missing", r#""temple_gems""#, r#""gems""#),
    ("key-twice", r#""land":{"#, r#""land":{"A":"","#),
    ("letters", r#""drawn":"""#, r#""drawn":"RX""#),
    ("number", r#""turn":0"#, r#""turn":0e0"#),
    ("play", r#""play":"third""#, r#""play":"assign""#),
    ("seed", r#""seed":"0"#, r#""seed":"+"#),
    ("supply", r#""supply":{"R":30"#, r#""supply":{"R":31"#),
];

/// The same for matches as JSON.
const MATCHES: [Change; 6] = [
    ("action", r#""actions":[""#, r#""actions":[" "#),
    ("another-version", r#""rules":3"#, r#""rules":4"#),
    ("field-added", r#"{"format""#, r#"{"more":null,"format""#),
    ("illegal-action", r#""actions":["#, r#""actions":["spare","#),
    ("name-missing", r#""name":"Ada""#, r#""name":"""#),
    ("players", r#""players":2"#, r#""players":5"#),
];

/// The same for game files.
const GAME_FILES: [Change; 8] = [
    ("comment-open", "\n2. ", "\n{ 2. "),
    ("header-twice", "[Seed ", "[Seat0 \"Ada, amber, person\"]\n[Seed "),
    ("header-unknown", "[Seed ", "[Sead \"\"]\n[Seed "),
    ("name", "\n2. ", "\n2. Lady "),
    ("order", "draw R", "draw BR"),
    ("quote-open", "[Seed \"", "[Seed \"\n"),
    ("result", "\n*\n", "\n3-1\n"),
    ("turn", "\n2. ", "\n3. "),
];

/// Actions of each kind.
const EVERY_KIND: &str = "\
third 2\nbuy 1 RRYB\nspirits RRG\nmarshal D A\ntactician A R D B\nkindler A R\nslanderer R 2\n\
recruiter R\nambassador\nchangeling D R B\nforeman R merchant\nquartermaster R mountaineer\n\
chamberlain R\noracle\nclimber\nshepherd R B\nmercenary D R\nmercenary D RB\nmountaineer R J P\n\
merchant R\ndraw RRB\nplace R D\nexpand P RBB\ndemote 2\nspare\nassign R follower\n\
assign B mercenary\ndismiss R\nend\n";

#[test]
#[ignore = "writes the seeds"]
fn write_the_seeds_of_four_towers() {
    let (texts, links) = (format!("{FOUR_TOWERS}/texts"), format!("{FOUR_TOWERS}/links"));
    let games = shortest_games(|bytes, show| {
        pushes::check(bytes, |state, rest| {
            let decision = state.table().decision();
            let (name, _) = ASKED.iter().find(|(_, one)| *one == decision).expect("a name");
            show(format!("{name}-{}", FourTowers::seats(state)), state, rest);
        });
    });
    write_games::<FourTowers>(PUSHES, &texts, &games);
    let (_, first) = &games["play-2"];
    write_broken(&texts, "position", &position::<FourTowers>(first), "json", &POSITIONS);

    let mut record = game_file::read::<FourTowers>(GAME_FILE).expect("a match").record;
    // The name of the game is eleven letters long.
    write_links(&links, &record, &[("form", 0, 2), ("rules", 13, 9), ("players", 15, 5)]);
    record.actions.truncate(25);
    write_match(&texts, &record, &MATCHES, &GAME_FILES);
    let setup = Setup { players: 2, first: Some(Seat(1)), printed: true };
    write_with_options(FOUR_TOWERS, &record, setup);

    write(&texts, "actions-every-kind.txt", EVERY_KIND);
    write(&texts, "broken-action.txt", "draw BRR\n");
}
