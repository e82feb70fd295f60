//! Playing the golden games of Four Towers: ten for each number of players, and ten played towards something very
//! rare.

use curia::games::four_towers::FourTowers;
use curia::games::four_towers::rules::action::{Action, Skill};
use curia::games::four_towers::rules::components::{
    Champion, Clan, FOLLOWERS, MERCENARIES, MERCHANTS, Village,
};
use curia::games::four_towers::rules::position::Position;
use curia::games::four_towers::rules::setup::Setup;
use curia::games::four_towers::rules::state::{Play, PublicState, State};
use curia::record::Match;
use curia::rules::Seat;
use curia::rules::position::write;

use super::{Writer, best, play};
use crate::four_towers::GAMES;
use crate::rulings::four_towers::witnesses;
use crate::seats::{BOT, PERSON, at_the_table};

/// Seat that plays towards something, if only one does.
const HERO: Seat = Seat(0);

type Plan = super::Plan<FourTowers>;

/// A game with required evidence: name, players, plan, and the evidence.
type Special = (&'static str, u8, Plan, &'static [&'static str]);

const SPECIAL: [Special; 10] = [
    ("map-without-peasants", 2, empty_the_map, &["R07 nobody has a village: any home"]),
    (
        "clan-without-room",
        2,
        fill_the_mats_with_red,
        &[
            "R27 who fits nowhere goes to the temple",
            "R53 no room for another follower",
            "R53 no room for a follower by a skill",
        ],
    ),
    ("demon-before-the-draw", 2, push_before_the_draw, &["R52 a demon before the draw"]),
    ("ambassador-on-gold", 2, by_chance, &["R32 no ambassador on gold", "R21 a lord made on gold"]),
    ("lord-before-the-draw", 3, by_chance, &["R52 a lord before the draw"]),
    ("shared-victory", 3, by_chance, &["R42 a shared victory"]),
    (
        "on-gold",
        3,
        by_chance,
        &["R21 a marker on gold is safe", "the Guild Matron reaches gold with one space"],
    ),
    ("champions-decide", 4, by_chance, &["R42 the champions decide"]),
    (
        "spirits-come-back",
        4,
        take_red_spirits,
        &["R39 a spirit that was paid for it", "R32 no slanderer without a target"],
    ),
    (
        "third-champion",
        2,
        by_chance,
        &[
            "R35 a third champion",
            "R35 a market full too late for the third",
            "R23 a mountaineer on the sixth space",
        ],
    ),
];

/// More actions than a game takes.
const PATIENCE: usize = 3000;

#[test]
#[ignore = "writes the golden games anew"]
fn write_golden_games() {
    let mut writer = Writer::new("four_towers", witnesses, write::<FourTowers, Position>);
    for (name, _) in GAMES {
        if let Some(&(_, players, plan, shows)) = SPECIAL.iter().find(|one| one.0 == name) {
            writer.rare(name, shows, |seed| played(players, seed, plan));
        } else {
            let players = name.split('-').next().and_then(|players| players.parse().ok());
            writer.standard(name, |seed| played(players.expect("a number"), seed, by_chance));
        }
    }
}

fn played(players: u8, seed: &str, plan: Plan) -> Match<FourTowers> {
    let controllers = [PERSON, BOT, BOT, PERSON];
    let controllers = &controllers[..usize::from(players)];
    play(at_the_table(Setup::of(players), seed, controllers), plan, PATIENCE)
}

fn by_chance(_: &State, _: &[Action], _: &mut dyn FnMut(u32) -> u32) -> Option<Action> {
    None
}

/// Returns one of the actions that are best by the value of the table that they lead to.
fn best_by(
    state: &State,
    legal: &[Action],
    chance: &mut dyn FnMut(u32) -> u32,
    value: impl Fn(&PublicState) -> i64,
) -> Option<Action> {
    best::<FourTowers>(state, legal, chance, |after| Some(value(after.table())))
}

fn peasants(table: &PublicState) -> i64 {
    Village::ALL.iter().map(|&village| i64::from(table.land.at(village).total())).sum()
}

/// Plan: all collect mercenaries and remove peasants with them, the hero two at a time with the Free Captain, until
/// no village takes anyone.
fn empty_the_map(
    state: &State,
    legal: &[Action],
    chance: &mut dyn FnMut(u32) -> u32,
) -> Option<Action> {
    let seat = state.table().active();
    let value = |after: &PublicState| {
        let player = after.player(seat);
        let waits = seat == HERO && !player.has(Champion::FreeCaptain);
        let price = Champion::FreeCaptain.price(after.seats());
        let wanted = i64::from(player.followers.total().min(price));
        let others = player.champions().count() - usize::from(player.has(Champion::FreeCaptain));
        let bursting = i64::from(after.land.bursting().len());
        let mercenaries = i64::from(player.mercenaries.len());
        mercenaries * 10 + if waits { wanted * 20 } else { 1000 }
            - others as i64 * 2000
            - peasants(after) * 100
            - bursting * 150
    };
    best_by(state, legal, chance, value)
}

/// Plan: the hero fills all spaces that take red, with a champion that could bring more, and nobody else draws red.
fn fill_the_mats_with_red(
    state: &State,
    legal: &[Action],
    chance: &mut dyn FnMut(u32) -> u32,
) -> Option<Action> {
    let seat = state.table().active();
    let drawn = |after: &PublicState| i64::from(after.turn.drawn.of(Clan::Red));
    if seat != HERO {
        return best_by(state, legal, chance, |after| -drawn(after));
    }
    let value = |after: &PublicState| {
        let player = after.player(HERO);
        let has = |champion| player.has(champion);
        let others = player.champions().count();
        let has = has(Champion::EmeraldRecruiter) || has(Champion::ShepherdOfClans);
        let wanted = if has { 1000 } else { i64::from(player.followers.total()) * 20 };
        let red = i64::from(player.followers.of(Clan::Red).min(FOLLOWERS));
        let merchants = i64::from(player.merchants.total().min(MERCHANTS));
        let mercenaries = i64::from(player.mercenaries.len().min(MERCENARIES));
        // The second space of the row takes no red.
        let mountaineers = if player.mountaineers.len() == 1 { 20 } else { 0 };
        wanted + red * 30 + merchants * 20 + mercenaries * 20 + mountaineers - others as i64 * 500
            + drawn(after).min(2) * 5
    };
    // The champion's skill is kept.
    if legal.contains(&Action::End) {
        return Some(Action::End);
    }
    best_by(state, legal, chance, value)
}

/// Plan: the hero gets the Scarlet Marshal and the Ash Oracle, pushes someone into the City before the draw, and
/// moves up for it.
fn push_before_the_draw(
    state: &State,
    legal: &[Action],
    chance: &mut dyn FnMut(u32) -> u32,
) -> Option<Action> {
    if state.table().active() != HERO {
        return None;
    }
    if let Some(&oracle) = legal.iter().find(|&&action| action == Action::Use(Skill::Oracle)) {
        return Some(oracle);
    }
    let value = |after: &PublicState| {
        let player = after.player(HERO);
        let wanted = [Champion::ScarletMarshal, Champion::AshOracle];
        let have = wanted.iter().filter(|&&champion| player.has(champion)).count();
        let others = player.champions().count() - have;
        let pushed = after.turn.play < Play::Place && after.turn.made_demon;
        have as i64 * 1000 - others as i64 * 2000
            + i64::from(player.followers.total()) * if have < 2 { 20 } else { 0 }
            + i64::from(pushed) * 500
            - i64::from(player.step)
    };
    best_by(state, legal, chance, value)
}

/// Plan: all take red spirits for their champions, and all but the hero pay with red followers.
fn take_red_spirits(
    state: &State,
    legal: &[Action],
    chance: &mut dyn FnMut(u32) -> u32,
) -> Option<Action> {
    let seat = state.table().active();
    let pays = if seat == HERO { Clan::Yellow } else { Clan::Red };
    let value = |after: &PublicState| {
        let player = after.player(seat);
        let spirits = player.champions().map(|hired| i64::from(hired.spirits.of(Clan::Red)));
        let drawn = i64::from(after.turn.drawn.of(pays));
        player.champions().count() as i64 * 200
            + spirits.sum::<i64>() * 50
            + i64::from(player.followers.of(pays)) * 10
            + drawn.min(2) * 5
    };
    best_by(state, legal, chance, value)
}
