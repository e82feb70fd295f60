//! The bots: fair, repeatable and legal, with games that end and levels in order of strength.

use crate::positions::{games, steps};
use crate::toy::{self, Phase, Toy};
use std::collections::BTreeSet;

use curia::bots::advice::{Advice, Candidate};
use curia::bots::history::{History, Observation};
use curia::bots::network::{Judge, Network};
use curia::bots::outlook::{Outlook, outlooks};
use curia::bots::protocol::{Answer, Order, PROTOCOL, Question, Refusal, Reply, Wanted};
use curia::bots::thinker::{Known, Thinker};
use curia::bots::{self, Level, Playable};
use curia::games::BOTS;
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::bots::heuristic::{Weights, heuristic};
use curia::games::council_of_4::bots::inputs as council_of_4;
use curia::games::council_of_4::bots::motive::Motive;
use curia::games::council_of_4::rules::action::Action;
use curia::games::council_of_4::rules::board::Sides;
use curia::games::council_of_4::rules::setup::Setup;
use curia::games::council_of_4::rules::state::{Decision, State};
use curia::games::council_of_4::rules::view::View;
use curia::games::four_towers::FourTowers;
use curia::games::the_council::TheCouncil;
use curia::games::the_council::bots::inputs as the_council;
use curia::rules::luck::Seed;
use curia::rules::{Game, Seat};

/// Returns positions of every board and number of players, with open choices among them.
fn samples() -> Vec<State> {
    let of_game = |(setup, seed): (Setup, String)| {
        let states = steps(&setup, &seed).into_iter().map(|(state, _)| state).enumerate();
        let wanted =
            |(at, state): &(usize, State)| at % 7 == 0 || state.table().decision != Decision::Turn;
        states.filter(wanted).map(|(_, state)| state).collect::<Vec<_>>()
    };
    games().flat_map(of_game).collect()
}

fn decider_view(state: &State) -> View {
    CouncilOf4::view(state, CouncilOf4::decider(state))
}

fn choose(view: &View, level: Level, seed: Seed) -> Option<Action> {
    bots::choose::<CouncilOf4>(History::of(*view, seed), level)
}

/// The levels that every game offers.
const UP_TO_MASTER: &[Level] = Level::ALL.split_at(Level::Champion as usize).0;

/// Returns the levels asked in a position: those that think longer, in fewer positions, and the slowest in none.
fn asked_in(position: usize) -> impl Iterator<Item = Level> {
    let pause = |level: Level| {
        level.iterations::<CouncilOf4>().map_or(1, |iterations| iterations as usize / 4)
    };
    let levels = UP_TO_MASTER.iter().copied();
    levels.filter(move |&level| position.is_multiple_of(pause(level)))
}

/// Returns the choices of the levels asked in a position, with two seeds.
fn choices(view: &View, position: usize) -> Vec<Option<String>> {
    let seeds = [Seed(1), Seed(0xfeed_beef)];
    let asked = asked_in(position).flat_map(|level| seeds.map(|seed| (level, seed)));
    asked.map(|(level, seed)| choose(view, level, seed).map(CouncilOf4::print)).collect()
}

/// Plays a game of bots to its end, or until a player has had more than `turns` turns.
fn play(setup: &Setup, seed: Seed, levels: &[Level], turns: u16) -> State {
    let mut state = CouncilOf4::start(setup, seed, |_| {}).expect("a set-up to play");
    let mut asked = 0;
    while let Some(seat) = CouncilOf4::decider(&state)
        && state.table().round() <= turns
    {
        let view = CouncilOf4::view(&state, Some(seat));
        let action = choose(&view, levels[seat.index()], Seed(seed.0 ^ asked));
        CouncilOf4::apply(&mut state, action.expect("a choice"), |_| {}).expect("a legal choice");
        asked += 1;
    }
    state
}

