//! What the names in the texts of the rules stand for. Whatever has a number gets it from the rules.

use super::{CONTENTS, Topic};
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::components::{
    BOUGHT, Champion, Clan, DISPLAY, DOUBLING, DRAWN, EXPANDS, FOLLOWERS, GEM_STEPS,
    MAJORITY_POINTS, MERCENARIES, MERCHANTS, MOUNTAINEER_SPACES, ONE_PRICE, PEASANTS, PLAYERS,
    Ring, TEMPLE_GEMS, TOKEN_POINTS, TOKENS, TOP, TRACK, TRADE_POINTS, Trade, Village, gems,
    points, start_gems, supply, turns,
};
use crate::games::four_towers::rules::{Action, View};
use crate::games::four_towers::scene::lesson::{Lesson, Saying};
use crate::games::four_towers::text::moves::head;
use crate::games::four_towers::text::tip::{Symbol, Tip};
use crate::games::four_towers::text::ways::ways;
use crate::games::four_towers::text::{Subjects, file, manual, said};
use crate::scene::lesson::Curriculum;
use crate::text::files::Read;
use crate::text::rules::course::{Lessons, Value, values};
use crate::text::rules::{Contents, Manual, Ruled};
use crate::text::tip::Tip as HouseTip;
use crate::text::{name_of, text};
use crate::vocabulary;

vocabulary! {
    /// The pictures; the page draws them with the pieces of the game.
    pub enum Picture {
        /// Followers times lords, and the points that they make.
        Score = "score",
        /// The whole map with its towers.
        Map = "map",
        /// One figure in all its forms.
        People = "people",
        /// The mats of a player.
        Mats = "mats",
        /// The ten plays, with the compulsory ones filled.
        Turn = "turn",
        /// Villages that take a peasant, and others that don't.
        Place = "place",
        /// A village that expands.
        Expansion = "expansion",
        /// A peasant that becomes a lord.
        Lord = "lord",
        /// A peasant that becomes a demon, and the lord that follows.
        Demon = "demon",
        /// A champion with its parts.
        Champion = "champion",
        /// The influence track with markers and gems.
        Track = "track",
    }
}

vocabulary! {
    /// Symbols that the page lists with their meanings.
    pub enum Drawing {
        /// The four clans.
        Clans = "clan-symbols",
        /// The forms of a figure.
        People = "people-symbols",
        /// What stands on the table.
        Table = "table-symbols",
        /// The three trades.
        Trades = "trade-symbols",
        /// All champions.
        Champions = "champions",
        /// Their prices.
        Prices = "prices",
    }
}

/// What stands on the table.
const TABLE_SYMBOLS: [Tip; 7] = [
    Tip::Of(Symbol::Home),
    Tip::Of(Symbol::Expands),
    Tip::Of(Symbol::Influence),
    Tip::Of(Symbol::Gem),
    Tip::Of(Symbol::Doubled),
    Tip::Of(Symbol::White),
    Tip::Of(Symbol::Points),
];

/// The example of the score: the followers of a clan and its lords.
pub const EXAMPLE: (u16, u16) = (3, 2);

impl Ruled for FourTowers {
    type Topic = Topic;
    /// Points.
    type Amount = u16;
    type Tip = Tip;
    type Picture = Picture;
    type Drawing = Drawing;

    const RULINGS: u8 = 53;
    const CONTENTS: Contents<Topic> = CONTENTS;

