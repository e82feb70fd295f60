//! The public standing of a game: whatever seat looks, it is the same, and it is that of the rules.

use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::board::CitySet;
use curia::games::council_of_4::rules::cards::Cards;
use curia::games::council_of_4::rules::components::Politics;
use curia::games::council_of_4::rules::scoring::{Cause, scores};
use curia::games::council_of_4::scene::standing::Standing;
use curia::rules::Game;

use crate::positions::{games, steps};

#[test]
fn the_standing_is_that_of_the_rules_in_every_state_and_the_same_for_all() {
    let (mut claimed, mut ended) = (0, 0);
    for (setup, seed) in games() {
        let steps = steps(&setup, &seed);
        let last = steps.last().map(|&(mut state, action)| {
            CouncilOf4::apply(&mut state, action, |_| {}).expect("legal");
            state
        });
        for state in steps.iter().map(|(state, _)| *state).chain(last) {
            let onlooker = Standing::of(&CouncilOf4::view(&state, None));
            let table = state.table();
            for seat in table.each_seat() {
                assert_eq!(Standing::of(&CouncilOf4::view(&state, Some(seat))), onlooker);
            }
            assert_eq!(onlooker.scores, scores(table, state.hand_sizes()));
            for (seat, score) in table.each_seat().zip(&onlooker.scores) {
                let at_the_end = [Cause::ColourTiles, Cause::RegionTiles, Cause::QueensRewards]
                    .into_iter()
                    .chain([Cause::NobilityRank, Cause::MostPermits]);
                let more: u16 = at_the_end.map(|cause| score.of(cause)).sum();
                assert_eq!(score.total(), table.vp(seat) + more);
            }
            for set in &onlooker.sets {
                let cities = table.cities_of(set.tile);
                for (seat, &filled) in table.each_seat().zip(&set.filled) {
                    let own: CitySet = cities
                        .iter()
                        .filter(|&city| table.player(seat).merchants.contains(city))
                        .collect();
                    assert_eq!(filled, own.len());
                    let owns = set.owner == Some(seat);
                    assert_eq!(owns, table.player(seat).reward_tiles.contains(set.tile));
                    assert!(!owns || filled == set.cities, "{:?}", set.tile);
                    claimed += usize::from(owns);
                }
            }
            // What is not in the discards is in the hands and the deck.
            let hands =
                table.each_seat().fold(state.deck(), |all, seat| all.plus(state.hand(seat)));
            for (count, card) in onlooker.cards.iter().zip(Politics::ALL) {
                assert_eq!((count.card, count.elsewhere), (card, hands.count(card)));
                assert_eq!(count.discarded + count.elsewhere, Cards::supply().count(card));
            }
        }
        ended += usize::from(steps.last().is_some());
    }
    assert!(claimed > 50 && ended > 3, "{claimed} {ended}");
}
