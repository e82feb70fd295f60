//! What an action brings is what playing it brings, and nothing hidden changes it.

use super::*;

#[test]
fn a_drafted_card_brings_the_chips_that_it_is_said_to_bring() {
    let (mut shown, mut discarded) = (0, 0);
    games(4, |step| {
        let (Action::Draft(card), view) = (step.action, step.view()) else { return };
        let outcome = Outcome::of(&view, step.action).expect("legal");
        let Brings::Card(taken) = &outcome.brings else { panic!("a card") };
        let drafting = Drafting::of(&view).expect("a draft");
        assert_eq!((drafting.hand, drafting.held), (view.held, view.held.len()));
        assert_eq!(taken.rest, view.held.minus(CardSet::of(card)));
        assert_eq!(taken.passed_to, drafting.to);
        assert_eq!(taken.nearest.len(), taken.chips.len());
        // Play on until all have chosen.
        let (mut state, mut next) = (step.before, Some(step.action));
        let mut told = None;
        while let Some(action) = next {
            TheCouncil::apply(&mut state, action, |event| match event {
                Event::Drafted { seat, chips, .. } if seat == step.seat => told = Some(chips),
                Event::Discarded { seat, .. } if seat == step.seat => {
                    assert_eq!((taken.rest.len(), taken.passed_to), (1, None));
                    discarded += 1;
                }
                _ => {}
            })
            .expect("legal");
            next =
                if told.is_some() { None } else { TheCouncil::choose_legal(&state, |len| len - 1) };
        }
        let (told, before) = (told.expect("chips"), view.table.player(step.seat).chips);
        for &(suit, from, to) in &taken.chips {
            assert_eq!((from, to), (before.of(suit), before.of(suit) + told.of(suit)));
        }
        assert_eq!(
            taken.chips.iter().map(|&(_, from, to)| u16::from(to - from)).sum::<u16>(),
            told.total()
        );
        shown += 1;
    });
    assert!(shown > 500 && discarded > 100, "{shown} {discarded}");
}

/// If nobody bids or reveals anything more, the event brings what the preview said.
#[test]
fn what_is_said_of_an_event_comes_about_if_nobody_else_does_anything() {
    let (mut bids, mut commits, mut crowns) = (0, 0, 0);
    games(8, |step| {
        let view = step.view();
        let seat = step.seat;
        let open = matches!(step.before.table().decision, Decision::Bid(_));
        // Those before have committed nothing that the seat could not know.
        if matches!(step.action, Action::Draft(_))
            || step.before.table().each_seat().any(|seat| !step.before.secret(seat).is_empty())
        {
            return;
        }
        let prospect = Prospect::of(&view, step.action).expect("an event");
        let (mut state, mut next) = (step.before, Some(step.action));
        let (mut events, mut result) = (Vec::new(), None);
        while let Some(action) = next {
            TheCouncil::apply(&mut state, action, |event| events.push(event)).expect("legal");
            result = Resolution::all(step.before.table(), &events).into_iter().next();
            // The first of each list is to pass or to commit nothing.
            next = if result.is_some() { None } else { TheCouncil::choose_legal(&state, |_| 0) };
        }
        let result = result.expect("a result");
        assert_eq!(prospect.total.1, result.total, "{:?}", step.action);
        assert_eq!(prospect.succeeds, result.success);
        let side = if result.success { &prospect.on_success } else { &prospect.on_failure };
        assert_eq!([&prospect.crowned[..], side].concat(), result.steps_of(seat));
        // What success brings goes up, what failure brings down, and what Crowns bring is neither's.
        let rises = |step: &Step| step.to.is_none_or(|to| to > step.from);
        let falls = |step: &Step| step.to.is_none_or(|to| to < step.from);
        assert!(prospect.on_success.iter().chain(&prospect.crowned).all(rises));
        assert!(prospect.on_failure.iter().all(falls));
        crowns += prospect.crowned.len();
        if !result.success {
            let (before, after) = result.traitors(seat);
            assert_eq!(prospect.traitors, after - before);
        }
        *(if open { &mut bids } else { &mut commits }) += 1;
    });
    assert!(bids > 500 && commits > 200 && crowns > 10, "{bids} {commits} {crowns}");
}

