//! The table of bids, its meter and verdict, and the bids to fill in.

use super::*;

/// The event of the pictures: The Chance Meeting, opened by the third of four.
fn meeting() -> Table {
    let seats = "7ML; 4 players; opener 2; cards PMSL 3MW AM, 4MS 2WL, PMYK XM, CSLK";
    let chips = "chips M3 S5 W5 L7 Y2 K1, M2 L3, M3 L3, M1 L3";
    let ranks = "ranks 1 0 0 1 2 1, 2 0 1 2, 0 1 2 0 1 1, 0 0 1 1 1; empire 3 3 3 4 2 3";
    table(&format!("{seats}; {chips}; {ranks}")).after("bid M2 L1, bid L2")
}

#[test]
fn an_open_bid_is_in_the_table_with_what_it_would_bring() {
    let view = view(&meeting());
    let draft = Draft::of(action("bid M1"));
    let bids = Bids::open(&view, &draft).expect("an event");
    assert_eq!((bids.total_before, bids.total), (Some(5), Some(6)));
    assert_eq!(bids.stands, Stands::Short(1));
    // The own Pawn adds in both suits, another's in one, and the own Ace is there as well.
    assert_eq!((bids.to_come.bids.as_slice(), bids.to_come.pawns), (&[Seat(1)][..], 3));
    assert!(bids.to_come.ace);
    let turns = bids.rows.iter().map(|row| (row.seat.0, row.turn, row.opens));
    let made = [(2, Turn::Made, true), (3, Turn::Made, false)];
    assert!(turns.eq(made.into_iter().chain([(0, Turn::Now, false), (1, Turn::Later, false)])));
    let own = bids.row(Seat(0)).expect("a row");
    assert_eq!((own.cells[0].standing.chips, own.cells[0].supply), (1, 2));
    assert_eq!(own.cells[0].ready, cards("AM 3MW PMSL"));
    for (seat, leads) in [(2, [Lead::Alone, Lead::Behind]), (3, [Lead::Behind, Lead::Alone])] {
        let row = bids.row(Seat(seat)).expect("a row");
        assert!(row.cells.iter().map(|cell| cell.lead).eq(leads));
    }
    let points = bids.meter.points.iter().map(|point| (point.suit.letter(), point.open));
    assert!(points.eq("MMLLLM".chars().zip([false, false, false, false, false, true])));
    let failure = bids.failure.as_ref().expect("it may fail");
    let Change::Lowest { steps, empire, .. } = &failure.suits[1].change else {
        panic!("a failure")
    };
    assert!(steps.iter().map(|step| (step.seat.0, step.to)).eq([(0, Some(0)), (1, Some(1))]));
    assert_eq!(*empire, (4, Some(3)));
    let Change::Gained { step, .. } = &bids.success.as_ref().expect("a success").suits[0].change
    else {
        panic!("a gain")
    };
    assert_eq!((step.seat, step.to), (Seat(2), Some(1)));
    assert_eq!(bids.holding(), Some(failure));
    // The hall shows what holds now.
    let hall = Scene::new(&view, &draft).hall;
    assert_eq!(hall.column(suit('L')).ghost_beam, Some(3));
    assert_eq!(hall.column(suit('L')).ghosts, [(Seat(0), 0), (Seat(1), 1)]);
    assert_eq!(hall.column(suit('S')).ghost_beam, None);
    assert!(hall.column(suit('M')).asked && !hall.column(suit('S')).asked);
    // Without a pick, nothing is shown as if it were done.
    let idle = Scene::new(&view, &Draft::from(&view));
    assert!(
        idle.hall
            .columns
            .iter()
            .all(|column| column.ghosts.is_empty() && column.ghost_beam.is_none())
    );
}

#[test]
fn once_the_bids_reach_the_rank_failure_is_gone() {
    let view = view(&meeting());
    let bids = Bids::open(&view, &Draft::of(action("bid M2 L2"))).expect("an event");
    assert_eq!((bids.stands, bids.failure.is_none()), (Stands::Reached(2), true));
    assert_eq!(bids.meter.surplus(), 2);
    let zero = table("PMSL; chips M1, M1");
    let bids = Bids::open(&super::view(&zero), &Draft::default()).expect("an event");
    assert_eq!((bids.stands, bids.failure), (Stands::CannotFail, None));
}

