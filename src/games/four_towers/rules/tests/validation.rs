//! Every invariant is held: a state that breaks one is found out.

use super::*;

/// Asserts what a change of a valid table breaks.
fn breaks(table: &Table, change: impl FnOnce(&mut PublicState), broken: &str) {
    let mut state = table.state;
    change(&mut state.table);
    assert_eq!(format!("{:?}", FourTowers::validate(&state)), format!("[{broken}]"));
}

/// Asserts what a change breaks that also makes peasants too many or too few.
fn breaks_besides(table: &Table, change: impl FnOnce(&mut PublicState), broken: &str) {
    let mut state = table.state;
    change(&mut state.table);
    let mut found = FourTowers::validate(&state);
    found.retain(|broken| !matches!(broken, Broken::Peasants { .. }));
    assert_eq!(format!("{found:?}"), format!("[{broken}]"));
}

/// Returns a table on which much has happened.
fn rich() -> Table {
    let land = "3 players; D RB, J G, A RY; lords RG; demons B; steps 4 7";
    let first = "followers RRYY; merchants RRY; champion marshal";
    table(&format!("{land}; {first}; 1 mercenaries RGB; 1 champion kindler RB; 2 mountaineers RY"))
}

fn player(table: &mut PublicState, seat: u8) -> &mut Player {
    table.player_mut(Seat(seat))
}

fn hired(table: &mut PublicState, seat: u8) -> &mut Hired {
    player(table, seat).champions[0].as_mut().expect("a champion")
}

/// Takes red peasants from a pile.
fn take(pile: &mut Pile, number: usize) {
    (0..number).for_each(|_| assert!(pile.remove(Clan::Red)));
}

fn put(table: &mut PublicState, letter: char, there: [u8; 4]) {
    let mut land = <[Clans; Village::COUNT]>::from(table.land);
    land[village(letter).index()] = Clans::from_numbers(there);
    table.land = Land::from(land);
}

#[test]
fn seats_and_turns_are_possible() {
    let table = rich();
    breaks(&table, |table| table.seats = 1, "Players(1)");
    breaks(&table, |table| table.seats = 5, "Players(5)");
    breaks(&table, |table| table.first = Seat(3), "First(Seat(3))");
    breaks(&table, |table| table.players[3].step = 1, "BelongsToNobody(Seat(3))");
    breaks(&table, |table| table.turn.number = 49, "TurnNumber { number: 49, turns: 48 }");
}

#[test]
fn no_peasant_and_no_gem_is_lost_or_doubled() {
    let table = rich();
    breaks(&table, |table| table.lords.add(Clan::Red), "Peasants { clan: Red, count: 41 }");
    breaks(&table, |table| take(&mut table.temple, 1), "Peasants { clan: Red, count: 39 }");
    let follower = |table: &mut _| player(table, 1).followers = clans("B");
    breaks(&table, follower, "Peasants { clan: Blue, count: 41 }");
    let peasant = |table: &mut PublicState| table.land.add(Village::Ulfell, Clan::Green);
    breaks(&table, peasant, "Peasants { clan: Green, count: 41 }");
    let supply = |table: &mut PublicState| {
        take(&mut table.supply, 1);
        table.temple.add(Clan::Red);
    };
    breaks(&table, supply, "Supply { count: 107, due: 108 }");
    breaks(&table, |table| table.temple_gems += 1, "Gems { count: 35, due: 34 }");
    // Thirteen of the start, and those of the two spaces that were reached.
    let won = |table: &mut PublicState| {
        player(table, 2).gems = 16;
        table.temple_gems -= 16;
    };
    breaks(&table, won, "GemsWon { count: 16, won: 15 }");
    let gem_on = |step: u8| {
        move |table: &mut PublicState| {
            table.track_gems = [step, 13, 17, 19].into_iter().collect();
            table.temple_gems -= 1;
        }
    };
    breaks(&table, gem_on(8), "TrackGem { step: 8 }");
    breaks(&table, gem_on(7), "GemPassedBy { step: 7, seat: Seat(1) }");
}