/// The preview depends on the view alone, tells whether something comes to light, and who decides next.
#[test]
fn what_a_preview_says_is_so_however_hidden_things_are_dealt() {
    let (mut revealing, mut going_on) = (0, 0);
    let mut rng = Seed(3).stream(1);
    games(2, |step| {
        let view = step.view();
        let outcome = Outcome::of(&view, step.action).expect("legal");
        let reveals = step.events.iter().any(TheCouncil::reveals);
        assert_eq!(outcome.reveals, reveals);
        let same = TheCouncil::decider(&step.after) == Some(step.seat);
        assert_eq!(outcome.goes_on, same && !reveals);
        let other = TheCouncil::determinise(&view, &mut rng);
        let own = TheCouncil::view(&other, view.seat);
        assert_eq!(Outcome::of(&own, step.action).as_ref(), Some(&outcome));
        let scene = Scene::new(&view, &Draft::of(step.action));
        assert_eq!(scene.ready, Some((step.action, outcome.clone())));
        assert_eq!(scene.closes(), !outcome.goes_on);
        let mut hovered = Scene::new(&view, &Draft::from(&view));
        hovered.preview(&view, step.action);
        assert_eq!(
            (&hovered.ready, &hovered.bids, &hovered.hall),
            (&scene.ready, &scene.bids, &scene.hall)
        );
        revealing += usize::from(reveals);
        going_on += usize::from(outcome.goes_on);
    });
    assert!(revealing > 100 && going_on > 10, "{revealing} {going_on}");
}

#[test]
fn a_bid_says_what_would_lead_and_what_stays() {
    let table = table("7ML; chips M3, M4 L2 K1, L1; ranks -, 1 0 0 2").after("bid M2");
    let outcome = Outcome::of(&view(&table), action("bid M1 L1")).expect("legal");
    let Brings::Bid(offer) = outcome.brings else { panic!("a bid") };
    assert_eq!((offer.place, offer.left), ((2, 3), (7, 5)));
    assert_eq!(offer.more_to_lead, [(suit('M'), 2), (suit('L'), 0)]);
    assert_eq!((offer.prospect.total, offer.prospect.rank), ((Some(2), Some(4)), 7));
    let steps: Vec<_> =
        offer.prospect.on_success.iter().map(|step| (step.suit.letter(), step.to)).collect();
    assert_eq!(steps, [('L', Some(3))]);
    assert_eq!((offer.prospect.on_failure, offer.prospect.traitors), (vec![], 0));
}

#[test]
fn cards_instead_are_each_taken_alone() {
    let table = table("7ML; chips M2, M2; cards 3MW AM PMSL, 9MS; ranks 1").after("bid M2, bid M2");
    let view = view(&table);
    let all = instead(&view);
    let codes: Vec<_> = all.iter().map(|(card, _)| *card).collect();
    assert_eq!(codes, ["AM", "3MW", "PMSL"].map(card));
    let (ace, pawn) = (&all[0].1, &all[2].1);
    assert_eq!((ace.total.1, ace.succeeds), (None, true));
    assert_eq!((pawn.total, pawn.succeeds), ((Some(4), Some(6)), false));
    assert_eq!(pawn.on_success.len(), 2, "Moons, and Leaves by the Pawn alone");
    let Some(Outcome { brings: Brings::Cards(commitment), .. }) =
        Outcome::of(&view, action("commit AM 3MW"))
    else {
        panic!("cards")
    };
    assert_eq!(commitment.low, Some(card("AM")));
    assert_eq!(commitment.kept, CardSet::of(card("PMSL")));
}
