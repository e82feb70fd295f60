//! A quick rating of actions: fast enough for every legal action in every playout, and good enough to decide what to
//! search first.

use super::course::relative_followers;
use super::worth::Prospects;
use crate::games::four_towers::rules::action::{Action, Skill};
use crate::games::four_towers::rules::clans::Clans;
use crate::games::four_towers::rules::components::{
    Clan, LineEnd, Ring, Space, Trade, Village, points,
};
use crate::games::four_towers::rules::mats::Player;
use crate::games::four_towers::rules::state::PublicState;

/// The rating of an action that says nothing for or against it.
const EVEN: f32 = 16.0;
/// Points of which one more makes an action twice as promising.
const SHARP: f32 = 1.6;
/// Most that a rating is above or below even, as a factor.
const MOST: f32 = 64.0;

/// A position in which actions of the player whose turn it is are rated.
pub(super) struct Situation<'a> {
    table: &'a PublicState,
    own: &'a Player,
    /// Worth of one more follower, by clan.
    followers: [f32; Clan::COUNT],
    /// How many more followers than the others the player has, by clan: what a lord of it brings.
    gains: [f32; Clan::COUNT],
    /// Worth of a space up.
    step: f32,
    /// Part of the game that is left.
    left: f32,
}

impl<'a> Situation<'a> {
    /// Returns the situation of the player whose turn it is.
    pub fn new(table: &'a PublicState) -> Situation<'a> {
        let own = table.own();
        let prospects = Prospects::of(table);
        let times = if own.is_doubled { 2.0 } else { 1.0 };
        let value = |step| f32::from(points(step));
        let step = (value(own.step.saturating_add(1)) - value(own.step)) * times;
        Situation {
            table,
            own,
            followers: Clan::ALL.map(|clan| prospects.follower(clan)),
            gains: Clan::ALL.map(|clan| relative_followers(table, clan)),
            step,
            left: prospects.left,
        }
    }

    /// Returns how promising an action looks, at least 1.
    pub fn prior(&self, action: Action) -> u32 {
        let factor = doubled(self.points(action) / SHARP).clamp(1.0 / EVEN, MOST);
        (EVEN * factor) as u32
    }

    /// Returns the points that an action brings at a glance, above those of a usual one.
    fn points(&self, action: Action) -> f32 {
        match action {
            Action::Third(_) => 8.0,
            Action::Buy { paid, .. } => 8.0 * self.left - 0.5 - self.price(paid),
            Action::Spirits(spirits) => spirits.kinds().count() as f32 * 0.5,
            Action::Use(skill) => self.skill(skill),
            Action::Mercenary { removed, .. } => {
                let lost = 2.0 + if self.own.is_doubled { 0.0 } else { 1.0 };
                self.removal(removed) - lost
            }
            Action::Mountaineer { clan, to, .. } => {
                let lord = if self.table.land.at(to).total() > 1 {
                    self.step + self.gain(clan)
                } else {
                    0.0
                };
                lord - 3.0
            }
            Action::Merchant(_) => self.step - 2.5,
            Action::Draw(clans) => clans.iter().map(|clan| self.draw(clan)).sum::<f32>() - 3.0,
            Action::Place { clan, village } => self.placement(clan, village),
            Action::Expand { village, clans } => self.expansion(village, clans),
            Action::Demote(seat) => {
                let step = self.table.player(seat).step;
                1.0 + f32::from(step) * 0.3
            }
            Action::Spare => -3.0,
            Action::Assign { clan, space } => self.space(clan, space),
            Action::Dismiss(_) => -2.0,
            Action::End => -1.0,
        }
    }

    fn gain(&self, clan: Clan) -> f32 {
        self.gains[clan.index()]
    }

    /// Returns what followers are worth that pay for something.
    fn price(&self, paid: Clans) -> f32 {
        let each = |clan: Clan| self.followers[clan.index()] * f32::from(paid.of(clan));
        Clan::ALL.into_iter().map(each).sum()
    }

    fn removal(&self, removed: Clans) -> f32 {
        // Of a clan of which others have more followers.
        removed.iter().map(|clan| -0.2 * self.gain(clan)).sum()
    }

    fn draw(&self, clan: Clan) -> f32 {
        let best = Space::ALL.into_iter().map(|space| self.space(clan, space));
        best.fold(-2.0, f32::max)
    }

    /// Returns what a peasant brings on a space, as far as it takes it.
    fn space(&self, clan: Clan, space: Space) -> f32 {
        if !self.own.takes(space, clan) {
            return -2.0;
        }
        match space {
            Space::Follower => self.followers[clan.index()],
            Space::Of(Trade::Mercenary) => {
                let doubling = f32::from(points(self.own.step)) / 8.0;
                2.0 + if self.own.is_doubled { 0.0 } else { doubling + 0.6 * self.left }
            }
            Space::Of(Trade::Merchant) => 2.0 + 0.6 * self.left,
            Space::Of(Trade::Mountaineer) => 2.8,
        }
    }

    fn placement(&self, clan: Clan, village: Village) -> f32 {
        let before = self.table.land.at(village);
        // What is placed is no follower and no trader.
        let cost = self.followers[clan.index()].max(2.0) - 2.0;
        if before.total() < 2 {
            return -cost;
        }
        let after = before.with(clan);
        let best = |sign: f32| {
            let gains = after.kinds().map(|clan| sign * self.gain(clan));
            gains.fold(f32::MIN, f32::max)
        };
        let exit = match village.ring() {
            Ring::Mountain => self.step + best(1.0),
            Ring::Gorge => 0.5 + best(-1.0) * 1.2,
            Ring::Valley | Ring::Hill => 0.0,
        };
        exit - cost
    }

    fn expansion(&self, village: Village, clans: [Clan; 3]) -> f32 {
        let mut worth = 0.0;
        for (clan, end) in clans.into_iter().zip(village.lines()) {
            worth += self.gain(clan)
                * match end {
                    LineEnd::Outside => 1.0,
                    LineEnd::City => -1.2,
                    LineEnd::Village(to) => match to.ring() {
                        Ring::Gorge => -0.15,
                        Ring::Valley => 0.0,
                        Ring::Hill => 0.05,
                        Ring::Mountain => 0.15,
                    },
                };
        }
        worth
    }

    fn skill(&self, skill: Skill) -> f32 {
        match skill {
            Skill::Ambassador | Skill::Oracle | Skill::Climber => self.step + 1.0,
            Skill::Recruiter(clan) | Skill::Chamberlain(clan) => self.followers[clan.index()],
            Skill::Shepherd { given, taken } => {
                self.followers[taken.index()] - self.followers[given.index()]
            }
            Skill::Foreman { spirit, trade } => self.space(spirit, Space::Of(trade)) - 1.0,
            Skill::Quartermaster { follower, trade } => {
                self.space(follower, Space::Of(trade)) - self.followers[follower.index()]
            }
            Skill::Slanderer { .. } => 0.3,
            Skill::Marshal { to, .. } => {
                let bursts = self.table.land.at(to).total() > 1;
                if bursts { 0.5 } else { -1.5 }
            }
            Skill::Tactician { .. } | Skill::Kindler { .. } => -1.5,
            Skill::Changeling { peasant, spirit, .. } => {
                0.1 * (self.gain(spirit) - self.gain(peasant)) - 1.0
            }
        }
    }
}

/// Returns two to this power, roughly and the same on every device.
fn doubled(power: f32) -> f32 {
    let whole = power.clamp(-8.0, 8.0);
    let steps = whole as i32;
    let part = whole - steps as f32;
    let base = if steps >= 0 {
        f32::from(1_u16 << steps.min(8))
    } else {
        1.0 / f32::from(1_u16 << (-steps).min(8))
    };
    base * (1.0 + part * if part >= 0.0 { 1.0 } else { 0.5 })
}
