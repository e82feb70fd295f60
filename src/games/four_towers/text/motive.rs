//! Reasons for an action, in one plain sentence each.

use super::Subjects;
use crate::bots::advice::Candidate;
use crate::games::four_towers::bots::motive::{MOST_SAID, Motive, Purpose};
use crate::games::four_towers::rules::action::Action;
use crate::games::four_towers::rules::components::DOUBLING;
use crate::text::people::name_of;
use crate::text::text;
use crate::text::told::{plain_reasons, reason_sentences};

/// Returns a reason for each of these actions, the best first. `names` are those of the seats.
pub fn reasons(candidates: &[Candidate<Action, Motive>], names: &[String]) -> Vec<String> {
    plain_reasons(candidates, |motive| purpose(motive.purpose, names))
}

/// Returns the reasons for the best action as sentences, the weightiest first.
pub fn motive_sentences(motives: &[Motive], names: &[String]) -> String {
    reason_sentences(motives.iter().take(MOST_SAID).map(|motive| purpose(motive.purpose, names)))
}

/// Returns what an action is good for; `names` are those of the seats.
pub fn purpose(of: Purpose, names: &[String]) -> String {
    let say = text().motive();
    match of {
        Purpose::Followers(of) => say.followers(of),
        Purpose::Trade(of) => say.one_more(of),
        Purpose::Majority => say.majority().to_owned(),
        Purpose::NearMajority => say.near_majority().to_owned(),
        Purpose::Doubled => say.doubled(DOUBLING),
        Purpose::NearDoubled => say.near_doubled(DOUBLING),
        Purpose::Market => say.market().to_owned(),
        Purpose::Champions => say.champions().to_owned(),
        Purpose::Tokens => say.tokens().to_owned(),
        Purpose::Influence => say.influence().to_owned(),
        Purpose::Against(seat) => say.against(&name_of(names, seat)),
    }
}
