//! Reasons why something is not available: they exist exactly where needed, are true, and have correct
//! numbers.

use std::collections::BTreeSet;

use curia::games::council_of_4::rules::action::{Action, Kind};
use curia::games::council_of_4::rules::board::{City, CitySet, Region};
use curia::games::council_of_4::rules::cards::Cards;
use curia::games::council_of_4::rules::components::{Colour, Council, Politics};
use curia::games::council_of_4::rules::legal::Illegal;
use curia::games::council_of_4::rules::state::Decision;
use curia::games::council_of_4::rules::view::View;
use curia::games::council_of_4::scene::reason::{Reason, why_not_end};
use curia::games::council_of_4::scene::{Draft, Legal, Pick};
use curia::rules::luck::{Seed, below};

use super::payment::{every_payment, fewest_coins};
use super::{
    Sample, all_picks, beginning, kinds, samples, scene, some_samples, why_not, why_not_pick, with,
    with_own,
};

fn coins(needed: u16, have: u8) -> Option<Reason> {
    Some(Reason::Illegal(Illegal::Coins { needed, have }))
}

fn servants(needed: u16, have: u16) -> Option<Reason> {
    Some(Reason::Illegal(Illegal::Servants { needed, have }))
}

#[test]
fn there_is_a_reason_exactly_if_no_action_of_the_kind_is_legal() {
    for sample in samples() {
        let scene = scene(&sample.view, &Draft::from(&sample.view));
        for kind in kinds() {
            let possible = sample.of_kind(kind).next().is_some();
            let reason = why_not(&sample.view, kind);
            assert_eq!(reason.is_none(), possible, "{kind:?}: {reason:?}");
            let button = scene.buttons.iter().find(|button| button.kind == kind);
            assert!(button.is_none_or(|button| button.reason == reason));
        }
        assert_eq!(scene.buttons.len(), 8);
        let may_end = sample.legal.contains(&Action::EndTurn);
        assert_eq!(why_not_end(&sample.view).is_none(), may_end);
        assert_eq!(scene.end_turn, why_not_end(&sample.view));
    }
}

/// Whether the reason is true of the position and of the next picks.
fn is_true(view: &View, reason: Reason, next: &Draft) -> bool {
    let table = &view.table;
    let own = table.player(table.turn.seat);
    let council = next.kind.and_then(|kind| kind.council(next));
    let illegal = match reason {
        Reason::NotYourTurn => return !view.decides(),
        Reason::NoMatchingCards => {
            let councils = council.map_or_else(|| with_permits(view), |council| vec![council]);
            return councils.iter().all(|&council| every_payment(view, council).is_empty());
        }
        Reason::NoReadyPermit => return own.ready.is_empty(),
        Reason::NoFreeCity => {
            let mut permits =
                own.ready.iter().filter(|&of| next.permit.is_none_or(|one| one == of));
            return permits.all(|permit| own.merchants.contains_all(permit.cities()));
        }
        Reason::NoPermitLeft => return table.face_up().next().is_none(),
        Reason::NoDeckLeft => return table.decks.iter().all(|deck| deck.is_empty()),
        Reason::CityOnNoPermit(city) => {
            return own.ready.iter().all(|permit| !permit.cities().contains(city));
        }
        Reason::Illegal(illegal) => illegal,
    };
    let repeatable = |city| table.tokens.repeatable(CitySet::ALL).contains(city);
    match illegal {
        Illegal::GameOver => table.decision == Decision::Over,
        Illegal::ChoiceOpen(decision) => {
            decision == table.decision && !matches!(decision, Decision::Turn | Decision::Over)
        }
        Illegal::NoSuchChoice => table.decision == Decision::Turn,
        Illegal::NoMainActionLeft => table.turn.main_left == 0,
        Illegal::QuickActionTaken => table.turn.quick_taken,
        Illegal::MainActionFirst => !table.turn.main_taken,
        Illegal::NotInReserve(colour) => table.reserve[colour.index()] == 0,
        Illegal::NoPermitThere(region, slot) => table.permit(region, slot).is_none(),
        Illegal::NoCards => next.cards.is_empty(),
        Illegal::CardsNotInHand => !view.hand.contains_all(next.cards),
        Illegal::CardsDontMatch(of) => {
            council == Some(of) && !every_payment(view, of).contains(&next.cards)
        }
        Illegal::Coins { needed, have } => have == own.coins && needed > u16::from(have),
        Illegal::Servants { needed, have } => have == own.servants && needed > have,
        Illegal::NotYourPermit(permit) => !own.permits().contains(permit),
        Illegal::PermitUsed(permit) => own.used.contains(permit),
        Illegal::CityNotOnPermit(permit, city) => !permit.cities().contains(city),
        Illegal::MerchantThere(city) => own.merchants.contains(city),
        Illegal::NoMerchantLeft => own.merchants_left() == 0,
        Illegal::DeckEmpty(region) => table.decks[region.index()].is_empty(),
        Illegal::NoMerchantThere(city) => !own.merchants.contains(city),
        Illegal::NotRepeatable(city) => !(own.merchants.contains(city) && repeatable(city)),
        Illegal::NotAPair(one, other) => one >= other,
    }
}

