//! The analysis of a finished match: its questions, the cost of decisions, and its saved form.

use std::sync::LazyLock;

use curia::bots::Level;
use curia::bots::advice::{Advice, Candidate};
use curia::bots::history::History;
use curia::bots::outlook::Outlook;
use curia::bots::outlook::percent;
use curia::bots::protocol::Wanted;
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::bots::motive::{Gain, MOST_SAID, Motive};
use curia::games::council_of_4::rules::action::Action;
use curia::games::council_of_4::rules::board::{CitySet, Sides};
use curia::games::council_of_4::scene::geometry::{Area, MAP, city_middle};
use curia::games::council_of_4::scene::scope;
use curia::record::{Controller, Match, game_file};
use curia::rules::{Game, Seat};
use curia::scene::analysis::{
    Advised, Analysis, Depth, EQUAL, FORMAT, Forecast, Judged, LISTED_FROM, LONGEST_TEXT, MOMENTS,
    Refusal, SHOWN, STAND_IN, what_if,
};
use curia::session::Session;
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::thinker::ask;

type Table = Session<CouncilOf4>;

/// A match of two strong bots, except for one action: a merchant is placed in another city.
const COSTLY: &str = include_str!("../../fixtures/costly.curia");
/// Number of actions played before that one.
const PLANTED: usize = 9;

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let record = game_file::read::<CouncilOf4>(COSTLY).expect("a game file").record;
    Session::open(record).expect("a match")
});

fn table() -> &'static Table {
    &TABLE
}

fn new() -> Analysis<CouncilOf4> {
    Analysis::of(table()).expect("a finished match")
}

fn legal(at: usize) -> Vec<Action> {
    legal_of(&table().history_at(at).expect("a decision"))
}

fn legal_of(history: &History<CouncilOf4>) -> Vec<Action> {
    let mut legal = Vec::new();
    CouncilOf4::view_legal_actions(&history.now.view, &mut legal);
    legal
}

fn outlook(chance: f32) -> Outlook {
    Outlook { chance, ..Outlook::default() }
}

fn weighed(action: Action, chance: f32) -> Candidate<Action, Motive> {
    let (motives, then, misses) = (Vec::new(), Vec::new(), Vec::new());
    Candidate { action, visits: 9, outlook: outlook(chance), motives, then, misses }
}

/// Returns advice on a decision: other actions with these chances, and the one played, with its chance, at a
/// place among them.
fn told(at: usize, others: &[f32], place: usize, played: f32) -> Advised<CouncilOf4> {
    let action = new().moments()[at].action;
    let all = legal(at);
    let rest = all.into_iter().filter(|&other| other != action).zip(others);
    let mut candidates: Vec<_> = rest.map(|(other, &chance)| weighed(other, chance)).collect();
    candidates.insert(place.min(candidates.len()), weighed(action, played));
    let outlooks = vec![outlook(0.25), outlook(0.75)];
    Advice { candidates, outlooks, legal: 9, iterations: 100 }
}

/// Returns the decisions with enough legal actions.
fn decisions() -> impl Iterator<Item = usize> {
    let wide = |&at: &usize| legal(at).len() > SHOWN + 1;
    (0..table().played()).filter(wide)
}

/// Analyses the match as the page does.
fn analyse(table: &Table, depth: Depth) -> Analysis<CouncilOf4> {
    let mut analysis = Analysis::of(table).expect("a finished match");
    analysis.depth = depth;
    while let Some(at) = analysis.next() {
        let (history, wanted) = analysis.question(table, at).expect("a question");
        assert!(analysis.take(at, depth, ask(&history, wanted)), "decision {at}");
    }
    analysis
}

