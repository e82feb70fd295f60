//! The ten plays in German.

use super::champions::name;
use super::words::{clan, listed, space};
use crate::games::four_towers::rules::components::{BOUGHT, DRAWN};
use crate::games::four_towers::rules::state::Play;
use crate::games::four_towers::text::plays::PlaysText;
use crate::games::four_towers::text::villages::village;

pub(in crate::games::four_towers::text) static PLAYS: PlaysText = PlaysText {
    title: "Zehn Zugarten",
    note: "der Reihe nach; jede schließt die früheren",
    name: play,
    number: |of| format!("Zugart {} von {}", of.number(), Play::ALL.len()),
    what,

    needs_champions: |count| format!("braucht {count} Helden"),
    needs_merchants: |count| format!("braucht {count} Händler"),
    third_taken: "schon genommen",
    no_followers: "noch keine Anhänger",
    too_dear: |price, there| format!("kostet {price}, du hast {there}"),
    all_bought: || format!("{BOUGHT} gekauft"),
    none_on_show: "keiner in der Auslage",
    no_champion: "noch kein Held",
    no_such_skill: "deine haben keine",
    none_yet: "noch keiner",
    nobody_there: "niemand zu bewegen",
    on_gold: "auf Gold",
    closed_by: |of| format!("geschlossen durch Zugart {}", of.number()),
    needs: |of| format!("erst nach Zugart {}", of.number()),

    on_show: |count, followers| format!("{count} zur Wahl, {followers} Anhänger"),
    skills: |of| listed(&of.iter().map(|&of| name(of).to_owned()).collect::<Vec<_>>()),
    removes: |most| match most {
        1 => "einen Bauern entfernen".to_owned(),
        most => format!("1 oder {most} Bauern entfernen"),
    },
    climbs: "von den Hügeln in die Berge",
    climbs_far: "einen Ring höher",
    rises: |before, after| format!("Einfluss {before} → {after}"),
    must: "als Nächstes, Pflicht",
    taken: |count, of| match count {
        0 => format!("{of} zu nehmen"),
        count => format!("{count} genommen, noch {}", of.saturating_sub(count)),
    },
    chosen: |of| format!("{} gewählt", clan(of)),
    to_go: |count| format!("noch {count}"),
    moved: |from, to| format!("{} nach {}", village(from), village(to)),
    placed: |of, at| format!("{} nach {}", clan(of), village(at)),
    kept: space,
};

pub(super) const fn play(of: Play) -> &'static str {
    match of {
        Play::Third => "Dritter Held",
        Play::Buy => "Helden kaufen",
        Play::Begin => "Anfangs\u{ad}fähigkeiten",
        Play::Mercenary => "Söldner",
        Play::Mountaineer => "Bergsteiger",
        Play::Merchant => "Händler",
        Play::Draw => "Drei nehmen",
        Play::Place => "Einen setzen",
        Play::Assign => "Zwei zuteilen",
        Play::End => "End\u{ad}fähigkeiten",
    }
}

fn what(of: Play) -> String {
    match of {
        Play::Third => {
            return format!(
                "Nimm kostenlos einen Helden, sobald du {BOUGHT} gekauft hast und dein Markt voll \
                 ist."
            );
        }
        Play::Buy => "Bezahle einen Helden mit Anhängern beliebiger Clans.",
        Play::Begin => "Benutze die Fähigkeiten deiner Helden, die am Zuganfang wirken.",
        Play::Mercenary => {
            "Opfere deinen letzten Söldner und entferne einen Bauern von der Landkarte."
        }
        Play::Mountaineer => {
            "Opfere deinen letzten Bergsteiger und bewege einen Bauern von den Hügeln in die Berge."
        }
        Play::Merchant => "Opfere einen Händler, und dein Marker steigt.",
        Play::Draw => return format!("Nimm {DRAWN} Bauern aus dem Vorrat."),
        Play::Place => "Setze einen davon in ein Dorf.",
        Play::Assign => "Behalte die anderen zwei als Anhänger oder in einem Gewerbe.",
        Play::End => "Benutze die Fähigkeiten deiner Helden, die am Zugende wirken.",
    }
    .to_owned()
}
