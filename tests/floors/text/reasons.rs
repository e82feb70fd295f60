//! Reasons of refusals, in words.

use std::collections::HashMap;
use std::fmt::Debug;

use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::action::Slot::{First, Second};
use curia::games::council_of_4::rules::board::Region::{Coast, Hills};
use curia::games::council_of_4::rules::board::{City, CityColour, CitySet, NoBoard, PlanFlaw};
use curia::games::council_of_4::rules::components::{
    Colour, Council, Permit, Politics, RewardTile, Token,
};
use curia::games::council_of_4::rules::legal::Illegal;
use curia::games::council_of_4::rules::position::Position;
use curia::games::council_of_4::rules::setup::SetupError;
use curia::games::council_of_4::rules::state::Decision;
use curia::games::council_of_4::rules::validate::Broken;
use curia::games::council_of_4::text::reason::illegal;
use curia::record::game_file::{
    Expected, LineColumn as At, NotKept as Why, ReadError as FileError, Stopped, WrongResult,
};
use curia::record::json::{Lost, ReadError};
use curia::record::link::{LinkError, Part, WriteError};
use curia::record::{MatchError, ReplayError};
use curia::rules::Seat;
use curia::rules::position::{self, Unread};
use curia::text::error::{InWords, of_match, of_text};
use curia::text::{game_file, link};

use crate::positions::{games, steps};

/// Puts each into words, and checks that no two are alike.
fn each_by_itself<E: Debug>(errors: &[E], say: impl Fn(&E) -> String) {
    let mut said: HashMap<String, &E> = HashMap::new();
    for error in errors {
        let words = say(error);
        assert!(words.len() > 8 && !words.contains("  "), "{error:?}: {words}");
        let other = said.insert(words.clone(), error);
        assert!(other.is_none(), "{error:?} and {other:?}: {words}");
    }
}

fn permits() -> [Permit; 2] {
    ["C01", "H09"].map(|id| Permit::from_id(id).expect("a permit"))
}

#[test]
fn every_reason_against_an_action_is_said_with_its_data() {
    let [one, other] = permits();
    let errors = [
        Illegal::GameOver,
        Illegal::ChoiceOpen(Decision::Token),
        Illegal::ChoiceOpen(Decision::FreePermit),
        Illegal::ChoiceOpen(Decision::RepeatPermit),
        Illegal::ChoiceOpen(Decision::TwoTokens),
        Illegal::NoSuchChoice,
        Illegal::NoMainActionLeft,
        Illegal::QuickActionTaken,
        Illegal::MainActionFirst,
        Illegal::NotInReserve(Colour::White),
        Illegal::NotInReserve(Colour::Pink),
        Illegal::NoPermitThere(Coast, First),
        Illegal::NoPermitThere(Coast, Second),
        Illegal::NoPermitThere(Hills, First),
        Illegal::NoCards,
        Illegal::CardsNotInHand,
        Illegal::CardsDontMatch(Council::Queen),
        Illegal::CardsDontMatch(Council::Region(Coast)),
        Illegal::Coins { needed: 4, have: 3 },
        Illegal::Coins { needed: 4, have: 0 },
        Illegal::Coins { needed: 300, have: 0 },
        Illegal::Servants { needed: 2, have: 1 },
        Illegal::Servants { needed: 1, have: 0 },
        Illegal::NotYourPermit(one),
        Illegal::NotYourPermit(other),
        Illegal::PermitUsed(one),
        Illegal::PermitUsed(other),
        Illegal::CityNotOnPermit(one, City::B),
        Illegal::CityNotOnPermit(other, City::B),
        Illegal::CityNotOnPermit(other, City::C),
        Illegal::MerchantThere(City::A),
        Illegal::MerchantThere(City::B),
        Illegal::NoMerchantLeft,
        Illegal::DeckEmpty(Coast),
        Illegal::DeckEmpty(Hills),
        Illegal::NoMerchantThere(City::A),
        Illegal::NoMerchantThere(City::B),
        Illegal::NotRepeatable(City::A),
        Illegal::NotRepeatable(City::B),
        Illegal::NotAPair(City::A, City::A),
        Illegal::NotAPair(City::B, City::A),
    ];
    each_by_itself(&errors, |&error| illegal(error));
}

