//! The ribbon in French.

use super::champions::{name, the};
use super::land::cascade;
use super::plays::play;
use super::words::{
    CITY, OUTSIDE, clan, clan_first, clan_of_several, clans, counted, of_name, ordinal, people,
    space, ways,
};
use crate::games::four_towers::rules::components::{DRAWN, LineEnd};
use crate::games::four_towers::text::ribbon::{Change, Effect, RibbonText};
use crate::games::four_towers::text::villages::village;

pub(in crate::games::four_towers::text) static RIBBON: RibbonText = RibbonText {
    place_in: |at| format!("Placer à {}", village(at)),
    expands: |of| format!("{} s’étend", village(of)),
    keep: |of| format!("Garder le paysan {}", clan(of)),
    choose_spirits: "Choisir les esprits",
    not_possible: "Impossible",
    in_cascade: |number, of| format!("{number} sur {of} dans la cascade"),
    first_of_two: "le premier des deux",
    second_of_two: "le second des deux",
    pay_step: |paid, price| format!("{} sur {price}", counted(paid, "payé", "payés")),

    start: |open| match open {
        0 => format!("Prenez {DRAWN} paysans."),
        open => {
            let open = counted(open as u64, "étape ouverte", "étapes ouvertes");
            format!("{open}, ou prenez {DRAWN} paysans.")
        }
    },
    take_first: || format!("Prenez {DRAWN} paysans de la réserve, tous d’un clan si vous voulez."),
    take_more: |left| {
        format!("Prenez-en encore {left}. Le premier pris est celui que vous placez.")
    },
    drawing_closes: |of| match of {
        [] => "Prendre ne ferme rien.".to_owned(),
        [one] => format!("Prendre ferme l’étape {}.", one.number()),
        [first, .., last] => {
            format!("Prendre ferme les étapes {} à {}.", first.number(), last.number())
        }
    },
    no_village: "Aucun village n’accueille vos paysans : n’importe quel foyer convient.",
    must_have_village: "L’un d’eux doit avoir un village.",
    which_next: "Choisissez le prochain village qui s’étend.",
    spirits_left: |left| format!("Choisissez encore {}.", counted(left, "esprit", "esprits")),
    may_demote: "Faites descendre un autre marqueur, ou épargnez tout le monde.",
    end_skills: "Utilisez un pouvoir de fin, ou terminez le tour.",
    waits_for: |name| format!("{name} réfléchit."),

    placement: |of, at, brings, influence| {
        let place = format!("{} à {}", clan_first(of), village(at));
        match brings.expansions {
            0 => format!("{place}."),
            _ => format!("{place} : {}{}.", cascade(brings), rises(influence)),
        }
    },
    expansion: |of, clans, effect| {
        let mut said = format!("{} : {}", village(of), ways(of, clans));
        said += &match effect {
            None => String::new(),
            Some(Effect::Lords(of, (before, after))) => {
                format!(" ; seigneurs {} {before} → {after}", clan_of_several(of))
            }
            Some(Effect::Demons(of, (before, after), follows)) => {
                let follows = if follows { ", un seigneur suit" } else { "" };
                format!(" ; démons {} {before} → {after}{follows}", clan_of_several(of))
            }
        };
        said + "."
    },
    assign: |of, to, place, most, (before, after)| {
        let most = if most { "le plus, " } else { "" };
        let (of, to) = (clan_first(of), space(to));
        format!("{of} en {} {to} : {most}{before} → {after} points.", ordinal(place))
    },
    buy: |of, price, paid, (before, after)| {
        let price = counted(price, "partisan", "partisans");
        let paid = counted(paid, "payé", "payés");
        format!("{}, {price} : {paid}, partisans × seigneurs {before} → {after}.", name(of))
    },
    third: |of| format!("{}, gratuit : vos marchands restent.", name(of)),
    mercenary: |given, of, at, change| {
        let leaves = if of.total() == 1 { "quitte" } else { "quittent" };
        let (given, of) = (clan(given), clans(of));
        format!(
            "Sacrifier le dernier, {given} : {of} {leaves} {} ; {}.",
            village(at),
            points(change)
        )
    },
    mountaineer: |given, of, from, to, change| {
        format!(
            "Sacrifier le dernier, {} : un {} {} à {} ; {}.",
            clan(given),
            clan(of),
            of_name(village(from)),
            village(to),
            points(change)
        )
    },
    merchant: |of, (before, after)| {
        format!("Sacrifier le {} : influence {before} → {after}.", clan(of))
    },
    spirits: |of, spirits| match spirits.is_none() {
        true => format!("Des esprits pour {}.", the(of)),
        false => format!("{} pour {}.", people(spirits, "esprit", "esprits"), the(of)),
    },

    to: |end| match end {
        LineEnd::Village(to) => format!("à {}", village(to)),
        LineEnd::Outside => OUTSIDE.to_owned(),
        LineEnd::City => format!("dans la {CITY}"),
    },
    stays: |of| match of.total() {
        1 => format!("{} reste", clans(of)),
        _ => format!("{} restent", clans(of)),
    },
    then_holds: |at| format!("Il y aura à {}", village(at)),
    sets_off: "S’étend et entraîne",
    in_all: "En tout",
    influence: "Influence",
    clans_are_yours: "vous dites qui va où, pas à pas",
    lords: |of| format!("Seigneurs {}", clan_of_several(of)),
    demons: "Démons",
    lord_follows: |of| format!("Un seigneur {} suit", clan(of)),
    your: |of| format!("Vos partisans {}", clan_of_several(of)),
    points_now: "Points actuels",
    at_the_end: "À la fin",
    down_one: "1 de moins",
    paid: |paid, price| format!("{paid} sur {price}"),
    next: "Ensuite",
    nothing_moves: "aucun ne peut descendre",

    closed_by: |of, by| {
        let (by, of) = (by.number(), play(of).to_lowercase());
        format!(
            "Vous avez déjà joué l’étape {by}, et elles se suivent : « {of} » est fermé. Annuler \
             permet d’y revenir."
        )
    },
    still_open: "Encore ouvert",
    then_must: "puis il faut",

    do_draw: "Prendre",
    draw_more: |left| format!("Encore {left} à prendre"),
    do_place: "Placer",
    place_and_expand: "Placer et étendre",
    do_expand: "Étendre",
    expand_and_demote: |name, before, after| format!("Étendre, {name} {before} → {after}"),
    all_filled_in: "Tout comme proposé",
    spare: "Épargner",
    keep_as: |to| format!("Garder : {}", space(to)),
    swap_order: "Inverser",
    do_buy: "Acheter",
    pay_more: |left| format!("Encore {left} à payer"),
    take_free: "Prendre",
    give_up: "Sacrifier",
    use_skill: "Utiliser",
    undo_play: |of| format!("Annuler l’étape {}", of.number()),
    end_turn: "Fin du tour",
    ends_alone: "se termine automatiquement",
    skip_motion: "Passer l’animation",
    all_legal: "Tous les coups permis",
};

fn rises((before, after): Change) -> String {
    if before == after { String::new() } else { format!(", influence {before} → {after}") }
}

fn points((before, after): Change) -> String {
    format!("{before} → {after} points")
}
