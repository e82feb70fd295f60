//! What the game is about, what lies on the table, and how it is set up.

use crate::games::council_of_4::rules::board::City;
use crate::games::council_of_4::rules::components::Bonus::Vp;
use crate::games::council_of_4::rules::components::QUEENS_REWARDS;
use crate::games::council_of_4::rules::components::{
    CARDS_PER_COLOUR, COUNCIL_SIZE, COUNCILLORS_PER_COLOUR, Colour, JOKERS, LAST_MERCHANT_VP,
    LAST_NOBILITY_SPACE, MERCHANTS, MOST_COINS, MOST_NEUTRAL_MERCHANTS, PERMITS_PER_REGION,
    PLAYERS, Permit, RESERVE_SIZE, RewardTile, STARTING_COINS, STARTING_HAND, STARTING_SERVANTS,
    Token,
};
use crate::games::council_of_4::text::rules::Block::{Heading, List, Picture as Show, Steps, Text};
use crate::games::council_of_4::text::rules::Ruling::{R5, R12, R17};
use crate::games::council_of_4::text::rules::Span::{
    Amount, Number as N, Ruling as See, See as In, Strong as B, Symbol as S, Words as W,
};
use crate::games::council_of_4::text::rules::{Picture, Section, Topic};
use crate::games::council_of_4::text::tip::Tip;
use crate::record::SeatColour;

pub(super) static AIM: Section = Section {
    title: "Le but",
    blocks: &[
        Text(&[
            W("Quatre conseils décident qui peut commercer dans "),
            N(City::ALL.len() as u16),
            W(" villes. Avec des cartes politiques vous gagnez la faveur d’un conseil, vous en \
               recevez des permis, et avec les permis vous placez vos "),
            N(MERCHANTS as u16),
            W(" marchands, ville par ville."),
        ]),
        Text(&[
            W("Ce qui décide, ce sont les points de victoire "),
            S(Tip::Vp),
            W(
                ", en bref PV. Les uns se gagnent en chemin, les autres s’ajoutent à la fin. Le plus \
               de PV gagne.",
            ),
        ]),
        Heading("Comment une chose en amène une autre"),
        Steps(&[
            &[
                W(
                    "Élisez des conseillers dont vous avez les couleurs : vos cartes conviennent alors \
                   mieux à un conseil, et un permis coûte moins. Voir ",
                ),
                In(Topic::Elect),
                W(" et "),
                In(Topic::Acquire),
                W("."),
            ],
            &[
                W("Un permis donne ses bonus aussitôt et plus tard un marchand dans une de ses \
                   villes. Voir "),
                In(Topic::Place),
                W("."),
            ],
            &[W("La reine vous mène à toute ville, sans permis. Voir "), In(Topic::Queen), W(".")],
            &[
                W(
                    "Un marchand rapporte le jeton de sa ville, et de toutes vos villes reliées à elle. \
                   Voir ",
                ),
                In(Topic::Chains),
                W("."),
            ],
            &[
                W(
                    "Toutes les villes d’une région ou d’une couleur donnent une tuile de récompense à \
                   qui les a le premier. Voir ",
                ),
                In(Topic::Tiles),
                W("."),
            ],
        ]),
        Heading("Quand cela finit"),
        Text(&[
            W("Quelqu’un place le premier le dernier de ses "),
            N(MERCHANTS as u16),
            W(" marchands, pour "),
            Amount(Vp(LAST_MERCHANT_VP as u8)),
            W(". Chacun des autres a encore un tour, puis le reste s’ajoute. Voir "),
            In(Topic::End),
            W("."),
        ]),
    ],
};

