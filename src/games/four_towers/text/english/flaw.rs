//! Flaws of a set-up, a part of a sentence, and of an action, a sentence, in English.

use super::words::{champion, clan, counted, space, trade, village};
use crate::games::four_towers::rules::components::PLAYERS;
use crate::games::four_towers::rules::legal::Illegal;
use crate::games::four_towers::rules::setup::SetupError;
use crate::games::four_towers::rules::state::{Decision, Play};
use crate::text::english::words::seat_number;

pub(super) fn setup(error: SetupError) -> String {
    let SetupError::Players(count) = error;
    let (fewest, most) = (PLAYERS.start(), PLAYERS.end());
    format!("it has {}, not {fewest} to {most}", counted(count, "player"))
}

const fn due(decision: Decision) -> &'static str {
    match decision {
        Decision::Play => "Draw first, or make a play before it.",
        Decision::Spirits => "Choose the spirits of the champion first.",
        Decision::Demote => "Say first whom to demote, or spare all.",
        Decision::Expand => "A village has to expand first.",
        Decision::Place => "Place one of the drawn peasants first.",
        Decision::Assign => "Assign the drawn peasants first.",
        Decision::End => "Only end skills are left in this turn.",
        Decision::Over => "The game is over.",
    }
}

const fn play(of: Play) -> &'static str {
    match of {
        Play::Third => "the third champion",
        Play::Buy => "buying a champion",
        Play::Begin => "beginning skills",
        Play::Mercenary => "giving up a mercenary",
        Play::Mountaineer => "giving up a mountaineer",
        Play::Merchant => "giving up a merchant",
        Play::Draw => "the draw",
        Play::Place => "placing",
        Play::Assign => "assigning",
        Play::End => "end skills",
    }
}

pub(super) fn illegal(why: Illegal) -> String {
    match why {
        Illegal::Over => "The game is over.".to_owned(),
        Illegal::AnotherDecision(decision) => due(decision).to_owned(),
        Illegal::Closed(of) => format!("A later play has closed {}.", play(of)),
        Illegal::EmptySlot(slot) => format!("No champion lies in slot {}.", slot.0 + 1),
        Illegal::MarketNotFull => "A third champion takes five merchants.".to_owned(),
        Illegal::TooFewBought => "A third champion takes two that were bought.".to_owned(),
        Illegal::ThirdTaken => "You have your third champion.".to_owned(),
        Illegal::AllBought => "You have bought two champions, and that’s all.".to_owned(),
        Illegal::WrongPrice { due, paid } => format!("The price is {due} followers, not {paid}."),
        Illegal::TooFew(of) => format!("There aren’t so many {}.", clan(of)),
        Illegal::WrongNumber { due, named } => format!("It takes {due}, not {named}."),
        Illegal::NotOwned(of) => format!("You don’t have the {}.", champion(of)),
        Illegal::NotNow(of) => format!("The {} is for another moment.", champion(of)),
        Illegal::UsedAlready(of) => format!("You’ve used the {} in this turn.", champion(of)),
        Illegal::NoToken(of) => format!("The {} has no token left.", champion(of)),
        Illegal::NoSpirit(of) => format!("The champion has no {} spirit.", clan(of)),
        Illegal::NotThere { village: at, clan: of } => {
            format!("There aren’t so many {} in {}.", clan(of), village(at))
        }
        Illegal::NoLine(from, to) => {
            format!("No line leads from {} to {}.", village(from), village(to))
        }
        Illegal::WrongRing(at) => format!("{} lies in the wrong ring.", village(at)),
        Illegal::SameClan(of) => format!("Both are {}: nothing would change.", clan(of)),
        Illegal::NotSingle(at) => format!("{} doesn’t hold exactly one peasant.", village(at)),
        Illegal::CannotFall(seat) => format!("The marker of {} can’t go down.", seat_number(seat)),
        Illegal::OnGold => "Your marker is on gold already.".to_owned(),
        Illegal::NotInTemple(of) => format!("The temple has no {} spirit.", clan(of)),
        Illegal::NoFollower(of) => format!("You have no {} follower.", clan(of)),
        Illegal::NoLordMade => "You haven’t made a lord in this turn.".to_owned(),
        Illegal::NoDemonMade => "You haven’t made a demon in this turn.".to_owned(),
        Illegal::NobodyAbove => "No marker is above yours.".to_owned(),
        Illegal::NotLast => "Your marker isn’t alone in last place.".to_owned(),
        Illegal::Nobody(of) => format!("You have no {}.", trade(of)),
        Illegal::NoCaptain => "Only the Free Captain removes a second peasant.".to_owned(),
        Illegal::StuckDraw => "Draw at least one that has a village.".to_owned(),
        Illegal::NotDrawn(of) => format!("You haven’t drawn {}.", clan(of)),
        Illegal::NoPlace { village: at, clan: of } => {
            format!("{} doesn’t take {}.", village(at), clan(of))
        }
        Illegal::NotBursting(at) => format!("{} doesn’t expand.", village(at)),
        Illegal::NoSpace { clan: of, space: at } => {
            format!("No {} space takes {}.", space(at), clan(of))
        }
        Illegal::FitsElsewhere(of) => format!("A space takes {}.", clan(of)),
    }
}
