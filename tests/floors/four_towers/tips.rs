//! Tips on the symbols of Four Towers.

use std::collections::HashSet;

use curia::games::four_towers::text::tip::Tip;
use curia::numbered::Numbered;
use curia::text::tip::{Tip as HouseTip, of_key};

#[test]
fn every_tip_comes_back_from_its_key() {
    let mut keys = HashSet::new();
    for tip in Tip::every() {
        let key = tip.to_string();
        assert_eq!(of_key::<Tip>(&key), Some(tip), "{key}");

        assert_eq!(HouseTip::of_key(&key), None, "{key} is a tip of the house");
        assert!(!key.is_empty() && keys.insert(key.clone()), "{key} twice");
    }
    assert_eq!(of_key::<Tip>(""), None);
}

#[test]
fn every_tip_has_a_name_and_says_what_it_does_in_two_sentences() {
    for tip in Tip::every() {
        let (name, what) = (tip.name(), tip.what());
        assert!(name.chars().count() > 1 && !name.ends_with('.'), "{tip:?}: {name}");
        assert!(what.ends_with('.') && !what.contains("  "), "{tip:?}: {what}");
        let sentences = what.matches(". ").count() + 1;
        // A champion's begin with when its skill is used.
        let most = if matches!(tip, Tip::Champion(_)) { 3 } else { 2 };
        assert!(sentences <= most && what.chars().count() <= 180, "{tip:?}: {what}");
    }
}
