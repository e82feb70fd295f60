//! The decisions of a player and their notation.
//!
//! An action is a whole decision. In notation, it is a word and its arguments, separated by one blank:
//!
//! | notation | action |
//! |---|---|
//! | `third 2` | take the champion in slot 2 free |
//! | `buy 1 RRYB` | buy the champion in slot 1 with these followers |
//! | `spirits RRG` | choose the spirits of a champion that has come |
//! | `marshal D A` | Scarlet Marshal: move a red peasant from Dalma to Askar |
//! | `tactician A R D B` | Amber Tactician: swap red in Askar and blue in Dalma |
//! | `kindler A R` | Kindler: place a red spirit in Askar |
//! | `slanderer R 2` | Slanderer: spend a red spirit on moving seat 2 down |
//! | `recruiter R` | Emerald Recruiter: take a red spirit as follower |
//! | `ambassador` | Azure Ambassador: move up |
//! | `changeling D R B` | Changeling: in Dalma, a blue spirit replaces red |
//! | `foreman R merchant` | Bone Foreman: a red spirit becomes a merchant |
//! | `quartermaster R merchant` | Quartermaster: a red follower becomes a merchant |
//! | `chamberlain R` | Tower Chamberlain: take a red spirit as follower |
//! | `oracle` | Ash Oracle: move up |
//! | `climber` | Star Climber: move up |
//! | `shepherd R B` | Shepherd of Clans: exchange a red follower for a blue spirit |
//! | `mercenary D R` | give up a mercenary: remove red from Dalma; two peasants with the Free Captain |
//! | `mountaineer R J P` | give up a mountaineer: move red from Juniva to Pikan |
//! | `merchant R` | give up the red merchant |
//! | `draw RRB` | draw these peasants |
//! | `place R D` | place red in Dalma |
//! | `expand P RBB` | expand Pikan: which clan takes each of its lines, in their order |
//! | `demote 2`, `spare` | move the marker of seat 2 down, or nobody's |
//! | `assign R follower` | make a drawn peasant a follower, mercenary, merchant or mountaineer |
//! | `dismiss R` | send a drawn peasant that fits nowhere to the temple |
//! | `end` | end the turn |
//!
//! The whole grammar:
//!
//! ```text
//! action   = third | buy | spirits | skill | give | draw | place | expand | demote | "spare" | assign | dismiss | "end"
//! third    = "third" slot
//! buy      = "buy" slot " " clans
//! spirits  = "spirits " clans
//! skill    = "marshal" village village | "tactician" village clan village clan | "kindler" village clan
//!          | "slanderer" clan seat | "recruiter" clan | "ambassador" | "changeling" village clan clan
//!          | "foreman" clan trade | "quartermaster" clan trade | "chamberlain" clan | "oracle" | "climber"
//!          | "shepherd" clan clan
//! give     = "mercenary" village " " clans | "mountaineer" clan village village | "merchant" clan
//! draw     = "draw " clans
//! place    = "place" clan village
//! expand   = "expand" village " " letter letter letter
//! demote   = "demote" seat
//! assign   = "assign" clan space
//! dismiss  = "dismiss" clan
//! slot     = " 1" | " 2" | " 3"
//! seat     = " 0" | " 1" | " 2" | " 3"
//! village  = " A" | " B" | " C" | " D" | " E" | " F" | " G" | " H" | " I" | " J" | " K" | " L" | " M" | " N"
//!          | " O" | " P" | " Q" | " R" | " S" | " T" | " U"
//! space    = " follower" | trade
//! trade    = " mercenary" | " merchant" | " mountaineer"
//! clan     = " " letter
//! clans    = letter { letter }
//! letter   = "R" | "Y" | "G" | "B"
//! ```
//!
//! In `clans` the letters are in the order in which they stand here, each up to fifteen times. The two villages of
//! `tactician` are in the order of their letters. Parsing accepts exactly what printing produces; whether a text can be
//! played is for the rules to say.

use std::fmt;
use std::str::FromStr;

use super::clans::Clans;
use super::components::{Champion, Clan, DISPLAY, MOST_PLAYERS, Space, Trade, Village};
use crate::rules::Seat;

/// A place in the display, counted from 0; in notation from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot(pub u8);

