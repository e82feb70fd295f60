//! Positions of Four Towers.

use std::sync::LazyLock;

use curia::games::four_towers::FourTowers;
use curia::games::four_towers::rules::components::{Clan, Village};
use curia::games::four_towers::rules::setup::Setup;
use proptest::prelude::*;
use serde_json::Value;

use super::{Tried, rich};
use crate::texts;

fn champions(position: &Value, seat: u64) -> usize {
    position["players"][seat as usize]["champions"].as_array().map_or(0, Vec::len)
}

fn burst(position: &Value) -> bool {
    let land = position["land"].as_object().expect("the land");
    land.values().any(|peasants| peasants.as_str().is_some_and(|peasants| peasants.len() > 2))
}

impl Tried for FourTowers {
    const SCHEMA: [&'static str; 2] = ["four_towers", "A position of Four Towers"];

    fn games() -> Vec<(Setup, u64)> {
        let printed = Setup { printed: true, ..Setup::of(4) };
        let usual = (2..=4).map(|players| (Setup::of(players), u64::from(players)));
        usual.chain([(printed, 5)]).collect()
    }

    const RICH: &'static [fn(&Value) -> bool] = &[
        |position| {
            let active = (position["first"].as_u64().unwrap_or(0)
                + position["turn"].as_u64().unwrap_or(0))
                % 2;
            burst(position)
                && active == 0
                && champions(position, 0) > 0
                && champions(position, 1) > 0
        },
        |position| position["play"] == "place",
        |position| position["play"] == "end",
        |position| position["turn"] == 48,
    ];

    const WRONG: &'static [[&'static str; 4]] = &[
        ["/first", "7", "/first", "seat 7"],
        ["/format", "2", "/format", "printed"],
        ["/format", "3", "/format", "format 3"],
        ["/display", "[]", "/display", "0"],
        ["/drawn", r#""BR""#, "/drawn", "“BR”"],
        ["/land/D", r#""XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX""#, "/land/D", "XX”"],
        ["/land/D", r#""RRRRRRRRRRRRRRRR""#, "/land/D", "in the order"],
        ["/track_gems", "[3, 3]", "/track_gems", "from the lowest"],
        ["/track_gems", "[20]", "/track_gems", "[20]"],
        ["/players/0/mercenaries", r#""r""#, "/players/0/mercenaries", "“r”"],
        ["/players/0/mountaineers", r#""RRRRRRRRRRRRRRRRRRRR""#, "/players/0/mountaineers", "row"],
        ["/players/1/followers/Y", "16", "/players/1/followers", "16"],
        ["/players/1/step", "99", "/track_gems", "left its gem"],
        ["/players/0/champions/0/spirits", r#""X""#, "/players/0/champions/0", "“X”"],
        ["/players/1/champions/0/used", "true", "/players/1/champions/0", "whose turn"],
        [
            "/players/0/champions",
            r#"[{"name":"kindler","gems":0,"spirits":"","used":false},
                {"name":"kindler","gems":0,"spirits":"","used":false},
                {"name":"kindler","gems":0,"spirits":"","used":false},
                {"name":"kindler","gems":0,"spirits":"","used":false}]"#,
            "/players/0/champions",
            "4",
        ],
        ["/temple_gems", "200", "", "gems in all"],
    ];

    const VALUES: &'static str = r#"[49, 41, 22, 16, 14, 8, 4, "RRRR", "BR", "marshal", [3, 3], [3, 8], ["kindler"],
        { "R": 1 }]"#;
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 80, failure_persistence: None, ..Default::default() })]

    /// Any peasants elsewhere, with all others where they were, are refused, or lead to a playable position.
    #[test]
    fn peasants_elsewhere_are_refused_or_playable(
        moved in proptest::collection::vec((0_usize..4, 0_usize..21, 0_usize..21), 1..5),
    ) {
        static EXPANDING: LazyLock<Value> = LazyLock::new(|| rich::<FourTowers>()[0].clone());
        let mut position = EXPANDING.clone();
        for (clan, from, to) in moved {
            let (letter, [from, to]) = (Clan::ALL[clan].letter(), [from, to].map(|at| Village::LETTERS[at]));
            let land = |position: &Value, at| position["land"][at].as_str().expect("letters").to_owned();
            let mut left = land(&position, from);
            let Some(at) = left.find(letter) else { continue };
            left.remove(at);
            position["land"][from] = left.into();
            let mut come: Vec<char> = (land(&position, to) + &letter.to_string()).chars().collect();
            come.sort_by_key(|&letter| Clan::from_letter(letter));
            position["land"][to] = come.into_iter().collect::<String>().into();
        }
        texts::check(position.to_string().as_bytes());
    }
}