/// The test of fairness: other hands, the deck, future draws and the seed are dealt again behind the view,
/// several times, without changing the bot's choice.
#[test]
fn what_is_hidden_changes_no_choice() {
    let (mut choosing, mut other_hands) = (0, 0);
    for (position, state) in samples().into_iter().enumerate() {
        let seat = CouncilOf4::decider(&state);
        let chosen = choices(&CouncilOf4::view(&state, seat), position);
        for luck in 1..=3 {
            let view = CouncilOf4::view(&state, seat);
            let other = CouncilOf4::determinise(&view, &mut Seed(luck).stream(7));
            assert_ne!(other, state);
            assert_eq!(CouncilOf4::view(&other, seat), view);
            choosing += 1;
            other_hands += usize::from(
                Seat::first(CouncilOf4::seats(&state)).any(|at| other.hand(at) != state.hand(at)),
            );
            let again = choices(&CouncilOf4::view(&other, seat), position);
            assert_eq!(again, chosen, "{view:?}");
        }
    }
    assert!(choosing > 2_000, "only {choosing} positions");
    assert!(other_hands * 10 > choosing * 9, "{other_hands} of {choosing} had other hands");
}

/// A bot's random choices depend only on its own seed.
#[test]
fn another_seed_can_lead_a_random_bot_elsewhere() {
    let view = decider_view(&samples()[0]);
    let chosen = |seed| choose(&view, Level::Random, Seed(seed));
    assert!((2..40).any(|seed| chosen(seed) != chosen(1)));
}

#[test]
fn choices_are_legal_and_repeatable() {
    let mut legal = Vec::new();
    for (position, state) in samples().into_iter().enumerate() {
        let view = decider_view(&state);
        CouncilOf4::legal_actions(&state, &mut legal);
        let chosen = choices(&view, position);
        assert_eq!(choices(&view.clone(), position), chosen);
        for notation in chosen {
            let notation = notation.expect("something is always possible");
            let action = CouncilOf4::parse(&notation).expect("a notation");
            assert!(legal.contains(&action), "{notation}");
        }
    }
}

#[test]
fn who_has_nothing_to_decide_chooses_nothing() {
    for state in samples().into_iter().step_by(9) {
        let decider = CouncilOf4::decider(&state);
        let others = Seat::first(CouncilOf4::seats(&state)).map(Some).chain([None]);
        for viewer in others.filter(|&viewer| viewer != decider) {
            let none = vec![None; 2 * UP_TO_MASTER.len()];
            assert_eq!(choices(&CouncilOf4::view(&state, viewer), 0), none, "{viewer:?}");
        }
    }
}

#[test]
fn greedy_bots_end_every_game_in_a_human_number_of_turns() {
    for (setup, seed) in games() {
        let last = play(&setup, Seed::from_text(&seed), &[Level::Greedy; 4], 60);
        let round = last.table().round();
        assert_eq!(CouncilOf4::decider(&last), None, "{seed} goes on in round {round}");
        assert!(round >= 10, "{seed} was over in round {round}");
    }
}

#[test]
fn greedy_beats_random_from_either_seat() {
    let mut won = [0, 0];
    for game in 0..24_u64 {
        let greedy = Seat((game % 2) as u8);
        let mut levels = [Level::Random; 2];
        levels[greedy.index()] = Level::Greedy;
        let sides = Sides::all().nth(game as usize / 2 % 8).expect("a board");
        let first = Some(Seat((game / 2 % 2) as u8));
        let setup = Setup { players: 2, board: sides.board(), nobility: Default::default(), first };
        let last = play(&setup, Seed(1000 + game), &levels, 200);
        if CouncilOf4::winners(&last) == Some(vec![greedy]) {
            won[greedy.index()] += 1;
        }
    }
    assert!(won[0] + won[1] >= 20, "{won:?} of 12 each");
    assert!(won[0] >= 8 && won[1] >= 8, "{won:?} of 12 each");
}

/// Each level beats the one before it, up to the first that searches.
#[test]
fn a_higher_level_wins_more_up_to_the_first_that_searches() {
    let pairs = [(Level::Novice, Level::Random), (Level::Greedy, Level::Novice)];
    for (higher, lower) in pairs.into_iter().chain([(Level::Adept, Level::Greedy)]) {
        let mut won = 0;
        for game in 0..16_u64 {
            let seat = Seat((game % 2) as u8);
            let mut levels = [lower; 2];
            levels[seat.index()] = higher;
            let sides = Sides::of_number(game as u32 / 2);
            let setup = Setup {
                players: 2,
                board: sides.board(),
                nobility: Default::default(),
                first: None,
            };
            let last = play(&setup, Seed(2000 + game / 2), &levels, 200);
            won += u32::from(CouncilOf4::winners(&last) == Some(vec![seat]));
        }
        assert!(won >= 10, "{higher:?} won {won} of 16 against {lower:?}");
    }
}

