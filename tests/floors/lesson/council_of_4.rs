//! The lessons of Council of 4: every step matches its text.

use curia::bots::legal;
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::action::{Action, Kind};
use curia::games::council_of_4::rules::components::{
    Bonus, COUNCIL_PRICES, MERCHANTS, QUEENS_REWARDS, ROAD_PRICE, SpaceBonus, nobility_space,
};
use curia::games::council_of_4::rules::state::Decision;
use curia::games::council_of_4::rules::view::View;
use curia::games::council_of_4::scene::lesson::{STEPS, Saying, Topic};
use curia::games::council_of_4::scene::place::Place;
use curia::games::council_of_4::scene::{Draft, Legal, Pick};
use curia::record::Controller;
use curia::rules::Seat;
use curia::scene::lesson::{Curriculum, Progress, Taught};
use curia::session::Session;
use curia::text::rules::course;

use super::{LEARNER, all_steps, done_for_me};

type Course = curia::scene::lesson::Course<CouncilOf4>;
type Table = Session<CouncilOf4>;

fn course() -> Course {
    Course::open(Curriculum::FirstGame).expect("the match of the lessons can be read to its end")
}

fn at(topic: Topic) -> usize {
    STEPS.iter().position(|step| step.topic == topic).expect("a step of this topic")
}

fn table(topic: Topic) -> Table {
    course().table(at(topic)).expect("a table")
}

/// Returns the price of this many cards without jokers.
fn price_of(cards: u8) -> u16 {
    COUNCIL_PRICES[usize::from(cards) - 1].into()
}

fn saying(topic: Topic) -> Saying {
    course().saying(at(topic)).expect("what it tells")
}

/// Returns the action that the learner gets with a single pick after the button.
fn picked(view: &View, action: Action) -> Option<Action> {
    let actions = &Legal::of(view);
    let draft = match action {
        Action::Elect { colour, council } => Draft::open(view, Kind::Elect)
            .pick(actions, Pick::Colour(colour))
            .pick(actions, Pick::Council(council)),
        Action::Acquire { region, slot, .. } => {
            Draft::from(view).pick(actions, Pick::Slot(region, slot))
        }
        Action::Place { permit, city } => {
            Draft::from(view).pick(actions, Pick::Permit(permit)).pick(actions, Pick::City(city))
        }
        Action::PlaceWithQueen { city, .. } => {
            Draft::open(view, Kind::PlaceWithQueen).pick(actions, Pick::City(city))
        }
        Action::EngageServant => Draft::open(view, Kind::EngageServant),
        Action::AdditionalMain => Draft::open(view, Kind::AdditionalMain),
        Action::ChooseToken { city } => Draft::from(view).pick(actions, Pick::City(city)),
        other => return Some(other),
    };
    draft.action(view)
}

#[test]
fn a_table_that_left_the_course_is_brought_back_to_it() {
    let course = course();
    let mut table = course.table(0).expect("a table");
    let other = legal::<CouncilOf4>(&table.view())
        .into_iter()
        .find(|&action| !course.fulfils(at(Topic::Elect), 0, action))
        .expect("another action");
    table.play(other).expect("legal");
    course.bring(&mut table, at(Topic::Acquire));
    assert_eq!(table.view(), course.table(at(Topic::Acquire)).expect("a table").view());
}

#[test]
fn what_is_asked_for_is_what_the_screen_picks_by_itself() {
    for (course, step, of) in all_steps::<CouncilOf4>() {
        let mut table = course.table(step).expect("a step");
        while let Some(asked) = course.asked(step, table.played()) {
            let view = table.view();
            assert_eq!(picked(&view, asked), Some(asked), "{:?}", of.topic);
            table.play(asked).expect("legal");
        }
    }
}