#[test]
fn analysis_of_one_golden_game_finds_the_planted_costly_action() {
    let analysis = analyse(table(), Depth::Normal);
    let planted = analysis.moments()[PLANTED];
    assert_eq!(CouncilOf4::print(planted.action), "place H08 G");
    let costliest = analysis.costliest(Some(planted.seat));
    assert_eq!(costliest[0].at, PLANTED, "{costliest:?}");
    assert!(costliest[0].loss >= 20, "{costliest:?}");
    let judged = analysis.judged(PLANTED).expect("it was looked at");
    assert_eq!(CouncilOf4::print(judged.best().action), "place H08 H");
    // The others were played after as much thought, so this analysis finds them best.
    assert_eq!(analysis.costliest(None).len(), 1);
    let (all, equal) = analysis.summary();
    assert_eq!((all, equal), (analysis.decisions(), analysis.decisions() - 1));
    // With it the seat falls below what it could expect before.
    let before = judged.chances()[planted.seat.index()];
    assert!(before > judged.played().outlook.chance + 0.1, "{before}");
}

/// Plays the match with one costly action again and prints the number of that action. Needed whenever the
/// bots change; the printed values belong to [`PLANTED`] and below, and into the browser's test.
#[test]
#[ignore = "writes a fixture"]
fn write_the_costly_match() {
    let mut record = table().record().clone();
    record.actions.clear();
    let mut match_ = Session::open(record).expect("a match");
    let mut planted = None;
    while match_.decider().is_some() {
        let at = match_.played();
        let history = match_.history_at(at).expect("a decision");
        let wanted = |about| Wanted::Advice { iterations: Depth::Normal.iterations(), about };
        let best = ask(&history, wanted(None)).candidates[0].clone();
        let could = planted.is_none() && at > 4 && match_.decider() == Some(Seat(0));
        let others = legal_of(&history).into_iter().filter(|_| could);
        let worse = others.step_by(2).find(|&other| {
            let told = ask(&history, wanted(Some(CouncilOf4::print(other))));
            let asked = told.candidates.iter().find(|one| one.action == other).expect("advice");
            best.outlook.chance - asked.outlook.chance > 0.22
        });
        if let Some(worse) = worse {
            let [best, played] = [best.action, worse].map(CouncilOf4::print);
            println!("PLANTED: {at}, {played} instead of {best}");
            planted = Some(at);
        }
        match_.play(worse.unwrap_or(best.action)).expect("a legal action");
    }
    let file = game_file::write(match_.record()).expect("a game file");
    std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/costly.curia"), file)
        .expect("written");
}

#[test]
fn every_decision_is_asked_once_in_the_order_of_play_by_what_its_seat_sees() {
    let (table, mut analysis) = (table(), new());
    analysis.depth = Depth::Quick;
    let mut asked = Vec::new();
    while let Some(at) = analysis.next() {
        let (history, wanted) = analysis.question(table, at).expect("a question");
        assert_eq!(Some(&history), table.history_at(at).as_ref());
        assert_eq!(history.now.view.seat, Some(analysis.moments()[at].seat));
        let played = CouncilOf4::print(table.record().actions[at]);
        assert_eq!(wanted, Wanted::Advice { iterations: 100, about: Some(played) });
        assert_eq!(analysis.done(), asked.len());
        assert!(analysis.take(at, Depth::Quick, told(at, &[0.5], 0, 0.5)));
        asked.push(at);
    }
    let with_a_choice: Vec<usize> = (0..table.played()).filter(|&at| legal(at).len() > 1).collect();
    assert_eq!(asked, with_a_choice);
    assert_eq!(analysis.decisions(), asked.len());
    assert!(asked.len() < table.played(), "no action was the only one");
}

#[test]
fn a_match_that_is_not_over_has_no_analysis() {
    let record = table().record();
    let actions = record.actions[..40].to_vec();
    let open = Session::open(Match { actions, ..record.clone() }).expect("a match");
    assert_eq!(Analysis::of(&open), None);
    assert_eq!(Analysis::read(&new().write(), &open), Err(Refusal::OtherMatch));
}

