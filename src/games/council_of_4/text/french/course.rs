//! The lessons in French.

use super::words::{
    cards, cities, coins, colour, counted, listed, of_council, of_region, servants,
};
use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::rules::board::City;
use crate::games::council_of_4::rules::components::{
    Colour, LAST_MERCHANT_VP, MERCHANTS, MOST_PERMITS_VP, NOBILITY_FIRST_VP, NOBILITY_SECOND_VP,
};
use crate::games::council_of_4::rules::state::PublicState;
use crate::games::council_of_4::scene::lesson::{Lesson, Saying};
use crate::games::council_of_4::scene::outcome::Totals;
use crate::games::council_of_4::text::course::CourseText;
use crate::games::council_of_4::text::letters;
use crate::text::people::name_of;

pub(in crate::games::council_of_4::text) static COURSE: CourseText = CourseText {
    lesson: |lesson| match lesson {
        Lesson::Aim => "Le but",
        Lesson::Elect => "Élire",
        Lesson::Acquire => "Acquérir un permis",
        Lesson::Place => "Placer un marchand",
        Lesson::Chains => "Les chaînes",
        Lesson::Queen => "La reine",
        Lesson::Quick => "Actions rapides",
        Lesson::End => "La noblesse et la fin",
    },
    sentence,
    detail,
    task,
};

fn sentence(saying: &Saying) -> &'static str {
    match saying {
        Saying::Aim => {
            "Gagnez le plus de points de victoire en plaçant des marchands dans les villes."
        }
        Saying::Turn { .. } => {
            "Un tour : piochez une carte, prenez une action principale, et une rapide si vous voulez."
        }
        Saying::Elect { .. } => "Qui est élu entre par la flèche, et un autre sort.",
        Saying::EndTurn { .. } => "Votre tour finit quand vous le dites.",
        Saying::Acquire { .. } => "Des cartes aux couleurs d’un conseil achètent un de ses permis.",
        Saying::Place { .. } => "Un permis place un marchand dans une de ses villes.",
        Saying::Chain { .. } => {
            "Les routes relient vos marchands, et chaque ville reliée paie de nouveau."
        }
        Saying::Queen { .. } => "Avec la reine, vous placez un marchand sans permis.",
        Saying::Quick { .. } => "Une action rapide par tour, avant ou après la principale.",
        Saying::Nobility { .. } => "Quelques cases de la piste de noblesse paient.",
        Saying::End => "Qui place le premier son dernier marchand ouvre la dernière manche.",
        Saying::Farewell => "Voilà le jeu.",
    }
}

