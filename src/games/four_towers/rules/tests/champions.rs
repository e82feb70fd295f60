//! The skills and bonuses of the sixteen champions, one after the other.

use super::table::{Table, clans};
use crate::games::four_towers::rules::components::{Champion, Clan, Space, Trade, Village};
use crate::games::four_towers::rules::event::Event;
use crate::games::four_towers::rules::legal::Illegal;
use crate::games::four_towers::rules::scoring::{Cause, score};
use crate::games::four_towers::rules::state::{Decision, Play};
use crate::rules::Seat;

/// A table at which seat 0 has a champion, with three gems or two spirits, red and blue.
fn with(players: u8, champion: Champion) -> Table {
    let spirits = match champion {
        Champion::Kindler | Champion::Changeling | Champion::Slanderer | Champion::BoneForeman => {
            "RB"
        }
        _ => "",
    };
    Table::new(players).champion(0, champion, spirits)
}

/// Returns the bonus of the champion.
fn bonus(table: Table) -> u16 {
    score(table.begin().state.table(), Seat(0)).of(Cause::Champions)
}

fn gems(table: &Table) -> u8 {
    table.seat(0).champions().next().map_or(0, |hired| hired.gems)
}

#[test]
fn c01_the_scarlet_marshal_moves_a_red_peasant_to_a_neighbour_that_may_then_expand() {
    let table = with(2, Champion::ScarletMarshal).land("A R, D YG, P RR").begin();
    let ways = table.legal_after("marshal");
    assert_eq!(ways, ["A D", "A E", "P J", "P Q"], "neither into the City nor Outside");
    let blue = Illegal::NotThere { village: Village::Dalma, clan: Clan::Red };
    assert_eq!(table.refused("marshal D A"), blue);
    assert_eq!(table.refused("marshal A P"), Illegal::NoLine(Village::Askar, Village::Pikan));
    let mut table = table;
    table.play("marshal A D");
    assert_eq!((table.decision(), gems(&table)), (Decision::Expand, 2));
    table.play("expand D RYG");
    assert_eq!((table.decision(), table.state.table().turn.play), (Decision::Play, Play::Begin));
    let mut empty = with(2, Champion::ScarletMarshal).land("P RR").begin();
    empty.play("marshal P J");
    assert_eq!((empty.at('J'), empty.at('P')), ("R".into(), "R".into()));
    assert_eq!(bonus(with(2, Champion::ScarletMarshal).lords("RRRB")), 3);
}

#[test]
fn c02_the_amber_tactician_swaps_two_neighbours() {
    let mut table = with(2, Champion::AmberTactician).land("A RY, D RB, P G").begin();
    let mut swaps = table.legal_after("tactician");
    swaps.sort();
    assert_eq!(swaps, ["A R D B", "A Y D B", "A Y D R"]);
    let no_line = Illegal::NoLine(Village::Pikan, Village::Askar);
    assert_eq!(table.refused("tactician A R P G"), no_line);
    let events = table.play("tactician A Y D B");
    assert_eq!((table.at('A'), table.at('D'), gems(&table)), ("RB".into(), "RY".into(), 2));
    assert_eq!(events.len(), 2);
    assert_eq!(bonus(with(2, Champion::AmberTactician).lords("YYB")), 2);
}

#[test]
fn c03_the_emerald_recruiter_takes_a_spirit_as_follower() {
    let mut table = with(2, Champion::EmeraldRecruiter).at_the_end().begin();
    let before = table.state.table().temple.of(Clan::Green);
    assert_eq!(table.legal_after("recruiter"), ["R", "Y", "G", "B"]);
    table.play("recruiter G");
    assert_eq!(table.state.table().temple.of(Clan::Green), before - 1);
    assert_eq!((table.seat(0).followers, gems(&table)), (clans("G"), 2));
    assert_eq!(bonus(with(2, Champion::EmeraldRecruiter).lords("GGGGY")), 4);
}

