//! Chances to win as people are told them.

use curia::bots::Playable;
use curia::bots::chances::Chances;
use curia::bots::history::History;
use curia::bots::protocol::Wanted;
use curia::games::council_of_4::CouncilOf4;
use curia::games::four_towers::FourTowers;
use curia::games::four_towers::rules::setup::Setup;
use curia::games::four_towers::rules::view::View;
use curia::games::the_council::TheCouncil;
use curia::rules::Game;
use curia::rules::luck::Seed;
use curia::rules::sample::views;

use crate::thinker::ask_in;

const COUNCIL_OF_4: &str = include_str!("../../src/games/council_of_4/bots/chances.txt");
const FOUR_TOWERS: &str = include_str!("../../src/games/four_towers/bots/chances.txt");
const PRINTED: &str = include_str!("../../src/games/four_towers/bots/chances-printed.txt");
const THE_COUNCIL: &str = include_str!("../../src/games/the_council/bots/chances.txt");

/// Returns what everybody sees at the start of a game.
fn start<G: Game>(setup: &G::Setup) -> G::View {
    G::view(&G::start(setup, Seed(1), |_| {}).expect("a game"), None)
}

/// Returns the start of a usual game.
fn usual<G: Game>() -> G::View {
    start::<G>(&G::sample(*G::SEATS.start(), 0))
}

/// Returns the start of a game of Four Towers as printed.
fn printed() -> View {
    start::<FourTowers>(&Setup { printed: true, ..Setup::of(2) })
}

/// What was learned for a game is used, for every number of players, is written as it was read, and a file of another form
/// is none.
fn check_the_file<G: Playable>(file: &str, view: &G::View) {
    let read = Chances::read(file).expect("what was learned");
    assert_eq!(&read, G::chances(view));
    assert_eq!(read.to_string(), file);
    assert_eq!(read.players().collect::<Vec<_>>(), G::SEATS.collect::<Vec<_>>());
    assert_ne!(read, Chances::default(), "nothing is told as it was found");
    let (_, without_form) = file.split_once('\n').expect("lines");
    let (first, _) = without_form.split_once('\n').expect("lines");
    for wrong in [
        without_form.to_owned(),
        file.replacen(' ', "  ", 3),
        format!("{file}{first}"),
        format!("{file}{first} 1\n"),
        file.replacen("chances 1", "chances 2", 1),
        format!("{file}9 0 49 0 0\n"),
        format!("{file}9 0 99 -1 0\n"),
    ] {
        assert_eq!(Chances::read(&wrong), None, "{wrong}");
    }
}

#[test]
fn what_was_learned_is_used_for_every_number_of_players() {
    check_the_file::<CouncilOf4>(COUNCIL_OF_4, &usual::<CouncilOf4>());
    check_the_file::<FourTowers>(FOUR_TOWERS, &usual::<FourTowers>());
    check_the_file::<FourTowers>(PRINTED, &printed());
    check_the_file::<TheCouncil>(THE_COUNCIL, &usual::<TheCouncil>());
}

/// The better of two actions is told as the better one, the better of two positions too, and all seats share one victory.
fn check_the_order(chances: &Chances, players: u8) {
    let steps = || (0..=20_u8).map(|part| f32::from(part) / 20.0);
    for moment in steps() {
        for decider in 0..usize::from(players) {
            let told = steps().map(|own| {
                let other = (1.0 - own) / f32::from(players - 1);
                let mut found = vec![other; players.into()];
                found[decider] = own;
                let seats = chances.of_seats(&found, moment, decider);
                let sum: f32 = seats.iter().sum();
                assert!((sum - 1.0).abs() < 1e-4, "{seats:?}");
                // Of a position in which all are equal, too.
                let even = vec![1.0 / f32::from(players); players.into()];
                (seats[decider], chances.of_action(own, &even, moment, decider))
            });
            let told: Vec<(f32, f32)> = told.collect();
            assert!(told.windows(2).all(|two| two[0].0 < two[1].0), "{moment}: {told:?}");
            assert!(told.windows(2).all(|two| two[0].1 < two[1].1), "{moment}: {told:?}");
        }
    }
}

#[test]
fn the_better_of_two_is_told_as_the_better_one() {
    for file in [COUNCIL_OF_4, FOUR_TOWERS, PRINTED, THE_COUNCIL] {
        let chances = &Chances::read(file).expect("what was learned");
        chances.players().for_each(|players| check_the_order(chances, players));
    }
    let unknown =
        CouncilOf4::chances(&usual::<CouncilOf4>()).of_seats(&[0.1, 0.2, 0.3, 0.1, 0.3], 0.5, 0);
    assert!(
        unknown.iter().zip([0.1, 0.2, 0.3, 0.1, 0.3]).all(|(one, two)| (one - two).abs() < 1e-4)
    );
}

/// Whatever is told comes from what was learned: at the beginning nobody is told to have won or lost.
fn check_the_advice<G: Playable>(players: u8) {
    for view in views::<G>(players, 2, 23).expect("views") {
        let moment = G::moment(&view);
        assert!((0.0..=1.0).contains(&moment), "{moment}");
        let advice = ask_in::<G>(
            &History::of(view, Seed(3)),
            Wanted::Advice { iterations: 24, about: None },
        );
        let sum: f32 = advice.outlooks.iter().map(|outlook| outlook.chance).sum();
        assert!((sum - 1.0).abs() < 1e-4, "{sum}");
        if moment < 0.2 {
            let all = advice.candidates.iter().map(|one| one.outlook.chance);
            let all: Vec<f32> = all.chain(advice.outlooks.iter().map(|one| one.chance)).collect();
            assert!(all.iter().all(|chance| (0.01..0.9).contains(chance)), "{moment}: {all:?}");
        }
    }
}

#[test]
fn advice_tells_chances_that_were_learned() {
    (2..=4).for_each(check_the_advice::<CouncilOf4>);
    (3..=5).for_each(check_the_advice::<TheCouncil>);
    (2..=4).for_each(check_the_advice::<FourTowers>);
}