#[test]
fn the_first_candidate_costs_nothing_and_a_better_one_costs_the_difference_as_it_is_shown() {
    let at = decisions().next().expect("a decision");
    let loss = |others: &[f32], place, played| {
        let mut analysis = new();
        assert!(analysis.take(at, Depth::Quick, told(at, others, place, played)));
        analysis.judged(at).expect("taken").loss()
    };
    assert_eq!(loss(&[0.9, 0.8], 0, 0.3), 0);
    assert_eq!(loss(&[0.49, 0.44], 2, 0.34), 15);
    // 49 % and 34 % are shown, so the exact values don't matter.
    assert_eq!(loss(&[0.494, 0.44], 2, 0.335), 15);
    // The most visited action is the best, even with a lower chance.
    assert_eq!(loss(&[0.3], 1, 0.4), 0);
}

/// An analysis is saved with its match, where storage is short.
#[test]
fn no_more_motives_are_kept_than_are_said() {
    let at = decisions().next().expect("a decision");
    let mut told = told(at, &[0.5], 1, 0.5);
    let motives = (1..=8).map(|worth| Motive { gain: Gain::Coins(worth), worth: 1.0 });
    told.candidates[0].motives = motives.clone().collect();
    let mut analysis = new();
    assert!(analysis.take(at, Depth::Quick, told));
    let kept = &analysis.judged(at).expect("taken").best().motives;
    assert_eq!(*kept, motives.take(MOST_SAID).collect::<Vec<_>>());
}

#[test]
fn less_than_two_points_are_equal_and_not_listed() {
    let mut analysis = new();
    let places: Vec<usize> = decisions().take(3).collect();
    for (&at, played) in places.iter().zip([0.49, 0.48, 0.47]) {
        assert!(analysis.take(at, Depth::Quick, told(at, &[0.5], 1, played)));
    }
    let listed: Vec<_> =
        analysis.costliest(None).iter().map(|costly| (costly.at, costly.loss)).collect();
    assert_eq!(listed, [(places[2], 3), (places[1], LISTED_FROM)]);
    assert_eq!(analysis.summary(), (3, 1));
}

/// With the better move the seat leads, with the one played another does.
#[test]
fn the_game_turned_where_the_lead_was_given_away() {
    let at = decisions().next().expect("a decision");
    for (best, played, turned) in [(0.62, 0.48, Some(62)), (0.9, 0.6, None), (0.45, 0.2, None)] {
        let mut analysis = new();
        assert!(analysis.take(at, Depth::Normal, told(at, &[best], 1, played)));
        assert_eq!(analysis.costliest(None)[0].turned, turned, "{best} {played}");
    }
}

#[test]
fn the_list_of_a_seat_is_its_part_of_the_list_of_all() {
    let mut analysis = new();
    for (place, at) in decisions().enumerate() {
        let played = (place % 7) as f32 / 10.0;
        assert!(analysis.take(at, Depth::Quick, told(at, &[0.6], 1, played)));
    }
    let all = analysis.costliest(None);
    assert!(all.windows(2).all(|two| {
        (two[1].loss, two[0].at) < (two[0].loss, two[1].at)
            || two[0].loss == two[1].loss && two[0].at < two[1].at
    }));
    for seat in Seat::first(2) {
        let own: Vec<_> = all.iter().copied().filter(|costly| costly.seat == seat).collect();
        assert!(own.len() > 3);
        assert_eq!(analysis.costliest(Some(seat)), own);
        assert!(own.iter().all(|costly| analysis.moments()[costly.at].seat == seat));
    }
}

#[test]
fn moments_to_learn_from_are_the_costliest_clear_ones_as_played() {
    let mut analysis = new();
    for (place, at) in decisions().enumerate() {
        let played = 0.6 - (place % 7) as f32 / 100.0;
        assert!(analysis.take(at, Depth::Quick, told(at, &[0.6], 1, played)));
    }
    for seats in [vec![Seat(0)], vec![Seat(1)], Seat::first(2).collect()] {
        let moments = analysis.moments_to_learn(|costly, _| seats.contains(&costly.seat));
        assert!(moments.len() == MOMENTS && moments.is_sorted());
        let loss = |at: &usize| analysis.judged(*at).map(Judged::loss);
        let least = moments.iter().map(loss).min();
        for (at, moment) in analysis.moments().iter().enumerate() {
            let is_own = seats.contains(&moment.seat);
            if moments.contains(&at) {
                assert!(is_own && loss(&at) > Some(EQUAL));
            } else if is_own {
                assert!(Some(loss(&at)) <= least, "{at}");
            }
        }
    }
    assert!(analysis.moments_to_learn(|_, _| false).is_empty());
    // What costs no more than counts as an answer is no mistake.
    let mut analysis = new();
    let at = decisions().next().expect("a decision");
    assert!(analysis.take(at, Depth::Quick, told(at, &[0.5], 1, 0.47)));
    assert_eq!(analysis.costliest(None).len(), 1);
    assert!(analysis.moments_to_learn(|_, _| true).is_empty());
}

