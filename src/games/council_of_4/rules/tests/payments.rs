//! Payments that are looked up instead of tried one by one.

use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::components::Council;
use crate::games::council_of_4::rules::legal::council_price;
use crate::games::council_of_4::rules::payments::{Holding, Payments};
use crate::rules::{Game, sample};

/// The cheapest price decides whether any way of the queen is tried: too low a price would only cost time.
#[test]
fn the_cheapest_price_is_that_of_the_cheapest_payment() {
    let states = sample::states::<CouncilOf4>(2, 3).expect("games");
    let mut prices_seen = 0;
    for (state, _) in states {
        let view = CouncilOf4::view(&state, CouncilOf4::decider(&state));
        for council in Council::ALL {
            let asked = view.table.council(council);
            let payments = Payments::find(asked, Holding::of(view.hand), u8::MAX);
            let price = |payment| council_price(&view.table, view.hand, council, payment);
            let cheapest = payments.iter().map(|payment| price(payment).expect("a payment")).min();
            assert_eq!(u16::from(payments.cheapest()), cheapest.unwrap_or(u8::MAX.into()));
            prices_seen += usize::from(cheapest.is_some());
        }
    }
    assert!(prices_seen > 1000, "{prices_seen}");
}
