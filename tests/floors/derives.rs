//! What each derive writes, by hand beside what it wrote.

use std::fmt::Debug;

use serde::Serialize;
use serde_json::{Value, json};

fn same<T: PartialEq + Debug>(derived: T, by_hand: T) {
    assert_eq!(derived, by_hand);
}

mod formed {
    use super::*;
    use curia::games::council_of_4::rules::action::Slot;
    use curia::games::council_of_4::rules::components::{Permit, RewardTile};
    use curia::games::council_of_4::rules::event as council_of_4;
    use curia::games::the_council::rules::cards::CardSet;
    use curia::games::the_council::rules::components::Card;
    use curia::games::the_council::rules::event::{Event, Opening};
    use curia::games::the_council::rules::legal::Illegal;
    use curia::games::the_council::rules::state::Asked;
    use curia::rules::form::Formed;
    use curia::rules::{Seat, Seats};

    /// What `derive(Formed)` writes for three variants of an event: a struct for each, whose fields are the forms of theirs.
    #[derive(Serialize)]
    #[serde(deny_unknown_fields)]
    struct DealtForm {
        kind: &'static str,
        seat: <Seat as Formed>::Form,
        cards: <Option<CardSet> as Formed>::Form,
    }

    #[derive(Serialize)]
    struct OpenerFoundForm {
        kind: &'static str,
        seat: <Seat as Formed>::Form,
        #[serde(flatten)]
        why: <Opening as Formed>::Form,
    }

    /// For a field without a name, with that of its type; `#[form(key = "…")]` names another.
    #[derive(Serialize)]
    #[serde(deny_unknown_fields)]
    struct NotInHandForm {
        kind: &'static str,
        card: <Card as Formed>::Form,
    }

    fn by_hand(event: &Event) -> Value {
        match event {
            Event::Dealt { seat, cards } => {
                value(&DealtForm { kind: "dealt", seat: seat.form(), cards: cards.form() })
            }
            Event::OpenerFound { seat, why } => {
                value(&OpenerFoundForm { kind: "opener_found", seat: seat.form(), why: why.form() })
            }
            event => panic!("{event:?}"),
        }
    }

    /// What `#[secret(seat)]` and `#[secret(from, to)]` write.
    fn seen_by(mut event: Event, viewer: Option<Seat>) -> Event {
        match &mut event {
            Event::Dealt { seat, cards } if ![Some(*seat)].contains(&viewer) => *cards = None,
            Event::HandPassed { from, to, cards }
                if ![Some(*from), Some(*to)].contains(&viewer) =>
            {
                *cards = None;
            }
            _ => {}
        }
        event
    }

    /// What `#[reveals]` writes.
    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Dealt { .. } | Event::HandPassed { .. })
    }

    fn value(form: &impl Serialize) -> Value {
        serde_json::to_value(form).expect("JSON")
    }

    #[test]
    fn an_event_is_written_as_by_hand() {
        let (one, other) = (Seat(1), Seat(2));
        let cards = Some([Card::Consul, Card::Mountain].into_iter().collect());
        let dealt = Event::Dealt { seat: one, cards };
        let passed = Event::HandPassed { from: one, to: other, cards };
        let tied = [one, other].into_iter().collect::<Seats>();
        let why = Opening::LowCardBidLatest { card: Card::Mountain, tied };
        let found = Event::OpenerFound { seat: one, why };
        same(value(&dealt), by_hand(&dealt));
        same(value(&found), by_hand(&found));
        assert_eq!(value(&dealt), json!({"kind": "dealt", "seat": 1, "cards": ["4MS", "CMWK"]}));
        for event in [dealt, passed, found] {
            for viewer in [Some(Seat(0)), Some(one), Some(other), None] {
                same(event.seen_by(viewer), seen_by(event, viewer));
            }
            same(event.reveals(), reveals(&event));
        }
        let in_hand = NotInHandForm { kind: "not_in_hand", card: Card::Mountain.form() };
        same(value(&Illegal::NotInHand(Card::Mountain)), value(&in_hand));
        let (permit, slot) = (Permit::from_id("C03").expect("a permit"), Slot::First);
        for was_hidden in [true, false] {
            let filled = council_of_4::Event::SlotFilled { permit, slot, was_hidden };
            same(filled.reveals(), was_hidden);
        }
        let (tile, seat) = (RewardTile::Gold, one);
        let claimed = council_of_4::Event::RewardTileClaimed { seat, tile, queens_reward: Some(0) };
        same(value(&claimed)["queens_reward"].clone(), json!(1));
        let other = json!({"kind": "another_decision", "decision": "bid"});
        same(value(&Illegal::AnotherDecision(Asked::Bid)), other);
    }
}

