//! Positions of Council of 4.

use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::board::City;
use curia::games::council_of_4::rules::components::{Council, Politics};
use curia::games::council_of_4::rules::setup::Setup;
use curia::rules::position::Key;
use serde_json::Value;

use super::Tried;
use crate::positions::games;

fn gain(position: &Value, kind: &str) -> bool {
    let gains = position["gains"].as_array().expect("gains");
    gains.iter().any(|gain| gain.get(kind).is_some())
}

impl Tried for CouncilOf4 {
    const SCHEMA: [&'static str; 2] = ["council_of_4", "A position of Council of 4"];

    /// Every board, with every number of players on some of them.
    fn games() -> Vec<(Setup, u64)> {
        games().map(|(setup, _)| setup).zip(0..).step_by(2).collect()
    }

    const RICH: &'static [fn(&Value) -> bool] = &[
        |position| gain(position, "permit"),
        |position| gain(position, "tokens"),
        |position| position["permits"]["hills"]["under"].get(1).is_some(),
        |position| !position["last_round"].is_null(),
    ];

    const WRONG: &'static [[&'static str; 4]] = &[
        ["/sides", r#""131""#, "/sides", "three digits"],
        ["/queen", r#""Z""#, "/queen", "“Z”"],
        ["/first", "3", "", "seat 3"],
        ["/queens_reward_tiles_left", "7", "/queens_reward_tiles_left", "7"],
        ["/players/1/merchants", r#""BA""#, "/players/1/merchants", "“BA”"],
        ["/players/1/unused_permits", r#"["X01"]"#, "/players/1/unused_permits", "“X01”"],
        ["/players/0/used_permits", r#"["C01", "C01"]"#, "/players/0/used_permits", "C01"],
        ["/players/0/queens_reward_tiles", "[6]", "/players/0/queens_reward_tiles", "[6]"],
        ["/players/0/hand/J", "16", "/players/0/hand", "16"],
        ["/players/0/coins", "21", "/players/0/coins", "20"],
        ["/players/1/nobility", "40", "/players/1/nobility", "20"],
        ["/councils/queen", r#""WXKO""#, "/councils/queen", "“WXKO”"],
        ["/reserve/O", "255", "/reserve", "255"],
        ["/tokens/A", r#""T99""#, "/tokens/A", "“T99”"],
        ["/deck/W", "200", "/deck", "200"],
        ["/luck/seed", r#""0x12""#, "/luck/seed", "“0x12”"],
        ["/luck/seed", r#""+00000000000000f""#, "/luck/seed", "+"],
        ["/luck/seed", r#""000000000000000A""#, "/luck/seed", "lower case"],
        ["/gains/0", r#"{"tokens":{"cities":"AX","steps":0}}"#, "/gains/0", "“AX”"],
        [
            "/gains/0",
            r#"{"permit":{"id":"C01","next":0,"steps":0,"refill_slot":3}}"#,
            "/gains/0",
            "slot",
        ],
        [
            "/gains",
            r#"[{"tokens":{"cities":"A","steps":0}},{"tokens":{"cities":"A","steps":0}},
                {"tokens":{"cities":"A","steps":0}},{"tokens":{"cities":"A","steps":0}}]"#,
            "/gains",
            "4",
        ],
        ["/permits/coast/unseen", r#"["M01"]"#, "/permits/coast/unseen", "M01"],
        [
            "/permits/coast/under",
            r#"["C01","C01","C01","C01","C01","C01","C01","C01","C01","C01","C01","C01","C01","C01","C01","C01"]"#,
            "/permits/coast/under",
            "16",
        ],
        ["/permits/coast/under", r#"["H01"]"#, "/permits/coast/under", "H01"],
        ["/permits/coast/face_up/0", r#""H01""#, "/permits/coast/face_up", "H01"],
    ];

    const VALUES: &'static str = r#"[21, 16, 15, 14, 13, 6, 5, 4, 3, 2, "BA", "AA", "WWWWW", "ABCDEFGHIJKLMNO", "C16",
        "H01", "T15", ["C01", "C01"], { "turn": null }, { "printed": null }, { "gold": null }]"#;
}

#[test]
fn every_key_is_that_of_the_notation() {
    let letters = |letters: &[char]| letters.iter().collect::<String>();
    assert_eq!(City::NAMES.concat(), letters(&City::ALL.map(City::letter)));
    assert_eq!(Politics::NAMES.concat(), letters(&Politics::ALL.map(Politics::letter)));
    assert_eq!(Council::NAMES, Council::ALL.map(Council::word));
}
