//! The length of links.

use curia::bots::history::History;
use curia::bots::{Level, choose};
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::board::Sides;
use curia::games::council_of_4::rules::components::NobilityVariant;
use curia::games::council_of_4::rules::setup::Setup;
use curia::record::json::LONGEST_SEED;
use curia::record::link::{Opens, Scope, encode};
use curia::record::{Controller, LONGEST_NAME, Match, SeatColour, SeatRecord};
use curia::rules::luck::{Seed, below};
use curia::rules::{Game, Seat};

/// Longest link promised, in characters, for a game of four of this many turns.
const LONGEST: usize = 1_500;
const TURNS: usize = 120;

/// A way to play a game.
#[derive(Clone, Copy)]
enum Way {
    Random,
    Greedy,
    /// Greedy with some random actions, which make games long.
    Wavering,
}

const WAYS: [Way; 3] = [Way::Random, Way::Greedy, Way::Wavering];

/// Returns a game of four with names of full length, up to this many turns.
fn played(way: Way, number: u32, letter: char) -> (Match<CouncilOf4>, usize) {
    let sides = Sides::of_number(number);
    let setup = Setup {
        players: 4,
        board: sides.board(),
        nobility: NobilityVariant::Manual,
        first: Some(Seat((number % 4) as u8)),
    };
    let name = |seat: u32| {
        let digits = format!("{number}{seat}");
        letter.to_string().repeat(LONGEST_NAME - digits.len()) + &digits
    };
    let seats = (0..4).zip(SeatColour::ALL).map(|(seat, colour)| SeatRecord {
        name: name(seat),
        colour,
        controller: Controller::Bot(Level::Master),
    });
    let digits = number.to_string();
    let seed = letter.to_string().repeat(LONGEST_SEED - digits.len()) + &digits;
    let mut record = Match::<CouncilOf4>::new(setup, seed, seats.collect());
    let mut state = record.start(|_| {}).expect("a match");
    let mut rng = Seed(u64::from(number)).stream(99);
    while CouncilOf4::decider(&state).is_some() && CouncilOf4::turn(&state) < TURNS as u32 {
        let by_chance = match way {
            Way::Random => true,
            Way::Greedy => false,
            Way::Wavering => below(&mut rng, 10) < 6,
        };
        let action = if by_chance {
            CouncilOf4::choose_legal(&state, |len| below(&mut rng, len))
        } else {
            let view = CouncilOf4::view(&state, CouncilOf4::decider(&state));
            choose::<CouncilOf4>(History::of(view, Seed(number.into())), Level::Greedy)
        };
        let action = action.expect("an action");
        CouncilOf4::apply(&mut state, action, |_| {}).expect("a legal action");
        record.actions.push(action);
    }
    let turns = CouncilOf4::turn(&state) as usize;
    (record, turns)
}

/// Returns the shortest, middle and longest length of many links, and the number of games that got far.
fn lengths(letter: char) -> ([usize; 3], usize) {
    let (mut lengths, mut far) = (Vec::new(), 0);
    for (way, number) in WAYS.into_iter().flat_map(|way| (0..70).map(move |number| (way, number))) {
        let (record, turns) = played(way, number, letter);
        let link = encode(&record, Scope::Whole, Opens::At(record.actions.len())).expect("a link");
        lengths.push(link.len());
        far += usize::from(turns == TURNS);
    }
    lengths.sort_unstable();
    ([lengths[0], lengths[lengths.len() / 2], lengths[lengths.len() - 1]], far)
}

#[test]
fn a_game_of_four_of_120_turns_takes_at_most_1500_characters_whatever_its_names() {
    // Four bytes per character, in every name and in the seed: the most for this length.
    let ([_, middle, longest], far) = lengths('\u{1f451}');
    println!("{middle}, {longest} characters; {far} games of {TURNS} turns");
    assert!(far > 70, "only {far} games of {TURNS} turns");
    assert!(longest <= LONGEST, "{longest} characters");
}

#[test]
fn with_plain_names_it_takes_a_third_of_that() {
    let ([shortest, middle, longest], _) = lengths('x');
    println!("{shortest}, {middle}, {longest} characters");
    assert!(longest <= LONGEST / 3, "{longest} characters");
}

#[test]
fn a_deal_takes_less_than_a_line() {
    let (record, _) = played(Way::Random, 0, 'x');
    let mut seats = record.seats.clone();
    seats.iter_mut().zip(["Ada", "Bruno", "Chiara", "Dario"]).for_each(|(seat, name)| {
        seat.name = name.to_owned();
    });
    let record = Match { seats, seed: "harbour".to_owned(), ..record };
    let link = encode(&record, Scope::Deal, Opens::AtEnd).expect("a link");
    assert!(link.len() <= 90, "{link}");
}
