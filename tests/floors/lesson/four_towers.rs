//! The lessons of Four Towers: every step says what happens at its table.

use curia::games::four_towers::FourTowers;
use curia::games::four_towers::rules::action::Action;
use curia::games::four_towers::rules::components::{
    Clan, DOUBLING, DRAWN, EXPANDS, LineEnd, Space, TRADE_POINTS, Trade, points,
};
use curia::games::four_towers::rules::event::Event;
use curia::games::four_towers::rules::scoring::score;
use curia::games::four_towers::rules::state::PublicState;
use curia::games::four_towers::scene::lesson::{Saying, Topic};
use curia::games::four_towers::scene::place::Place;
use curia::games::four_towers::scene::{Draft, Legal, Pick};
use curia::record::Controller;
use curia::rules::Seat;
use curia::scene::Shown;
use curia::scene::lesson::Curriculum;

use super::{LEARNER, all_steps, done_for_me};

type Course = curia::scene::lesson::Course<FourTowers>;
type Table = curia::session::Session<FourTowers>;

fn course() -> Course {
    Course::open(Curriculum::FirstGame).expect("the match of the lessons can be read to its end")
}

/// Returns the step of a topic, with its table and what it tells.
fn at(topic: Topic) -> (usize, Table, Saying) {
    let course = course();
    let step = course.steps().iter().position(|step| step.topic == topic).expect("a step");
    (step, course.table(step).expect("a table"), course.saying(step).expect("a saying"))
}

fn public(table: &Table) -> PublicState {
    table.view().table
}

/// Does what a step asks for. Returns the table before and after it, and what happened.
fn done(topic: Topic) -> (PublicState, PublicState, Vec<Event>) {
    let (step, mut table, _) = at(topic);
    let (before, from) = (public(&table), table.played());
    done_for_me(&course(), step, &mut table);
    let events = table.log_since(from).flat_map(|entry| entry.events).collect();
    (before, public(&table), events)
}

#[test]
fn the_course_has_at_most_ten_steps_with_three_seats() {
    let (course, (_, table, said)) = (course(), at(Topic::Aim));
    assert!(course.steps().len() <= 10);
    let controller = |seat| table.record().controller(Seat(seat));
    assert_eq!(table.record().seats.len(), 3);
    assert_eq!(controller(0), Some(Controller::Person));
    assert!((1..3).all(|seat| matches!(controller(seat), Some(Controller::Bot(_)))));
    assert_eq!(said, Saying::Aim { turns: public(&table).turns_left(LEARNER) });
}

#[test]
fn an_expansion_lights_its_lines_and_whoever_goes_along_them_or_follows() {
    let mut expansions = 0;
    for (course, step, _) in all_steps::<FourTowers>() {
        let table = course.table(step).expect("a step");
        let Some(Action::Expand { village, clans }) = course.asked(step, table.played()) else {
            continue;
        };
        expansions += 1;
        let lit = course.lit(step, &table.view(), table.played());
        let mut due = vec![Place::Village(village), Place::Lines(village)];
        for (clan, end) in clans.into_iter().zip(village.lines()) {
            due.extend(match end {
                LineEnd::Village(to) => vec![Place::Village(to)],
                LineEnd::Outside => vec![Place::Gate(village), Place::Tower(clan)],
                LineEnd::City => vec![Place::City, Place::Tower(clan)],
            });
        }
        assert!(due.iter().all(|place| lit.contains(place)), "{due:?} in {lit:?}");
    }
    assert!(expansions >= 3);
}