#[test]
fn c04_the_azure_ambassador_moves_the_marker_up() {
    let mut table = with(2, Champion::AzureAmbassador).step(0, 2).at_the_end().begin();
    let early = with(2, Champion::AzureAmbassador).begin();
    assert_eq!(early.refused("ambassador"), Illegal::NotNow(Champion::AzureAmbassador));
    table.play("ambassador");
    assert_eq!((table.steps()[0], table.seat(0).gems, gems(&table)), (3, 1, 2));
    assert_eq!(bonus(with(2, Champion::AzureAmbassador).lords("BY")), 1);
}

#[test]
fn c05_the_kindler_places_a_spirit_on_a_gorge_village_with_one_peasant() {
    let mut table = with(2, Champion::Kindler).land("A Y, B RG, D R").begin();
    assert_eq!(table.legal_after("kindler"), ["A R", "A B"]);
    assert_eq!(table.refused("kindler B R"), Illegal::NotSingle(Village::Brasa));
    assert_eq!(table.refused("kindler C R"), Illegal::NotSingle(Village::Cindra));
    assert_eq!(table.refused("kindler D R"), Illegal::WrongRing(Village::Dalma));
    assert_eq!(table.refused("kindler A Y"), Illegal::NoSpirit(Clan::Yellow));
    table.play("kindler A B");
    assert_eq!((table.at('A'), table.decision()), ("YB".into(), Decision::Play));
    assert_eq!(table.seat(0).champions().next().map(|hired| hired.spirits), Some(clans("R")));
    assert_eq!(bonus(with(2, Champion::Kindler).demons("RRRY")), 3);
    assert_eq!(bonus(with(2, Champion::Kindler).demons(&"R".repeat(11))), 4);
}

#[test]
fn c06_the_changeling_replaces_a_peasant_in_a_valley_or_on_a_hill() {
    let table = with(2, Champion::Changeling).land("A Y, D RY, J B, P G").at_the_end();
    let mut table = table.begin();
    let mut changes = table.legal_after("changeling");
    changes.sort();
    assert_eq!(changes, ["D R B", "D Y B", "D Y R", "J B R"]);
    assert_eq!(table.refused("changeling D R R"), Illegal::SameClan(Clan::Red));
    assert_eq!(table.refused("changeling A Y R"), Illegal::WrongRing(Village::Askar));
    assert_eq!(table.refused("changeling P G R"), Illegal::WrongRing(Village::Pikan));
    let before = table.state.table().temple.of(Clan::Yellow);
    table.play("changeling D Y B");
    assert_eq!(
        (table.at('D'), table.state.table().temple.of(Clan::Yellow)),
        ("RB".into(), before + 1)
    );
    assert_eq!(bonus(with(2, Champion::Changeling).demons("YYYYYYYYYY")), 4);
}

#[test]
fn c07_the_slanderer_moves_another_marker_down_for_a_spirit() {
    let table = with(3, Champion::Slanderer).step(0, 5).step(1, 4).step(2, 19);
    let mut table = table.begin();
    assert_eq!(table.legal_after("slanderer"), ["R 1", "B 1"]);
    assert_eq!(table.refused("slanderer R 2"), Illegal::CannotFall(Seat(2)));
    assert_eq!(table.refused("slanderer R 0"), Illegal::CannotFall(Seat(0)));
    assert_eq!(table.refused("slanderer G 1"), Illegal::NoSpirit(Clan::Green));
    let before = table.state.table().temple.of(Clan::Red);
    table.play("slanderer R 1");
    assert_eq!(
        (table.steps(), table.state.table().temple.of(Clan::Red)),
        (vec![5, 3, 19], before + 1)
    );
    assert_eq!(bonus(with(2, Champion::Slanderer).demons("GGB")), 2);
    assert_eq!(bonus(with(2, Champion::Slanderer).demons("GGGGGB")), 4);
}

