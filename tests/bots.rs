//! The bots: they are fair, repeatable and legal, they end their games, and the better one wins.

#![allow(clippy::expect_used, reason = "a test fails where it cannot go on")]

#[path = "support/lively.rs"]
mod lively;
#[path = "support/positions.rs"]
mod positions;

use curia::bots::desk::{Answer, PROTOCOL, Position, Question, Refusal, Reply, answer};
use curia::bots::mind::{Weights, mind};
use curia::bots::{Level, Playable};
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::board::Sides;
use curia::games::council_of_4::setup::Setup;
use curia::games::council_of_4::state::{Decision, State};
use curia::games::council_of_4::view::View;
use curia::games::luck::Seed;
use curia::games::{Game, Seat};
use positions::{games, steps};

/// Positions of every board and number of players, open choices among them.
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

/// The levels that are asked in a position: those that think longer in fewer of them.
fn asked_in(position: usize) -> impl Iterator<Item = Level> {
    let pause = |level: Level| level.iterations().map_or(1, |iterations| iterations as usize / 4);
    Level::ALL.into_iter().filter(move |&level| position.is_multiple_of(pause(level)))
}

/// The choice of every level that is asked in a position, with two seeds.
fn choices(view: &View, position: usize) -> Vec<Option<String>> {
    let seeds = [Seed(1), Seed(0xfeed_beef)];
    let asked = asked_in(position).flat_map(|level| seeds.map(|seed| (level, seed)));
    asked
        .map(|(level, seed)| CouncilOf4::choose(view, level, seed).map(CouncilOf4::print))
        .collect()
}

/// Plays a game of bots to its end, or until a player has had more than `turns` turns.
fn play(setup: &Setup, seed: Seed, levels: &[Level], turns: u16) -> State {
    let mut state = CouncilOf4::start(setup, seed, |_| {}).expect("a set-up to play");
    let mut asked = 0;
    while let Some(seat) = CouncilOf4::decider(&state)
        && state.table().round() <= turns
    {
        let view = CouncilOf4::view(&state, Some(seat));
        let action = CouncilOf4::choose(&view, levels[seat.index()], Seed(seed.0 ^ asked));
        CouncilOf4::apply(&mut state, action.expect("a choice"), |_| {}).expect("a legal choice");
        asked += 1;
    }
    state
}

/// The test of fairness: other hands, the deck, what comes next and the seed are dealt anew
/// behind the view, several times, and the bot does the same.
#[test]
fn what_is_hidden_changes_no_choice() {
    let (mut choosing, mut other_hands) = (0, 0);
    for (position, state) in samples().into_iter().enumerate() {
        let seat = CouncilOf4::decider(&state);
        let chosen = choices(&CouncilOf4::view(&state, seat), position);
        for luck in 1..=3 {
            let view = CouncilOf4::view(&state, seat);
            let other = CouncilOf4::determinise(&view, &mut Seed(luck).stream(7));
            assert_ne!(CouncilOf4::fingerprint(&other), CouncilOf4::fingerprint(&state));
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

/// A bot that draws from its own luck does so by its seed alone.
#[test]
fn another_seed_can_lead_a_random_bot_elsewhere() {
    let view = decider_view(&samples()[0]);
    let chosen = |seed| CouncilOf4::choose(&view, Level::Random, Seed(seed));
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
            let none = vec![None; 2 * Level::ALL.len()];
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
        let setup = Setup { players: 2, sides, nobility: Default::default(), first };
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
            let setup = Setup { players: 2, sides, nobility: Default::default(), first: None };
            let last = play(&setup, Seed(2000 + game / 2), &levels, 200);
            won += u32::from(CouncilOf4::winners(&last) == Some(vec![seat]));
        }
        assert!(won >= 10, "{higher:?} won {won} of 16 against {lower:?}");
    }
}

fn question(view: View, level: Level) -> Question {
    let position = Position::CouncilOf4(Box::new(view));
    Question { protocol: PROTOCOL, id: 77, level, seed: Seed(u64::MAX), position }
}

/// As between page and thread: everything is written down and read again on its way.
fn answer_from_afar(question: &Question) -> Answer {
    let sent = serde_json::to_string(question).expect("text");
    let received: Question = serde_json::from_str(&sent).expect("a question");
    let sent = serde_json::to_string(&Reply::Answer(answer(&received))).expect("text");
    match serde_json::from_str(&sent).expect("a reply") {
        Reply::Answer(answer) => answer,
        other => unreachable!("{other:?}"),
    }
}

#[test]
fn the_desk_answers_what_the_bot_would_choose() {
    for (position, state) in samples().into_iter().enumerate().step_by(5) {
        for level in asked_in(position) {
            let view = decider_view(&state);
            let answer = answer_from_afar(&question(view, level));
            let chosen = CouncilOf4::choose(&view, level, Seed(u64::MAX)).map(CouncilOf4::print);
            assert_eq!(answer, Answer { id: 77, action: Ok(chosen.expect("a choice")) });
        }
    }
}

#[test]
fn the_desk_refuses_another_protocol() {
    let view = decider_view(&samples()[0]);
    for protocol in [PROTOCOL - 1, PROTOCOL + 1, u32::MAX] {
        let asked = Question { protocol, ..question(view, Level::Greedy) };
        let refused = Answer { id: 77, action: Err(Refusal::OtherProtocol(PROTOCOL)) };
        assert_eq!(answer_from_afar(&asked), refused);
    }
}

#[test]
fn the_desk_refuses_who_has_nothing_to_decide() {
    let refused = Answer { id: 77, action: Err(Refusal::NothingToDecide) };
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
fn a_level_has_one_word_everywhere() {
    for level in Level::ALL {
        assert_eq!(serde_json::to_value(level).expect("JSON"), level.word());
        assert_eq!(Level::from_word(level.word()), Some(level));
    }
    assert_eq!(Level::from_word("Random"), None);
}

/// The weights that ship can be read, are written the same, and say which line is wrong if not.
#[test]
fn weights_are_read_as_they_are_written() {
    for players in 2..=4 {
        let weights = mind(players);
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
