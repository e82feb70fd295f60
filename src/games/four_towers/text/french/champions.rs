//! The champions in French.

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
        Some(Token::Gem) => "gemmes".to_owned(),
        Some(Token::Spirit) => "esprits".to_owned(),
        None => "sans jetons".to_owned(),
    },
    title: "Les champions",
    one_a_turn: || format!("un par tour, {BOUGHT} par partie"),
    deck: |count| format!("pioche {count}"),
    deck_empty: "pioche vide",
    price: |count| counted(count, "partisan", "partisans"),
    free: "gratuit, les marchands restent",

    own: "Vos champions",
    to_buy: |count| match count {
        1 => "encore un à acheter".to_owned(),
        count => format!("{count} à acheter"),
    },
    third: || format!("troisième : {MERCHANTS} marchands"),
    none_yet: "pas encore de champion",
    use_skill: |spends| match spends {
        Some(Token::Gem) => "Dépenser 1 gemme",
        Some(Token::Spirit) => "Dépenser 1 esprit",
        None => "Utiliser",
    },
    use_loose_gem: "Gemme libre",
    tokens_left: |of, left| match of.token() {
        Some(Token::Spirit) => counted(left, "esprit restant", "esprits restants"),
        _ => counted(left, "gemme restante", "gemmes restantes"),
    },

    passed: "passé",
    after: |of| format!("après l’étape {}", of.number()),
    with: |of| format!("avec l’étape {}", of.number()),
    used: "utilisé ce tour",
    empty: "plus rien à dépenser",
    no_effect: "sans effet",
};

pub(super) const fn name(of: Champion) -> &'static str {
    match of {
        Champion::ScarletMarshal => "Maréchal écarlate",
        Champion::AmberTactician => "Tacticien d’ambre",
        Champion::EmeraldRecruiter => "Recruteur émeraude",
        Champion::AzureAmbassador => "Ambassadeur d’azur",
        Champion::Kindler => "Boutefeu",
        Champion::Changeling => "Changelin",
        Champion::Slanderer => "Calomniateur",
        Champion::BoneForeman => "Contremaître des os",
        Champion::FreeCaptain => "Capitaine d’aventure",
        Champion::GuildMatron => "Doyenne de guilde",
        Champion::RidgeWarden => "Gardien des crêtes",
        Champion::Quartermaster => "Intendant",
        Champion::TowerChamberlain => "Chambellan des tours",
        Champion::AshOracle => "Oracle des cendres",
        Champion::StarClimber => "Grimpeur d’étoiles",
        Champion::ShepherdOfClans => "Berger des clans",
    }
}

/// The article of a name, with its blank.
const fn article(of: Champion) -> [&'static str; 2] {
    match of {
        Champion::AzureAmbassador | Champion::Quartermaster | Champion::AshOracle => ["l’", "L’"],
        Champion::GuildMatron => ["la ", "La "],
        _ => ["le ", "Le "],
    }
}

pub(super) fn the(of: Champion) -> String {
    let [small, _] = article(of);
    format!("{small}{}", name(of))
}

pub(super) fn the_first(of: Champion) -> String {
    let [_, capital] = article(of);
    format!("{capital}{}", name(of))
}

pub(super) fn skill(of: Champion) -> String {
    match of {
        Champion::ScarletMarshal => {
            "Dépensez 1 gemme : déplacez un paysan rouge par un chemin, ce qui peut étendre un \
             village."
        }
        Champion::AmberTactician => {
            "Dépensez 1 gemme : échangez deux paysans de clans différents entre des villages que \
             relie un chemin."
        }
        Champion::EmeraldRecruiter => {
            "Dépensez 1 gemme : prenez un esprit du temple comme partisan de son clan."
        }
        Champion::AzureAmbassador => "Dépensez 1 gemme : votre marqueur monte de 1 case.",
        Champion::Kindler => {
            "Dépensez 1 esprit de cette carte : placez-le dans un village de la gorge qui a \
             exactement 1 paysan."
        }
        Champion::Changeling => {
            "Dépensez 1 esprit de cette carte : il remplace un paysan d’un autre clan dans un \
             village de vallée ou de colline."
        }
        Champion::Slanderer => {
            "Dépensez 1 esprit de cette carte : un autre marqueur descend de 1 case."
        }
        Champion::BoneForeman => {
            "Dépensez 1 esprit de cette carte : affectez-le à l’un de vos métiers."
        }
        Champion::FreeCaptain => {
            "Un mercenaire sacrifié peut retirer un deuxième paysan du même village."
        }
        Champion::GuildMatron => {
            return format!(
                "Un marchand sacrifié fait monter votre marqueur de {MATRON_STEPS} cases au lieu \
                 de 1."
            );
        }
        Champion::RidgeWarden => {
            "Un montagnard sacrifié peut aussi déplacer un paysan d’une vallée vers une colline."
        }
        Champion::Quartermaster => "Affectez un de vos partisans à l’un de vos métiers.",
        Champion::TowerChamberlain => {
            "Si vous avez fait un seigneur ce tour-ci : prenez un esprit du temple comme partisan \
             de son clan."
        }
        Champion::AshOracle => {
            "Si vous avez fait un démon ce tour-ci et qu’un marqueur est plus haut que le vôtre : \
             le vôtre monte de 1 case."
        }
        Champion::StarClimber => {
            "Si votre marqueur est dernier, et seul à l’être : il monte de 1 case."
        }
        Champion::ShepherdOfClans => {
            "Échangez un de vos partisans contre un esprit d’un autre clan du temple."
        }
    }
    .to_owned()
}

pub(super) fn bonus(of: Champion) -> String {
    let bonus = of.bonus();
    let (one, several) = match bonus.counted {
        Counted::LordsOf(of) => {
            (format!("seigneur {}", clan(of)), format!("seigneurs {}s", clan(of)))
        }
        Counted::Lords => ("seigneur de tout clan".to_owned(), "seigneurs de tout clan".to_owned()),
        Counted::DemonsOf(of) => (format!("démon {}", clan(of)), format!("démons {}s", clan(of))),
        Counted::Demons => ("démon de tout clan".to_owned(), "démons de tout clan".to_owned()),
        Counted::Trade(of) => (trade(of).to_owned(), format!("{}s", trade(of))),
        Counted::TradeSets => {
            ("série des trois métiers".to_owned(), "séries des trois métiers".to_owned())
        }
        Counted::Steps => (
            "case de votre marqueur au-dessus du départ".to_owned(),
            "cases de votre marqueur au-dessus du départ".to_owned(),
        ),
        Counted::FollowerSets => (
            "série de partisans des quatre clans".to_owned(),
            "séries de partisans des quatre clans".to_owned(),
        ),
    };
    let points = bonus.points;
    let each = match bonus.every {
        1 => format!("{points} par {one}"),
        every => format!("{points} pour {every} {several}"),
    };
    match bonus.most {
        Some(most) => format!("{each}, {most} au plus"),
        None => each,
    }
}

pub(super) fn when(of: When) -> String {
    match of {
        When::Begin => "Début du tour".to_owned(),
        When::End => "Fin du tour".to_owned(),
        When::GivingUp(Trade::Mercenary) => {
            format!("Avec l’étape {}", Play::Mercenary.number())
        }
        When::GivingUp(Trade::Merchant) => format!("Avec l’étape {}", Play::Merchant.number()),
        When::GivingUp(Trade::Mountaineer) => {
            format!("Avec l’étape {}", Play::Mountaineer.number())
        }
    }
}