#[test]
fn presets_count_the_chips_and_say_what_is_missing() {
    let view = view(&meeting());
    let all: Vec<_> =
        presets(&view).into_iter().map(|one| (one.aim, one.chips, one.offer)).collect();
    let expected = [
        (Aim::Lead(suit('M')), 3, Ok(chips("M3"))),
        (Aim::Lead(suit('L')), 3, Ok(chips("L3"))),
        (Aim::Reach(7), 2, Ok(chips("L2"))),
        (Aim::Pass, 0, Ok(chips(""))),
    ];
    assert_eq!(all, expected);
    let offers = |table: Table| presets(&super::view(&table)).into_iter().map(|one| one.offer);
    let poor = table("9MS; chips M3, M1").after("bid M2");
    let lead = |letter, needed, there| Err(Reason::CantLead { suit: suit(letter), needed, there });
    let reach = Err(Reason::CantReach { needed: 7, there: 1 });
    assert!(offers(poor).eq([lead('M', 3, 1), lead('S', 1, 0), reach, Ok(chips(""))]));
    // Of the bids that reach the rank, one that leads in both suits is taken, though it leaves fewer Moons.
    let rich = table("7ML; chips M2, M5 L9").after("bid M2");
    assert_eq!(offers(rich).nth(2), Some(Ok(chips("M3 L2"))));
    let reached = table("2MK; chips M2, M1").after("bid M2");
    assert_eq!(offers(reached).nth(2), Some(Err(Reason::Reached)));
    // Rank 0 needs nothing.
    let aims = presets(&super::view(&table("XM; chips M1"))).into_iter().map(|one| one.aim);
    assert!(aims.eq([Aim::Lead(suit('M')), Aim::Pass]));
}

/// In random games, the player on turn is told so only of events that fail, and only one seat that it may open next
/// although nobody reveals a card.
#[test]
fn an_event_that_nothing_can_save_fails_and_only_the_next_seat_opens_without_a_card() {
    let (mut is_doomed, mut doomed, mut told, mut opened) = (false, 0, Vec::new(), 0);
    let mut ends_hand = false;
    games(20, |step| {
        let view = step.view();
        // Also before anything is picked, and as one sees it who looks on.
        let onlooker = TheCouncil::view(&step.before, None);
        for (view, draft) in [
            (&view, Draft::of(step.action)),
            (&view, Draft::from(&view)),
            (&onlooker, Draft::default()),
        ] {
            if let Some(bids) = Bids::open(view, &draft) {
                is_doomed |= bids.to_come == ToCome::default() && !bids.stands.succeeds();
            }
        }
        let outcome = Outcome::of(&view, step.action).expect("legal");
        if let Brings::Cards(commitment) = outcome.brings {
            told.push((step.seat, commitment.opens_unless_revealed));
            ends_hand = commitment.last;
        }
        for event in &step.events {
            match *event {
                Event::Resolved { success, .. } if std::mem::take(&mut is_doomed) => {
                    assert!(!success, "{:?}", step.before);
                    doomed += 1;
                }
                Event::HandEnded { .. } if !told.is_empty() => assert!(ends_hand),
                Event::OpenerFound { seat, why } => {
                    assert!(told.is_empty() || !ends_hand);
                    for (who, opens) in told.drain(..).filter(|_| why == Opening::NextSeat) {
                        assert_eq!(opens, who == seat);
                        opened += usize::from(opens);
                    }
                }
                // After the last event of a hand nobody is found.
                Event::EventRevealed { .. } => told.clear(),
                _ => {}
            }
        }
    });
    assert!(doomed > 50 && opened > 20, "{doomed} {opened}");
}

/// In every bid of random games a preset does what it says, with the fewest chips.
#[test]
fn presets_do_what_they_say_with_the_fewest_chips() {
    let (mut leads, mut reached, mut missing) = (0, 0, 0);
    games(6, |step| {
        let view = step.view();
        for preset in presets(&view) {
            let Ok(offer) = preset.offer else {
                missing += 1;
                continue;
            };
            let draft = Draft::from(&view).pick(&view, Pick::Fill(preset.aim));
            let bids = Bids::open(&view, &draft).expect("an event");
            assert_eq!((draft.chips, offer.total()), (Some(offer), preset.chips));
            let lead = |bids: &Bids, wanted| {
                let suit =
                    bids.event.suits().iter().position(|suit| suit == wanted).expect("a suit");
                bids.row(step.seat).expect("a row").cells[suit].lead
            };
            match preset.aim {
                Aim::Lead(suit) => {
                    assert_eq!(lead(&bids, suit), Lead::Alone);
                    let less =
                        Bids::open(&view, &draft.pick(&view, Pick::Less(suit))).expect("an event");
                    assert_ne!(lead(&less, suit), Lead::Alone);
                    leads += 1;
                }
                Aim::Reach(rank) => {
                    assert_eq!(bids.total, Some(rank.into()));
                    assert_eq!(bids.stands, Stands::Reached(0));
                    reached += 1;
                }
                Aim::Pass => assert!(offer.is_none()),
            }
        }
    });
    assert!(leads > 500 && reached > 200 && missing > 200, "{leads} {reached} {missing}");
}

