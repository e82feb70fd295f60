//! The champions in German.

use super::words::{counted, some_of, trade, whom};
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
        Some(Token::Gem) => "Edelsteine".to_owned(),
        Some(Token::Spirit) => "Geister".to_owned(),
        None => "keine Ladungen".to_owned(),
    },
    title: "Helden",
    one_a_turn: || format!("einer je Zug, {BOUGHT} je Partie"),
    deck: |count| format!("Stapel {count}"),
    deck_empty: "Stapel leer",
    price: |count| counted(count, "Anhänger", "Anhänger"),
    free: "kostenlos, Händler bleiben",

    own: "Deine Helden",
    to_buy: |count| match count {
        1 => "noch einer zu kaufen".to_owned(),
        count => format!("noch {count} zu kaufen"),
    },
    third: || format!("dritter: {MERCHANTS} Händler"),
    none_yet: "noch kein Held",
    use_skill: |spends| match spends {
        Some(Token::Gem) => "1 Edelstein zahlen",
        Some(Token::Spirit) => "1 Geist zahlen",
        None => "Benutzen",
    },
    use_loose_gem: "Freier Edelstein",
    tokens_left: |of, left| match of.token() {
        Some(Token::Spirit) => format!("noch {}", counted(left, "Geist", "Geister")),
        _ => format!("noch {}", counted(left, "Edelstein", "Edelsteine")),
    },

    passed: "vorbei",
    after: |of| format!("nach Zugart {}", of.number()),
    with: |of| format!("mit Zugart {}", of.number()),
    used: "in diesem Zug benutzt",
    empty: "keine Ladung mehr",
    no_effect: "jetzt wirkungslos",
};

pub(super) const fn name(of: Champion) -> &'static str {
    match of {
        Champion::ScarletMarshal => "Rotmarschall",
        Champion::AmberTactician => "Goldtaktiker",
        Champion::EmeraldRecruiter => "Grünwerber",
        Champion::AzureAmbassador => "Blauherold",
        Champion::Kindler => "Zündler",
        Champion::Changeling => "Wechselbalg",
        Champion::Slanderer => "Verleumder",
        Champion::BoneForeman => "Knochenvogt",
        Champion::FreeCaptain => "Freihauptmann",
        Champion::GuildMatron => "Gildenmutter",
        Champion::RidgeWarden => "Gratwächter",
        Champion::Quartermaster => "Zeugmeister",
        Champion::TowerChamberlain => "Turmkämmerer",
        Champion::AshOracle => "Aschenorakel",
        Champion::StarClimber => "Sternsteiger",
        Champion::ShepherdOfClans => "Hirte der Clans",
    }
}

/// The name as the subject of a sentence, but not at its beginning.
pub(super) fn the(of: Champion) -> String {
    let article = match of {
        Champion::GuildMatron => "die",
        Champion::AshOracle => "das",
        _ => "der",
    };
    format!("{article} {}", name(of))
}

/// The same at its beginning.
pub(super) fn the_first(of: Champion) -> String {
    let article = match of {
        Champion::GuildMatron => "Die",
        Champion::AshOracle => "Das",
        _ => "Der",
    };
    format!("{article} {}", name(of))
}

/// The name as the object of a sentence, and after "für".
pub(super) fn whom_champion(of: Champion) -> String {
    match of {
        Champion::GuildMatron | Champion::AshOracle => the(of),
        Champion::ShepherdOfClans => "den Hirten der Clans".to_owned(),
        of => format!("den {}", name(of)),
    }
}