/// What isn't pressed on the table is chosen in the preview, which is lit, too.
#[test]
fn what_is_to_be_pressed_leads_to_the_action() {
    for (course, step, of) in all_steps::<FourTowers>().filter(|(_, _, of)| of.tasks > 0) {
        let mut table = course.table(step).expect("a step");
        while let Some(asked) = course.asked(step, table.played()) {
            let view = table.view();
            let legal = Legal::of(&view);
            let mut draft = Draft::from(&view);
            for place in course.pressed(step, &view, table.played()) {
                let picks = match (place, asked) {
                    (Place::Pile(clan), Action::Draw(clans)) => {
                        vec![Pick::Add(clan); clans.of(clan).into()]
                    }
                    (Place::Drawn(clan), _) => vec![Pick::Clan(clan)],
                    (Place::Village(village), _) => vec![Pick::Village(village)],
                    (Place::Mat(_), Action::Merchant(clan)) => vec![Pick::Clan(clan)],
                    (Place::Mat(space), _) => vec![Pick::Space(space)],
                    (Place::Slot(slot), _) => vec![Pick::Slot(slot)],
                    (Place::Play(play), _) => vec![Pick::Play(play)],
                    (Place::Preview, _) => Vec::new(),
                    other => panic!("{:?}: nothing is picked at {other:?}", of.topic),
                };
                for pick in picks {
                    assert_eq!(FourTowers::why_not(&legal, &draft, pick), None, "{:?}", of.topic);
                    draft = draft.pick(&legal, pick);
                }
            }
            let in_preview = match asked {
                Action::Buy { paid, .. } => {
                    let missing = paid.minus(draft.clans);
                    missing.iter().map(Pick::Add).collect()
                }
                Action::Expand { clans, .. } => {
                    (0..).zip(clans).map(|(line, clan)| Pick::Send(line, clan)).collect()
                }
                _ => Vec::new(),
            };
            for pick in in_preview {
                assert_eq!(FourTowers::why_not(&legal, &draft, pick), None, "{:?}", of.topic);
                draft = draft.pick(&legal, pick);
            }
            assert_eq!(draft.action(&view.table), Some(asked), "{:?}", of.topic);
            table.play(asked).expect("legal");
        }
    }
}

#[test]
fn one_of_the_drawn_peasants_joins_another_clan_and_two_stay() {
    let (_, _, said) = at(Topic::Draw);
    let Saying::Draw { clans } = said else { panic!("a draw") };
    assert_eq!(clans.total(), DRAWN);
    let (_, _, said) = at(Topic::Place);
    let Saying::Place { clan, village, there } = said else { panic!("a peasant") };
    assert!(clans.contains(clan) && there.total() == 1 && !there.contains(clan));
    let (_, after, events) = done(Topic::Place);
    assert_eq!(after.land.at(village), there.with(clan));
    assert!(!events.iter().any(|event| matches!(event, Event::Expanded { .. })));
    let (_, _, said) = at(Topic::Keep);
    let Saying::Keep { clan: follower, other } = said else { panic!("two peasants") };
    let (_, after, _) = done(Topic::Keep);
    let own = after.player(LEARNER);
    assert_eq!((own.followers.of(follower), own.count(Trade::Merchant)), (1, 1));
    assert!(own.merchants.contains(other) && own.followers.total() == 1);
    assert_ne!(after.active(), LEARNER, "the turn is over");
}

#[test]
fn the_third_peasant_pushes_one_along_each_line() {
    let (step, table, said) = at(Topic::Expand);
    let Saying::Expand { village, clans } = said else { panic!("an expansion") };
    let there = public(&table).land.at(village);
    assert_eq!(there.total(), EXPANDS);
    assert!(there.kinds().count() > 1, "there is a choice");
    let placed = course().action(table.played() - 1);
    assert!(matches!(placed, Some(Action::Place { village: at, .. }) if at == village));
    let (before, after, _) = done(Topic::Expand);
    for (clan, end) in clans.into_iter().zip(village.lines()) {
        let LineEnd::Village(to) = end else { panic!("no lord yet, and no demon") };
        assert_eq!(after.land.at(to), before.land.at(to).with(clan));
    }
    assert!(step > 0 && after.land.bursting().is_empty());
}

