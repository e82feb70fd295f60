//! Every action by keys alone, and the meaning of keys at each step.

use curia::games::council_of_4::rules::action::{Action, Kind};
use curia::games::council_of_4::rules::board::{City, Region};
use curia::games::council_of_4::rules::cards::Cards;
use curia::games::council_of_4::rules::components::{Colour, Council, Politics};
use curia::games::council_of_4::rules::state::Decision;
use curia::games::council_of_4::rules::view::View;
use curia::games::council_of_4::scene::keys::Command;
use curia::games::council_of_4::scene::{Draft, Legal, Pick, keys};
use curia::scene::keys::{
    HouseKey, ListTask, Press, ReplayKey, read_at_table, read_in_list, read_in_replay,
};
use curia::scene::replay::{Step, Unit};
use curia::scene::travel::{Direction, Travel};

use super::{Sample, beginning, samples, some_samples, why_not_pick, with_own};

const fn press(key: &str) -> Press<'_> {
    Press { key, ..Press::NONE }
}

const fn shifted(key: &str) -> Press<'_> {
    Press { key, shift: true, ..Press::NONE }
}

const fn controlled(key: &str, shift: bool) -> Press<'_> {
    Press { key, shift, control: true, ..Press::NONE }
}

/// Returns the command of a key press, using only the view.
fn read(view: &View, draft: &Draft, hints: usize, press: Press<'_>) -> Option<Command> {
    keys::read(&Legal::of(view), draft, hints, press)
}

/// Returns the draft after a key, which must pick something possible.
fn after(view: &View, draft: &Draft, stroke: Press<'_>) -> Draft {
    match read(view, draft, 0, stroke) {
        Some(Command::Pick(pick)) => {
            assert_eq!(why_not_pick(view, draft, pick), None, "{stroke:?} after {draft:?}");
            draft.pick(&Legal::of(view), pick)
        }
        other => panic!("{stroke:?} is {other:?} after {draft:?}"),
    }
}

fn typed(view: &View, draft: Draft, keys: &str) -> Draft {
    keys.chars().fold(draft, |draft, key| after(view, &draft, press(&key.to_string())))
}

/// Changes the payment to this one, by letters and shift.
fn paying(view: &View, draft: Draft, payment: Cards) -> Draft {
    let drop = draft.cards.minus(payment);
    let dropped = drop
        .iter()
        .fold(draft, |draft, card| after(view, &draft, shifted(&card.letter().to_string())));
    let add: String = payment.minus(dropped.cards).iter().map(Politics::letter).collect();
    typed(view, dropped, &add.to_lowercase())
}

fn digit<T: PartialEq>(all: impl IntoIterator<Item = T>, wanted: &T) -> Option<String> {
    all.into_iter().position(|one| one == *wanted).map(|at| (at + 1).to_string())
}

/// Puts the action together by the documented keys; `None` if a permit comes after the ninth.
fn by_keys(view: &View, action: Action) -> Option<Draft> {
    let table = &view.table;
    let new = Draft::from(view);
    let council = |of: Council| digit(Council::ALL, &of).unwrap_or_default();
    let region = |of: Region| digit(Region::ALL, &of).unwrap_or_default();
    let own = table.player(table.turn.seat);
    Some(match action {
        Action::Elect { colour, council: to } => {
            typed(view, new, &format!("1{}{}", colour.letter(), council(to)))
        }
        Action::SendServant { colour, council: to } => {
            typed(view, new, &format!("7{}{}", council(to), colour.letter()))
        }
        Action::Acquire { region: of, slot, payment } => {
            let keys = format!("2{}{}", region(of), slot.index() + 1);
            paying(view, typed(view, new, &keys), payment)
        }
        Action::Place { permit, city } => {
            let draft = typed(view, new, "3");
            let draft = match draft.permit {
                Some(_) => draft,
                None => {
                    let number = digit(own.ready.iter(), &permit).filter(|n| n.len() == 1)?;
                    typed(view, draft, &number)
                }
            };
            typed(view, draft, &city.letter().to_string())
        }
        Action::PlaceWithQueen { city, payment } => {
            let draft = typed(view, new, &format!("4{}", city.letter()));
            paying(view, draft, payment)
        }
        Action::EngageServant => typed(view, new, "5"),
        Action::ChangePermits { region: of } => typed(view, new, &format!("6{}", region(of))),
        Action::AdditionalMain => typed(view, new, "8"),
        Action::ChooseToken { city } => typed(view, new, &city.letter().to_string()),
        Action::ChooseTokens { first, second } => {
            typed(view, new, &format!("{}{}", second.letter(), first.letter()))
        }
        Action::TakePermit { region, slot } => {
            let number = digit(table.face_up().map(|(r, s, _)| (r, s)), &(region, slot))?;
            typed(view, new, &number)
        }
        Action::DeclinePermit => typed(view, new, "0"),
        Action::RepeatPermit { permit } => {
            let lying = own.ready.iter().chain(own.used.iter());
            let number = digit(lying, &permit).filter(|number| number.len() == 1)?;
            typed(view, new, &number)
        }
        Action::EndTurn => return None,
    })
}

