//! The rail: the ten plays of a turn, each with how it stands and why.

use super::Legal;
use super::draft::Draft;

use super::kind::play_of;
use super::outcome::Cascade;
use super::skills::ready_champions;
use crate::games::four_towers::rules::components::{
    BOUGHT, Champion, DRAWN, MERCHANTS, MOST_CHAMPIONS, Trade, points,
};
use crate::games::four_towers::rules::{Action, Decision, Kind, Play, PublicState, Slot};

/// Row of the rail.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    pub play: Play,
    /// How it stands.
    pub state: RowState,
}

/// How a play stands in the turn.
#[derive(Clone, Debug, PartialEq)]
pub enum RowState {
    /// Done, or passed by a play that closes it, which is not worth a word.
    Done,
    /// Being put together.
    Current(Notice),
    /// Open.
    Open(Notice),
    /// Not open, for this reason.
    Closed(Closed),
    /// To come.
    Later(Option<Notice>),
}

/// What an open play does, in a few words.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// Nothing to say.
    Nothing,
    /// Champions on show, and own followers.
    OnShow(u8, u8),
    /// Champions whose skills can be used.
    Skills(Vec<Champion>),
    /// The most peasants that are removed.
    Removes(u8),
    /// Whether peasants climb from valleys, too.
    Climbs(bool),
    /// Influence before and after.
    Rises(u16, u16),
    /// It must be played.
    Must,
    /// The peasants taken, of all.
    Taken(u8, u8),
    /// Peasants still to assign.
    ToGo(u8),
    /// Expansions still to come.
    Expanding(u8),
}

/// Reason why a play is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closed {
    /// It is another seat's turn, or no turn.
    NotYourTurn,
    /// A later play has closed it.
    By(Play),
    /// It comes after another one.
    Needs(Play),
    /// The free champion needs so many bought ones.
    NeedsChampions(u8),
    /// The free champion needs so many merchants.
    NeedsMerchants(u8),
    /// The free champion is taken.
    ThirdTaken,
    /// No champion is on show.
    NoneOnShow,
    /// All champions are bought.
    AllBought,
    /// The player has no followers.
    NoFollowers,
    /// The lowest price, and the followers there.
    TooDear(u8, u8),
    /// The player has no champion.
    NoChampion,
    /// No own champion has a skill that can be used at this time.
    NoSuchSkill,
    /// The player has none of the trade.
    NoneThere,
    /// Nobody is there whom the play could move.
    NobodyThere,
    /// The own marker is on gold.
    OnGold,
}

/// Returns the rail for the seat at the screen, or else for the one whose turn it is.
pub fn rail(legal: &Legal, draft: &Draft) -> Vec<Row> {
    let table = &legal.view().table;
    let decides = legal.view().decides();
    let current = current(table, draft);
    let row = |play| {
        let state = match table.decision() {
            Decision::Over => RowState::Closed(Closed::NotYourTurn),
            _ if current == Some(play) => RowState::Current(notice(legal, draft, play)),
            _ if is_done(table, play) => RowState::Done,
            _ if !decides => match why_closed(legal, play) {
                Some(Closed::By(by)) if by == play => RowState::Done,
                Some(by @ Closed::By(_)) => RowState::Closed(by),
                _ => RowState::Later(None),
            },
            // All expansions come first.
            decision if is_forced(decision) && current < Some(play) => {
                RowState::Later(ahead(legal, play))
            }
            _ => match why_closed(legal, play) {
                None => RowState::Open(notice(legal, draft, play)),
                Some(Closed::Needs(_)) => RowState::Later(ahead(legal, play)),
                Some(Closed::By(by)) if by == play => RowState::Done,
                Some(reason) => RowState::Closed(reason),
            },
        };
        Row { play, state }
    };
    Play::ALL.map(row).to_vec()
}

/// Whether something must be answered before any play goes on.
const fn is_forced(decision: Decision) -> bool {
    matches!(decision, Decision::Expand | Decision::Demote | Decision::Spirits)
}

/// Returns the play that is being put together.
fn current(table: &PublicState, draft: &Draft) -> Option<Play> {
    let kind = draft.kind.or(Kind::asked(table.decision()))?;
    match (kind, table.decision()) {
        (Kind::End, _) => Some(Play::End),
        (kind, decision) => play_of(kind, decision, table.turn.play),
    }
}

/// Whether a play was done in the turn, as far as the table shows it.
fn is_done(table: &PublicState, play: Play) -> bool {
    match play {
        Play::Draw | Play::Place | Play::Assign => play < table.turn.play,
        _ => false,
    }
}

/// Returns what is said of a play to come.
fn ahead(legal: &Legal, play: Play) -> Option<Notice> {
    match play {
        Play::End => {
            let skills = ready_champions(legal, Play::End);
            (!skills.is_empty()).then_some(Notice::Skills(skills))
        }
        _ => None,
    }
}

