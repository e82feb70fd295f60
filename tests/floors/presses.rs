//! Picks as numbers, of any game: what was picked comes back, and a number from anywhere is a pick that can be refused.

use curia::games::council_of_4::CouncilOf4;
use curia::games::four_towers::FourTowers;
use curia::games::the_council::TheCouncil;
use curia::numbered::Numbered;
use curia::rules::luck::{Seed, below};
use curia::rules::sample;
use curia::scene::{Legal, Shown};

use crate::toy::Toy;

/// Most picks in a row.
const PICKS: usize = 6;

fn holds<G: Shown>() {
    let every: Vec<G::Pick> = G::Pick::every().collect();
    assert_eq!(every.len(), G::Pick::COUNT as usize);
    for (number, &pick) in (0..).zip(&every) {
        assert_eq!(pick.number(), number, "{pick:?}");
    }
    for beyond in [G::Pick::COUNT, G::Pick::COUNT + 1, u32::MAX] {
        assert_eq!(G::Pick::from_number(beyond), None, "{beyond}");
    }
    let mut rng = Seed(7).stream(99);
    let mut made = 0;
    for players in G::SEATS {
        let views = sample::views::<G>(players, 1, 13).expect("a set-up to play");
        for view in views {
            let legal = Legal::<G>::of(&view);
            let mut draft = G::Draft::from(&view);
            for _ in 0..PICKS {
                let is_open = |&pick: &G::Pick| {
                    let _ = G::pick(&draft, &legal, pick);
                    G::why_not(&legal, &draft, pick).is_none()
                };
                let open: Vec<G::Pick> = every.iter().copied().filter(is_open).collect();
                let Some(&pick) = open.get(below(&mut rng, open.len() as u32) as usize) else {
                    break;
                };
                assert_eq!(G::Pick::from_number(pick.number()), Some(pick));
                draft = G::pick(&draft, &legal, pick);
                made += 1;
            }
            for &action in legal.actions() {
                let whole = G::draft_of(action).map(|whole| G::action(&whole, &view));
                assert!(whole.is_none_or(|whole| whole == Some(action)), "{action}");
            }
        }
    }
    assert!(made > 20, "{made}");
}

#[test]
fn picks_survive_as_numbers_and_no_number_is_trouble() {
    holds::<CouncilOf4>();
    holds::<FourTowers>();
    holds::<TheCouncil>();
    holds::<Toy>();
}