#[test]
fn three_are_shown_at_most_and_what_was_played_is_one_of_them() {
    let at = decisions().next().expect("a decision");
    for place in 0..4 {
        let mut analysis = new();
        assert!(analysis.take(at, Depth::Quick, told(at, &[0.9, 0.7, 0.8], place, 0.1)));
        let judged = analysis.judged(at).expect("taken");
        let shown = judged.shown();
        assert_eq!(shown.len(), SHOWN);
        let played: Vec<_> = shown.iter().filter(|(_, played)| *played).collect();
        assert_eq!(played.len(), 1);
        assert_eq!(played[0].0.action, analysis.moments()[at].action);
        assert_eq!(shown[0].0, judged.best());
        assert!(shown[1].0.outlook.chance >= shown[2].0.outlook.chance);
        if place > 0 {
            assert_eq!(judged.loss(), percent(0.9) - percent(0.1));
        }
    }
}

#[test]
fn points_follow_the_match_and_end_as_it_ended() {
    let mut analysis = new();
    let places: Vec<usize> = decisions().take(5).collect();
    for &at in places.iter().rev() {
        assert!(analysis.take(at, Depth::Quick, told(at, &[0.6], 0, 0.5)));
    }
    let points = analysis.points();
    let at: Vec<usize> = points.iter().map(|point| point.at).collect();
    assert_eq!(at, [places, vec![table().played()]].concat());
    assert!(points[..5].iter().all(|point| point.chances == [0.25, 0.75]));
    assert!(points[..5].iter().all(|point| point.depth == Some(Depth::Quick)));
    let won = table().winners().expect("a match that is over");
    let ended: Vec<f32> = [Seat(0), Seat(1)].map(|seat| f32::from(won.contains(&seat))).to_vec();
    assert_eq!((&points[5].chances, points[5].depth), (&ended, None));
}

/// Answers the next questions, this many of them.
fn go_on(analysis: &mut Analysis<CouncilOf4>, answers: usize) {
    for _ in 0..answers {
        let at = analysis.next().expect("a decision");
        assert!(analysis.take(at, analysis.depth, told(at, &[], 0, 0.5)));
    }
}

#[test]
fn a_forecast_is_final_up_to_the_first_open_decision_and_an_estimate_while_none_is_missing() {
    let mut analysis = new();
    analysis.depth = Depth::Quick;
    go_on(&mut analysis, 5);
    let all = analysis.decisions();
    let state = |analysis: &Analysis<CouncilOf4>| {
        let forecast = Forecast::of(analysis);
        let open = forecast.open.map(|(at, is_estimated)| {
            assert_eq!(Some(at), analysis.next());
            is_estimated
        });
        assert_eq!(forecast.points, analysis.points());
        assert_eq!(forecast.known(), &forecast.points[..forecast.known().len()]);
        (forecast.known().len(), forecast.estimate().to_vec(), open)
    };
    let points = |from: usize, to: usize, analysis: &Analysis<CouncilOf4>| {
        analysis.points()[from..to].to_vec()
    };
    assert_eq!(state(&analysis), (5, Vec::new(), Some(false)));
    // At a greater depth, the earlier results are an estimate that continues the final ones.
    analysis.depth = Depth::Normal;
    assert_eq!(state(&analysis), (0, points(0, 5, &analysis), Some(true)));
    go_on(&mut analysis, 2);
    assert_eq!(state(&analysis), (2, points(1, 5, &analysis), Some(true)));
    analysis.depth = Depth::Quick;
    go_on(&mut analysis, all - 5);
    assert_eq!(state(&analysis), (all + 1, Vec::new(), None));
    // The estimate ends at the end if nothing is missing.
    analysis.depth = Depth::Normal;
    assert_eq!(state(&analysis), (2, points(1, all + 1, &analysis), Some(true)));
}

