//! Every invariant is held: a state that breaks one is found out.

use super::table::Table;
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::clans::{Clans, Pile};
use crate::games::four_towers::rules::components::{Champion, Clan, TrackGems, Village};
use crate::games::four_towers::rules::land::Land;
use crate::games::four_towers::rules::state::{Decision, Play, PublicState};
use crate::games::four_towers::rules::validate::Broken;
use crate::rules::{Game, Seat};

/// Returns what a change breaks.
fn broken(table: &Table, change: impl FnOnce(&mut PublicState)) -> Vec<Broken> {
    let mut state = table.state;
    assert_eq!(FourTowers::validate(&state), vec![]);
    change(&mut state.table);
    FourTowers::validate(&state)
}

/// Returns a table on which much has happened.
fn rich() -> Table {
    let table = Table::new(3).land("D RB, J G, A RY").followers(0, "RRYY").mercenaries(1, "RGB");
    let table = table.merchants(0, "RRY").mountaineers(2, "RY").step(0, 4).step(1, 7).lords("RG");
    table
        .demons("B")
        .champion(0, Champion::ScarletMarshal, "")
        .champion(1, Champion::Kindler, "RB")
        .begin()
}

#[test]
fn seats_and_turns_are_possible() {
    let table = rich();
    assert_eq!(broken(&table, |table| table.seats = 1), [Broken::Players(1)]);
    assert_eq!(broken(&table, |table| table.seats = 5), [Broken::Players(5)]);
    assert_eq!(broken(&table, |table| table.first = Seat(3)), [Broken::First(Seat(3))]);
    let fourth = broken(&table, |table| table.players[3].step = 1);
    assert_eq!(fourth, [Broken::BelongsToNobody(Seat(3))]);
    let turn = broken(&table, |table| table.turn.number = 49);
    assert_eq!(turn, [Broken::TurnNumber { number: 49, turns: 48 }]);
}

#[test]
fn no_peasant_and_no_gem_is_lost_or_doubled() {
    let table = rich();
    let lost = |clan, count| [Broken::Peasants { clan, count }];
    assert_eq!(broken(&table, |table| table.lords.add(Clan::Red)), lost(Clan::Red, 41));
    assert_eq!(broken(&table, |table| drop_one(&mut table.temple)), lost(Clan::Red, 39));
    assert_eq!(
        broken(&table, |table| table.player_mut(Seat(1)).followers = Clans::one(Clan::Blue)),
        lost(Clan::Blue, 41)
    );
    assert_eq!(
        broken(&table, |table| table.land.add(Village::Ulfell, Clan::Green)),
        lost(Clan::Green, 41)
    );
    let supply = broken(&table, |table| {
        drop_one(&mut table.supply);
        table.temple.add(Clan::Red);
    });
    assert_eq!(supply, [Broken::Supply { count: 107, due: 108 }]);
    assert_eq!(
        broken(&table, |table| table.temple_gems += 1),
        [Broken::Gems { count: 35, due: 34 }]
    );
    let won = broken(&table, |table| {
        table.player_mut(Seat(2)).gems = 16;
        table.temple_gems -= 16;
    });
    // Thirteen of the start, and those of the two spaces that were reached.
    assert_eq!(won, [Broken::GemsWon { count: 16, won: 15 }]);
    let gem = broken(&table, |table| {
        table.track_gems = [8, 13, 17, 19].into_iter().collect();
        table.temple_gems -= 1;
    });
    assert_eq!(gem, [Broken::TrackGem { step: 8 }]);
    let passed = broken(&table, |table| {
        table.track_gems = [7, 13, 17, 19].into_iter().collect::<TrackGems>();
        table.temple_gems -= 1;
    });
    assert_eq!(passed, [Broken::GemPassedBy { step: 7, seat: Seat(1) }]);
}

fn drop_one(pile: &mut Pile) {
    assert!(pile.remove(Clan::Red));
}

#[test]
fn what_stands_on_mats_has_its_space() {
    let table = rich();
    let with = |change: fn(&mut PublicState)| {
        let mut state = table.state;
        change(&mut state.table);
        FourTowers::validate(&state)
    };
    let mercenaries = with(|table| {
        table.player_mut(Seat(1)).mercenaries = [Clan::Red; 11].into_iter().collect();
    });
    assert!(mercenaries.contains(&Broken::Mercenaries(Seat(1))));
    assert!(mercenaries.contains(&Broken::NotDoubled(Seat(1))));
    for merchants in ["RRYY", "RRR", "RRYGBB"] {
        let mut state = table.state;
        state.table.player_mut(Seat(0)).merchants = merchants.parse().expect("clans");
        assert!(FourTowers::validate(&state).contains(&Broken::Merchants(Seat(0))), "{merchants}");
    }
    let mountaineers = with(|table| {
        table.player_mut(Seat(2)).mountaineers = [Clan::Yellow].into_iter().collect();
    });
    assert!(mountaineers.contains(&Broken::Mountaineers(Seat(2))));
    let seven = with(|table| {
        let all = [Clan::Red, Clan::Yellow, Clan::Red, Clan::Yellow, Clan::Red, Clan::Green];
        table.player_mut(Seat(2)).mountaineers = all.into_iter().chain([Clan::Red]).collect();
    });
    assert!(seven.contains(&Broken::Mountaineers(Seat(2))));
    let beyond = with(|table| table.player_mut(Seat(1)).step = 20);
    assert!(beyond.contains(&Broken::BeyondTheTrack(Seat(1))));
}

