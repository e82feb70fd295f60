//! Tips on the symbols of this game, in French.

use super::words::{card, kind, mark, suit, suits};
use crate::games::the_council::rules::components::{
    Card, DRAFTED, HANDS, Kind, LAST_RANK, PAWN_BID,
};
use crate::games::the_council::text::tip::{Tip, TipText};
use crate::text::french::words::seat_colour;

pub(in crate::games::the_council::text) static TIP: TipText = TipText { name, what };

fn name(of: Tip) -> String {
    match of {
        Tip::Suit(of) => return suit(of).to_owned(),
        Tip::Card(of) => return card(of).to_owned(),
        Tip::Kind(of) => return kind(of).to_owned(),
        Tip::Seat(of) => return format!("Joueur : {}", seat_colour(of)),
        Tip::Chips => "Jetons d’enseigne",
        Tip::Bid => "Mise",
        Tip::Traitors => "Jetons de traître",
        Tip::Rank => "Rang",
        Tip::Empire => "Empire",
        Tip::WouldCount => "Compterait",
        Tip::Collapse => "Effondrement",
        Tip::Doubled => "Doublé",
        Tip::Points => "Points à présent",
        Tip::Event => "Événement",
        Tip::EventRank => "Valeur de l’événement",
        Tip::Meter => "Toutes les mises",
        Tip::Success => "Réussite",
        Tip::Failure => "Échec",
        Tip::Highest => "La plus haute mise",
        Tip::Lowest => "La plus basse mise",
        Tip::Tie => "Égalité",
        Tip::Opener => "Ouverture",
        Tip::LowCard => "Carte la plus basse",
        Tip::Hand => "Manche",
        Tip::Draft => "Prise des cartes",
        Tip::Dealer => "Donneur",
        Tip::EventsLeft => "Événements à venir",
        Tip::EventDeck => "Pioche des événements",
        Tip::Drafted => "Cartes prises",
        Tip::Used => "Carte utilisée",
        Tip::Chosen => "Choix fait",
        Tip::Lead => "En tête",
        Tip::Reach => "Atteindre la valeur",
        Tip::Pass => "Passer",
        Tip::Hold => "Ne rien engager",
        Tip::Nearest => "Les plus près de l’empire",
        Tip::Reveals => "Révèle des éléments cachés",
    }
    .to_owned()
}

