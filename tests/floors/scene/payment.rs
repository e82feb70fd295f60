//! Paying: the cheapest cards, the ladder, and the councillors matched.

use curia::games::council_of_4::bots::evaluation::means;
use curia::games::council_of_4::rules::action::{Action, Kind};
use curia::games::council_of_4::rules::board::City;
use curia::games::council_of_4::rules::cards::Cards;
use curia::games::council_of_4::rules::components::{Colour, Council, Politics};
use curia::games::council_of_4::rules::legal::check;
use curia::games::council_of_4::rules::state::Decision;
use curia::games::council_of_4::rules::view::View;
use curia::games::council_of_4::scene::payment::{Suit, cheapest, ladder, suit, wisest};
use curia::games::council_of_4::scene::{Draft, Legal, Pick};

use super::{Sample, all_picks, samples, scene};

/// Returns the coins for one to four cards, as printed, and one for each joker.
pub fn coins(payment: Cards) -> u8 {
    [10, 7, 4, 0][usize::from(payment.len()) - 1] + payment.jokers()
}

/// Returns every payment, councillor by councillor: nothing, a card of its colour, or a joker.
pub fn every_payment(view: &View, council: Council) -> Vec<Cards> {
    let mut payments = vec![Cards::EMPTY];
    for colour in view.table.council(council) {
        for at in 0..payments.len() {
            for card in [Politics::Colour(colour), Politics::Joker] {
                let mut more = payments[at];
                more.add(card);
                payments.push(more);
            }
        }
    }
    payments.retain(|&payment| !payment.is_empty() && view.hand.contains_all(payment));
    payments.sort_unstable();
    payments.dedup();
    payments
}

/// Returns the fewest coins that satisfy the council, if the hand can.
pub fn fewest_coins(view: &View, council: Council) -> Option<u8> {
    every_payment(view, council).into_iter().map(coins).min()
}

#[test]
fn the_cheapest_payment_is_the_cheapest() {
    for Sample { view, .. } in samples() {
        for council in Council::ALL {
            let all = every_payment(view, council);
            let best = cheapest(view, council);
            assert_eq!(best.map(coins), fewest_coins(view, council));
            let Some(best) = best else { continue };
            assert!(all.contains(&best));
            let as_cheap = all.iter().filter(|&&payment| coins(payment) == coins(best));
            assert!(as_cheap.clone().all(|payment| payment.jokers() >= best.jokers()), "{best}");
        }
    }
}

/// What the table pays with by itself leaves no seat worse off, by the bots' worth of coins, jokers and cards, than
/// any other cards that could pay for the same thing.
#[test]
fn the_usual_payment_is_never_worse_than_another() {
    let (mut compared, mut kept, mut ways) = (0, 0, 0);
    for Sample { view, .. } in samples() {
        let seat = view.table.turn.seat;
        let legal = Legal::of(view);
        let worth = |action: Action| {
            let price = check(&view.table, view.hand, action).ok()?;
            let left = view.table.player(seat).coins - price.coins;
            Some(means(left, view.hand.minus(action.payment())))
        };
        for &other in legal.actions() {
            let kind = match other {
                Action::Acquire { .. } => Kind::Acquire,
                Action::PlaceWithQueen { .. } => Kind::PlaceWithQueen,
                _ => continue,
            };
            let picked = |draft: Draft| match other {
                Action::Acquire { region, slot, .. } => {
                    draft.pick(&legal, Pick::Slot(region, slot))
                }
                Action::PlaceWithQueen { city, .. } => draft.pick(&legal, Pick::City(city)),
                _ => draft,
            };
            let draft = picked(Draft::from(view).pick(&legal, Pick::Kind(kind)));
            let usual = draft.action(view).expect("all is picked");
            let of_usual = worth(usual).unwrap_or_else(|| panic!("{usual} instead of {other}"));
            assert!(Some(of_usual) >= worth(other), "{usual} instead of {other}");
            compared += 1;
            let (paid, least) = (usual.payment(), other.payment());
            kept += usize::from(paid.jokers() < least.jokers() && paid.len() < least.len());
            // The way to another city is paid for as well, whatever was proposed for the first.
            if kind == Kind::PlaceWithQueen {
                let again = City::ALL
                    .into_iter()
                    .fold(draft, |draft, city| draft.pick(&legal, Pick::City(city)));
                let again = picked(again).action(view).expect("all is picked");
                assert!(legal.actions().contains(&again), "{again}");
                ways += 1;
            }
        }
    }
    assert!(compared > 1_000 && kept > 100 && ways > 100, "{compared} {kept} {ways}");
}

#[test]
fn the_ladder_has_a_rung_for_one_to_four_cards() {
    for Sample { view, .. } in samples() {
        for council in Council::ALL {
            let all = every_payment(view, council);
            let picked = all.last().copied().unwrap_or_default();
            let rungs = ladder(view, council, picked);
            assert_eq!(rungs.len(), 4);
            for (rung, (cards, price)) in rungs.iter().zip([(1, 10), (2, 7), (3, 4), (4, 0)]) {
                assert_eq!((rung.cards, rung.price), (cards, price));
                assert_eq!(rung.current, picked.len() == cards);
                let of_so_many = all.iter().filter(|payment| payment.len() == cards);
                let fewest = of_so_many.clone().map(|payment| payment.jokers()).min();
                assert_eq!(rung.payment.map(Cards::jokers), fewest);
                assert!(
                    rung.payment.is_none_or(|payment| of_so_many.clone().any(|&p| p == payment))
                );
            }
        }
    }
}

