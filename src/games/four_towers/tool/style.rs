//! Single-minded ways of playing, to measure whether one of them beats the search that weighs everything.

use crate::bots::outlook::Outlooks;
use crate::bots::search::Heuristic;
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::bots::features::{count, is_of_followers};
use crate::games::four_towers::bots::weights::Evaluation;
use crate::games::four_towers::bots::weights::{Weights, weights};
use crate::games::four_towers::rules::components::{MOST_PLAYERS, Space, Trade};
use crate::games::four_towers::rules::{Action, PublicState, Skill, State};
use crate::rules::Seat;

/// A single-minded way of playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Style {
    /// Takes no followers.
    NoFollowers,
    /// Hires no champions.
    NoChampions,
    /// Puts nobody into a trade.
    NoTrades,
    /// Gives own followers no worth: lords and demons are made only to harm others.
    Spoiler,
}

/// The search's knowledge with a style for one seat.
pub struct Styled {
    style: Style,
    seat: Seat,
}

/// Points that each piece costs which the style has no use for: enough that it is never worth having.
const UNWANTED: f32 = 8.0;

impl Styled {
    /// Returns the style of this name for a seat.
    pub fn of(name: &str, seat: Seat) -> Option<Styled> {
        let style = match name {
            "no-followers" => Style::NoFollowers,
            "no-champions" => Style::NoChampions,
            "no-trades" => Style::NoTrades,
            "spoiler" => Style::Spoiler,
            _ => return None,
        };
        Some(Styled { style, seat })
    }

    /// Whether the style does without the action.
    const fn shuns(&self, action: Action) -> bool {
        match self.style {
            Style::NoFollowers => matches!(
                action,
                Action::Assign { space: Space::Follower, .. }
                    | Action::Use(Skill::Recruiter(_) | Skill::Chamberlain(_))
            ),
            Style::NoChampions => matches!(action, Action::Third(_) | Action::Buy { .. }),
            Style::NoTrades => matches!(
                action,
                Action::Assign { space: Space::Of(_), .. }
                    | Action::Use(Skill::Foreman { .. } | Skill::Quartermaster { .. })
            ),
            Style::Spoiler => false,
        }
    }

    /// Returns the number of pieces for which the style has no use.
    fn unwanted(&self, table: &PublicState) -> f32 {
        let player = table.player(self.seat);
        f32::from(match self.style {
            Style::NoFollowers => player.followers.total(),
            Style::NoChampions => player.champions().count() as u8,
            Style::NoTrades => Trade::ALL.map(|trade| player.count(trade)).into_iter().sum(),
            Style::Spoiler => 0,
        })
    }
}

/// The worth of a table with a style for one seat.
struct Tasted<'a>(&'a Styled);

impl Evaluation for Tasted<'_> {
    fn points(&self, table: &PublicState) -> [f32; MOST_PLAYERS] {
        let Styled { style, seat } = *self.0;
        let weights = weights(table.seats());
        let mut points = weights.points(table);
        let own = &mut points[seat.index().min(MOST_PLAYERS - 1)];
        *own -= UNWANTED * self.0.unwanted(table);
        if style == Style::Spoiler {
            let now = weights.now(table);
            count(table, |of, at, amount| {
                if of == seat && is_of_followers(at) {
                    *own -= now[at] * amount;
                }
            });
        }
        points
    }

    fn weights(&self, table: &PublicState) -> &Weights {
        weights(table.seats())
    }

    fn clear_lead(&self, table: &PublicState) -> f32 {
        weights(table.seats()).clear_lead(table)
    }
}

impl Heuristic<FourTowers> for Styled {
    fn priors(&self, state: &State, actions: &[Action], priors: &mut Vec<u32>) {
        Tasted(self).priors(state, actions, priors);
        if state.table().active() == self.seat {
            let shunned = actions.iter().zip(priors).filter(|(action, _)| self.shuns(**action));
            shunned.for_each(|(_, prior)| *prior = 1);
        }
    }

    fn fold(&self, actions: &mut Vec<Action>, aims: &mut Vec<Action>) {
        Tasted(self).fold(actions, aims);
    }

    fn outlooks(&self, state: &State) -> Outlooks {
        Tasted(self).outlooks(state)
    }

    fn horizon(&self, from: &State) -> Option<u32> {
        Tasted(self).horizon(from)
    }

    fn progress(&self, state: &State) -> u32 {
        Tasted(self).progress(state)
    }
}
