//! Events as they are resolved, beat by beat.

use super::*;

fn seats<const N: usize>(seats: [u8; N]) -> Seats {
    seats.into_iter().map(Seat).collect()
}

fn change(resolution: &Resolution, letter: char) -> &Change {
    let of_suit = |result: &&SuitResult| result.count.suit == suit(letter);
    &resolution.suits.iter().find(of_suit).expect("a suit of the event").change
}

/// The example of the rules: three players, The Mountain.
#[test]
fn the_example_of_the_rules_succeeds_by_a_pawn_and_a_number() {
    let start = table("4MS; chips M1, M1, S1; cards 5ML, -, PMSL");
    let bids = start.after("bid M1, bid M1, bid S1, commit 5ML");
    let (table, resolution) = resolved(bids, "commit PMSL");
    assert_eq!((resolution.event, resolution.total), (card("4MS"), Some(5)));
    assert!(resolution.success);
    assert_eq!(resolution.revealed, [(Seat(0), cards("5ML")), (Seat(2), cards("PMSL"))]);
    let step = Step { seat: Seat(0), suit: suit('M'), from: 0, to: Some(1) };
    let parted = Some(Parted { seat: Seat(0), card: card("5ML"), from: seats([1, 2]) });
    assert_eq!(*change(&resolution, 'M'), Change::Gained { step, parted });
    let step = Step { seat: Seat(2), suit: suit('S'), from: 0, to: Some(1) };
    assert_eq!(*change(&resolution, 'S'), Change::Gained { step, parted: None });
    let Some(Then::NextEvent { opener, why, event }) = resolution.then else { panic!("goes on") };
    assert_eq!((opener, why), (Seat(2), Opening::LowCard(card("PMSL"))));
    assert_eq!(Some(event), table.state.table().event());
}

#[test]
fn a_failure_names_the_lowest_and_who_was_lifted_by_a_number() {
    let cards = "9LK; 4 players; opener 3; cards -, -, 3LY 7SK, CSLK; chips -, K1, -, L1";
    let ranks = "ranks 0 0 0 1, 0 0 0 1; traitors 0, 0, 0, 8; empire 3 3 3 4 2 3";
    let start = table(&format!("{cards}; {ranks}")).after("pass, bid K1, commit CSLK");
    let (_, resolution) = resolved(start, "commit 3LY 7SK");
    assert_eq!((resolution.total, resolution.success), (Some(1), false));
    let step = |seat, letter, from: u8, to| Step { seat: Seat(seat), suit: suit(letter), from, to };
    let lifted = |code| vec![Parted { seat: Seat(2), card: card(code), from: seats([0, 1, 3]) }];
    assert_eq!(
        *change(&resolution, 'L'),
        Change::Lowest {
            steps: vec![step(0, 'L', 1, Some(0)), step(1, 'L', 1, Some(0)), step(3, 'L', 0, None)],
            lifted: lifted("3LY"),
            empire: (4, Some(3)),
        }
    );
    let Change::Lowest { lifted: by_seven, empire, .. } = change(&resolution, 'K') else {
        panic!("a failure")
    };
    let parted = Parted { seat: Seat(2), card: card("7SK"), from: seats([0, 3]) };
    assert_eq!((by_seven, empire), (&vec![parted], &(3, Some(2))));
    assert_eq!(resolution.courts, [(Seat(3), card("CSLK"))]);
    assert_eq!([0, 3].map(|seat| resolution.traitors(Seat(seat))), [(0, 1), (8, 9)]);
    assert_eq!(resolution.steps_of(Seat(0))[0], step(0, 'L', 1, Some(0)));
    // Beat by beat.
    let at = |beat| {
        let table = resolution.after(beat);
        (table.player(Seat(0)).ranks.of(suit('L')), table.empire.of(suit('L')))
    };
    assert_eq!(Beat::ALL.map(at), [(1, 4), (1, 4), (0, 4), (0, 3)]);
    assert_eq!(resolution.level(suit('K')), seats([]));
}

#[test]
fn a_crown_rises_with_the_cards_and_its_rank_may_be_traded() {
    let (_, resolution) = resolved(table("9MS; cards XM"), "commit XM");
    let up = Step { seat: Seat(0), suit: suit('M'), from: 0, to: Some(1) };
    assert_eq!(resolution.crowned, [(card("XM"), up)]);
    let down = Step { from: 1, to: Some(0), ..up };
    assert_eq!(resolution.steps_of(Seat(0))[..2], [up, down]);
    let rank = |beat| resolution.after(beat).player(Seat(0)).ranks.of(suit('M'));
    assert_eq!(Beat::ALL.map(rank), [1, 1, 0, 0]);
}

#[test]
fn what_follows_an_event_is_the_next_one_the_next_hand_or_the_end() {
    let over = |collapsed: Vec<_>, winner| Then::Over { collapsed, winners: seats([winner]) };
    for (parts, then) in [
        ("last; ranks -, =3; empire =3", Then::NextHand { hand: 4, dealer: Seat(1) }),
        ("last; ranks -, 3; empire 2", over(vec![(suit('M'), seats([1]))], 1)),
        ("last hand; traitors 0, 0, 1", over(vec![], 2)),
    ] {
        let last = table(&format!("XM; chips M1; {parts}"));
        assert_eq!(resolved(last, "pass").1.then, Some(then));
    }
}

/// Every resolved event of random games is told once, from the table before it to the one after it.
#[test]
fn resolutions_hold_every_event_and_lead_from_table_to_table() {
    let (mut resolved, mut together) = (0, 0);
    games(25, |step| {
        let all = Resolution::all(step.before.table(), &step.events);
        let count =
            |wanted: fn(&Event) -> bool| step.events.iter().filter(|event| wanted(event)).count();
        assert_eq!(all.len(), count(|event| matches!(event, Event::Resolved { .. })));
        let mut told = *step.before.table();
        let (mut results, mut trades) = (all.iter(), 0);
        for event in &step.events {
            if matches!(event, Event::OpenerFound { .. } | Event::HandEnded { .. }) {
                let result = results.next().expect("a result");
                let end = result.end();
                assert_eq!((end.players(), end.empire), (told.players(), told.empire));
                assert!(told.event() == Some(result.event) && result.then.is_some());
            }
            told.follow(event);
        }
        for result in &all {
            let foreseen = Resolution::foreseen(&result.before, result.end().revealed, None);
            let mut told = result.clone();
            told.then = None;
            assert_eq!(foreseen, Some(told));
            for seat in result.before.each_seat() {
                for step in result.steps_of(seat) {
                    let lost = result.success || step.to.is_some_and(|to| to > step.from);
                    trades += usize::from(!lost && step.to.is_some());
                }
            }
        }
        assert_eq!(trades, count(|event| matches!(event, Event::Traded { .. })));
        resolved += all.len();
        together += usize::from(all.len() > 1);
    });
    assert!(resolved > 2000 && together > 20, "{resolved} {together}");
}
