//! Picks lead to every legal action and to no other, and reasons are true.

use super::*;

fn all_picks() -> impl Iterator<Item = Pick> {
    let of_suit = |suit| [Pick::More(suit), Pick::Less(suit), Pick::Amount(suit, 2)];
    let others = [Pick::Nothing, Pick::Clear, Pick::Fill(Aim::Lead(Suit::Suns))];
    let suits = Suit::ALL.into_iter().flat_map(of_suit);
    Card::ALL.into_iter().map(Pick::Card).chain(suits).chain(others)
}

/// From any draft, a pick without a reason leads to a legal action or to no pick at all; one with a reason leads to
/// none.
#[test]
fn a_pick_is_refused_where_it_leads_to_nothing_legal() {
    let (mut possible, mut refused) = (0, 0);
    games(2, |step| {
        let view = step.view();
        let table = &view.table;
        for draft in [Draft::from(&view), Draft::of(step.action)] {
            for pick in all_picks() {
                let next = draft.pick(&view, pick);
                let is_legal =
                    next.action().is_none_or(|action| check(table, view.held, action).is_ok());
                match why_not(&view, &draft, pick) {
                    None => {
                        assert!(is_legal, "{pick:?} after {draft:?}");
                        possible += 1;
                    }
                    Some(_) => {
                        assert!(
                            !is_legal || next == draft || next.action().is_none(),
                            "{pick:?} after {draft:?}"
                        );
                        refused += 1;
                    }
                }
            }
        }
    });
    assert!(possible > 5000 && refused > 5000, "{possible} {refused}");
}

/// Every line of the list is possible, and together they put together every legal action.
#[test]
fn the_lines_of_the_list_put_together_every_legal_action() {
    let (mut actions, mut longest) = (0, 0);
    games(2, |step| {
        let view = step.view();
        let lines = lines(&view);
        let all = legal::<TheCouncil>(&view);
        longest = longest.max(lines.len());
        for &action in &all {
            let empty = Draft::from(&view);
            let mut draft = empty;
            for line in &lines {
                let wanted = match (action, *line) {
                    (Action::Draft(card), Line::Draft(of)) => card == of,
                    (Action::Bid(chips), Line::Amount(suit, count)) => chips.of(suit) == count,
                    (Action::Bid(chips), Line::Pass) => chips.is_none(),
                    (Action::Commit(cards), Line::Commit(card)) => cards.contains(card),
                    (Action::Commit(cards), Line::Hold) => cards.is_empty(),
                    _ => false,
                };
                if wanted {
                    let pick = line.pick(&draft);
                    assert_eq!(why_not(&view, &draft, pick), None);
                    assert!(has(action, pick) && draft.may_become(action));
                    draft = draft.pick(&view, pick);
                    assert!(line.is_picked(&draft));
                }
            }
            assert_eq!(draft.action(), Some(action));
            assert_eq!(draft, Draft::of(action));
            actions += 1;
        }
        let onlooker = TheCouncil::view(&step.before, None);
        assert_eq!(super::super::moves::lines(&onlooker), []);
    });
    assert!(actions > 2000 && longest < 30, "{actions} {longest}");
}

#[test]
fn a_bid_is_put_together_chip_by_chip_and_none_left_is_no_pass() {
    let table = table("4MS; chips M2 S1, M1");
    let view = view(&table);
    let (moons, suns) = (suit('M'), suit('S'));
    let empty = Draft::from(&view);
    assert_eq!((empty.kind, empty.action()), (Some(Kind::Bid), None));
    let draft = empty
        .pick(&view, Pick::More(moons))
        .pick(&view, Pick::More(suns))
        .pick(&view, Pick::More(moons));
    assert_eq!(draft.action(), Some(action("bid M2 S1")));
    assert_eq!(why_not(&view, &draft, Pick::More(moons)), Some(Reason::NoMoreChips(moons)));
    let waves = Reason::Illegal(Illegal::NotOnEvent(suit('W')));
    assert_eq!(why_not(&view, &draft, Pick::More(suit('W'))), Some(waves));
    let back = draft
        .pick(&view, Pick::Less(moons))
        .pick(&view, Pick::Less(moons))
        .pick(&view, Pick::Less(suns));
    assert_eq!(back, empty, "taking the last chip back is not passing");
    assert_eq!(why_not(&view, &back, Pick::Less(suns)), Some(Reason::NothingOffered(suns)));
    assert_eq!(empty.pick(&view, Pick::Nothing).action(), Some(Action::Bid(Chips::NONE)));
    assert_eq!(why_not(&view, &empty, Pick::Card(card("9MS"))), Some(Reason::NotNow(Kind::Bid)));
    let scene = Scene::new(&view, &draft);
    let stepper = scene.stepper(moons).expect("a stepper");
    assert_eq!((stepper.offered, stepper.there, stepper.more.is_some()), (2, 2, true));
    assert_eq!(scene.steppers.len(), 2);
}

