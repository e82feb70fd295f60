//! Reasons why a position is impossible, in English: parts of a sentence.

use crate::games::four_towers::rules::clans::Clans;
use crate::games::four_towers::rules::components::{
    Champion, Clan, MERCENARIES, MERCHANTS, PEASANTS, PLAYERS, TOP, Village,
};
use crate::games::four_towers::rules::position::{FORMAT, Fault, Flaw};
use crate::games::four_towers::rules::validate::Broken;
use crate::games::four_towers::text::Subjects;
use crate::text::text;
use crate::tool::plain::{counted, seat_number};

/// Returns the reason why a position is impossible.
pub fn flaw(flaw: &Flaw) -> String {
    match &flaw.fault {
        Fault::Format(format) => {
            format!("it has format {format}, but this version reads format {FORMAT}")
        }
        Fault::Length(count) => format!("there can’t be so many: {count}"),
        Fault::Clans(letters) => {
            format!("“{letters}” isn’t letters of clans in the order R, Y, G, B")
        }
        Fault::Row(letters) => format!("“{letters}” isn’t a row of letters of clans"),
        Fault::TooMany(count) => format!("there’s no space for {count} followers of a clan"),
        Fault::Steps => format!("the spaces aren’t numbers up to {TOP}, from the lowest on"),
        Fault::UsedByAnother => "only the player whose turn it is has used a skill".to_owned(),
        Fault::Seed(digits) => {
            format!("the seed “{digits}” isn’t 16 hexadecimal digits in lower case")
        }
        Fault::Broken(broken) => self::broken(broken),
    }
}

fn broken(broken: &Broken) -> String {
    match *broken {
        Broken::Players(count) => {
            let (fewest, most) = (PLAYERS.start(), PLAYERS.end());
            format!("the table has {}, not {fewest} to {most}", counted(count, "player"))
        }
        Broken::First(of) => format!("{} isn’t at the table", seat_number(of)),
        Broken::BelongsToNobody(of) => {
            format!("{} has something but isn’t at the table", seat_number(of))
        }
        Broken::TurnNumber { number, turns } => {
            format!("{number} turns are over, but a game has {turns}")
        }
        Broken::Peasants { clan: of, count } => {
            format!("there are {count} {} in all, not {PEASANTS}", clan(of))
        }
        Broken::Gems { count, due } => format!("there are {count} gems in all, not {due}"),
        Broken::GemsWon { count, won } => {
            format!("the players have {count} gems beside their champions, of at most {won}")
        }
        Broken::TrackGem { step } => format!("space {step} of the track never holds a gem"),
        Broken::GemPassedBy { step, seat } => {
            format!("{} has been on space {step} and has left its gem", seat_number(seat))
        }
        Broken::Supply { count, due } => {
            format!("the supplies hold {count}, but the turns left need {due}")
        }
        Broken::Mercenaries(of) => {
            format!("{} has more than {MERCENARIES} mercenaries", seat_number(of))
        }
        Broken::Merchants(of) => format!(
            "{} has more merchants than the {MERCHANTS} spaces take, two of one clan at most",
            seat_number(of)
        ),
        Broken::Mountaineers(of) => {
            format!("{} has mountaineers that their spaces don’t take", seat_number(of))
        }
        Broken::BeyondTheTrack(of) => {
            format!("the marker of {} is beyond space {TOP}", seat_number(of))
        }
        Broken::NotDoubled(of) => {
            format!("{} has seven mercenaries, but no gem on the marker", seat_number(of))
        }
        Broken::ChampionMissing { seat, place } => {
            format!("{} has no champion {place}, but a later one", seat_number(seat))
        }
        Broken::ChampionTwice(of) => format!("the {} is in two places", champion(of)),
        Broken::Tokens { .. } => "the champion can’t have these tokens".to_owned(),
        Broken::DisplayNotFilled { .. } => "the slot is empty, but the deck isn’t".to_owned(),
        Broken::UsedWithoutSkill { .. } => {
            "the champion has no skill that could have been used by now".to_owned()
        }
        Broken::Drawn { count, due } => {
            format!("{} drawn, not {due} as at this play", counted(count, "peasant"))
        }
        Broken::TooManyPeasants(at) => {
            format!("{} holds more than {} peasants", village(at), Clans::MOST)
        }
        Broken::TooManyToCome(at) => {
            format!("more than {} peasants could come together in {}", Clans::MOST, village(at))
        }
        Broken::BurstsUndecided(at) => {
            format!("{} holds three peasants or more, but nothing expands", village(at))
        }
        Broken::DemotesNobody => "no marker can be moved down now".to_owned(),
        Broken::SpiritsNotOwed => "there’s no champion whose spirits must be chosen".to_owned(),
        Broken::NothingToDecide(_) => {
            "what must be decided has one answer, so it’s never asked".to_owned()
        }
        Broken::StuckDraw => {
            "no drawn peasant has a village, but one of the supplies does".to_owned()
        }
        Broken::UnfinishedAtTheEnd => "the game is over, but the last turn isn’t".to_owned(),
    }
}

fn clan(of: Clan) -> String {
    text().names().clan_name(of)
}

fn champion(of: Champion) -> String {
    text().champions().name(of)
}

fn village(of: Village) -> String {
    format!("{of:?}")
}
