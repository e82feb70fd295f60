//! From picks to actions.

use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::action::{Action, Kind, Slot};
use curia::games::council_of_4::rules::board::{City, Region};
use curia::games::council_of_4::rules::cards::Cards;
use curia::games::council_of_4::rules::components::{Colour, Council};
use curia::games::council_of_4::rules::legal::check;
use curia::games::council_of_4::rules::state::Decision;
use curia::games::council_of_4::rules::view::View;
use curia::games::council_of_4::scene::reason::Reason;
use curia::games::council_of_4::scene::{Draft, Legal, Mark, Outcome, Pick, Scene};
use curia::rules::luck::{Seed, below};
use curia::rules::{Game, Seat};

use super::{Sample, all_picks, holds, kinds, samples, scene, some_samples, why_not_pick};

/// A part of an action that is picked on its own.
#[derive(Clone, Copy, Debug)]
enum Part {
    One(Pick),
    Cards(Cards),
}

/// Returns the picks that the action needs besides its kind.
fn parts(action: Action) -> Vec<Part> {
    let one = |pick| vec![Part::One(pick)];
    match action {
        Action::Elect { colour, council } | Action::SendServant { colour, council } => {
            vec![Part::One(Pick::Colour(colour)), Part::One(Pick::Council(council))]
        }
        Action::Acquire { region, slot, payment } => {
            vec![Part::One(Pick::Slot(region, slot)), Part::Cards(payment)]
        }
        Action::Place { permit, city } => {
            vec![Part::One(Pick::Permit(permit)), Part::One(Pick::City(city))]
        }
        Action::PlaceWithQueen { city, payment } => {
            vec![Part::One(Pick::City(city)), Part::Cards(payment)]
        }
        Action::ChangePermits { region } => one(Pick::Council(Council::Region(region))),
        Action::EngageServant | Action::AdditionalMain | Action::EndTurn => vec![],
        Action::ChooseToken { city } => one(Pick::City(city)),
        Action::TakePermit { region, slot } => one(Pick::Slot(region, slot)),
        Action::DeclinePermit => one(Pick::Decline),
        Action::RepeatPermit { permit } => one(Pick::Permit(permit)),
        Action::ChooseTokens { first, second } => {
            vec![Part::One(Pick::City(first)), Part::One(Pick::City(second))]
        }
    }
}

/// Returns every order of a few things.
fn orders<T: Clone>(items: &[T]) -> Vec<Vec<T>> {
    if items.is_empty() {
        return vec![vec![]];
    }
    let begin_with = |at: usize| {
        let mut rest = items.to_vec();
        let first = rest.remove(at);
        orders(&rest).into_iter().map(move |order| [vec![first.clone()], order].concat())
    };
    (0..items.len()).flat_map(begin_with).collect()
}

/// Picks one thing, which the screen allows only if there is no reason against it.
fn pick(view: &View, draft: &Draft, pick: Pick) -> Draft {
    assert_eq!(why_not_pick(view, draft, pick), None, "{pick:?} after {draft:?}");
    draft.pick(&Legal::of(view), pick)
}

/// Picks one part; cards are first removed, then added.
fn pick_part(view: &View, draft: Draft, part: Part) -> Draft {
    let cards = match part {
        Part::One(one) => return pick(view, &draft, one),
        Part::Cards(cards) => cards,
    };
    let drop = draft.cards.minus(cards).iter().map(Pick::DropCard);
    let add = cards.minus(draft.cards).iter().map(Pick::AddCard);
    drop.chain(add).fold(draft, |draft, one| pick(view, &draft, one))
}

fn pick_all(view: &View, from: Draft, order: &[Part]) -> Draft {
    order.iter().fold(from, |draft, &part| pick_part(view, draft, part))
}

fn with_kind(view: &View, draft: &Draft, action: Action) -> Draft {
    match action.kind() {
        Some(Kind::Answer) | None => draft.clone(),
        Some(kind) => pick(view, draft, Pick::Kind(kind)),
    }
}