#[test]
fn every_legal_action_is_put_together_by_keys_and_confirmed_by_enter() {
    let mut kinds = Vec::new();
    for Sample { view, legal, .. } in some_samples() {
        for &action in legal {
            let Some(draft) = by_keys(view, action) else { continue };
            assert_eq!(draft.action(view), Some(action));
            assert_eq!(
                read(view, &draft, 0, press("Enter")),
                Some(Command::House(HouseKey::Confirm))
            );
            kinds.push(std::mem::discriminant(&action));
        }
    }
    kinds.sort_by_key(|kind| format!("{kind:?}"));
    kinds.dedup();
    assert_eq!(kinds.len(), 13, "every action but the end of the turn");
}

#[test]
fn enter_confirms_nothing_that_is_not_whole() {
    let view = beginning();
    assert_eq!(read(&view, &Draft::from(&view), 0, press("Enter")), None);
    let draft = typed(&view, Draft::from(&view), "1");
    assert_eq!(read(&view, &draft, 0, press("Enter")), None);
}

#[test]
fn a_city_letter_opens_placing_where_nothing_is_open() {
    let mut opened = 0;
    for Sample { view, legal, .. } in samples() {
        for &action in legal {
            if let Action::Place { city, .. } = action {
                let draft = typed(view, Draft::from(view), &city.letter().to_string());
                assert_eq!((draft.kind, draft.city), (Some(Kind::Place), Some(city)));
                opened += 1;
            }
        }
    }
    assert!(opened > 50, "{opened}");
}

#[test]
fn with_the_queen_letters_are_cities_until_one_is_chosen_and_then_cards() {
    let view = beginning();
    let open = Draft { kind: Some(Kind::PlaceWithQueen), ..Draft::default() };
    let paid =
        Draft { cards: Cards::EMPTY.with(Politics::Colour(Colour::White), 1), ..open.clone() };
    let placed = Draft { city: Some(City::A), ..paid.clone() };
    for card in Politics::ALL {
        let letter = card.letter().to_string();
        let meant = |draft: &Draft| read(&view, draft, 0, press(&letter));
        let add = Some(Command::Pick(Pick::AddCard(card)));
        let city = City::from_letter(card.letter()).map(|city| Command::Pick(Pick::City(city)));
        assert_eq!(meant(&paid), city.or(add), "{letter} before a city");
        assert_eq!(meant(&placed), add, "{letter} after a city");
        assert_eq!(meant(&open), add, "{letter} while no card is picked");
    }
    let white = shifted("W");
    let drop = Pick::DropCard(Politics::Colour(Colour::White));
    assert_eq!(read(&view, &paid, 0, white), Some(Command::Pick(drop)));
    assert_eq!(read(&view, &open, 0, white), None, "a card that is not there");
}

#[test]
fn letters_are_colours_while_electing_and_cards_while_acquiring() {
    let view = beginning();
    let of_kind = |kind| Draft { kind: Some(kind), ..Draft::default() };
    for colour in Colour::ALL {
        let letter = colour.letter().to_string();
        let elect = read(&view, &of_kind(Kind::Elect), 0, press(&letter));
        assert_eq!(elect, Some(Command::Pick(Pick::Colour(colour))));
        let acquire = read(&view, &of_kind(Kind::Acquire), 0, press(&letter));
        assert_eq!(acquire, Some(Command::Pick(Pick::AddCard(Politics::Colour(colour)))));
    }
    for city in City::ALL {
        let place = read(&view, &of_kind(Kind::Place), 0, press(&city.letter().to_string()));
        assert_eq!(place, Some(Command::Pick(Pick::City(city))));
    }
    assert_eq!(read(&view, &of_kind(Kind::Elect), 0, press("A")), None);
    assert_eq!(read(&view, &of_kind(Kind::EngageServant), 0, press("1")), None);
}

#[test]
fn digits_choose_the_action_while_nothing_is_open() {
    let view = beginning();
    let kinds = Kind::MAIN.into_iter().chain(Kind::QUICK);
    for (number, kind) in (1..).zip(kinds) {
        let begun = read(&view, &Draft::from(&view), 0, press(&number.to_string()));
        assert_eq!(begun, Some(Command::Pick(Pick::Kind(kind))));
    }
    assert_eq!(read(&view, &Draft::from(&view), 0, press("9")), None);
    assert_eq!(read(&view, &Draft::from(&view), 0, press("0")), None);
    // Digits need shift on some keyboards.
    let begun = read(&view, &Draft::from(&view), 0, shifted("1"));
    assert_eq!(begun, Some(Command::Pick(Pick::Kind(Kind::Elect))));
}

