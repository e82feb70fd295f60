//! Reasons for an action, in one plain sentence each.

use super::Subjects;
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::bots::motive::{Motive, Purpose};
use crate::games::four_towers::rules::components::DOUBLING;
use crate::text::people::name_of;
use crate::text::text;
use crate::text::told::Argued;

impl Argued for FourTowers {
    fn purpose(of: &Motive, names: &[String]) -> String {
        let say = text().motive();
        match of.purpose {
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
}
