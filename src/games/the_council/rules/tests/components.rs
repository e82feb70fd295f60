//! The cards and numbers against the printed ones. The numbers are repeated here, from outside the code.

use super::*;

/// A line a card: id, code, kind, rank, suits, name.
const PRINTED: &str = include_str!("cards.txt");

#[test]
fn every_card_is_the_printed_one() {
    let mut printed = PRINTED.lines();
    for (id, card) in Card::ALL.into_iter().enumerate() {
        let kind = match card.kind() {
            Kind::Ace => "ace",
            Kind::Number => "number",
            Kind::Pawn => "pawn",
            Kind::Court => "court",
            Kind::Crown => "crown",
        };
        let suits: Vec<String> =
            card.suits().iter().map(|suit| format!("{suit:?}").to_lowercase()).collect();
        let coded = format!("{id} {card} {kind} {} {}", card.rank(), suits.join("+"));
        let line = printed.next().expect("44 cards");
        let name = line.strip_prefix(&coded).unwrap_or_else(|| panic!("{coded} is not {line}"));
        let name = name.trim().trim_start_matches("The ");
        let words = name.split(' ').map(|word| word[..1].to_uppercase() + &word[1..]);
        assert_eq!(format!("{card:?}"), words.collect::<String>());
        assert_eq!((card.index(), Card::from_code(&card.to_string())), (id, Some(card)));
        assert_eq!(Card::try_from(id as u8), Ok(card));
    }
    assert_eq!(printed.next(), None);
    assert!(Card::try_from(44).is_err());
}

#[test]
fn every_suit_is_on_fourteen_cards() {
    let order: Vec<char> = Suit::ALL.map(Suit::letter).to_vec();
    assert_eq!(order, ['M', 'S', 'W', 'L', 'Y', 'K']);
    for suit in Suit::ALL {
        let of_suit = CardSet::of_suit(suit);
        assert_eq!(of_suit.len(), 14);
        let kinds =
            [CardSet::ACES, CardSet::NUMBERS, CardSet::PAWNS, CardSet::COURTS, CardSet::CROWNS];
        assert_eq!(kinds.map(|kind| of_suit.and(kind).len()), [1, 8, 2, 2, 1]);
        let numbers = of_suit.and(CardSet::NUMBERS).iter().map(Card::rank);
        assert!(numbers.eq(2..=9), "one card of each number");
    }
    let kinds = [CardSet::ACES, CardSet::NUMBERS, CardSet::PAWNS, CardSet::COURTS, CardSet::CROWNS];
    assert_eq!(kinds.map(CardSet::len), [6, 24, 4, 4, 6]);
}

#[test]
fn a_set_finds_its_cards() {
    let set: CardSet = [Card::Mountain, Card::AceOfSuns, Card::Windfall].into_iter().collect();
    let listed: Vec<Card> = set.iter().collect();
    assert_eq!(listed, [Card::AceOfSuns, Card::Mountain, Card::Windfall]);
    for (at, card) in (0..).zip(listed) {
        assert_eq!((set.nth(at), set.before(card)), (Some(card), at));
    }
    assert_eq!((set.nth(3), set.nth(u32::MAX), CardSet::EMPTY.nth(0)), (None, None, None));
    assert_eq!(CardSet::from(u64::MAX), CardSet::ALL, "bits beyond the cards are none");
    assert_eq!(set.lowest(), Some(Card::Windfall), "a Crown has rank 0");
    assert_eq!(CardSet::ALL.minus(CardSet::PAWNS).lowest(), Some(Card::Consul));
    let ranked = CardSet::ACES.or(CardSet::NUMBERS);
    assert_eq!(ranked.lowest(), Some(Card::AceOfMoons));
    assert_eq!(CardSet::NUMBERS.lowest().map(Card::rank), Some(2));
    assert_eq!(CardSet::EMPTY.lowest(), None);
}

#[test]
fn ranks_are_packed_without_loss() {
    let mut ranks = Ranks::from([0, 1, 2, 3, 5, 6]);
    assert_eq!(<[u8; 6]>::from(ranks), [0, 1, 2, 3, 5, 6]);
    assert_eq!((ranks.fall(Suit::Moons), ranks.rise(Suit::Knots)), (None, None));
    assert_eq!((ranks.fall(Suit::Suns), ranks.rise(Suit::Wyrms)), (Some(0), Some(6)));
    assert_eq!((<[u8; 6]>::from(ranks), ranks.total()), ([0, 0, 2, 3, 6, 6], 17));
}

#[test]
fn a_state_is_copied_and_has_224_bytes() {
    fn copied<T: Copy>() {}
    copied::<State>();
    assert_eq!(size_of::<State>(), 224);
    assert_eq!(size_of::<Action>(), 16);
}
