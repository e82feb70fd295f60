//! Breaking every invariant, to show that `validate` reports it: all other tests rely on it.

use super::*;

/// Returns the invariants broken by spoiling a valid position.
fn spoilt(position: Position, spoil: impl FnOnce(&mut State)) -> Vec<Broken> {
    let mut state = position.state;
    assert_eq!(CouncilOf4::validate(&state), vec![]);
    spoil(&mut state);
    CouncilOf4::validate(&state)
}

fn plain(spoil: impl FnOnce(&mut State)) -> Vec<Broken> {
    spoilt(arranged(""), spoil)
}

/// Space 10 asks for a permit while a slot waits to be filled.
fn open() -> Position {
    arranged("coast C15 C01; hand WKOP; nobility 9").after("acquire coast 1 WKOP")
}

/// Seat 0 has placed its last merchant.
fn last(players: u8) -> Position {
    arranged(&format!("{players} players; merchants {NINE}; ready M04")).after("place M04 N")
}

fn tokens(state: &mut State, change: impl FnOnce(&mut [Option<Token>; 15])) {
    let mut tokens = state.table.tokens.into();
    change(&mut tokens);
    state.table.tokens = tokens.into();
}

#[test]
fn players_who_are_not_there() {
    assert_eq!(plain(|state| state.table.seats = 5), [Broken::Players(5)]);
    let gone = [Broken::NotAtTheTable(Seat(3))];
    assert_eq!(plain(|state| state.table.turn.seat = Seat(3)), gone);
    assert_eq!(plain(|state| state.table.first = Seat(3)), gone);
    let last_round = Some(LastRound { by: Seat(3), turns_left: 1 });
    assert_eq!(plain(|state| state.table.last_round = last_round), gone);
    // Hands of seats that nobody sits in.
    let hand = plain(|state| {
        let card = state.deck.nth(0).unwrap();
        state.deck.remove(card);
        state.hands[3].add(card);
    });
    assert_eq!(hand, gone);
}

#[test]
fn councillors_and_cards_that_come_or_go() {
    let count = |letter, count| Broken::Councillors { colour: colour(letter), count };
    let swapped = plain(|state| state.table.councils[0][0] = colour('R'));
    assert_eq!(swapped, [count('W', 3), count('R', 5)]);
    let one_more = plain(|state| state.table.reserve[0] += 1);
    assert_eq!(one_more, [count('W', 5), Broken::ReserveSize(9)]);
    for (letters, left) in [("W", 12), ("J", 11)] {
        let card = cards(letters).iter().next().expect("a card");
        let lost = plain(|state| state.deck.remove(card));
        assert_eq!(lost, [Broken::Cards { card, count: left }]);
    }
}

#[test]
fn permits_and_tokens_in_two_places_or_none() {
    let places = |id, places| Broken::PermitPlaces { permit: permit(id), places };
    let twice = plain(|state| state.table.players[1].ready.insert(permit("C03")));
    assert_eq!(twice, [places("C03", 2)]);
    let lost = plain(|state| state.table.face_up[0][0] = None);
    let empty = Broken::PermitSlotEmpty { region: Coast, slot: Slot::First };
    assert_eq!(lost, [places("C13", 0), empty]);

    let token = |at| Token::all().nth(at).expect("a token");
    let doubled = plain(|state| tokens(state, |tokens| tokens[0] = tokens[1]));
    let count = |at, places| Broken::TokenPlaces { token: token(at), places };
    assert_eq!(doubled, [count(0, 0), count(1, 2)]);
    let royal = plain(|state| tokens(state, |tokens| tokens.swap(City::J.index(), 0)));
    assert_eq!(royal, [Broken::RoyalCityHasToken(City::J)]);
}

#[test]
fn an_empty_slot_may_wait_only_for_the_gains_of_its_permit() {
    let empty = Broken::PermitSlotEmpty { region: Coast, slot: Slot::First };
    assert_eq!(spoilt(open(), |state| state.table.gains = [None; 3]), [empty]);
    let second = |state: &mut State, at: usize| {
        if let Some(Gain::Permit { refill, .. }) = &mut state.table.gains[at] {
            *refill = Some(Slot::Second);
        }
    };
    let of_the_other = spoilt(open(), |state| {
        state.table.face_up[0].swap(0, 1);
        second(state, 0);
    });
    assert_eq!(of_the_other, [], "either slot may wait");
    let both = spoilt(open(), |state| {
        state.table.gains[1] = state.table.gains[0];
        second(state, 1);
    });
    assert_eq!(both, [Broken::PermitSlotFull { region: Coast, slot: Slot::Second }]);
}

