//! The fact shown with a payment: the saving of one more card.

use curia::games::council_of_4::rules::action::Kind;
use curia::games::council_of_4::rules::board::City;
use curia::games::council_of_4::rules::cards::Cards;
use curia::games::council_of_4::rules::components::{Council, Politics};
use curia::games::council_of_4::rules::view::View;
use curia::games::council_of_4::scene::fact::fact;
use curia::games::council_of_4::scene::{Draft, Fact};

use super::payment::{coins, every_payment};
use super::samples;

fn paying(kind: Kind, council: Council, cards: Cards) -> Draft {
    let region = match council {
        Council::Region(region) => Some(region),
        Council::Queen => None,
    };
    Draft { kind: Some(kind), region, cards, ..Draft::default() }
}

/// Returns the fewest coins with one more card, and every card that achieves it.
fn with_one_more(view: &View, council: Council, cards: Cards) -> Option<(u8, Vec<Politics>)> {
    let more = Politics::ALL.map(|card| {
        let mut more = cards;
        more.add(card);
        (card, more)
    });
    let all = every_payment(view, council);
    let possible = more.into_iter().filter(|(_, more)| all.contains(more));
    let possible: Vec<_> = possible.map(|(card, more)| (coins(more), card)).collect();
    let fewest = possible.iter().map(|&(coins, _)| coins).min()?;
    let cards = possible.iter().filter(|&&(coins, _)| coins == fewest).map(|&(_, card)| card);
    Some((fewest, cards.collect()))
}

#[test]
fn a_card_that_makes_the_payment_cheaper_is_named_with_both_prices() {
    let mut seen = 0;
    for sample in samples() {
        let view = &sample.view;
        for council in Council::ALL {
            let kind = if council == Council::Queen { Kind::PlaceWithQueen } else { Kind::Acquire };
            for cards in every_payment(view, council) {
                let draft = paying(kind, council, cards);
                let found = fact(view, &draft);
                if kind == Kind::PlaceWithQueen {
                    // The queen's way is part of both prices.
                    let city = City::ALL[seen % City::ALL.len()];
                    let way = 2 * u16::from(view.table.board.distance(view.table.queen, city));
                    let there = fact(view, &Draft { city: Some(city), ..draft });
                    let farther = |of: Fact| Fact { now: of.now + way, then: of.then + way, ..of };
                    assert_eq!(there, found.map(farther));
                }
                let better = with_one_more(view, council, cards);
                match better.filter(|&(then, _)| then < coins(cards)) {
                    Some((then, best)) => {
                        let Some(Fact { card, now, then: said }) = found else {
                            panic!("no fact with {cards}");
                        };
                        assert_eq!((now, said), (coins(cards).into(), then.into()));
                        // A joker is named only if no colour does the same.
                        assert!(best.contains(&card));
                        assert!(card != Politics::Joker || best == [Politics::Joker]);
                        seen += 1;
                    }
                    None => assert_eq!(found, None, "with {cards}"),
                }
            }
        }
    }
    assert!(seen > 1000, "only {seen}");
}

#[test]
fn who_does_not_decide_gets_no_fact() {
    for sample in samples().iter().take(20) {
        let onlooker = View { seat: None, ..sample.view };
        for council in Council::ALL {
            for cards in every_payment(&sample.view, council).into_iter().take(3) {
                assert_eq!(fact(&onlooker, &paying(Kind::Acquire, council, cards)), None);
            }
        }
    }
}