pub(super) static TABLE: Section = Section {
    title: "La table",
    blocks: &[
        Heading("La carte"),
        List(&[
            &[
                B("Régions : "),
                W("littoral "),
                S(Tip::Region(crate::games::council_of_4::rules::board::Region::Coast)),
                W(", collines "),
                S(Tip::Region(crate::games::council_of_4::rules::board::Region::Hills)),
                W(" et montagnes "),
                S(Tip::Region(crate::games::council_of_4::rules::board::Region::Mountains)),
                W(", avec les villes A à E, F à J et K à O. Tout ce qui va par lettre suit cet \
                   ordre."),
            ],
            &[
                B("Les routes "),
                W(
                    "relient les villes, aussi d’une région à l’autre. Elles comptent pour les chaînes \
                   et pour le chemin de la reine, pour rien d’autre.",
                ),
            ],
            &[
                B("Couleurs des villes : "),
                W("or, argent, bronze et fer, montrées par l’anneau et le signe. Une ville est \
                   royale : elle n’a pas de jeton, et la reine en part."),
            ],
            &[
                B("Jetons de ville : "),
                N(Token::COUNT as u16),
                W(
                    " en tout, un dans chaque ville sauf la royale. Ils y restent toute la partie et \
                   peuvent payer encore et encore.",
                ),
            ],
        ]),
        Show(
            Picture::City,
            "La ville Indur sur son anneau de bronze, avec la reine à gauche, un jeton de deux \
             serviteurs à droite et trois marchands dessous : une tête ronde, une carrée et une \
             triangulaire.",
            &[W("Une ville avec son anneau et son signe, son jeton, la reine, et des marchands \
                   dessous. La tête d’un marchand dit à qui il est.")],
        ),
        Heading("À côté de la carte"),
        List(&[
            &[
                B("Sous chaque région "),
                W("sont son conseil de "),
                N(COUNCIL_SIZE as u16),
                W(
                    ", deux permis visibles (premier et second), la pile des autres avec leur nombre, \
                   et la tuile de récompense de la région.",
                ),
            ],
            &[
                B("La cour, "),
                W(
                    "c’est le conseil de la reine, ses récompenses, les tuiles des couleurs de ville, \
                   la réserve de ",
                ),
                N(RESERVE_SIZE as u16),
                W(" conseillers, et le nombre de cartes politiques dans la pioche et la défausse."),
            ],
            &[
                B("Deux pistes "),
                W("comptent la noblesse de 0 à "),
                N(LAST_NOBILITY_SPACE as u16),
                W(" et les pièces de 0 à "),
                N(MOST_COINS as u16),
                W("."),
            ],
            &[
                B("Chaque place "),
                W("a une forme à elle, "),
                S(Tip::Seat(SeatColour::Scarlet)),
                W(" "),
                S(Tip::Seat(SeatColour::Cobalt)),
                W(" "),
                S(Tip::Seat(SeatColour::Forest)),
                W(" "),
                S(Tip::Seat(SeatColour::Amber)),
                W(" "),
                S(Tip::Seat(SeatColour::Onyx)),
                W(", sur les marchands, les pistes et le journal. Son panneau montre PV, pièces, \
                   serviteurs, cartes en main, noblesse, permis prêts et en tout, marchands à placer \
                   et tuiles."),
            ],
        ]),
        Heading("Ce qui est caché"),
        Text(&[W(
            "Sont cachés les cartes d’une main, l’ordre de la pioche et l’ordre des piles de permis ; \
               ce qui a été mis sous une pile est connu. Tout le reste est visible : combien de \
               cartes a chacun, la défausse, les permis utilisés ou non, serviteurs, pièces, tuiles, \
               les deux pistes.",
        )]),
    ],
};