#[test]
fn a_forecast_has_no_estimate_past_a_decision_of_which_nothing_is_known() {
    let mut analysis = new();
    let places: Vec<usize> = (0..)
        .zip(analysis.moments())
        .filter(|(_, one)| one.is_decision)
        .map(|(at, _)| at)
        .collect();
    for place in [0, 1, 2, 4, 5] {
        let at = places[place];
        assert!(analysis.take(at, Depth::Quick, told(at, &[], 0, 0.5)));
    }
    let forecast = Forecast::of(&analysis);
    assert_eq!((forecast.known().len(), forecast.estimate()), (0, &forecast.points[..3]));
    assert_eq!(forecast.chance(places[4], Seat(1)), Some(0.75));
    assert_eq!(forecast.chance(places[3], Seat(1)), None);
    assert_eq!(forecast.chance(table().played(), Seat(1)), None);
}

#[test]
fn a_forecast_knows_the_rounds() {
    let analysis = new();
    let forecast = Forecast::of(&analysis);
    assert_eq!((forecast.actions, forecast.rounds[0]), (table().played(), (0, 1)));
    assert!(forecast.rounds.len() > 9);
    for (at, moment) in analysis.moments().iter().enumerate() {
        assert_eq!(forecast.round(at), moment.round, "action {at}");
        let begins = at == 0 || analysis.moments()[at - 1].round != moment.round;
        assert_eq!(forecast.rounds.contains(&(at, moment.round)), begins, "action {at}");
    }
}

#[test]
fn a_greater_depth_begins_anew_and_keeps_what_there_is_until_it_knows_more() {
    let mut analysis = new();
    analysis.depth = Depth::Quick;
    let at = analysis.next().expect("a decision");
    assert!(analysis.take(at, Depth::Quick, told(at, &[0.6], 1, 0.5)));
    assert_ne!(analysis.next(), Some(at));
    analysis.depth = Depth::Deep;
    assert_eq!((analysis.next(), analysis.done()), (Some(at), 0));
    assert_eq!(analysis.judged(at).map(|judged| judged.loss()), Some(10));
    assert!(analysis.take(at, Depth::Deep, told(at, &[0.6], 1, 0.4)));
    assert_eq!(analysis.done(), 1);
    // Results of a greater depth are kept, and are enough for a smaller one.
    assert!(analysis.take(at, Depth::Normal, told(at, &[0.6], 1, 0.3)));
    assert_eq!(analysis.judged(at).map(|judged| judged.loss()), Some(20));
    analysis.depth = Depth::Quick;
    assert_eq!(analysis.done(), 1);
}

#[test]
fn what_is_no_answer_to_the_question_is_left() {
    let (mut analysis, at) = (new(), decisions().next().expect("a decision"));
    let good = told(at, &[0.6], 1, 0.5);
    let without = Advice { candidates: good.candidates[..1].to_vec(), ..good.clone() };
    let one_seat = Advice { outlooks: good.outlooks[..1].to_vec(), ..good.clone() };
    let mut no_chance = good.clone();
    no_chance.candidates[0].outlook.chance = f32::NAN;
    let mut too_much = good.clone();
    too_much.outlooks[1].chance = 1.5;
    for bad in [without, one_seat, no_chance, too_much] {
        assert!(!analysis.take(at, Depth::Quick, bad));
    }
    let forced = (0..table().played()).find(|&at| legal(at).len() == 1).expect("one action only");
    assert!(!analysis.take(forced, Depth::Quick, told(forced, &[], 0, 0.5)));
    assert!(!analysis.take(table().played(), Depth::Quick, good.clone()));
    assert_eq!(analysis, new());
    assert!(analysis.take(at, Depth::Quick, good));
}

