//! The skills and bonuses of the sixteen champions, one after the other.

use super::*;

/// Asserts the bonus of seat 0's champion on some tables.
fn bonus(champion: &str, tables: &[(&str, u16)]) {
    for (parts, points) in tables {
        let table = table(&format!("champion {champion}; {parts}"));
        assert_eq!(score(table.state.table(), Seat(0)).of(Cause::Champions), *points, "{parts}");
    }
}

/// Returns the temple with more or fewer spirits of each clan.
fn temple_with(table: &Table, more: [i8; 4]) -> String {
    let numbers = table.state.table().temple.numbers().into_iter().zip(more);
    let numbers = numbers.map(|(number, more)| number.saturating_add_signed(more).to_string());
    format!("temple {}", numbers.collect::<Vec<_>>().join(" "))
}

#[test]
fn c01_the_scarlet_marshal_moves_a_red_peasant_to_a_neighbour_that_may_then_expand() {
    let begin = table("champion marshal; A R, D YG, P RR");
    // Neither into the City nor Outside.
    begin.offers("marshal", "A D, A E, P J, P Q");
    begin.refuses("marshal D A: NotThere { village: Dalma, clan: Red }");
    begin.refuses("marshal A P: NoLine(Askar, Pikan)");
    let full = begin.after("marshal A D");
    full.shows("asks Expand; tokens 2");
    let expanded = full.after("expand D RYG");
    expanded.shows("asks Play");
    assert_eq!(expanded.state.table().turn.play, Play::Begin);
    begin.after("marshal P J").shows("J R, P R");
    bonus("marshal", &[("lords RRRB", 3)]);
}

#[test]
fn c02_the_amber_tactician_swaps_two_neighbours() {
    let mut begin = table("champion tactician; A RY, D RB, P G");
    begin.offers("tactician", "A R D B, A Y D B, A Y D R");
    begin.refuses("tactician A R P G: NoLine(Pikan, Askar)");
    assert_eq!(begin.play("tactician A Y D B").len(), 2);
    begin.shows("A RB, D RY; tokens 2");
    bonus("tactician", &[("lords YYB", 2)]);
}

#[test]
fn c03_the_emerald_recruiter_takes_a_spirit_as_follower() {
    let end = table("champion recruiter; end");
    end.offers("recruiter", "R, Y, G, B");
    let recruited = end.after("recruiter G");
    recruited.shows(&temple_with(&end, [0, 0, -1, 0]));
    recruited.shows("followers G; tokens 2");
    bonus("recruiter", &[("lords GGGGY", 4)]);
}

#[test]
fn c04_the_azure_ambassador_moves_the_marker_up() {
    table("champion ambassador").refuses("ambassador: NotNow(AzureAmbassador)");
    let end = table("champion ambassador; steps 2; end").after("ambassador");
    end.shows("steps 3 0; gems 1; tokens 2");
    bonus("ambassador", &[("lords BY", 1)]);
}

#[test]
fn c05_the_kindler_places_a_spirit_on_a_gorge_village_with_one_peasant() {
    let begin = table("champion kindler RB; A Y, B RG, D R");
    begin.offers("kindler", "A R, A B");
    begin.refuses("kindler B R: NotSingle(Brasa); kindler C R: NotSingle(Cindra)");
    begin.refuses("kindler D R: WrongRing(Dalma); kindler A Y: NoSpirit(Yellow)");
    let kindled = begin.after("kindler A B");
    kindled.shows("A YB; asks Play");
    assert_eq!(kindled.seat(0).champions().next().map(|hired| hired.spirits), Some(clans("R")));
    bonus("kindler RB", &[("demons RRRY", 3), ("demons RRRRRRRRRRR", 4)]);
}

#[test]
fn c06_the_changeling_replaces_a_peasant_in_a_valley_or_on_a_hill() {
    let end = table("champion changeling RB; A Y, D RY, J B, P G; end");
    end.offers("changeling", "D R B, D Y B, D Y R, J B R");
    end.refuses("changeling D R R: SameClan(Red); changeling A Y R: WrongRing(Askar)");
    end.refuses("changeling P G R: WrongRing(Pikan)");
    let changed = end.after("changeling D Y B");
    changed.shows(&temple_with(&end, [0, 1, 0, 0]));
    changed.shows("D RB");
    bonus("changeling RB", &[("demons YYYYYYYYYY", 4)]);
}

#[test]
fn c07_the_slanderer_moves_another_marker_down_for_a_spirit() {
    let begin = table("3 players; champion slanderer RB; steps 5 4 19");
    begin.offers("slanderer", "R 1, B 1");
    begin.refuses("slanderer R 2: CannotFall(Seat(2)); slanderer R 0: CannotFall(Seat(0))");
    begin.refuses("slanderer G 1: NoSpirit(Green)");
    let fallen = begin.after("slanderer R 1");
    fallen.shows(&temple_with(&begin, [1, 0, 0, 0]));
    fallen.shows("steps 5 3 19");
    bonus("slanderer RB", &[("demons GGB", 2), ("demons GGGGGB", 4)]);
}

