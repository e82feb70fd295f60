//! The temperaments of bots in Council of 4: what each of them leans to.

use crate::bots::temper::Tempers;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::components::{Bonus, Council};
use crate::games::council_of_4::rules::{Action, City, View};
use crate::vocabulary;
use crate::vocabulary::Vocabulary;

vocabulary! {
    /// A temperament.
    pub enum Temper {
        /// Climbs the nobility track.
        Courtier = "courtier",
        /// Acquires permits.
        Collector = "collector",
        /// Places with the queen.
        Royalist = "royalist",
        /// Gathers servants.
        Steward = "steward",
    }
}

/// The temperaments.
pub const TEMPERS: Tempers<CouncilOf4> = Tempers {
    keys: Temper::KEYS,
    leaning: |temper, view, action| {
        Temper::ALL.get(temper).map_or(0, |&temper| leaning(temper, view, action))
    },
    margins: &[0.03, 0.025, 0.03, 0.03],
};

/// Returns how much a temperament leans to an action of the view's seat.
fn leaning(temper: Temper, view: &View, action: Action) -> u32 {
    match temper {
        Temper::Courtier => gained(view, action, |bonus| match bonus {
            Bonus::Nobility(steps) => steps,
            _ => 0,
        }),
        Temper::Collector => matches!(action, Action::Acquire { .. }).into(),
        Temper::Royalist => match action {
            Action::PlaceWithQueen { .. } => 2,
            Action::Elect { council: Council::Queen, .. } => 1,
            _ => 0,
        },
        Temper::Steward => match action {
            Action::EngageServant => 1,
            _ => gained(view, action, |bonus| match bonus {
                Bonus::Servants(servants) => servants,
                _ => 0,
            }),
        },
    }
}

/// Returns how much of something the permit or the tokens bring that an action gains.
fn gained(view: &View, action: Action, of: impl Fn(Bonus) -> u8) -> u32 {
    let table = &view.table;
    let sum = |bonuses: &[Bonus]| bonuses.iter().map(|&bonus| u32::from(of(bonus))).sum::<u32>();
    let own = table.player(table.turn.seat).merchants;
    let token = |city: City| table.tokens.of(city).map_or(0, |token| sum(token.bonuses()));
    match action {
        Action::Acquire { region, slot, .. } | Action::TakePermit { region, slot } => {
            table.permit(region, slot).map_or(0, |permit| sum(permit.bonuses()))
        }
        Action::Place { city, .. } | Action::PlaceWithQueen { city, .. } => {
            let joined = table.board.connected_group(city, own.with(city));
            joined.iter().map(token).sum()
        }
        _ => 0,
    }
}