#[test]
fn every_legal_action_is_reached_in_every_order_of_picks() {
    for Sample { view, legal, .. } in some_samples() {
        let from = Draft::from(view);
        for &action in legal.iter().filter(|&&action| action != Action::EndTurn) {
            for order in orders(&parts(action)) {
                let draft = pick_all(view, with_kind(view, &from, action), &order);
                assert_eq!(draft.action(view), Some(action), "{order:?}");
            }
        }
    }
}

/// The city, the tile or the colour alone determine the kind of action.
#[test]
fn the_kind_goes_without_saying_where_a_pick_tells_it() {
    for Sample { view, legal, .. } in some_samples() {
        let tells = |action: &Action| {
            matches!(action, Action::Elect { .. } | Action::Acquire { .. } | Action::Place { .. })
        };
        for &action in legal.iter().filter(|action| tells(action)) {
            for order in orders(&parts(action)) {
                let draft = pick_all(view, Draft::from(view), &order);
                assert_eq!(draft.action(view), Some(action), "{order:?}");
            }
        }
    }
}

#[test]
fn a_permit_is_acquired_by_council_slot_and_cards_in_every_order() {
    for sample in some_samples() {
        for action in sample.of_kind(Kind::Acquire) {
            let Action::Acquire { region, .. } = action else { continue };
            let council = Part::One(Pick::Council(Council::Region(region)));
            let from = with_kind(&sample.view, &Draft::from(&sample.view), action);
            for order in orders(&[parts(action), vec![council]].concat()) {
                let draft = pick_all(&sample.view, from.clone(), &order);
                assert_eq!(draft.action(&sample.view), Some(action), "{order:?}");
            }
        }
    }
}

/// Picks for something else are no obstacle.
#[test]
fn a_change_of_mind_leads_there_too() {
    for (at, Sample { view, legal, .. }) in some_samples().enumerate() {
        let mut rng = Seed(at as u64).stream(1);
        let mut draft = Draft::from(view);
        for &action in legal.iter().step_by(5).filter(|&&action| action != Action::EndTurn) {
            let open: Vec<Pick> =
                all_picks().filter(|&one| why_not_pick(view, &draft, one).is_none()).collect();
            draft = draft.pick(&Legal::of(view), open[below(&mut rng, open.len() as u32) as usize]);
            if matches!(action, Action::ChooseTokens { .. }) {
                // A city picked already would be dropped.
                draft = draft.pick(&Legal::of(view), Pick::Cancel);
            }
            draft = pick_all(view, with_kind(view, &draft, action), &parts(action));
            assert_eq!(draft.action(view), Some(action), "{draft:?}");
        }
    }
}

#[test]
fn declining_can_be_thought_over() {
    let choices = |sample: &&Sample| sample.view.table.decision == Decision::FreePermit;
    for Sample { view, legal, .. } in samples().iter().filter(choices) {
        let declined = pick(view, &Draft::from(view), Pick::Decline);
        assert_eq!(declined.action(view), Some(Action::DeclinePermit));
        for &action in legal.iter().filter(|&&action| action != Action::DeclinePermit) {
            let taken = pick_all(view, declined.clone(), &parts(action));
            assert_eq!(taken.action(view), Some(action));
            assert_eq!(
                taken.pick(&Legal::of(view), Pick::Decline).action(view),
                declined.action(view)
            );
        }
    }
}

/// The second permit of one region says nothing about another region.
#[test]
fn another_council_gives_up_the_slot() {
    for sample in some_samples() {
        let view = &sample.view;
        for action in sample.of_kind(Kind::Acquire) {
            let from = with_kind(view, &Draft::from(view), action);
            let draft = pick_all(view, from, &parts(action));
            for region in Region::ALL.into_iter().filter(|&region| Some(region) != draft.region) {
                let other = draft.pick(&Legal::of(view), Pick::Council(Council::Region(region)));
                assert_eq!((other.region, other.slot), (Some(region), None));
            }
        }
    }
}

