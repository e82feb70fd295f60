//! The bots of Four Towers: fair, repeatable and legal, each level stronger than the one before.

use std::collections::BTreeSet;

use super::course::settled;
use super::heuristic::Evaluation;
use super::motive::Purpose;
use super::weights::{Weights, weights};
use super::worth::{Prospects, totals, worth};
use crate::bots::history::History;
use crate::bots::search::Heuristic;
use crate::bots::{self, Level, Playable};
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::action::Action;
use crate::games::four_towers::rules::components::Trade;
use crate::games::four_towers::rules::scoring::{has_most_mountaineers, score};
use crate::games::four_towers::rules::state::State;
use crate::games::four_towers::rules::view::View;
use crate::rules::luck::Seed;
use crate::rules::{Game, Seat, sample};

/// Every so many-th decision of random games for 2, 3 and 4, with the action played.
fn samples(every: usize) -> Vec<(State, Action)> {
    let of = |players| sample::states::<FourTowers>(players, 3).expect("games");
    (2..=4).flat_map(|players| of(players).into_iter().step_by(every)).collect()
}

fn view(state: &State) -> View {
    FourTowers::view(state, FourTowers::decider(state))
}

fn choose(view: &View, level: Level, seed: u64) -> Option<Action> {
    bots::choose::<FourTowers>(History::of(*view, Seed(seed)), level)
}

/// The levels that are quick enough to be asked in a position.
fn asked_in(position: usize) -> impl Iterator<Item = Level> {
    let pause = |level| FourTowers::iterations(level).map_or(1, |count| count as usize / 6);
    let levels = FourTowers::LEVELS.iter().copied();
    levels.filter(move |&level| position.is_multiple_of(pause(level).max(1)))
}

fn choices(view: &View, position: usize) -> Vec<Option<Action>> {
    asked_in(position).map(|level| choose(view, level, 1)).collect()
}

#[test]
fn choices_are_legal_and_repeatable() {
    for (position, (state, _)) in samples(9).into_iter().enumerate() {
        let view = view(&state);
        let legal = bots::legal::<FourTowers>(&view);
        let chosen = choices(&view, position);
        assert_eq!(choices(&view, position), chosen);
        assert!(chosen.iter().all(|action| legal.contains(&action.expect("a choice"))));
        let compared = FourTowers::compared(&view, Level::Greedy, Seed(1));
        assert_eq!(compared.iter().copied().collect::<BTreeSet<_>>(), legal.into_iter().collect());
        assert_eq!(compared.first(), choose(&view, Level::Greedy, 1).as_ref());
    }
}

/// The test of fairness: the champion deck and all luck are dealt again behind the view, without changing a choice or a
/// reason.
#[test]
fn what_is_hidden_changes_no_choice() {
    for (position, (state, action)) in samples(13).into_iter().enumerate() {
        let seen = view(&state);
        let (chosen, reasons) = (choices(&seen, position), FourTowers::motives(&seen, action, &[]));
        for luck in 1..=3 {
            let other = FourTowers::determinise(&seen, &mut Seed(luck).stream(7));
            let again = view(&other);
            assert_eq!(choices(&again, position), chosen);
            assert_eq!(FourTowers::motives(&again, action, &[]), reasons);
        }
    }
}

#[test]
fn who_has_nothing_to_decide_chooses_nothing() {
    for (state, action) in samples(31) {
        let decider = FourTowers::decider(&state);
        let others = state.table().each_seat().map(Some).chain([None]);
        for viewer in others.filter(|&viewer| viewer != decider) {
            let view = FourTowers::view(&state, viewer);
            assert!(choices(&view, 0).iter().all(Option::is_none), "{viewer:?}");
            assert!(FourTowers::motives(&view, action, &[]).is_empty());
        }
    }
}

/// What a seat may expect is what it has once nothing is left to come.
#[test]
fn at_the_end_the_worth_of_a_table_is_its_score() {
    for players in 2..=4 {
        let (mut state, seed) = sample::deal::<FourTowers>(players, 3).expect("a game");
        crate::rules::playout::random::<FourTowers>(&mut state, &mut seed.stream(9), 10_000);
        let table = state.table();
        let points = FourTowers::totals(&state);
        let prospects = Prospects::of(table);
        for seat in table.each_seat() {
            let exact = points[seat.index()] as f32;
            assert!((totals(table)[seat.index()] - exact).abs() < 0.01);
            // By cause as well, but for halves that a bonus rounds down.
            let expected = worth(table, &prospects, seat).total();
            assert!((expected - exact).abs() < 2.0, "{expected} of {exact}");
        }
    }
}

/// The published weights can be read and are written the same, and a file that is cut or has another form is none.
#[test]
fn weights_are_read_as_they_are_written() {
    for players in 2..=4 {
        let weights = weights(players);
        assert_ne!(*weights, Weights::default(), "{players} players");
        let file = weights.to_string();
        assert_eq!(Weights::read(&file).as_ref(), Some(weights));
        let (shorter, _) = file.trim_end().rsplit_once('\n').expect("lines");
        assert_eq!(Weights::read(shorter), None);
        assert_eq!(Weights::read(&file.replacen("four-towers 1", "four-towers 2", 1)), None);
        assert_eq!(Weights::read(&file.replacen(' ', "  ", 4)), None);
    }
}