#[test]
fn every_reason_against_a_match_is_said_with_its_data() {
    let matches = [
        MatchError::Setup(SetupError::Players(1)),
        MatchError::Setup(SetupError::Players(5)),
        MatchError::Setup(SetupError::NoSuchSeat(Seat(3))),
        MatchError::Setup(SetupError::NoSuchSeat(Seat(255))),
        MatchError::Seats(1),
        MatchError::Seats(5),
        MatchError::NameMissing(Seat(0)),
        MatchError::NameMissing(Seat(1)),
        MatchError::BadName(Seat(0)),
        MatchError::BadName(Seat(1)),
        MatchError::SameColour(Seat(0), Seat(1)),
        MatchError::SameColour(Seat(0), Seat(2)),
    ];
    each_by_itself(&matches, of_match);
    for error in &matches {
        if let MatchError::Setup(of) = error {
            assert_eq!(of.in_words(), of_match(error));
        }
    }
    let mut texts: Vec<ReadError<SetupError>> = matches.into_iter().map(ReadError::Match).collect();
    texts.extend([
        ReadError::TooLong(5_000_000),
        ReadError::TooLong(6_000_000),
        ReadError::Malformed { line: 1, column: 2 },
        ReadError::Malformed { line: 2, column: 1 },
        ReadError::OtherGame("chess".into()),
        ReadError::OtherGame("go".into()),
        ReadError::OtherFormat(0),
        ReadError::OtherFormat(2),
        ReadError::OtherRules(2),
        ReadError::OtherRules(3),
        ReadError::OtherSetup(2),
        ReadError::OtherSetup(3),
        ReadError::SeedTooLong,
    ]);
    each_by_itself(&texts, of_text);
}

fn broken() -> Vec<Broken> {
    let (one, other) = (Seat(0), Seat(1));
    let [permit, other_permit] = permits();
    let [token, other_token] = ["T01", "T02"].map(|id| Token::from_id(id).expect("a token"));
    vec![
        Broken::Players(1),
        Broken::Players(5),
        Broken::NotAtTheTable(one),
        Broken::NotAtTheTable(other),
        Broken::Councillors { colour: Colour::White, count: 1 },
        Broken::Councillors { colour: Colour::White, count: 5 },
        Broken::Councillors { colour: Colour::Black, count: 5 },
        Broken::ReserveSize(7),
        Broken::ReserveSize(9),
        Broken::Cards { card: Politics::Joker, count: 13 },
        Broken::Cards { card: Politics::Joker, count: 1 },
        Broken::Cards { card: Politics::Colour(Colour::Pink), count: 1 },
        Broken::PermitPlaces { permit, places: 0 },
        Broken::PermitPlaces { permit, places: 2 },
        Broken::PermitPlaces { permit: other_permit, places: 2 },
        Broken::PermitSlotEmpty { region: Coast, slot: First },
        Broken::PermitSlotEmpty { region: Coast, slot: Second },
        Broken::PermitSlotEmpty { region: Hills, slot: First },
        Broken::PermitSlotFull { region: Coast, slot: First },
        Broken::PermitSlotFull { region: Coast, slot: Second },
        Broken::PermitSlotFull { region: Hills, slot: First },
        Broken::TokenPlaces { token, places: 0 },
        Broken::TokenPlaces { token, places: 2 },
        Broken::TokenPlaces { token: other_token, places: 2 },
        Broken::RoyalCityHasToken(City::J),
        Broken::RoyalCityHasToken(City::G),
        Broken::TokenOfTheBoard(City::A),
        Broken::TokenOfTheBoard(City::G),
        Broken::TooManyMerchants(one),
        Broken::TooManyMerchants(other),
        Broken::TooManyCoins(one),
        Broken::TooManyCoins(other),
        Broken::BeyondNobilityTrack(one),
        Broken::BeyondNobilityTrack(other),
        Broken::MoreUsedThanPlaced(one),
        Broken::MoreUsedThanPlaced(other),
        Broken::QueensRewardsLeft(6),
        Broken::QueensRewardsLeft(7),
        Broken::QueensRewardsTaken { taken: 1, tiles: 2 },
        Broken::QueensRewardsTaken { taken: 2, tiles: 1 },
        Broken::MainActionVanished,
        Broken::QueensRewardOwners { place: 0, owners: 0 },
        Broken::QueensRewardOwners { place: 4, owners: 2 },
        Broken::QueensRewardOwners { place: 0, owners: 2 },
        Broken::QueensRewardWithoutTile(one),
        Broken::QueensRewardWithoutTile(other),
        Broken::RewardTileOwners { tile: RewardTile::Gold, owners: 2 },
        Broken::RewardTileOwners { tile: RewardTile::Gold, owners: 3 },
        Broken::RewardTileOwners { tile: RewardTile::Coast, owners: 3 },
        Broken::RewardTileIncomplete { tile: RewardTile::Coast, seat: one },
        Broken::RewardTileIncomplete { tile: RewardTile::Coast, seat: other },
        Broken::RewardTileIncomplete { tile: RewardTile::Iron, seat: other },
        Broken::NeutralMerchants,
        Broken::GainsWithoutChoice,
        Broken::GainBeyond(0),
        Broken::GainBeyond(1),
        Broken::GainOfAnother(0),
        Broken::GainOfAnother(1),
        Broken::GainsWithoutRoom,
        Broken::ChoiceWithoutAnswers(Decision::Token),
        Broken::ChoiceWithoutAnswers(Decision::TwoTokens),
        Broken::ChoiceOffItsSpace(Decision::Token),
        Broken::ChoiceOffItsSpace(Decision::TwoTokens),
        Broken::LastRoundTooEarly,
        Broken::LastRoundMissing(one),
        Broken::LastRoundMissing(other),
        Broken::LastRoundOutOfStep { turns_left: 2, seats_left: 0 },
        Broken::LastRoundOutOfStep { turns_left: 2, seats_left: 1 },
        Broken::LastRoundOutOfStep { turns_left: 1, seats_left: 2 },
        Broken::LastRoundOutOfStep { turns_left: 0, seats_left: 2 },
    ]
}