/// Hidden hands, the deck, future draws and the seed are dealt again 200 times behind one view; every level
/// up to Master gives the same answer each time, reasons included.
#[test]
fn two_hundred_deals_behind_one_view_change_no_answer_of_any_level() {
    let states: Vec<State> = samples().into_iter().step_by(149).take(4).collect();
    for (position, state) in states.iter().enumerate() {
        let seat = CouncilOf4::decider(state);
        let view = CouncilOf4::view(state, seat);
        // The slowest of them only in one position, the others in all.
        let is_asked = |level: &&Level| **level < Level::Master || position == 0;
        let levels = UP_TO_MASTER.iter().filter(is_asked);
        let asked: Vec<Question> = levels.map(|&level| question(view, level)).collect();
        let answers: Vec<Answer> = asked.iter().map(answer_of).collect();
        let mut hands = Vec::new();
        for luck in 1..=200 {
            let other = CouncilOf4::determinise(&view, &mut Seed(luck).stream(7));
            let other_view = CouncilOf4::view(&other, seat);
            assert_eq!(other_view, view);
            hands
                .push(Seat::first(view.table.seats()).map(|at| other.hand(at)).collect::<Vec<_>>());
            for (asked, answer) in asked.iter().zip(&answers) {
                let Wanted::Choice(level) = asked.wanted else { unreachable!("only choices") };
                assert_eq!(answer_of(&question(other_view, level)), *answer, "{level:?}");
            }
        }
        hands.dedup();
        assert!(hands.len() > 150, "{} different deals", hands.len());
    }
}

/// Returns whole turns of several decisions, from random games.
fn turns() -> Vec<Vec<(State, Action)>> {
    let mut turns = Vec::new();
    for (setup, seed) in games().take(6) {
        let steps = steps(&setup, &seed);
        let same = |one: &(State, Action), next: &(State, Action)| {
            CouncilOf4::turn(&one.0) == CouncilOf4::turn(&next.0)
        };
        let long = steps.chunk_by(same).filter(|turn| turn.len() > 2).map(<[_]>::to_vec);
        turns.extend(long.step_by(5).take(4));
    }
    assert!(turns.len() > 12, "only {} turns", turns.len());
    turns
}

/// Returns the history of a turn up to its last decision.
fn history(turn: &[(State, Action)]) -> History<CouncilOf4> {
    let observation = |(number, (state, _)): (u64, &(State, Action))| Observation {
        view: decider_view(state),
        seed: Seed(number),
    };
    let mut observations: Vec<_> = (0..).zip(turn).map(observation).collect();
    let now = observations.pop().expect("a turn");
    let taken = turn.iter().map(|(_, action)| *action);
    History { before: observations.into_iter().zip(taken).collect(), now, temper: None }
}

/// A bot's memory of its turn saves time without changing its choice.
#[test]
fn what_a_bot_remembers_of_its_turn_changes_no_choice() {
    let mut kept = 0;
    for turn in turns() {
        // Thinking happens in portions: only several portions show the time saved.
        for level in [Level::Greedy, Level::Adept, Level::Expert, Level::Master] {
            // For the slowest level, the beginning of each turn is enough.
            let turn = if level == Level::Master { &turn[..2] } else { &turn[..] };
            let mut thinker = Thinker::new(BOTS);
            for length in 1..=turn.len() {
                let asked = Question::new(77, Wanted::Choice(level), &history(&turn[..length]));
                let (remembered, rounds) = answer_by(&mut thinker, &asked);
                let (anew, all_rounds) = answer_by(&mut Thinker::new(BOTS), &asked);
                assert_eq!(remembered, anew, "{level:?}, decision {length}");
                kept += usize::from(rounds < all_rounds);
            }
        }
    }
    assert!(kept > 10, "only {kept} times less was thought for what was remembered");
}

fn question(view: View, level: Level) -> Question {
    Question::new(77, Wanted::Choice(level), &History::<CouncilOf4>::of(view, Seed(u64::MAX)))
}

