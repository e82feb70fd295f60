//! The rules page: complete, with the numbers of the game.

use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::components::{
    COUNCIL_PRICES, ELECTION_COINS, LAST_MERCHANT_VP, MOST_PERMITS_VP, NOBILITY_FIRST_VP,
    NOBILITY_SECOND_VP, NobilityVariant, QUEENS_REWARDS, RewardTile, STARTING_COINS, SpaceBonus,
    nobility_space,
};
use curia::games::council_of_4::text::Subjects;
use curia::games::council_of_4::text::pieces::bonus;
use curia::games::council_of_4::text::rules::{Drawing, Topic, paying_spaces, prices};
use curia::games::council_of_4::text::said::board::PriceOf;
use curia::games::council_of_4::text::tip::Tip;
use curia::text::rules::{Ruled, find};
use curia::text::search::Query;
use curia::text::text;

use crate::any_game::rules;

fn page(topic: Topic) -> String {
    rules::page::<CouncilOf4>(topic)
}

#[test]
fn the_prices_are_those_of_the_game() {
    let cards: Vec<u8> = prices().iter().map(|(cards, _)| *cards).collect();
    let coins: Vec<u8> = prices().iter().map(|(_, coins)| *coins).collect();
    assert_eq!(cards, [1, 2, 3, 4]);
    assert_eq!(coins, COUNCIL_PRICES);
    for (cards, coins) in prices() {
        let said = text().board().price_of(PriceOf { cards, coins });
        let numbers: Vec<&str> = said.split(|c: char| !c.is_ascii_digit()).collect();
        assert!(numbers.contains(&&*cards.to_string()), "{said}");
        assert!(numbers.contains(&&*coins.to_string()), "{said}");
    }
}

#[test]
fn the_numbers_of_the_game_stand_in_their_sections() {
    let says = |topic, number: u16, after: &str| {
        let said = page(topic).contains(&format!("{number}{after}"));
        assert!(said, "{topic:?} does not say {number}{after}");
    };
    says(Topic::Elect, ELECTION_COINS.into(), " coins");
    says(Topic::Chains, LAST_MERCHANT_VP, " VP");
    says(Topic::End, LAST_MERCHANT_VP, " VP");
    says(Topic::End, NOBILITY_FIRST_VP, " VP");
    says(Topic::End, NOBILITY_SECOND_VP, " VP");
    says(Topic::End, MOST_PERMITS_VP, " VP");
    RewardTile::ALL.into_iter().for_each(|tile| says(Topic::Tiles, tile.vp(), " VP"));
    QUEENS_REWARDS.into_iter().for_each(|vp| says(Topic::Tiles, vp, ""));
    STARTING_COINS.into_iter().for_each(|coins| says(Topic::Setup, coins.into(), ""));
}

#[test]
fn all_spaces_of_the_nobility_track_that_pay_are_told_with_what_they_pay() {
    let told = page(Topic::Nobility);
    let spaces: Vec<u8> = paying_spaces(NobilityVariant::Printed).collect();
    for space in 0..=20 {
        let pays = nobility_space(space, NobilityVariant::Printed);
        let tip = Tip::Space(space, NobilityVariant::Printed);
        assert_eq!(spaces.contains(&space), pays.is_some(), "space {space}");
        if let Some(SpaceBonus::Gains(gains)) = pays {
            let name = tip.name();
            let row = told.lines().find(|line| line.starts_with(&name)).expect("a row");
            for &gain in gains {
                assert!(row.contains(&bonus(gain)), "{row}");
            }
        }
    }
}

#[test]
fn symbols_are_told_once_each() {
    let all = [Drawing::Bonuses, Drawing::Colours].map(CouncilOf4::explained_by).concat();
    for tip in &all {
        assert_eq!(all.iter().filter(|other| *other == tip).count(), 1, "{tip}");
    }
}

#[test]
fn a_search_counts_the_places_of_each_section() {
    let found = find::<CouncilOf4>(&Query::new("joker"));
    assert!(found.0[Topic::Acquire.index()] > 2);
    assert_eq!(found.0[Topic::Aim.index()], 0);
    assert!(found.0[Topic::Rulings.index()] > 1 && found.0[Topic::Words.index()] > 1);
    // One of the words may be in the title alone; each must be somewhere.
    assert!(find::<CouncilOf4>(&Query::new("acquire joker")).0[Topic::Acquire.index()] > 0);
    assert_eq!(find::<CouncilOf4>(&Query::new("joker zeppelin")).total(), 0);
    assert_eq!(find::<CouncilOf4>(&Query::new("  ")).total(), 0);
    // A ruling is found by its number: number, question and answer, and no other ruling.
    assert_eq!(find::<CouncilOf4>(&Query::new("R21 filled")).0[Topic::Rulings.index()], 3);
}
