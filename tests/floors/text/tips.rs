//! Tips: what a symbol is and does.

use std::collections::HashSet;

use curia::games::council_of_4::rules::components::RewardTile;
use curia::games::council_of_4::text::tip::Tip;
use curia::numbered::Numbered;
use curia::text::text;
use curia::text::tip::{Tip as HouseTip, of_key};

#[test]
fn every_tip_comes_back_from_its_key() {
    let mut keys = HashSet::new();
    for tip in Tip::every() {
        let key = tip.to_string();
        assert!(!key.is_empty(), "{tip:?}");
        assert_eq!(of_key::<Tip>(&key), Some(tip));
        assert!(keys.insert(key), "two tips have the key of {tip:?}");
    }
    for tip in HouseTip::ALL {
        let key = tip.to_string();
        assert_eq!(HouseTip::of_key(&key), Some(tip));
        assert_eq!(of_key::<Tip>(&key), None);
        assert!(keys.insert(key), "two tips have the key of {tip:?}");
    }
    for wrong in ["", "coin", "space-21", "city-5", "card-X"] {
        assert_eq!(of_key::<Tip>(wrong), None, "{wrong}");
    }
}

#[test]
fn every_tip_has_a_name_and_says_what_it_does() {
    let own = Tip::every().map(|tip| (tip.name(), tip.what()));
    let house = HouseTip::ALL.map(|tip| (text().tips().name(tip), text().tips().what(tip)));
    let house = house.map(|(name, what)| (name.to_owned(), what.to_owned()));
    for (name, what) in own.chain(house) {
        assert!(name.len() > 1, "{name}");
        assert!(what.ends_with('.') && what.len() > 11, "{name}: {what}");
        assert!(what.matches(". ").count() <= 2, "{name} is long: {what}");
        assert!(!what.contains("  "), "{name}: {what}");
    }
}

#[test]
fn tips_of_tiles_say_their_points() {
    for tile in RewardTile::ALL {
        let what = Tip::Tile(tile).what();
        assert!(what.contains(&format!(" {} VP", tile.vp())), "{what}");
    }
}
