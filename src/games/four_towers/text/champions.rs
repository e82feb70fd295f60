//! The champions in words: skills and bonuses.

use super::Subjects;
use crate::games::four_towers::rules::components::{Champion, Counted, MATRON_STEPS, Token, When};
use crate::games::four_towers::scene::plays::giving_up;
use crate::text::text;

/// Returns the skill, as the card says it.
pub fn skill(of: Champion) -> String {
    text().champions().skill(of, MATRON_STEPS)
}

/// Returns the bonus at the end, without a full stop.
pub fn bonus(of: Champion) -> String {
    let (say, bonus) = (text().champions(), of.bonus());
    let every = bonus.every;
    let brings = match bonus.counted {
        Counted::LordsOf(clan) => say.for_lords_of(clan, every),
        Counted::Lords => say.for_lords(every),
        Counted::DemonsOf(clan) => say.for_demons_of(clan, every),
        Counted::Demons => say.for_demons(every),
        Counted::Trade(trade) => say.for_trade(trade, every),
        Counted::TradeSets => say.for_trade_sets(every),
        Counted::Steps => say.for_steps(every),
        Counted::FollowerSets => say.for_follower_sets(every),
    };
    say.bonus(bonus.points, &brings, bonus.most)
}

/// Returns when a skill is used, as a heading.
pub fn when(of: When) -> String {
    let say = text().champions();
    match of {
        When::Begin => say.at_begin().to_owned(),
        When::End => say.at_end().to_owned(),
        When::GivingUp(trade) => say.with_play(giving_up(trade).number()),
    }
}

/// Returns what a champion has left to spend.
pub fn tokens_left(of: Champion, left: u8) -> String {
    let say = text().champions();
    match of.token() {
        Some(Token::Spirit) => say.spirits_left(left),
        _ => say.gems_left(left),
    }
}