#[test]
fn what_a_task_needs_is_lit() {
    for (course, step, of) in all_steps::<CouncilOf4>() {
        let mut table = course.table(step).expect("a step");
        while let Some(asked) = course.asked(step, table.played()) {
            let lit = course.lit(step, &table.view(), table.played());
            let needs = match asked {
                Action::Elect { colour, council } => {
                    vec![Place::Reserve(colour), Place::Council(council)]
                }
                Action::Acquire { region, slot, .. } => vec![Place::Slot(region, slot)],
                Action::Place { permit, city } => vec![Place::Own(permit), Place::City(city)],
                Action::PlaceWithQueen { city, .. } => {
                    vec![Place::Button(Kind::PlaceWithQueen), Place::City(city)]
                }
                Action::EngageServant => vec![Place::Button(Kind::EngageServant)],
                Action::AdditionalMain => vec![Place::Button(Kind::AdditionalMain)],
                Action::EndTurn => vec![Place::EndTurn],
                Action::ChooseToken { .. } => legal::<CouncilOf4>(&table.view())
                    .into_iter()
                    .map(|action| match action {
                        Action::ChooseToken { city } => Place::City(city),
                        other => panic!("{other} is no token"),
                    })
                    .collect(),
                other => panic!("no lesson asks for {other}"),
            };
            for place in needs {
                assert!(lit.contains(&place), "{:?}: {place:?}", of.topic);
            }
            table.play(asked).expect("legal");
        }
        let shows = !course.lit(step, &table.view(), table.played()).is_empty();
        assert_eq!(shows, of.topic != Topic::Farewell, "{:?} afterwards", of.topic);
    }
}

#[test]
fn what_is_to_be_pressed_leads_in_its_order_to_the_action_and_to_nothing_else() {
    for (course, step, of) in all_steps::<CouncilOf4>() {
        let mut table = course.table(step).expect("a step");
        while let Some(asked) = course.asked(step, table.played()) {
            let view = table.view();
            let (legal, mut draft) = (Legal::of(&view), Draft::from(&view));
            let pressed = course.pressed(step, &view, table.played());
            let lit = course.lit(step, &view, table.played());
            assert_eq!(lit[..pressed.len()], pressed[..], "{:?}: they are lit first", of.topic);
            let free = CouncilOf4::is_free(asked);
            for (at, place) in pressed.iter().enumerate() {
                let pick = match *place {
                    Place::Button(kind) => Pick::Kind(kind),
                    Place::Reserve(colour) => Pick::Colour(colour),
                    Place::Council(council) => Pick::Council(council),
                    Place::Slot(region, slot) => Pick::Slot(region, slot),
                    Place::Own(permit) => Pick::Permit(permit),
                    Place::City(city) => Pick::City(city),
                    Place::EndTurn => break,
                    other => panic!("{:?}: nothing is picked at {other:?}", of.topic),
                };
                // Any of the cities of a choice.
                let before = if free { Draft::from(&view) } else { draft };
                draft = before.pick(&legal, pick);
                assert_ne!(draft, before, "{:?}: number {} does nothing", of.topic, at + 1);
                let begun = draft.kind.expect("an action");
                assert_eq!(Some(begun), asked.kind(), "{:?}: number {}", of.topic, at + 1);
            }
            if asked != Action::EndTurn {
                let got = draft.action(&view);
                assert!(got == Some(asked) || free && got.is_some(), "{:?}: {got:?}", of.topic);
            }
            table.play(asked).expect("legal");
        }
        assert_eq!(course.pressed(step, &table.view(), table.played()), []);
    }
}

#[test]
fn the_roads_that_a_step_tells_of_are_lit_with_their_cities() {
    let mut told = 0;
    for (course, step, of) in all_steps::<CouncilOf4>() {
        let table = course.table(step).expect("a step");
        let lit = course.lit(step, &table.view(), table.played());
        let roads = lit.iter().filter(|place| matches!(place, Place::Road(_))).count();
        let cities = lit.iter().filter(|place| matches!(place, Place::City(_))).count();
        match course.saying(step).expect("what it tells") {
            Saying::Queen { roads: way, .. } => {
                assert_eq!((roads, cities), (way.into(), usize::from(way) + 1), "{:?}", of.topic);
            }
            Saying::Chain { joined, .. } => {
                assert!(roads >= joined.len(), "{:?}: {roads}", of.topic);
                assert!(cities > joined.len(), "{:?}: {cities}", of.topic);
            }
            _ => continue,
        }
        told += 1;
    }
    assert!(told >= 3);
}