#[test]
fn players_beyond_the_limits() {
    let seat = Seat(1);
    assert_eq!(plain(|state| state.table.players[1].coins = 21), [Broken::TooManyCoins(seat)]);
    let beyond = plain(|state| state.table.players[1].nobility = 21);
    assert_eq!(beyond, [Broken::BeyondNobilityTrack(seat)]);
    let used = spoilt(arranged("1 ready C03"), |state| {
        state.table.players[1].ready.remove(permit("C03"));
        state.table.players[1].used.insert(permit("C03"));
    });
    assert_eq!(used, [Broken::MoreUsedThanPlaced(seat)]);
    let eleven = spoilt(last(2), |state| state.table.players[0].merchants.insert(city('M')));
    assert!(eleven.contains(&Broken::TooManyMerchants(Seat(0))), "{eleven:?}");
    assert_eq!(plain(|state| state.table.neutral = cities("A")), [Broken::NeutralMerchants]);
    let ten = spoilt(arranged("2 players"), |state| state.table.neutral = cities("ABCDEFGHIJ"));
    assert_eq!(ten, [Broken::NeutralMerchants]);
}

#[test]
fn tiles_without_their_cities_or_cities_without_their_tile() {
    let tile = RewardTile::Iron;
    let incomplete = [Broken::RewardTileIncomplete { tile, seat: Seat(1) }];
    let unclaimed = plain(|state| state.table.players[1].merchants = cities("AM"));
    assert_eq!(unclaimed, incomplete);
    let claimed = plain(|state| state.table.players[1].reward_tiles.insert(tile));
    let too_few = Broken::QueensRewardsTaken { taken: 0, tiles: 1 };
    assert_eq!(claimed, [too_few, incomplete[0].clone()]);
    let both = arranged("merchants AM; 1 merchants AM; claim iron");
    let twice = spoilt(both, |state| state.table.players[1].reward_tiles.insert(tile));
    assert_eq!(twice, [Broken::RewardTileOwners { tile, owners: 2 }]);
    let vanished = plain(|state| state.table.queens_rewards_left = 4);
    let too_many = Broken::QueensRewardsTaken { taken: 1, tiles: 0 };
    assert_eq!(vanished, [Broken::QueensRewardOwners { place: 0, owners: 0 }, too_many]);
    let too_many = plain(|state| state.table.queens_rewards_left = 6);
    assert_eq!(too_many, [Broken::QueensRewardsLeft(6)]);
}

#[test]
fn choices_and_rounds_out_of_order() {
    let gain = Some(Gain::Tokens { cities: cities(""), steps: 0 });
    assert_eq!(plain(|state| state.table.gains[0] = gain), [Broken::GainsWithoutChoice]);
    for (decision, space) in
        [(Decision::Token, 4), (Decision::RepeatPermit, 14), (Decision::TwoTokens, 16)]
    {
        let unanswerable = plain(|state| {
            state.table.players[0].nobility = space;
            state.table.decision = decision;
        });
        assert_eq!(unanswerable, [Broken::ChoiceWithoutAnswers(decision)]);
    }
    // With a single answer there is no choice to open (R13).
    let repeatable = |merchants: &str, decision| {
        let mut state = arranged(&format!("merchants {merchants}")).state;
        state.table.decision = decision;
        CouncilOf4::validate(&state).contains(&Broken::ChoiceWithoutAnswers(decision))
    };
    for (decision, enough) in [(Decision::Token, "AB"), (Decision::TwoTokens, "ABC")] {
        assert!(!repeatable(enough, decision));
        assert!(repeatable(&enough[1..], decision));
    }
    for (permits, unanswerable) in [(["C01"].as_slice(), true), (&["C01", "C02"], false)] {
        let mut state = arranged("").ready(0, permits).state;
        state.table.decision = Decision::RepeatPermit;
        let broken = Broken::ChoiceWithoutAnswers(Decision::RepeatPermit);
        assert_eq!(CouncilOf4::validate(&state).contains(&broken), unanswerable);
    }
    let early = [Broken::LastRoundTooEarly];
    assert_eq!(plain(|state| state.table.decision = Decision::Over), early);
    let last_round = Some(LastRound { by: Seat(1), turns_left: 1 });
    assert_eq!(plain(|state| state.table.last_round = last_round), early);
    let missing = spoilt(last(2), |state| state.table.last_round = None);
    assert_eq!(missing, [Broken::LastRoundMissing(Seat(0))]);
    let open = open();
    open.shows("asks FreePermit");
    let ten = cities(NINE).with(City::N);
    let of_another = spoilt(open, |state| state.table.players[1].merchants = ten);
    assert_eq!(of_another, [Broken::LastRoundMissing(Seat(1))]);
    assert_eq!(spoilt(open, |state| state.table.players[0].merchants = ten), []);
}

