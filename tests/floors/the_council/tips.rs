//! Tips on the symbols of The Council, and its curtain.

use std::collections::HashSet;

use curia::games::the_council::TheCouncil;
use curia::games::the_council::rules::state::Decision;
use curia::games::the_council::text::curtain::curtain;
use curia::games::the_council::text::tip::Tip;
use curia::numbered::Numbered;
use curia::rules::{Game, sample};
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
        assert!(sentences <= 2 && what.chars().count() <= 180, "{tip:?}: {what}");
    }
}

/// The curtain is drawn for anyone: it says what is public.
#[test]
fn the_curtain_names_the_choice_who_has_chosen_and_the_bids() {
    let mut heads = HashSet::new();
    for players in TheCouncil::SEATS {
        let names: Vec<String> = (0..players).map(|seat| format!("Seat{seat}")).collect();
        for (state, _) in sample::states::<TheCouncil>(players, 1).expect("a set-up") {
            let view = TheCouncil::view(&state, None);
            let said = curtain(&view, &names);
            let table = &view.table;
            assert!(said.iter().all(|said| said.ends_with('.')), "{said:?}");
            let Some(last) = said.last() else {
                assert!(matches!(table.decision, Decision::Bid(_)));
                continue;
            };
            let asked = table.seats_from(table.first_asked());
            for (seat, name) in asked.map(|seat| (seat, &names[seat.index()])) {
                let is_asked = !matches!(table.decision, Decision::Commit(_))
                    || !table.committable(seat).is_empty();
                let is_named = last.contains(name.as_str());
                assert_eq!(is_named, table.has_chosen(seat) && is_asked, "{last}");
            }
            let is_commit = matches!(table.decision, Decision::Commit(_));
            assert_eq!(said.iter().any(|said| said.starts_with("Bids: ")), is_commit);
            heads.insert(said[0].split_once(": ").map(|(_, what)| what.len()));
        }
    }
    assert!(heads.len() > 3);
}
