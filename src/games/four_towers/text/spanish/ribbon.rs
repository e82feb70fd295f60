//! The ribbon in Spanish.

use super::champions::{name, the};
use super::land::cascade;
use super::plays::play;
use super::words::{
    CITY, OUTSIDE, clan, clan_first, clan_of_several, clans, counted, people, space, ways,
};
use crate::games::four_towers::rules::components::{DRAWN, LineEnd};
use crate::games::four_towers::text::ribbon::{Change, Effect, RibbonText};
use crate::games::four_towers::text::villages::village;

pub(in crate::games::four_towers::text) static RIBBON: RibbonText = RibbonText {
    place_in: |at| format!("Colocar en {}", village(at)),
    expands: |of| format!("{} se expande", village(of)),
    keep: |of| format!("Conservar el campesino {}", clan(of)),
    choose_spirits: "Escoger espíritus",
    not_possible: "Ahora no se puede",
    in_cascade: |number, of| format!("{number} de {of} en esta cascada"),
    first_of_two: "el primero de dos",
    second_of_two: "el segundo de dos",
    pay_step: |paid, price| format!("pagado: {paid} de {price}"),

    start: |open| match open {
        0 => format!("Toma {DRAWN} campesinos."),
        1 => format!("Hay 1 maniobra abierta, o toma {DRAWN} campesinos."),
        open => format!("Hay {open} maniobras abiertas, o toma {DRAWN} campesinos."),
    },
    take_first: || format!("Toma {DRAWN} campesinos de la reserva, todos de un clan si quieres."),
    take_more: |left| format!("Toma {left} más. El primero que tomas es el que colocas."),
    drawing_closes: |of| match of {
        [] => "Tomar no cierra nada.".to_owned(),
        [one] => format!("Tomar cierra la maniobra {}.", one.number()),
        [first, .., last] => {
            format!("Tomar cierra las maniobras {} a {}.", first.number(), last.number())
        }
    },
    no_village: "Ninguna aldea admite tus campesinos: sirve cualquier hogar.",
    must_have_village: "Uno de ellos debe tener una aldea.",
    which_next: "Escoge qué aldea se expande ahora.",
    spirits_left: |left| format!("Escoge {} más.", counted(left, "espíritu", "espíritus")),
    may_demote: "Baja otro marcador o perdona a todos.",
    end_skills: "Usa un poder de fin o termina el turno.",
    waits_for: |name| format!("{name} está pensando."),

    placement: |of, at, brings, influence| {
        let place = format!("{} a {}", clan_first(of), village(at));
        match brings.expansions {
            0 => format!("{place}."),
            _ => format!("{place}: {}{}.", cascade(brings), rises(influence)),
        }
    },
    expansion: |of, clans, effect| {
        let mut said = format!("{}: {}", village(of), ways(of, clans));
        said += &match effect {
            None => String::new(),
            Some(Effect::Lords(of, (before, after))) => {
                format!("; señores {} {before} → {after}", clan_of_several(of))
            }
            Some(Effect::Demons(of, (before, after), follows)) => {
                let follows = if follows { ", lo sigue un señor" } else { "" };
                format!("; demonios {} {before} → {after}{follows}", clan_of_several(of))
            }
        };
        said + "."
    },
    assign: |of, to, place, most, (before, after)| {
        let most = if most { "mayoría, " } else { "" };
        let (of, to) = (clan_first(of), space(to));
        format!("{of} como {to} n.º {place}: {most}{before} → {after} puntos.")
    },
    buy: |of, price, paid, (before, after)| {
        let price = counted(price, "seguidor", "seguidores");
        let paid = counted(paid, "pagado", "pagados");
        format!("{}, {price}: {paid}, seguidores × señores {before} → {after}.", name(of))
    },
    third: |of| format!("{}, gratis: tus mercaderes se quedan.", name(of)),
    mercenary: |given, of, at, change| {
        let leaves = if of.total() == 1 { "deja" } else { "dejan" };
        let (given, of) = (clan(given), clans(of));
        format!("Sacrificar el último, {given}: {of} {leaves} {}; {}.", village(at), points(change))
    },
    mountaineer: |given, of, from, to, change| {
        format!(
            "Sacrificar el último, {}: un {} de {} a {}; {}.",
            clan(given),
            clan(of),
            village(from),
            village(to),
            points(change)
        )
    },
    merchant: |of, (before, after)| {
        format!("Sacrificar el {}: influencia {before} → {after}.", clan(of))
    },
    spirits: |of, spirits| match spirits.is_none() {
        true => format!("Espíritus para {}.", the(of)),
        false => format!("{} para {}.", people(spirits, "espíritu", "espíritus"), the(of)),
    },

    to: |end| match end {
        LineEnd::Village(to) => format!("a {}", village(to)),
        LineEnd::Outside => OUTSIDE.to_owned(),
        LineEnd::City => format!("a la {CITY}"),
    },
    stays: |of| match of.total() {
        1 => format!("{} se queda", clans(of)),
        _ => format!("{} se quedan", clans(of)),
    },
    then_holds: |at| format!("{} tendrá", village(at)),
    sets_off: "Se expande y activa",
    in_all: "En total",
    influence: "Influencia",
    clans_are_yours: "tú dices quién va adónde, paso a paso",
    lords: |of| format!("Señores {}", clan_of_several(of)),
    demons: "Demonios",
    lord_follows: |of| format!("Lo sigue un señor {}", clan(of)),
    your: |of| format!("Tus seguidores {}", clan_of_several(of)),
    points_now: "Puntos ahora",
    at_the_end: "Al final",
    down_one: "Baja 1",
    paid: |paid, price| format!("{paid} de {price}"),
    next: "Después",
    nothing_moves: "nadie puede bajar",

    closed_by: |of, by| {
        let (by, of) = (by.number(), play(of).to_lowercase());
        format!(
            "Ya has hecho la maniobra {by}, y van en orden: «{of}» está cerrada. Deshaz para \
             volver atrás."
        )
    },
    still_open: "Aún abiertas",
    then_must: "y luego toca",

    do_draw: "Tomar",
    draw_more: |left| format!("Tomar: {left} más"),
    do_place: "Colocar",
    place_and_expand: "Colocar y expandir",
    do_expand: "Expandir",
    expand_and_demote: |name, before, after| format!("Expandir, {name} {before} → {after}"),
    all_filled_in: "Todo como está",
    spare: "Perdonar",
    keep_as: |to| format!("Conservar: {}", space(to)),
    swap_order: "Invertir orden",
    do_buy: "Comprar",
    pay_more: |left| format!("Comprar: paga {left} más"),
    take_free: "Tomar gratis",
    give_up: "Sacrificar",
    use_skill: "Usar poder",
    undo_play: |of| format!("Deshacer la n.º {}", of.number()),
    end_turn: "Fin de turno",
    ends_alone: "termina solo",
    skip_motion: "Saltar animación",
    all_legal: "Todas las jugadas",
};

fn rises((before, after): Change) -> String {
    if before == after { String::new() } else { format!(", influencia {before} → {after}") }
}

fn points((before, after): Change) -> String {
    format!("{before} → {after} puntos")
}
