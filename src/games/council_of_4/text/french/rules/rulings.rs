//! The rulings in French: what is asked, what holds, and why that matters.

use crate::games::council_of_4::rules::components::Bonus::{Servants, Vp};
use crate::games::council_of_4::rules::components::{
    LAST_MERCHANT_VP, LAST_NOBILITY_SPACE, MOST_COINS, MOST_PERMITS_VP, NOBILITY_FIRST_VP,
    RESERVE_SIZE, SERVANTS_PER_OTHER_MERCHANT,
};
use crate::games::council_of_4::text::rules::Block::{Rulings, Text};
use crate::games::council_of_4::text::rules::Span::{Amount, Number as N, Words as W};
use crate::games::council_of_4::text::rules::{Ruling, RulingText, Section};

pub(super) static SECTION: Section = Section {
    title: "Toutes les précisions",
    blocks: &[
        Text(&[W(
            "Les règles imprimées laissent quelques questions ouvertes, et se contredisent ici et là. \
               Ces précisions décident ; le jeu les suit sans exception.",
        )]),
        Rulings,
    ],
};

pub(super) const RULINGS: [RulingText; Ruling::ALL.len()] = [
    RulingText {
        question: "Et si la pioche et la défausse sont vides toutes deux ?",
        answer: &[W("Aucune carte n’est piochée.")],
        why: &[W(
            "Toutes les cartes sont alors en main. Un tour peut commencer sans carte, et un bonus de \
             trois cartes peut en donner moins.",
        )],
    },
    RulingText {
        question: "Et si aucune action principale n’est possible ?",
        answer: &[
            W("Cela ne peut arriver : la réserve a toujours "),
            N(RESERVE_SIZE as u16),
            W(" conseillers, et élire ne coûte rien."),
        ],
        why: &[W("Un tour peut toujours être joué et fini ; on ne passe jamais.")],
    },
    RulingText {
        question: "Peut-on payer avec des jokers, ou avec moins de cartes que possible ?",
        answer: &[W("Oui.")],
        why: &[W(
            "Rien ne l’interdit. Garder une couleur pour un autre conseil peut valoir les pièces.",
        )],
    },
    RulingText {
        question: "Un gain peut-il payer l’action qui l’apporte ?",
        answer: &[W(
            "Non. Une action n’est possible que si tout ce qu’elle coûte peut être payé avant tout \
             gain, et la reine ne vient que dans les villes où l’on peut placer.",
        )],
        why: &[W(
            "Les pièces d’un permis n’aident pas à l’acheter, et les serviteurs d’un jeton n’aident \
             pas à placer à côté d’autres. La reine ne se déplace pas pour se déplacer.",
        )],
    },
    RulingText {
        question: "Les marchands neutres coûtent-ils des serviteurs ?",
        answer: &[
            W("Oui, "),
            Amount(Servants(SERVANTS_PER_OTHER_MERCHANT as u8)),
            W(" chacun, comme ceux de tout autre."),
        ],
        why: &[W(
            "Ce qui compte, c’est un marchand qui est déjà là et n’est pas à vous. À deux, cela rend \
             quelques villes chères dès le début.",
        )],
    },
    RulingText {
        question: "Dans quel ordre viennent les gains d’un marchand ?",
        answer: &[W(
            "D’abord les tuiles de récompense, celle de la région avant celle de la couleur ; puis \
             les jetons, celui de la nouvelle ville d’abord et les autres par lettre.",
        )],
        why: &[W(
            "Les tuiles ne comptent qu’à la fin : leur ordre ne change aucun point. Celui des jetons \
             importe s’il y a des pas de noblesse parmi eux, ou des pièces près du bout de leur piste.",
        )],
    },
    RulingText {
        question: "Que rapporte un dernier marchand placé dans la dernière manche ?",
        answer: &[
            W("Pas de PV à lui : les "),
            Amount(Vp(LAST_MERCHANT_VP as u8)),
            W(" ne vont qu’au premier. Tuiles et jetons viennent comme toujours."),
        ],
        why: &[W("Ainsi finir la partie soi-même vaut quelque chose.")],
    },
    RulingText {
        question: "Peut-on changer les permis quand la pile est vide ?",
        answer: &[W(
            "Non. Avec un permis dans la pile c’est possible : celui-ci vient au premier emplacement, \
             et le permis qui y était au second.",
        )],
        why: &[W(
            "Avec une pile vide les deux mêmes reviendraient. Les permis vont sous la pile, le premier \
             avant le second : ce qui vient en dernier est donc connu.",
        )],
    },
    RulingText {
        question: "Que deviennent les pièces au-delà du bout de la piste ?",
        answer: &[W("Elles sont perdues : personne n’en a plus de "), N(MOST_COINS as u16), W(".")],
        why: &[W("La piste finit là. Avant de confirmer, le reçu dit combien seraient perdues.")],
    },
    RulingText {
        question: "Les serviteurs peuvent-ils manquer ?",
        answer: &[W("Non, il n’y a pas de limite.")],
        why: &[W("Ils ne font que compter ; une réserve imprimée trop petite n’y change rien.")],
    },
    RulingText {
        question: "Que paient plusieurs pas de noblesse à la fois ?",
        answer: &[W(
            "Ils se font un à un, et chaque case atteinte paie aussitôt, avant le pas suivant et avant \
             le reste d’une chaîne.",
        )],
        why: &[W("Aucune case n’est sautée : deux pas peuvent payer deux fois.")],
    },
    RulingText {
        question: "Où sont les deux premiers bonus de la piste de noblesse ?",
        answer: &[W(
            "Sur les cases 2 et 4. Dans la variante ils sont sur 1 et 3, et 2 et 4 ne paient rien.",
        )],
        why: &[W(
            "Le plateau imprimé a 2 et 4, un livret imprimé 1 et 3. On choisit avec le plateau d’une \
             nouvelle partie.",
        )],
    },
    RulingText {
        question: "Et si un choix a trop peu de réponses ?",
        answer: &[W(
            "S’il n’y en a qu’une, elle se fait d’elle-même ; s’il n’y en a pas, rien ne se passe. Là \
             où deux jetons sont à répéter et qu’un seul peut l’être, on gagne celui-là.",
        )],
        why: &[W(
            "Il n’y a rien à décider. Un permis gratuit est toujours proposé, car refuser est aussi \
             une réponse.",
        )],
    },
    RulingText {
        question: "Comment comptent les égalités sur la piste de noblesse, et la case 0 compte-t-elle ?",
        answer: &[
            W("Tous ceux qui sont le plus loin gagnent "),
            Amount(Vp(NOBILITY_FIRST_VP as u8)),
            W(
                ". S’il n’y en a qu’un, tous ceux du rang suivant sont deuxièmes. Cela vaut aussi sur \
               la case 0.",
            ),
        ],
        why: &[
            W("La règle ne fait pas d’exception. Là où personne n’a bougé, chacun gagne "),
            N(NOBILITY_FIRST_VP),
            W(", ce qui ne change rien ; avec un seul devant, tous ceux de la case 0 sont \
               deuxièmes."),
        ],
    },
    RulingText {
        question: "À égalité, qui compte pour le plus de permis ?",
        answer: &[
            W("Tous, "),
            Amount(Vp(MOST_PERMITS_VP as u8)),
            W(" chacun, même sans aucun permis."),
        ],
        why: &[W("La même idée que sur la piste de noblesse.")],
    },
    RulingText {
        question: "Et si serviteurs et cartes sont aussi à égalité ?",
        answer: &[W("La victoire est partagée.")],
        why: &[W("Il n’y a plus rien à comparer.")],
    },
    RulingText {
        question: "Dans quel ordre les joueurs ont-ils leur tour ?",
        answer: &[W(
            "De place en place, à partir du premier joueur, et de la dernière place de nouveau à la \
             première.",
        )],
        why: &[W("C’est le tour de la table, et il décide qui commence avec combien.")],
    },
    RulingText {
        question: "Et si aucun permis ne reste pour un emplacement ?",
        answer: &[W("Il reste vide jusqu’à la fin de la partie.")],
        why: &[W(
            "Rien ne remet de permis : les changer demande une pile. Une région peut s’épuiser, et \
             seule la reine y mène alors.",
        )],
    },
    RulingText {
        question: "Peut-on garder des actions principales pour un tour suivant ?",
        answer: &[W("Non. Ce qui reste à la fin du tour est perdu.")],
        why: &[W("Elles sont du tour où elles ont été gagnées ou payées.")],
    },
    RulingText {
        question: "Que peut-on faire tant qu’un choix est ouvert ?",
        answer: &[W(
            "Seulement y répondre. Un tour ne peut finir avant que tous les gains soient faits.",
        )],
        why: &[W(
            "Rien ne peut s’y glisser : aucune action rapide ne paie une réponse, et une chaîne qui \
             attend n’est jamais oubliée.",
        )],
    },
    RulingText {
        question: "Quand l’emplacement d’un permis se remplit-il ?",
        answer: &[W(
            "Quand tous les bonus du permis pris sont faits, choix compris. Un permis pris \
             gratuitement parmi eux voit son propre emplacement rempli d’abord.",
        )],
        why: &[W(
            "Un permis gratuit ne peut pas être un permis que personne n’a encore vu : jusque-là \
             l’emplacement est vide.",
        )],
    },
    RulingText {
        question: "Quand deux paiements sont-ils les mêmes ?",
        answer: &[W("Quand ils ont autant de cartes de chaque couleur et autant de jokers.")],
        why: &[W(
            "Quel conseiller un joker représente ne change ni le prix ni rien de ce qui suit.",
        )],
    },
    RulingText {
        question: "Et si la chaîne du dernier marchand ouvre un choix ?",
        answer: &[
            W("La chaîne vient d’abord, avec ses choix. Viennent ensuite les "),
            Amount(Vp(LAST_MERCHANT_VP as u8)),
            W(", et la dernière manche commence."),
        ],
        why: &[W("C’est le troisième des trois gains d’un marchand, et ils ne se mêlent pas.")],
    },
    RulingText {
        question: "Combien de temps une partie peut-elle durer ?",
        answer: &[W("Autant que les joueurs le veulent : les règles n’ont pas de limite.")],
        why: &[
            W("Chacun peut élire sans fin. Sur la piste de noblesse "),
            N(LAST_NOBILITY_SPACE as u16),
            W(" est le bout, et les permis s’épuisent, mais aucun tour ne doit rapprocher la fin."),
        ],
    },
];
