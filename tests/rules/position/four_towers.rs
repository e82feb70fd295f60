//! Positions of Four Towers.

use curia::games::four_towers::FourTowers;
use curia::games::four_towers::rules::setup::Setup;
use serde_json::Value;

use super::Tried;

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
        (2..=4).map(|players| (Setup { players }, u64::from(players))).collect()
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
        ["/display", "[]", "/display", "0"],
        ["/drawn", r#""BR""#, "/drawn", "“BR”"],
        ["/land/D", r#""XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX""#, "/land/D", "XX”"],
        ["/land/D", r#""RRRRRRRRRRRRRRRR""#, "/land/D", "in the order"],
        ["/track_gems", "[3, 3]", "/track_gems", "from the lowest"],
        ["/track_gems", "[20]", "/track_gems", "up to 19"],
        ["/players/0/mercenaries", r#""r""#, "/players/0/mercenaries", "“r”"],
        ["/players/0/mountaineers", r#""RRRRRRRRRRRRRRRRRRRR""#, "/players/0/mountaineers", "row"],
        ["/players/1/followers/Y", "16", "/players/1/followers", "16"],
        ["/players/1/step", "99", "/track_gems", "left its gem"],
        ["/players/0/champions/0/spirits", r#""X""#, "/players/0/champions/0", "“X”"],
        ["/players/1/champions/0/used", "true", "/players/1/champions/0", "whose turn"],
        ["/temple_gems", "200", "", "gems in all"],
        ["/seed", r#""0x12""#, "/seed", "16"],
    ];

    const VALUES: &'static str = r#"[49, 41, 22, 16, 14, 8, 4, "RRRR", "BR", "marshal", [3, 3], [3, 8], ["kindler"],
        { "R": 1 }]"#;
}
