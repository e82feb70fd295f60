//! The champions in English.

use super::words::{clan, counted, trade};
use crate::games::four_towers::rules::components::{
    BOUGHT, Champion, Counted, MATRON_STEPS, MERCHANTS, Token, Trade, When,
};
use crate::games::four_towers::rules::state::Play;
use crate::games::four_towers::text::champions::ChampionsText;

pub(in crate::games::four_towers::text) static CHAMPIONS: ChampionsText = ChampionsText {
    name,
    the,
    skill,
    bonus,
    when,
    tokens: |of| match of {
        Some(Token::Gem) => "gems".to_owned(),
        Some(Token::Spirit) => "spirits".to_owned(),
        None => "no tokens".to_owned(),
    },
    title: "Champions",
    one_a_turn: || format!("one a turn, {BOUGHT} a game"),
    deck: |count| format!("deck {count}"),
    deck_empty: "deck empty",
    price: |count| counted(count, "follower"),
    free: "free, merchants stay",

    own: "Your champions",
    to_buy: |count| match count {
        1 => "one more to buy".to_owned(),
        count => format!("{count} to buy"),
    },
    third: || format!("third: {MERCHANTS} merchants"),
    none_yet: "no champion yet",
    use_skill: |spends| match spends {
        Some(Token::Gem) => "Use 1 gem",
        Some(Token::Spirit) => "Use 1 spirit",
        None => "Use skill",
    },
    use_loose_gem: "Use loose gem",
    tokens_left: |of, left| match of.token() {
        Some(Token::Spirit) => format!("{} left", counted(left, "spirit")),
        _ => format!("{} left", counted(left, "gem")),
    },

    passed: "passed",
    after: |of| format!("after play {}", of.number()),
    with: |of| format!("with play {}", of.number()),
    used: "used this turn",
    empty: "nothing left to spend",
    no_effect: "no effect now",
};

pub(super) const fn name(of: Champion) -> &'static str {
    match of {
        Champion::ScarletMarshal => "Scarlet Marshal",
        Champion::AmberTactician => "Amber Tactician",
        Champion::EmeraldRecruiter => "Emerald Recruiter",
        Champion::AzureAmbassador => "Azure Ambassador",
        Champion::Kindler => "Kindler",
        Champion::Changeling => "Changeling",
        Champion::Slanderer => "Slanderer",
        Champion::BoneForeman => "Bone Foreman",
        Champion::FreeCaptain => "Free Captain",
        Champion::GuildMatron => "Guild Matron",
        Champion::RidgeWarden => "Ridge Warden",
        Champion::Quartermaster => "Quartermaster",
        Champion::TowerChamberlain => "Tower Chamberlain",
        Champion::AshOracle => "Ash Oracle",
        Champion::StarClimber => "Star Climber",
        Champion::ShepherdOfClans => "Shepherd of Clans",
    }
}

pub(super) fn the(of: Champion) -> String {
    format!("the {}", name(of))
}

pub(super) fn the_first(of: Champion) -> String {
    format!("The {}", name(of))
}

pub(super) fn skill(of: Champion) -> String {
    match of {
        Champion::ScarletMarshal => {
            "Spend 1 gem: move a red peasant along a line, which can make a village expand."
        }
        Champion::AmberTactician => {
            "Spend 1 gem: swap two peasants of different clans in villages joined by a line."
        }
        Champion::EmeraldRecruiter => {
            "Spend 1 gem: take a spirit from the temple as a follower of its clan."
        }
        Champion::AzureAmbassador => "Spend 1 gem: your marker goes up 1 space.",
        Champion::Kindler => {
            "Spend 1 spirit of this card: place it in a gorge village with exactly 1 peasant."
        }
        Champion::Changeling => {
            "Spend 1 spirit of this card: it replaces a peasant of another clan in a valley or \
             hill village."
        }
        Champion::Slanderer => "Spend 1 spirit of this card: another marker goes down 1 space.",
        Champion::BoneForeman => "Spend 1 spirit of this card: put it into one of your trades.",
        Champion::FreeCaptain => {
            "A mercenary you give up may remove a second peasant from the same village."
        }
        Champion::GuildMatron => {
            return format!(
                "A merchant you give up moves your marker {MATRON_STEPS} spaces, not 1."
            );
        }
        Champion::RidgeWarden => {
            "A mountaineer you give up may also move a peasant from a valley to a hill village."
        }
        Champion::Quartermaster => "Move one of your followers into one of your trades.",
        Champion::TowerChamberlain => {
            "If you made a lord this turn: take a spirit from the temple as a follower of its clan."
        }
        Champion::AshOracle => {
            "If you made a demon this turn and a marker is above yours: yours goes up 1 space."
        }
        Champion::StarClimber => "If your marker is last, and alone there: it goes up 1 space.",
        Champion::ShepherdOfClans => {
            "Exchange one of your followers for a spirit of another clan from the temple."
        }
    }
    .to_owned()
}

pub(super) fn bonus(of: Champion) -> String {
    let bonus = of.bonus();
    let (one, several) = match bonus.counted {
        Counted::LordsOf(of) => (format!("{} lord", clan(of)), format!("{} lords", clan(of))),
        Counted::Lords => ("lord of any clan".to_owned(), "lords of any clan".to_owned()),
        Counted::DemonsOf(of) => (format!("{} demon", clan(of)), format!("{} demons", clan(of))),
        Counted::Demons => ("demon of any clan".to_owned(), "demons of any clan".to_owned()),
        Counted::Trade(of) => (trade(of).to_owned(), format!("{}s", trade(of))),
        Counted::TradeSets => {
            ("set of the three trades".to_owned(), "sets of the three trades".to_owned())
        }
        Counted::Steps => (
            "space of your marker above the start".to_owned(),
            "spaces of your marker above the start".to_owned(),
        ),
        Counted::FollowerSets => (
            "set of followers of all four clans".to_owned(),
            "sets of followers of all four clans".to_owned(),
        ),
    };
    let points = bonus.points;
    let each = match bonus.every {
        1 => format!("{points} for each {one}"),
        every => format!("{points} for every {every} {several}"),
    };
    match bonus.most {
        Some(most) => format!("{each}, at most {most}"),
        None => each,
    }
}

pub(super) fn when(of: When) -> String {
    match of {
        When::Begin => "Beginning of turn".to_owned(),
        When::End => "End of turn".to_owned(),
        When::GivingUp(Trade::Mercenary) => format!("With play {}", Play::Mercenary.number()),
        When::GivingUp(Trade::Merchant) => format!("With play {}", Play::Merchant.number()),
        When::GivingUp(Trade::Mountaineer) => format!("With play {}", Play::Mountaineer.number()),
    }
}
