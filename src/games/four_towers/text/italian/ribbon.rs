//! The ribbon in Italian.

use super::champions::{name, the};
use super::land::cascade;
use super::plays::play;
use super::words::{
    CITY, OUTSIDE, at_village, clan, clan_first, clan_of_several, clans, counted, ordinal, people,
    space, ways,
};
use crate::games::four_towers::rules::components::{DRAWN, LineEnd};
use crate::games::four_towers::text::ribbon::{Change, Effect, RibbonText};
use crate::games::four_towers::text::villages::village;

pub(in crate::games::four_towers::text) static RIBBON: RibbonText = RibbonText {
    place_in: |at| format!("Piazza {}", at_village(at)),
    expands: |of| format!("{} si espande", village(of)),
    keep: |of| format!("Tieni il contadino {}", clan(of)),
    choose_spirits: "Scegli gli spiriti",
    not_possible: "Ora non si può",
    in_cascade: |number, of| format!("{number} su {of} nella cascata"),
    first_of_two: "il primo dei due",
    second_of_two: "il secondo dei due",
    pay_step: |paid, price| format!("{} su {price}", counted(paid, "pagato", "pagati")),

    start: |open| match open {
        0 => format!("Prendi {DRAWN} contadini."),
        open => {
            let open = counted(open as u64, "giocata aperta", "giocate aperte");
            format!("{open}, o prendi {DRAWN} contadini.")
        }
    },
    take_first: || {
        format!("Prendi {DRAWN} contadini dalla riserva, anche tutti di uno stesso clan.")
    },
    take_more: |left| format!("Prendine ancora {left}. Il primo che prendi è quello che piazzi."),
    drawing_closes: |of| match of {
        [] => "Prendere non chiude niente.".to_owned(),
        [one] => format!("Prendere chiude la giocata {}.", one.number()),
        [first, .., last] => {
            format!("Prendere chiude le giocate da {} a {}.", first.number(), last.number())
        }
    },
    no_village: "Nessun villaggio accoglie i tuoi contadini: va bene qualsiasi casa.",
    must_have_village: "Uno di loro deve avere un villaggio.",
    which_next: "Scegli quale villaggio si espande ora.",
    spirits_left: |left| format!("Scegli ancora {}.", counted(left, "spirito", "spiriti")),
    may_demote: "Fai scendere un altro segnalino, o risparmia tutti.",
    end_skills: "Usa un’abilità finale, o finisci il turno.",
    waits_for: |name| format!("{name} sta pensando."),

    placement: |of, at, brings, influence| {
        let place = format!("{} {}", clan_first(of), at_village(at));
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
                format!("; signori {} {before} → {after}", clan_of_several(of))
            }
            Some(Effect::Demons(of, (before, after), follows)) => {
                let follows = if follows { ", un signore segue" } else { "" };
                format!("; demoni {} {before} → {after}{follows}", clan_of_several(of))
            }
        };
        said + "."
    },
    assign: |of, to, place, most, (before, after)| {
        let most = if most { "maggioranza, " } else { "" };
        let (of, to) = (clan_first(of), space(to));
        format!("{of} come {} {to}: {most}{before} → {after} punti.", ordinal(place))
    },
    buy: |of, price, paid, (before, after)| {
        let price = counted(price, "seguace", "seguaci");
        let paid = counted(paid, "pagato", "pagati");
        format!("{}, {price}: {paid}, seguaci × signori {before} → {after}.", name(of))
    },
    third: |of| format!("{}, gratis: i tuoi mercanti restano.", name(of)),
    mercenary: |given, of, at, change| {
        let leaves = if of.total() == 1 { "lascia" } else { "lasciano" };
        let (given, of) = (clan(given), clans(of));
        format!("Sacrifichi l’ultimo, {given}: {of} {leaves} {}; {}.", village(at), points(change))
    },
    mountaineer: |given, of, from, to, change| {
        format!(
            "Sacrifichi l’ultimo, {}: un {} da {} {}; {}.",
            clan(given),
            clan(of),
            village(from),
            at_village(to),
            points(change)
        )
    },
    merchant: |of, (before, after)| {
        format!("Sacrifichi il mercante {}: influenza {before} → {after}.", clan(of))
    },
    spirits: |of, spirits| match spirits.is_none() {
        true => format!("Spiriti per {}.", the(of)),
        false => format!("{} per {}.", people(spirits, "spirito", "spiriti"), the(of)),
    },

    to: |end| match end {
        LineEnd::Village(to) => at_village(to),
        LineEnd::Outside => OUTSIDE.to_owned(),
        LineEnd::City => format!("nella {CITY}"),
    },
    stays: |of| match of.total() {
        1 => format!("{} resta", clans(of)),
        _ => format!("{} restano", clans(of)),
    },
    then_holds: |at| format!("Poi {}", at_village(at)),
    sets_off: "Si espande e fa espandere",
    in_all: "In tutto",
    influence: "Influenza",
    clans_are_yours: "decidi tu chi va dove, passo per passo",
    lords: |of| format!("Signori {}", clan_of_several(of)),
    demons: "Demoni",
    lord_follows: |of| format!("Un signore {} segue", clan(of)),
    your: |of| format!("I tuoi seguaci {}", clan_of_several(of)),
    points_now: "Punti ora",
    at_the_end: "Alla fine",
    down_one: "Giù di 1",
    paid: |paid, price| format!("{paid} su {price}"),
    next: "Poi",
    nothing_moves: "nessuno può scendere",

    closed_by: |of, by| {
        let (by, of) = (by.number(), play(of).to_lowercase());
        format!(
            "Hai già fatto la giocata {by}, e le giocate vanno in ordine: «{of}» è chiusa. Con \
             Annulla torni a prima."
        )
    },
    still_open: "Ancora aperte",
    then_must: "poi devi",

    do_draw: "Prendi",
    draw_more: |left| format!("Prendi ancora {left}"),
    do_place: "Piazza",
    place_and_expand: "Piazza ed espandi",
    do_expand: "Espandi",
    expand_and_demote: |name, before, after| format!("Espandi, {name} {before} → {after}"),
    all_filled_in: "Tutto come proposto",
    spare: "Risparmia",
    keep_as: |to| format!("Tieni come {}", space(to)),
    swap_order: "Inverti",
    do_buy: "Compra",
    pay_more: |left| format!("Paga ancora {left}"),
    take_free: "Prendi gratis",
    give_up: "Sacrifica",
    use_skill: "Usa abilità",
    undo_play: |of| format!("Annulla giocata {}", of.number()),
    end_turn: "Fine turno",
    ends_alone: "finisce automaticamente",
    skip_motion: "Salta animazione",
    all_legal: "Tutte le mosse possibili",
};

fn rises((before, after): Change) -> String {
    if before == after { String::new() } else { format!(", influenza {before} → {after}") }
}

fn points((before, after): Change) -> String {
    format!("{before} → {after} punti")
}
