//! The end of the game: the last round, and every cause of VP.

use super::*;

/// Arranges that the seat is about to place its tenth merchant, in Naris.
fn before_the_last_merchant(players: u8, seat: u8) -> Position {
    arranged(&format!("{players} players; turn {seat}; {seat} merchants {NINE}; {seat} ready M04"))
}

#[test]
fn everybody_else_has_exactly_one_more_turn_in_order_and_no_card_follows() {
    for players in 2..=4 {
        for last in 0..players {
            let mut position = before_the_last_merchant(players, last);
            position.play("place M04 N");
            let mut seats = Vec::new();
            let mut events = position.play("end");
            while let Some(seat) = CouncilOf4::decider(&position.state) {
                seats.push(seat.0);
                let card = Event::CardDrawn { seat, card: position.state.hand(seat).iter().next() };
                assert_eq!(events.last(), Some(&card), "each of these turns begins with a card");
                let elect = position.listed_with("elect").remove(0);
                position.play(&elect);
                events = position.play("end");
            }
            let others: Vec<u8> = (1..players).map(|step| (last + step) % players).collect();
            assert_eq!(seats, others, "{players} players, seat {last}");
            let ended = Event::TurnEnded { seat: Seat((last + players - 1) % players) };
            assert_eq!(events, [ended, Event::GameEnded]);
            assert_eq!(position.listed(), Vec::<String>::new());
            position.refuses("elect W hills: GameOver; end: GameOver");
            assert!(CouncilOf4::winners(&position.state).is_some());
        }
    }
}

#[test]
fn the_last_round_waits_for_the_end_of_the_turn() {
    let mut position = before_the_last_merchant(3, 1).with("1 servants 3");
    position.play_all("extra, place M04 N");
    assert_eq!(position.table().last_round, Some(LastRound { by: Seat(1), turns_left: 2 }));
    position.play_all("elect W hills");
    assert_eq!(CouncilOf4::decider(&position.state), Some(Seat(1)));
}

#[test]
fn only_the_seat_whose_turn_it_is_decides_and_nobody_once_the_game_is_over() {
    let decides = |position: Position| {
        let seats = [Some(Seat(0)), Some(Seat(1)), None];
        seats.map(|seat| CouncilOf4::view(&position.state, seat).decides())
    };
    let last = before_the_last_merchant(2, 0);
    assert_eq!(decides(last), [true, false, false]);
    let turn = last.after("place M04 N, end");
    assert_eq!(decides(turn), [false, true, false]);
    assert_eq!(decides(turn.after("elect W hills, end")), [false; 3]);
}

#[test]
fn every_cause_of_vp_is_counted_once() {
    let mut position = arranged(
        "merchants ABCDEGKLF; ready M04; claim coast; claim silver; 1 merchants AM; 1 claim iron; \
         1 ready C03 H03; 1 nobility 1; 2 nobility 3; 2 servants 7; 2 hand WKO",
    );
    position.state.table.players[0].vp.permits = 4;
    position.state.table.players[0].vp.tokens = 6;
    position.state.table.players[1].vp.nobility = 2;
    position.play("place M04 N");
    let scores = scores(position.table(), position.state.hand_sizes());
    let expected = Score {
        permits: 4,
        tokens: 6,
        last_merchant: 3,
        colour_tiles: 12,
        region_tiles: 5,
        queens_rewards: 25 + 18,
        nobility_rank: 2,
        tie_break: 2, // one servant of the start, one from the token of Kultos
        ..Score::default()
    };
    assert_eq!(scores[0], expected);
    assert_eq!(scores[0].total(), 75);
    let second = Score {
        nobility_spaces: 2,
        colour_tiles: 5,
        queens_rewards: 12,
        nobility_rank: 2,
        most_permits: 3,
        tie_break: 2,
        ..Score::default()
    };
    assert_eq!(scores[1], second);
    let third = Score { nobility_rank: 5, tie_break: 10, ..Score::default() };
    assert_eq!(scores[2], third);
    assert_eq!(scores[1].total(), 24);
    assert_eq!(ranking(&scores), [[Seat(0)], [Seat(1)], [Seat(2)]]);
}
