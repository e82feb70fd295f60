//! The ribbon in English.

use super::champions::{name, the};
use super::land::cascade;
use super::plays::play;
use super::words::{CITY, OUTSIDE, clan, clan_first, clans, counted, ordinal, people, space, ways};
use crate::games::four_towers::rules::components::{DRAWN, LineEnd};
use crate::games::four_towers::text::ribbon::{Change, Effect, RibbonText};
use crate::games::four_towers::text::villages::village;

pub(in crate::games::four_towers::text) static RIBBON: RibbonText = RibbonText {
    place_in: |at| format!("Place in {}", village(at)),
    expands: |of| format!("{} expands", village(of)),
    keep: |of| format!("Keep the {} peasant", clan(of)),
    choose_spirits: "Choose spirits",
    not_possible: "Not possible now",
    in_cascade: |number, of| format!("{number} of {of} in this cascade"),
    first_of_two: "first of two",
    second_of_two: "second of two",
    pay_step: |paid, price| format!("{paid} of {price} paid"),

    start: |open| match open {
        0 => format!("Take {DRAWN} peasants."),
        1 => format!("1 play is open, or take {DRAWN} peasants."),
        open => format!("{open} plays are open, or take {DRAWN} peasants."),
    },
    take_first: || format!("Take {DRAWN} peasants from the supply. All can be of one clan."),
    take_more: |left| format!("Take {left} more. The first you take is the one you place."),
    drawing_closes: |of| match of {
        [] => "Drawing closes nothing.".to_owned(),
        [one] => format!("Drawing closes play {}.", one.number()),
        [first, .., last] => {
            format!("Drawing closes plays {} to {}.", first.number(), last.number())
        }
    },
    no_village: "No village takes your peasants: any home does.",
    must_have_village: "One of them must have a village.",
    which_next: "Choose which village expands next.",
    spirits_left: |left| format!("Choose {}.", counted(left, "more spirit")),
    may_demote: "Move another marker down, or spare everyone.",
    end_skills: "Use an end skill, or end your turn.",
    waits_for: |name| format!("{name} is thinking."),

    placement: |of, at, brings, influence| {
        let place = format!("{} to {}", clan_first(of), village(at));
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
                format!("; {} lords {before} → {after}", clan(of))
            }
            Some(Effect::Demons(of, (before, after), follows)) => {
                let follows = if follows { ", a lord follows" } else { "" };
                format!("; {} demons {before} → {after}{follows}", clan(of))
            }
        };
        said + "."
    },
    assign: |of, to, place, most, (before, after)| {
        let most = if most { "most, " } else { "" };
        let (of, to) = (clan_first(of), space(to));
        format!("{of} as {} {to}: {most}{before} → {after} points.", ordinal(place))
    },
    buy: |of, price, paid, (before, after)| {
        let price = counted(price, "follower");
        format!("{}, {price}: {paid} paid, followers × lords {before} → {after}.", name(of))
    },
    third: |of| format!("{}, free: your merchants stay.", name(of)),
    mercenary: |given, of, at, change| {
        let leaves = if of.total() == 1 { "leaves" } else { "leave" };
        let (given, of) = (clan(given), clans(of));
        format!("Give up {given}, the last one: {of} {leaves} {}; {}.", village(at), points(change))
    },
    mountaineer: |given, of, from, to, change| {
        format!(
            "Give up {}, the last one: {} from {} to {}; {}.",
            clan(given),
            clan(of),
            village(from),
            village(to),
            points(change)
        )
    },
    merchant: |of, (before, after)| format!("Give up {}: influence {before} → {after}.", clan(of)),
    spirits: |of, spirits| match spirits.is_none() {
        true => format!("Spirits for {}.", the(of)),
        false => format!("{} for {}.", people(spirits, "spirit", "spirits"), the(of)),
    },

    to: |end| match end {
        LineEnd::Village(to) => format!("to {}", village(to)),
        LineEnd::Outside => OUTSIDE.to_owned(),
        LineEnd::City => format!("into the {CITY}"),
    },
    stays: |of| match of.total() {
        1 => format!("{} stays", clans(of)),
        _ => format!("{} stay", clans(of)),
    },
    then_holds: |at| format!("{} then holds", village(at)),
    sets_off: "Expands, and sets off",
    in_all: "In all",
    influence: "Influence",
    clans_are_yours: "you say who goes where, step by step",
    lords: |of| format!("{} lords", clan_first(of)),
    demons: "Demons",
    lord_follows: |of| format!("A {} lord follows", clan(of)),
    your: |of| format!("Your {} followers", clan(of)),
    points_now: "Points now",
    at_the_end: "At the end",
    down_one: "Down 1",
    paid: |paid, price| format!("{paid} of {price}"),
    next: "Next",
    nothing_moves: "nobody can go down",

    closed_by: |of, by| {
        let (by, of) = (by.number(), play(of).to_lowercase());
        format!(
            "You’ve already done play {by}, and plays go in order: “{of}” is closed. Undo goes \
             back to before it."
        )
    },
    still_open: "Still open",
    then_must: "then you must",

    do_draw: "Draw",
    draw_more: |left| format!("Draw: {left} more"),
    do_place: "Place",
    place_and_expand: "Place and expand",
    do_expand: "Expand",
    expand_and_demote: |name, before, after| format!("Expand, {name} {before} → {after}"),
    all_filled_in: "All as filled in",
    spare: "Spare",
    keep_as: |to| format!("Keep as {}", space(to)),
    swap_order: "Swap order",
    do_buy: "Buy",
    pay_more: |left| format!("Buy: pay {left} more"),
    take_free: "Take it free",
    give_up: "Give up",
    use_skill: "Use skill",
    undo_play: |of| format!("Undo play {}", of.number()),
    end_turn: "End turn",
    ends_alone: "ends automatically",
    skip_motion: "Skip motion",
    all_legal: "All legal plays",
};

fn rises((before, after): Change) -> String {
    if before == after { String::new() } else { format!(", influence {before} → {after}") }
}

fn points((before, after): Change) -> String {
    format!("{before} → {after} points")
}