impl Slot {
    /// Every slot, in order.
    pub fn all() -> impl Iterator<Item = Slot> + Clone {
        (0..DISPLAY as u8).map(Slot)
    }

    /// Returns the position in the display.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A decision. The order of the variants and of their values is the canonical order of the legal list, which links
/// depend on.
///
/// # Examples
///
/// ```
/// use curia::games::four_towers::rules::action::Action;
/// use curia::games::four_towers::rules::components::{Clan, Village};
///
/// let action: Action = "expand P RBB".parse()?;
/// let clans = [Clan::Red, Clan::Blue, Clan::Blue];
/// assert_eq!(action, Action::Expand { village: Village::Pikan, clans });
/// assert_eq!(action.to_string(), "expand P RBB");
/// assert!("expand P RB".parse::<Action>().is_err());
/// # Ok::<(), curia::games::four_towers::rules::action::NotAnAction>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Play 1: take a champion free.
    Third(Slot),
    /// Play 2: buy a champion.
    Buy {
        slot: Slot,
        /// The followers that pay for it.
        paid: Clans,
    },
    /// Choose the spirits of a champion that has come.
    Spirits(Clans),
    /// Plays 3 and 10: use a champion's skill.
    Use(Skill),
    /// Play 4: give up the last mercenary.
    Mercenary {
        /// Who is removed: one peasant, or two with the Free Captain.
        removed: Clans,
        /// From where.
        village: Village,
    },
    /// Play 5: give up the last mountaineer.
    Mountaineer {
        /// Who moves.
        clan: Clan,
        /// From where.
        from: Village,
        /// Where to.
        to: Village,
    },
    /// Play 6: give up a merchant of this clan.
    Merchant(Clan),
    /// Play 7: draw three peasants.
    Draw(Clans),
    /// Play 8: place a drawn peasant.
    Place {
        clan: Clan,
        /// Where.
        village: Village,
    },
    /// Expand a village.
    Expand {
        village: Village,
        /// Who takes each line, in the order of the village's lines.
        clans: [Clan; 3],
    },
    /// Move another marker down for a demon.
    Demote(Seat),
    /// Move no marker down for a demon.
    Spare,
    /// Play 9: put a drawn peasant on a space.
    Assign {
        clan: Clan,
        /// The kind of space.
        space: Space,
    },
    /// Play 9: send a drawn peasant that fits nowhere to the temple (R27).
    Dismiss(Clan),
    /// End the turn.
    End,
}

/// The use of a champion's skill, in the order of the champions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Skill {
    /// Scarlet Marshal: move a red peasant along a line.
    Marshal {
        /// From where.
        from: Village,
        /// Where to.
        to: Village,
    },
    /// Amber Tactician: swap two peasants along a line.
    Tactician {
        /// The villages, in order.
        villages: [Village; 2],
        /// Who leaves each of them.
        clans: [Clan; 2],
    },
    /// Emerald Recruiter: take a spirit as follower.
    Recruiter(Clan),
    /// Azure Ambassador: move up.
    Ambassador,
    /// Kindler: place a spirit in the gorge.
    Kindler {
        /// Where.
        village: Village,
        spirit: Clan,
    },
    /// Changeling: replace a peasant by a spirit.
    Changeling {
        /// Who leaves.
        peasant: Clan,
        /// The spirit that takes its place.
        spirit: Clan,
        /// Where.
        village: Village,
    },
    /// Slanderer: move another marker down.
    Slanderer {
        /// The spirit that is spent.
        spirit: Clan,
        /// Whose marker.
        seat: Seat,
    },
    /// Bone Foreman: put a spirit into a trade.
    Foreman { spirit: Clan, trade: Trade },
    /// Quartermaster: put a follower into a trade.
    Quartermaster { follower: Clan, trade: Trade },
    /// Tower Chamberlain: take a spirit as follower.
    Chamberlain(Clan),
    /// Ash Oracle: move up.
    Oracle,
    /// Star Climber: move up.
    Climber,
    /// Shepherd of Clans: exchange a follower for a spirit.
    Shepherd {
        /// The follower that is given.
        given: Clan,
        /// The spirit that becomes a follower.
        taken: Clan,
    },
}