mod notation {
    use super::*;
    use curia::games::council_of_4::rules::action::{self as council_of_4, Kind};
    use curia::games::four_towers::rules::action::Skill;
    use curia::games::four_towers::rules::components::{Clan, Village};
    use curia::games::the_council::rules::action::{self as the_council, Action};
    use curia::games::the_council::rules::cards::CardSet;
    use curia::games::the_council::rules::chips::Chips;
    use curia::games::the_council::rules::components::Card;
    use curia::rules::notation::{Argument, Grammar, NotAnAction, literal, print, read, variant};
    use std::fmt::{Formatter, Result};

    /// What `#[kind(none)]`, `#[kind(Answer)]` and no such word write.
    const fn kind(action: council_of_4::Action) -> Option<Kind> {
        match action {
            council_of_4::Action::EndTurn => None,
            council_of_4::Action::ChooseToken { .. } => Some(Kind::Answer),
            council_of_4::Action::Elect { .. } => Some(Kind::Elect),
            _ => panic!(),
        }
    }

    /// The actions of The Council, by hand.
    #[derive(Clone, Copy, Debug, PartialEq)]
    struct ByHand(Action);

    impl Argument for ByHand {
        const RULE: &'static str = "action";

        fn rules(grammar: &mut Grammar) {
            [Card::rules, Chips::rules, CardSet::rules]
                .into_iter()
                .for_each(|rules| rules(grammar));
            let definition = r#""draft " card | "pass" | "bid " chips | "hold" | "commit " cards"#;
            grammar.rule("action", definition);
        }

        fn print(self, f: &mut Formatter<'_>) -> Result {
            match self.0 {
                Action::Draft(card) => {
                    f.write_str("draft ")?;
                    card.print(f)
                }
                Action::Bid(Chips::NONE) => f.write_str("pass"),
                Action::Bid(chips) => {
                    f.write_str("bid ")?;
                    chips.print(f)
                }
                Action::Commit(CardSet::EMPTY) => f.write_str("hold"),
                Action::Commit(cards) => {
                    f.write_str("commit ")?;
                    cards.print(f)
                }
            }
        }

        fn read(text: &mut &str) -> Option<ByHand> {
            let draft = |text: &mut &str| {
                literal(text, "draft ")?;
                Some(Action::Draft(Card::read(text)?))
            };
            let pass = |text: &mut &str| {
                literal(text, "pass")?;
                Some(Action::Bid(Chips::NONE))
            };
            let bid = |text: &mut &str| {
                literal(text, "bid ")?;
                Some(Action::Bid(Chips::read(text)?))
            };
            let hold = |text: &mut &str| {
                literal(text, "hold")?;
                Some(Action::Commit(CardSet::EMPTY))
            };
            let commit = |text: &mut &str| {
                literal(text, "commit ")?;
                Some(Action::Commit(CardSet::read(text)?))
            };
            let found = variant(text, draft)
                .or_else(|| variant(text, pass))
                .or_else(|| variant(text, bid))
                .or_else(|| variant(text, hold))
                .or_else(|| variant(text, commit));
            found.map(ByHand)
        }

        fn any(below: &mut dyn FnMut(u32) -> u32) -> ByHand {
            ByHand(match below(3) {
                0 => Action::Draft(Argument::any(below)),
                1 => Action::Bid(Argument::any(below)),
                _ => Action::Commit(Argument::any(below)),
            })
        }
    }

    /// Returns numbers below the bounds given, always the same.
    fn numbers(seed: u32) -> impl FnMut(u32) -> u32 {
        let mut number = seed;
        move |bound| {
            number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (number >> 8) % bound
        }
    }