#[test]
fn each_champion_is_in_one_place_with_its_tokens() {
    let table = rich();
    let twice = broken(&table, |table| table.display[0] = Some(Champion::ScarletMarshal));
    assert_eq!(twice, [Broken::ChampionTwice(Champion::ScarletMarshal)]);
    let missing = broken(&table, |table| {
        let champions = &mut table.player_mut(Seat(0)).champions;
        champions.swap(0, 1);
    });
    assert_eq!(missing, [Broken::ChampionMissing { seat: Seat(0), place: 0 }]);
    let empty = broken(&table, |table| table.display[1] = None);
    assert_eq!(empty, [Broken::DisplayNotFilled { slot: 1 }]);
    let gems = broken(&table, |table| {
        table.players[0].champions[0].as_mut().expect("a champion").gems = 4;
        table.temple_gems -= 1;
    });
    assert_eq!(gems, [Broken::Tokens { seat: Seat(0), place: 0 }]);
    let kind = broken(&table, |table| {
        table.players[1].champions[0].as_mut().expect("a champion").gems = 1;
        table.temple_gems -= 1;
    });
    assert_eq!(kind, [Broken::Tokens { seat: Seat(1), place: 0 }]);
    let used = broken(&table, |table| table.turn.used = 1);
    assert_eq!(used, [Broken::UsedWithoutSkill { seat: Seat(0), place: 0 }]);
    assert_eq!(
        broken(&table, |table| {
            table.turn.play = Play::Begin;
            table.turn.used = 0b10;
        }),
        [Broken::UsedWithoutSkill { seat: Seat(0), place: 1 }]
    );
}

#[test]
fn a_turn_is_at_a_point_that_it_can_come_to() {
    let table = rich();
    let drawn = broken(&table, |table| {
        assert!(table.temple.remove(Clan::Red));
        table.turn.drawn = Clans::one(Clan::Red);
    });
    assert_eq!(drawn, [Broken::Drawn { count: 1, due: 0 }]);
    let demotes = broken(&table, |table| table.turn.may_demote = true);
    assert_eq!(demotes, [Broken::DemotesNobody]);
    let spirits = broken(&table, |table| table.turn.owes_spirits = true);
    assert_eq!(spirits, [Broken::SpiritsNotOwed]);
    let bursts = broken(&table, |table| {
        assert!(table.temple.remove(Clan::Red));
        table.land.add(Village::Dalma, Clan::Red);
    });
    assert_eq!(bursts, [Broken::BurstsUndecided(Village::Dalma)]);
    let end = Table::new(2).champion(0, Champion::AzureAmbassador, "").at_the_end().begin();
    let nothing = broken(&end, |table| table.turn.used = 1);
    assert_eq!(nothing, [Broken::NothingToDecide(Decision::End)]);
    let mut expanding = Table::new(2).land("F YG").drawn("YRR").begin();
    expanding.play("place Y F");
    let single = broken(&expanding, |table| {
        table.land.remove(Village::Farra, Clan::Green);
        table.land.add(Village::Farra, Clan::Yellow);
        assert!(table.temple.remove(Clan::Yellow));
        table.temple.add(Clan::Green);
    });
    assert_eq!(single, [Broken::NothingToDecide(Decision::Expand)]);
    let stuck = Table::new(2).land("D GG").drawn("GRR").begin();
    let stuck = broken(&stuck, |table| {
        table.turn.drawn = "RRR".parse().expect("clans");
        assert!(table.supply.remove(Clan::Red));
        table.supply.add(Clan::Green);
    });
    assert_eq!(stuck, [Broken::StuckDraw]);
}

#[test]
fn at_the_end_nothing_is_open() {
    let table = Table::new(2).turn(40).begin();
    assert_eq!(table.decision(), Decision::Over);
    let unfinished = broken(&table, |table| table.turn.made_lord = true);
    assert_eq!(unfinished, [Broken::UnfinishedAtTheEnd]);
    let bursts = broken(&table, |table| {
        assert!(table.temple.remove(Clan::Red) && table.temple.remove(Clan::Red));
        table.land.add(Village::Dalma, Clan::Red);
        table.land.add(Village::Dalma, Clan::Red);
    });
    assert_eq!(bursts, [Broken::BurstsUndecided(Village::Dalma)]);
}

/// More peasants than can be counted come together in no position that is read.
#[test]
fn no_village_gets_more_peasants_than_can_be_counted() {
    let mut table = Table::new(2).land("F YG").turn(36).drawn("YRR").begin();
    table.play("place Y F");
    let many = broken(&table, |table| {
        let mut land = <[Clans; Village::COUNT]>::from(table.land);
        land[Village::Dalma.index()] = Clans::from_numbers([15, 1, 0, 0]);
        table.land = Land::from(land);
    });
    assert!(many.contains(&Broken::TooManyPeasants(Village::Dalma)), "{many:?}");
    let come = broken(&table, |table| {
        let mut land = <[Clans; Village::COUNT]>::from(table.land);
        land[Village::Dalma.index()] = Clans::from_numbers([14, 0, 0, 0]);
        land[Village::Askar.index()] = Clans::from_numbers([0, 14, 0, 0]);
        table.land = Land::from(land);
    });
    assert!(come.contains(&Broken::TooManyToCome(Village::Dalma)), "{come:?}");
}
