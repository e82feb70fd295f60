//! Every action by keys alone, and the meaning of keys at each decision.

use super::*;

const PLAIN: Shows = Shows { hints: 0, result: false };

const fn press(key: &str) -> Press<'_> {
    Press { key, ..Press::NONE }
}

const fn shifted(key: &str) -> Press<'_> {
    Press { key, shift: true, ..Press::NONE }
}

/// Returns the draft after a key, which must pick something possible.
fn after(view: &View, draft: &Draft, stroke: Press<'_>) -> Draft {
    match read(view, draft, PLAIN, stroke) {
        Some(Command::Pick(pick)) => {
            assert_eq!(why_not(view, draft, pick), None, "{stroke:?} after {draft:?}");
            draft.pick(view, pick)
        }
        other => panic!("{stroke:?} is {other:?} after {draft:?}"),
    }
}

fn typed(view: &View, draft: Draft, keys: &str) -> Draft {
    keys.chars().fold(draft, |draft, key| after(view, &draft, press(&key.to_string())))
}

/// Puts the action together by the documented keys.
fn by_keys(view: &View, action: Action) -> Draft {
    let seat = view.seat.expect("a seat");
    let keys: String = match action {
        Action::Draft(card) => (view.held.before(card) + 1).to_string(),
        Action::Bid(chips) if chips.is_none() => "0".to_owned(),
        Action::Bid(chips) => {
            let of_suit = |suit: Suit| suit.letter().to_string().repeat(chips.of(suit).into());
            Suit::ALL.into_iter().map(of_suit).collect::<String>().to_lowercase()
        }
        Action::Commit(cards) if cards.is_empty() => "0".to_owned(),
        Action::Commit(cards) => {
            let ready = view.table.ready(seat);
            cards.iter().map(|card| (ready.before(card) + 1).to_string()).collect()
        }
    };
    typed(view, Draft::from(view), &keys)
}

#[test]
fn every_legal_action_is_put_together_by_keys_and_confirmed_by_enter() {
    let mut actions = 0;
    games(2, |step| {
        let view = step.view();
        for action in legal::<TheCouncil>(&view) {
            let draft = by_keys(&view, action);
            assert_eq!(draft.action(), Some(action));
            assert_eq!(
                read(&view, &draft, PLAIN, press("Enter")),
                Some(Command::House(HouseKey::Confirm))
            );
            actions += 1;
        }
        assert_eq!(read(&view, &Draft::from(&view), PLAIN, press("Enter")), None);
    });
    assert!(actions > 5000, "{actions}");
}

#[test]
fn digits_fill_in_bids_and_shift_takes_chips_back() {
    let rich = table("7ML; chips M2, M4 L3").after("bid M2");
    let view = view(&rich);
    let empty = Draft::from(&view);
    let filled: Vec<_> = (1..=3).map(|key| typed(&view, empty, &key.to_string()).chips).collect();
    assert_eq!(filled, [Some(chips("M3")), Some(chips("L1")), Some(chips("M3 L2"))]);
    assert_eq!(read(&view, &empty, PLAIN, press("4")), None, "0 passes");
    let draft = typed(&view, empty, "mml");
    assert_eq!(after(&view, &draft, shifted("M")).chips, Some(chips("M1 L1")));
    assert_eq!(read(&view, &draft, PLAIN, press("Escape")), Some(Command::Pick(Pick::Clear)));
    // A bid out of reach keeps its digit, to say why.
    let poor = table("7ML; chips M2, M1").after("bid M2");
    let view = super::view(&poor);
    let Some(Command::Pick(pick)) = read(&view, &Draft::from(&view), PLAIN, press("1")) else {
        panic!("a pick")
    };
    assert_eq!(pick, Pick::Fill(Aim::Lead(suit('M'))));
    let reason = Reason::CantLead { suit: suit('M'), needed: 3, there: 1 };
    assert_eq!(why_not(&view, &Draft::from(&view), pick), Some(reason));
}

#[test]
fn keys_that_mean_nothing_now_are_left_alone() {
    let state = deal(3, 1);
    let view = TheCouncil::view(&state, TheCouncil::decider(&state));
    let draft = Draft::from(&view);
    for key in ["0", "7", "m", "Backspace", "Tab", "x", "F5", "ü"] {
        assert_eq!(read(&view, &draft, PLAIN, press(key)), None, "{key}");
    }
    for key in ["a", "1", "r", "t", "f", "Enter", "/", "0", "m"] {
        let press = Press { key, control: true, ..Press::NONE };
        assert_eq!(read(&view, &draft, PLAIN, press), None, "{key}");
    }
    let onlooker = TheCouncil::view(&state, None);
    assert_eq!(read(&onlooker, &Draft::from(&onlooker), PLAIN, press("1")), None);
    let read = |press| read(&view, &draft, PLAIN, press);
    assert_eq!(read(Press { control: true, ..press("y") }), Some(Command::House(HouseKey::Redo)));
    assert_eq!(read(Press { control: true, ..press("z") }), Some(Command::House(HouseKey::Undo)));
    assert_eq!(read(press("/")), Some(Command::House(HouseKey::ListMoves)));
    assert_eq!(read(shifted("?")), Some(Command::House(HouseKey::ShowKeys)));
    assert_eq!(read(press("t")), Some(Command::House(HouseKey::Theme)));
    assert_eq!(
        read(press("ArrowLeft")),
        Some(Command::House(HouseKey::Travel(Travel::To(Direction::Left))))
    );
}

#[test]
fn after_a_result_enter_goes_on_and_a_hint_takes_its_digits_and_enter() {
    let table = table("4MS; cards 5ML PMSL");
    let view = view(&table);
    let draft = Draft::from(&view).pick(&view, Pick::Card(card("5ML")));
    let result = Shows { hints: 0, result: true };
    assert_eq!(read(&view, &draft, result, press("Enter")), Some(Command::GoOn));
    assert_eq!(read(&view, &draft, result, press("Backspace")), Some(Command::ShowAgain));
    let hint = Shows { hints: 1, result: false };
    assert_eq!(
        read(&view, &draft, hint, press("1")),
        Some(Command::House(HouseKey::HintOption(0)))
    );
    assert_eq!(
        read(&view, &draft, hint, press("Enter")),
        Some(Command::House(HouseKey::HintOption(0)))
    );
    let second = Some(Command::Pick(Pick::Card(card("PMSL"))));
    assert_eq!(read(&view, &draft, hint, press("2")), second);
}
