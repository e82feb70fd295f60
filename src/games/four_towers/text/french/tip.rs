//! Tips on the symbols of this game, in French.

use super::champions::{bonus, name as champion, skill, when};
use super::cover::seat_colour;
use super::words::{clan, ring, trade};
use crate::games::four_towers::rules::components::{
    BOUGHT, Champion, DOUBLING, EXPANDS, FOLLOWERS, MAJORITY_POINTS, MERCENARIES, MERCHANTS, Ring,
    TOKENS, TRADE_POINTS, Trade,
};
use crate::games::four_towers::text::tip::{Tip, TipText};

pub(in crate::games::four_towers::text) static TIP: TipText = TipText { name, what };

fn name(of: Tip) -> String {
    match of {
        Tip::Clan(of) => return format!("Clan {}", clan(of)),
        Tip::Ring(of) => {
            return match of {
                Ring::Gorge => "La gorge",
                Ring::Valley => "Vallées",
                Ring::Hill => "Collines",
                Ring::Mountain => "Montagnes",
            }
            .to_owned();
        }
        Tip::Trade(of) => {
            return match of {
                Trade::Mercenary => "Mercenaire",
                Trade::Merchant => "Marchand",
                Trade::Mountaineer => "Montagnard",
            }
            .to_owned();
        }
        Tip::Champion(of) => return champion(of).to_owned(),
        Tip::Seat(of) => return format!("Joueur : {}", seat_colour(of)),
        Tip::Peasant => "Paysan",
        Tip::Spirit => "Esprit",
        Tip::Follower => "Partisan",
        Tip::Lord => "Seigneur",
        Tip::Demon => "Démon",
        Tip::Home => "Foyer",
        Tip::Outside => "Dehors",
        Tip::City => "Cité de feu",
        Tip::Tower => "La tour",
        Tip::Supply => "Réserve",
        Tip::Temple => "Le temple",
        Tip::Display => "Champions visibles",
        Tip::Deck => "Pioche des champions",
        Tip::Price => "Prix",
        Tip::Tokens => "Jetons",
        Tip::Bonus => "Bonus final",
        Tip::Begin => "Pouvoir de début",
        Tip::End => "Pouvoir de fin",
        Tip::Gem => "Gemme",
        Tip::Influence => "Influence",
        Tip::Down => "Marqueur vers le bas",
        Tip::Gold => "Sphère d’or",
        Tip::Doubled => "Doublé",
        Tip::Points => "Points actuels",
        Tip::Majority => "Le plus de montagnards",
        Tip::Market => "Marché complet",
        Tip::White => "Case blanche",
        Tip::TurnsLeft => "Tours restants",
        Tip::Plays => "Dix étapes",
        Tip::Closed => "Étape fermée",
        Tip::ToPlace => "À placer",
        Tip::ToKeep => "À garder",
        Tip::Expands => "S’étendrait",
        Tip::Waiting => "En attente",
        Tip::Cascade => "Une cascade",
        Tip::FilledIn => "Tout comme proposé",
        Tip::Follows => "Un seigneur suit",
        Tip::Spare => "Épargner",
        Tip::Reveals => "Révèle des éléments cachés",
    }
    .to_owned()
}