/// Returns an analysis of a part of the match, with motives.
fn kept() -> Analysis<CouncilOf4> {
    let mut analysis = new();
    analysis.depth = Depth::Quick;
    for _ in 0..12 {
        let at = analysis.next().expect("a decision");
        let (history, wanted) = analysis.question(table(), at).expect("a question");
        assert!(analysis.take(at, Depth::Quick, ask(&history, wanted)));
    }
    analysis
}

#[test]
fn the_kept_form_reads_back_as_it_was() {
    for analysis in [new(), kept()] {
        let text = analysis.write();
        assert!(text.len() < LONGEST_TEXT);
        assert_eq!(Analysis::read(&text, table()), Ok(analysis));
    }
}

#[test]
fn an_analysis_of_another_match_is_refused() {
    let text = kept().write();
    let record = table().record().clone();
    let refused = |other: Match<CouncilOf4>| {
        let other = Session::open(other).expect("a match");
        assert_eq!(Analysis::read(&text, &other), Err(Refusal::OtherMatch));
    };
    refused(Match { seed: "harbour".to_owned(), ..record.clone() });
    let mut fewer = record.clone();
    fewer.actions.pop();
    refused(fewer);
    let mut more = record.clone();
    more.setup.players = 3;
    more.seats.push(more.seats[0].clone());
    "third".clone_into(&mut more.seats[2].name);
    more.seats[2].colour = curia::record::SeatColour::Cobalt;
    refused(more);
    // The players' names make no difference.
    let mut renamed = record;
    "Somebody".clone_into(&mut renamed.seats[0].name);
    renamed.seats[1].controller = Controller::Person;
    let renamed = Session::open(renamed).expect("a match");
    assert!(Analysis::read(&text, &renamed).is_ok());
}

/// Reads the saved form with a change.
fn changed(change: impl FnOnce(&mut Value)) -> Result<Analysis<CouncilOf4>, Refusal> {
    let mut value: Value = serde_json::from_str(&kept().write()).expect("JSON");
    change(&mut value);
    Analysis::read(&value.to_string(), table())
}

#[test]
fn damaged_content_is_refused_with_its_place() {
    assert!(changed(|_| {}).is_ok());
    let at = kept().moments().iter().position(|moment| moment.is_decision).expect("a decision");
    assert_eq!(
        changed(|all| all["format"] = json!(FORMAT + 1)),
        Err(Refusal::OtherFormat(FORMAT + 1))
    );
    assert_eq!(changed(|all| all["of"] = json!("0123")), Err(Refusal::OtherMatch));
    let damaged = [
        changed(|all| all["judged"][0]["told"]["outlooks"] = json!([])),
        changed(|all| all["judged"][0]["told"]["candidates"] = json!([])),
        changed(|all| all["judged"][0]["told"]["candidates"][0]["outlook"]["chance"] = json!(2)),
        changed(|all| all["judged"][0]["told"]["candidates"][0]["action"] = json!("dance")),
        changed(|all| all["judged"][0]["told"]["candidates"][0]["action"] = json!("place M14 N")),
        changed(|all| {
            let twice = all["judged"][0]["told"]["candidates"][1].clone();
            all["judged"][0]["told"]["candidates"][0] = twice;
        }),
        changed(|all| {
            let motives = json!([{"gain": {"Permit": 0xffff}, "worth": 1.0}]);
            all["judged"][0]["told"]["candidates"][0]["motives"] = motives;
        }),
        changed(|all| {
            let gain = serde_json::to_value(Gain::Against(Seat(7))).expect("JSON");
            let motives = json!([{"gain": gain, "worth": 1.0}]);
            all["judged"][0]["told"]["candidates"][0]["motives"] = motives;
        }),
    ];
    for damaged in damaged {
        assert_eq!(damaged, Err(Refusal::Damaged(at)));
    }
    assert_eq!(changed(|all| all["judged"][0]["at"] = json!(9_999)), Err(Refusal::Damaged(9_999)));
    let twice = changed(|all| {
        let first = all["judged"][0].clone();
        all["judged"].as_array_mut().expect("a list").push(first);
    });
    assert_eq!(twice, Err(Refusal::Damaged(at)));
    for malformed in [
        changed(|all| all["more"] = json!(1)),
        changed(|all| all["depth"] = json!("endless")),
        changed(|all| all["judged"] = json!({})),
        changed(|all| *all = json!([])),
    ] {
        assert!(matches!(malformed, Err(Refusal::Malformed { .. })), "{malformed:?}");
    }
    let long = " ".repeat(LONGEST_TEXT + 1);
    assert_eq!(Analysis::read(&long, table()), Err(Refusal::TooLong(LONGEST_TEXT + 1)));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// No text breaks the reader, and every accepted text is written as it was read.
    #[test]
    fn a_text_with_any_change_is_refused_or_read(place in 0_usize..20_000, with in "[ -~]{0,3}") {
        let text = KEPT.as_str();
        let place = place % text.len();
        let spoilt = format!("{}{with}{}", &text[..place], &text[place + 1..]);
        if let Ok(analysis) = Analysis::read(&spoilt, table()) {
            prop_assert_eq!(Analysis::read(&analysis.write(), table()), Ok(analysis));
        }
    }
}