#[test]
fn a_choice_is_open_on_its_space_alone() {
    use Decision::{FreePermit, RepeatPermit, Token, TwoTokens};
    let open = arranged("merchants AFJ; ready C01 C02");
    for (decision, space) in [(Token, 4), (FreePermit, 10), (RepeatPermit, 14), (TwoTokens, 16)] {
        for nobility in 0..=20 {
            let off = spoilt(open, |state| {
                state.table.players[0].nobility = nobility;
                state.table.decision = decision;
            });
            let is_off = off.contains(&Broken::ChoiceOffItsSpace(decision));
            assert_eq!(is_off, nobility != space, "{decision:?} on {nobility}");
        }
    }
}

#[test]
fn the_last_round_ends_before_whoever_began_it() {
    let last = last(3);
    for seat in 0..3 {
        for turns_left in 0..=3 {
            let broken = spoilt(last, |state| {
                state.table.turn.seat = Seat(seat);
                state.table.last_round = Some(LastRound { by: Seat(0), turns_left });
            });
            let seats_left = 2 - seat;
            let out_of_step = Broken::LastRoundOutOfStep { turns_left, seats_left };
            let wanted = (turns_left != seats_left).then_some(out_of_step);
            assert_eq!(broken, Vec::from_iter(wanted));
        }
    }
}

#[test]
fn gains_of_what_another_has_or_without_room_for_one_more() {
    let open = open().with("merchants A").ready(1, &["C02"]);
    let of = |id| Gain::Permit { permit: permit(id), next: 0, steps: 0, refill: None };
    let tokens = |letters| Gain::Tokens { cities: cities(letters), steps: 0 };
    let with = |one, other: Option<Gain>| {
        spoilt(open, |state| {
            state.table.gains[1] = Some(one);
            state.table.gains[2] = other;
        })
    };
    for own in [of("C15"), tokens("A"), tokens("")] {
        assert_eq!(with(own, None), []);
        assert_eq!(with(own, Some(own)), [Broken::GainsWithoutRoom]);
    }
    for other in [of("C02"), of("C03"), tokens("B"), tokens("AB")] {
        assert_eq!(with(other, None), [Broken::GainOfAnother(1)]);
    }
}

#[test]
fn a_queens_reward_tile_of_whoever_has_no_reward_tile() {
    let claimed = arranged("merchants AM; claim iron");
    let moved = spoilt(claimed, |state| {
        let tiles = std::mem::take(&mut state.table.players[0].queens_rewards);
        state.table.players[1].queens_rewards = tiles;
    });
    assert_eq!(moved, [Broken::QueensRewardWithoutTile(Seat(1))]);
}

#[test]
fn gains_beyond_the_last_bonus_or_with_more_steps_than_there_are() {
    let open = open().with("merchants A");
    let gain = |next, steps| Gain::Permit { permit: permit("C15"), next, steps, refill: None };
    let of = |gain| spoilt(open, |state| state.table.gains[1] = Some(gain));
    let beyond = [Broken::GainBeyond(1)];
    for (next, steps) in [(0, 0), (1, 0), (2, 0), (2, 1)] {
        assert_eq!(of(gain(next, steps)), []);
    }
    for (next, steps) in [(0, 1), (1, 1), (2, 2), (3, 0), (255, 0)] {
        assert_eq!(of(gain(next, steps)), beyond, "{next} {steps}");
    }
    assert_eq!(of(Gain::Tokens { cities: cities("A"), steps: 1 }), []);
    assert_eq!(of(Gain::Tokens { cities: cities("A"), steps: 2 }), beyond);
    assert_eq!(of(Gain::Tokens { cities: cities(""), steps: 1 }), beyond, "of no city's token");
}

#[test]
fn a_main_action_that_nobody_took() {
    let broken = plain(|state| state.table.turn.main_left = 0);
    assert_eq!(broken, [Broken::MainActionVanished]);
}