/// Returns what is proposed: the wisest payment, or the cheapest if none can be paid.
fn usual(view: &View, council: Council) -> Cards {
    wisest(view, council, 0).or_else(|| cheapest(view, council)).unwrap_or_default()
}

#[test]
fn the_ladder_is_there_once_the_council_is_known() {
    for Sample { view, .. } in
        samples().iter().step_by(11).filter(|sample| sample.view.table.decision == Decision::Turn)
    {
        let scene = |draft: &Draft| scene(view, draft);
        assert!(scene(&Draft::from(view)).ladder.is_empty());
        let acquire = Draft::open(view, Kind::Acquire);
        assert!(scene(&acquire).ladder.is_empty());
        for council in Council::ALL.into_iter().filter(|&council| council != Council::Queen) {
            let draft = acquire.pick(&Legal::of(view), Pick::Council(council));
            assert_eq!(scene(&draft).ladder, ladder(view, council, draft.cards));
            assert_eq!(draft.cards, usual(view, council));
        }
        let queen = Draft::open(view, Kind::PlaceWithQueen);
        assert_eq!(scene(&queen).ladder, ladder(view, Council::Queen, queen.cards));
    }
}

/// As many councillors of each colour are matched as there are cards, and jokers fill the rest.
#[test]
fn no_more_councillors_are_matched_than_there_are_cards() {
    let mut filled = 0;
    for Sample { view, .. } in
        samples().iter().step_by(3).filter(|sample| sample.view.table.decision == Decision::Turn)
    {
        let mut drafts = vec![Draft::open(view, Kind::PlaceWithQueen)];
        for council in Council::ALL.into_iter().filter(|&council| council != Council::Queen) {
            drafts.push(
                Draft::open(view, Kind::Acquire).pick(&Legal::of(view), Pick::Council(council)),
            );
        }
        for draft in drafts {
            let council = draft.kind.and_then(|kind| kind.council(&draft)).expect("a council");
            let more = all_picks().filter(|pick| matches!(pick, Pick::AddCard(_)));
            let more = more.map(|add| Draft {
                cards: draft.pick(&Legal::of(view), add).cards,
                ..draft.clone()
            });
            let payments = every_payment(view, council);
            let legal = payments.iter().map(|&cards| Draft { cards, ..draft.clone() });
            for draft in more.chain(legal.clone()) {
                let scene = scene(view, &draft);
                let (of, matched) = scene.matched.expect("a council");
                assert_eq!(of, council);
                let sitting = view.table.council(council).into_iter().zip(matched);
                let of_colour = |colour: Colour| {
                    let places = sitting.clone().filter(|&(other, _)| other == colour);
                    let matched = places.clone().filter(|&(_, matched)| matched).count();
                    let by_card = places.count().min(usize::from(draft.cards.of(colour)));
                    assert!(matched >= by_card, "{colour:?} of {council:?} with {}", draft.cards);
                    (matched - by_card, by_card)
                };
                let (by_joker, by_card) = Colour::ALL
                    .into_iter()
                    .map(of_colour)
                    .fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
                let jokers = usize::from(draft.cards.jokers());
                assert_eq!(by_joker, jokers.min(4 - by_card), "{council:?} with {}", draft.cards);
                filled += by_joker;
                if payments.contains(&draft.cards) {
                    assert_eq!(by_joker + by_card, usize::from(draft.cards.len()));
                }
            }
        }
    }
    assert!(filled > 100);
}

/// Cards proposed for one region are replaced for another, even if they would be valid there.
#[test]
fn another_region_gets_a_payment_of_its_own() {
    let mut changed = 0;
    for sample in samples().iter().filter(|sample| sample.view.table.decision == Decision::Turn) {
        let view = &sample.view;
        for (region, slot, _) in view.table.face_up() {
            for (other, other_slot, _) in view.table.face_up().filter(|up| up.0 != region) {
                let first = Draft::open(view, Kind::Acquire)
                    .pick(&Legal::of(view), Pick::Slot(region, slot));
                let then = first.pick(&Legal::of(view), Pick::Slot(other, other_slot));
                assert_eq!(then.cards, usual(view, Council::Region(other)));
                changed += u32::from(then.cards != first.cards);
            }
        }
    }
    assert!(changed > 0);
}

#[test]
fn a_hand_suits_a_council_with_as_many_cards_as_it_can_pay_and_no_joker_too_many() {
    for Sample { view, .. } in samples() {
        for council in Council::ALL {
            let all = every_payment(view, council);
            let most = all.iter().map(|payment| payment.len()).max().unwrap_or_default();
            let as_many = all.iter().copied().filter(|payment| payment.len() == most);
            let cards = as_many.min_by_key(|&payment| coins(payment));
            let expected = Suit { cards: cards.unwrap_or_default(), price: cards.map(coins) };
            assert_eq!(suit(view.hand, view.table.council(council)), expected);
        }
    }
}