#[test]
fn what_stands_on_mats_has_its_space() {
    let table = rich();
    let eleven = |table: &mut _| player(table, 1).mercenaries = row("RRRRRRRRRRR");
    breaks_besides(&table, eleven, "Mercenaries(Seat(1)), NotDoubled(Seat(1))");
    for merchants in ["RRYY", "RRR", "RRYGBB"] {
        let change = |table: &mut _| player(table, 0).merchants = clans(merchants);
        breaks_besides(&table, change, "Merchants(Seat(0))");
    }
    for letters in ["Y", "RYRYRGR"] {
        let change = |table: &mut _| player(table, 2).mountaineers = row(letters);
        breaks_besides(&table, change, "Mountaineers(Seat(2))");
    }
    let beyond = |table: &mut PublicState| {
        player(table, 1).step = 20;
        table.track_gems = [].into_iter().collect();
        table.temple_gems += 3;
    };
    breaks(&table, beyond, "BeyondTheTrack(Seat(1))");
}

#[test]
fn each_champion_is_in_one_place_with_its_tokens() {
    let table = rich();
    let twice = |table: &mut PublicState| table.display[0] = Some(Champion::ScarletMarshal);
    breaks(&table, twice, "ChampionTwice(ScarletMarshal)");
    let moved = |table: &mut _| player(table, 0).champions.swap(0, 1);
    breaks(&table, moved, "ChampionMissing { seat: Seat(0), place: 0 }");
    breaks(&table, |table| table.display[1] = None, "DisplayNotFilled { slot: 1 }");
    // A fourth gem, and one on a champion of spirits.
    for (seat, gems) in [(0, 4), (1, 1)] {
        let more = |table: &mut PublicState| {
            hired(table, seat).gems = gems;
            table.temple_gems -= 1;
        };
        breaks(&table, more, &format!("Tokens {{ seat: Seat({seat}), place: 0 }}"));
    }
    let used = "UsedWithoutSkill { seat: Seat(0), place: 0 }";
    breaks(&table, |table| table.turn.used = 1, used);
    let other = |table: &mut PublicState| {
        table.turn.play = Play::Begin;
        table.turn.used = 0b10;
    };
    breaks(&table, other, "UsedWithoutSkill { seat: Seat(0), place: 1 }");
}

#[test]
fn a_turn_is_at_a_point_that_it_can_come_to() {
    let rich = rich();
    let drawn = |table: &mut PublicState| {
        take(&mut table.temple, 1);
        table.turn.drawn = clans("R");
    };
    breaks(&rich, drawn, "Drawn { count: 1, due: 0 }");
    breaks(&rich, |table| table.turn.may_demote = true, "DemotesNobody");
    breaks(&rich, |table| table.turn.owes_spirits = true, "SpiritsNotOwed");
    let bursts = |table: &mut PublicState| {
        take(&mut table.temple, 1);
        table.land.add(Village::Dalma, Clan::Red);
    };
    breaks(&rich, bursts, "BurstsUndecided(Dalma)");
    let end = table("champion ambassador; end");
    breaks(&end, |table| table.turn.used = 1, "NothingToDecide(End)");
    let single = |table: &mut PublicState| {
        put(table, 'F', [0, 3, 0, 0]);
        assert!(table.temple.remove(Clan::Yellow));
        table.temple.add(Clan::Green);
    };
    let expanding = table("F YG; drawn YRR").after("place Y F");
    breaks(&expanding, single, "NothingToDecide(Expand)");
    let stuck = |table: &mut PublicState| {
        table.turn.drawn = clans("RRR");
        take(&mut table.supply, 1);
        table.supply.add(Clan::Green);
    };
    breaks(&table("D GG; drawn GRR"), stuck, "StuckDraw");
}

#[test]
fn at_the_end_nothing_is_open() {
    let end = table("turn 40");
    end.shows("asks Over");
    breaks(&end, |table| table.turn.made_lord = true, "UnfinishedAtTheEnd");
    let bursts = |table: &mut PublicState| {
        take(&mut table.temple, 2);
        put(table, 'D', [3, 0, 0, 0]);
    };
    breaks(&end, bursts, "BurstsUndecided(Dalma)");
}

/// More peasants than can be counted come together in no position that is read.
#[test]
fn no_village_gets_more_peasants_than_can_be_counted() {
    let table = table("F YG; turn 36; drawn YRR").after("place Y F");
    let many = "TooManyPeasants(Dalma), TooManyToCome(Dalma)";
    breaks_besides(&table, |table| put(table, 'D', [15, 1, 0, 0]), many);
    let come = |table: &mut PublicState| {
        put(table, 'D', [14, 0, 0, 0]);
        put(table, 'A', [0, 14, 0, 0]);
    };
    breaks_besides(&table, come, "TooManyToCome(Askar), TooManyToCome(Dalma)");
}
