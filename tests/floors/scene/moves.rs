//! The list of legal moves is complete.

use curia::games::council_of_4::rules::action::{Action, Kind};
use curia::games::council_of_4::rules::legal::check;
use curia::games::council_of_4::scene::moves::groups;
use curia::games::council_of_4::scene::{Draft, Legal};

use super::{samples, some_samples};

#[test]
fn the_rows_together_are_exactly_the_legal_list() {
    for sample in samples() {
        let groups = groups(&Legal::of(&sample.view));
        let rows = groups.iter().flat_map(|group| &group.rows);
        let mut listed: Vec<Action> =
            rows.flat_map(|row| [vec![row.action], row.others.clone()].concat()).collect();
        listed.sort();
        assert_eq!(listed, sample.legal);
    }
}

#[test]
fn every_action_stands_in_the_group_of_its_kind_and_every_kind_once() {
    for sample in some_samples() {
        let groups = groups(&Legal::of(&sample.view));
        let mut seen = Vec::new();
        for group in &groups {
            assert!(!seen.contains(&group.kind), "{:?} twice", group.kind);
            seen.push(group.kind);
            for row in &group.rows {
                assert_eq!(row.action.kind(), group.kind);
                assert!(row.others.iter().all(|&other| other.kind() == group.kind));
            }
        }
    }
}

#[test]
fn a_row_holds_what_differs_in_payment_alone_the_cheapest_first() {
    let mut with_others = 0;
    for sample in some_samples() {
        let coins =
            |action| check(&sample.view.table, sample.view.hand, action).expect("legal").coins;
        for group in groups(&Legal::of(&sample.view)) {
            let mut targets: Vec<String> = Vec::new();
            for row in &group.rows {
                // Everything but the cards, in notation.
                let target = |action: Action| {
                    let notation = action.to_string();
                    let pays =
                        matches!(action, Action::Acquire { .. } | Action::PlaceWithQueen { .. });
                    let cut = if pays { notation.rfind(' ').unwrap_or(0) } else { notation.len() };
                    notation[..cut].to_owned()
                };
                assert!(!targets.contains(&target(row.action)), "{} twice", row.action);
                targets.push(target(row.action));
                let all = [vec![row.action], row.others.clone()].concat();
                assert!(all.iter().all(|&other| target(other) == target(row.action)));
                let prices: Vec<u8> = all.iter().map(|&action| coins(action)).collect();
                assert!(prices.is_sorted(), "{prices:?}");
                with_others += usize::from(!row.others.is_empty());
            }
        }
    }
    assert!(with_others > 50, "{with_others}");
}

#[test]
fn placing_comes_first_where_it_is_possible_and_the_end_of_the_turn_last() {
    let mut placing = 0;
    for sample in samples() {
        let groups = groups(&Legal::of(&sample.view));
        if sample.of_kind(Kind::Place).next().is_some() {
            assert_eq!(groups[0].kind, Some(Kind::Place));
            placing += 1;
        }
        let rest = groups.iter().filter(|group| group.kind != Some(Kind::Place));
        let order = |kind: Option<Kind>| {
            let kinds = Kind::MAIN.into_iter().chain(Kind::QUICK).map(Some).chain([None]);
            kinds.into_iter().position(|one| one == kind)
        };
        assert!(rest.map(|group| order(group.kind)).is_sorted());
    }
    assert!(placing > 20, "{placing}");
}

#[test]
fn a_draft_is_filled_from_any_action_and_gives_it_back() {
    for sample in samples() {
        for &action in &sample.legal {
            let draft = Draft::of(action);
            let given_back = draft.and_then(|draft| draft.action(&sample.view));
            let expected = (action != Action::EndTurn).then_some(action);
            assert_eq!(given_back, expected);
        }
    }
}