/// Returns the answer and the number of portions that it took. Progress must only increase.
fn answer_by(thinker: &mut Thinker, question: &Question) -> (Answer, usize) {
    let mut reply = thinker.take(Order::Ask(Box::new(question.clone())));
    let (mut rounds, mut before) = (0, 0.0);
    loop {
        match reply.take() {
            Some(Reply::Answer(answer)) => {
                assert!(!thinker.is_busy());
                return (answer, rounds);
            }
            Some(Reply::Progress { id, done }) => {
                assert_eq!(id, question.id);
                assert!(before < done && done < 1.0, "{before} {done}");
                before = done;
            }
            Some(other) => unreachable!("{other:?}"),
            None => {}
        }
        assert!(thinker.is_busy());
        reply = thinker.go_on();
        rounds += 1;
    }
}

fn answer_of(question: &Question) -> Answer {
    answer_by(&mut Thinker::new(BOTS), question).0
}

/// Returns the answer as between page and thread: everything is written as bytes and read again.
fn answer_from_afar(question: &Question) -> Answer {
    let sent = postcard::to_allocvec(question).expect("bytes");
    let received: Question = postcard::from_bytes(&sent).expect("a question");
    let sent = postcard::to_allocvec(&Reply::Answer(answer_of(&received))).expect("bytes");
    match postcard::from_bytes(&sent).expect("a reply") {
        Reply::Answer(answer) => answer,
        other => unreachable!("{other:?}"),
    }
}

/// Unpacks the advice of an answer.
fn told(answer: Answer) -> Advice<Action, Motive> {
    Advice::unpack::<CouncilOf4>(&answer.advice.expect("advice")).expect("actions")
}

/// Messages arrive as sent: whole turns with their views, and all bits of a seed.
#[test]
fn what_seats_see_and_do_is_the_same_on_the_other_side() {
    for turn in turns() {
        let history = history(&turn);
        assert_eq!(History::unpack(&history.pack()), Some(history));
    }
    for (at, state) in samples().into_iter().enumerate() {
        let seats = Seat::first(CouncilOf4::seats(&state)).map(Some);
        for seat in seats.chain([None]) {
            let seed = Seed(u64::MAX - at as u64);
            let history = History::<CouncilOf4>::of(CouncilOf4::view(&state, seat), seed);
            assert_eq!(History::unpack(&history.pack()), Some(history));
        }
    }
}

/// Answers arrive as sent, too, reasons included.
#[test]
fn advice_is_the_same_on_the_other_side() {
    let mut motives = 0;
    for state in samples().into_iter().step_by(3) {
        let history = History::<CouncilOf4>::of(decider_view(&state), Seed(1));
        let advice = bots::advise(history, Level::Adept).expect("advice");
        motives += advice.candidates.iter().map(|one| one.motives.len()).sum::<usize>();
        assert_eq!(
            Advice::unpack::<CouncilOf4>(&advice.clone().pack::<CouncilOf4>()),
            Some(advice)
        );
    }
    assert!(motives > 1_000, "only {motives} motives");
}

#[test]
fn the_thinker_answers_what_the_bot_would_choose() {
    for (position, state) in samples().into_iter().enumerate().step_by(5) {
        for level in asked_in(position) {
            let view = decider_view(&state);
            let answer = answer_from_afar(&question(view, level));
            let chosen = choose(&view, level, Seed(u64::MAX));
            let advice = told(answer);
            assert_eq!(Some(advice.candidates[0].action), chosen);
            assert_eq!(advice.outlooks.len(), usize::from(view.table.seats()));
        }
    }
}

/// A hint late in a turn takes no longer than the same hint as the first decision of one.
#[test]
fn advice_takes_no_longer_for_the_decisions_before() {
    let wanted = Wanted::Advice { iterations: 320, about: None };
    for turn in turns().into_iter().step_by(3) {
        let long = history(&turn);
        let alone = History::of(long.now.view, long.now.seed);
        let asked = |history| Question::new(77, wanted.clone(), history);
        let [late, early] =
            [&long, &alone].map(|history| answer_by(&mut Thinker::new(BOTS), &asked(history)));
        assert!(!long.before.is_empty());
        assert_eq!(late, early, "{} decisions before", long.before.len());
    }
}

