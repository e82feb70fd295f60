//! The ribbon in German.

use super::champions::{name, whom_champion};
use super::land::cascade;
use super::plays::play;
use super::words::{
    clan, clans, counted, one_of, people, some_of, some_of_first, space, to, ways, whom,
};
use crate::games::four_towers::rules::components::DRAWN;
use crate::games::four_towers::text::ribbon::{Change, Effect, RibbonText};
use crate::games::four_towers::text::villages::village;

pub(in crate::games::four_towers::text) static RIBBON: RibbonText = RibbonText {
    place_in: |at| format!("Nach {} setzen", village(at)),
    expands: |of| format!("{} breitet sich aus", village(of)),
    keep: |of| format!("Den {} Bauern behalten", whom(of)),
    choose_spirits: "Geister wählen",
    not_possible: "Jetzt nicht möglich",
    in_cascade: |number, of| format!("{number} von {of} in dieser Kaskade"),
    first_of_two: "der erste von zwei",
    second_of_two: "der zweite von zwei",
    pay_step: |paid, price| format!("{paid} von {price} bezahlt"),

    start: |open| match open {
        0 => format!("Nimm {DRAWN} Bauern."),
        1 => format!("1 Zugart ist offen. Oder nimm {DRAWN} Bauern."),
        open => format!("{open} Zugarten sind offen. Oder nimm {DRAWN} Bauern."),
    },
    take_first: || format!("Nimm {DRAWN} Bauern aus dem Vorrat, auch alle von einem Clan."),
    take_more: |left| format!("Nimm noch {left}. Den ersten davon setzt du."),
    drawing_closes: |of| match of {
        [] => "Nehmen schließt nichts.".to_owned(),
        [one] => format!("Nehmen schließt Zugart {}.", one.number()),
        [first, .., last] => {
            format!("Nehmen schließt Zugart {} bis {}.", first.number(), last.number())
        }
    },
    no_village: "Kein Dorf nimmt deine Bauern auf: Jedes Heimatdorf ist erlaubt.",
    must_have_village: "Für einen davon muss ein Dorf offen sein.",
    which_next: "Wähle, welches Dorf sich als Nächstes ausbreitet.",
    spirits_left: |left| format!("Wähle noch {}.", counted(left, "Geist", "Geister")),
    may_demote: "Senke einen anderen Marker oder verschone alle.",
    end_skills: "Benutze eine Endfähigkeit oder beende deinen Zug.",
    waits_for: |name| format!("{name} überlegt."),

    placement: |of, at, brings, influence| {
        let place = format!("{} nach {}", clan(of), village(at));
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
                format!("; {} Herren {before} → {after}", some_of(of))
            }
            Some(Effect::Demons(of, (before, after), follows)) => {
                let follows = if follows { ", ein Herr folgt" } else { "" };
                format!("; {} Dämonen {before} → {after}{follows}", some_of(of))
            }
        };
        said + "."
    },
    assign: |of, to, place, most, (before, after)| {
        let most = if most { "die meisten, " } else { "" };
        let (of, to) = (clan(of), space(to));
        format!("{of} als {place}. {to}: {most}{before} → {after} Punkte.")
    },
    buy: |of, price, paid, (before, after)| {
        let price = counted(price, "Anhänger", "Anhänger");
        format!("{}, {price}: {paid} bezahlt, Anhänger × Herren {before} → {after}.", name(of))
    },
    third: |of| format!("{}, kostenlos: Deine Händler bleiben.", name(of)),
    mercenary: |given, of, at, change| {
        let leaves = if of.total() == 1 { "verlässt" } else { "verlassen" };
        let (given, of) = (clan(given), clans(of));
        format!("Letzter Söldner, {given}: {of} {leaves} {}; {}.", village(at), points(change))
    },
    mountaineer: |given, of, from, to, change| {
        format!(
            "Letzter Bergsteiger, {}: {} von {} nach {}; {}.",
            clan(given),
            clan(of),
            village(from),
            village(to),
            points(change)
        )
    },
    merchant: |of, (before, after)| {
        format!("Den {} Händler opfern: Einfluss {before} → {after}.", whom(of))
    },
    spirits: |of, spirits| match spirits.is_none() {
        true => format!("Geister für {}.", whom_champion(of)),
        false => format!("{} für {}.", people(spirits, "Geist", "Geister"), whom_champion(of)),
    },

    to,
    stays: |of| match of.total() {
        1 => format!("{} bleibt", clans(of)),
        _ => format!("{} bleiben", clans(of)),
    },
    then_holds: |at| format!("Dann in {}", village(at)),
    sets_off: "Ausbreitung, dann auch",
    in_all: "Insgesamt",
    influence: "Einfluss",
    clans_are_yours: "wer wohin geht, bestimmst du Schritt für Schritt",
    lords: |of| format!("{} Herren", some_of_first(of)),
    demons: "Dämonen",
    lord_follows: |of| format!("Ein {} Herr folgt", one_of(of)),
    your: |of| format!("Deine {} Anhänger", whom(of)),
    points_now: "Punkte jetzt",
    at_the_end: "Am Ende",
    down_one: "1 nach unten",
    paid: |paid, price| format!("{paid} von {price}"),
    next: "Als Nächstes",
    nothing_moves: "niemand kann sinken",

    closed_by: |of, by| {
        let (by, of) = (by.number(), play(of));
        format!(
            "Du hast Zugart {by} schon gespielt, und es geht der Reihe nach: „{of}“ ist \
             geschlossen. „Rückgängig“ führt davor zurück."
        )
    },
    still_open: "Noch offen",
    then_must: "dann ist Pflicht",

    do_draw: "Nehmen",
    draw_more: |left| format!("Nehmen: noch {left}"),
    do_place: "Setzen",
    place_and_expand: "Setzen, ausbreiten",
    do_expand: "Ausbreiten",
    expand_and_demote: |name, before, after| format!("Ausbreiten, {name} {before} → {after}"),
    all_filled_in: "Alles wie eingetragen",
    spare: "Verschonen",
    keep_as: |to| format!("Behalten: {}", space(to)),
    swap_order: "Tauschen",
    do_buy: "Kaufen",
    pay_more: |left| format!("Kaufen: noch {left} zahlen"),
    take_free: "Kostenlos nehmen",
    give_up: "Opfern",
    use_skill: "Benutzen",
    undo_play: |of| format!("Zugart {} rückgängig", of.number()),
    end_turn: "Zug beenden",
    ends_alone: "endet automatisch",
    skip_motion: "Bewegung vorspulen",
    all_legal: "Alle möglichen Aktionen",
};

fn rises((before, after): Change) -> String {
    if before == after { String::new() } else { format!(", Einfluss {before} → {after}") }
}

fn points((before, after): Change) -> String {
    format!("{before} → {after} Punkte")
}