    #[test]
    fn an_action_is_printed_and_read_as_by_hand() {
        for seed in 0..500 {
            let action = the_council::Action::any(&mut numbers(seed));
            same(ByHand(action), ByHand::any(&mut numbers(seed)));
            let written = print(ByHand(action));
            same(action.to_string(), written.clone());
            same(written.parse(), Ok(action));
            same(read(&written), Some(ByHand(action)));
            for wrong in [format!("{written} "), written.to_uppercase(), format!("{written} pass")]
            {
                same(wrong.parse::<Action>(), Err(NotAnAction));
                same(read::<ByHand>(&wrong), None);
            }
        }
        same(Grammar::of::<Action>().rules, Grammar::of::<ByHand>().rules);
        let list = Grammar::of::<Action>().list;
        let bid = vec!["pass".to_owned(), "bid CHIPS".to_owned()];
        assert_eq!(list[1], (bid, "Bid these chips for the event, or none."));
    }

    #[test]
    fn items_of_arrays_are_written_apart_and_checked() {
        let villages = [Village::Askar, Village::Dalma];
        let swap = Skill::Tactician { villages, clans: [Clan::Red, Clan::Blue] };
        same(swap.to_string(), "tactician A R D B".to_owned());
        same("tactician A R D B".parse(), Ok(swap));
        same("tactician D R A B".parse::<Skill>(), Err(NotAnAction));
        for seed in 0..2000 {
            let any = Skill::any(&mut numbers(seed));
            same(any.to_string().parse(), Ok(any));
        }
    }

    #[test]
    fn a_kind_has_the_name_of_its_variant_or_another() {
        for action in ["end", "token E", "elect W coast"] {
            let action: council_of_4::Action = action.parse().expect("an action");
            same(action.kind(), kind(action));
        }
    }
}

mod numbered {
    use super::*;
    use curia::games::four_towers::rules::action::Slot;
    use curia::games::four_towers::rules::components::DISPLAY;
    use curia::games::the_council::rules::components::{Card, Suit};
    use curia::games::the_council::scene::draft::{Aim, Pick};
    use curia::numbered::Numbered;

    /// Where the numbers of each variant of a pick begin, and where they end.
    const STARTS: [u32; 8] = {
        let (cards, suits, aims) = (Card::COUNT as u32, Suit::COUNT as u32, AIMS);
        let (more, less, amount) = (cards, cards + suits, cards + 2 * suits);
        let fill = amount + suits * 256;
        [0, more, less, amount, fill, fill + aims, fill + aims + 1, fill + aims + 2]
    };
    const AIMS: u32 = Suit::COUNT as u32 + 256 + 1;

    /// What `derive(Numbered)` writes for the picks of The Council.
    fn number(pick: Pick) -> u32 {
        let [card, more, less, amount, fill, nothing, clear, _] = STARTS;
        match pick {
            Pick::Card(of) => card + of.number(),
            Pick::More(suit) => more + suit.number(),
            Pick::Less(suit) => less + suit.number(),
            // `#[below(256)]`
            Pick::Amount(suit, count) => amount + suit.number() * 256 + u32::from(count).min(255),
            Pick::Fill(aim) => fill + aim.number(),
            Pick::Nothing => nothing,
            Pick::Clear => clear,
        }
    }

    fn from_number(number: u32) -> Option<Pick> {
        let [card, more, less, amount, fill, nothing, clear, end] = STARTS;
        Some(match number {
            _ if number < more => Pick::Card(Card::from_number(number - card)?),
            _ if number < less => Pick::More(Suit::from_number(number - more)?),
            _ if number < amount => Pick::Less(Suit::from_number(number - less)?),
            _ if number < fill => {
                let rest = number - amount;
                let count = u8::try_from(rest % 256).ok()?;
                Pick::Amount(Suit::from_number(rest / 256)?, count)
            }
            _ if number < nothing => Pick::Fill(Aim::from_number(number - fill)?),
            _ if number < clear => Pick::Nothing,
            _ if number < end => Pick::Clear,
            _ => return None,
        })
    }

    #[test]
    fn a_pick_has_the_number_that_it_has_by_hand() {
        same(Pick::COUNT, STARTS[7]);
        for at in (0..Pick::COUNT + 10).chain([u32::MAX]) {
            same(Pick::from_number(at), from_number(at));
            same(from_number(at).map(number), Some(at).filter(|&at| at < Pick::COUNT));
        }
        for (at, pick) in (0..).zip(Pick::every()) {
            same(pick.number(), at);
        }
    }

    #[test]
    fn a_small_number_beyond_its_count_counts_as_the_last() {
        let last = Slot(DISPLAY as u8 - 1);
        same(Slot(u8::MAX).number(), last.number());
        same(Slot::from_number(last.number()), Some(last));
        same(Slot::from_number(Slot::COUNT), None);
    }
}