#[test]
fn every_reason_against_a_position_is_said_with_its_data() {
    let colour =
        |colour: CityColour, cities| PlanFlaw::Colour { colour, cities, needed: colour.cities() };
    let crossing = |road| PlanFlaw::Crossing(road, (City::B, City::C));
    let far = |roads| PlanFlaw::TooFar { from: City::A, to: City::N, roads };
    each_by_itself(&broken(), Broken::to_string);
    let boards = [
        NoBoard::Parts,
        NoBoard::Cities,
        NoBoard::Colours,
        NoBoard::Roads,
        NoBoard::NoWay((City::A, City::O)),
        NoBoard::RoadTwice((City::A, City::O)),
        NoBoard::Tokens,
        NoBoard::Flawed(colour(CityColour::Gold, 6)),
        NoBoard::Flawed(colour(CityColour::Gold, 1)),
        NoBoard::Flawed(colour(CityColour::Iron, 1)),
        NoBoard::Flawed(crossing((City::A, City::D))),
        NoBoard::Flawed(crossing((City::F, City::J))),
        NoBoard::Flawed(PlanFlaw::Apart(CitySet::of(City::A))),
        NoBoard::Flawed(PlanFlaw::Apart(CitySet::of(City::B))),
        NoBoard::Flawed(far(9)),
        NoBoard::Flawed(far(10)),
        NoBoard::Flawed(PlanFlaw::TooMany),
    ];
    each_by_itself(&boards, NoBoard::to_string);
}

#[test]
fn an_impossible_position_is_refused_with_every_reason_in_words() {
    let (setup, seed) = games().nth(1).expect("a game");
    let mut position: Position = position::Position::of(&steps(&setup, &seed)[0].0);
    position.players[0].coins = 21;
    position.players[1].nobility = 40;
    let text = serde_json::to_vec(&position).expect("JSON");
    let Err(Unread::Impossible(flaws)) = position::read::<CouncilOf4, Position>(&text) else {
        panic!("impossible")
    };
    let words: Vec<String> = flaws.iter().map(ToString::to_string).collect();
    let coins = "/players/0/coins: seat 0 has more than 20 coins";
    assert_eq!(words, [coins, "/players/1/nobility: seat 1 is beyond nobility space 20"]);
}

#[test]
fn every_reason_against_a_game_file_is_said_with_its_place_and_data() {
    let at = |line, column| At { line, column };
    let name = "Seed".to_owned();
    let missing = [
        Expected::Header(name.clone()),
        Expected::HeaderName,
        Expected::Text,
        Expected::Value(name.clone()),
        Expected::Setup,
        Expected::ClosingQuote,
        Expected::Escape,
        Expected::ClosingBracket,
        Expected::ClosingBrace,
        Expected::TurnOrEnd,
        Expected::Turn,
        Expected::Name,
        Expected::Colon,
        Expected::Action,
        Expected::End,
        Expected::EndOfText,
    ];
    let refused = missing.iter().map(|what| FileError::Expected(at(1, 2), what.clone()));
    let errors: Vec<FileError<SetupError>> = refused
        .chain([
            FileError::Expected(at(1, 3), Expected::Text),
            FileError::Expected(at(2, 2), Expected::Text),
            FileError::TooLong(7),
            FileError::NotText(at(1, 2)),
            FileError::OtherGame(at(1, 2), name.clone()),
            FileError::OtherFormat(at(1, 2), 3),
            FileError::OtherRules(at(1, 2), 3),
            FileError::UnknownHeader(at(1, 2), name.clone()),
            FileError::TooManyHeaders(at(1, 2)),
            FileError::HeaderTwice(at(1, 2), name),
            FileError::SeedTooLong(at(1, 2)),
            FileError::Match(at(1, 2), MatchError::NameMissing(Seat(1))),
        ])
        .collect();
    each_by_itself(&errors, game_file::refused);
    let [ada, zoe] = ["Ada", "Zoë"].map(str::to_owned);
    let reasons = missing.into_iter().map(Why::Expected).chain([
        Why::WrongTurn { expected: 3, found: "5".to_owned() },
        Why::WrongTurn { expected: 3, found: "6".to_owned() },
        Why::WrongTurn { expected: 4, found: "5".to_owned() },
        Why::WrongName { expected: ada.clone(), found: zoe.clone() },
        Why::WrongName { expected: zoe, found: ada },
        Why::NotAnAction("elekt".to_owned()),
        Why::Illegal("end".to_owned(), Illegal::GameOver),
        Why::Illegal("end".to_owned(), Illegal::MainActionFirst),
        Why::Illegal("extra".to_owned(), Illegal::GameOver),
        Why::TooMany,
    ]);
    let stopped: Vec<_> = reasons.map(|reason| Stopped { place: at(1, 2), reason }).collect();
    each_by_itself(&stopped, game_file::stopped);
    for error in &stopped {
        assert!(game_file::stopped(error).starts_with("line 1, column 2: "), "{error:?}");
    }
    let results = ["*", "51-40"].map(str::to_owned);
    let results = results.map(|expected| WrongResult { place: at(1, 2), expected });
    each_by_itself(&results, game_file::wrong_result);
}