/// Those who wait hear of the thread often, also while it looks at what was asked about.
#[test]
fn the_thinker_gives_signs_of_life_between_small_portions() {
    const MOST_ITERATIONS: usize = 64;
    let view = decider_view(&samples()[0]);
    let legal = choices_of(&view);
    let rounds = |wanted| {
        let asked = Question { wanted, ..question(view, Level::Adept) };
        let (answer, rounds) = answer_by(&mut Thinker::new(BOTS), &asked);
        (told(answer), rounds)
    };
    let iterations = |iterations, about| Wanted::Advice { iterations, about };
    let (plain, few) = rounds(iterations(2_560, None));
    assert!(few >= 2_560 / MOST_ITERATIONS, "{few}");
    let seldom = |action: &&Action| plain.candidates.iter().all(|one| one.action != **action);
    let about = legal.iter().rfind(seldom).map(|&action| CouncilOf4::print(action));
    let (asked, more) = rounds(iterations(2_560, about));
    assert!(asked.iterations > plain.iterations);
    assert!(more >= asked.iterations as usize / MOST_ITERATIONS, "{more}");
}

fn choices_of(view: &View) -> Vec<Action> {
    let mut legal = Vec::new();
    CouncilOf4::view_legal_actions(view, &mut legal);
    legal
}

/// A new question or an order to forget drops the earlier question.
#[test]
fn the_thinker_forgets_what_is_not_wanted_any_more() {
    let view = decider_view(&samples()[0]);
    let mut thinker = Thinker::new(BOTS);
    let ask = |id, level| Order::Ask(Box::new(Question { id, ..question(view, level) }));
    assert_eq!(thinker.take(ask(1, Level::Master)), None);
    assert!(matches!(thinker.go_on(), Some(Reply::Progress { id: 1, .. })));
    assert_eq!(thinker.take(ask(2, Level::Greedy)), None);
    assert!(matches!(thinker.go_on(), Some(Reply::Answer(Answer { id: 2, advice: Ok(_) }))));
    assert_eq!(thinker.go_on(), None);
    assert_eq!(thinker.take(ask(3, Level::Master)), None);
    assert_eq!(thinker.take(Order::Forget), None);
    assert!(!thinker.is_busy());
    assert_eq!(thinker.go_on(), None);
}

#[test]
fn the_thinker_refuses_another_protocol() {
    let view = decider_view(&samples()[0]);
    for protocol in [PROTOCOL - 1, PROTOCOL + 1, u32::MAX] {
        let asked = Question { protocol, ..question(view, Level::Greedy) };
        let refused = Answer { id: 77, advice: Err(Refusal::OtherProtocol(PROTOCOL)) };
        assert_eq!(answer_from_afar(&asked), refused);
    }
}

const GAMES: &[Known] = &[Known::of::<CouncilOf4>(), Known::of::<Toy>()];

/// Returns a question about the deciding seat of the toy game.
fn toy_question(state: &toy::State, wanted: Wanted) -> Question {
    let view = Toy::view(state, Toy::decider(state));
    Question::new(3, wanted, &History::<Toy>::of(view, Seed(u64::MAX)))
}

/// Returns the first state of a numbered game.
fn toy(number: u32) -> toy::State {
    Toy::start(&Toy::sample(4, number), Seed(number.into()), |_| {}).expect("a set-up to play")
}

/// Games outside the registry work, too, and several in turn: memory of one game doesn't affect another.
#[test]
fn the_thinker_answers_of_any_game_by_its_name() {
    let mut thinker = Thinker::new(GAMES);
    let council = question(decider_view(&samples()[0]), Level::Adept);
    let (alone, _) = answer_by(&mut Thinker::new(BOTS), &council);
    for number in 0..3 {
        let mut state = toy(number);
        while state.table.phase == Phase::Lay {
            let any = Toy::choose_legal(&state, |_| 0).expect("something is always possible");
            Toy::apply(&mut state, any, |_| {}).expect("a legal action");
        }
        // Nothing is better than the highest prize.
        let asked = toy_question(&state, Wanted::Choice(Level::Master));
        let (answer, rounds) = answer_by(&mut thinker, &asked);
        assert_eq!((answer.id, rounds > 1), (3, true));
        let advice = Advice::unpack::<Toy>(&answer.advice.expect("advice")).expect("actions");
        let toy::Action::Take(slot) = advice.candidates[0].action else { unreachable!("a prize") };
        let prizes = &state.table.prizes;
        assert_eq!(prizes.get(usize::from(slot)), prizes.iter().max());
        assert_eq!(answer_by(&mut thinker, &council).0, alone);
    }
}

