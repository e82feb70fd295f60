//! Texts of the score sheet in German.

use super::champions::name;
use super::words::{counted, of_clan, points, some_of, some_of_first, whom};
use crate::games::four_towers::rules::components::{
    DOUBLING, MAJORITY_POINTS, TOKEN_POINTS, TRADE_POINTS, Trade,
};
use crate::games::four_towers::rules::scoring::Cause;
use crate::games::four_towers::scene::reckoning::Stage;
use crate::games::four_towers::scene::standing::Tie;
use crate::games::four_towers::text::causes::CausesText;
use crate::record::SeatColour;

pub(in crate::games::four_towers::text) static CAUSES: CausesText = CausesText {
    cause: |of| match of {
        Cause::Followers => "Anhänger × Herren",
        Cause::Trade(Trade::Mercenary) => "Söldner",
        Cause::Trade(Trade::Merchant) => "Händler",
        Cause::Trade(Trade::Mountaineer) => "Bergsteiger",
        Cause::Champions => "Helden",
        Cause::Tokens => "Übrige Edelsteine und Geister",
        Cause::Influence => "Einfluss",
        Cause::Doubled => "Einfluss, nochmal",
    },
    stage: |of| match of {
        Stage::Followers => "Gefolge",
        Stage::Trades => "Gewerbe",
        Stage::Champions => "Helden",
        Stage::Tokens => "Edelsteine",
        Stage::Influence => "Einfluss",
    },
    colour: |of| match of {
        SeatColour::Scarlet => "Pflaume",
        SeatColour::Cobalt => "Schiefer",
        SeatColour::Forest => "Rosa",
        SeatColour::Amber => "Umbra",
        SeatColour::Onyx => "Onyx",
    },
    title: "Woher die Punkte kamen",
    followers: |of| format!("{} Anhänger", some_of_first(of)),
    lords: |count| format!("× {}", counted(count, "Herr", "Herren")),
    each: |of| match of {
        Trade::Mountaineer => format!("die meisten: je {MAJORITY_POINTS}, sonst {TRADE_POINTS}"),
        _ => format!("je {TRADE_POINTS}"),
    },
    per_token: || format!("je {TOKEN_POINTS}"),
    champion: |of, brings| format!("{}: {}", name(of), points(brings)),
    tie: |of| match of {
        Tie::Influence => "Gleichstand: mehr Einflusspunkte",
        Tie::Champions => "Gleichstand: niedrigere Heldenboni",
    },
    if_tied: "Bei Gleichstand: mehr Einflusspunkte, dann niedrigere Heldenboni",
    number: |name, row, brings| format!("{name}, {row}: {}", points(brings)),
    moves_of: |name, row| format!("{name} · {row}"),
    note: "Wähle eine Zahl, dann siehst du die Aktionen dahinter.",
    when: |round| format!("Runde {round}"),
    nothing: "Hier hat keine Aktion etwas gebracht.",

    why_followers: |of, followers, lords, brings| match (followers, lords) {
        (0, _) => format!("Keine {} Anhänger.", whom(of)),
        (_, 0) => {
            format!("Kein Herr in diesem Clan, also bringen {} Anhänger nichts.", some_of(of))
        }
        _ => format!(
            "{} mal {}: {}.",
            of_clan(followers, of, "Anhänger", "Anhänger"),
            of_clan(lords, of, "Herr", "Herren"),
            points(brings)
        ),
    },
    why_trade: |of, count, each, brings| match (of, count, each) {
        (_, 0, _) => "Am Ende keiner auf der Tafel.".to_owned(),
        (Trade::Mountaineer, _, MAJORITY_POINTS) => {
            format!("{count}, mehr als jeder andere Spieler: je {each}, {}.", points(brings))
        }
        _ => format!("{count}, je {each}: {}.", points(brings)),
    },
    why_influence: |value, doubled| match doubled {
        false => format!("Der Marker steht auf {value}."),
        true => format!(
            "Der Marker steht auf {value}, mit einem Edelstein für {DOUBLING} Söldner: zweimal \
             {value}."
        ),
    },
    why_tokens: |on_champions, loose| {
        let loose = counted(loose, "freier Edelstein", "freie Edelsteine");
        format!("{on_champions} auf Helden, {loose}.")
    },
    towers: "Die Türme am Ende",
};