#[test]
fn c08_the_bone_foreman_puts_a_spirit_into_a_trade() {
    let mut table = with(2, Champion::BoneForeman).merchants(0, "RR").at_the_end().begin();
    let mut uses = table.legal_after("foreman");
    uses.sort();
    let all = ["B merchant", "B mercenary", "B mountaineer", "R mercenary", "R mountaineer"];
    let mut expected = all.to_vec();
    expected.sort_unstable();
    assert_eq!(uses, expected);
    let space = Space::Of(Trade::Merchant);
    assert_eq!(table.refused("foreman R merchant"), Illegal::NoSpace { clan: Clan::Red, space });
    let events = table.play("foreman B mountaineer");
    assert!(table.seat(0).mountaineers.iter().eq([Clan::Blue]));
    let employed = Event::Employed {
        seat: Seat(0),
        clan: Clan::Blue,
        trade: Trade::Mountaineer,
        was_follower: false,
    };
    assert!(events.contains(&employed));
    assert_eq!(bonus(with(2, Champion::BoneForeman).demons("BBRR")), 2);
    assert_eq!(bonus(with(2, Champion::BoneForeman).demons("BBBBBR")), 4);
}

#[test]
fn c09_with_the_free_captain_a_mercenary_may_remove_a_second_peasant_of_the_village() {
    let table = with(2, Champion::FreeCaptain).land("A RY, D BB, P G").mercenaries(0, "RR");
    let mut table = table.begin();
    let mut targets = table.legal_after("mercenary");
    targets.sort();
    assert_eq!(targets, ["A R", "A RY", "A Y", "D B", "D BB", "P G"]);
    assert_eq!(table.refused("mercenary A RYG"), Illegal::TooMany { most: 2, named: 3 });
    let mut other = table;
    let events = table.play("mercenary A RY");
    assert_eq!((table.at('A'), events.len()), (String::new(), 3));
    assert_eq!(table.seat(0).mercenaries.len(), 1, "one is given up");
    other.play("mercenary D B");
    assert_eq!(other.at('D'), "B");
    assert_eq!(bonus(with(2, Champion::FreeCaptain).mercenaries(0, "RRY")), 3);
    assert_eq!(bonus(with(2, Champion::FreeCaptain).mercenaries(0, "RRYYG")), 4);
}

#[test]
fn c10_with_the_guild_matron_a_merchant_moves_the_marker_up_two_spaces_or_to_gold() {
    for (step, reached) in [(0, 2), (17, 19), (18, 19)] {
        let mut table = with(2, Champion::GuildMatron).merchants(0, "R").step(0, step).begin();
        table.play("merchant R");
        assert_eq!(table.steps()[0], reached);
    }
    assert_eq!(bonus(with(2, Champion::GuildMatron).merchants(0, "RY")), 2);
    assert_eq!(bonus(with(2, Champion::GuildMatron).merchants(0, "RRYG")), 3);
}

#[test]
fn c11_with_the_ridge_warden_a_mountaineer_may_lead_from_a_valley_to_a_hill() {
    let table = with(2, Champion::RidgeWarden).land("A B, D R, J RY, P G").mountaineers(0, "R");
    let mut table = table.begin();
    assert_eq!(table.legal_after("mountaineer"), ["R D J", "R D K", "R J P", "Y J P"]);
    assert_eq!(table.refused("mountaineer B A D"), Illegal::WrongRing(Village::Askar));
    assert_eq!(table.refused("mountaineer R D A"), Illegal::WrongRing(Village::Askar));
    assert_eq!(table.refused("mountaineer R J D"), Illegal::WrongRing(Village::Dalma));
    table.play("mountaineer R D J");
    assert_eq!(table.legal_after("expand J").len(), 3, "it expands");
    assert_eq!(bonus(with(2, Champion::RidgeWarden).mountaineers(0, "RYR")), 3);
    assert_eq!(bonus(with(2, Champion::RidgeWarden).mountaineers(0, "RYRYRG")), 6);
}