#[test]
fn electing_makes_a_permit_cheaper_and_brings_coins() {
    let Saying::Elect { council, enters, leaves, coins, before, after } = saying(Topic::Elect)
    else {
        panic!("an election");
    };
    let mut table = table(Topic::Elect);
    let (view, course) = (table.view(), course());
    let coins_before = view.table.player(LEARNER).coins;
    assert_eq!(view.table.council(council)[3], leaves);
    assert_eq!(before.coins, price_of(before.cards));
    done_for_me(&course, at(Topic::Elect), &mut table);
    let view = table.view();
    assert_eq!(view.table.council(council)[0], enters);
    assert_eq!(u16::from(view.table.player(LEARNER).coins - coins_before), coins);
    assert_eq!(after.coins, price_of(after.cards));
    assert!(after.coins < before.coins);
    assert!(
        view.hand.count(curia::games::council_of_4::rules::components::Politics::Colour(enters))
            > 0
    );
}

#[test]
fn the_permit_is_bought_where_the_election_was_for_the_price_it_made() {
    let (Saying::Elect { council, after, .. }, Saying::Acquire { council: then, price, gains, .. }) =
        (saying(Topic::Elect), saying(Topic::Acquire))
    else {
        panic!("an election and a permit");
    };
    assert_eq!((council, after), (then, price));
    let mut table = table(Topic::Acquire);
    let before = *table.view().table.player(LEARNER);
    done_for_me(&course(), at(Topic::Acquire), &mut table);
    let own = *table.view().table.player(LEARNER);
    assert_eq!(u16::from(before.coins) + gains.coins, u16::from(own.coins) + price.coins);
    assert_eq!(before.servants + gains.servants, own.servants);
    assert_ne!(gains, Default::default());
}

#[test]
fn the_merchant_is_placed_with_that_permit_beside_another_one() {
    let course = course();
    let Saying::Acquire { permit, .. } = saying(Topic::Acquire) else { panic!("a permit") };
    let Saying::Place { city, servants, gains } = saying(Topic::Place) else { panic!("a place") };
    assert_eq!(course.action(STEPS[at(Topic::Place)].at), Some(Action::Place { permit, city }));
    let mut table = table(Topic::Place);
    let view = table.view();
    assert_eq!((servants, view.table.other_merchants(LEARNER, city)), (1, 1));
    let before = *view.table.player(LEARNER);
    done_for_me(&course, at(Topic::Place), &mut table);
    let own = *table.view().table.player(LEARNER);
    assert!(own.merchants.contains(city));
    assert_eq!(own.merchants.len(), 1);
    assert_eq!(before.servants + gains.servants, own.servants + servants);
    assert_eq!(u16::from(before.coins) + gains.coins, u16::from(own.coins));
    assert_ne!(gains, Default::default());
}

#[test]
fn the_chain_pays_the_tokens_of_all_cities_it_names() {
    let Saying::Chain { city, joined, tokens, gains } = saying(Topic::Chain) else {
        panic!("a chain");
    };
    let mut table = table(Topic::Chain);
    let view = table.view();
    let before = *view.table.player(LEARNER);
    assert!(before.merchants.contains_all(joined));
    assert!(joined.len() >= 2 && tokens >= 3);
    let mut sum = curia::games::council_of_4::scene::outcome::Totals::default();
    let with_token = joined.with(city).iter().filter_map(|one| view.table.tokens.of(one));
    let mut paying = 0;
    for token in with_token {
        paying += 1;
        for bonus in token.bonuses() {
            match *bonus {
                Bonus::Coins(amount) => sum.coins += u16::from(amount),
                Bonus::Servants(amount) => sum.servants += u16::from(amount),
                Bonus::Vp(amount) => sum.vp += u16::from(amount),
                Bonus::Cards(amount) => sum.cards += u16::from(amount),
                Bonus::Nobility(steps) => sum.nobility += u16::from(steps),
                Bonus::MainAction => sum.main_actions += 1,
            }
        }
    }
    assert_eq!((paying, sum), (tokens, gains));
    done_for_me(&course(), at(Topic::Chain), &mut table);
    let own = *table.view().table.player(LEARNER);
    assert_eq!(before.vp.tokens + gains.vp, own.vp.tokens);
    assert!(own.merchants.contains(city));
}