#[test]
fn cards_are_committed_and_taken_back_and_others_say_why_not() {
    let table = table("4MS; cards 5ML 2WL PMSL, XM");
    let view = view(&table);
    let draft = Draft::from(&view)
        .pick(&view, Pick::Card(card("5ML")))
        .pick(&view, Pick::Card(card("PMSL")));
    assert_eq!(draft.action(), Some(action("commit 5ML PMSL")));
    assert_eq!(draft.pick(&view, Pick::Card(card("5ML"))).action(), Some(action("commit PMSL")));
    assert_eq!(draft.pick(&view, Pick::Clear), Draft::from(&view));
    let mill = Reason::Illegal(Illegal::DoesNotFit(card("2WL")));
    assert_eq!(why_not(&view, &draft, Pick::Card(card("2WL"))), Some(mill));
    let scene = Scene::new(&view, &draft);
    let marks: Vec<_> = scene.drafted.iter().map(|tile| tile.mark).collect();
    let (chosen, used) = (Mark::Chosen, Mark::Used);
    assert_eq!(marks, [Mark::Quiet, chosen, chosen, used, used]);
    assert_eq!(scene.drafted[0].reason, Some(mill));
}

#[test]
fn in_the_draft_the_hand_is_marked_and_a_click_chooses() {
    let state = deal(4, 3);
    let view = TheCouncil::view(&state, TheCouncil::decider(&state));
    let scene = Scene::new(&view, &Draft::from(&view));
    assert_eq!((scene.hand.len(), scene.ready.is_some()), (6, false));
    assert!(scene.hand.iter().all(|tile| tile.mark == Mark::Legal));
    let first = view.held.first().expect("a card");
    let second = view.held.nth(1).expect("a card");
    let draft = Draft::from(&view).pick(&view, Pick::Card(first)).pick(&view, Pick::Card(second));
    assert_eq!(draft.card, Some(second));
    let marks: Vec<_> = Scene::new(&view, &draft).hand.iter().map(|tile| tile.mark).collect();
    assert_eq!(marks[..2], [Mark::Legal, Mark::Chosen]);
    // Another waits, sees its own hand and may pick nothing.
    let waiting = TheCouncil::view(&state, Some(view.seat.expect("a seat").next(4)));
    let scene = Scene::new(&waiting, &Draft::from(&waiting));
    assert!(scene.hand.len() == 6 && scene.hand.iter().all(|tile| tile.mark == Mark::Quiet));
    assert_eq!(scene.hand[0].reason, Some(Reason::NotYourTurn));
}

#[test]
fn seats_say_what_they_do() {
    let mut table = table("7ML; 4 players; opener 2; chips M1 L1, -, M1; cards 3MW, AM, XM");
    let doing = |table: &Table| -> Vec<Doing> {
        panels(table.state.table()).into_iter().map(|panel| panel.doing).collect()
    };
    assert_eq!(
        doing(&table),
        [Doing::BidsLater, Doing::BidsLater, Doing::Bidding, Doing::BidsLater]
    );
    table.play("bid M1");
    assert_eq!(
        doing(&table),
        [Doing::Bidding, Doing::BidsLater, Doing::HasBid(1), Doing::HasBid(0)]
    );
    table.all("bid M1 L1, hold");
    assert_eq!(
        doing(&table),
        [Doing::Choosing, Doing::Choosing, Doing::Chosen, Doing::NothingFits]
    );
    let panels = panels(table.state.table());
    assert!(panels[2].opens && panels[0].deals && !panels[0].opens);
    assert_eq!((panels[0].bid, panels[0].chips.of(suit('M'))), (chips("M1 L1"), 0));
    let ready: Vec<_> = panels[2].cards.iter().map(|card| (card.used, card.fits)).collect();
    assert_eq!(ready[..2], [(false, true), (true, false)]);
    assert_eq!(TheCouncil::decider(&table.state), Some(Seat(0)));
}