pub(super) fn skill(of: Champion) -> String {
    match of {
        Champion::ScarletMarshal => {
            "Zahle 1 Edelstein: Bewege einen roten Bauern über einen Weg, auch in ein Dorf, das \
             sich dann ausbreitet."
        }
        Champion::AmberTactician => {
            "Zahle 1 Edelstein: Vertausche zwei Bauern verschiedener Clans aus Dörfern, die ein \
             Weg verbindet."
        }
        Champion::EmeraldRecruiter => {
            "Zahle 1 Edelstein: Nimm einen Geist aus dem Tempel als Anhänger seines Clans."
        }
        Champion::AzureAmbassador => "Zahle 1 Edelstein: Dein Marker steigt um 1 Feld.",
        Champion::Kindler => {
            "Zahle 1 Geist dieser Karte: Setze ihn in ein Dorf der Schlucht mit genau 1 Bauern."
        }
        Champion::Changeling => {
            "Zahle 1 Geist dieser Karte: Er ersetzt einen Bauern eines anderen Clans in einem Dorf \
             in Tal oder Hügeln."
        }
        Champion::Slanderer => "Zahle 1 Geist dieser Karte: Ein anderer Marker sinkt um 1 Feld.",
        Champion::BoneForeman => "Zahle 1 Geist dieser Karte: Teile ihn einem deiner Gewerbe zu.",
        Champion::FreeCaptain => {
            "Ein geopferter Söldner darf einen zweiten Bauern aus demselben Dorf entfernen."
        }
        Champion::GuildMatron => {
            return format!(
                "Ein geopferter Händler lässt deinen Marker um {MATRON_STEPS} Felder steigen statt \
                 um 1."
            );
        }
        Champion::RidgeWarden => {
            "Ein geopferter Bergsteiger darf auch einen Bauern aus einem Tal in die Hügel bewegen."
        }
        Champion::Quartermaster => "Teile einen deiner Anhänger einem deiner Gewerbe zu.",
        Champion::TowerChamberlain => {
            "Hast du in diesem Zug einen Herrn gemacht, dann nimm einen Geist aus dem Tempel als \
             Anhänger seines Clans."
        }
        Champion::AshOracle => {
            "Hast du in diesem Zug einen Dämon gemacht und steht ein Marker über deinem, steigt \
             deiner um 1 Feld."
        }
        Champion::StarClimber => "Steht dein Marker allein ganz hinten, steigt er um 1 Feld.",
        Champion::ShepherdOfClans => {
            "Tausche einen deiner Anhänger gegen einen Geist eines anderen Clans aus dem Tempel."
        }
    }
    .to_owned()
}

pub(super) fn bonus(of: Champion) -> String {
    let bonus = of.bonus();
    let (one, several) = match bonus.counted {
        Counted::LordsOf(of) => (format!("{} Herrn", whom(of)), format!("{} Herren", some_of(of))),
        Counted::Lords => {
            ("Herrn irgendeines Clans".to_owned(), "Herren beliebiger Clans".to_owned())
        }
        Counted::DemonsOf(of) => {
            (format!("{} Dämon", whom(of)), format!("{} Dämonen", some_of(of)))
        }
        Counted::Demons => {
            ("Dämon irgendeines Clans".to_owned(), "Dämonen beliebiger Clans".to_owned())
        }
        Counted::Trade(of) => (trade(of).to_owned(), trade(of).to_owned()),
        Counted::TradeSets => {
            ("Satz der drei Gewerbe".to_owned(), "Sätze der drei Gewerbe".to_owned())
        }
        Counted::Steps => (
            "Schritt deines Markers über dem Start".to_owned(),
            "Schritte deines Markers über dem Start".to_owned(),
        ),
        Counted::FollowerSets => (
            "Satz Anhänger aller vier Clans".to_owned(),
            "Sätze Anhänger aller vier Clans".to_owned(),
        ),
    };
    let points = bonus.points;
    let each = match bonus.every {
        1 => format!("{points} für jeden {one}"),
        every => format!("{points} für je {every} {several}"),
    };
    match bonus.most {
        Some(most) => format!("{each}, höchstens {most}"),
        None => each,
    }
}

pub(super) fn when(of: When) -> String {
    match of {
        When::Begin => "Am Zuganfang".to_owned(),
        When::End => "Am Zugende".to_owned(),
        When::GivingUp(Trade::Mercenary) => format!("Mit Zugart {}", Play::Mercenary.number()),
        When::GivingUp(Trade::Merchant) => format!("Mit Zugart {}", Play::Merchant.number()),
        When::GivingUp(Trade::Mountaineer) => {
            format!("Mit Zugart {}", Play::Mountaineer.number())
        }
    }
}
