//! Multisets of cards: operations on all kinds together equal those on one kind at a time.

use proptest::prelude::*;

use crate::games::council_of_4::rules::Cards;
use crate::games::council_of_4::rules::components::Politics;

type Counts = [u8; 7];

fn each(counts: Counts, others: Counts, of: impl Fn(u8, u8) -> u8) -> Counts {
    std::array::from_fn(|kind| of(counts[kind], others[kind]))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..Default::default() })]

    #[test]
    fn all_kinds_at_once_are_each_by_itself(
        counts in prop::array::uniform7(0..=15_u8),
        others in prop::array::uniform7(0..=15_u8),
    ) {
        let (cards, other) = (Cards::from(counts), Cards::from(others));
        prop_assert_eq!(Counts::from(cards), counts);
        prop_assert_eq!(cards.len(), counts.iter().sum::<u8>());
        prop_assert_eq!(Counts::from(cards.plus(other)), each(counts, others, |a, b| (a + b).min(15)));
        prop_assert_eq!(Counts::from(cards.minus(other)), each(counts, others, u8::saturating_sub));
        prop_assert_eq!(Counts::from(cards.common(other)), each(counts, others, u8::min));
        let more = each(counts, others, |a, b| u8::from(a > b));
        prop_assert_eq!(Counts::from(cards.beyond(other)), more);
        let contained = counts.iter().zip(others).all(|(&count, part)| count >= part);
        prop_assert_eq!(cards.contains_all(other), contained);
        prop_assert!(cards.contains_all(cards.common(other)));
    }

    #[test]
    fn cards_are_counted_off_by_kind(counts in prop::array::uniform7(0..=15_u8)) {
        let cards = Cards::from(counts);
        let one_by_one: Vec<Politics> = cards.iter().collect();
        let by_position: Vec<Politics> = (0..).map_while(|position| cards.nth(position)).collect();
        prop_assert_eq!(by_position, one_by_one);
        prop_assert_eq!(cards.nth(u32::MAX), None);
    }

    #[test]
    fn one_card_comes_and_goes(counts in prop::array::uniform7(0..=15_u8), kind in 0..7_usize) {
        let card = Politics::ALL[kind];
        let (mut more, mut less) = (Cards::from(counts), Cards::from(counts));
        more.add(card);
        less.remove(card);
        let with = |count| Counts::from(Cards::from(counts).with(card, count));
        prop_assert_eq!(Counts::from(more), with(counts[kind] + 1));
        prop_assert_eq!(Counts::from(less), with(counts[kind].saturating_sub(1)));
    }
}
