//! Tips: what a symbol is and does.

use std::collections::HashSet;

use curia::games::council_of_4::components::{Bonus, RewardTile};
use curia::text::text;
use curia::text::tip::Tip;

#[test]
fn every_tip_comes_back_from_its_key() {
    let mut keys = HashSet::new();
    for tip in Tip::all() {
        let key = tip.to_string();
        assert!(!key.is_empty(), "{tip:?}");
        assert_eq!(Tip::of_key(&key), Some(tip));
        assert!(keys.insert(key), "two tips have the key of {tip:?}");
    }
    for wrong in ["", "coin", "space-21", "city-5", "card-X"] {
        assert_eq!(Tip::of_key(wrong), None, "{wrong}");
    }
}

#[test]
fn every_tip_has_a_name_and_says_what_it_does() {
    for tip in Tip::all() {
        let (name, what) = ((text().tip().name)(tip), (text().tip().what)(tip));
        assert!(name.len() > 1, "{tip:?}");
        assert!(what.ends_with('.') && what.len() > 11, "{tip:?}: {what}");
        assert!(what.matches(". ").count() <= 2, "{tip:?} is long: {what}");
        assert!(!what.contains("  "), "{tip:?}: {what}");
    }
}

#[test]
fn tips_of_tiles_say_their_points() {
    for tile in RewardTile::ALL {
        let what = (text().tip().what)(Tip::Tile(tile));
        assert!(what.contains(&format!(" {} VP", tile.vp())), "{what}");
    }
}

#[test]
fn every_bonus_has_a_tip_of_its_own() {
    let bonuses = [
        Bonus::Coins(1),
        Bonus::Servants(1),
        Bonus::Vp(1),
        Bonus::Cards(1),
        Bonus::Nobility(1),
        Bonus::MainAction,
    ];
    let names: HashSet<String> =
        bonuses.into_iter().map(|bonus| (text().tip().name)(Tip::of_bonus(bonus))).collect();
    assert_eq!(names.len(), bonuses.len());
}
