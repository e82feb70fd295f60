//! The beginner: it takes what shines. It likes points on the score sheet at once, followers, whatever sets a village off,
//! and champions; of peasants it draws those it has followers of. It overlooks some of what it could do, sees no cascade
//! beyond what must happen, and never thinks of what others will do.

use rand_pcg::Pcg32;

use crate::bots::any;
use crate::games::four_towers::rules::action::Action;
use crate::games::four_towers::rules::components::Space;
use crate::games::four_towers::rules::scoring::score;
use crate::games::four_towers::rules::state::PublicState;
use crate::games::four_towers::rules::view::View;
use crate::rules::Seat;
use crate::rules::luck::below;

/// One of so many actions is overlooked.
const OVERLOOKED: u32 = 4;
/// What a beginner likes, in points.
const FOLLOWER: i32 = 3;
const EXPANSION: i32 = 3;
const LORD: i32 = 4;
const CHAMPION: i32 = 12;
const SKILL: i32 = 1;
const FALL: i32 = 1;

/// Chooses the action that looks best at once among those it doesn't overlook; one of equals at random.
pub(super) fn choose(view: &View, legal: &[Action], rng: &mut Pcg32) -> Option<Action> {
    let seat = view.seat?;
    let mut seen = legal.to_vec();
    seen.retain(|_| below(rng, OVERLOOKED) > 0);
    let seen = if seen.is_empty() { legal } else { &seen };
    let looks: Vec<i32> = seen.iter().map(|&action| look(&view.table, seat, action)).collect();
    let most = looks.iter().copied().max()?;
    let equals = seen.iter().zip(looks).filter(|&(_, look)| look == most);
    let equals: Vec<Action> = equals.map(|(&action, _)| action).collect();
    any(&equals, rng)
}

/// Returns how good an action looks, in points.
fn look(table: &PublicState, seat: Seat, action: Action) -> i32 {
    let after = table.after(action);
    let points = |table: &PublicState| i32::from(score(table, seat).total());
    let lords = i32::from(after.lords.total()) - i32::from(table.lords.total());
    let liked = match action {
        Action::Draw(clans) => {
            let own = table.player(seat).followers;
            clans.kinds().map(|clan| i32::from(own.of(clan).min(1))).sum()
        }
        Action::Place { .. } if !after.land.bursting().is_empty() => EXPANSION,
        Action::Assign { space: Space::Follower, .. } => FOLLOWER,
        Action::Third(_) | Action::Buy { .. } => CHAMPION,
        Action::Use(_) => SKILL,
        Action::Demote(_) => FALL,
        _ => 0,
    };
    points(&after) - points(table) + LORD * lords.max(0) + liked
}
