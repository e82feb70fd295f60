//! The stage, the preview and the dock in Italian.

use super::words::{
    card, chips, chips_of, counted, in_suit, in_suits, kind, listed, of as of_name, suit, suits,
    the_card, the_card_first, the_suits, to,
};
use crate::games::the_council::rules::components::{Card, Kind, Suit, Suits};
use crate::games::the_council::scene::effect::Effect;
use crate::games::the_council::text::stage::{Lines, StageText};
use crate::text::told::first_upper;

pub(in crate::games::the_council::text) static STAGE: StageText = StageText {
    event_of: |number, due| format!("Evento {number} su {due}"),
    opens: |name| format!("{name} apre"),
    secret: "scelta segreta",
    resolved: "risolto",
    needs: |rank, of| match rank {
        0 => format!("non serve niente · {}", commas(of)),
        rank => {
            let verb = if rank == 1 { "serve" } else { "servono" };
            let chips = counted(rank, "gettone", "gettoni");
            format!("{verb} {chips} in tutto · {}", commas(of))
        }
    },
    last_event: "Dopo questo evento si controlla il crollo.",
    last_hand: "ultima mano",
    cannot_fail: || {
        lines("Valore 0: non può fallire", "L’offerta più alta in ogni seme ottiene un rango")
    },
    no_limit: || lines("Senza limite: riesce", "Con un Asso non servono altri gettoni"),
    succeeds: |before, now, rank, bids_due| {
        let detail = match bids_due {
            true => "Ormai è certo. Le offerte decidono chi ottiene i ranghi",
            false => "Ormai è certo: le carte decidono solo chi ottiene i ranghi",
        };
        lines(format!("{}: riesce", of_rank(before, now, rank)), detail)
    },
    fails: |before, now, rank, later, pawns, ace| {
        let short = u16::from(rank).saturating_sub(now);
        let bids = match later {
            [] => None,
            [one] => Some(format!("{one} deve ancora offrire")),
            _ => Some(format!("{} devono ancora offrire", listed(later))),
        };
        let pawns = match pawns {
            0 => None,
            1 => Some("una Pedina può ancora aggiungere 1".to_owned()),
            pawns => Some(format!("le Pedine possono ancora aggiungere {pawns}")),
        };
        let ace = ace.then(|| "un Asso può ancora togliere il limite".to_owned());
        let parts: Vec<String> = [bids, pawns, ace].into_iter().flatten().collect();
        let detail = if parts.is_empty() {
            "Niente può più salvarlo".to_owned()
        } else {
            parts.join("; ")
        };
        let lacks = if short == 1 { "ne manca" } else { "ne mancano" };
        lines(
            format!("{}: fallisce, {lacks} {short}", of_rank(before, now, rank)),
            first_upper(&detail),
        )
    },
    succeeded: |total, rank| {
        let title = match total {
            Some(total) => format!("{total} su {rank}: l’evento riesce"),
            None => "Senza limite: l’evento riesce".to_owned(),
        };
        lines(title, "L’offerta più alta in ogni seme ottiene un rango")
    },
    failed: |total, rank| {
        let title = format!("{total} su {rank}: l’evento fallisce");
        lines(title, "L’offerta più bassa in ogni seme scambia un rango con un gettone traditore")
    },

    bids: "Offerte",
    in_order: "Ordine",
    revealed: "Rivelate",
    has: "ha",
    leads: "in testa",
    tie: "parità",
    gains: "ottiene",
    trades: "scambia",
    no_rank: "nessun rango",
    success: "Successo",
    failure: "Fallimento",
    or_more: |rank| format!("{rank} o più"),
    or_less: |rank| format!("{rank} o meno"),
    certain: "ormai certo",
    never_fails: "di sicuro",
    tie_nobody: "parità: nessuno",
    nobody: "nessuno",
    nothing: "niente",
    no_cards_fit: "nessuna adatta",
    unlimited: "senza limite",
    cell: |name, of, count| format!("{name}: {}", chips_of(count, of)),
    cell_later: |name, of, count| {
        format!("{name} ha {} e deve ancora offrire", chips_of(count, of))
    },
    chosen: "ha scelto",
    choosing: "sceglie",
    trade: |name, from, to| format!("{name} scambia {from} → {to}"),
    gain: |name, from, to| match to {
        Some(to) => format!("{name} {from} → {to}"),
        None => format!("{name} resta a {from}"),
    },
    empire: |rank| format!("impero {rank}"),
    empire_falls: |rank| format!("l’impero scende a {rank}"),

    draft_of: |number, of| format!("Draft · carta {number} su {of}"),
    from: |name| format!("da {name}"),
    then_to: |name| format!("poi {}", to(name)),
    hand: "La tua mano",
    hand_size: |count| format!("{} in mano", counted(count, "carta", "carte")),
    hand_goes: |from, next, left| {
        let kept = from.map(|name| format!("{name} ne ha già presa una."));
        let rest = match next {
            Some(name) => {
                format!("{} {}.", counted(left, "carta passa poi", "carte passano poi"), to(name))
            }
            None => "L’ultima carta si scarta a faccia in giù.".to_owned(),
        };
        kept.into_iter().chain([rest]).collect::<Vec<_>>().join(" ")
    },
    all_choose: "Tutti scelgono, poi tutti mostrano",
    card_is: |of| format!("{}: {}", card(of), a_kind(of.kind())),
    card_does: |of| match of {
        Kind::Ace => {
            "Rivelato in un evento del suo seme, lì toglie il limite alla tua offerta: l’evento \
             riesce, e nessuno ti supera."
        }
        Kind::Number => {
            "Rivelato in un evento con un seme in comune, lì rompe le parità. Vince il numero più \
             basso."
        }
        Kind::Pawn => {
            "Rivelata in un evento, aggiunge 1 in ogni seme in comune, senza usare gettoni. Se è \
             la tua carta più bassa, può farti aprire il prossimo evento."
        }
        Kind::Court => "Rivelata in un evento che fallisce, ti porta un gettone traditore.",
        Kind::Crown => "Rivelata in un evento del suo seme, ti porta subito un rango in quel seme.",
    },
    card: |of| {
        let suits_of = of.suits();
        format!("{}, {}, {}", card(of), kind_and_rank(of), suits(suits_of))
    },

    crowned: |of, name| format!("{} è una Corona: subito un rango {}", card(of), to(name)),
    highest: |of, name, bid| match bid {
        Some(bid) => format!("{}: l’offerta più alta è {bid}, {}", suit(of), of_name(name)),
        None => format!("{}: l’Asso {} non ha limite", suit(of), of_name(name)),
    },
    broke: |of, name, others, bid, number| {
        let all = listed(
            &std::iter::once(name.to_owned()).chain(others.iter().cloned()).collect::<Vec<_>>(),
        );
        let at = bid.map(|bid| format!(" a {bid}")).unwrap_or_default();
        let name = of_name(name);
        format!("{}: parità{at} tra {all}. La rompe il numero {number} {name}", suit(of))
    },
    nobody_gains: |of, tied| match tied {
        [] => format!("{}: nessuna offerta, nessun rango", suit(of)),
        tied => format!("{}: parità tra {}, nessun rango", suit(of), listed(tied)),
    },
    lowest: |of, trading, without, lifted| {
        let mut said = match trading {
            [] => format!("{}: offerta più bassa, ma nessun rango da scambiare", suit(of)),
            all => format!("{}: offerta più bassa, {}", suit(of), listed(all)),
        };
        if !trading.is_empty() && !without.is_empty() {
            let has = if without.len() == 1 { "ha" } else { "hanno" };
            said += &format!(", come {}, che non {has} ranghi da scambiare", listed(without));
        }
        for (name, number) in lifted {
            said += &format!(". Il numero {number} salva {name}");
        }
        said
    },
    court: |of, name| format!("{}, una Corte, porta un gettone traditore {}", card(of), to(name)),
    empire_loses: |of| format!("L’impero perde un rango {}", in_suits(of.iter())),
    succeeds_title: |total, rank| match total {
        Some(total) => format!("Successo, {total} su {rank}"),
        None => "Successo, senza limite".to_owned(),
    },
    fails_title: |total, rank| format!("Fallimento, {total} su {rank}"),
    you_gain: "Ottieni",
    you_trade: "Scambi",
    rank_lost: "6, rango perso",
    unchanged: "I tuoi ranghi non cambiano",
    opens_next: |name| format!("{name} apre il prossimo"),
    by_low_card: |of| format!("carta più bassa: {}, {}", card(of), of.rank()),
    bid_latest: |of| format!("carta più bassa: {}, offerta più tardiva", card(of)),
    next_seat: "nessuna carta rivelata: tocca al vicino",
    next_event: "Prossimo evento",
    next_hand: "Prossima mano",
    final_score: "Punteggio finale",
    show_again: "Rivedi",
    next_is: |of| match of.rank() {
        0 => format!("Poi: {}, valore 0. {}. Non può fallire.", card(of), commas(of.suits())),
        rank => format!("Poi: {}, valore {rank}. {}.", card(of), commas(of.suits())),
    },
    hand_over: |hand| format!("La mano {hand} è finita"),
    deals_next: |name, hand| {
        format!("Nessuno è sopra l’impero. {name} dà le carte della mano {hand}.")
    },
    collapsed: |of| format!("Crollano {}.", the_suits(of.iter())),
    ends_whole: "Nessun seme è crollato: contano tutti.",

    take: |of| format!("Prendi {}", the_card(of)),
    take_below: |number, of| format!("carta {number} su {of} · nessuno la vede ancora"),
    bid: |of| if of.is_none() { "Passa".to_owned() } else { format!("Offri {}", chips(of)) },
    pass: "Passa",
    bid_below: |place, bids, event| format!("offerta {place} su {bids} · {}", card(event)),
    commit: |of| match of {
        [] => "Non giocare carte".to_owned(),
        of => format!("Gioca {}", listed(&of.iter().map(|&of| the_card(of)).collect::<Vec<_>>())),
    },
    commit_below: "si vede quando tutti hanno scelto",
    chips: "Gettoni",
    offer: "Offerta",
    chips_left: "Gettoni rimasti",
    total: "Totale",
    total_of: |before, now, rank| match (before, now) {
        (Some(before), Some(now)) => of_rank(before, now, rank),
        _ => format!("senza limite su {rank}"),
    },
    passes_on: |count| format!("Passi {}", counted(count, "carta", "carte")),
    discards: "L’altra carta si scarta",
    to,
    you_lead: |of| format!("{}: sei in testa", suit(of)),
    you_tie: |of, others| format!("{}: parità con {}", suit(of), listed(others)),
    other_leads: |of, others| match others {
        [one] => format!("{}: {one} in testa", suit(of)),
        all => format!("{}: parità tra {}", suit(of), listed(all)),
    },
    nobody_leads: |of| format!("{}: nessuno in testa", suit(of)),
    to_lead: |more, there| match more {
        more if more > there && there == 0 => "non basta con i gettoni".to_owned(),
        more if more > there => format!("non basta con i gettoni: al massimo {there} in più"),
        1 => "con 1 in più sei in testa".to_owned(),
        more => format!("con {more} in più sei in testa"),
    },
    rank_if: |from, to| match to {
        Some(to) => format!("{from} → {to} se riesce"),
        None => "già in cima".to_owned(),
    },
    if_fails: |of| lines("Se fallisce", format!("offerta più bassa {}", in_suits(of.iter()))),
    effect: |of| match of {
        Effect::NoLimit(of) => {
            lines(format!("Senza limite {}", in_suit(*of)), "lì nessuno ti supera")
        }
        Effect::BreaksTies { number, suits: of, parts } if parts.is_empty() => lines(
            format!("Rompe le parità {}", in_list(of)),
            format!("numero {number}, per ora nessuna parità"),
        ),
        Effect::BreaksTies { number, parts, .. } => lines(
            format!("Rompe la parità {}", in_list(parts)),
            format!("numero {number}, vince il più basso"),
        ),
        Effect::Adds(of) => lines(format!("Aggiunge 1 {}", in_list(of)), "senza usare gettoni"),
        Effect::Traitor { in_vain: false } => lines("Un gettone traditore", "se l’evento fallisce"),
        Effect::Traitor { in_vain: true } => lines("Nessun gettone traditore", "l’evento riesce"),
        Effect::Rank { suit: of, from, to: Some(to) } => {
            lines(format!("{} {from} → {to} subito", suit(*of)), "con una Corona")
        }
        Effect::Rank { suit: of, from, to: None } => {
            lines(format!("{}: resti a {from}", suit(*of)), "la colonna finisce lì")
        }
    },
    low_card: |of, next| match of {
        Some(of) => lines(
            format!("La tua carta più bassa: {}", of.rank()),
            "chi ha la più bassa apre il prossimo",
        ),
        None => lines(
            "Nessuna carta",
            if next { "apri solo se nessuno ne rivela" } else { "apre poi qualcun altro" },
        ),
    },
    instead: |of| format!("Al suo posto {}", the_card(of)),

    choose: |count| format!("Prendi una delle {count} carte. Ogni suo seme porta un gettone."),
    lies: |of| format!("{} è a faccia in giù.", the_card_first(of)),
    still_choosing: |names| match names {
        [one] => format!("{one} sta ancora scegliendo."),
        names => format!("{} stanno ancora scegliendo.", listed(names)),
    },
    do_bid: |of| format!("Offri per {}, o passa.", the_card(of)),
    do_commit: "Gioca quante carte adatte vuoi, o nessuna.",
    bids_now: |name| format!("{name} offre."),
    committed: "Scelta fatta.",
    game_over: "La partita è finita.",

    take_it: |of| format!("Prendi {}", the_card(of)),
    take_what: "Prendi una carta",
    bid_chips: |count| match count {
        0 => "Passa".to_owned(),
        count => format!("Offri {}", counted(count, "gettone", "gettoni")),
    },
    bid_what: "Offri",
    commit_cards: |count| format!("Gioca {}", counted(count, "carta", "carte")),
    commit_nothing: "Non giocare carte",
    commit_what: "Gioca",
    clear: "Cancella",

    your_chips: |count| format!("I tuoi gettoni · {count}"),
    chips_of: |name, count| format!("Gettoni {} · {count}", of_name(name)),
    kept: "restano da una mano all’altra",
    none_yet: "ancora nessuno",
    spent: "spesi in ogni caso",
    bid_is_spent: "l’offerta è spesa",
    bids_are_spent: "le offerte sono spese",
    your_cards: |count| format!("Le tue carte · {count} da usare"),
    cards_of: |name, count| format!("Carte {} · {count} da usare", of_name(name)),
    open_for_all: "visibili a tutti",
    fit: |count| match count {
        0 => "nessuna adatta all’evento".to_owned(),
        count => format!("{} all’evento", counted(count as u64, "adatta", "adatte")),
    },
    lead: |of| format!("In testa {}", in_suit(of)),
    reach: |rank| format!("Arriva a {rank}"),
    so_many: |count| counted(count, "gettone", "gettoni"),
    too_few: |needed, there| format!("{needed}, ne hai {there}"),
    reached: "già raggiunto",
    keep_all: |count| match count {
        1 => "tieni la carta per dopo".to_owned(),
        count => format!("tieni le {count} carte per dopo"),
    },
    secret_note: "Gli altri vedono che hai scelto, non quali carte né quante.",
    less: |of| format!("{}: un gettone in meno", suit(of)),
    more: |of| format!("{}: un gettone in più", suit(of)),
    amount: |of, offered, there| format!("{offered} su {there}, {}", suit(of)),
    supply: |of, count| format!("{}: {}", suit(of), counted(count, "gettone", "gettoni")),
    used: "usata",

    bid_of: |of, count| format!("Offri {}", chips_of(count, of)),
    search: "Seme o carta: «lune», «viaggio»",
    hand_and: |hand, part| match part {
        Some(part) => format!("Mano {hand} · {part}"),
        None => format!("Mano {hand}"),
    },

    tab_draft: "Draft",
    tab_event: "Evento",
    tab_hall: "Sala",
    tab_seats: "Giocatori",
    to_draft: "Al draft",
    to_event: "All’evento",
    to_bid: "All’offerta",
    to_cards: "Alle tue carte",
    to_result: "Al risultato",
};

fn lines(title: impl Into<String>, detail: impl Into<String>) -> Lines {
    (title.into(), detail.into())
}

fn of_rank(before: u16, now: u16, rank: u8) -> String {
    if before == now { format!("{now} su {rank}") } else { format!("{before} → {now} su {rank}") }
}

fn commas(of: Suits) -> String {
    of.iter().map(suit).collect::<Vec<_>>().join(", ")
}

fn in_list(of: &[Suit]) -> String {
    in_suits(of.iter().copied())
}

const fn a_kind(of: Kind) -> &'static str {
    match of {
        Kind::Ace => "un Asso",
        Kind::Number => "un numero",
        Kind::Pawn => "una Pedina",
        Kind::Court => "una Corte",
        Kind::Crown => "una Corona",
    }
}

fn kind_and_rank(of: Card) -> String {
    match of.kind() {
        Kind::Number => format!("numero {}", of.rank()),
        other => kind(other).to_owned(),
    }
}