#[test]
fn what_is_picked_in_full_is_ready_with_its_outcome() {
    for Sample { view, legal, .. } in some_samples() {
        for &action in legal.iter().step_by(3).filter(|&&action| action != Action::EndTurn) {
            let from = with_kind(view, &Draft::from(view), action);
            let scene = scene(view, &pick_all(view, from, &parts(action)));
            let outcome = Outcome::of(view, action).expect("a legal action");
            assert_eq!(scene.ready, Some((action, outcome)));
            assert_eq!(scene.problem, None);
        }
    }
}

/// Returns the picks that a scene marks in a certain way.
fn marked(scene: &Scene, wanted: Mark) -> Vec<Pick> {
    let slots = Region::ALL.into_iter().flat_map(|region| {
        let slots = Slot::ALL.into_iter().zip(scene.slots[region.index()]);
        slots.map(move |(slot, mark)| (Pick::Slot(region, slot), mark))
    });
    let cities = City::ALL.into_iter().map(Pick::City).zip(scene.cities);
    let councils = Council::ALL.into_iter().map(Pick::Council).zip(scene.councils);
    let reserve = Colour::ALL.into_iter().map(Pick::Colour).zip(scene.reserve);
    let permits = scene.permits.iter().map(|&(permit, mark)| (Pick::Permit(permit), mark));
    let all = slots.chain(cities).chain(councils).chain(reserve).chain(permits);
    all.filter(|&(_, mark)| mark == wanted).map(|(pick, _)| pick).collect()
}

/// Whether all other picks are kept after this one.
fn keeps_the_rest(view: &View, draft: &Draft, pick: Pick) -> bool {
    fn keeps<T: PartialEq>(before: Option<T>, after: Option<T>) -> bool {
        before.is_none() || before == after
    }
    let next = draft.pick(&Legal::of(view), pick);
    match pick {
        Pick::Colour(_) => keeps(draft.council, next.council),
        Pick::Council(_) => keeps(draft.colour, next.colour),
        Pick::Slot(..) if draft.kind == Some(Kind::Acquire) => keeps(draft.region, next.region),
        Pick::City(_) if draft.kind == Some(Kind::PlaceWithQueen) => {
            draft.cards.is_empty() || draft.cards == next.cards
        }
        Pick::City(_) => keeps(draft.permit, next.permit),
        Pick::Permit(_) => keeps(draft.city, next.city),
        _ => true,
    }
}

/// Whether the pick is possible and changes nothing else; cards and buttons have no mark, and for a change of
/// permits, the tiles are marked, not the councils.
fn goes_on(view: &View, draft: &Draft, pick: Pick) -> bool {
    let has_mark = match pick {
        Pick::Council(_) => draft.kind != Some(Kind::ChangePermits),
        Pick::AddCard(_) | Pick::Kind(_) => false,
        _ => true,
    };
    has_mark
        && draft.pick(&Legal::of(view), pick).kind == draft.kind
        && why_not_pick(view, draft, pick).is_none()
        && keeps_the_rest(view, draft, pick)
}

/// From every kind of action, random picks among those marked as legal lead to an action.
#[test]
fn what_is_marked_leads_on_to_an_action() {
    let mut elsewhere = 0;
    for (at, sample) in samples().iter().enumerate() {
        let view = &sample.view;
        let mut rng = Seed(at as u64).stream(2);
        for kind in kinds() {
            let mut draft = Draft::open(view, kind);
            let possible = sample.of_kind(kind).next().is_some();
            for picked in 0.. {
                let scene = scene(view, &draft);
                for (mark, keeps) in [(Mark::Legal, true), (Mark::Elsewhere, false)] {
                    for one in marked(&scene, mark) {
                        assert_eq!(why_not_pick(view, &draft, one), None, "{one:?}, {draft:?}");
                        let kept = keeps_the_rest(view, &draft, one);
                        assert_eq!(kept, keeps, "{one:?} is {mark:?} after {draft:?}");
                        elsewhere += usize::from(!keeps);
                    }
                }
                let legal = marked(&scene, Mark::Legal);
                let shown = [legal.clone(), marked(&scene, Mark::Chosen)].concat();
                for one in all_picks().filter(|&one| goes_on(view, &draft, one)) {
                    assert!(shown.contains(&one), "{one:?} is not marked after {draft:?}");
                }
                if scene.ready.is_some() || !possible {
                    assert!(possible || legal.is_empty(), "{kind:?} {legal:?}");
                    break;
                }
                assert!(picked < 40, "{draft:?}");
                assert!(!legal.is_empty(), "a dead end: {draft:?}");
                draft = draft
                    .pick(&Legal::of(view), legal[below(&mut rng, legal.len() as u32) as usize]);
            }
        }
    }
    assert!(elsewhere > 100, "{elsewhere}");
}

