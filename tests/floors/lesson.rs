//! The lessons: the course is played to its end, and every step matches its text.

use curia::bots::legal;
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::action::Action;
use curia::games::council_of_4::rules::components::{
    Bonus, COUNCIL_PRICES, MERCHANTS, QUEENS_REWARDS, ROAD_PRICE, SpaceBonus, nobility_space,
};
use curia::games::council_of_4::rules::state::Decision;
use curia::games::council_of_4::rules::view::View;
use curia::games::council_of_4::scene::lesson::{Lesson, STEPS, Saying, Topic};
use curia::games::council_of_4::scene::place::Place;
use curia::games::council_of_4::scene::{Draft, Kind, Legal, Pick};
use curia::record::Controller;
use curia::rules::Seat;
use curia::scene::beside::{ScreenRect, beside, separate};
use curia::scene::lesson::{Curriculum, Progress, Syllabus, Taught, syllabi};
use curia::session::Session;
use curia::text::course::TaughtInWords;

const LEARNER: Seat = Seat(0);
type Course = curia::scene::lesson::Course<CouncilOf4>;
type Plan = curia::scene::lesson::Plan<CouncilOf4>;
type Step = curia::scene::lesson::Step<CouncilOf4>;
type Table = Session<CouncilOf4>;

fn course() -> Course {
    Course::open(Curriculum::FirstGame).expect("the match of the lessons can be read to its end")
}