/// Returns the councils of the regions with a face-up permit.
fn with_permits(view: &View) -> Vec<Council> {
    let lies = |region: &Region| view.table.face_up().any(|(other, ..)| other == *region);
    Region::ALL.into_iter().filter(lies).map(Council::Region).collect()
}

#[test]
fn every_reason_is_true() {
    let mut said = BTreeSet::new();
    let mut check = |view: &View, reason: Reason, next: &Draft| {
        assert!(is_true(view, reason, next), "{reason:?}, {next:?}");
        let text = format!("{reason:?}").replace("Illegal(", "");
        said.extend(text.split(|letter: char| !letter.is_alphabetic()).next().map(str::to_owned));
    };
    let poor = |view: &View| with_own(&with_own(view, "coins", 2), "servants", 0);
    let views = some_samples().flat_map(|sample| [sample.view, poor(&sample.view)]);
    for (at, view) in views.enumerate() {
        let view = &view;
        for kind in kinds().filter(|&kind| kind != Kind::Answer) {
            if let Some(reason) = why_not(view, kind) {
                check(view, reason, &Draft { kind: Some(kind), ..Draft::default() });
            }
            let mut rng = Seed(at as u64).stream(4);
            let all: Vec<Pick> = all_picks().collect();
            let mut draft = Draft::from(view).pick(&Legal::of(view), Pick::Kind(kind));
            for _ in 0..3 {
                for &one in &all {
                    if let Some(reason) = why_not_pick(view, &draft, one) {
                        check(view, reason, &draft.pick(&Legal::of(view), one));
                    }
                }
                draft =
                    draft.pick(&Legal::of(view), all[below(&mut rng, all.len() as u32) as usize]);
                if let Some(problem) = scene(view, &draft).problem {
                    check(view, problem, &draft);
                }
            }
        }
    }
    let every = [
        "CardsDontMatch",
        "CardsNotInHand",
        "ChoiceOpen",
        "CityOnNoPermit",
        "Coins",
        "DeckEmpty",
        "MerchantThere",
        "NoFreeCity",
        "NoMainActionLeft",
        "NoMatchingCards",
        "NoMerchantThere",
        "NoPermitThere",
        "NoReadyPermit",
        "NotInReserve",
        "NotRepeatable",
        "NotYourPermit",
        "PermitUsed",
        "QuickActionTaken",
        "Servants",
    ];
    assert!(said.iter().eq(&every), "{said:?}");
}

/// With any coins and servants, the amount asked for is the least that would be enough.
#[test]
fn what_is_missing_is_the_least_that_would_do() {
    for Sample { view, .. } in samples().iter().step_by(3) {
        if view.table.decision != Decision::Turn || view.table.turn.main_left == 0 {
            continue;
        }
        let board = view.table.board;
        let own = *view.table.player(view.table.turn.seat);
        for (have_coins, have_servants) in [(0, 0), (1, 2), (6, 0), (9, 1)] {
            let view = with_own(&with_own(view, "coins", have_coins), "servants", have_servants);
            let others = |city| view.table.other_merchants(view.table.turn.seat, city);
            let may_stand = |city: &City| !own.merchants.contains(*city);
            let acquire = with_permits(&view);
            let acquire = acquire.iter().filter_map(|&council| fewest_coins(&view, council)).min();
            match acquire.map(u16::from) {
                None => assert_eq!(why_not(&view, Kind::Acquire), Some(Reason::NoMatchingCards)),
                Some(needed) if needed > u16::from(have_coins) => {
                    assert_eq!(why_not(&view, Kind::Acquire), coins(needed, have_coins));
                }
                Some(_) => assert_eq!(why_not(&view, Kind::Acquire), None),
            }
            let cities = own.ready.iter().flat_map(|permit| permit.cities().iter());
            match cities.filter(may_stand).map(others).min() {
                None => assert!(why_not(&view, Kind::Place).is_some()),
                Some(needed) if needed > have_servants => {
                    assert_eq!(why_not(&view, Kind::Place), servants(needed, have_servants));
                }
                Some(_) => assert_eq!(why_not(&view, Kind::Place), None),
            }
            let payable = |city: &City| others(*city) <= have_servants;
            let free = City::ALL.into_iter().filter(may_stand);
            let way =
                free.clone().filter(payable).map(|city| 2 * board.distance(view.table.queen, city));
            match (fewest_coins(&view, Council::Queen), way.min(), free.map(others).min()) {
                (None, ..) => {
                    assert_eq!(why_not(&view, Kind::PlaceWithQueen), Some(Reason::NoMatchingCards));
                }
                (_, None, Some(needed)) => {
                    assert_eq!(
                        why_not(&view, Kind::PlaceWithQueen),
                        servants(needed, have_servants)
                    );
                }
                (Some(council), Some(way), _) => {
                    let needed = u16::from(council + way);
                    let expected = coins(needed, have_coins).filter(|_| needed > have_coins.into());
                    assert_eq!(why_not(&view, Kind::PlaceWithQueen), expected);
                }
                (_, None, None) => panic!("ten merchants, fifteen cities"),
            }
        }
    }
}

