//! The decisions of a player and their notation.
//!
//! An action is a whole decision. `docs/notation.md` lists what each variant here says of its notation. Parsing accepts
//! exactly what printing produces; whether a text can be played is for the rules to say.

use super::clans::Clans;
use super::components::{Champion, Clan, DISPLAY, MOST_PLAYERS, Space, Trade, Village};
use crate::numbered::Numbered;
use crate::rules::Seat;
use crate::rules::notation::{Argument, Notation};
use crate::{argument, arguments, vocabulary};

/// A place in the display, counted from 0; in notation from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Numbered)]
pub struct Slot(#[below(DISPLAY)] pub u8);

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
/// # Ok::<(), curia::rules::notation::NotAnAction>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation)]
#[kind(Kind)]
pub enum Action {
    /// Play 1: take a third champion free.
    #[notation("third {0}")]
    Third(Slot),
    /// Play 2: buy a champion with these followers.
    #[notation("buy {slot} {paid}")]
    Buy { slot: Slot, paid: Clans },
    /// Choose the spirits of a champion that has come.
    #[notation("spirits {0}")]
    Spirits(Clans),
    /// Plays 3 and 10: use a champion's skill.
    #[notation("{0}")]
    #[kind(Skill)]
    Use(Skill),
    /// Play 4: give up the last mercenary; a peasant is removed, or two with the Free Captain.
    #[notation("mercenary {village} {removed}")]
    Mercenary { removed: Clans, village: Village },
    /// Play 5: give up the last mountaineer; who moves, from where, where to.
    #[notation("mountaineer {clan} {from} {to}")]
    Mountaineer { clan: Clan, from: Village, to: Village },
    /// Play 6: give up a merchant of this clan.
    #[notation("merchant {0}")]
    Merchant(Clan),
    /// Play 7: draw three peasants.
    #[notation("draw {0}")]
    Draw(Clans),
    /// Play 8: place a drawn peasant.
    #[notation("place {clan} {village}")]
    Place { clan: Clan, village: Village },
    /// Expand a village: who takes each of its three lines, in their order.
    #[notation("expand {village} {clans.0}{clans.1}{clans.2}")]
    Expand { village: Village, clans: [Clan; 3] },
    /// Move another marker down for a demon.
    #[notation("demote {0}")]
    Demote(Seat),
    /// Move no marker down for a demon.
    #[notation("spare")]
    #[kind(Demote)]
    Spare,
    /// Play 9: put a drawn peasant on a space.
    #[notation("assign {clan} {space}")]
    Assign { clan: Clan, space: Space },
    /// Play 9: send a drawn peasant that fits nowhere to the temple (R27).
    #[notation("dismiss {0}")]
    #[kind(Assign)]
    Dismiss(Clan),
    /// End the turn.
    #[notation("end")]
    End,
}

vocabulary! {
    /// Kind of action.
    pub enum Kind {
        Third = "third",
        Buy = "buy",
        Spirits = "spirits",
        Skill = "skill",
        Mercenary = "mercenary",
        Mountaineer = "mountaineer",
        Merchant = "merchant",
        Draw = "draw",
        Place = "place",
        Expand = "expand",
        Demote = "demote",
        Assign = "assign",
        End = "end",
    }
}

argument!(Slot = "slot", Slot::all(), |slot: Slot| slot.0 + 1);
argument!(Village = "village", Village::ALL, Village::letter);
argument!(Clan = "clan", Clan::ALL, Clan::letter);
argument!(Trade = "trade", Trade::ALL, Trade::key);
argument!(Space = "space", Space::ALL, |space: Space| space);
argument!(Seat = "seat", Seat::first(MOST_PLAYERS as u8), |seat: Seat| seat.0);
arguments!(Clans = "clans", Clan, "", 1..=usize::MAX, |below: &mut dyn FnMut(u32) -> u32| {
    match below(9) {
        8 => Clans::from_numbers(Clan::ALL.map(|_| below(16) as u8)).with(Argument::any(below)),
        more => (0..=more).map(|_| Argument::any(below)).collect::<Clans>(),
    }
});

/// The use of a champion's skill, in the order of the champions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation)]
pub enum Skill {
    /// Scarlet Marshal: move a red peasant along a line; from where, where to.
    #[notation("marshal {from} {to}")]
    Marshal { from: Village, to: Village },
    /// Amber Tactician: swap two peasants along a line; the villages in letter order, each with who leaves it.
    #[notation("tactician {villages.0} {clans.0} {villages.1} {clans.1}" if in_order)]
    Tactician { villages: [Village; 2], clans: [Clan; 2] },
    /// Emerald Recruiter: take a spirit as follower.
    #[notation("recruiter {0}")]
    Recruiter(Clan),
    /// Azure Ambassador: move up.
    #[notation("ambassador")]
    Ambassador,
    /// Kindler: place a spirit in the gorge.
    #[notation("kindler {village} {spirit}")]
    Kindler { village: Village, spirit: Clan },
    /// Changeling: replace a peasant by a spirit; who leaves, who comes.
    #[notation("changeling {village} {peasant} {spirit}")]
    Changeling { peasant: Clan, spirit: Clan, village: Village },
    /// Slanderer: spend a spirit to move another marker down.
    #[notation("slanderer {spirit} {seat}")]
    Slanderer { spirit: Clan, seat: Seat },
    /// Bone Foreman: put a spirit into a trade.
    #[notation("foreman {spirit} {trade}")]
    Foreman { spirit: Clan, trade: Trade },
    /// Quartermaster: put a follower into a trade.
    #[notation("quartermaster {follower} {trade}")]
    Quartermaster { follower: Clan, trade: Trade },
    /// Tower Chamberlain: take a spirit as follower.
    #[notation("chamberlain {0}")]
    Chamberlain(Clan),
    /// Ash Oracle: move up.
    #[notation("oracle")]
    Oracle,
    /// Star Climber: move up.
    #[notation("climber")]
    Climber,
    /// Shepherd of Clans: exchange a follower for a spirit.
    #[notation("shepherd {given} {taken}")]
    Shepherd { given: Clan, taken: Clan },
}

/// Whether the villages of a swap are in letter order, as each is written once.
fn in_order(skill: &Skill) -> bool {
    !matches!(skill, Skill::Tactician { villages: [one, other], .. } if one >= other)
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
