//! The ten plays in English.

use super::champions::name;
use super::words::{clan, counted, listed, space};
use crate::games::four_towers::rules::components::{BOUGHT, DRAWN};
use crate::games::four_towers::rules::state::Play;
use crate::games::four_towers::text::plays::PlaysText;
use crate::games::four_towers::text::villages::village;

pub(in crate::games::four_towers::text) static PLAYS: PlaysText = PlaysText {
    title: "Ten plays",
    note: "in this order; a later one closes earlier ones",
    name: play,
    number: |of| format!("play {} of {}", of.number(), Play::ALL.len()),
    what,

    needs_champions: |count| format!("needs {}", counted(count, "champion")),
    needs_merchants: |count| format!("needs {}", counted(count, "merchant")),
    third_taken: "taken",
    no_followers: "no followers yet",
    too_dear: |price, there| format!("costs {price}, you have {there}"),
    all_bought: || format!("{BOUGHT} bought"),
    none_on_show: "none on show",
    no_champion: "no champion yet",
    no_such_skill: "none of yours",
    none_yet: "none yet",
    nobody_there: "nobody to move",
    on_gold: "on gold",
    closed_by: |of| format!("closed by play {}", of.number()),
    needs: |of| format!("needs play {}", of.number()),

    on_show: |count, followers| format!("{count} on show, you have {followers}"),
    skills: |of| listed(&of.iter().map(|&of| name(of).to_owned()).collect::<Vec<_>>()),
    removes: |most| match most {
        1 => "remove a peasant".to_owned(),
        most => format!("remove 1 or {most} peasants"),
    },
    climbs: "hills to mountains",
    climbs_far: "one ring up",
    rises: |before, after| format!("influence {before} → {after}"),
    must: "next: must be done",
    taken: |count, of| match count {
        0 => format!("take {of}"),
        count => format!("{count} taken, {} more", of.saturating_sub(count)),
    },
    chosen: |of| format!("{} chosen", clan(of)),
    to_go: |count| format!("{count} to go"),
    moved: |from, to| format!("{} to {}", village(from), village(to)),
    placed: |of, at| format!("{} in {}", clan(of), village(at)),
    kept: space,
};

pub(super) const fn play(of: Play) -> &'static str {
    match of {
        Play::Third => "Third champion",
        Play::Buy => "Buy a champion",
        Play::Begin => "Beginning skills",
        Play::Mercenary => "Mercenary",
        Play::Mountaineer => "Mountaineer",
        Play::Merchant => "Merchant",
        Play::Draw => "Draw three",
        Play::Place => "Place one",
        Play::Assign => "Assign two",
        Play::End => "End skills",
    }
}

fn what(of: Play) -> String {
    match of {
        Play::Third => {
            return format!(
                "Take a champion free, once you’ve bought {BOUGHT} and your market is full."
            );
        }
        Play::Buy => "Pay for a champion with followers of any clans.",
        Play::Begin => "Use the skills of your champions that work at the beginning of a turn.",
        Play::Mercenary => "Give up your last mercenary and remove a peasant from the map.",
        Play::Mountaineer => {
            "Give up your last mountaineer and move a peasant from the hills to the mountains."
        }
        Play::Merchant => "Give up a merchant and move your marker up.",
        Play::Draw => return format!("Take {DRAWN} peasants from the supply."),
        Play::Place => "Put one of them in a village.",
        Play::Assign => "Keep the other two as followers or in a trade.",
        Play::End => "Use the skills of your champions that work at the end of a turn.",
    }
    .to_owned()
}