#[test]
fn the_first_lord_brings_the_learner_points_and_influence() {
    let (_, table, said) = at(Topic::Lord);
    let Saying::Lord { village, clan, followers, points: brings, influence } = said else {
        panic!("a lord");
    };
    assert!(Clan::ALL.into_iter().all(|clan| public(&table).lords.of(clan) == 0), "the first");
    assert!(village.lines().contains(&LineEnd::Outside));
    let (before, after, events) = done(Topic::Lord);
    assert!(events.contains(&Event::LordMade { seat: LEARNER, clan }));
    assert_eq!(after.player(LEARNER).followers.of(clan), followers);
    assert_eq!(score(&after, LEARNER).followers[clan.index()], brings);
    assert!(brings > 0 && score(&before, LEARNER).followers[clan.index()] == 0);
    let of = |table: &PublicState| points(table.player(LEARNER).step);
    assert_eq!((of(&before), of(&after)), influence);
    assert!(influence.1 > influence.0);
}

#[test]
fn the_champion_is_paid_with_followers_that_bring_nothing() {
    let (_, table, said) = at(Topic::Champion);
    let Saying::Champion { champion, price } = said else { panic!("a champion") };
    let asked = course().action(table.played());
    let Some(Action::Buy { paid, .. }) = asked else { panic!("a purchase") };
    assert_eq!((paid.total(), champion.price(3)), (price, price));
    assert!(paid.kinds().all(|clan| public(&table).lords.of(clan) == 0));
    let (before, after, _) = done(Topic::Champion);
    assert!(after.player(LEARNER).has(champion));
    let of = |table: &PublicState| score(table, LEARNER).followers;
    assert_eq!(of(&before), of(&after), "no follower is missed");
}

#[test]
fn the_merchant_brings_a_gem_before_the_draw() {
    let (step, table, said) = at(Topic::Merchant);
    let Saying::Merchant { clan, influence } = said else { panic!("a merchant") };
    let (champion, ..) = at(Topic::Champion);
    assert_eq!(champion + 1, step, "in the same turn");
    assert!(public(&table).player(LEARNER).merchants.contains(clan));
    let (before, after, events) = done(Topic::Merchant);
    assert!(events.iter().any(|event| matches!(event, Event::GemWon { seat: LEARNER, .. })));
    let of = |table: &PublicState| points(table.player(LEARNER).step);
    assert_eq!((of(&before), of(&after)), influence);
    assert_eq!(after.player(LEARNER).gems, before.player(LEARNER).gems + 1);
}

#[test]
fn the_demon_costs_another_seat_a_lord_and_a_space() {
    let (_, table, said) = at(Topic::Demon);
    let Saying::Demon { clan, seat, points: cost, influence } = said else { panic!("a demon") };
    let before = public(&table);
    assert!(before.lords.of(clan) > 0 && seat != LEARNER && cost > 0);
    let (before, after, events) = done(Topic::Demon);
    assert!(events.contains(&Event::DemonMade { seat: LEARNER, clan, lord_follows: true }));
    let of = |table: &PublicState| points(table.player(seat).step);
    assert_eq!((of(&before), of(&after)), influence);
    let total = |table: &PublicState| score(table, seat).total();
    assert_eq!(total(&before) - total(&after), cost + influence.0 - influence.1);
    let lost = |other: &Seat| score(&after, *other).total() < score(&before, *other).total();
    assert!(after.each_seat().filter(lost).eq([seat]), "nobody else loses by it");
    assert!(after.player(LEARNER).takes(Space::Follower, clan));
}

#[test]
fn the_last_step_counts_the_points_of_followers_and_all() {
    let (_, table, said) = at(Topic::End);
    let now = public(&table);
    let of = score(&now, LEARNER);
    let from_followers = of.followers.into_iter().sum();
    let turns = now.turns_left(LEARNER);
    assert_eq!(said, Saying::End { turns, points: of.total(), from_followers });
    assert!(turns > 1 && from_followers > 0 && of.total() > from_followers);
}