/// Weights of the score sheet count exactly what it would say if the game ended at once.
#[test]
fn weights_of_the_score_give_the_score() {
    let weights = Weights::of_the_score();
    let mut tables = 0;
    for (state, _) in samples(7) {
        let table = state.table();
        let points = weights.points(table);
        for seat in table.each_seat() {
            let exact = f32::from(score(table, seat).total());
            assert!((points[seat.index()] - exact).abs() < 0.01, "{points:?} for {exact}");
        }
        tables += 1;
    }
    assert!(tables > 50);
}

/// Every legal action has a share, and a glance at a draw, a placement or an expansion tells good ones from bad ones.
#[test]
fn promising_actions_are_rated_higher() {
    let mut differences = 0;
    for (state, _) in samples(5) {
        let table = state.table();
        let mut actions = Vec::new();
        FourTowers::legal_actions(&state, &mut actions);
        let mut priors = Vec::new();
        weights(table.seats()).priors(&state, &actions, &mut priors);
        assert_eq!(priors.len(), actions.len());
        assert!(priors.iter().all(|&prior| prior > 0));
        differences += usize::from(priors.iter().max() > priors.iter().min());
    }
    assert!(differences > 100, "{differences}");
}

/// Reasons are sorted, few, and worth something.
/// A reason names something that the action does: one more, the most, nearer.
#[test]
fn reasons_are_true_of_the_action() {
    let mut found = BTreeSet::new();
    for (state, action) in samples(7) {
        let seen = view(&state);
        let Some(seat) = seen.seat else { continue };
        let (before, after) = (&seen.table, settled(&seen.table.after(action)));
        let (had, has) = (before.player(seat), after.player(seat));
        let more = |trade| has.count(trade) > had.count(trade);
        for motive in FourTowers::motives(&seen, action, &[]) {
            let is_true = match motive.purpose {
                Purpose::Trade(trade) => more(trade),
                Purpose::Majority => has_most_mountaineers(&after, seat),
                Purpose::NearMajority => !has_most_mountaineers(&after, seat),
                Purpose::Doubled => has.is_doubled && !had.is_doubled,
                Purpose::NearDoubled => more(Trade::Mercenary) && !has.is_doubled,
                Purpose::Influence => has.step > had.step,
                Purpose::Market => {
                    more(Trade::Merchant) || has.champions().count() > had.champions().count()
                }
                Purpose::Against(other) => other != seat,
                Purpose::Followers(_) | Purpose::Champions | Purpose::Tokens => true,
            };
            assert!(is_true, "{motive:?} of {action:?}");
            found.insert(format!("{:?}", std::mem::discriminant(&motive.purpose)));
        }
    }
    assert!(found.len() >= 9, "{} kinds of reasons", found.len());
}

#[test]
fn reasons_are_strongest_first() {
    let mut reasons = 0;
    for (state, action) in samples(3) {
        let motives = FourTowers::motives(&view(&state), action, &[]);
        assert!(motives.len() <= 8 && motives.is_sorted_by(|one, next| one.worth >= next.worth));
        assert!(motives.iter().all(|motive| motive.worth > 0.0));
        reasons += motives.len();
    }
    assert!(reasons > 300, "{reasons}");
}

/// Plays a game of bots to its end. Returns the winners and all points.
fn play(levels: &[Level], seed: u64) -> (Vec<Seat>, Vec<i32>) {
    let (mut state, _) =
        sample::deal::<FourTowers>(levels.len() as u8, seed as u32).expect("a deal");
    let mut asked = 0;
    while let Some(seat) = FourTowers::decider(&state) {
        asked += 1;
        let action = choose(&view(&state), levels[seat.index()], seed << 16 | asked);
        FourTowers::apply(&mut state, action.expect("a choice"), |_| {}).expect("legal");
    }
    (FourTowers::winners(&state).expect("winners"), FourTowers::totals(&state))
}

/// Returns how many of so many games for two the first level wins; a shared victory is half of one.
fn wins(one: Level, other: Level, games: u64) -> f32 {
    let mut wins = 0.0;
    for seed in 0..games {
        let own = Seat((seed % 2) as u8);
        let levels = if own == Seat(0) { [one, other] } else { [other, one] };
        let (winners, _) = play(&levels, seed);
        if winners.contains(&own) {
            wins += 1.0 / winners.len() as f32;
        }
    }
    wins
}

#[test]
fn each_level_without_search_beats_the_one_before() {
    assert!(wins(Level::Novice, Level::Random, 20) > 16.0);
    assert!(wins(Level::Greedy, Level::Novice, 20) > 16.0);
}

/// A look at strength, for anyone who changes how bots play.
#[test]
#[ignore = "prints figures"]
fn strengths() {
    for pair in FourTowers::LEVELS.windows(2) {
        let games = if FourTowers::iterations(pair[1]).unwrap_or(0) > 1000 { 20 } else { 40 };
        println!(
            "{:?} beats {:?} in {} of {games}",
            pair[1],
            pair[0],
            wins(pair[1], pair[0], games)
        );
    }
    for players in 2..=4 {
        let games = 40;
        let mut all = vec![0; players];
        for seed in 0..games {
            let (_, points) = play(&vec![Level::Greedy; players], seed);
            all.iter_mut().zip(points).for_each(|(sum, points)| *sum += points);
        }
        println!(
            "greedy, {players}: {:?}",
            all.iter().map(|sum| sum / games as i32).collect::<Vec<_>>()
        );
    }
}