#[test]
fn every_reason_against_a_link_is_said_with_its_data() {
    let errors = [
        LinkError::<SetupError>::NoMatch,
        LinkError::Empty,
        LinkError::TooLong(20_000),
        LinkError::TooLong(20_001),
        LinkError::Foreign { at: 3, letter: '!' },
        LinkError::Foreign { at: 4, letter: '!' },
        LinkError::Foreign { at: 3, letter: '?' },
        LinkError::Foreign { at: 3, letter: '\u{1b}' },
        LinkError::Foreign { at: 3, letter: '\u{1c}' },
        LinkError::Damaged,
        LinkError::OtherForm(2),
        LinkError::OtherForm(3),
        LinkError::OtherGame("towers".to_owned()),
        LinkError::OtherGame("bridges".to_owned()),
        LinkError::OtherRules(2),
        LinkError::OtherRules(3),
        LinkError::Unreadable(Part::Game),
        LinkError::Unreadable(Part::Rules),
        LinkError::Unreadable(Part::Setup),
        LinkError::Unreadable(Part::Seed),
        LinkError::Unreadable(Part::Seats),
        LinkError::Unreadable(Part::Count),
        LinkError::Unreadable(Part::Spelling),
        LinkError::SeedTooLong,
        LinkError::Match(MatchError::Seats(1)),
        LinkError::Match(MatchError::NameMissing(Seat(1))),
        LinkError::LeftOver(1),
        LinkError::LeftOver(2),
        LinkError::NoMoment("x".to_owned()),
        LinkError::NoMoment("y".to_owned()),
        LinkError::MomentBeyond { at: 8, actions: 5 },
        LinkError::MomentBeyond { at: 9, actions: 5 },
        LinkError::MomentBeyond { at: 9, actions: 6 },
    ];
    each_by_itself(&errors, link::refused);
    for error in &errors {
        let words = link::refused(error);
        let is_sentence = words.starts_with(char::is_uppercase) && words.ends_with('.');
        assert!(is_sentence && !words.contains(".."), "{words}");
        assert!(!words.contains(char::is_control), "{words:?}");
    }
    let lost = |kept, lost, first: &str| Lost { kept, lost, first: first.to_owned() };
    each_by_itself(
        &[lost(3, 1, "5/4"), lost(4, 1, "5/4"), lost(3, 2, "5/4"), lost(3, 1, "6/4")],
        link::lost,
    );
}

#[test]
fn every_reason_why_a_match_has_no_link_is_said_with_its_data() {
    let illegal = |index, why| WriteError::Replay(ReplayError::Action { index, why });
    let errors = [
        WriteError::<SetupError, Illegal>::Replay(ReplayError::Match(MatchError::Seats(1))),
        WriteError::Replay(ReplayError::Match(MatchError::Seats(5))),
        illegal(0, Illegal::GameOver),
        illegal(1, Illegal::GameOver),
        illegal(1, Illegal::NoSuchChoice),
        WriteError::TooManyActions(70_000),
        WriteError::TooManyActions(70_001),
        WriteError::NoSuchMoment { at: 8, actions: 5 },
        WriteError::NoSuchMoment { at: 9, actions: 5 },
        WriteError::NoSuchMoment { at: 9, actions: 6 },
        WriteError::Refused(LinkError::SeedTooLong),
        WriteError::Refused(LinkError::TooLong(20_000)),
        WriteError::NotReadBack,
    ];
    each_by_itself(&errors, link::not_written);
    for error in &errors {
        let words = link::not_written(error);
        assert!(words.ends_with('.') && !words.contains(".."), "{words}");
    }
}