/// Returns the reason why a play can't be opened now, if it can't.
pub fn why_closed(legal: &Legal, play: Play) -> Option<Closed> {
    let table = &legal.view().table;
    let own = table.own();
    let now = table.turn.play;
    if table.is_over() {
        return Some(Closed::NotYourTurn);
    }
    if now > play {
        return Some(Closed::By(last_done(table)));
    }
    if table.decision() != Decision::Play && play <= Play::Draw {
        return Some(Closed::Needs(now));
    }
    let is_listed = |kind| legal.actions().iter().any(|&action: &Action| action.kind() == kind);
    let unless_listed = |kind, reason| (!is_listed(kind)).then_some(reason);
    let nobody = |trade| (own.count(trade) == 0).then_some(Closed::NoneThere);
    match play {
        Play::Third => {
            let bought = own.champions().count();
            if own.has_taken_the_third() {
                Some(Closed::ThirdTaken)
            } else if bought < BOUGHT {
                Some(Closed::NeedsChampions(BOUGHT as u8))
            } else if !own.has_a_full_market() {
                Some(Closed::NeedsMerchants(MERCHANTS))
            } else {
                none_on_show(table)
            }
        }
        Play::Buy => {
            let followers = own.followers.total();
            let prices = Slot::all().filter_map(|slot| table.price_in(slot));
            if own.has_bought_all() {
                Some(Closed::AllBought)
            } else if followers == 0 {
                Some(Closed::NoFollowers)
            } else {
                let dear = prices.min().filter(|&price| price > followers);
                none_on_show(table).or(dear.map(|price| Closed::TooDear(price, followers)))
            }
        }
        Play::Begin | Play::End => {
            if own.champions().next().is_none() {
                Some(Closed::NoChampion)
            } else if play == Play::End && now != Play::End {
                match ready_champions(legal, Play::End).is_empty() {
                    true => Some(Closed::NoSuchSkill),
                    false => Some(Closed::Needs(Play::Assign)),
                }
            } else {
                ready_champions(legal, play).is_empty().then_some(Closed::NoSuchSkill)
            }
        }
        Play::Mercenary => {
            nobody(Trade::Mercenary).or(unless_listed(Kind::Mercenary, Closed::NobodyThere))
        }
        Play::Mountaineer => {
            nobody(Trade::Mountaineer).or(unless_listed(Kind::Mountaineer, Closed::NobodyThere))
        }
        Play::Merchant => nobody(Trade::Merchant).or(own.is_on_gold().then_some(Closed::OnGold)),
        Play::Draw => None,
        Play::Place => (now < Play::Place).then_some(Closed::Needs(Play::Draw)),
        Play::Assign => (now < Play::Assign).then_some(Closed::Needs(Play::Place)),
    }
}

/// Returns the last play that was done in the turn: the one before the first that is open, unless that may be done
/// again and was.
fn last_done(table: &PublicState) -> Play {
    let now = table.turn.play;
    let has_begun = (0..MOST_CHAMPIONS).any(|place| table.turn.has_used(place));
    match now {
        Play::Begin if has_begun => now,
        _ => Play::ALL.get((now as usize).saturating_sub(1)).copied().unwrap_or(now),
    }
}

fn none_on_show(table: &PublicState) -> Option<Closed> {
    table.display.iter().all(Option::is_none).then_some(Closed::NoneOnShow)
}

fn notice(legal: &Legal, draft: &Draft, play: Play) -> Notice {
    let table = &legal.view().table;
    let own = table.own();
    match play {
        Play::Third | Play::Buy => {
            Notice::OnShow(table.display.iter().flatten().count() as u8, own.followers.total())
        }
        Play::Begin | Play::End => Notice::Skills(ready_champions(legal, play)),
        Play::Mercenary => Notice::Removes(1 + u8::from(own.helper(Trade::Mercenary).is_some())),
        Play::Mountaineer => Notice::Climbs(own.helper(Trade::Mountaineer).is_some()),
        Play::Merchant => Notice::Rises(points(own.step), points(own.step + own.merchant_steps())),
        Play::Draw if draft.kind == Some(Kind::Draw) => Notice::Taken(draft.clans.total(), DRAWN),
        Play::Draw => Notice::Must,
        Play::Place if is_forced(table.decision()) => {
            Notice::Expanding(Cascade::ahead(table).len())
        }
        Play::Place => Notice::Nothing,
        Play::Assign => Notice::ToGo(table.turn.drawn.total()),
    }
}

/// Returns the plays that are open beside the draw.
pub fn open_plays(legal: &Legal) -> Vec<Play> {
    let before = Play::ALL.into_iter().take_while(|&play| play < Play::Draw);
    before.filter(|&play| why_closed(legal, play).is_none()).collect()
}

/// Returns the play that gives up one of a trade.
pub const fn giving_up(trade: Trade) -> Play {
    match trade {
        Trade::Mercenary => Play::Mercenary,
        Trade::Merchant => Play::Merchant,
        Trade::Mountaineer => Play::Mountaineer,
    }
}
