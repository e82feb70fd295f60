//! One test or more for each numbered ruling: the last turn, scores and ties.

use super::*;

/// Returns the points of a seat for a cause if the game ended now.
fn points(table: &Table, seat: u8, cause: Cause) -> u16 {
    score(table.state.table(), Seat(seat)).of(cause)
}

#[test]
fn r33_most_mountaineers_are_strictly_more_than_every_other() {
    for (rows, expected) in [
        ("mountaineers RYR; 1 mountaineers RY; 2 mountaineers R", [12, 4, 2]),
        ("mountaineers RY; 1 mountaineers RY; 2 mountaineers R", [4, 4, 2]),
        ("2 mountaineers R", [0, 0, 4]),
        ("", [0, 0, 0]),
    ] {
        let table = table(&format!("3 players; {rows}"));
        let of = |seat| points(&table, seat, Cause::Trade(Trade::Mountaineer));
        assert_eq!([0, 1, 2].map(of), expected);
    }
}

#[test]
fn r42_ties_are_broken_by_the_track_and_then_by_fewer_points_of_champions() {
    for (parts, points, places) in [
        // Followers, or the track.
        (
            "lords R; followers RRRRRRRRR; 1 followers RRRR; steps 0 5",
            [9, 9],
            &[vec![1], vec![0]][..],
        ),
        // The doubled track counts as it scores.
        ("lords R; followers RRRR; steps 4 4; 1 doubled", [8, 8], &[vec![1], vec![0]][..]),
        // The same track: fewer points of champions win; tokens are not counted among them.
        (
            "lords R; mercenaries RR; champion captain; 1 merchants RY; 1 followers RR",
            [6, 6],
            &[vec![1], vec![0]][..],
        ),
        // Nothing parts them: shared.
        ("lords R; champion recruiter; 1 followers RRR", [3, 3], &[vec![0, 1]]),
        ("3 players; steps 0 2", [0, 2], &[vec![1], vec![0, 2]]),
    ] {
        let table = table(parts);
        assert_eq!(table.totals()[..2], points);
        let ranked = ranking(table.state.table());
        assert!(winners(table.state.table()).iter().eq(ranked[0].iter().copied()));
        let ranked: Vec<_> = ranked
            .iter()
            .map(|place| place.iter().map(|seat| seat.0).collect::<Vec<_>>())
            .collect();
        assert_eq!(ranked, places, "{parts}");
    }
}

#[test]
fn r44_unused_tokens_bring_a_point_each_beside_the_bonus() {
    for (parts, tokens, bonus) in [
        ("demons RRR; steps 3; gems 1; champion kindler RB", 3, 3),
        ("lords RRRR; champion marshal 2", 2, 4),
    ] {
        let table = table(parts);
        let both = [Cause::Tokens, Cause::Champions].map(|cause| points(&table, 0, cause));
        assert_eq!(both, [tokens, bonus]);
    }
}

#[test]
fn r45_trades_count_as_they_stand_at_the_end() {
    let trades = |table: &Table| Trade::ALL.map(|trade| points(table, 0, Cause::Trade(trade)));
    let all = table("D R; mercenaries RGB; merchants RRY; mountaineers RY; 1 mountaineers R");
    assert_eq!(trades(&all), [6, 6, 8]);
    assert_eq!(trades(&all.after("mercenary D R")), [4, 6, 8]);
    assert_eq!(trades(&all.after("mercenary D R, merchant R")), [4, 4, 8]);
    // The majority goes with a mountaineer given up.
    let lost = table("J R; mountaineers RY; 1 mountaineers R").after("mountaineer R J P");
    assert_eq!(trades(&lost), [0, 0, 2]);
}

#[test]
fn r49_the_last_turn_is_played_whole_with_its_end_skills() {
    let mut table = table("supply 0 0 0 0; assign RY; champion ambassador");
    table.play("assign R follower, assign Y follower");
    table.shows("asks End");
    assert_eq!(FourTowers::winners(&table.state), None);
    let events = table.play("ambassador");
    table.shows("asks Over; steps 1 0");
    let scored = events.iter().filter_map(|event| match event {
        Event::Scored { seat, .. } => Some(*seat),
        _ => None,
    });
    assert!(scored.eq([Seat(0), Seat(1)]), "each once, in seating order");
    let ended =
        |event: &Event| matches!(event, Event::GameEnded { winners } if winners.contains(Seat(0)));
    assert!(events.last().is_some_and(ended));
    assert_eq!((FourTowers::decider(&table.state), table.legal().len()), (None, 0));
}

#[test]
fn r51_lords_that_became_demons_count_no_more() {
    let table = table("A RR; lords RR; followers RRR; drawn RRR");
    assert_eq!(points(&table, 0, Cause::Followers), 6);
    assert_eq!(points(&table.after("place R A"), 0, Cause::Followers), 3);
}

#[test]
fn points_are_added_up_by_cause() {
    let town =
        "lords RRRYB; demons GG; followers RRYYG; mercenaries RRRRRRR; merchants RY; turn 20";
    let own = "mountaineers RY; steps 14; champion slanderer RG; gems 2";
    let table = table(&format!("{town}; {own}"));
    let score = score(table.state.table(), Seat(0));
    assert_eq!(Cause::ALL.map(|cause| score.of(cause)), [8, 14, 4, 8, 2, 4, 15, 15]);
    assert_eq!((score.followers, score.total()), ([6, 2, 0, 0], 70));
    assert_eq!(table.totals(), [70, 0]);
}