#[test]
fn cards_say_what_they_do_beside_the_others() {
    let mut bids = meeting();
    bids.all("bid M2, bid L2, hold, hold");
    let view = view(&bids);
    let of = |code: &str| effect(&view, CardSet::EMPTY, card(code));
    let (moons, leaves) = (suit('M'), suit('L'));
    assert_eq!(
        of("3MW"),
        Some(Effect::BreaksTies { number: 3, suits: vec![moons], parts: vec![moons] })
    );
    assert_eq!(of("AM"), Some(Effect::NoLimit(moons)));
    assert_eq!(of("PMSL"), Some(Effect::Adds(vec![moons, leaves])));
    // Beside the Ace no tie is left to break.
    let beside = effect(&view, cards("AM 3MW"), card("3MW"));
    assert_eq!(beside, Some(Effect::BreaksTies { number: 3, suits: vec![moons], parts: vec![] }));
    assert_eq!(of("4MS"), None, "another's");
    let mut court = table("9LK; cards CSLK XL; ranks 0 0 0 6");
    let view = super::view(&court);
    let of = |code: &str| effect(&view, CardSet::EMPTY, card(code));
    assert_eq!(of("CSLK"), Some(Effect::Traitor { in_vain: false }));
    assert_eq!(of("XL"), Some(Effect::Rank { suit: leaves, from: 6, to: None }));
    court.play("hold");
}

/// While cards are chosen, the others' rows tell that they have chosen and no more.
#[test]
fn the_table_of_bids_shows_no_secret_choice() {
    let mut table = meeting();
    table.all("bid M2, bid L2, commit PMYK, hold");
    let view = view(&table);
    let bids = Bids::open(&view, &Draft::of(action("commit 3MW"))).expect("an event");
    let choices = bids.rows.iter().map(|row| (row.seat.0, row.choice, row.played));
    let chosen = [2, 3].map(|seat| (seat, Choice::Chosen, CardSet::EMPTY));
    let choosing = [(0, cards("3MW")), (1, CardSet::EMPTY)];
    let choosing = choosing.map(|(seat, played)| (seat, Choice::Choosing, played));
    assert!(choices.eq(chosen.into_iter().chain(choosing)), "{:?}", bids.rows);
    // What has been chosen in secret still counts as unused.
    assert_eq!(bids.rows[0].cells[0].ready, cards("PMYK XM"));
}

#[test]
fn the_bids_of_a_resolved_event_are_those_counted() {
    let mut resolved = 0;
    games(8, |step| {
        for resolution in &Resolution::all(step.before.table(), &step.events) {
            let bids = Bids::resolved(resolution);
            let result = (bids.total, bids.stands.succeeds());
            assert_eq!(result, (resolution.total, resolution.success));
            assert_eq!(count::total(&bids.counts), resolution.total);
            assert_eq!(bids.holding(), Some(resolution));
            if let Some(total) = bids.total {
                assert_eq!(bids.meter.points.len(), usize::from(total));
            }
            assert!(bids.meter.no_limit == bids.total.is_none());
            resolved += 1;
        }
    });
    assert!(resolved > 500, "{resolved}");
}

/// Two results of the same bids look the same until their cards are shown.
#[test]
fn nothing_of_a_result_is_told_before_its_beat() {
    let mut resolved = 0;
    games(8, |step| {
        for resolution in &Resolution::all(step.before.table(), &step.events) {
            let at = |beat| Bids::resolved_to(resolution, beat);
            let begin = at(None);
            assert!(!begin.resolved && begin.rows.iter().all(|row| row.played.is_empty()));
            assert_eq!(begin.total, at(Some(Beat::Cards)).total, "the cards are not counted");
            let counted = at(Some(Beat::Count));
            assert_eq!(counted.total, resolution.total);
            assert_eq!((counted.success, counted.failure), (None, None), "nobody gains yet");
            let end = Bids::resolved(resolution);
            assert_eq!((at(Some(Beat::Ranks)), at(Some(Beat::Empire))), (end.clone(), end));
            resolved += 1;
        }
    });
    assert!(resolved > 500, "{resolved}");
}
