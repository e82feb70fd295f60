//! Evidence of the champions: each bought or taken, each used, each with points at the end.

use curia::games::four_towers::rules::components::{Champion, Trade};
use curia::games::four_towers::rules::event::Event;
use curia::games::four_towers::rules::scoring::bonus;
use curia::games::four_towers::rules::state::PublicState;

use super::Step;

/// What must occur of each champion, in the order of their numbers.
pub const FACTS: [[&str; 3]; Champion::COUNT] = [
    ["Scarlet Marshal bought", "Scarlet Marshal used", "Scarlet Marshal counts"],
    ["Amber Tactician bought", "Amber Tactician used", "Amber Tactician counts"],
    ["Emerald Recruiter bought", "Emerald Recruiter used", "Emerald Recruiter counts"],
    ["Azure Ambassador bought", "Azure Ambassador used", "Azure Ambassador counts"],
    ["Kindler bought", "Kindler used", "Kindler counts"],
    ["Changeling bought", "Changeling used", "Changeling counts"],
    ["Slanderer bought", "Slanderer used", "Slanderer counts"],
    ["Bone Foreman bought", "Bone Foreman used", "Bone Foreman counts"],
    ["Free Captain bought", "Free Captain used", "Free Captain counts"],
    ["Guild Matron bought", "Guild Matron used", "Guild Matron counts"],
    ["Ridge Warden bought", "Ridge Warden used", "Ridge Warden counts"],
    ["Quartermaster bought", "Quartermaster used", "Quartermaster counts"],
    ["Tower Chamberlain bought", "Tower Chamberlain used", "Tower Chamberlain counts"],
    ["Ash Oracle bought", "Ash Oracle used", "Ash Oracle counts"],
    ["Star Climber bought", "Star Climber used", "Star Climber counts"],
    ["Shepherd of Clans bought", "Shepherd of Clans used", "Shepherd of Clans counts"],
];

/// Finds who is bought and who is used.
pub fn see(step: &Step, see: &mut impl FnMut(&'static str)) {
    let mut see = |champion: Champion, fact: usize| see(FACTS[champion as usize][fact]);
    let mut risen = 0;
    for event in step.events {
        match *event {
            Event::ChampionHired { champion, paid, .. } if !paid.is_none() => see(champion, 0),
            Event::SkillUsed { champion, .. } => see(champion, 1),
            Event::Rose { .. } => risen += 1,
            _ => {}
        }
    }
    let gives = |trade| {
        step.tells(|event| matches!(*event, Event::GivenUp { trade: other, .. } if other == trade))
    };
    let removed = step.events.iter().filter(|event| matches!(event, Event::Removed { .. })).count();
    let helped = [
        (Trade::Mercenary, removed > 1),
        (Trade::Merchant, risen > 1),
        (Trade::Mountaineer, super::decisions::is_from_a_valley(step)),
    ];
    for (trade, helps) in helped {
        if let Some(champion) = step.own().helper(trade).filter(|_| helps && gives(trade)) {
            see(champion, 1);
        }
    }
}

/// Finds whose bonus is worth points.
pub fn bonuses(table: &PublicState, see: &mut impl FnMut(&'static str)) {
    for player in table.players() {
        for hired in player.champions() {
            if bonus(table, player, hired.champion) > 0 {
                see(FACTS[hired.champion as usize][2]);
            }
        }
    }
}
