//! Boards of one's own, in French.

use super::words::{cities, of};
use crate::games::council_of_4::rules::board::{CityColour, FARTHEST, NoBoard, PlanFlaw, Road};
use crate::games::council_of_4::text::boards::BoardsText;
use crate::text::french::words::counted;

pub(in crate::games::council_of_4::text) static BOARDS: BoardsText = BoardsText {
    printed: "Imprimé",
    own: "Personnel",
    another: "Nouveau plateau",
    made: "Villes, couleurs et routes sont nouvelles. Les distances restent celles des plateaux imprimés.",
    edit: "Modifier",
    title: "Plateau personnel",
    choose: "Choisissez une ville pour changer ses routes, sa couleur ou sa place.",
    roads: "Routes",
    road,
    crosses: |other| format!("Couperait {}", road(other)),
    colour: "Couleur",
    stays_royal: "La reine part d’ici. Pour changer, rendez une autre ville royale.",
    exchange: "Échanger sa place avec",
    tokens: "Jetons de ville",
    dealt: "Mélangés à chaque partie",
    fixed: "Fixes",
    token: "Jeton",
    no_token: "La ville royale n’a pas de jeton.",
    code: "Code du plateau",
    copy_code: "Copier le code",
    code_copied: "Code copié.",
    use_code: "Ouvrir le code",
    undo: "Annuler",
    is_board: |roads, farthest| {
        format!(
            "{}, au plus {farthest} de ville à ville.",
            counted(roads as u64, "route", "routes")
        )
    },
    use_it: "Jouer sur ce plateau",
    name: "Nom",
    keep: "Garder",
    kept: "Plateaux gardés",
    name_it: "Donnez-lui d’abord un nom.",
    not_yet: "Ce n’est pas encore un plateau : voyez sous la carte.",
    kept_as: |name| format!("Gardé sous le nom « {name} »."),
    forget: |name| format!("Supprimer {name}"),
    not_kept: "Le navigateur n’a plus de place. Copiez plutôt son code.",
    flaw,
    no_board: |why| {
        match why {
        NoBoard::Parts => {
            "Un plateau s’écrit en trois chiffres, chacun 1 ou 2, ou par un code de trois ou quatre \
             parties séparées par des tirets."
                .to_owned()
        }
        NoBoard::Cities => {
            "La première partie d’un code a chaque ville une fois, à une place de sa région.".to_owned()
        }
        NoBoard::Colours => {
            "La deuxième partie d’un code a une couleur par ville : g, s, b, i, et r pour une seule."
                .to_owned()
        }
        NoBoard::Roads => "La troisième partie d’un code a deux lettres par route.".to_owned(),
        NoBoard::NoWay((from, to)) => {
            format!("Aucune route ne peut relier {} et {}.", from.name(), to.name())
        }
        NoBoard::RoadTwice(twice) => format!("La route {} y est deux fois.", road(twice)),
        NoBoard::Tokens => {
            "La quatrième partie d’un code a chaque jeton, de a à n, une fois.".to_owned()
        }
        NoBoard::Flawed(flawed) => flaw(flawed),
    }
    },
};

fn road((from, to): Road) -> String {
    format!("{}–{}", from.name(), to.name())
}

fn flaw(flawed: PlanFlaw) -> String {
    match flawed {
        PlanFlaw::Colour { colour, cities, needed } => {
            let of_colour = match colour {
                CityColour::Gold => "d’or",
                CityColour::Silver => "d’argent",
                CityColour::Bronze => "de bronze",
                CityColour::Iron => "de fer",
                CityColour::Royal => "royale",
            };
            format!(
                "{} {of_colour} au lieu de {needed}.",
                counted(cities as u64, "ville", "villes")
            )
        }
        PlanFlaw::Crossing(one, other) => format!("{} et {} se croisent.", road(one), road(other)),
        PlanFlaw::Apart(apart) => format!("Aucune route ne mène à {}.", cities(apart)),
        PlanFlaw::TooFar { from, to, roads } => format!(
            "{} est à {roads} routes {}. Le maximum est {FARTHEST}.",
            from.name(),
            of(to.name())
        ),
        PlanFlaw::TooMany => "Il y a déjà trop de plateaux. Rechargez la page.".to_owned(),
    }
}
