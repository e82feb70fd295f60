//! A turn and what can be done in it.

use crate::games::council_of_4::rules::components::Bonus::{Coins, Servants};
use crate::games::council_of_4::rules::components::{
    ADDITIONAL_MAIN_SERVANTS, CHANGE_PERMITS_SERVANTS, COUNCIL_PRICES, COUNCIL_SIZE,
    ELECTION_COINS, JOKER_PRICE, RESERVE_SIZE, ROAD_PRICE, SEND_SERVANTS, SERVANT_PRICE,
    SERVANTS_ENGAGED, SERVANTS_PER_OTHER_MERCHANT, STARTING_HAND,
};
use crate::games::council_of_4::text::rules::Block::{
    Heading, List, Picture as Show, Prices, Steps, Text,
};
use crate::games::council_of_4::text::rules::Ruling::{
    R1, R2, R3, R4, R5, R8, R9, R18, R19, R20, R21, R22, R24,
};
use crate::games::council_of_4::text::rules::Span::{
    Amount, Number as N, Ruling as See, See as In, Strong as B, Symbol as S, Words as W,
};
use crate::games::council_of_4::text::rules::{Picture, Section, Topic};
use crate::games::council_of_4::text::tip::Tip;

pub(super) static TURN: Section = Section {
    title: "Un tour",
    blocks: &[
        Show(
            Picture::Turn,
            "Une carte politique, puis une action principale et une action rapide dans l’ordre qu’on \
             veut, puis la fin du tour.",
            &[W("Une carte, une action principale, une action rapide si l’on veut, et la fin du \
                   tour.")],
        ),
        Steps(&[
            &[
                W("Vous piochez une carte politique. Cela se fait de soi-même au début du tour. "),
                See(R1),
            ],
            &[
                W("Vous prenez "),
                B("une action principale"),
                W(", qui est obligatoire, et pouvez prendre "),
                B("une action rapide"),
                W(". L’une ou l’autre peut venir d’abord."),
            ],
            &[W("Vous finissez le tour vous-même, après une action principale.")],
        ]),
        Text(&[
            W("Qui commence la partie décide la première fois avec "),
            N(STARTING_HAND as u16 + 1),
            W(" cartes : "),
            N(STARTING_HAND as u16),
            W(" de la donne et une qui vient d’être piochée."),
        ]),
        Heading("Les quatre actions principales"),
        List(&[
            &[In(Topic::Elect)],
            &[In(Topic::Acquire)],
            &[In(Topic::Place)],
            &[In(Topic::Queen)],
        ]),
        Heading("Actions principales en plus"),
        Text(&[
            W("Elles viennent de la quatrième action rapide, de l’étoile "),
            S(Tip::MainAction),
            W(
                " d’un permis et de la piste de noblesse. Elles sont facultatives et s’additionnent. \
               Elles ne donnent pas de seconde action rapide, mais l’action rapide peut venir avant, \
               entre ou après les actions principales. La première action principale d’un tour est \
               l’obligatoire, quoi qui l’ait payée. Ce qui reste à la fin du tour est perdu. ",
            ),
            See(R19),
        ]),
        Heading("Ce qui vaut toujours"),
        List(&[
            &[
                W("Une action n’est possible que si tout ce qu’elle coûte peut être payé avant \
                   qu’elle rapporte quoi que ce soit. "),
                See(R4),
            ],
            &[
                W("Tant qu’un bonus attend votre choix, seules ses réponses sont possibles. "),
                See(R20),
            ],
            &[W("Élire est toujours possible : personne n’est jamais bloqué. "), See(R2)],
            &[W("La partie n’a pas de limite de tours. "), See(R24)],
        ]),
    ],
};

