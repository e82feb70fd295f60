//! Past moments, and the promises of a game to screens that belong to none.

use super::*;

/// Whatever a seat holds or has chosen, a screen that may not show it shows the same.
#[test]
fn a_look_at_a_moment_tells_nothing_of_hands_that_may_not_be_seen() {
    let mut rng = Seed(5).stream(1);
    let (mut secret, mut open) = (0, 0);
    games(2, |step| {
        let onlooker = TheCouncil::view(&step.before, None);
        let seat = step.seat;
        let other = TheCouncil::determinise(&onlooker, &mut rng);
        let is_secret = TheCouncil::is_private(&step.before);
        for next in [None, Some(step.action)] {
            let [one, two] = [&step.before, &other].map(|state| {
                let decider = Some((seat, TheCouncil::view(state, Some(seat))));
                look(Seen { at: 0, view: onlooker, next, decider, hands: Vec::new() })
            });
            assert_eq!(one, two);
            assert!(one.scene.hand.is_empty() && one.scene.presets.is_empty());
            let marks = one.scene.drafted.iter().map(|tile| tile.mark);
            assert!(marks.clone().all(|mark| mark != Mark::Legal));
        }
        *(if is_secret { &mut secret } else { &mut open }) += 1;
    });
    assert!(secret > 500 && open > 300, "{secret} {open}");
}

#[test]
fn a_look_with_open_hands_shows_what_was_chosen_and_no_alternatives() {
    let table = table("4MS; cards 5ML PMSL, XM");
    let decider = Some((Seat(0), view(&table)));
    let hands = Seat::first(3).map(|seat| (seat, TheCouncil::view(&table.state, Some(seat))));
    let seen = Seen {
        at: 7,
        view: TheCouncil::view(&table.state, None),
        next: Some(action("commit PMSL")),
        decider,
        hands: hands.collect(),
    };
    let look = look(seen);
    assert_eq!((look.at, look.hands.len()), (7, 3));
    assert_eq!(look.hands[0].chosen, cards("PMSL"));
    assert_eq!((look.hands[0].ready, look.hands[0].held.len()), (cards("5ML PMSL"), 1));
    assert!(look.hands[1].chosen.is_empty());
    let marks: Vec<_> = look.scene.drafted.iter().map(|tile| tile.mark).collect();
    assert_eq!(marks[..2], [Mark::Quiet, Mark::Chosen]);
    assert!(look.scene.ready.is_some() && look.scene.drafted[0].effect.is_none());
}

/// What a seat remembers of hands that it passed on, and what it holds beyond the draft, changes nothing on the screen.
#[test]
fn the_screen_shows_what_lies_on_the_table_alone() {
    let mut compared = 0;
    games(1, |step| {
        let view = step.view();
        if matches!(view.table.decision, Decision::Draft(_)) {
            return;
        }
        let draft = Draft::of(step.action);
        assert_eq!(Scene::new(&view.openly(), &draft), Scene::new(&view, &draft));
        compared += 1;
    });
    assert!(compared > 300, "{compared}");
}

#[test]
fn fitting_actions_hold_all_picks_and_a_pick_is_in_some_action_or_gives_a_reason() {
    games(1, |step| {
        let legal = Legal::<TheCouncil>::of(&step.view());
        let draft = Draft::of(step.action);
        assert!(legal.fitting(&draft).any(|action| action == step.action));
        let empty = Draft::from(legal.view());
        assert_eq!(legal.fitting(&empty).count(), legal.actions().len());
        let suits = Suit::ALL.into_iter().map(Pick::More);
        let cards = CardSet::ALL.iter().map(Pick::Card);
        for pick in suits.chain(cards).chain([Pick::Nothing]) {
            let reason = TheCouncil::why_not(&legal, &empty, pick);
            assert_eq!(legal.allow(&empty, pick), reason.is_none(), "{pick:?}");
        }
    });
}

#[test]
fn marks_of_a_pick_come_at_once_and_the_rest_later() {
    let table = table("7ML; chips M2, M4 L3").after("bid M2");
    let view = view(&table);
    let picked = |draft: Draft| Picked::<TheCouncil> {
        draft,
        shown: draft,
        hover: None,
        scene: Scene::new(&view, &draft),
    };
    let before = picked(Draft::from(&view));
    let now = picked(Draft::from(&view).pick(&view, Pick::More(suit('M'))));
    let soon = TheCouncil::choosing_as(&before, &now);
    assert_eq!((&soon.draft, &soon.scene.steppers), (&now.draft, &now.scene.steppers));
    assert_eq!((&soon.scene.bids, &soon.scene.ready), (&before.scene.bids, &None));
    assert!(TheCouncil::closes(&now.scene) && !TheCouncil::closes(&before.scene));
}

#[test]
fn prizes_are_suits_in_which_a_seat_rises_above_the_empire() {
    let mut table = table("4MS; chips M4; ranks =3; empire =3");
    let before = TheCouncil::view(&table.state, None);
    let events = table.play("bid M4");
    let after = TheCouncil::view(&table.state, None);
    assert_eq!(TheCouncil::prizes(&events, &before, &after), [(Seat(0), suit('M'))]);
    assert_eq!(TheCouncil::prizes(&[], &after, &after), []);
    assert_eq!(TheCouncil::points(&after), [8, 0, 0]);
    assert_eq!(TheCouncil::standings(&after)[0], [(Seat(0), 8)]);
    assert_eq!(TheCouncil::round(&after), 3);
}

/// Reasons for an action speak of it and of the table, and so may be given while the hand is hidden.
#[test]
fn reasons_do_not_depend_on_the_hand() {
    let mut told = 0;
    games(1, |step| {
        let view = step.view();
        for action in legal::<TheCouncil>(&view).into_iter().take(4) {
            let motives = TheCouncil::motives(&view, &[action], &[]);
            assert_eq!(TheCouncil::motives(&view.openly(), &[action], &[]), motives);
            assert_eq!(TheCouncil::openly(&motives), motives);
            assert!(motives.iter().all(|motive| TheCouncil::could_be_said(motive, &view)));
            told += usize::from(matches!(action, Action::Draft(_)) && !motives.is_empty());
        }
    });
    assert!(told > 100, "{told}");
}