#[test]
fn c08_the_bone_foreman_puts_a_spirit_into_a_trade() {
    let mut end = table("champion foreman RB; merchants RR; end");
    let uses = "B merchant, B mercenary, B mountaineer, R mercenary, R mountaineer";
    end.offers("foreman", uses);
    end.refuses("foreman R merchant: NoSpace { clan: Red, space: Of(Merchant) }");
    let events = end.play("foreman B mountaineer");
    end.shows("mountaineers B");
    let (seat, clan, trade) = (Seat(0), Clan::Blue, Trade::Mountaineer);
    assert!(events.contains(&Event::Employed { seat, clan, trade, was_follower: false }));
    bonus("foreman RB", &[("demons BBRR", 2), ("demons BBBBBR", 4)]);
}

#[test]
fn c09_with_the_free_captain_a_mercenary_may_remove_a_second_peasant_of_the_village() {
    let begin = table("champion captain; A RY, D BB, P G; mercenaries RR");
    begin.offers("mercenary", "A R, A RY, A Y, D B, D BB, P G");
    begin.refuses("mercenary A RYG: TooMany { most: 2, named: 3 }");
    let mut both = begin;
    assert_eq!(both.play("mercenary A RY").len(), 3);
    // One is given up.
    both.shows("A -; mercenaries R");
    begin.after("mercenary D B").shows("D B");
    bonus("captain", &[("mercenaries RRY", 3), ("mercenaries RRYYG", 4)]);
}

#[test]
fn c10_with_the_guild_matron_a_merchant_moves_the_marker_up_two_spaces_or_to_gold() {
    for (step, reached) in [(0, 2), (17, 19), (18, 19)] {
        let table = table(&format!("champion matron; merchants R; steps {step}"));
        table.after("merchant R").shows(&format!("steps {reached} 0"));
    }
    bonus("matron", &[("merchants RY", 2), ("merchants RRYG", 3)]);
}

#[test]
fn c11_with_the_ridge_warden_a_mountaineer_may_lead_from_a_valley_to_a_hill() {
    let begin = table("champion warden; A B, D R, J RY, P G; mountaineers R");
    begin.offers("mountaineer", "R D J, R D K, R J P, Y J P");
    begin.refuses("mountaineer B A D: WrongRing(Askar); mountaineer R D A: WrongRing(Askar)");
    begin.refuses("mountaineer R J D: WrongRing(Dalma)");
    // It expands.
    assert_eq!(begin.after("mountaineer R D J").legal_after("expand J").len(), 3);
    bonus("warden", &[("mountaineers RYR", 3), ("mountaineers RYRYRG", 6)]);
}

#[test]
fn c12_the_quartermaster_moves_a_follower_into_a_trade() {
    let end = table("champion quartermaster; followers RG; end");
    let uses = "R mercenary, R merchant, R mountaineer, G mercenary, G merchant";
    end.offers("quartermaster", uses);
    end.refuses("quartermaster B merchant: NoFollower(Blue)");
    end.after("quartermaster G merchant").shows("followers R; merchants G");
    let tables = [
        ("mercenaries RRR; merchants RY", 0),
        ("mercenaries RRR; merchants RY; mountaineers R", 2),
        ("mercenaries RRR; merchants RY; mountaineers RYR", 4),
        // Four at most.
        ("mercenaries RRR; merchants RYG; mountaineers RYR", 4),
    ];
    bonus("quartermaster", &tables);
}

#[test]
fn c13_the_tower_chamberlain_takes_a_spirit_after_a_lord() {
    let own = "champion chamberlain; champion ambassador; end";
    table(own).refuses("chamberlain R: NoLordMade");
    let made = table(&format!("{own}; made lord"));
    made.offers("chamberlain", "R, Y, G, B");
    made.after("chamberlain Y").shows("followers Y");
    bonus("chamberlain", &[("lords RRYGB", 2), ("lords RRRRYYYGGB", 4)]);
}

#[test]
fn c14_the_ash_oracle_moves_up_after_a_demon_below_another_marker() {
    let own = "3 players; champion oracle; champion recruiter; made demon; end";
    table(&format!("{own}; steps 1 1")).refuses("oracle: NobodyAbove");
    table(&format!("{own}; steps 1 0 2")).after("oracle").shows("steps 2 0 2");
    bonus("oracle", &[("demons RRYGB", 2), ("demons RRRRYYYGGB", 4)]);
}

#[test]
fn c15_the_star_climber_moves_up_if_it_is_alone_in_last_place() {
    let own = "3 players; champion climber; champion ambassador; end";
    table(&format!("{own}; steps 0 1")).refuses("climber: NotLast");
    table(&format!("{own}; steps 0 1 1")).after("climber").shows("steps 1 1 1");
    bonus("climber", &[("steps 3", 3), ("steps 7", 4)]);
}

#[test]
fn c16_the_shepherd_of_clans_exchanges_a_follower_for_a_spirit_of_another_clan() {
    let end = table("champion shepherd; followers RRB; end");
    end.offers("shepherd", "R Y, R G, R B, B R, B Y, B G");
    end.refuses("shepherd R R: SameClan(Red); shepherd Y R: NoFollower(Yellow)");
    let exchanged = end.after("shepherd R G");
    exchanged.shows(&temple_with(&end, [1, 0, -1, 0]));
    exchanged.shows("followers RGB");
    bonus("shepherd", &[("followers RRYYYGGBB", 8)]);
}

#[test]
fn nobody_uses_what_another_has() {
    table("1 champion marshal").refuses("marshal D A: NotOwned(ScarletMarshal)");
}