pub(super) static ELECT: Section = Section {
    title: "Élire un conseiller",
    blocks: &[
        Steps(&[
            &[W("Prenez un conseiller de la réserve et mettez-le dans l’un des quatre conseils, \
                   celui de la reine compris.")],
            &[
                W("Il entre par la flèche "),
                S(Tip::Arrow),
                W(". Les autres avancent d’un rang, et celui du bout sort vers la réserve."),
            ],
            &[W("Gagnez "), Amount(Coins(ELECTION_COINS)), W(".")],
        ]),
        Show(
            Picture::Election,
            "Un conseil d’orange, noir, violet et blanc à partir de la flèche. Après l’élection de \
             rose, c’est rose, orange, noir et violet, et blanc est à côté.",
            &[W("Rose entre par la flèche, blanc sort à l’autre bout.")],
        ),
        Text(&[
            W("La réserve a "),
            N(RESERVE_SIZE as u16),
            W(" conseillers avant et après : il y a toujours quelqu’un à élire. "),
            See(R2),
            W(" La couleur qui entre peut être celle qui sort. Les pièces au-delà du bout de la \
               piste sont perdues. "),
            See(R9),
        ]),
    ],
};

pub(super) static ACQUIRE: Section = Section {
    title: "Acquérir un permis",
    blocks: &[
        Text(&[
            W("Choisissez une région et satisfaites son conseil : défaussez de 1 à "),
            N(COUNCIL_SIZE as u16),
            W(
                " cartes politiques, chacune pour un autre conseiller. Une couleur convient autant de \
               fois qu’elle y siège ; un joker convient à tout conseiller. Payez ensuite selon le \
               nombre de cartes, et ",
            ),
            Amount(Coins(JOKER_PRICE)),
            W(" de plus par joker."),
        ]),
        Show(
            Picture::Payment,
            "Le conseil orange, noir, violet, orange. Les cartes orange, violette et joker conviennent \
             à trois d’entre eux. Quatre pièces et une pièce font cinq.",
            &[
                W("Trois cartes coûtent "),
                N(COUNCIL_PRICES[2] as u16),
                W(", le joker parmi elles "),
                N(JOKER_PRICE as u16),
                W(" de plus."),
            ],
        ),
        Prices,
        Text(&[
            W(
                "Vous pouvez employer moins de cartes que possible, et des jokers là où une couleur \
               suffirait. ",
            ),
            See(R3),
            W(" Quel conseiller un joker représente ne change rien. "),
            See(R22),
        ]),
        Heading("Prenez ensuite un des deux permis"),
        Steps(&[
            &[W("Les cartes vont à la défausse.")],
            &[W("Le permis est à vous. Ses bonus se gagnent de gauche à droite, comme imprimé.")],
            &[
                W("Quand tous sont faits, choix compris, son emplacement se remplit de la pile. "),
                See(R21),
                W(" Sans permis dans la pile, il reste vide. "),
                See(R18),
            ],
        ]),
        Show(
            Picture::Permits,
            "Deux permis visibles des collines, le premier pour F, I et J avec un serviteur et un pas \
             de noblesse, et la pile à côté.",
            &[W(
                "Les lettres sont les villes où le permis peut servir : le premier à Framek, Indur ou \
                   Juvelar.",
            )],
        ),
        Heading("Ce qui n’est pas possible"),
        List(&[
            &[W("Prendre un permis d’une pile, ou les deux permis en une action.")],
            &[W("Défausser des cartes qui ne conviennent à personne.")],
            &[W("Payer avec ce que le permis rapportera. "), See(R4)],
        ]),
    ],
};

pub(super) static PLACE: Section = Section {
    title: "Placer avec un permis",
    blocks: &[
        Steps(&[
            &[W("Choisissez un de vos permis non utilisés, et une ville de ses lettres.")],
            &[
                W("La ville n’a pas encore de marchand à vous. Payez "),
                Amount(Servants(SERVANTS_PER_OTHER_MERCHANT as u8)),
                W(" pour chaque marchand d’un autre qui y est. "),
                See(R5),
            ],
            &[
                W("Placez un marchand. Ce que cela rapporte est dit dans "),
                In(Topic::Chains),
                W("."),
            ],
        ]),
        Show(
            Picture::UsedPermit,
            "Un permis pour H et I, et le même permis hachuré : il est utilisé.",
            &[W("Un permis sert une fois ; les permis utilisés sont hachurés.")],
        ),
        Text(&[W(
            "Un permis utilisé reste à vous. Il compte pour le plus de permis à la fin, et la piste \
               de noblesse peut répéter ses bonus. Il ne peut pas placer un second marchand.",
        )]),
        Text(&[
            W(
                "Placer ne demande ni cartes ni pièces. Les serviteurs doivent être là avant : ceux du \
               jeton de la ville viennent trop tard. ",
            ),
            See(R4),
        ]),
    ],
};

