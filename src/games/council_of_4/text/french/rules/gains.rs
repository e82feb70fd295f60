//! What is gained: chains, bonuses, the nobility track, reward tiles.

use crate::games::council_of_4::rules::components::Bonus::{Servants, Vp};
use crate::games::council_of_4::rules::components::{
    LAST_MERCHANT_VP, LAST_NOBILITY_SPACE, MERCHANTS, MOST_COINS, NOBILITY_FIRST_VP,
    NOBILITY_SECOND_VP, QUEENS_REWARDS, RewardTile, SERVANTS_PER_OTHER_MERCHANT, Token,
};
use crate::games::council_of_4::text::rules::Block::{
    Heading, List, Picture as Show, Spaces, Steps, Symbols, Text,
};
use crate::games::council_of_4::text::rules::Ruling::{
    R1, R5, R6, R7, R9, R10, R11, R12, R13, R14, R20, R23,
};
use crate::games::council_of_4::text::rules::Span::{
    Amount, Number as N, Ruling as See, See as In, Strong as B, Symbol as S, Words as W,
};
use crate::games::council_of_4::text::rules::{BONUS_SYMBOLS, Picture, Section, Topic};
use crate::games::council_of_4::text::tip::Tip;

pub(super) static CHAINS: Section = Section {
    title: "Placement et chaînes",
    blocks: &[
        Heading("Où l’on peut placer"),
        List(&[
            &[
                W("Il vous reste un de vos "),
                N(MERCHANTS as u16),
                W(
                    " marchands, et vous n’en avez pas encore dans cette ville. Le nombre des autres \
                   n’importe pas.",
                ),
            ],
            &[
                W("Pour chaque marchand d’un autre dans la ville vous payez "),
                Amount(Servants(SERVANTS_PER_OTHER_MERCHANT as u8)),
                W(", les neutres compris. "),
                See(R5),
            ],
            &[W("Les marchands restent jusqu’à la fin de la partie.")],
        ]),
        Heading("Ce que cela rapporte, dans cet ordre"),
        Steps(&[
            &[
                B("Des tuiles de récompense, "),
                W("si c’était la dernière ville qui manquait : celle de la région d’abord, puis \
                   celle de la couleur. Voir "),
                In(Topic::Tiles),
                W(". "),
                See(R6),
            ],
            &[
                B("Des jetons : "),
                W(
                    "celui de la ville d’abord, puis ceux de chaque autre ville reliée à elle, dans \
                   l’ordre des lettres, chacun une fois.",
                ),
            ],
            &[
                B("Le dernier marchand : "),
                W("qui a le premier placé tous ses "),
                N(MERCHANTS as u16),
                W(" marchands gagne "),
                Amount(Vp(LAST_MERCHANT_VP as u8)),
                W(", et la dernière manche commence. "),
                See(R7),
                W(" "),
                See(R23),
            ],
        ]),
        Heading("Ce qui est relié"),
        Text(&[W(
            "Deux villes sont reliées si l’on peut aller de l’une à l’autre par les routes avec un \
               marchand à soi dans chaque ville du chemin. La ville royale n’a pas de jeton, mais \
               elle relie.",
        )]),
        Show(
            Picture::Chain,
            "Les collines avec des marchands écarlates à Framek, Graden et Juvelar, et un autre sur \
             le point d’être placé à Indur. Des routes relient Indur à Framek et, par Juvelar, à \
             Graden. Les jetons sont numérotés : Indur 1, Framek 2, Graden 3. Hellar n’a pas de \
             marchand.",
            &[W(
                "Écarlate place à Indur et gagne les jetons d’Indur, de Framek et de Graden. Juvelar \
                   est royale : pas de jeton, mais le chemin vers Graden. Hellar ne rapporte rien, \
                   car écarlate n’y est pas.",
            )],
        ),
        Text(&[
            W(
                "Un pas de noblesse dans un jeton se fait aussitôt, et ce que paie sa case vient avant \
               le jeton suivant. ",
            ),
            See(R11),
            W(" Si cela ouvre un choix, la chaîne attend la réponse. "),
            See(R20),
        ]),
    ],
};

pub(super) static BONUSES: Section = Section {
    title: "Bonus et jetons",
    blocks: &[
        Text(&[W(
            "Permis, jetons de ville et cases de noblesse donnent des bonus. Chacun a un symbole, \
               avec son nombre dedans.",
        )]),
        Symbols(&BONUS_SYMBOLS),
        Heading("Ce qu’il faut en savoir"),
        List(&[
            &[W(
                "Plusieurs bonus d’une même tuile se gagnent l’un après l’autre, de gauche à droite.",
            )],
            &[
                W("Les pièces s’arrêtent à "),
                N(MOST_COINS as u16),
                W(", et ce qui va au-delà est perdu. "),
                See(R9),
                W(" Serviteurs et PV n’ont pas de limite. "),
                See(R10),
            ],
            &[
                W(
                    "Les cartes se piochent une à une. Une main peut en avoir autant qu’on veut. Quand \
                   la pioche est épuisée, la défausse devient la nouvelle pioche. ",
                ),
                See(R1),
            ],
            &[
                W("L’étoile "),
                S(Tip::MainAction),
                W(" donne une action principale pour ce tour seulement. Voir "),
                In(Topic::Turn),
                W("."),
            ],
        ]),
        Heading("Jetons de ville"),
        Text(&[
            W("Les "),
            N(Token::COUNT as u16),
            W(
                " jetons ne sont jamais pris. Chacun paie quand quelqu’un place dans sa ville, ou dans \
               une ville qui lui devient reliée. Deux d’entre eux donnent un pas de noblesse ; ces \
               jetons de noblesse ne peuvent pas être choisis sur la piste de noblesse.",
            ),
        ]),
        Heading("Bonus des permis"),
        Text(&[W(
            "Ils se gagnent une fois, quand le permis devient vôtre, et non quand il sert. La piste \
               de noblesse peut les répéter.",
        )]),
    ],
};