/// Returns random drafts, half-way to something.
fn drafts(view: &View, seed: u64) -> Vec<Draft> {
    let mut rng = Seed(seed).stream(3);
    let all: Vec<Pick> = all_picks().collect();
    let mut drafts = vec![Draft::from(view)];
    for kind in kinds().filter(|&kind| kind != Kind::Answer) {
        let mut draft = Draft::from(view).pick(&Legal::of(view), Pick::Kind(kind));
        for _ in 0..3 {
            drafts.push(draft.clone());
            draft = draft.pick(&Legal::of(view), all[below(&mut rng, all.len() as u32) as usize]);
        }
    }
    drafts
}

/// A pick is refused exactly if no legal action of its kind contains it. Cards are different: they are picked
/// one at a time.
#[test]
fn a_pick_is_refused_exactly_if_no_legal_action_has_it() {
    let mut refused = 0;
    for (at, sample) in samples().iter().enumerate().step_by(5) {
        let view = &sample.view;
        for draft in drafts(view, at as u64) {
            for one in all_picks().filter(|one| !matches!(one, Pick::AddCard(_))) {
                let kind = match one {
                    Pick::Kind(kind) => kind,
                    _ => draft.pick(&Legal::of(view), one).kind.expect("a kind"),
                };
                let possible = sample.of_kind(kind).any(|action| holds(action, one));
                let reason = why_not_pick(view, &draft, one);
                assert_eq!(reason.is_none(), possible, "{one:?} after {draft:?}: {reason:?}");
                refused += usize::from(!possible);
            }
        }
    }
    assert!(refused > 10_000);
}

/// Cards are refused if they are not in hand or match nothing, or nothing can be paid with them.
#[test]
fn a_card_is_refused_exactly_if_it_can_pay_nothing() {
    for (at, sample) in samples().iter().enumerate().step_by(5) {
        let view = &sample.view;
        for draft in drafts(view, at as u64) {
            for one in all_picks().filter(|one| matches!(one, Pick::AddCard(_))) {
                let next = draft.pick(&Legal::of(view), one);
                let kind = next.kind.expect("a kind");
                let reason = why_not_pick(view, &draft, one);
                let pays = |action: Action| match action {
                    Action::Acquire { payment, region, .. } => {
                        next.region.is_none_or(|picked| picked == region)
                            && payment.contains_all(next.cards)
                    }
                    Action::PlaceWithQueen { payment, .. } => payment.contains_all(next.cards),
                    _ => false,
                };
                if sample.of_kind(kind).any(pays) {
                    assert_eq!(reason, None, "{one:?} after {draft:?}");
                }
                if sample.of_kind(kind).next().is_none() {
                    assert_ne!(reason, None, "{one:?} after {draft:?}");
                }
                if reason.is_none() {
                    assert!(view.hand.contains_all(next.cards), "{one:?} after {draft:?}");
                }
            }
        }
    }
}

