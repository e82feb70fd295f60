//! The JSON of events and reasons: stable names.

use curia::games::council_of_4::rules::action::Slot;
use curia::games::council_of_4::rules::board::{City, Region};
use curia::games::council_of_4::rules::cards::Cards;
use curia::games::council_of_4::rules::components::{
    Colour, Council, Permit, Politics, RewardTile,
};
use curia::games::council_of_4::rules::event::{Event, Gained, Price, Source};
use curia::games::council_of_4::rules::legal::Illegal;
use curia::games::council_of_4::rules::state::Decision;
use curia::rules::Seat;

use serde_json::json;

#[test]
fn events_keep_their_form() {
    let seat = Seat(1);
    let permit = Permit::from_id("H05").expect("a permit");
    let tile = RewardTile::Gold;
    let cards: Cards = [Politics::Colour(Colour::Orange), Politics::Joker].into_iter().collect();
    let gained = |gain, source| Event::Gained { seat, gain, source };
    let council = Council::Region(Region::Coast);
    let (entered, left) = (Colour::White, Colour::LightBlue);
    let cases = [
        (
            Event::TurnBegan { seat, number: 3 },
            json!({"kind": "turn_began", "seat": 1, "number": 3}),
        ),
        (
            Event::CardDrawn { seat, card: Some(Politics::Colour(Colour::Black)) },
            json!({"kind": "card_drawn", "seat": 1, "card": "K"}),
        ),
        (
            Event::CardDrawn { seat, card: None },
            json!({"kind": "card_drawn", "seat": 1, "card": null}),
        ),
        (Event::DiscardsShuffled, json!({"kind": "discards_shuffled"})),
        (Event::NoCardLeft { seat }, json!({"kind": "no_card_left", "seat": 1})),
        (
            Event::Paid { seat, price: Price { cards, coins: 5, servants: 2 } },
            json!({"kind": "paid", "seat": 1, "cards": "OJ", "coins": 5, "servants": 2}),
        ),
        (
            Event::Elected { seat, council, entered, left, by_servant: true },
            json!({
                "kind": "elected", "seat": 1, "council": "coast", "entered": "W", "left": "B",
                "by_servant": true,
            }),
        ),
        (
            Event::PermitTaken { seat, permit, slot: Slot::First, free: false },
            json!({"kind": "permit_taken", "seat": 1, "permit": "H05", "slot": 1, "free": false}),
        ),
        (
            Event::PermitsChanged { seat, region: Region::Hills },
            json!({"kind": "permits_changed", "seat": 1, "region": "hills"}),
        ),
        (
            Event::SlotFilled { permit, slot: Slot::Second, was_hidden: true },
            json!({"kind": "slot_filled", "permit": "H05", "slot": 2, "was_hidden": true}),
        ),
        (
            Event::QueenMoved { from: City::J, to: City::A },
            json!({"kind": "queen_moved", "from": "J", "to": "A"}),
        ),
        (
            Event::MerchantPlaced { seat, city: City::I, permit: Some(permit) },
            json!({"kind": "merchant_placed", "seat": 1, "city": "I", "permit": "H05"}),
        ),
        (
            Event::RewardTileClaimed { seat, tile, queens_reward: Some(0) },
            json!({"kind": "reward_tile_claimed", "seat": 1, "tile": "gold", "queens_reward": 1}),
        ),
        (
            gained(Gained::Coins { amount: 3, lost: 1 }, Source::Action),
            json!({
                "kind": "gained", "seat": 1, "gain": {"kind": "coins", "amount": 3, "lost": 1},
                "source": {"kind": "action"},
            }),
        ),
        (
            gained(Gained::Servants(2), Source::Permit(permit)),
            json!({
                "kind": "gained", "seat": 1, "gain": {"kind": "servants", "amount": 2},
                "source": {"kind": "permit", "permit": "H05"},
            }),
        ),
        (
            gained(Gained::Vp(4), Source::Token(City::E)),
            json!({
                "kind": "gained", "seat": 1, "gain": {"kind": "vp", "amount": 4},
                "source": {"kind": "token", "city": "E"},
            }),
        ),
        (
            gained(Gained::Cards(1), Source::NobilitySpace(8)),
            json!({
                "kind": "gained", "seat": 1, "gain": {"kind": "cards", "amount": 1},
                "source": {"kind": "nobility_space", "space": 8},
            }),
        ),
        (
            gained(Gained::NobilityStep(9), Source::Token(City::E)),
            json!({
                "kind": "gained", "seat": 1, "gain": {"kind": "nobility_step", "space": 9},
                "source": {"kind": "token", "city": "E"},
            }),
        ),
        (
            gained(Gained::Vp(3), Source::LastMerchant),
            json!({
                "kind": "gained", "seat": 1, "gain": {"kind": "vp", "amount": 3},
                "source": {"kind": "last_merchant"},
            }),
        ),
        (
            gained(Gained::MainAction, Source::Action),
            json!({
                "kind": "gained", "seat": 1, "gain": {"kind": "main_action"},
                "source": {"kind": "action"},
            }),
        ),
        (
            Event::ChoiceOpened { seat, decision: Decision::FreePermit },
            json!({"kind": "choice_opened", "seat": 1, "decision": "free_permit"}),
        ),
        (Event::PermitDeclined { seat }, json!({"kind": "permit_declined", "seat": 1})),
        (Event::LastRoundBegan { seat }, json!({"kind": "last_round_began", "seat": 1})),
        (Event::TurnEnded { seat }, json!({"kind": "turn_ended", "seat": 1})),
        (Event::GameEnded, json!({"kind": "game_ended"})),
    ];
    for (event, form) in cases {
        let written = serde_json::to_value(event).expect("JSON");
        assert_eq!(written, form, "{event:?}");
    }
}