#[test]
fn in_a_choice_digits_are_the_possible_answers_in_order() {
    for decision in [Decision::Token, Decision::TwoTokens, Decision::FreePermit] {
        let sample = samples().iter().find(|one| one.view.table.decision == decision);
        let Sample { view, legal, .. } = sample.expect("a choice");
        let draft = Draft::from(view);
        let possible =
            (1..=9).map_while(|digit: u8| read(view, &draft, 0, press(&digit.to_string())));
        let answers: Vec<Command> = possible.collect();
        let mut expected: Vec<Pick> = legal
            .iter()
            .flat_map(|&action| match action {
                Action::ChooseToken { city } => vec![Pick::City(city)],
                Action::ChooseTokens { first, second } => {
                    vec![Pick::City(first), Pick::City(second)]
                }
                Action::TakePermit { region, slot } => vec![Pick::Slot(region, slot)],
                _ => vec![],
            })
            .collect();
        if decision != Decision::FreePermit {
            expected.sort_by_key(|pick| format!("{pick:?}"));
            expected.dedup();
        }
        expected.truncate(9);
        assert_eq!(answers, expected.into_iter().map(Command::Pick).collect::<Vec<_>>());
    }
}

#[test]
fn the_turn_is_ended_taken_back_and_done_again_by_its_keys_alone() {
    let view = beginning();
    let draft = Draft::from(&view);
    let read = |press| read(&view, &draft, 0, press);
    assert_eq!(read(shifted("Enter")), Some(Command::EndTurn));
    assert_eq!(read(controlled("z", false)), Some(Command::House(HouseKey::Undo)));
    assert_eq!(read(controlled("Z", true)), Some(Command::House(HouseKey::Redo)));
    assert_eq!(read(controlled("y", false)), Some(Command::House(HouseKey::Redo)));
    assert_eq!(read(controlled("Backspace", true)), Some(Command::Restart));
    assert_eq!(read(press("Escape")), Some(Command::Back));
    assert_eq!(read(press("/")), Some(Command::House(HouseKey::ListMoves)));
    assert_eq!(read(shifted("/")), Some(Command::House(HouseKey::ListMoves)));
    assert_eq!(read(shifted("?")), Some(Command::House(HouseKey::ShowKeys)));
    assert_eq!(read(press("t")), Some(Command::House(HouseKey::Theme)));
    assert_eq!(
        read(press("ArrowLeft")),
        Some(Command::House(HouseKey::Travel(Travel::To(Direction::Left))))
    );
    assert_eq!(read(press("End")), Some(Command::House(HouseKey::Travel(Travel::Last))));
    // Only while bots play; at other times the browser has it.
    assert_eq!(read(press(" ")), Some(Command::House(HouseKey::Skip)));
    // The browser's own shortcuts are left alone.
    for key in ["a", "1", "r", "t", "f", "Enter", "/", "0"] {
        assert_eq!(read(controlled(key, false)), None, "{key}");
    }
    for key in ["Tab", "x", "F5", "ü", "PageDown"] {
        assert_eq!(read(press(key)), None, "{key}");
    }
}

#[test]
fn the_list_of_moves_has_keys_of_its_own() {
    assert_eq!(read_in_list(press("ArrowUp")), Some(ListTask::Neighbour));
    assert_eq!(read_in_list(press("End")), Some(ListTask::Ends));
    assert_eq!(read_in_list(press("ArrowRight")), Some(ListTask::Fold));
    assert_eq!(read_in_list(press("Enter")), Some(ListTask::Open));
    assert_eq!(read_in_list(press("p")), Some(ListTask::Search));
    assert_eq!(read_in_list(press("Escape")), Some(ListTask::Close));
    assert_eq!(read_in_list(controlled("p", false)), None);
    assert_eq!(read_in_list(press("Tab")), None);
}

#[test]
fn who_lacks_cards_hears_so_and_no_key_is_lost() {
    // Without a card in hand, the letter still asks, to get the reason.
    let view = with_own(&beginning(), "coins", 0);
    let draft = Draft { kind: Some(Kind::Acquire), ..Draft::default() };
    for card in Politics::ALL {
        let picked = read(&view, &draft, 0, press(&card.letter().to_string()));
        assert_eq!(picked, Some(Command::Pick(Pick::AddCard(card))));
    }
}