fn what(of: Tip) -> String {
    match of {
        Tip::Clan(of) => {
            return format!(
                "Un des quatre clans. Chacun de vos partisans du clan {0} compte une fois par \
                 seigneur {0}.",
                clan(of)
            );
        }
        Tip::Ring(Ring::Gorge) => {
            "L’anneau intérieur. Un chemin de chaque village mène dans la Cité."
        }
        Tip::Ring(Ring::Mountain) => "L’anneau extérieur. Un chemin de chaque village mène Dehors.",
        Tip::Ring(Ring::Valley) => "L’anneau des foyers, entre la gorge et les collines.",
        Tip::Ring(of @ Ring::Hill) => {
            return format!(
                "L’anneau entre les vallées et les montagnes. Un montagnard fait monter un paysan \
                 des {}.",
                ring(of)
            );
        }
        Tip::Trade(of) => return of_trade(of),
        Tip::Champion(of) => return whole_champion(of),
        Tip::Seat(_) => "Indique le marqueur, le panneau et le journal de ce joueur.",
        Tip::Peasant => {
            "Vit sur la carte ou attend dans la réserve. C’est vous qui dites où il va."
        }
        Tip::Spirit => {
            "Une figure dans le temple ou sur un champion. Des pouvoirs en font revenir \
             quelques-uns."
        }
        Tip::Follower => {
            return format!(
                "Rapporte à la fin un point par seigneur de son clan, et paie des champions. Vous \
                 pouvez en avoir {FOLLOWERS} de chaque clan."
            );
        }
        Tip::Lord => {
            "A été poussé Dehors. Les partisans de son clan valent plus, chez tous les joueurs."
        }
        Tip::Demon => {
            "A été poussé dans la Cité, ou l’y a suivi comme seigneur. Ne compte que pour certains \
             champions."
        }
        Tip::Home => {
            "Là où commence le premier paysan du clan. Si aucun village n’accueille vos paysans, \
             n’importe quel foyer le fait."
        }
        Tip::Outside => "Un paysan poussé par ici devient seigneur, et votre marqueur monte de 1.",
        Tip::City => {
            "Un paysan poussé ici devient démon, et un seigneur de son clan le suit. Vous pouvez \
             ensuite faire descendre de 1 un autre marqueur."
        }
        Tip::Tower => "Montre les seigneurs d’un clan, une fenêtre allumée pour chacun.",
        Tip::Supply => {
            "Les paysans que l’on peut encore prendre. La partie finit avec le tour qui la vide."
        }
        Tip::Temple => {
            "Contient des esprits et des gemmes. Tout ce qui est sacrifié, payé ou dépensé y va."
        }
        Tip::Display => {
            return format!(
                "Vous pouvez en acheter un par tour, et {BOUGHT} dans toute la partie."
            );
        }
        Tip::Deck => "Son ordre est la seule chose cachée de la partie.",
        Tip::Price => "Ce que coûte le champion : vos partisans, de n’importe quels clans.",
        Tip::Tokens => {
            return format!(
                "Le champion en reçoit {TOKENS}, et chaque usage du pouvoir en coûte 1. Ceux qui \
                 restent à la fin rapportent 1 point chacun."
            );
        }
        Tip::Bonus => "Les points que le champion rapporte à la fin de la partie.",
        Tip::Begin => "Agit avant de prendre des paysans, à l’étape 3. Une fois par tour.",
        Tip::End => "Agit après les affectations, à l’étape 10. Une fois par tour.",
        Tip::Gem => {
            "Paie le pouvoir de certains champions. Sur la piste, le premier marqueur qui \
             l’atteint la prend ; gardée jusqu’à la fin, elle rapporte 1 point."
        }
        Tip::Influence => {
            "Les points de votre case sur la piste. Le marqueur monte avec les seigneurs et les \
             marchands, et descend par les démons des autres."
        }
        Tip::Down => "Le marqueur descend de 1 case, jamais sous le noir et jamais depuis l’or.",
        Tip::Gold => "Le sommet de la piste. Un marqueur y est à l’abri pour de bon.",
        Tip::Doubled => {
            return format!(
                "L’influence compte deux fois à la fin. Il suffit d’avoir eu {DOUBLING} \
                 mercenaires ; cela reste s’ils partent."
            );
        }
        Tip::Points => "Ce que chacun aurait si la partie finissait maintenant.",
        Tip::Majority => {
            return format!(
                "Plus de montagnards que chacun des autres : {MAJORITY_POINTS} points chacun au \
                 lieu de {TRADE_POINTS}."
            );
        }
        Tip::Market => {
            return format!(
                "Les {MERCHANTS} cases sont prises. Avec {BOUGHT} champions achetés, un troisième \
                 est gratuit au début d’un tour."
            );
        }
        Tip::White => {
            "Accueille un marchand de n’importe quel clan, une fois prise la case de ce clan."
        }
        Tip::TurnsLeft => {
            "Tous ont le même nombre de tours. La réserve est vide après la dernière manche."
        }
        Tip::Plays => {
            "Toujours dans cet ordre. Prendre, placer et affecter sont obligatoires ; une étape \
             ferme toutes les précédentes."
        }
        Tip::Closed => "Une étape plus tardive est déjà faite. Annuler revient à avant elle.",
        Tip::ToPlace => "Le paysan qui va sur la carte. Vous pouvez en choisir un autre.",
        Tip::ToKeep => "Reste avec vous après le placement, comme partisan ou dans un métier.",
        Tip::Expands => {
            return format!(
                "Avec un de plus, il y a {EXPANDS} paysans : il en part un par chaque chemin."
            );
        }
        Tip::Waiting => "A assez de paysans pour s’étendre, et le fera avant toute autre chose.",
        Tip::Cascade => {
            "Une expansion remplit le village suivant. Leur nombre ne dépend pas de vos choix."
        }
        Tip::FilledIn => {
            "Joue le reste de la cascade comme il est proposé. C’est une convention, pas un \
             conseil."
        }
        Tip::Follows => {
            "Un seigneur du clan du démon devient démon lui aussi. Il ne fait descendre aucun \
             marqueur."
        }
        Tip::Spare => "Ne fait descendre aucun marqueur pour ce démon.",
        Tip::Reveals => {
            "Révèle un nouveau champion. Ensuite, on ne peut l’annuler que seul contre des robots, \
             et la partie compte alors comme assistée."
        }
    }
    .to_owned()
}

fn of_trade(of: Trade) -> String {
    match of {
        Trade::Mercenary => format!(
            "{TRADE_POINTS} points chacun, jusqu’à {MERCENARIES}, et {DOUBLING} doublent votre \
             influence. Sacrifié, un {} retire un paysan de la carte.",
            trade(of)
        ),
        Trade::Merchant => format!(
            "{TRADE_POINTS} points chacun, et {MERCHANTS} rendent gratuit un troisième champion. \
             Sacrifié, un {} fait monter votre marqueur de 1.",
            trade(of)
        ),
        Trade::Mountaineer => format!(
            "{TRADE_POINTS} points chacun, ou {MAJORITY_POINTS} si vous en avez le plus. Sacrifié, \
             un {} déplace un paysan des collines vers les montagnes.",
            trade(of)
        ),
    }
}

fn whole_champion(of: Champion) -> String {
    let skill = skill(of);
    let skill = skill.trim_end_matches('.');
    format!("{}. {skill} ; à la fin, {}.", when(of.when()), bonus(of))
}
