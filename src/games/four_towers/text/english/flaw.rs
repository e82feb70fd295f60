//! Flaws of a set-up, a part of a sentence, and of an action, a sentence, in English.

use super::champions::{the, the_first};
use super::plays::play;
use super::words::{clan, clan_first, counted, space, trade};
use crate::games::four_towers::rules::components::{
    BOUGHT, EXPANDS, MERCHANTS, PLAYERS, Ring, Space, When,
};
use crate::games::four_towers::rules::legal::Illegal;
use crate::games::four_towers::rules::setup::SetupError;
use crate::games::four_towers::rules::state::Decision;
use crate::games::four_towers::text::villages::village;

pub(super) fn setup(error: SetupError) -> String {
    let SetupError::Players(count) = error;
    let (fewest, most) = (PLAYERS.start(), PLAYERS.end());
    format!("it has {}, not {fewest} to {most}", counted(count, "player"))
}

/// What must be done before anything else.
fn first(due: Decision) -> &'static str {
    match due {
        Decision::Play => "Draw your peasants first.",
        Decision::Spirits => "Choose your champion’s spirits first.",
        Decision::Demote => "Move a marker down first, or spare everyone.",
        Decision::Expand => "A village must expand first.",
        Decision::Place => "Place a peasant first.",
        Decision::Assign => "Assign your peasants first.",
        Decision::End => "All your peasants are assigned.",
        Decision::Over => "The game is over.",
    }
}

pub(super) fn illegal(why: Illegal) -> String {
    match why {
        Illegal::Over => first(Decision::Over).to_owned(),
        Illegal::AnotherDecision(due) => first(due).to_owned(),
        Illegal::Closed(of) => {
            let number = of.number();
            format!("A later play has closed play {number}, “{}”.", play(of))
        }
        Illegal::EmptySlot(slot) => format!("There is no champion in slot {}.", slot.0 + 1),
        Illegal::MarketNotFull => format!("The third champion takes {MERCHANTS} merchants."),
        Illegal::TooFewBought => {
            format!(
                "The third champion takes {} bought before.",
                counted(BOUGHT as u64, "champion")
            )
        }
        Illegal::ThirdTaken => "You’ve already taken your free champion.".to_owned(),
        Illegal::AllBought => format!("You’ve already bought {BOUGHT} champions."),
        Illegal::WrongPrice { due, paid } => {
            format!("The price is {}, not {paid}.", counted(due, "follower"))
        }
        Illegal::TooFew(of) => format!("There aren’t enough {} ones.", clan(of)),
        Illegal::WrongNumber { due, named } => format!("Take {due}, not {named}."),
        Illegal::NotOwned(of) => format!("You don’t have {}.", the(of)),
        Illegal::NotNow(of) => match of.when() {
            When::Begin => format!("{} works at the beginning of a turn.", the_first(of)),
            When::End => format!("{} works at the end of a turn.", the_first(of)),
            When::GivingUp(of_trade) => {
                format!("{} works when you give up a {}.", the_first(of), trade(of_trade))
            }
        },
        Illegal::UsedAlready(of) => format!("You’ve already used {} this turn.", the(of)),
        Illegal::NoToken(of) => format!("{} has nothing left to spend.", the_first(of)),
        Illegal::NoSpirit(of) => format!("The champion has no {} spirit.", clan(of)),
        Illegal::NotThere { village: at, clan: of } => {
            format!("There aren’t enough {} peasants in {}.", clan(of), village(at))
        }
        Illegal::NoLine(one, other) => {
            format!("No line joins {} and {}.", village(one), village(other))
        }
        Illegal::WrongRing(of) => {
            format!("{} is in the wrong ring: {}.", village(of), ring(of.ring()))
        }
        Illegal::SameClan(of) => format!("Both are {}, so nothing would change.", clan(of)),
        Illegal::NotSingle(of) => format!("{} doesn’t hold exactly 1 peasant.", village(of)),
        Illegal::CannotFall(_) => "That marker can’t go down.".to_owned(),
        Illegal::OnGold => "Your marker is on gold and can’t go higher.".to_owned(),
        Illegal::NotInTemple(of) => format!("The temple has no {} spirit.", clan(of)),
        Illegal::NoFollower(of) => format!("You have no {} follower.", clan(of)),
        Illegal::NoLordMade => "You haven’t made a lord this turn.".to_owned(),
        Illegal::NoDemonMade => "You haven’t made a demon this turn.".to_owned(),
        Illegal::NobodyAbove => "No marker is above yours.".to_owned(),
        Illegal::NotLast => "Your marker isn’t alone in last place.".to_owned(),
        Illegal::Nobody(of) => format!("You have no {}.", trade(of)),
        Illegal::NoCaptain => {
            "Only the Free Captain lets a mercenary remove a second peasant.".to_owned()
        }
        Illegal::StuckDraw => "Draw at least one peasant that has a village.".to_owned(),
        Illegal::NotDrawn(of) => format!("You have no {} peasant left to use.", clan(of)),
        Illegal::NoPlace { village: at, clan: of } => {
            format!("{} takes no {} peasant now.", village(at), clan(of))
        }
        Illegal::NotBursting(of) => format!("{} has fewer than {EXPANDS} peasants.", village(of)),
        Illegal::NoSpace { clan: of, space: Space::Follower } => {
            format!("Your row of {} followers is full.", clan(of))
        }
        Illegal::NoSpace { clan: of, space: to } => {
            format!("No free space takes a {} {}.", clan(of), space(to))
        }
        Illegal::FitsElsewhere(of) => {
            format!("{} has a space on your mats, so it can’t go to the temple.", clan_first(of))
        }
    }
}

const fn ring(of: Ring) -> &'static str {
    match of {
        Ring::Gorge => "the gorge",
        Ring::Valley => "the valleys",
        Ring::Hill => "the hills",
        Ring::Mountain => "the mountains",
    }
}