pub(super) static SETUP: Section = Section {
    title: "Mise en place et plateaux",
    blocks: &[
        Steps(&[
            &[
                W(
                    "On choisit un côté pour chacune des trois régions, ce qui fait huit plateaux. Les ",
                ),
                N(Token::COUNT as u16),
                W(
                    " jetons sont mélangés, un dans chaque ville sauf la royale, d’où part la reine.",
                ),
            ],
            &[
                W("Les "),
                N(PERMITS_PER_REGION as u16),
                W(" permis de chaque région sont mélangés. Deux sont retournés, le premier \
                   emplacement avant le second. À deux, les marchands neutres viennent avant, voir "),
                In(Topic::TwoPlayers),
                W("."),
            ],
            &[
                W("Les "),
                N(COUNCILLORS_PER_COLOUR as u16 * Colour::ALL.len() as u16),
                W(" conseillers sont mélangés : "),
                N(COUNCIL_SIZE as u16),
                W(" dans chacun des quatre conseils, "),
                N(RESERVE_SIZE as u16),
                W(" dans la réserve."),
            ],
            &[
                W("Qui commence est tiré au sort ou choisi. Le tour passe ensuite de place en \
                   place. "),
                See(R17),
            ],
            &[
                W("Dans cet ordre on reçoit "),
                N(STARTING_COINS[0] as u16),
                W(", "),
                N(STARTING_COINS[1] as u16),
                W(", "),
                N(STARTING_COINS[2] as u16),
                W(" et "),
                N(STARTING_COINS[3] as u16),
                W(" pièces, et "),
                N(STARTING_SERVANTS[0]),
                W(", "),
                N(STARTING_SERVANTS[1]),
                W(", "),
                N(STARTING_SERVANTS[2]),
                W(" et "),
                N(STARTING_SERVANTS[3]),
                W(" serviteurs : qui attend plus longtemps a davantage. Chacun reçoit "),
                N(STARTING_HAND as u16),
                W(" cartes politiques et commence à 0 PV et 0 en noblesse."),
            ],
        ]),
        Heading("Ce qu’il y a"),
        List(&[
            &[
                N(Permit::COUNT as u16),
                W(" permis, "),
                N(Token::COUNT as u16),
                W(" jetons de ville, "),
                N(RewardTile::ALL.len() as u16),
                W(" tuiles de récompense, "),
                N(QUEENS_REWARDS.len() as u16),
                W(" récompenses de la reine."),
            ],
            &[
                N(COUNCILLORS_PER_COLOUR as u16 * Colour::ALL.len() as u16),
                W(" conseillers, "),
                N(COUNCILLORS_PER_COLOUR as u16),
                W(" de chacune des "),
                N(Colour::ALL.len() as u16),
                W(" couleurs."),
            ],
            &[
                N(CARDS_PER_COLOUR as u16 * Colour::ALL.len() as u16 + JOKERS as u16),
                W(" cartes politiques : "),
                N(CARDS_PER_COLOUR as u16),
                W(" de chaque couleur et "),
                N(JOKERS as u16),
                W(" jokers."),
            ],
            &[
                W("De "),
                N(*PLAYERS.start() as u16),
                W(" à "),
                N(*PLAYERS.end() as u16),
                W(" joueurs, avec "),
                N(MERCHANTS as u16),
                W(" marchands chacun."),
            ],
        ]),
        Heading("Les huit plateaux"),
        Text(&[W(
            "Le côté d’une région décide de ses routes intérieures et des couleurs de ses villes. Sur \
               chaque plateau 5 villes sont d’or, 4 d’argent, 3 de bronze, 2 de fer et 1 royale : \
               Juvelar avec le côté 1 des collines, Graden avec le côté 2. Six routes vont d’une \
               région à l’autre ; cinq sont toujours les mêmes, la sixième est Hellar–Merkatim avec \
               le côté 1 des collines et Juvelar–Merkatim avec le côté 2.",
        )]),
        Show(
            Picture::Boards,
            "Les huit plateaux en petit, chacun avec ses routes et les couleurs de ses villes.",
            &[W("Les nombres sont les côtés du littoral, des collines et des montagnes.")],
        ),
        Heading("Une variante"),
        Text(&[
            W("Les deux premiers bonus de la piste de noblesse sont sur les cases 2 et 4, comme \
               imprimé sur le plateau, ou sur 1 et 3. On le choisit avec le plateau. "),
            See(R12),
        ]),
    ],
};

pub(super) static TWO_PLAYERS: Section = Section {
    title: "À deux joueurs",
    blocks: &[
        Text(&[
            W(
                "À deux, des marchands qui ne sont à personne occupent quelques villes dès le début. ",
            ),
            S(Tip::Neutral),
        ]),
        Steps(&[
            &[W("Avant qu’un permis soit visible, on tire au hasard un permis de chaque région.")],
            &[W("Un marchand neutre est placé dans chaque ville de ces permis, un par ville.")],
            &[W("Les permis tirés sont remélangés dans leurs piles.")],
        ]),
        Text(&[
            W("Il y en a donc de 3 à "),
            N(MOST_NEUTRAL_MERCHANTS as u16),
            W(". Placer à côté de l’un coûte autant qu’à côté d’un marchand de l’autre joueur. "),
            See(R5),
            W(" Ils ne gagnent rien, ne prennent aucune tuile et ne bougent jamais."),
        ]),
        Show(
            Picture::Neutral,
            "Deux villes : l’une avec un marchand neutre seul, l’autre avec un neutre et un écarlate.",
            &[W("Placer dans la première coûte un serviteur, dans la seconde deux à tout autre \
                 qu’écarlate.")],
        ),
    ],
};
