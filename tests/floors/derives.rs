//! What each derive writes, by hand beside what it wrote.

use std::fmt::Debug;

use serde::Serialize;
use serde_json::{Value, json};

/// The derive names the program as `crate`, as all its uses do.
mod formed {
    use super::*;
    use curia::games::council_of_4::rules::action::Slot;
    use curia::games::council_of_4::rules::components::{Permit, RewardTile};
    use curia::games::council_of_4::rules::event as council_of_4;
    use curia::games::the_council::rules::cards::CardSet;
    use curia::games::the_council::rules::components::Card;
    use curia::games::the_council::rules::event::{Event, Opening};
    use curia::games::the_council::rules::legal::Illegal;
    use curia::games::the_council::rules::state::{Asked, Seats};
    use curia::rules::Seat;
    use curia::rules::form::Formed;

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

    fn same<T: PartialEq + Debug>(derived: T, by_hand: T) {
        assert_eq!(derived, by_hand);
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
