//! Positions of The Council.

use curia::games::the_council::TheCouncil;
use curia::games::the_council::rules::setup::Setup;
use serde_json::Value;

use super::Tried;

fn some(position: &Value, list: &str) -> bool {
    let players = position["players"].as_array().expect("players");
    players.iter().any(|player| player[list].as_array().is_some_and(|cards| !cards.is_empty()))
}

impl Tried for TheCouncil {
    const SCHEMA: [&'static str; 2] = ["the_council", "A position of The Council"];

    fn games() -> Vec<(Setup, u64)> {
        (3..=5).map(|players| (Setup::of(players), u64::from(players))).collect()
    }

    const RICH: &'static [fn(&Value) -> bool] = &[
        |position| {
            let is_commit = position["decision"] == "commit";
            is_commit && some(position, "chosen") && some(position, "revealed")
        },
        |position| position["decision"] == "draft" && some(position, "chosen"),
        |position| position["decision"] == "over",
    ];

    const WRONG: &'static [[&'static str; 4]] = &[
        ["/decider", "null", "/decider", "somebody must decide"],
        ["/decision", r#""over""#, "/decider", "somebody must decide"],
        ["/dealer", "3", "", "seat 3"],
        ["/hand", "9", "/hand", "9"],
        ["/empire/W", "7", "/empire", "7"],
        ["/players/1/ranks/K", "255", "/players/1/ranks", "255"],
        ["/players/1/chips/M", "200", "/players/1/chips", "Moons"],
        ["/players/1/chosen", r#"["4XX"]"#, "/players/1/chosen", "“4XX”"],
        ["/players/2/held", r#"["X"]"#, "/players/2/held", "“X”"],
        ["/players/0/used", r#"["XK", "XK"]"#, "/players/0/used", "XK"],
        ["/players/0/used", r#"["XK", "AM"]"#, "/players/0/used", "AM"],
        [
            "/events",
            r#"[{"card":"AM","success":true},{"card":"AM","success":true},{"card":"AM","success":true},
                {"card":"AM","success":true},{"card":"AM","success":true},{"card":"AM","success":true},
                {"card":"AM","success":true},{"card":"AM","success":true},{"card":"AM","success":true},
                {"card":"AM","success":true},{"card":"AM","success":true},{"card":"AM","success":true},
                {"card":"AM","success":true}]"#,
            "/events",
            "13",
        ],
        ["/events/0/card", r#""4SM""#, "/events/0", "“4SM”"],
        ["/events/0/success", "null", "/events/0", "succeeded or failed"],
    ];

    const VALUES: &'static str = r#"[9, 7, 5, "4SM", "XK", "bidding", ["XK", "XK"], ["XK", "AM"],
        ["AM", "AS", "AW", "AL", "AY", "AK", "XK"], { "bid": 1 }, { "over": null }]"#;
}