#[test]
fn the_queens_way_costs_what_is_said() {
    let Saying::Queen { city, roads, way, price } = saying(Topic::Queen) else {
        panic!("the queen");
    };
    let mut table = table(Topic::Queen);
    let before = table.view();
    assert!(roads >= 1);
    assert_eq!(roads, before.table.board.distance(before.table.queen, city));
    assert_eq!(way, u16::from(roads) * u16::from(ROAD_PRICE));
    assert_eq!(price.coins, price_of(price.cards));
    let action = course().action(table.played()).expect("an action");
    table.play(action).expect("legal");
    let gained: u16 = table
        .log()
        .next_back()
        .expect("an entry")
        .events
        .iter()
        .map(|event| match event {
            curia::games::council_of_4::rules::event::Event::Gained {
                gain: curia::games::council_of_4::rules::event::Gained::Coins { amount, .. },
                ..
            } => u16::from(*amount),
            _ => 0,
        })
        .sum();
    let coins = |view: &View| u16::from(view.table.player(LEARNER).coins);
    let after = table.view();
    assert_eq!(after.table.queen, city);
    assert!(after.table.player(LEARNER).merchants.contains(city));
    assert_eq!(coins(&before) + gained, coins(&after) + price.coins + way);
}

#[test]
fn the_quick_action_comes_in_the_queens_turn() {
    let Saying::Quick { coins, servants } = saying(Topic::Quick) else { panic!("a servant") };
    let mut table = table(Topic::Quick);
    let before = table.view();
    assert_eq!(before.table.turn.main_left, 0, "the main action of the turn is done");
    assert!(!before.table.turn.quick_taken);
    done_for_me(&course(), at(Topic::Quick), &mut table);
    let (before, own) = (*before.table.player(LEARNER), *table.view().table.player(LEARNER));
    assert_eq!(u16::from(before.coins - own.coins), coins);
    assert_eq!(own.servants - before.servants, servants);
}

#[test]
fn the_step_on_the_nobility_track_lets_the_learner_choose_a_token() {
    let course = course();
    let Saying::Nobility { permit, space } = saying(Topic::Nobility) else {
        panic!("the nobility track");
    };
    let mut table = table(Topic::Nobility);
    let variant = table.view().table.nobility;
    assert!(permit.bonuses().iter().any(|bonus| matches!(bonus, Bonus::Nobility(_))));
    assert_eq!(nobility_space(space, variant), Some(SpaceBonus::RepeatToken));
    let action = course.action(table.played()).expect("an action");
    table.play(action).expect("legal");
    let view = table.view();
    assert_eq!(view.table.player(LEARNER).nobility, space);
    assert_eq!(view.table.decision, Decision::Token);
    assert!(legal::<CouncilOf4>(&view).len() >= 2, "there is something to choose");
    for other in legal::<CouncilOf4>(&view) {
        let mut table = table.clone();
        table.play(other).expect("legal");
        course.bring(&mut table, at(Topic::Farewell));
        assert_eq!(table.record().actions.last(), Some(&other), "the choice stays");
    }
}

#[test]
fn the_learner_has_something_to_win_until_the_end() {
    let view = table(Topic::End).view();
    assert!(view.table.player(LEARNER).merchants.len() < usize::from(MERCHANTS));
    assert_eq!(view.table.last_round, None);
}