impl Skill {
    /// Returns the champion whose skill it is.
    pub const fn champion(self) -> Champion {
        match self {
            Skill::Marshal { .. } => Champion::ScarletMarshal,
            Skill::Tactician { .. } => Champion::AmberTactician,
            Skill::Kindler { .. } => Champion::Kindler,
            Skill::Slanderer { .. } => Champion::Slanderer,
            Skill::Recruiter(_) => Champion::EmeraldRecruiter,
            Skill::Ambassador => Champion::AzureAmbassador,
            Skill::Changeling { .. } => Champion::Changeling,
            Skill::Foreman { .. } => Champion::BoneForeman,
            Skill::Quartermaster { .. } => Champion::Quartermaster,
            Skill::Chamberlain(_) => Champion::TowerChamberlain,
            Skill::Oracle => Champion::AshOracle,
            Skill::Climber => Champion::StarClimber,
            Skill::Shepherd { .. } => Champion::ShepherdOfClans,
        }
    }

    /// Returns the spirit of the card that it spends.
    pub const fn spirit(self) -> Option<Clan> {
        match self {
            Skill::Kindler { spirit, .. }
            | Skill::Slanderer { spirit, .. }
            | Skill::Changeling { spirit, .. }
            | Skill::Foreman { spirit, .. } => Some(spirit),
            _ => None,
        }
    }
}

impl fmt::Display for Skill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Skill::Marshal { from, to } => {
                write!(f, "marshal {} {}", from.letter(), to.letter())
            }
            Skill::Tactician { villages: [one, other], clans: [first, second] } => {
                let (one, other) = (one.letter(), other.letter());
                write!(f, "tactician {one} {} {other} {}", first.letter(), second.letter())
            }
            Skill::Kindler { village, spirit } => {
                write!(f, "kindler {} {}", village.letter(), spirit.letter())
            }
            Skill::Slanderer { spirit, seat } => {
                write!(f, "slanderer {} {}", spirit.letter(), seat.0)
            }
            Skill::Recruiter(clan) => write!(f, "recruiter {}", clan.letter()),
            Skill::Ambassador => f.write_str("ambassador"),
            Skill::Changeling { village, peasant, spirit } => {
                let (peasant, spirit) = (peasant.letter(), spirit.letter());
                write!(f, "changeling {} {peasant} {spirit}", village.letter())
            }
            Skill::Foreman { spirit, trade } => write!(f, "foreman {} {trade}", spirit.letter()),
            Skill::Quartermaster { follower, trade } => {
                write!(f, "quartermaster {} {trade}", follower.letter())
            }
            Skill::Chamberlain(clan) => write!(f, "chamberlain {}", clan.letter()),
            Skill::Oracle => f.write_str("oracle"),
            Skill::Climber => f.write_str("climber"),
            Skill::Shepherd { given, taken } => {
                write!(f, "shepherd {} {}", given.letter(), taken.letter())
            }
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Third(slot) => write!(f, "third {}", slot.0 + 1),
            Action::Buy { slot, paid } => write!(f, "buy {} {paid}", slot.0 + 1),
            Action::Spirits(spirits) => write!(f, "spirits {spirits}"),
            Action::Use(skill) => skill.fmt(f),
            Action::Mercenary { removed, village } => {
                write!(f, "mercenary {} {removed}", village.letter())
            }
            Action::Mountaineer { clan, from, to } => {
                write!(f, "mountaineer {} {} {}", clan.letter(), from.letter(), to.letter())
            }
            Action::Merchant(clan) => write!(f, "merchant {}", clan.letter()),
            Action::Draw(clans) => write!(f, "draw {clans}"),
            Action::Place { clan, village } => {
                write!(f, "place {} {}", clan.letter(), village.letter())
            }
            Action::Expand { village, clans } => {
                let [one, two, three] = clans.map(Clan::letter);
                write!(f, "expand {} {one}{two}{three}", village.letter())
            }
            Action::Demote(seat) => write!(f, "demote {}", seat.0),
            Action::Spare => f.write_str("spare"),
            Action::Assign { clan, space } => write!(f, "assign {} {space}", clan.letter()),
            Action::Dismiss(clan) => write!(f, "dismiss {}", clan.letter()),
            Action::End => f.write_str("end"),
        }
    }
}

