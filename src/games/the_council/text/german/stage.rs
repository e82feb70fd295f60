//! The stage, the preview and the dock in German.

use super::words::{
    a_card, card, chips, chips_of, chips_there, counted, in_suit, in_suits, kind, listed, suit,
    suits, the_card_first,
};
use crate::games::the_council::rules::components::{Card, Kind, Suit, Suits};
use crate::games::the_council::scene::effect::Effect;
use crate::games::the_council::text::stage::{Lines, StageText};
use crate::text::told::first_upper;

pub(in crate::games::the_council::text) static STAGE: StageText = StageText {
    event_of: |number, due| format!("Ereignis {number} von {due}"),
    opens: |name| format!("{name} eröffnet"),
    secret: "geheime Wahl",
    resolved: "entschieden",
    needs: |rank, of| match rank {
        0 => format!("braucht nichts · {}", commas(of)),
        rank => {
            format!("braucht insgesamt {} · {}", counted(rank, "Chip", "Chips"), commas(of))
        }
    },
    last_event: "Nach diesem Ereignis wird auf Einsturz geprüft.",
    last_hand: "letzte Runde",
    cannot_fail: || {
        lines(
            "Wert 0: kann nicht scheitern",
            "Das höchste Gebot in jedem Zeichen bringt einen Rang",
        )
    },
    no_limit: || lines("Unbegrenzt: gelingt", "Mit einem Ass braucht es keine Chips mehr"),
    succeeds: |before, now, rank, bids_due| {
        let detail = match bids_due {
            true => "Schon sicher. Die Gebote entscheiden, wer Ränge erhält",
            false => "Schon sicher, Karten erhöhen nur. Sie entscheiden, wer Ränge erhält",
        };
        lines(format!("{}: gelingt", of_rank(before, now, rank)), detail)
    },
    fails: |before, now, rank, later, pawns, ace| {
        let short = u16::from(rank).saturating_sub(now);
        let bids = match later {
            [] => None,
            [one] => Some(format!("{one} bietet noch")),
            _ => Some(format!("{} bieten noch", listed(later))),
        };
        let pawns = match pawns {
            0 => None,
            1 => Some("ein Bauer kann noch 1 bringen".to_owned()),
            pawns => Some(format!("Bauern können noch {pawns} bringen")),
        };
        let ace = ace.then(|| "ein Ass kann die Grenze noch aufheben".to_owned());
        let parts: Vec<String> = [bids, pawns, ace].into_iter().flatten().collect();
        let detail = if parts.is_empty() {
            "Nichts kann es mehr retten".to_owned()
        } else {
            parts.join("; ")
        };
        let missing =
            if short == 1 { "es fehlt 1".to_owned() } else { format!("es fehlen {short}") };
        lines(format!("{}: scheitert, {missing}", of_rank(before, now, rank)), first_upper(&detail))
    },
    succeeded: |total, rank| {
        let title = match total {
            Some(total) => format!("{total} von {rank}: Das Ereignis gelingt"),
            None => "Unbegrenzt: Das Ereignis gelingt".to_owned(),
        };
        lines(title, "Das höchste Gebot in jedem Zeichen bringt einen Rang")
    },
    failed: |total, rank| {
        let title = format!("{total} von {rank}: Das Ereignis scheitert");
        lines(
            title,
            "Das niedrigste Gebot in jedem Zeichen tauscht einen Rang gegen einen Verräterchip",
        )
    },

    bids: "Gebote",
    in_order: "Reihum",
    revealed: "Aufgedeckt",
    has: "hat",
    leads: "führt",
    tie: "gleichauf",
    gains: "erhält",
    trades: "tauscht",
    no_rank: "kein Rang",
    success: "Erfolg",
    failure: "Scheitern",
    or_more: |rank| format!("{rank} oder mehr"),
    or_less: |rank| format!("{rank} oder weniger"),
    certain: "schon sicher",
    never_fails: "in jedem Fall",
    tie_nobody: "gleichauf: niemand",
    nobody: "niemand",
    nothing: "nichts",
    no_cards_fit: "keine passt",
    unlimited: "unbegrenzt",
    cell: |name, of, count| format!("{name}: {}", chips_there(count, of)),
    cell_later: |name, of, count| {
        format!("{name} hat {} und hat noch nicht geboten", chips_of(count, of))
    },
    chosen: "hat gewählt",
    choosing: "wählt",
    trade: |name, from, to| format!("{name} tauscht {from} → {to}"),
    gain: |name, from, to| match to {
        Some(to) => format!("{name} {from} → {to}"),
        None => format!("{name} bleibt auf {from}"),
    },
    empire: |rank| format!("Reich {rank}"),
    empire_falls: |rank| format!("das Reich fällt auf {rank}"),

    draft_of: |number, of| format!("Kartenwahl · Karte {number} von {of}"),
    from: |name| format!("von {name}"),
    then_to: |name| format!("dann an {name}"),
    hand: "Deine Hand",
    hand_size: |count| format!("{} auf der Hand", counted(count, "Karte", "Karten")),
    hand_goes: |from, to, left| {
        let kept = from.map(|name| format!("{name} hat schon eine genommen."));
        let rest = match to {
            Some(name) => {
                format!("{name} bekommt danach {}.", counted(left, "Karte", "Karten"))
            }
            None => "Die letzte Karte wird verdeckt abgelegt.".to_owned(),
        };
        kept.into_iter().chain([rest]).collect::<Vec<_>>().join(" ")
    },
    all_choose: "Alle wählen, dann zeigen alle",
    card_is: |of| format!("{} ist {}", the_card_first(of), a_kind(of.kind())),
    card_does: |of| match of {
        Kind::Ace => {
            "Deckst du es bei einem Ereignis mit seinem Zeichen auf, ist dein Gebot dort \
             unbegrenzt: Das Ereignis gelingt, und niemand überbietet dich."
        }
        Kind::Number => {
            "Deckst du sie bei einem Ereignis mit einem ihrer Zeichen auf, entscheidet sie dort \
             Gleichstände. Die kleinere Zahl siegt."
        }
        Kind::Pawn => {
            "Deckst du ihn bei einem Ereignis auf, bringt er 1 in jedem gemeinsamen Zeichen, ohne \
             Chip. Ist er deine niedrigste Karte, eröffnest du als Nächstes."
        }
        Kind::Court => {
            "Deckst du ihn auf und das Ereignis scheitert, bringt er dir einen Verräterchip."
        }
        Kind::Crown => {
            "Deckst du sie bei einem Ereignis mit ihrem Zeichen auf, bringt sie sofort einen Rang."
        }
    },
    card: |of| {
        let suits_of = of.suits();
        format!("{}, {}, {}", card(of), kind_and_rank(of), suits(suits_of))
    },

    crowned: |of, name| format!("{} ist eine Krone: sofort ein Rang für {name}", card(of)),
    highest: |of, name, bid| match bid {
        Some(bid) => format!("{}: Das höchste Gebot ist {bid}, von {name}", suit(of)),
        None => format!("{}: Das Ass von {name} ist unbegrenzt", suit(of)),
    },
    broke: |of, name, others, bid, number| {
        let all = listed(
            &std::iter::once(name.to_owned()).chain(others.iter().cloned()).collect::<Vec<_>>(),
        );
        let at = bid.map(|bid| format!(" bei {bid}")).unwrap_or_default();
        format!(
            "{}: Gleichstand{at} zwischen {all}. Die Zahl {number} von {name} entscheidet",
            suit(of)
        )
    },
    nobody_gains: |of, tied| match tied {
        [] => format!("{}: kein Gebot, niemand erhält einen Rang", suit(of)),
        tied => format!(
            "{}: Gleichstand zwischen {}, niemand erhält einen Rang",
            suit(of),
            listed(tied)
        ),
    },
    lowest: |of, trading, without, lifted| {
        let mut said = match trading {
            [] => format!("{}: Wer am niedrigsten liegt, hat keinen Rang zum Tauschen", suit(of)),
            [one] => format!("{}: {one} liegt am niedrigsten", suit(of)),
            all => format!("{}: {} liegen am niedrigsten", suit(of), listed(all)),
        };
        if !trading.is_empty() && !without.is_empty() {
            said += &format!(", ebenso {}, aber ohne Rang zum Tauschen", listed(without));
        }
        for (name, number) in lifted {
            said += &format!(". Die Zahl {number} von {name} steht darüber");
        }
        said
    },
    court: |of, name| format!("{}, ein Hof, bringt {name} einen Verräterchip", card(of)),
    empire_loses: |of| format!("Das Reich verliert in {} einen Rang", in_suits(of)),
    succeeds_title: |total, rank| match total {
        Some(total) => format!("Gelingt, {total} von {rank}"),
        None => "Gelingt, unbegrenzt".to_owned(),
    },
    fails_title: |total, rank| format!("Scheitert, {total} von {rank}"),
    you_gain: "Du erhältst",
    you_trade: "Du tauschst",
    rank_lost: "6, Rang verfällt",
    unchanged: "Deine Ränge bleiben gleich",
    opens_next: |name| format!("{name} eröffnet danach"),
    by_low_card: |of| format!("niedrigste Karte: {}, {}", card(of), of.rank()),
    bid_latest: |of| format!("niedrigste Karte: {}, spätestes Gebot", card(of)),
    next_seat: "keine Karte aufgedeckt: reihum weiter",
    next_event: "Nächstes Ereignis",
    next_hand: "Nächste Runde",
    final_score: "Endstand",
    show_again: "Noch einmal",
    next_is: |of| match of.rank() {
        0 => format!(
            "Als Nächstes: {}, Wert 0. {}. Es kann nicht scheitern.",
            card(of),
            commas(of.suits())
        ),
        rank => format!("Als Nächstes: {}, Wert {rank}. {}.", card(of), commas(of.suits())),
    },
    hand_over: |hand| format!("Runde {hand} ist zu Ende"),
    deals_next: |name, hand| format!("Niemand steht über dem Reich. {name} gibt in Runde {hand}."),
    collapsed: |of| format!("{} sind eingestürzt.", suits(of)),
    ends_whole: "Kein Zeichen ist eingestürzt: Jedes Zeichen zählt.",

    take: |of| first_upper(&format!("{} nehmen", a_card(of))),
    take_below: |number, of| format!("Karte {number} von {of} · noch sieht sie niemand"),
    bid: |of| if of.is_none() { "Passen".to_owned() } else { format!("{} bieten", chips(of)) },
    pass: "Passen",
    bid_below: |place, bids, event| format!("Gebot {place} von {bids} · {}", card(event)),
    commit: |of| match of {
        [] => "Nichts einsetzen".to_owned(),
        of => {
            let cards = listed(&of.iter().map(|&of| a_card(of)).collect::<Vec<_>>());
            first_upper(&format!("{cards} einsetzen"))
        }
    },
    commit_below: "verdeckt, bis alle gewählt haben",
    chips: "Chips",
    offer: "Gebot",
    chips_left: "Übrige Chips",
    total: "Summe",
    total_of: |before, now, rank| match (before, now) {
        (Some(before), Some(now)) => of_rank(before, now, rank),
        _ => format!("unbegrenzt, nötig {rank}"),
    },
    passes_on: |count| format!("Gibt {} weiter", counted(count, "Karte", "Karten")),
    discards: "Die andere Karte wird abgelegt",
    to: |name| format!("an {name}"),
    you_lead: |of| format!("{}: Du führst", suit(of)),
    you_tie: |of, others| format!("{}: gleichauf mit {}", suit(of), listed(others)),
    other_leads: |of, others| match others {
        [one] => format!("{}: {one} führt", suit(of)),
        all => format!("{}: {} gleichauf", suit(of), listed(all)),
    },
    nobody_leads: |of| format!("{}: Niemand führt", suit(of)),
    to_lead: |more, there| match more {
        more if more > there && there == 0 => "mit Chips nicht zu erreichen".to_owned(),
        more if more > there => format!("mit Chips nicht zu erreichen: höchstens {there} mehr"),
        1 => "1 mehr würde führen".to_owned(),
        more => format!("{more} mehr würden führen"),
    },
    rank_if: |from, to| match to {
        Some(to) => format!("{from} → {to} bei Erfolg"),
        None => "schon ganz oben".to_owned(),
    },
    if_fails: |of| lines("Wenn es scheitert", format!("am niedrigsten in {}", in_suits(of))),
    effect: |of| match of {
        Effect::NoLimit(of) => {
            lines(format!("Unbegrenzt in {}", in_suit(*of)), "dort überbietet dich niemand")
        }
        Effect::BreaksTies { number, suits: of, parts } if parts.is_empty() => lines(
            format!("Entscheidet Gleichstände in {}", list_of(of)),
            format!("Zahl {number}, bisher kein Gleichstand"),
        ),
        Effect::BreaksTies { number, parts, .. } => lines(
            format!("Entscheidet den Gleichstand in {}", list_of(parts)),
            format!("Zahl {number}, die kleinere siegt"),
        ),
        Effect::Adds(of) => lines(format!("1 mehr in {}", list_of(of)), "ohne Chip"),
        Effect::Traitor { in_vain: false } => {
            lines("Ein Verräterchip", "wenn das Ereignis scheitert")
        }
        Effect::Traitor { in_vain: true } => lines("Kein Verräterchip", "das Ereignis gelingt"),
        Effect::Rank { suit: of, from, to: Some(to) } => {
            lines(format!("{} sofort {from} → {to}", suit(*of)), "durch eine Krone")
        }
        Effect::Rank { suit: of, from, to: None } => {
            lines(format!("{} bleiben auf {from}", suit(*of)), "dort endet die Säule")
        }
    },
    low_card: |of, next| match of {
        Some(of) => lines(
            format!("Deine niedrigste Karte: {}", of.rank()),
            "die niedrigste eröffnet danach",
        ),
        None => lines(
            "Keine niedrigste Karte",
            if next {
                "du eröffnest nur, wenn niemand eine aufdeckt"
            } else {
                "danach eröffnet jemand anders"
            },
        ),
    },
    instead: |of| format!("Stattdessen {}", a_card(of)),

    choose: |count| {
        format!("Nimm eine von {count} Karten. Jedes Zeichen darauf bringt einen Chip.")
    },
    lies: |of| format!("{} liegt verdeckt.", the_card_first(of)),
    still_choosing: |names| match names {
        [one] => format!("{one} wählt noch."),
        names => format!("{} wählen noch.", listed(names)),
    },
    do_bid: |of| format!("Biete auf {} oder passe.", a_card(of)),
    do_commit: "Setze passende Karten ein oder nichts.",
    bids_now: |name| format!("{name} bietet."),
    committed: "Eingesetzt.",
    game_over: "Die Partie ist zu Ende.",

    take_it: |of| first_upper(&format!("{} nehmen", a_card(of))),
    take_what: "Karte nehmen",
    bid_chips: |count| match count {
        0 => "Passen".to_owned(),
        count => format!("{} bieten", counted(count, "Chip", "Chips")),
    },
    bid_what: "Bieten",
    commit_cards: |count| format!("{} einsetzen", counted(count, "Karte", "Karten")),
    commit_nothing: "Nichts einsetzen",
    commit_what: "Einsetzen",
    clear: "Leeren",

    your_chips: |count| format!("Deine Chips · {count}"),
    chips_of: |name, count| format!("Chips von {name} · {count}"),
    kept: "bleiben von Runde zu Runde",
    none_yet: "noch keine",
    spent: "in jedem Fall verbraucht",
    bid_is_spent: "das Gebot ist verbraucht",
    bids_are_spent: "Gebote sind verbraucht",
    your_cards: |count| format!("Deine Karten · {count} übrig"),
    cards_of: |name, count| format!("Karten von {name} · {count} übrig"),
    open_for_all: "offen für alle",
    fit: |count| match count {
        0 => "keine passt".to_owned(),
        1 => "1 passt".to_owned(),
        count => format!("{count} passen"),
    },
    lead: |of| format!("In {} führen", in_suit(of)),
    reach: |rank| format!("{rank} erreichen"),
    so_many: |count| counted(count, "Chip", "Chips"),
    too_few: |needed, there| format!("{needed}, du hast {there}"),
    reached: "schon erreicht",
    keep_all: |count| match count {
        1 => "die Karte aufheben".to_owned(),
        count => format!("alle {count} aufheben"),
    },
    secret_note: "Andere sehen, dass du gewählt hast, aber nicht, was oder wie viel.",
    less: |of| format!("{}: ein Chip weniger", suit(of)),
    more: |of| format!("{}: ein Chip mehr", suit(of)),
    amount: |of, offered, there| format!("{offered} von {there}, {}", suit(of)),
    supply: |of, count| format!("{}: {}", suit(of), counted(count, "Chip", "Chips")),
    used: "benutzt",

    bid_of: |of, count| format!("{} bieten", chips_of(count, of)),
    search: "Zeichen oder Karte: „monde“, „reise“",
    hand_and: |hand, part| match part {
        Some(part) => format!("Runde {hand} · {part}"),
        None => format!("Runde {hand}"),
    },

    tab_draft: "Wahl",
    tab_event: "Ereignis",
    tab_hall: "Halle",
    tab_seats: "Spieler",
    to_draft: "Zur Kartenwahl",
    to_event: "Zum Ereignis",
    to_bid: "Zum Gebot",
    to_cards: "Zu deinen Karten",
    to_result: "Zum Ergebnis",
};

fn lines(title: impl Into<String>, detail: impl Into<String>) -> Lines {
    (title.into(), detail.into())
}

fn of_rank(before: u16, now: u16, rank: u8) -> String {
    if before == now {
        format!("{now} von {rank}")
    } else {
        format!("{before} → {now} von {rank}")
    }
}

fn commas(of: Suits) -> String {
    of.iter().map(suit).collect::<Vec<_>>().join(", ")
}

fn list_of(of: &[Suit]) -> String {
    listed(&of.iter().map(|&of| in_suit(of).to_owned()).collect::<Vec<_>>())
}

const fn a_kind(of: Kind) -> &'static str {
    match of {
        Kind::Ace => "ein Ass",
        Kind::Number => "eine Zahl",
        Kind::Pawn => "ein Bauer",
        Kind::Court => "ein Hof",
        Kind::Crown => "eine Krone",
    }
}

fn kind_and_rank(of: Card) -> String {
    match of.kind() {
        Kind::Number => format!("Zahl {}", of.rank()),
        other => kind(other).to_owned(),
    }
}