#[test]
fn c12_the_quartermaster_moves_a_follower_into_a_trade() {
    let table = with(2, Champion::Quartermaster).followers(0, "RG").at_the_end();
    let mut table = table.begin();
    let uses = table.legal_after("quartermaster");
    let all = ["R mercenary", "R merchant", "R mountaineer", "G mercenary", "G merchant"];
    assert_eq!(uses, all);
    assert_eq!(table.refused("quartermaster B merchant"), Illegal::NoFollower(Clan::Blue));
    table.play("quartermaster G merchant");
    assert_eq!((table.seat(0).followers, table.seat(0).merchants), (clans("R"), clans("G")));
    let sets = with(2, Champion::Quartermaster).mercenaries(0, "RRR").merchants(0, "RY");
    assert_eq!((bonus(sets), bonus(sets.mountaineers(0, "R"))), (0, 2));
    let two = sets.mountaineers(0, "RYR");
    assert_eq!((bonus(two), bonus(two.merchants(0, "RYG"))), (4, 4), "four at most");
}

#[test]
fn c13_the_tower_chamberlain_takes_a_spirit_after_a_lord() {
    let table = with(2, Champion::TowerChamberlain).champion(0, Champion::AzureAmbassador, "");
    let none = table.at_the_end().begin();
    assert_eq!(none.refused("chamberlain R"), Illegal::NoLordMade);
    let mut table = table.made_lord().at_the_end().begin();
    assert_eq!(table.legal_after("chamberlain"), ["R", "Y", "G", "B"]);
    table.play("chamberlain Y");
    assert_eq!(table.seat(0).followers, clans("Y"));
    assert_eq!(bonus(with(2, Champion::TowerChamberlain).lords("RRYGB")), 2);
    assert_eq!(bonus(with(2, Champion::TowerChamberlain).lords("RRRRYYYGGB")), 4);
}

#[test]
fn c14_the_ash_oracle_moves_up_after_a_demon_below_another_marker() {
    let table = with(3, Champion::AshOracle).champion(0, Champion::EmeraldRecruiter, "").step(0, 1);
    let first = table.made_demon().step(1, 1).at_the_end().begin();
    assert_eq!(first.refused("oracle"), Illegal::NobodyAbove);
    let mut table = table.made_demon().step(2, 2).at_the_end().begin();
    table.play("oracle");
    assert_eq!(table.steps(), [2, 0, 2]);
    assert_eq!(bonus(with(2, Champion::AshOracle).demons("RRYGB")), 2);
    assert_eq!(bonus(with(2, Champion::AshOracle).demons("RRRRYYYGGB")), 4);
}

#[test]
fn c15_the_star_climber_moves_up_if_it_is_alone_in_last_place() {
    let table =
        with(3, Champion::StarClimber).champion(0, Champion::AzureAmbassador, "").step(1, 1);
    let level = table.at_the_end().begin();
    assert_eq!(level.refused("climber"), Illegal::NotLast);
    let mut last = table.step(2, 1).at_the_end().begin();
    last.play("climber");
    assert_eq!(last.steps(), [1, 1, 1]);
    assert_eq!(bonus(with(2, Champion::StarClimber).step(0, 3)), 3);
    assert_eq!(bonus(with(2, Champion::StarClimber).step(0, 7)), 4);
}

#[test]
fn c16_the_shepherd_of_clans_exchanges_a_follower_for_a_spirit_of_another_clan() {
    let mut table = with(2, Champion::ShepherdOfClans).followers(0, "RRB").at_the_end().begin();
    assert_eq!(table.legal_after("shepherd"), ["R Y", "R G", "R B", "B R", "B Y", "B G"]);
    assert_eq!(table.refused("shepherd R R"), Illegal::SameClan(Clan::Red));
    assert_eq!(table.refused("shepherd Y R"), Illegal::NoFollower(Clan::Yellow));
    let before = table.state.table().temple.numbers();
    table.play("shepherd R G");
    assert_eq!(table.seat(0).followers, clans("RGB"));
    let after = table.state.table().temple.numbers();
    assert_eq!(after, [before[0] + 1, before[1], before[2] - 1, before[3]]);
    let sets = with(2, Champion::ShepherdOfClans).followers(0, "RRYYYGGBB");
    assert_eq!(bonus(sets), 8);
}

#[test]
fn nobody_uses_what_another_has() {
    let table = Table::new(2).champion(1, Champion::ScarletMarshal, "").begin();
    let refused = Illegal::NotOwned(Champion::ScarletMarshal);
    assert_eq!(table.refused("marshal D A"), refused);
}