#[test]
fn reasons_keep_their_form() {
    let permit = Permit::from_id("C03").expect("a permit");
    let (city, region, slot) = (City::B, Region::Mountains, Slot::Second);
    let cases = [
        (Illegal::GameOver, json!({"kind": "game_over"})),
        (
            Illegal::ChoiceOpen(Decision::TwoTokens),
            json!({"kind": "choice_open", "decision": "two_tokens"}),
        ),
        (Illegal::NoSuchChoice, json!({"kind": "no_such_choice"})),
        (Illegal::NoMainActionLeft, json!({"kind": "no_main_action_left"})),
        (Illegal::QuickActionTaken, json!({"kind": "quick_action_taken"})),
        (Illegal::MainActionFirst, json!({"kind": "main_action_first"})),
        (Illegal::NotInReserve(Colour::Pink), json!({"kind": "not_in_reserve", "colour": "R"})),
        (
            Illegal::NoPermitThere(region, slot),
            json!({"kind": "no_permit_there", "region": "mountains", "slot": 2}),
        ),
        (Illegal::NoCards, json!({"kind": "no_cards"})),
        (Illegal::CardsNotInHand, json!({"kind": "cards_not_in_hand"})),
        (
            Illegal::CardsDontMatch(Council::Queen),
            json!({"kind": "cards_dont_match", "council": "queen"}),
        ),
        (Illegal::Coins { needed: 9, have: 4 }, json!({"kind": "coins", "needed": 9, "have": 4})),
        (
            Illegal::Servants { needed: 3, have: 0 },
            json!({"kind": "servants", "needed": 3, "have": 0}),
        ),
        (Illegal::NotYourPermit(permit), json!({"kind": "not_your_permit", "permit": "C03"})),
        (Illegal::PermitUsed(permit), json!({"kind": "permit_used", "permit": "C03"})),
        (
            Illegal::CityNotOnPermit(permit, city),
            json!({"kind": "city_not_on_permit", "permit": "C03", "city": "B"}),
        ),
        (Illegal::MerchantThere(city), json!({"kind": "merchant_there", "city": "B"})),
        (Illegal::NoMerchantLeft, json!({"kind": "no_merchant_left"})),
        (Illegal::DeckEmpty(region), json!({"kind": "deck_empty", "region": "mountains"})),
        (Illegal::NoMerchantThere(city), json!({"kind": "no_merchant_there", "city": "B"})),
        (Illegal::NotRepeatable(city), json!({"kind": "not_repeatable", "city": "B"})),
        (
            Illegal::NotAPair(City::C, City::C),
            json!({"kind": "not_a_pair", "first": "C", "second": "C"}),
        ),
    ];
    for (illegal, form) in cases {
        let written = serde_json::to_value(illegal).expect("JSON");
        assert_eq!(written, form, "{illegal:?}");
    }
}