pub(super) static QUEEN: Section = Section {
    title: "Placer avec l’aide de la reine",
    blocks: &[
        Text(&[W("Cela ne demande aucun permis, et toute ville peut être atteinte.")]),
        Steps(&[
            &[
                W("Satisfaites le conseil de la reine "),
                S(Tip::Council(crate::games::council_of_4::rules::components::Council::Queen)),
                W(" avec des cartes et des pièces, comme pour un permis : voir "),
                In(Topic::Acquire),
                W(" et les prix qui y sont. "),
                See(R3),
                W(" "),
                See(R22),
            ],
            &[
                W("Menez la reine "),
                S(Tip::Queen),
                W(" par les routes à une ville, par le plus court chemin, pour "),
                Amount(Coins(ROAD_PRICE)),
                W(" par route. Si elle reste où elle est, cela ne coûte rien."),
            ],
            &[
                W("Placez-y un marchand, pour "),
                Amount(Servants(SERVANTS_PER_OTHER_MERCHANT as u8)),
                W(" par marchand d’un autre. "),
                See(R5),
                W(" Ce que cela rapporte est dit dans "),
                In(Topic::Chains),
                W("."),
            ],
        ]),
        Show(
            Picture::QueensWay,
            "Une partie de la carte. Le chemin de la reine va de Juvelar par Lyram à Osium : deux \
             routes.",
            &[
                W("De Juvelar à Osium il y a deux routes : le chemin coûte "),
                N(2 * ROAD_PRICE as u16),
                W(" pièces. Les marchands en chemin n’importent pas."),
            ],
        ),
        Text(&[
            W(
                "Placer fait partie de l’action. La reine ne va, ou ne reste, que là où vous pouvez \
               placer et tout payer : cartes, chemin et serviteurs. ",
            ),
            See(R4),
        ]),
    ],
};

pub(super) static QUICK: Section = Section {
    title: "Les actions rapides",
    blocks: &[
        Text(&[W(
            "On peut en prendre une par tour, avant ou après une action principale. Une seconde n’est \
               jamais possible.",
        )]),
        Heading("Engager un serviteur"),
        Text(&[
            W("Payez "),
            Amount(Coins(SERVANT_PRICE)),
            W(" et gagnez "),
            Amount(Servants(SERVANTS_ENGAGED)),
            W("."),
        ]),
        Heading("Changer les permis"),
        Text(&[
            W("Payez "),
            Amount(Servants(CHANGE_PERMITS_SERVANTS as u8)),
            W(
                ". Les deux permis visibles d’une région vont sous sa pile, le premier d’abord, et deux \
               autres prennent leur place. Avec une pile vide ce n’est pas possible ; avec un seul \
               permis dedans, celui-ci vient en premier et l’ancien premier en second. ",
            ),
            See(R8),
        ]),
        Heading("Envoyer un serviteur élire"),
        Text(&[
            W("Payez "),
            Amount(Servants(SEND_SERVANTS as u8)),
            W(" et élisez un conseiller comme dans "),
            In(Topic::Elect),
            W(", mais sans gagner de pièces."),
        ]),
        Heading("Une action principale en plus"),
        Text(&[
            W("Payez "),
            Amount(Servants(ADDITIONAL_MAIN_SERVANTS as u8)),
            W(" : vous pouvez prendre une action principale de plus à ce tour. Sinon elle est \
               perdue. "),
            See(R19),
        ]),
    ],
};
