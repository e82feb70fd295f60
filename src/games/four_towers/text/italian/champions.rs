//! The champions in Italian.

use super::words::{clan, clan_of_several, counted, trade, trades};
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
        Some(Token::Gem) => "gemme".to_owned(),
        Some(Token::Spirit) => "spiriti".to_owned(),
        None => "senza gettoni".to_owned(),
    },
    title: "Campioni",
    one_a_turn: || format!("uno per turno, {BOUGHT} per partita"),
    deck: |count| format!("mazzo {count}"),
    deck_empty: "mazzo vuoto",
    price: |count| counted(count, "seguace", "seguaci"),
    free: "gratis, i mercanti restano",

    own: "I tuoi campioni",
    to_buy: |count| match count {
        1 => "ancora uno da comprare".to_owned(),
        count => format!("{count} da comprare"),
    },
    third: || format!("terzo: {MERCHANTS} mercanti"),
    none_yet: "ancora nessun campione",
    use_skill: |spends| match spends {
        Some(Token::Gem) => "Spendi 1 gemma",
        Some(Token::Spirit) => "Spendi 1 spirito",
        None => "Usa abilità",
    },
    use_loose_gem: "Gemma libera",
    tokens_left: |of, left| match of.token() {
        Some(Token::Spirit) => counted(left, "spirito rimasto", "spiriti rimasti"),
        _ => counted(left, "gemma rimasta", "gemme rimaste"),
    },

    passed: "è tardi",
    after: |of| format!("dopo la giocata {}", of.number()),
    with: |of| format!("con la giocata {}", of.number()),
    used: "già usato",
    empty: "niente da spendere",
    no_effect: "senza effetto",
};

pub(super) const fn name(of: Champion) -> &'static str {
    match of {
        Champion::ScarletMarshal => "Maresciallo scarlatto",
        Champion::AmberTactician => "Tattico d’ambra",
        Champion::EmeraldRecruiter => "Reclutatore smeraldo",
        Champion::AzureAmbassador => "Ambasciatore azzurro",
        Champion::Kindler => "Incendiario",
        Champion::Changeling => "Mutaforma",
        Champion::Slanderer => "Calunniatore",
        Champion::BoneForeman => "Capomastro delle ossa",
        Champion::FreeCaptain => "Capitano di ventura",
        Champion::GuildMatron => "Matrona della gilda",
        Champion::RidgeWarden => "Guardiano dei crinali",
        Champion::Quartermaster => "Quartiermastro",
        Champion::TowerChamberlain => "Ciambellano delle torri",
        Champion::AshOracle => "Oracolo delle ceneri",
        Champion::StarClimber => "Scalatore di stelle",
        Champion::ShepherdOfClans => "Pastore dei clan",
    }
}

/// The article of a name, with its blank.
const fn article(of: Champion) -> [&'static str; 2] {
    match of {
        Champion::AzureAmbassador | Champion::Kindler | Champion::AshOracle => ["l’", "L’"],
        Champion::StarClimber => ["lo ", "Lo "],
        Champion::GuildMatron => ["la ", "La "],
        _ => ["il ", "Il "],
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
            "Spendi 1 gemma: sposta un contadino rosso lungo una via; così un villaggio può \
             espandersi."
        }
        Champion::AmberTactician => {
            "Spendi 1 gemma: scambia due contadini di clan diversi in villaggi uniti da una via."
        }
        Champion::EmeraldRecruiter => {
            "Spendi 1 gemma: prendi dal tempio uno spirito come seguace del suo clan."
        }
        Champion::AzureAmbassador => "Spendi 1 gemma: il tuo segnalino sale di 1 casella.",
        Champion::Kindler => {
            "Spendi 1 spirito di questa carta: piazzalo in un villaggio della gola con esattamente \
             1 contadino."
        }
        Champion::Changeling => {
            "Spendi 1 spirito di questa carta: sostituisce un contadino di un altro clan in un \
             villaggio di valle o di collina."
        }
        Champion::Slanderer => {
            "Spendi 1 spirito di questa carta: un altro segnalino scende di 1 casella."
        }
        Champion::BoneForeman => {
            "Spendi 1 spirito di questa carta: assegnalo a uno dei tuoi mestieri."
        }
        Champion::FreeCaptain => {
            "Un mercenario sacrificato può togliere un secondo contadino dallo stesso villaggio."
        }
        Champion::GuildMatron => {
            return format!(
                "Un mercante sacrificato fa salire il tuo segnalino di {MATRON_STEPS} caselle, \
                 non di 1."
            );
        }
        Champion::RidgeWarden => {
            "Un montanaro sacrificato può anche spostare un contadino da una valle a una collina."
        }
        Champion::Quartermaster => "Assegna uno dei tuoi seguaci a uno dei tuoi mestieri.",
        Champion::TowerChamberlain => {
            "Se in questo turno hai creato un signore: prendi dal tempio uno spirito come seguace \
             del suo clan."
        }
        Champion::AshOracle => {
            "Se in questo turno hai creato un demone e un segnalino è sopra il tuo: il tuo sale di \
             1 casella."
        }
        Champion::StarClimber => "Se il tuo segnalino è ultimo da solo: sale di 1 casella.",
        Champion::ShepherdOfClans => {
            "Scambia uno dei tuoi seguaci con uno spirito del tempio di un altro clan."
        }
    }
    .to_owned()
}

pub(super) fn bonus(of: Champion) -> String {
    let bonus = of.bonus();
    let (one, several) = match bonus.counted {
        Counted::LordsOf(of) => {
            (format!("signore {}", clan(of)), format!("signori {}", clan_of_several(of)))
        }
        Counted::Lords => {
            ("signore di qualsiasi clan".to_owned(), "signori di qualsiasi clan".to_owned())
        }
        Counted::DemonsOf(of) => {
            (format!("demone {}", clan(of)), format!("demoni {}", clan_of_several(of)))
        }
        Counted::Demons => {
            ("demone di qualsiasi clan".to_owned(), "demoni di qualsiasi clan".to_owned())
        }
        Counted::Trade(of) => (trade(of).to_owned(), trades(of).to_lowercase()),
        Counted::TradeSets => {
            ("serie dei tre mestieri".to_owned(), "serie dei tre mestieri".to_owned())
        }
        Counted::Steps => (
            "casella del tuo segnalino sopra la partenza".to_owned(),
            "caselle del tuo segnalino sopra la partenza".to_owned(),
        ),
        Counted::FollowerSets => (
            "serie di seguaci dei quattro clan".to_owned(),
            "serie di seguaci dei quattro clan".to_owned(),
        ),
    };
    let points = bonus.points;
    let each = match bonus.every {
        1 => format!("{points} per ogni {one}"),
        every => format!("{points} ogni {every} {several}"),
    };
    match bonus.most {
        Some(most) => format!("{each}, al massimo {most}"),
        None => each,
    }
}

pub(super) fn when(of: When) -> String {
    match of {
        When::Begin => "Inizio turno".to_owned(),
        When::End => "Fine turno".to_owned(),
        When::GivingUp(Trade::Mercenary) => {
            format!("Con la giocata {}", Play::Mercenary.number())
        }
        When::GivingUp(Trade::Merchant) => format!("Con la giocata {}", Play::Merchant.number()),
        When::GivingUp(Trade::Mountaineer) => {
            format!("Con la giocata {}", Play::Mountaineer.number())
        }
    }
}