fn detail(saying: &Saying, names: &[String]) -> String {
    match saying {
        Saying::Aim => format!(
            "L’écu porte vos points. Vous avez {MERCHANTS} marchands ; qui les place tous le premier \
             rapproche la fin."
        ),
        Saying::Turn { hand } => format!(
            "Vous avez pioché, et tenez {}. Il y a quatre actions principales et quatre rapides.",
            cards((*hand).into())
        ),
        Saying::Elect { council, enters, leaves, coins: gained, before, after } => format!(
            "Vous gagnez {}. Avec un {} de plus et un {} de moins, un permis du conseil {} coûte à \
             vos cartes {} au lieu de {}.",
            coins(*gained),
            lower(*enters),
            lower(*leaves),
            of_council(*council),
            coins(after.coins),
            before.coins,
        ),
        Saying::EndTurn { next } => format!(
            "Votre action principale est faite, et rien n’oblige à une rapide. {} joue ensuite.",
            name_of(names, *next)
        ),
        Saying::Acquire { price, permit, gains, .. } => format!(
            "Plus il y a de cartes, moins il faut de pièces : {} et {} achètent {}. Il rapporte \
             aussitôt {}.",
            cards(u16::from(price.cards)),
            coins(price.coins),
            letters(*permit),
            totals(gains),
        ),
        Saying::Place { city, servants: paid, gains } => format!(
            "Il y a déjà un marchand à {}, ce qui vous coûte {}. Le jeton de la ville rapporte {}.",
            City::name(*city),
            servants(*paid),
            totals(gains),
        ),
        Saying::Chain { city, joined, tokens, gains } => {
            let verb = if *tokens < 2 { "rapporte" } else { "rapportent" };
            format!(
                "{} rejoint {} : {} {verb} {}.",
                City::name(*city),
                cities(*joined),
                counted(*tokens as u64, "jeton", "jetons"),
                totals(gains),
            )
        }
        Saying::Queen { city, roads, way, price } => format!(
            "{} contentent son conseil pour {}. Son chemin de {} jusqu’à {} coûte encore {}.",
            cards(u16::from(price.cards)),
            coins(price.coins),
            counted(*roads, "route", "routes"),
            City::name(*city),
            coins(*way),
        ),
        Saying::Quick { coins: paid, servants: gained } => format!(
            "Pour {} vous engagez {}. Les autres : changer des permis, envoyer un serviteur élire, \
             acheter une action principale de plus.",
            coins(*paid),
            servants(*gained),
        ),
        Saying::Nobility { permit, space } => format!(
            "Le permis {} vous mène à la case {space}, où le jeton d’une de vos villes paie encore \
             une fois. Vous choisissez lequel.",
            letters(*permit),
        ),
        Saying::End => format!(
            "Cela rapporte {LAST_MERCHANT_VP} PV. Comptent ensuite les tuiles des régions et couleurs \
             complètes, {NOBILITY_FIRST_VP} et {NOBILITY_SECOND_VP} PV pour la noblesse, \
             {MOST_PERMITS_VP} pour le plus de permis."
        ),
        Saying::Farewell => {
            "La table dit ce que chaque action coûte et rapporte avant que vous la preniez, et \
             pourquoi une autre n’est pas possible."
                .to_owned()
        }
    }
}

fn task(action: Action, table: &PublicState) -> String {
    match action {
        Action::Elect { colour, council } => {
            format!("élisez {} au conseil {}", lower(colour), of_council(council))
        }
        Action::Acquire { region, slot, payment } => format!(
            "prenez le permis {} pour {}",
            table.permit(region, slot).map(letters).unwrap_or_default(),
            cards(payment.len().into()),
        ),
        Action::Place { permit, city } => {
            format!("placez un marchand à {} avec le permis {}", city.name(), letters(permit))
        }
        Action::PlaceWithQueen { city, payment } => {
            format!("menez la reine à {} pour {}", city.name(), cards(payment.len().into()))
        }
        Action::EngageServant => "engagez un serviteur".to_owned(),
        Action::ChangePermits { region: of } => format!("changez les permis {}", of_region(of)),
        Action::SendServant { colour, council } => {
            format!(
                "envoyez un serviteur élire {} au conseil {}",
                lower(colour),
                of_council(council)
            )
        }
        Action::AdditionalMain => "achetez une action principale de plus".to_owned(),
        Action::EndTurn => "finissez votre tour".to_owned(),
        Action::ChooseToken { .. } => "choisissez une ville dont le jeton paie encore".to_owned(),
        Action::ChooseTokens { .. } => {
            "choisissez deux villes dont les jetons paient encore".to_owned()
        }
        Action::TakePermit { .. } | Action::DeclinePermit => {
            "prenez un permis, ou aucun".to_owned()
        }
        Action::RepeatPermit { .. } => "choisissez un permis à répéter".to_owned(),
    }
}

fn lower(of: Colour) -> String {
    colour(of).to_lowercase()
}

fn totals(of: &Totals) -> String {
    let counts = [
        (of.coins, "pièce", "pièces"),
        (of.servants, "serviteur", "serviteurs"),
        (of.cards, "carte", "cartes"),
        (of.nobility, "pas de noblesse", "pas de noblesse"),
        (of.main_actions, "action principale en plus", "actions principales en plus"),
    ];
    let counts = counts.into_iter().filter(|(amount, ..)| *amount > 0);
    let mut all: Vec<String> =
        counts.map(|(amount, one, several)| counted(amount, one, several)).collect();
    all.extend((of.vp > 0).then(|| format!("{} PV", of.vp)));
    listed(&all)
}
