//! The words of the game in French.

use crate::games::council_of_4::rules::components::{LAST_NOBILITY_SPACE, RESERVE_SIZE};
use crate::games::council_of_4::text::rules::Block::{Heading, Symbols, Text, Words};
use crate::games::council_of_4::text::rules::Span::{Number as N, See as In, Words as W};
use crate::games::council_of_4::text::rules::{
    BONUS_SYMBOLS, COLOUR_SYMBOLS, Section, Span, Topic,
};

pub(super) static SECTION: Section = Section {
    title: "Mots et symboles",
    blocks: &[
        Text(&[W(
            "Les mots sont ceux de la seconde édition ; dans d’autres éditions certaines choses ont \
             d’autres noms, qui sont aussi donnés ici.",
        )]),
        Words,
        Heading("Symboles des bonus"),
        Symbols(&BONUS_SYMBOLS),
        Heading("Couleurs, régions et places"),
        Symbols(&COLOUR_SYMBOLS),
    ],
};

pub(super) const WORDS: &[(&str, &[Span])] = &[
    ("Carte politique", &[W("une carte de la main, de la couleur d’un conseiller ou joker.")]),
    (
        "Chaîne",
        &[
            W("les jetons que rapporte un marchand, une ville reliée après l’autre. Voir "),
            In(Topic::Chains),
            W("."),
        ],
    ),
    ("Comptoir", &[W("dans d’autres éditions : un marchand.")]),
    ("Conseil", &[W("quatre conseillers à leur balcon : un par région, et celui de la reine.")]),
    ("Conseiller", &[W("un membre d’un conseil, de l’une des six couleurs.")]),
    ("Côté", &[W("chaque région en a deux ; ensemble ils font huit plateaux.")]),
    ("Défausse", &[W("les cartes politiques payées ; elles redeviennent la pioche.")]),
    ("Emplacement d’un permis", &[W("où est un permis visible : premier ou second.")]),
    ("Étoile", &[W("le symbole d’une action principale en plus.")]),
    ("Jeton de ville", &[W("ce que paie une ville ; aussi jeton de récompense.")]),
    ("Joker", &[W("une carte politique qui convient à tout conseiller.")]),
    (
        "Marchand",
        &[W("votre pièce dans une ville ; aussi comptoir ou boutique. « Placer » se dit aussi \
             construire.")],
    ),
    ("Marchand neutre", &[W("un marchand à personne. Voir "), In(Topic::TwoPlayers), W(".")]),
    (
        "Permis",
        &[W("une tuile de commerce : des bonus, et le droit de placer dans une ville de ses \
             lettres.")],
    ),
    ("Permis visible", &[W("l’un des deux d’une région qui peuvent être acquis maintenant.")]),
    (
        "Piste de noblesse",
        &[
            W("la piste de 0 à "),
            N(LAST_NOBILITY_SPACE as u16),
            W(" où avancent les pas de noblesse."),
        ],
    ),
    ("Prêt", &[W("se dit d’un permis qui n’est pas encore utilisé.")]),
    ("PV", &[W("points de victoire.")]),
    ("Récompense de la reine", &[W("vient avec une tuile de récompense tant qu’il y en a.")]),
    ("Reliées", &[W("jointes par des routes à travers des villes où l’on a un marchand.")]),
    ("Réserve", &[W("les "), N(RESERVE_SIZE as u16), W(" conseillers qui ne siègent nulle part.")]),
    ("Roi", &[W("dans la première édition : la reine.")]),
    (
        "Satisfaire un conseil",
        &[W("défausser des cartes qui conviennent à des conseillers, et payer le reste.")],
    ),
    (
        "Serviteur",
        &[W("aide aux actions rapides et à côté des marchands d’autrui ; aussi assistant.")],
    ),
    (
        "Tuile de récompense",
        &[W(
            "des PV pour avoir le premier toutes les villes d’une région ou d’une couleur ; aussi \
             tuile de bonus.",
        )],
    ),
    ("Utilisé", &[W("se dit d’un permis avec lequel un marchand a été placé.")]),
    ("Ville royale", &[W("la seule ville sans jeton, d’où part la reine.")]),
];