/// Every step of every course.
fn all_steps() -> impl Iterator<Item = (Course, usize, &'static Step)> {
    Curriculum::ALL.into_iter().flat_map(|of| {
        let course = Course::open(of).expect("the match of the lessons can be read to its end");
        course.steps().iter().enumerate().map(move |(step, it)| (course.clone(), step, it))
    })
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

/// Does what the step wants, as "Do it for me" does.
fn done_for_me(course: &Course, step: usize, table: &mut Table) {
    while let Some(action) = course.asked(step, table.played()) {
        assert!(course.fulfils(step, table.played(), action));
        table.play(action).expect("what a step asks for is legal");
    }
}

/// Returns the action that the learner gets with a single pick after the button.
fn picked(view: &View, action: Action) -> Option<Action> {
    let actions = &Legal::of(view);
    let draft = match action {
        Action::Elect { colour, council } => Draft::open(view, Kind::Elect)
            .pick(actions, Pick::Colour(colour))
            .pick(actions, Pick::Council(council)),
        Action::Acquire { region, slot, .. } => {
            Draft::new(view).pick(actions, Pick::Slot(region, slot))
        }
        Action::Place { permit, city } => {
            Draft::new(view).pick(actions, Pick::Permit(permit)).pick(actions, Pick::City(city))
        }
        Action::PlaceWithQueen { city, .. } => {
            Draft::open(view, Kind::PlaceWithQueen).pick(actions, Pick::City(city))
        }
        Action::EngageServant => Draft::open(view, Kind::EngageServant),
        Action::AdditionalMain => Draft::open(view, Kind::AdditionalMain),
        Action::ChooseToken { city } => Draft::new(view).pick(actions, Pick::City(city)),
        other => return Some(other),
    };
    draft.action(view)
}

#[test]
fn the_whole_course_can_be_done_for_the_learner() {
    for of in Curriculum::ALL {
        let course = Course::open(of).expect("the match of the lessons can be read to its end");
        let mut table = course.table(0).expect("the first step");
        for (step, it) in course.steps().iter().enumerate() {
            course.bring(&mut table, step);
            assert_eq!(table.played(), it.at, "{:?}", it.topic);
            assert_eq!(Some(table.record()), course.table(step).as_ref().map(Session::record));
            assert_eq!(table.decider(), Some(LEARNER), "{:?}: the learner is on turn", it.topic);
            assert!(!table.view().hand.is_empty(), "{:?}: the learner sees a hand", it.topic);
            done_for_me(&course, step, &mut table);
            assert_eq!(course.done(step, table.played()), it.tasks, "{:?}", it.topic);
            assert_eq!(course.asked(step, table.played()), None);
        }
        assert_eq!(course.action(table.played()), None, "nothing is prepared that no step plays");
    }
}

#[test]
fn back_brings_every_step_as_it_was() {
    for (course, step, of) in all_steps().filter(|(_, step, _)| *step > 0) {
        let mut table = course.table(step).expect("a step");
        done_for_me(&course, step, &mut table);
        course.bring(&mut table, step - 1);
        let before = course.table(step - 1).expect("a step");
        assert_eq!(table.view(), before.view(), "{:?}", of.topic);
        assert_eq!(table.record().actions, before.record().actions);
    }
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
fn a_step_asks_for_an_action_and_takes_no_other() {
    for (course, step, of) in all_steps() {
        let mut table = course.table(step).expect("a step");
        for _ in 0..of.tasks {
            let asked = course.asked(step, table.played()).expect("a task");
            let free = CouncilOf4::is_free(asked);
            for action in legal::<CouncilOf4>(&table.view()) {
                let taken = course.fulfils(step, table.played(), action);
                assert_eq!(taken, free || action == asked, "{:?}: {action}", of.topic);
            }
            table.play(asked).expect("legal");
        }
        for action in legal::<CouncilOf4>(&table.view()) {
            assert!(!course.fulfils(step, table.played(), action), "{:?}: {action}", of.topic);
        }
    }
}

#[test]
fn what_is_asked_for_is_what_the_screen_picks_by_itself() {
    for (course, step, of) in all_steps() {
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
    for (course, step, of) in all_steps() {
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
    for (course, step, of) in all_steps() {
        let mut table = course.table(step).expect("a step");
        while let Some(asked) = course.asked(step, table.played()) {
            let view = table.view();
            let (legal, mut draft) = (Legal::of(&view), Draft::new(&view));
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
                let before = if free { Draft::new(&view) } else { draft };
                draft = before.pick(&legal, pick);
                assert_ne!(draft, before, "{:?}: number {} does nothing", of.topic, at + 1);
                let begun = draft.kind.expect("an action");
                assert_eq!(Some(begun), Kind::of(asked), "{:?}: number {}", of.topic, at + 1);
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
fn going_on_tells_where_it_ends_the_turn() {
    for (course, step, of) in all_steps() {
        let mut table = course.table(step).expect("a step");
        done_for_me(&course, step, &mut table);
        let turn = |table: &Table| table.view().table.turn.number;
        let before = (table.decider(), turn(&table));
        course.bring(&mut table, (step + 1).min(course.steps().len() - 1));
        let ends = before.0 == Some(LEARNER) && turn(&table) > before.1;
        assert_eq!(course.ends_turn(step), ends, "{:?}", of.topic);
    }
    let course = course();
    assert!(course.ends_turn(at(Topic::Joker)) && !course.ends_turn(at(Topic::EndTurn)));
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
    assert_eq!(roads, before.table.board().distance(before.table.queen, city));
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
fn the_lessons_come_in_their_order_and_each_has_a_step() {
    for plan in CouncilOf4::COURSES {
        let Plan { lessons, steps, .. } = *plan;
        let mut order: Vec<Lesson> = steps.iter().map(|step| step.lesson).collect();
        order.dedup();
        assert_eq!(order, lessons);
        let mut at = 0;
        for &lesson in lessons {
            let own = plan.steps_of(lesson);
            assert_eq!(own.start, at);
            at = own.end;
        }
        assert_eq!(at, steps.len());
        assert!(steps.windows(2).all(|two| two[0].at + two[0].tasks <= two[1].at));
    }
}

#[test]
fn every_step_has_a_short_text_with_the_numbers_of_its_table() {
    let names = ["Ada".to_owned(), "Bruno".to_owned()];
    for (course, step, of) in all_steps() {
        let saying = course.saying(step).unwrap_or_else(|| panic!("{:?} tells nothing", of.topic));
        let sentence = CouncilOf4::rule(course.of(), &saying);
        let detail =
            CouncilOf4::meaning(course.of(), &saying, &names).expect("all values of its text");
        println!("{sentence}\n  {detail}");
        assert!(!sentence.is_empty() && sentence.chars().count() <= 80, "{sentence}");
        assert!(detail.chars().count() <= 160, "{detail}");
        let tasks = (0..of.tasks).filter_map(|task| course.asked(step, of.at + task));
        for action in tasks {
            let table = course.table(step).expect("a table").view();
            let task = CouncilOf4::task(action, &table);
            println!("  > {task}");
            assert!(task.chars().count() <= 60, "{task}");
        }
    }
    let Saying::Elect { before, after, .. } = saying(Topic::Elect) else { panic!("an election") };
    let detail = CouncilOf4::meaning(Curriculum::FirstGame, &saying(Topic::Elect), &names);
    let detail = detail.expect("a detail");
    assert!(detail.contains(&format!("{} coins, not {}", after.coins, before.coins)), "{detail}");
}

#[test]
fn progress_comes_back_and_anything_else_begins_anew() {
    for of in syllabi::<CouncilOf4>() {
        let course = Course::open(of.of).expect("a course");
        let mut progress = Progress::none(of);
        for step in 0..=of.steps {
            progress = progress.open(step);
            assert_eq!(Progress::read(of, &progress.write()), progress);
            assert_eq!(progress.steps_done(), step);
            assert_eq!(progress.finished(), step == of.steps);
            assert!(course.table(progress.next()).is_some());
            progress = progress.with_done(step);
        }
        let Syllabus { version, steps, .. } = of;
        let bad = [
            String::new(),
            "null".to_owned(),
            "{}".to_owned(),
            "\u{0}{".to_owned(),
            format!(r#"{{"version":{},"steps":3}}"#, version + 1),
            format!(r#"{{"version":{version},"steps":{}}}"#, steps + 1),
            format!(r#"{{"version":{version},"steps":{}}}"#, u64::MAX),
            format!(r#"{{"version":{version},"steps":-1}}"#),
            format!(r#"{{"version":{version},"steps":3,"more":1}}"#),
            format!(r#"{{"version":{version},"steps":3,"done":[0,{steps}]}}"#),
            format!(r#"{{"version":{version},"steps":3}}{}"#, " ".repeat(2000)),
        ];
        for text in bad {
            assert_eq!(Progress::read(of, &text), Progress::none(of), "{text}");
        }
    }
}

const fn area(left: f64, top: f64, width: f64, height: f64) -> ScreenRect {
    ScreenRect { left, top, width, height }
}

#[test]
fn the_card_lies_beside_what_is_lit_and_not_over_it() {
    let screen = area(0.0, 44.0, 1440.0, 856.0);
    let (width, height) = (440.0, 300.0);
    let places = [
        vec![area(5.0, 50.0, 230.0, 110.0)],
        vec![area(560.0, 570.0, 320.0, 110.0), area(5.0, 750.0, 440.0, 140.0)],
        vec![
            area(760.0, 740.0, 120.0, 60.0),
            area(1220.0, 490.0, 40.0, 60.0),
            area(240.0, 570.0, 320.0, 110.0),
            area(0.0, 690.0, 1440.0, 60.0),
        ],
    ];
    for lit in places {
        let (left, top) = beside(&lit, (width, height), screen);
        let card = area(left, top, width, height);
        for place in &lit {
            assert_eq!(place.shared(card), 0.0, "{place:?} under {card:?}");
        }
        let inside = screen.shared(card);
        assert_eq!(inside, width * height, "{card:?} is on the screen");
    }
    assert_eq!(beside(&[], (440.0, 300.0), screen), (500.0, 322.0));
}

#[test]
fn what_overlaps_is_cut_in_the_middle_and_what_lies_in_another_goes() {
    let (left, right) = (area(0.0, 0.0, 100.0, 50.0), area(90.0, 0.0, 60.0, 50.0));
    let cut = vec![area(0.0, 0.0, 95.0, 50.0), area(95.0, 0.0, 55.0, 50.0)];
    assert_eq!(separate(vec![left, right]), cut);
    let mut turned = separate(vec![right, left]);
    turned.reverse();
    assert_eq!(turned, cut);
    let (upper, lower) = (area(0.0, 0.0, 50.0, 40.0), area(0.0, 30.0, 50.0, 40.0));
    assert_eq!(
        separate(vec![upper, lower]),
        [area(0.0, 0.0, 50.0, 35.0), area(0.0, 35.0, 50.0, 35.0)]
    );
    let inside = area(10.0, 10.0, 5.0, 5.0);
    assert_eq!(separate(vec![left, inside]), [left]);
    assert_eq!(separate(vec![inside, left]), [left]);
    assert_eq!(separate(vec![left, left]), [left]);
}

#[test]
fn on_a_narrow_screen_the_card_lies_at_the_edge_away_from_what_is_lit() {
    let (screen, card) = (area(0.0, 48.0, 390.0, 796.0), (390.0, 240.0));
    let at_top = [area(0.0, 60.0, 390.0, 60.0)];
    assert_eq!(beside(&at_top, card, screen), (0.0, 604.0));
    let at_bottom = [area(0.0, 700.0, 390.0, 140.0)];
    assert_eq!(beside(&at_bottom, card, screen), (0.0, 48.0));
    assert_eq!(beside(&[], card, screen), (0.0, 604.0));
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
fn a_lesson_is_done_with_all_of_its_steps_in_any_order_and_skipping_does_nothing() {
    for plan in CouncilOf4::COURSES {
        let (of, all) = (plan.syllabus, plan.syllabus.steps);
        for &lesson in plan.lessons {
            let own = plan.steps_of(lesson);
            let progress = own.clone().rev().fold(Progress::none(of), Progress::with_done);
            assert_eq!(progress.steps_done(), own.len());
            // After skipping to the end, the lessons left out follow.
            let over = progress.open(all);
            let left = (0..all).find(|step| !own.contains(step));
            assert_eq!((Some(over.next()), over.finished()), (left, false));
            assert_eq!(Progress::read(of, &over.write()), over);
        }
        let whole = (0..all).fold(Progress::none(of), Progress::with_done);
        assert!(whole.finished() && whole.open(all).next() == 0);
    }
}