/// The price ignores all other picks, which may be changed for it.
#[test]
fn every_marked_target_has_the_price_of_the_cheapest_action_with_it() {
    let mut priced = 0;
    for (at, sample) in samples().iter().enumerate().step_by(5) {
        let view = &sample.view;
        for draft in drafts(view, at as u64) {
            let scene = scene(view, &draft);
            let marks = [Mark::Legal, Mark::Elsewhere].map(|mark| marked(&scene, mark)).concat();
            for one in marks {
                let of_kind = draft.kind.into_iter().flat_map(|kind| sample.of_kind(kind));
                let with_it = of_kind.filter(|&action| holds(action, one));
                let prices =
                    with_it.map(|action| check(&view.table, view.hand, action).expect("legal"));
                let lowest = prices.map(|price| (price.coins, price.servants)).min();
                let said = scene.price(one).map(|price| (price.coins, price.servants));
                assert_eq!(said, lowest, "{one:?} after {draft:?}");
                priced += 1;
            }
        }
    }
    assert!(priced > 1000, "{priced}");
}

#[test]
fn what_is_picked_shows_before_all_other_marks() {
    let mut changed = 0;
    for Sample { view, .. } in some_samples() {
        for draft in drafts(view, 7) {
            let before = scene(view, &draft);
            for pick in all_picks() {
                if why_not_pick(view, &draft, pick).is_some() {
                    continue;
                }
                let after = scene(view, &draft.pick(&Legal::of(view), pick));
                let shown = before.choosing_as(&after);
                let case = format!("{pick:?} after {draft:?}");
                assert_eq!(
                    marked(&shown, Mark::Chosen),
                    marked(&after, Mark::Chosen),
                    "chosen: {case}"
                );
                let stays = |mark| {
                    let (old, new) = (marked(&before, mark), marked(&shown, mark));
                    let freed = |pick: &Pick| marked(&before, Mark::Chosen).contains(pick);
                    new.into_iter().all(|pick| old.contains(&pick) || freed(&pick))
                };
                let others = [Mark::Legal, Mark::Elsewhere, Mark::Related, Mark::Faded];
                assert!(others.into_iter().all(stays), "the rest: {case}");
                assert_eq!(shown.ready, before.ready, "what they bring: {case}");
                changed += usize::from(shown != before && shown != after);
            }
        }
    }
    assert!(changed > 0, "somewhere the rest comes later");
}

#[test]
fn going_back_ends_where_it_began() {
    for (at, Sample { view, .. }) in samples().iter().enumerate().step_by(3) {
        for draft in drafts(view, at as u64) {
            assert_eq!(draft.pick(&Legal::of(view), Pick::Cancel), Draft::from(view));
            let mut back = draft.clone();
            let steps = (0..12).find(|_| {
                let before =
                    std::mem::replace(&mut back, draft.pick(&Legal::of(view), Pick::Cancel));
                back = before.pick(&Legal::of(view), Pick::Back);
                back == Draft::from(view)
            });
            assert!(steps.is_some(), "{draft:?}");
        }
    }
}

#[test]
fn who_does_not_decide_picks_nothing() {
    for Sample { state, legal, .. } in samples().iter().step_by(7) {
        let decider = CouncilOf4::decider(state);
        let viewers = Seat::first(CouncilOf4::seats(state)).map(Some).chain([None]);
        for viewer in viewers.filter(|&viewer| viewer != decider) {
            let view = CouncilOf4::view(state, viewer);
            let draft = Draft::from(&view);
            assert_eq!(draft, Draft::default());
            for one in all_picks() {
                assert_eq!(why_not_pick(&view, &draft, one), Some(Reason::NotYourTurn));
                assert_eq!(draft.pick(&Legal::of(&view), one), draft);
            }
            assert!(legal.iter().all(|&action| Outcome::of(&view, action).is_none()));
            let scene = scene(&view, &draft);
            assert_eq!((scene.ready, scene.problem), (None, None));
            assert_eq!(scene.end_turn, Some(Reason::NotYourTurn));
            let closed = Some(Reason::NotYourTurn);
            assert!(scene.buttons.iter().all(|button| button.reason == closed && !button.open));
        }
    }
}
