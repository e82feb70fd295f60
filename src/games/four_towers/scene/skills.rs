//! The own champions: whether each one's skill can be used now, and why not.

use super::Legal;
use crate::games::four_towers::rules::components::{Champion, Trade, When};
use crate::games::four_towers::rules::{Action, Hired, Play, Player};
use crate::rules::Seat;

/// Whether a champion's skill can be used now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Skilled {
    /// It can be used.
    Ready,
    /// It can be used for a gem of the player, since the card is empty.
    ReadyForLooseGem,
    /// It changes what giving up one of a trade does.
    With(Trade),
    /// It was used in this turn.
    Used,
    /// The card has no token left, and no gem of the player can pay.
    Empty,
    /// A later play has closed it.
    Passed,
    /// It is for a later play.
    After(Play),
    /// It would change nothing now, or nothing fulfils its condition.
    NoEffect,
}

/// Returns the champions of a seat, each with whether its skill can be used now.
pub fn skills(legal: &Legal, seat: Seat) -> Vec<(Hired, Skilled)> {
    let table = &legal.view().table;
    let player = table.player(seat);
    let is_active = table.active() == seat && !table.is_over();
    let places = player.champions().enumerate();
    places.map(|(place, hired)| (*hired, skilled(legal, player, is_active, place, hired))).collect()
}

fn skilled(
    legal: &Legal,
    player: &Player,
    is_active: bool,
    place: usize,
    hired: &Hired,
) -> Skilled {
    let table = &legal.view().table;
    let now = table.turn.play;
    let wait = match hired.champion.when() {
        When::GivingUp(trade) => return Skilled::With(trade),
        _ if is_active && table.turn.has_used(place) => return Skilled::Used,
        _ if !player.can_pay(hired) => return Skilled::Empty,
        When::Begin if is_active && now > Play::Begin => return Skilled::Passed,
        When::Begin => (!is_active).then_some(Play::Begin),
        When::End => (!is_active || now != Play::End).then_some(Play::Assign),
    };
    match wait {
        Some(play) => Skilled::After(play),
        None if !can_use(legal, hired.champion) => Skilled::NoEffect,
        None if hired.champion.token().is_some() && hired.tokens() == 0 => {
            Skilled::ReadyForLooseGem
        }
        None => Skilled::Ready,
    }
}

/// Whether some use of a champion's skill is legal now.
fn can_use(legal: &Legal, champion: Champion) -> bool {
    let uses =
        |action: &Action| matches!(action, Action::Use(skill) if skill.champion() == champion);
    legal.actions().iter().any(uses)
}

/// Returns the champions of the seat whose turn it is that can be used with a play, now or when it comes.
pub fn ready_champions(legal: &Legal, play: Play) -> Vec<Champion> {
    let table = &legal.view().table;
    let when = if play == Play::End { When::End } else { When::Begin };
    let is_now = table.turn.play == play || when == When::Begin;
    let all = skills(legal, table.active()).into_iter();
    let fits = |(hired, skilled): &(Hired, Skilled)| {
        hired.champion.when() == when
            && match skilled {
                Skilled::Ready | Skilled::ReadyForLooseGem => true,
                Skilled::After(_) => !is_now,
                _ => false,
            }
    };
    all.filter(fits).map(|(hired, _)| hired.champion).collect()
}

/// Returns the champions of a list whose skills can be used now.
pub fn ready_of(skills: &[(Hired, Skilled)]) -> Vec<Champion> {
    let ready = skills
        .iter()
        .filter(|(_, skilled)| matches!(skilled, Skilled::Ready | Skilled::ReadyForLooseGem));
    ready.map(|(hired, _)| hired.champion).collect()
}
