//! Spaces of the mats.

use super::*;

#[test]
fn the_second_merchant_of_a_clan_is_on_the_white_space() {
    let spaces = merchant_spaces(Clans::from_numbers([1, 0, 2, 0]));
    let taken = spaces.map(|space| space.taken);
    assert_eq!(taken, [Some(Clan::Red), None, Some(Clan::Green), None, Some(Clan::Green)]);
    let asks = spaces.map(|space| space.asks);
    assert_eq!(asks[..4], Clan::ALL.map(Some));
    assert_eq!(asks[4], None);
    assert!(merchant_spaces(Clans::NONE).iter().all(|space| space.taken.is_none()));
}