#[test]
fn playing_well_tells_what_its_moves_bring() {
    let course = Course::open(Curriculum::PlayingWell).expect("a course");
    for (step, of) in course.steps().iter().enumerate() {
        let mut table = course.table(step).expect("a step");
        let before = table.view();
        let own = |view: &View| *view.table.player(LEARNER);
        let saying = course.saying(step).expect("what it tells");
        done_for_me(&course, step, &mut table);
        let after = table.view();
        match saying {
            Saying::Tempo { servants, city } => {
                assert!(servants > 0 && before.table.turn.main_left == 0);
                assert!(own(&after).merchants.contains(city), "in the same turn");
                assert_eq!(before.table.turn.number, after.table.turn.number);
            }
            Saying::Chain { joined, .. } => assert!(joined.len() >= 2),
            Saying::Queen { price, .. } => assert_eq!((price.cards, price.coins), (4, 0)),
            Saying::Finish { vp, .. } => {
                let tiles = |view: &View| {
                    let player = own(view);
                    let queens = player.queens_rewards.iter().map(|place| QUEENS_REWARDS[place]);
                    player.reward_tiles.iter().map(|tile| tile.vp()).chain(queens).sum::<u16>()
                };
                let brought = after.table.vp(LEARNER) - before.table.vp(LEARNER);
                assert_eq!(vp, brought + tiles(&after) - tiles(&before));
                assert!(tiles(&before) == 0 && tiles(&after) > QUEENS_REWARDS[0]);
                assert_eq!(own(&after).merchants.len(), usize::from(MERCHANTS));
                let ahead = after.table.vp(LEARNER) > after.table.vp(Seat(1));
                assert!(ahead, "who ends the game leads");
            }
            _ => assert_eq!(of.tasks > 0, of.topic == Topic::Quick, "{:?}", of.topic),
        }
    }
}

#[test]
fn one_person_learns_and_one_seat_is_prepared() {
    let table = table(Topic::Aim);
    assert_eq!(table.record().controller(LEARNER), Some(Controller::Person));
    assert!(matches!(table.record().controller(Seat(1)), Some(Controller::Bot(_))));
    assert_eq!(table.record().seats.len(), 2);
}

#[test]
fn between_a_step_and_the_next_every_action_of_the_other_seat_is_prepared() {
    let course = course();
    let mut table = table(Topic::EndTurn);
    done_for_me(&course, at(Topic::EndTurn), &mut table);
    while table.bot_to_ask().is_some() {
        let action = course.action(table.played()).expect("a prepared action");
        table.play(action).expect("legal");
    }
    assert_eq!(table.played(), STEPS[at(Topic::Acquire)].at);
}

#[test]
fn it_is_told_when_turns_pass_between_two_steps() {
    let course = course();
    let passed: Vec<Topic> = (0..STEPS.len())
        .filter(|&step| course.turns_passed(step) > 0)
        .map(|step| STEPS[step].topic)
        .collect();
    assert_eq!(passed, [Topic::Chain, Topic::Queen, Topic::Nobility]);
}

/// A text saved before lessons could be taken in any order.
#[test]
fn progress_without_a_list_of_steps_has_done_all_before_the_open_one() {
    let of = CouncilOf4::COURSES[0].syllabus;
    let progress = Progress::read(of, &format!(r#"{{"version":{},"steps":3}}"#, of.version));
    assert_eq!((progress.next(), progress.steps_done()), (3, 3));
    assert!((0..STEPS.len()).all(|step| progress.is_done(step) == (step < 3)));
}

#[test]
fn the_price_before_the_election_is_said_beside_that_after_it() {
    let said = saying(Topic::Elect);
    let Saying::Elect { before, after, .. } = &said else { panic!("an election") };
    let detail = course::meaning::<CouncilOf4>(Curriculum::FirstGame, Topic::Elect, &said, &[])
        .expect("a detail");
    assert!(detail.contains(&format!("{} coins, not {}", after.coins, before.coins)), "{detail}");
}