/// While a hint is shown, the digits of its actions open them and have no other meaning.
#[test]
fn digits_open_the_actions_of_a_hint_while_it_is_shown() {
    let view = beginning();
    let draft = Draft::from(&view);
    for shown in 0..=3 {
        for digit in 1..=8 {
            let meant = read(&view, &draft, shown, press(&digit.to_string()));
            if digit <= shown {
                assert_eq!(meant, Some(Command::House(HouseKey::HintOption(digit - 1))));
            } else {
                assert!(matches!(meant, Some(Command::Pick(_))), "{digit} of {shown}");
            }
        }
        assert_eq!(read(&view, &draft, shown, press(".")), Some(Command::House(HouseKey::Hint)));
    }
}

#[test]
fn every_key_of_a_replay_is_read() {
    let next = |unit| Some(ReplayKey::Go(Step::Next(unit)));
    let previous = |unit| Some(ReplayKey::Go(Step::Previous(unit)));
    let wanted = [
        (press("]"), next(Unit::Action)),
        (press("["), previous(Unit::Action)),
        // Shift turns a bracket into a brace on some keyboards.
        (shifted("}"), next(Unit::Turn)),
        (shifted("["), previous(Unit::Turn)),
        (press("Home"), Some(ReplayKey::Go(Step::First))),
        (press("End"), Some(ReplayKey::Go(Step::Last))),
        (press(" "), Some(ReplayKey::Play)),
        (press("1"), Some(ReplayKey::See(0))),
        (shifted("6"), Some(ReplayKey::See(5))),
        (press("w"), Some(ReplayKey::Branch)),
        (shifted("/"), Some(ReplayKey::Search)),
        (press("Escape"), Some(ReplayKey::Close)),
    ];
    for (stroke, wanted) in wanted {
        assert_eq!(read_in_replay(stroke), wanted, "{stroke:?}");
    }
}

#[test]
fn other_keys_mean_in_a_replay_what_they_do_at_the_table() {
    let view = beginning();
    for stroke in [press("ArrowDown"), press("ArrowLeft"), shifted("?"), press("t")] {
        let wanted = match read(&view, &Draft::default(), 0, stroke) {
            Some(Command::House(HouseKey::Travel(way))) => Some(ReplayKey::Travel(way)),
            Some(Command::House(HouseKey::ShowKeys)) => Some(ReplayKey::ShowKeys),
            Some(Command::House(HouseKey::Theme)) => Some(ReplayKey::Theme),
            _ => None,
        };
        assert!(wanted.is_some(), "{stroke:?}");
        assert_eq!(read_in_replay(stroke), wanted, "{stroke:?}");
    }
    let elsewhere = ["7", "0", "Enter", "a", "."].map(press);
    for stroke in elsewhere.into_iter().chain([controlled("w", false), controlled("z", false)]) {
        assert_eq!(read_in_replay(stroke), None, "{stroke:?}");
    }
}

#[test]
fn keys_work_in_every_alphabet_and_where_signs_need_a_third_level() {
    let at_table = |press| read_at_table(0, press);
    let controlled = |key, code| Press { key, code, control: true, ..Press::NONE };
    // Cyrillic, Greek, Hebrew.
    for key in ["я", "ζ", "ז"] {
        assert_eq!(at_table(controlled(key, "KeyZ")), Some(HouseKey::Undo), "{key}");
    }
    assert_eq!(at_table(Press { key: "е", code: "KeyT", ..Press::NONE }), Some(HouseKey::Theme));
    // A Latin letter is where it is written.
    assert_eq!(at_table(controlled("z", "KeyW")), Some(HouseKey::Undo));
    assert_eq!(at_table(controlled("w", "KeyZ")), None);
    assert_eq!(at_table(Press { key: "ä", code: "Quote", ..Press::NONE }), None);

    let digit = |key, shift| Press { key, code: "Digit1", shift, ..Press::NONE };
    assert_eq!(read_in_replay(digit("&", false)), Some(ReplayKey::See(0)), "French, as it is");
    assert_eq!(read_in_replay(digit("1", true)), Some(ReplayKey::See(0)), "French, with shift");
    assert_eq!(read_in_replay(digit("!", true)), None);

    let third = |key, code, shift| Press { key, code, shift, third: true, ..Press::NONE };
    let back = |unit| Some(ReplayKey::Go(Step::Previous(unit)));
    assert_eq!(read_in_replay(third("[", "Digit5", false)), back(Unit::Action), "German, on a Mac");
    assert_eq!(read_in_replay(third("{", "Digit8", false)), back(Unit::Turn), "German, on a Mac");
    assert_eq!(read_in_replay(third("[", "Digit5", true)), back(Unit::Action), "French, on a Mac");
    assert_eq!(read_in_replay(third("“", "BracketLeft", false)), back(Unit::Action), "on a Mac");
    let russian = Press { key: "х", code: "BracketLeft", ..Press::NONE };
    assert_eq!(read_in_replay(russian), back(Unit::Action));
    assert_eq!(at_table(third("t", "KeyT", false)), None, "of the browser's menu");
    assert_eq!(read_in_replay(third("1", "Digit1", false)), None);
}