static KEPT: LazyLock<String> = LazyLock::new(|| kept().write());

#[test]
fn a_position_is_played_on_by_a_person_in_the_seat_that_decided() {
    let mut record = table().record().clone();
    record.seats[0].controller = Controller::Person;
    record.assisted = true;
    for (others, stands_in) in [
        (Controller::Bot(Level::Greedy), Controller::Bot(Level::Greedy)),
        (Controller::Person, Controller::Bot(STAND_IN)),
    ] {
        record.seats[1].controller = others;
        let played = Session::open(record.clone()).expect("a match");
        let begun = what_if(&played, PLANTED).expect("a decision");
        assert_eq!(begun.actions, record.actions[..PLANTED]);
        assert_eq!((&begun.seed, &begun.setup), (&record.seed, &record.setup));
        assert!(begun.assisted, "whoever had help knows more");
        let controllers: Vec<_> = begun.seats.iter().map(|seat| seat.controller).collect();
        assert_eq!(controllers, [Controller::Person, stands_in]);
        let begun = Session::open(begun).expect("a match");
        assert_eq!(begun.decider(), Some(Seat(0)));
        assert_eq!(Some(begun.view()), played.history_at(PLANTED).map(|history| history.now.view));
    }
    // The person takes over a bot's seat, too; bots then play all others.
    let played = Session::open(record).expect("a match");
    let of_zoe = (0..played.played()).find(|&at| new().moments()[at].seat == Seat(1));
    let begun = what_if(&played, of_zoe.expect("a decision")).expect("a decision");
    let controllers: Vec<_> = begun.seats.iter().map(|seat| seat.controller).collect();
    assert_eq!(controllers, [Controller::Bot(STAND_IN), Controller::Person]);
    assert_eq!(what_if(&played, played.played()), None);
}

#[test]
fn the_part_of_the_map_holds_every_city_that_a_decision_is_about() {
    let mut smaller = 0;
    for at in decisions() {
        let view = table().history_at(at).expect("a decision").now.view;
        for action in legal(at) {
            let cities = scope::cities(&view, action);
            let area = scope::around(&view.table.board.plan(), cities);
            assert!(MAP.contains(area), "{area:?}");
            for city in cities.iter() {
                let middle = city_middle(&view.table.board.plan(), city);
                let dot =
                    Area { x: middle.x - 40.0, y: middle.y - 40.0, width: 80.0, height: 80.0 };
                assert!(area.contains(dot), "{city:?} of {action:?}");
            }
            smaller += usize::from(area != MAP);
            if let Action::Place { city, .. } | Action::PlaceWithQueen { city, .. } = action {
                assert!(cities.contains(city));
            }
        }
    }
    assert!(smaller > 100);
    assert_eq!(scope::around(&Sides::default().board().plan(), CitySet::EMPTY), MAP);
}
