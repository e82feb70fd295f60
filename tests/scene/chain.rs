//! While a choice is open: what of the gains under way is paid and what is still to come, and what
//! of an outcome is the answer's own.

use curia::games::Game;
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::action::Action;
use curia::games::council_of_4::board::{City, CitySet};
use curia::games::council_of_4::event::{Event, Source};
use curia::games::council_of_4::state::{Decision, Gain, State};
use curia::scene::Outcome;
use curia::scene::chain::{From, Link, Progress, links, placed, split};
use curia::scene::outcome::Totals;

use crate::positions::{games, steps};
use crate::samples;

/// Every choice of every game, with what was done before it, newest first.
fn each_choice(mut look: impl FnMut(&State, &[(Action, Vec<Event>)])) -> usize {
    let mut choices = 0;
    for (setup, seed) in games() {
        let mut done: Vec<(Action, Vec<Event>)> = Vec::new();
        for (state, action) in steps(&setup, &seed) {
            if !matches!(state.table().decision, Decision::Turn | Decision::Over) {
                choices += 1;
                look(&state, &done);
            }
            let (mut after, mut events) = (state, Vec::new());
            CouncilOf4::apply(&mut after, action, |event| events.push(event)).expect("legal");
            done.insert(0, (action, events));
        }
    }
    choices
}

fn with(links: &[Link], progress: Progress) -> impl Iterator<Item = &Link> {
    links.iter().filter(move |link| link.progress == progress)
}

#[test]
fn what_is_told_as_still_to_come_comes_and_what_is_told_as_paid_was_paid() {
    let mut with_chain = 0;
    let choices = each_choice(|state, done| {
        let view = CouncilOf4::view(state, CouncilOf4::decider(state));
        let links = links(&view, placed(done.iter().cloned()));
        let to_come: CitySet = with(&links, Progress::ToCome)
            .filter_map(|link| match link.from {
                From::Token(city) => Some(city),
                From::Permit(_) | From::Steps(_) => None,
            })
            .collect();
        // Cities without a token bring nothing, so nothing is told of them.
        let waiting: CitySet = view
            .table
            .gains()
            .filter_map(|gain| match gain {
                Gain::Tokens { cities, .. } => Some(cities),
                Gain::Permit { .. } => None,
            })
            .flat_map(CitySet::iter)
            .filter(|&city| view.table.tokens.of(city).is_some())
            .collect();
        assert_eq!(to_come, waiting);
        with_chain += usize::from(links.len() > 1);
        for link in with(&links, Progress::Done) {
            let From::Token(city) = link.from else { continue };
            let paid = |event: &Event| matches!(event, Event::Gained { source: Source::Token(of), .. } if *of == city);
            let nobility = view.table.tokens.of(city).is_some_and(|token| token.is_nobility());
            let told = done.iter().flat_map(|(_, events)| events).any(paid);
            assert!(told || nobility, "{city}");
        }
        // Something asks, unless a position has no history: the last of what is begun.
        assert!(with(&links, Progress::Now).count() >= 1, "{links:?}");
        let now = links.iter().position(|link| link.progress == Progress::Now);
        let first_to_come = links.iter().position(|link| link.progress == Progress::ToCome);
        assert!(first_to_come.is_none_or(|first| now < Some(first)), "{links:?}");
    });
    assert!(choices > 20 && with_chain > 5, "{choices} {with_chain}");
}

#[test]
fn an_answer_and_the_rest_after_it_make_up_the_outcome() {
    let mut with_rest = 0;
    for sample in samples().iter().filter(|one| one.view.table.decision != Decision::Turn) {
        for &action in &sample.legal {
            let outcome = Outcome::of(&sample.view, action).expect("legal");
            let (own, rest) = split(action, &outcome, &sample.view);
            let tracks = outcome
                .gains
                .iter()
                .filter(|(source, _)| matches!(source, Source::NobilitySpace(_)));
            let all: Totals = own
                .iter()
                .map(|&(_, gain)| gain)
                .chain(tracks.flat_map(|(_, gains)| gains.iter().copied()))
                .collect();
            let whole = outcome.total();
            assert_eq!(all.coins + rest.coins, whole.coins, "{action}");
            assert_eq!(all.cards + rest.cards, whole.cards, "{action}");
            assert_eq!(all.vp + rest.vp, whole.vp, "{action}");
            assert_eq!(all.servants + rest.servants, whole.servants, "{action}");
            let picked: Vec<City> = match action {
                Action::ChooseToken { city } => vec![city],
                Action::ChooseTokens { first, second } => vec![first, second],
                _ => Vec::new(),
            };
            for (source, _) in &own {
                if let Source::Token(city) = source {
                    assert!(picked.contains(city), "{action}");
                }
            }
            // The answer is gained before anything goes on, so its own come first.
            let first = outcome.gains.first().map(|(source, _)| *source);
            if !picked.is_empty() {
                assert_eq!(own.first().map(|(source, _)| *source), first, "{action}");
            }
            with_rest += usize::from(rest != Totals::default());
        }
    }
    assert!(with_rest > 0);
}

#[test]
fn only_what_was_done_since_the_last_full_action_set_the_gains_off() {
    let place = Event::MerchantPlaced { seat: curia::games::Seat(0), city: City::D, permit: None };
    let answer = Action::ChooseToken { city: City::A };
    let merchant = Action::PlaceWithQueen { city: City::D, payment: Default::default() };
    assert_eq!(placed([(answer, vec![]), (merchant, vec![place])]), Some(City::D));
    assert_eq!(placed([(Action::EngageServant, vec![]), (merchant, vec![place])]), None);
    assert_eq!(placed([]), None);
}