/// Error for a text that is not an action in notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnAction;

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        let action = parse(text).ok_or(NotAnAction)?;
        // Only the canonical spelling is accepted, so that equal records are equal texts.
        if action.to_string() == text { Ok(action) } else { Err(NotAnAction) }
    }
}

/// The arguments of a word.
struct Words<'a>(std::str::Split<'a, char>);

impl<'a> Words<'a> {
    fn letter(&mut self) -> Option<char> {
        self.0.next()?.chars().next()
    }

    fn clan(&mut self) -> Option<Clan> {
        Clan::from_letter(self.letter()?)
    }

    fn clans(&mut self) -> Option<Clans> {
        self.0.next()?.parse().ok().filter(|clans: &Clans| !clans.is_none())
    }

    fn village(&mut self) -> Option<Village> {
        Village::from_letter(self.letter()?)
    }

    fn slot(&mut self) -> Option<Slot> {
        let number = self.letter()?.to_digit(10)?.checked_sub(1)?;
        Slot::all().find(|slot| u32::from(slot.0) == number)
    }

    fn seat(&mut self) -> Option<Seat> {
        let number = self.letter()?.to_digit(10)?;
        Seat::first(MOST_PLAYERS as u8).find(|seat| u32::from(seat.0) == number)
    }

    fn space(&mut self) -> Option<Space> {
        self.0.next()?.parse().ok()
    }

    fn trade(&mut self) -> Option<Trade> {
        match self.space()? {
            Space::Follower => None,
            Space::Of(trade) => Some(trade),
        }
    }
}

fn parse(text: &str) -> Option<Action> {
    let mut words = Words(text.split(' '));
    Some(match words.0.next()? {
        "third" => Action::Third(words.slot()?),
        "buy" => Action::Buy { slot: words.slot()?, paid: words.clans()? },
        "spirits" => Action::Spirits(words.clans()?),
        "mercenary" => {
            let village = words.village()?;
            Action::Mercenary { removed: words.clans()?, village }
        }
        "mountaineer" => Action::Mountaineer {
            clan: words.clan()?,
            from: words.village()?,
            to: words.village()?,
        },
        "merchant" => Action::Merchant(words.clan()?),
        "draw" => Action::Draw(words.clans()?),
        "place" => Action::Place { clan: words.clan()?, village: words.village()? },
        "expand" => {
            let village = words.village()?;
            let mut clans = words.0.next()?.chars().map_while(Clan::from_letter);
            Action::Expand { village, clans: [clans.next()?, clans.next()?, clans.next()?] }
        }
        "demote" => Action::Demote(words.seat()?),
        "spare" => Action::Spare,
        "assign" => Action::Assign { clan: words.clan()?, space: words.space()? },
        "dismiss" => Action::Dismiss(words.clan()?),
        "end" => Action::End,
        word => Action::Use(skill(word, &mut words)?),
    })
}

fn skill(word: &str, words: &mut Words<'_>) -> Option<Skill> {
    Some(match word {
        "marshal" => Skill::Marshal { from: words.village()?, to: words.village()? },
        "tactician" => {
            let (one, first) = (words.village()?, words.clan()?);
            let (other, second) = (words.village()?, words.clan()?);
            if one >= other {
                return None;
            }
            Skill::Tactician { villages: [one, other], clans: [first, second] }
        }
        "kindler" => Skill::Kindler { village: words.village()?, spirit: words.clan()? },
        "slanderer" => Skill::Slanderer { spirit: words.clan()?, seat: words.seat()? },
        "recruiter" => Skill::Recruiter(words.clan()?),
        "ambassador" => Skill::Ambassador,
        "changeling" => {
            let village = words.village()?;
            Skill::Changeling { peasant: words.clan()?, spirit: words.clan()?, village }
        }
        "foreman" => Skill::Foreman { spirit: words.clan()?, trade: words.trade()? },
        "quartermaster" => Skill::Quartermaster { follower: words.clan()?, trade: words.trade()? },
        "chamberlain" => Skill::Chamberlain(words.clan()?),
        "oracle" => Skill::Oracle,
        "climber" => Skill::Climber,
        "shepherd" => Skill::Shepherd { given: words.clan()?, taken: words.clan()? },
        _ => return None,
    })
}