/// Two games differ only in one seat's secret choice: questions and answers of the other seats are the same
/// to the last byte.
#[test]
fn what_is_laid_in_secret_changes_nothing_for_another_seat() {
    let bytes = |question: &Question| {
        let (answer, _) = answer_by(&mut Thinker::new(GAMES), question);
        [postcard::to_allocvec(question), postcard::to_allocvec(&Reply::Answer(answer))]
            .map(|sent| sent.expect("bytes"))
    };
    let mut compared = 0;
    for number in 0..6 {
        let mut state = toy(number);
        // Some seats have laid before.
        for _ in 0..number {
            let any = Toy::choose_legal(&state, |_| 0).expect("a card");
            Toy::apply(&mut state, any, |_| {}).expect("a legal action");
        }
        let by = Toy::decider(&state).expect("a seat");
        let &[one, .., other] = state.hands[by.index()].held.as_slice() else { continue };
        let mut twins = [one, other].map(|card| {
            let mut state = state.clone();
            Toy::apply(&mut state, toy::Action::Lay(card), |_| {}).expect("a legal action");
            state
        });
        let is_secret = |twins: &[toy::State; 2]| twins[0].table.phase == Phase::Lay;
        while one != other && is_secret(&twins) && Toy::decider(&twins[0]) != Some(by) {
            let any = Toy::choose_legal(&twins[0], |_| 0).expect("a card");
            let hint = Wanted::Advice { iterations: 100, about: Some(Toy::print(any)) };
            for wanted in Toy::LEVELS.iter().copied().map(Wanted::Choice).chain([hint]) {
                let [first, second] =
                    twins.each_ref().map(|state| bytes(&toy_question(state, wanted.clone())));
                assert_eq!(first, second, "{by:?} laid {one} or {other}");
                compared += 1;
            }
            for state in &mut twins {
                Toy::apply(state, any, |_| {}).expect("a legal action");
            }
        }
        if one != other && is_secret(&twins) {
            let [first, second] =
                twins.map(|state| bytes(&toy_question(&state, Wanted::Choice(Level::Greedy))));
            assert_ne!(first[0], second[0], "{by:?} knows what it laid");
        }
    }
    assert!(compared > 50, "only {compared}");
}

#[test]
fn the_thinker_refuses_a_game_that_nobody_knows() {
    let asked = question(decider_view(&samples()[0]), Level::Greedy);
    let refused = Answer { id: 77, advice: Err(Refusal::UnknownGame) };
    for game in ["", "council-of-5", "Council-of-4"] {
        let asked = Question { game: game.to_owned(), ..asked.clone() };
        assert_eq!(answer_from_afar(&asked), refused, "{game}");
    }
}

#[test]
fn the_thinker_refuses_who_has_nothing_to_decide() {
    let refused = Answer { id: 77, advice: Err(Refusal::NothingToDecide) };
    let (setup, seed) = games().next().expect("a game");
    let over = play(&setup, Seed::from_text(&seed), &[Level::Greedy; 2], 60);
    let views = [
        CouncilOf4::view(&samples()[0], None),
        CouncilOf4::view(&over, Some(Seat(0))),
        CouncilOf4::view(&over, Some(Seat(1))),
    ];
    for view in views {
        for level in Level::ALL {
            assert_eq!(answer_from_afar(&question(view, level)), refused);
        }
    }
}

#[test]
fn the_thinker_refuses_actions_that_are_none() {
    let view = decider_view(&samples()[0]);
    let about = Wanted::Advice { iterations: 100, about: Some("elect X moon".to_owned()) };
    let asked = question(view, Level::Adept);
    let bent = asked.history[..asked.history.len() - 1].to_vec();
    for asked in [
        Question { wanted: about, ..asked.clone() },
        Question { history: bent, ..asked.clone() },
        Question { history: Vec::new(), ..asked },
    ] {
        let refused = Answer { id: 77, advice: Err(Refusal::NoAction) };
        assert_eq!(answer_from_afar(&asked), refused);
    }
}