pub(super) static NOBILITY: Section = Section {
    title: "La piste de noblesse",
    blocks: &[
        Text(&[
            W("Chacun commence sur la case 0. Chaque pas "),
            S(Tip::Nobility),
            W(" avance d’une case, et une case avec un symbole paie aussitôt qui l’atteint. "),
            See(R11),
            W(" Personne n’y gêne personne. Au-delà de la case "),
            N(LAST_NOBILITY_SPACE as u16),
            W(" d’autres pas ne rapportent rien."),
        ]),
        Show(
            Picture::Nobility,
            "La piste de noblesse de 0 à 20 avec des symboles sur les cases qui paient ; écarlate est \
             sur la case 3, cobalt sur la 6.",
            &[W("La piste telle qu’imprimée, avec les marqueurs de deux joueurs.")],
        ),
        Heading("Ce que paient les cases"),
        Spaces,
        Text(&[
            W(
                "Dans une variante, les bonus des cases 2 et 4 sont sur 1 et 3, et les cases 2 et 4 \
               sont vides. ",
            ),
            See(R12),
        ]),
        Heading("Les choix"),
        List(&[
            &[
                W("La case qui répète un jeton, celle qui en répète deux et celle qui répète un \
                   permis ne se refusent pas. S’il n’y a qu’une réponse, elle se fait d’elle-même ; \
                   s’il n’y en a pas, rien ne se passe. "),
                See(R13),
            ],
            &[W("Là où deux jetons sont répétés, vous choisissez les deux ensemble, et ils se \
                   gagnent dans l’ordre des lettres.")],
            &[
                W("Le permis gratuit "),
                S(Tip::FreePermit),
                W(" peut se refuser. Il est proposé tant qu’un permis est visible. Ses bonus se \
                   gagnent comme ceux de tout permis."),
            ],
            &[W(
                "Un permis est répété avec tous ses bonus, utilisé ou non, pas de noblesse et étoile \
                   compris. Ce peut être celui qui vient d’être pris.",
            )],
            &[W("Un marchand qui vient d’être placé compte : sa ville peut être choisie.")],
            &[W("Avant votre réponse, rien d’autre n’est possible. "), See(R20)],
        ]),
        Heading("À la fin de la partie"),
        Text(&[
            W("Qui est le plus loin gagne "),
            Amount(Vp(NOBILITY_FIRST_VP as u8)),
            W(", le deuxième "),
            Amount(Vp(NOBILITY_SECOND_VP as u8)),
            W(". "),
            See(R14),
        ]),
    ],
};

pub(super) static TILES: Section = Section {
    title: "Tuiles de récompense",
    blocks: &[
        Text(&[W(
            "Il y a une tuile pour chaque région et pour chaque couleur de ville, sauf la royale. Le \
               premier qui a un marchand dans toutes ses villes prend la tuile et la garde ; ensuite \
               elle ne rapporte plus rien à personne.",
        )]),
        Show(
            Picture::Tiles,
            "Les tuiles : littoral, collines et montagnes 5 PV chacune, or 20, argent 12, bronze 8, \
             fer 5 ; les récompenses de la reine 25, 18, 12, 7 et 3.",
            &[W(
                "En haut les tuiles des régions et des couleurs, en bas celles de la reine, à partir \
                   de celle du dessus.",
            )],
        ),
        List(&[
            &[
                B("Régions : "),
                Amount(Vp(RewardTile::Coast.vp() as u8)),
                W(
                    " chacune, pour les cinq villes. La ville royale est l’une des cinq de sa région.",
                ),
            ],
            &[
                B("Couleurs : "),
                W("or "),
                Amount(Vp(RewardTile::Gold.vp() as u8)),
                W(", argent "),
                Amount(Vp(RewardTile::Silver.vp() as u8)),
                W(", bronze "),
                Amount(Vp(RewardTile::Bronze.vp() as u8)),
                W(", fer "),
                Amount(Vp(RewardTile::Iron.vp() as u8)),
                W(". La ville royale n’appartient à aucune d’elles."),
            ],
            &[
                B("Les récompenses de la reine "),
                W("rapportent "),
                N(QUEENS_REWARDS[0]),
                W(", "),
                N(QUEENS_REWARDS[1]),
                W(", "),
                N(QUEENS_REWARDS[2]),
                W(", "),
                N(QUEENS_REWARDS[3]),
                W(" et "),
                N(QUEENS_REWARDS[4]),
                W(
                    " PV. Celle du dessus qui reste vient avec chaque tuile de récompense ; qui prend \
                   deux tuiles d’un coup en prend deux.",
                ),
            ],
        ]),
        Text(&[
            W("Il y a "),
            N(QUEENS_REWARDS.len() as u16),
            W(" récompenses de la reine et "),
            N(RewardTile::ALL.len() as u16),
            W(
                " autres tuiles : les dernières tuiles viennent donc seules. Toutes sont visibles et \
               comptent à la fin. ",
            ),
            See(R6),
        ]),
    ],
};