#[test]
fn playing_well_tells_what_its_moves_bring() {
    let course = Course::open(Curriculum::PlayingWell).expect("a course");
    for (step, of) in course.steps().iter().enumerate() {
        let mut table = course.table(step).expect("a step");
        let (before, from) = (public(&table), table.played());
        done_for_me(&course, step, &mut table);
        let after = public(&table);
        let events: Vec<Event> = table.log_since(from).flat_map(|entry| entry.events).collect();
        let total = |table: &PublicState, of| score(table, of).total();
        let others = || before.each_seat().filter(|&seat| seat != LEARNER);
        let (was, is) = (*before.player(LEARNER), *after.player(LEARNER));
        match course.saying(step).expect("what it tells") {
            Saying::Gather { clan, lords } => {
                assert_eq!(lords, before.lords.of(clan));
                assert!(u16::from(lords) > TRADE_POINTS);
                let brings = total(&after, LEARNER) - total(&before, LEARNER);
                assert_eq!(brings, of.tasks as u16 * u16::from(lords));
            }
            Saying::Prepare { village, there } => {
                assert_eq!(is.count(Trade::Mountaineer) + 1, was.count(Trade::Mountaineer));
                assert!(there.total() > before.land.at(village).total());
                assert!(after.land.bursting().iter().any(|of| of == village), "the third is there");
            }
            Saying::Rise { clan, points, most } => {
                let lords = events
                    .iter()
                    .filter(|&event| *event == Event::LordMade { seat: LEARNER, clan });
                assert_eq!(lords.count(), of.tasks);
                assert!(others().all(|seat| before.player(seat).followers.of(clan) < was.followers.of(clan)));
                assert_eq!(total(&after, LEARNER) - total(&before, LEARNER), points);
                let brings = others().map(|seat| total(&after, seat) - total(&before, seat));
                assert_eq!(brings.max(), Some(most));
            }
            Saying::Demote { clan, seat, points: theirs, influence } => {
                assert_eq!(before.lords.of(clan), 0);
                assert!(theirs == total(&before, seat) && theirs > total(&before, LEARNER));
                let of = |table: &PublicState| points(table.player(seat).step);
                assert_eq!((of(&before), of(&after)), influence);
                assert!(
                    influence.0 > influence.1
                        && events.contains(&Event::DemonMade {
                            seat: LEARNER,
                            clan,
                            lord_follows: false
                        })
                );
            }
            Saying::Trade { points } => {
                assert_eq!(total(&after, LEARNER) - total(&before, LEARNER), points);
                assert!(is.is_doubled && !was.is_doubled);
                assert_eq!(is.count(Trade::Mercenary), DOUBLING);
                assert!(before.turn.drawn.kinds().all(|clan| before.lords.of(clan) == 0));
            }
            Saying::Harm { clan, points, others: least, turns } => {
                assert!(events.contains(&Event::DemonMade {
                    seat: LEARNER,
                    clan,
                    lord_follows: true
                }));
                assert_eq!(total(&before, LEARNER) - total(&after, LEARNER), points);
                let costs = others().map(|seat| total(&before, seat) - total(&after, seat));
                assert_eq!(costs.min(), Some(least));
                assert!(least > points && others().all(|seat| before.turns_left(seat) <= turns));
                assert!(
                    others().all(|seat| total(&before, seat) < total(&before, LEARNER)),
                    "the learner leads"
                );
            }
            Saying::Farewell { points: (points, other) } => {
                assert_eq!(
                    (points, Some(other)),
                    (total(&after, LEARNER), others().map(|seat| total(&after, seat)).max())
                );
                assert!(points > other && others().all(|seat| after.turns_left(seat) == 0));
                assert_eq!(after.turns_left(LEARNER), 1);
            }
            other => panic!("{other:?} is of the other course"),
        }
    }
}