/// Advice includes the expected results of the best actions and of the one asked about, however bad.
#[test]
fn advice_compares_what_it_is_asked_about() {
    let mut legal = Vec::new();
    let mut worse = 0;
    for state in samples().into_iter().step_by(61) {
        let view = decider_view(&state);
        CouncilOf4::view_legal_actions(&view, &mut legal);
        if legal.len() < 5 {
            continue;
        }
        for &asked in &[legal[0], legal[legal.len() / 2], legal[legal.len() - 1]] {
            let wanted = Wanted::Advice { iterations: 400, about: Some(CouncilOf4::print(asked)) };
            let answer = answer_of(&Question { wanted, ..question(view, Level::Adept) });
            let advice = told(answer);
            assert!(advice.candidates.len() <= 4);
            assert_eq!(advice.legal as usize, legal.len());
            let about = advice.candidates.iter().find(|one| one.action == asked);
            let about = about.expect("what was asked about");
            assert!(about.visits >= 100, "{asked} {}", about.visits);
            let seats = f32::from(view.table.seats());
            for outlook in advice.candidates.iter().map(|one| one.outlook).chain([about.outlook]) {
                assert!((0.0..=1.0).contains(&outlook.chance), "{outlook:?}");
                assert!((1.0..=seats).contains(&outlook.place), "{outlook:?}");
            }
            let chances: f32 = advice.outlooks.iter().map(|outlook| outlook.chance).sum();
            assert!((chances - 1.0).abs() < 1e-3, "{chances}");
            worse += usize::from(about.outlook.value < advice.candidates[0].outlook.value);
        }
    }
    assert!(worse > 20, "only {worse} were worse than the best");
}

/// The extra search for the action asked about makes it neither better nor worse, and changes no seat's
/// expected result.
#[test]
fn what_is_asked_about_changes_no_other_answer() {
    let mut asked = 0;
    for state in samples().into_iter().step_by(97) {
        let view = decider_view(&state);
        let mut legal = Vec::new();
        CouncilOf4::view_legal_actions(&view, &mut legal);
        let advice = |about: Option<Action>| {
            let about = about.map(CouncilOf4::print);
            let wanted = Wanted::Advice { iterations: 60, about };
            let answer = answer_of(&Question { wanted, ..question(view, Level::Adept) });
            told(answer)
        };
        let plain = advice(None);
        for &about in legal.iter().step_by(7).take(6) {
            let advice = advice(Some(about));
            assert_eq!(advice.outlooks, plain.outlooks);
            let best = |advice: &Advice<Action, Motive>| {
                let others = advice.candidates.iter().map(|one| one.action);
                others.take(plain.candidates.len()).collect::<BTreeSet<_>>()
            };
            assert_eq!(best(&advice), best(&plain), "about {about}");
            asked += usize::from(!best(&plain).contains(&about));
        }
    }
    assert!(asked > 20, "only {asked} were not among the best");
}

#[test]
fn a_level_has_one_word_everywhere() {
    for level in Level::ALL {
        assert_eq!(serde_json::to_value(level).expect("JSON"), level.key());
        assert_eq!(Level::of_key(level.key()), Some(level));
    }
    assert_eq!(Level::of_key("Random"), None);
}

/// Checks that a game offers the levels up to one, and that any other plays as that one.
fn offers_up_to<G: Playable>(strongest: Level) {
    assert!(Level::ALL.starts_with(G::LEVELS), "{}", G::NAME);
    assert_eq!(G::LEVELS.last(), Some(&strongest), "{}", G::NAME);
    for level in Level::ALL {
        let played = level.within(G::LEVELS);
        assert!(G::LEVELS.contains(&played), "{} {level:?}", G::NAME);
        assert_eq!(played == level, G::LEVELS.contains(&level), "{} {level:?}", G::NAME);
        assert_eq!(level.iterations::<G>(), played.iterations::<G>(), "{} {level:?}", G::NAME);
    }
}

