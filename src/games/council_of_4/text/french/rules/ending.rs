//! How the game ends and is scored.

use crate::games::council_of_4::rules::components::Bonus::Vp;
use crate::games::council_of_4::rules::components::{
    LAST_MERCHANT_VP, MERCHANTS, MOST_PERMITS_VP, NOBILITY_FIRST_VP, NOBILITY_SECOND_VP,
};
use crate::games::council_of_4::text::rules::Block::{Heading, List, Steps, Text};
use crate::games::council_of_4::text::rules::Ruling::{R7, R14, R15, R16, R23};
use crate::games::council_of_4::text::rules::Span::{
    Amount, Number as N, Ruling as See, See as In, Strong as B, Words as W,
};
use crate::games::council_of_4::text::rules::{Section, Topic};

pub(super) static END: Section = Section {
    title: "La fin et le décompte",
    blocks: &[
        Heading("La dernière manche"),
        Steps(&[
            &[
                W("Quelqu’un place le dernier de ses "),
                N(MERCHANTS as u16),
                W(" marchands, gagne sa chaîne, puis "),
                Amount(Vp(LAST_MERCHANT_VP as u8)),
                W(". Seul le premier à le faire gagne ces PV. "),
                See(R7),
                W(" "),
                See(R23),
            ],
            &[W(
                "Le tour continue : les actions principales et l’action rapide qui restent peuvent \
                   être prises.",
            )],
            &[W("Chacun des autres a exactement un tour de plus, avec sa carte.")],
            &[W("Après le dernier de ces tours la partie est finie ; on ne pioche plus de carte.")],
        ]),
        Heading("Ce qui s’ajoute alors"),
        List(&[
            &[
                B("Tuiles : "),
                W("les PV des tuiles de récompense et des récompenses de la reine. Voir "),
                In(Topic::Tiles),
                W("."),
            ],
            &[
                B("Noblesse : "),
                W("le plus loin "),
                Amount(Vp(NOBILITY_FIRST_VP as u8)),
                W(", le deuxième "),
                Amount(Vp(NOBILITY_SECOND_VP as u8)),
                W(". Plusieurs premiers à égalité ont "),
                N(NOBILITY_FIRST_VP),
                W(" chacun, et il n’y a alors pas de deuxième ; plusieurs deuxièmes ont "),
                N(NOBILITY_SECOND_VP),
                W(" chacun. "),
                See(R14),
            ],
            &[
                B("Permis : "),
                W("qui en a le plus, utilisés ou non, gagne "),
                Amount(Vp(MOST_PERMITS_VP as u8)),
                W(" ; à égalité, chacun gagne "),
                N(MOST_PERMITS_VP),
                W(". "),
                See(R15),
            ],
        ]),
        Heading("Qui gagne"),
        Text(&[
            W(
                "Le plus de PV gagne. À égalité, c’est le plus de serviteurs et de cartes politiques \
               en main, additionnés. Si cela aussi est égal, la victoire est partagée. ",
            ),
            See(R16),
        ]),
        Text(&[W("Les pièces qui restent ne rapportent rien.")]),
    ],
};