    const VALUES: &'static [(&'static str, Value<FourTowers>)] = values! {
        names;
        "turns": Saying::Aim { turns } | Saying::End { turns, .. } | Saying::Harm { turns, .. } => text().course().turns(turns);
        "peasants": Saying::Draw { clans } => text().course().some_peasants(clans);
        "there": Saying::Place { there, .. } | Saying::Prepare { there, .. } => text().course().some_peasants(there);
        "village": Saying::Place { village, .. } | Saying::Lord { village, .. } | Saying::Prepare { village, .. } => text().names().village_name(village);
        "clan": Saying::Place { clan, .. } | Saying::Keep { clan, .. } | Saying::Lord { clan, .. } | Saying::Demon { clan, .. } | Saying::Rise { clan, .. } | Saying::Demote { clan, .. } | Saying::Harm { clan, .. } => text().names().clan_name(clan);
        "other": Saying::Keep { other, .. } => text().names().clan_name(other);
        "ways": Saying::Expand { village, clans } => text().course().ways(&ways(village, clans));
        "followers": Saying::Lord { followers, clan, .. } => text().course().some_followers(followers, clan);
        "lords": Saying::Gather { lords, clan } => text().course().some_lords(lords, clan);
        "points": Saying::Keep { .. } => text().names().some_points(TRADE_POINTS), Saying::Lord { points, .. } | Saying::Demon { points, .. } | Saying::End { points, .. } | Saying::Rise { points, .. } | Saying::Demote { points, .. } | Saying::Trade { points } | Saying::Harm { points, .. } | Saying::Farewell { points: (points, _) } => text().names().some_points(points), Saying::Gather { lords, .. } => text().names().some_points(lords.into());
        "most": Saying::Rise { most, .. } => most.to_string();
        "others": Saying::Harm { others, .. } => text().names().some_points(others);
        "other-points": Saying::Farewell { points: (_, other) } => other.to_string();
        "follower-points": Saying::End { from_followers, .. } => from_followers.to_string();
        "champion": Saying::Champion { champion, .. } => text().course().the_champion(champion);
        "bought": Saying::Champion { .. } => BOUGHT.to_string();
        "price": Saying::Champion { price, .. } => text().champions().costs(price);
        "merchant": Saying::Merchant { clan, .. } => text().course().the_merchant(clan);
        "name": Saying::Demon { seat, .. } | Saying::Demote { seat, .. } => name_of(names, seat).into_owned();
        "before": Saying::Lord { influence: (before, _), .. } | Saying::Merchant { influence: (before, _), .. } | Saying::Demon { influence: (before, _), .. } | Saying::Demote { influence: (before, _), .. } => before.to_string();
        "after": Saying::Lord { influence: (_, after), .. } | Saying::Merchant { influence: (_, after), .. } | Saying::Demon { influence: (_, after), .. } | Saying::Demote { influence: (_, after), .. } => after.to_string();
    };

    fn manual() -> &'static Manual<FourTowers> {
        static READ: Read<Manual<FourTowers>> = Read::none();
        READ.get(&manual::FILES, |language| {
            let [rules, rulings] = [manual::rules(language), manual::rulings(language)];
            Manual::read(rules, rulings, manual::vocabulary(language))
        })
    }

    fn number(name: &str) -> Option<u16> {
        let (followers, lords) = EXAMPLE;
        let villages =
            |ring| Village::ALL.into_iter().filter(|of| of.ring() == ring).count() as u16;
        let gem = |place: usize| GEM_STEPS.get(place).map(|&step| points(step));
        // One of each clan stands on its home.
        let spirits = |players| u16::from(PEASANTS - supply(players) - 1);
        // The last space that is worth one point more than the one before it.
        let slow_top = TRACK.windows(2).take_while(|two| two[1] - two[0] == 1).last()?[1];
        Some(match name {
            "zero" => 0,
            "one" => 1,
            "clans" => Clan::COUNT as u16,
            "peasants" => PEASANTS.into(),
            "villages" => Village::COUNT as u16,
            "gorge-villages" => villages(Ring::Gorge),
            "valley-villages" => villages(Ring::Valley),
            "hill-villages" => villages(Ring::Hill),
            "mountain-villages" => villages(Ring::Mountain),
            "lines" => Village::Askar.lines().len() as u16,
            "drawn" => DRAWN.into(),
            "expands" => EXPANDS.into(),
            "fewest-players" => (*PLAYERS.start()).into(),
            "most-players" => (*PLAYERS.end()).into(),
            "supply-2" => supply(2).into(),
            "supply-3" => supply(3).into(),
            "spirits-2" => spirits(2),
            "spirits-3" => spirits(3),
            "turns-2" => u16::from(turns(2)) / 2,
            "turns-3" => u16::from(turns(3)) / 3,
            "turns-4" => u16::from(turns(4)) / 4,
            "gems" => PLAYERS.map(gems).max()?.into(),
            "start-2-1" => start_gems(2, 0).into(),
            "start-3-1" => start_gems(3, 0).into(),
            "start-3-2" => start_gems(3, 1).into(),
            "start-4-1" => start_gems(4, 0).into(),
            "start-4-2" => start_gems(4, 1).into(),
            "start-4-3" => start_gems(4, 2).into(),
            "one-price" => ONE_PRICE.into(),
            "track-gems" => GEM_STEPS.len() as u16,
            "temple-gems" => TEMPLE_GEMS.into(),
            "gem-1" => gem(0)?,
            "gem-2" => gem(1)?,
            "gem-3" => gem(2)?,
            "gem-4" => gem(3)?,
            "gem-5" => gem(4)?,
            "track-spaces" => TRACK.len() as u16,
            "slow-top" => slow_top.into(),
            "top" => points(TOP),
            "followers" => FOLLOWERS.into(),
            "mercenaries" => MERCENARIES.into(),
            "doubling" => DOUBLING.into(),
            "merchants" => MERCHANTS.into(),
            "mountaineers" => MOUNTAINEER_SPACES.len() as u16,
            "champions" => Champion::COUNT as u16,
            "display" => DISPLAY as u16,
            "bought" => BOUGHT as u16,
            "tokens" => TOKENS.into(),
            "example-followers" => followers,
            "example-lords" => lords,
            _ => return None,
        })
    }

    fn amount(name: &str) -> Option<u16> {
        let (followers, lords) = EXAMPLE;
        Some(match name.strip_suffix(" points")? {
            "trade" => TRADE_POINTS,
            "majority" => MAJORITY_POINTS,
            "token" => TOKEN_POINTS,
            "example-score" => followers * lords,
            _ => return None,
        })
    }

    fn amount_in_words(of: u16) -> String {
        text().names().some_points(of)
    }

    fn tip(of: Tip) -> [String; 2] {
        [of.name(), of.what()]
    }

    fn topic(of: Tip) -> Topic {
        match of {
            Tip::Clan(_) | Tip::Ring(_) | Tip::Seat(_) => Topic::Table,
            Tip::Of(Symbol::Peasant | Symbol::Spirit | Symbol::Home) => Topic::Table,
            Tip::Of(Symbol::Supply | Symbol::Temple | Symbol::Tower) => Topic::Table,
            Tip::Of(Symbol::Plays | Symbol::Closed | Symbol::TurnsLeft) => Topic::Turn,
            Tip::Of(Symbol::ToPlace) => Topic::Draw,
            Tip::Of(Symbol::Expands | Symbol::Waiting | Symbol::Cascade) => Topic::Expand,
            Tip::Of(Symbol::FilledIn) => Topic::Expand,
            Tip::Of(Symbol::Lord | Symbol::Demon | Symbol::Outside | Symbol::City) => Topic::Lords,
            Tip::Of(Symbol::Follows | Symbol::Spare) => Topic::Lords,
            Tip::Trade(_) => Topic::Assign,
            Tip::Of(Symbol::Follower | Symbol::ToKeep | Symbol::White) => Topic::Assign,
            Tip::Of(Symbol::Market | Symbol::Majority) => Topic::Assign,
            Tip::Champion(_) => Topic::Champions,
            Tip::Of(Symbol::Display | Symbol::Deck | Symbol::Price) => Topic::Champions,
            Tip::Of(Symbol::Tokens | Symbol::Bonus | Symbol::Begin) => Topic::Champions,
            Tip::Of(Symbol::End) => Topic::Champions,
            Tip::Of(Symbol::Influence | Symbol::Gem | Symbol::Gold) => Topic::Influence,
            Tip::Of(Symbol::Doubled | Symbol::Down) => Topic::Influence,
            Tip::Of(Symbol::Points) => Topic::End,
            Tip::Of(Symbol::Reveals) => Topic::Hidden,
        }
    }

    fn topic_of_house(of: HouseTip) -> Topic {
        match of {
            HouseTip::Hint | HouseTip::Why | HouseTip::Undo | HouseTip::Redo => Topic::Hidden,
            HouseTip::Confirm | HouseTip::Moves | HouseTip::Skip => Topic::Turn,
            _ => Topic::Aim,
        }
    }

    fn explained_by(of: Drawing) -> Vec<Tip> {
        match of {
            Drawing::Clans => Clan::ALL.map(Tip::Clan).into(),
            Drawing::People => [
                Tip::Of(Symbol::Peasant),
                Tip::Of(Symbol::Spirit),
                Tip::Of(Symbol::Follower),
                Tip::Of(Symbol::Lord),
                Tip::Of(Symbol::Demon),
            ]
            .into(),
            Drawing::Table => TABLE_SYMBOLS.into(),
            Drawing::Trades => Trade::ALL.map(Tip::Trade).into(),
            Drawing::Champions => Champion::ALL.map(Tip::Champion).into(),
            Drawing::Prices => Vec::new(),
        }
    }

    fn lessons(of: Curriculum) -> Option<&'static Lessons<FourTowers>> {
        static FIRST_GAME: Read<Lessons<FourTowers>> = Read::none();
        static PLAYING_WELL: Read<Lessons<FourTowers>> = Read::none();
        let (read, text) = match of {
            Curriculum::FirstGame => (&FIRST_GAME, file::lessons as fn(_) -> _),
            Curriculum::PlayingWell => (&PLAYING_WELL, file::playing_well as fn(_) -> _),
        };
        Some(read.get(&file::FILES, |language| Lessons::read(text(language))))
    }

    fn lesson(lesson: Lesson) -> String {
        text().course().title(lesson)
    }

    fn task(action: Action, view: &View) -> String {
        let (say, table) = (text().course(), &view.table);
        let champion = |slot| table.champion_in(slot);
        match action {
            Action::Demote(_) => say.demote().to_owned(),
            Action::Expand { village, clans } => say.expand(&ways(village, clans)),
            Action::Draw(clans) => say.draw(clans),
            Action::Place { clan, village } => say.place(clan, village),
            Action::Assign { clan, space } => say.assign(clan, space),
            Action::Merchant(clan) => say.merchant(clan),
            Action::Mountaineer { clan, from, to } => {
                say.mountaineer(said::course::Mountaineer { of: clan, from, to })
            }
            Action::Buy { slot, .. } if let Some(champion) = champion(slot) => say.buy(champion),
            // No lesson has another task.
            _ => head(table, action, &[]),
        }
    }
}