#[test]
fn a_game_offers_the_levels_up_to_its_strongest_as_which_any_other_plays() {
    assert!(Level::ALL.is_sorted());
    offers_up_to::<CouncilOf4>(Level::Champion);
    offers_up_to::<TheCouncil>(Level::Champion);
    offers_up_to::<FourTowers>(Level::Champion);
    offers_up_to::<Toy>(Level::Master);
    assert!(Level::Champion.iterations::<CouncilOf4>() > Level::Master.iterations::<CouncilOf4>());
    assert!(Level::Champion.iterations::<TheCouncil>() > Level::Master.iterations::<TheCouncil>());
    assert!(Level::Champion.iterations::<FourTowers>() > Level::Master.iterations::<FourTowers>());
}

/// The published weights can be read and are written the same; errors name the line.
#[test]
fn weights_are_read_as_they_are_written() {
    for players in 2..=4 {
        let weights = heuristic(players);
        assert_ne!(*weights, Weights::default(), "{players} players");
        let file = weights.to_string();
        assert_eq!(Weights::read(&file), Ok(*weights));
        let lines: Vec<&str> = file.lines().collect();
        for line in 0..lines.len() {
            let mut spoilt = lines.clone();
            spoilt[line] = "Nothing 1 2";
            let refused = Weights::read(&spoilt.join("\n")).expect_err("a line is wrong");
            assert_eq!(refused.line, line + 1);
            let cut = Weights::read(&lines[..line].join("\n")).expect_err("it ends too soon");
            assert_eq!(cut.line, line + 1);
        }
        let longer = format!("{file}\nMore 1 2");
        assert!(Weights::read(&longer).is_err());
    }
}

/// The published networks can be read; errors name the line.
#[test]
fn a_network_is_read_as_it_is_written() {
    is_read_as_it_is_written(council_of_4::CHAMPION.get().expect("a network"));
    is_read_as_it_is_written(the_council::CHAMPION.get().expect("a network"));
}

fn is_read_as_it_is_written<G: Game + 'static, const TABLE: usize, const SEAT: usize>(
    judge: &Judge<G, TABLE, SEAT>,
) {
    let network = &judge.network;
    assert_ne!(*network, Network::blank(G::SEATS), "{}", G::NAME);
    let file = network.to_string();
    let read = |file: &str| Network::<TABLE, SEAT>::read(file, G::SEATS);
    let again = read(&file).expect("a network");
    for (row, other) in network.rows().zip(again.rows()) {
        let largest = row.iter().fold(0.0_f32, |largest, weight| largest.max(weight.abs()));
        let same = row.iter().zip(other).all(|(one, other)| (one - other).abs() <= largest / 100.0);
        assert!(same, "{row:?} {other:?}");
    }
    let lines: Vec<&str> = file.lines().collect();
    for line in (0..lines.len()).step_by(7) {
        let mut spoilt = lines.clone();
        spoilt[line] = "1 2";
        let refused = read(&spoilt.join("\n")).expect_err("a line is wrong");
        assert_eq!(refused.line, line + 1);
        let cut = read(&lines[..line].join("\n")).expect_err("it ends too soon");
        assert_eq!(cut.line, line + 1);
    }
    assert!(read(&format!("{file}\nMore 1 2")).is_err());
}

#[test]
fn the_chances_at_the_end_are_those_of_the_seats_at_the_table() {
    let before = [0, 1, 0, 0, 0];
    let [winner, loser, absent, ..] = outlooks(&[3.0, 1.0], 5.0, Some(&before));
    assert_eq!((winner.chance, loser.chance, absent.chance), (1.0, 0.0, 0.0));
}

#[test]
fn an_action_is_by_taste_if_search_looked_more_at_another() {
    let looked = |visits: &[u32]| {
        let candidate = |&visits: &u32| Candidate {
            action: (),
            visits,
            outlook: Outlook::default(),
            motives: Vec::<()>::new(),
            then: Vec::new(),
            misses: Vec::new(),
        };
        let candidates = visits.iter().map(candidate).collect();
        Advice { candidates, outlooks: Vec::new(), legal: 3, iterations: 60 }.is_by_taste()
    };
    assert!(looked(&[20, 10, 21]) && looked(&[20, 30]));
    assert!(!looked(&[20, 20, 10]) && !looked(&[20]) && !looked(&[]));
}