#[test]
fn prices_of_quick_actions_are_named() {
    let start = beginning();
    assert_eq!(why_not(&start, Kind::AdditionalMain), servants(3, 1));
    let poor = |coins: u8, servants: u16| {
        with_own(&with_own(&start, "coins", coins), "servants", servants)
    };
    assert_eq!(why_not(&poor(0, 2), Kind::AdditionalMain), servants(3, 2));
    assert_eq!(why_not(&poor(0, 3), Kind::AdditionalMain), None);
    assert_eq!(why_not(&poor(2, 0), Kind::EngageServant), coins(3, 2));
    assert_eq!(why_not(&poor(3, 0), Kind::EngageServant), None);
    for kind in [Kind::SendServant, Kind::ChangePermits] {
        assert_eq!(why_not(&poor(0, 0), kind), servants(1, 0));
        assert_eq!(why_not(&poor(0, 1), kind), None);
    }
}

#[test]
fn prices_of_a_council_are_named() {
    let start = beginning();
    let [colour, ..] = start.table.council(Council::Queen);
    let with_hand = |cards: &[Politics], coins| {
        let hand: Cards = cards.iter().copied().collect();
        View { hand, ..with_own(&start, "coins", coins) }
    };
    let queen = |cards: &[Politics], coins| why_not(&with_hand(cards, coins), Kind::PlaceWithQueen);
    let card = Politics::Colour(colour);
    assert_eq!(queen(&[], 20), Some(Reason::NoMatchingCards));
    assert_eq!(queen(&[card], 9), coins(10, 9));
    assert_eq!(queen(&[card], 10), None);
    assert_eq!(queen(&[card, Politics::Joker], 7), coins(8, 7));
    assert_eq!(queen(&[card, Politics::Joker], 8), None);
    let strange = Colour::ALL
        .into_iter()
        .find(|colour| !start.table.council(Council::Queen).contains(colour))
        .expect("a colour that does not sit there");
    assert_eq!(queen(&[Politics::Colour(strange)], 20), Some(Reason::NoMatchingCards));
}

#[test]
fn where_no_permit_is_left_that_is_why_none_can_be_acquired() {
    let start = beginning();
    let nothing = serde_json::json!([[null, null], [null, null], [null, null]]);
    let empty = with(&start, "/table/face_up", nothing);
    assert_eq!(why_not(&start, Kind::Acquire), None);
    assert_eq!(why_not(&empty, Kind::Acquire), Some(Reason::NoPermitLeft));
}

#[test]
fn what_the_turn_does_not_allow_comes_before_what_is_missing() {
    let start = beginning();
    let poor = with_own(&with_own(&start, "coins", 0), "servants", 0);
    let no_main = with(&poor, "/table/turn/main_left", 0);
    let no_quick = with(&poor, "/table/turn/quick_taken", true);
    let open = with(&poor, "/table/decision", "free_permit");
    let illegal = |reason| Some(Reason::Illegal(reason));
    for kind in Kind::MAIN {
        assert_eq!(why_not(&no_main, kind), illegal(Illegal::NoMainActionLeft));
    }
    for kind in Kind::QUICK {
        assert_eq!(why_not(&no_quick, kind), illegal(Illegal::QuickActionTaken));
    }
    let choice = illegal(Illegal::ChoiceOpen(Decision::FreePermit));
    for kind in Kind::MAIN.into_iter().chain(Kind::QUICK) {
        assert_eq!(why_not(&open, kind), choice);
        assert_eq!(why_not_pick(&open, &Draft::from(&open), Pick::Kind(kind)), choice);
    }
    assert_eq!(why_not_end(&open), choice);
    assert_eq!(why_not_end(&start), illegal(Illegal::MainActionFirst));
    let city = Pick::City(City::A);
    assert_eq!(why_not_pick(&open, &Draft::from(&open), city), choice);
}

#[test]
fn a_colour_that_is_not_in_the_reserve_is_named() {
    let start = beginning();
    let colour = Colour::ALL
        .into_iter()
        .find(|colour| start.table.reserve[colour.index()] > 0)
        .expect("a reserve");
    let view = with(&start, &format!("/table/reserve/{}", colour.index()), 0);
    let reason = Some(Reason::Illegal(Illegal::NotInReserve(colour)));
    for kind in [Kind::Elect, Kind::SendServant] {
        let draft = Draft::open(&view, kind);
        assert_eq!(why_not_pick(&view, &draft, Pick::Colour(colour)), reason);
        let draft = draft.pick(&Legal::of(&view), Pick::Council(Council::Queen));
        assert_eq!(why_not_pick(&view, &draft, Pick::Colour(colour)), reason);
    }
}