fn what(of: Tip) -> String {
    match of {
        Tip::Suit(of) => {
            return format!(
                "Une des six enseignes. Ses jetons ({}) se misent sur les événements de cette \
                 enseigne, et sa colonne dans la salle montre le rang de chacun.",
                suit(of)
            );
        }
        Tip::Card(of) => return whole_card(of),
        Tip::Kind(of) => return does(of),
        Tip::Seat(_) => "Marque les rangs, les jetons et les mises de ce joueur.",
        Tip::Chips => {
            "Se misent sur les événements de leur enseigne. Les jetons non misés restent pour les \
             manches suivantes."
        }
        Tip::Bid => "Les jetons misés sont perdus, que l’événement réussisse ou échoue.",
        Tip::Traitors => {
            "1 point chacun à la fin. Ils viennent des rangs échangés quand un événement échoue, et \
             des Cours."
        }
        Tip::Rank => {
            return format!(
                "La hauteur d’un joueur dans la colonne d’une enseigne, de 0 à {LAST_RANK}. Il ne \
                 rapporte des points que si l’enseigne s’effondre."
            );
        }
        Tip::Empire => {
            return format!(
                "La poutre montre le rang de l’empire dans l’enseigne. Il commence à {LAST_RANK} et \
                 perd 1 quand un événement de cette enseigne échoue."
            );
        }
        Tip::WouldCount => {
            "Un joueur est ici au-dessus de l’empire. Si c’est encore le cas après le dernier \
             événement de la manche, l’enseigne s’effondre et la partie finit."
        }
        Tip::Collapse => {
            "Une enseigne s’effondre si un joueur y est au-dessus de l’empire à la fin d’une manche. \
             La partie finit alors, et les rangs des enseignes effondrées sont des points."
        }
        Tip::Doubled => {
            "Les rangs d’un joueur au-dessus de l’empire comptent deux fois. Être au même rang ne \
             suffit pas."
        }
        Tip::Points => "Ce que chacun aurait si la partie finissait maintenant.",
        Tip::Event => {
            "L’empire a besoin des mises de tous pour le surmonter. Seuls les jetons et les cartes \
             de ses enseignes comptent."
        }
        Tip::EventRank => {
            "Si toutes les mises ensemble atteignent ce nombre, l’événement réussit. La valeur 0 \
             n’échoue jamais."
        }
        Tip::Meter => {
            "Se remplit avec chaque jeton et chaque Pion. Une fois pleine, l’événement réussit."
        }
        Tip::Success => "La plus haute mise dans chaque enseigne de l’événement gagne un rang.",
        Tip::Failure => {
            "Les plus basses mises dans chaque enseigne échangent un rang contre un jeton de \
             traître, et l’empire y perd 1."
        }
        Tip::Highest => {
            "Gagne un rang si l’événement réussit. Il faut au moins 1, et une égalité demande un \
             nombre pour la rompre."
        }
        Tip::Lowest => {
            "Échange un rang contre un jeton de traître si l’événement échoue. Passer vaut 0, et \
             tous les joueurs à égalité au plus bas échangent."
        }
        Tip::Tie => {
            "Personne ne gagne de rang tant que l’égalité dure. Un nombre plus bas passe avant un \
             plus haut."
        }
        Tip::Opener => "Ce joueur ouvre : il mise avant tous les autres, sans connaître leurs mises.",
        Tip::LowCard => {
            "Le joueur qui révèle la carte de plus basse valeur ouvre l’événement \
             suivant ; entre plusieurs, celui qui a misé le plus tard."
        }
        Tip::Hand => {
            return format!(
                "Une prise de cartes et les événements qui suivent. La partie finit par un \
                 effondrement, ou après la manche {HANDS}."
            );
        }
        Tip::Draft => {
            return format!(
                "Chacun choisit une carte, tous la montrent et les mains passent, {DRAFTED} fois. \
                 Chaque enseigne de votre carte rapporte un jeton."
            );
        }
        Tip::Dealer => {
            "Ouvre le premier événement de la manche. La donne passe ensuite au \
             voisin."
        }
        Tip::EventsLeft => {
            "Événements de cette manche encore à venir. L’effondrement se vérifie après le dernier."
        }
        Tip::EventDeck => "Les cartes non distribuées. Chaque événement est celle du dessus.",
        Tip::Drafted => {
            "Visibles de tous. Chacune peut être engagée une fois dans la manche, sur un événement \
             qui a une de ses enseignes."
        }
        Tip::Used => "Utilisée pour cette manche.",
        Tip::Chosen => "Ce joueur a choisi. Les cartes se montrent quand tous l’ont fait.",
        Tip::Lead => {
            "Remplit avec le moins de jetons qui soient la plus haute mise dans l’enseigne, en \
             l’état."
        }
        Tip::Reach => "Remplit avec le moins de jetons qui fassent réussir l’événement, en l’état.",
        Tip::Pass => "Ne mise rien. Vous pourrez encore engager des cartes.",
        Tip::Hold => "Garde toutes vos cartes pour les événements suivants.",
        Tip::Nearest => {
            "Les joueurs de plus haut rang dans une enseigne, à côté du rang de l’empire."
        }
        Tip::Reveals => {
            "Révèle des cartes cachées. Ensuite, on ne peut l’annuler que seul contre des robots, et \
             la partie compte alors comme assistée."
        }
    }
    .to_owned()
}

fn whole_card(of: Card) -> String {
    format!("{}, {}. {}", mark(of), suits(of.suits()), does(of.kind()))
}

/// What a card does when it is revealed.
fn does(of: Kind) -> String {
    match of {
        Kind::Ace => {
            "Rend votre mise sans limite dans son enseigne : l’événement réussit, et vous y êtes au \
             plus haut."
        }
        Kind::Number => {
            "Rompt les égalités dans ses enseignes : un nombre plus bas passe avant un plus haut."
        }
        Kind::Pawn => {
            return format!(
                "Ajoute {PAWN_BID} à votre mise dans chaque enseigne commune avec l’événement."
            );
        }
        Kind::Court => "Rapporte un jeton de traître si l’événement échoue.",
        Kind::Crown => {
            "Rapporte un rang dans son enseigne, que l’événement réussisse ou échoue."
        }
    }
    .to_owned()
}
