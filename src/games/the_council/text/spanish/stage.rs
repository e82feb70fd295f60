//! The stage, the preview and the dock in Spanish.

use super::words::{
    card, chips, chips_of, counted, kind, listed, of as of_name, suit, suits, the_card,
    the_card_first,
};
use crate::games::the_council::rules::components::{Card, Kind, Suit, Suits};
use crate::games::the_council::scene::effect::Effect;
use crate::games::the_council::text::stage::{Lines, StageText};
use crate::text::told::first_upper;

pub(in crate::games::the_council::text) static STAGE: StageText = StageText {
    event_of: |number, due| format!("Evento {number} de {due}"),
    opens: |name| format!("{name} abre"),
    secret: "en secreto",
    resolved: "resuelto",
    needs: |rank, of| match rank {
        0 => format!("no necesita nada · {}", commas(of)),
        rank => {
            format!("necesita {} en total · {}", counted(rank, "ficha", "fichas"), commas(of))
        }
    },
    last_event: "Tras este evento se comprueba el derrumbe.",
    last_hand: "última mano",
    cannot_fail: || {
        lines("Valor 0: no puede fracasar", "En cada palo, la puja más alta gana un rango")
    },
    no_limit: || lines("Sin límite: éxito", "Con un As no hacen falta más fichas"),
    succeeds: |before, now, rank, bids_due| {
        let detail = match bids_due {
            true => "Ya es seguro. Las pujas deciden quién sube",
            false => "Ya es seguro, las cartas solo suman. Ellas deciden quién sube",
        };
        lines(format!("{}: éxito", of_rank(before, now, rank)), detail)
    },
    fails: |before, now, rank, later, pawns, ace| {
        let short = u16::from(rank).saturating_sub(now);
        let bids = match later {
            [] => None,
            [one] => Some(format!("aún debe pujar {one}")),
            _ => Some(format!("aún deben pujar {}", listed(later))),
        };
        let pawns = match pawns {
            0 => None,
            1 => Some("un Peón aún puede sumar 1".to_owned()),
            pawns => Some(format!("los Peones aún pueden sumar {pawns}")),
        };
        let ace = ace.then(|| "un As aún puede quitar el límite".to_owned());
        let parts: Vec<String> = [bids, pawns, ace].into_iter().flatten().collect();
        let detail =
            if parts.is_empty() { "Ya nada puede salvarlo".to_owned() } else { parts.join("; ") };
        let lacks = if short == 1 { "falta" } else { "faltan" };
        lines(
            format!("{}: fracaso, {lacks} {short}", of_rank(before, now, rank)),
            first_upper(&detail),
        )
    },
    succeeded: |total, rank| {
        let title = match total {
            Some(total) => format!("{total} de {rank}: el evento tiene éxito"),
            None => "Sin límite: el evento tiene éxito".to_owned(),
        };
        lines(title, "En cada palo, la puja más alta gana un rango")
    },
    failed: |total, rank| {
        let title = format!("{total} de {rank}: el evento fracasa");
        lines(title, "En cada palo, la puja más baja canjea un rango por una ficha de traidor")
    },

    bids: "Pujas",
    in_order: "Orden",
    revealed: "Reveladas",
    has: "tiene",
    leads: "lidera",
    tie: "empate",
    gains: "sube",
    trades: "canjea",
    no_rank: "sin rango",
    success: "Éxito",
    failure: "Fracaso",
    or_more: |rank| format!("{rank} o más"),
    or_less: |rank| format!("{rank} o menos"),
    certain: "ya seguro",
    never_fails: "siempre",
    tie_nobody: "empate: nadie",
    nobody: "nadie",
    nothing: "nada",
    no_cards_fit: "ninguna sirve",
    unlimited: "sin límite",
    cell: |name, of, count| format!("{name}: {}", chips_of(count, of)),
    cell_later: |name, of, count| {
        format!("{name} tiene {} y aún no ha pujado", chips_of(count, of))
    },
    chosen: "ha escogido",
    choosing: "está escogiendo",
    trade: |name, from, to| format!("{name} canjea {from} → {to}"),
    gain: |name, from, to| match to {
        Some(to) => format!("{name} {from} → {to}"),
        None => format!("{name} sigue en {from}"),
    },
    empire: |rank| format!("imperio {rank}"),
    empire_falls: |rank| format!("el imperio baja a {rank}"),

    draft_of: |number, of| format!("Selección · carta {number} de {of}"),
    from: |name| format!("viene {}", of_name(name)),
    then_to: |name| format!("luego a {name}"),
    hand: "Tu mano",
    hand_size: |count| counted(count, "carta en mano", "cartas en mano"),
    hand_goes: |from, to, left| {
        let kept = from.map(|name| format!("{name} ya tomó una."));
        let rest = match (to, left) {
            (Some(name), 1) => format!("La que dejes pasa a {name}."),
            (Some(name), left) => format!("Las {left} que dejes pasan a {name}."),
            (None, _) => "La última carta se descarta boca abajo.".to_owned(),
        };
        kept.into_iter().chain([rest]).collect::<Vec<_>>().join(" ")
    },
    all_choose: "Todos escogen, luego todos muestran",
    card_is: |of| format!("{}: {}", card(of), a_kind(of.kind())),
    card_does: |of| match of {
        Kind::Ace => {
            "Si lo revelas en un evento de su palo, tu puja ahí no tiene límite: el evento tiene \
             éxito y nadie te supera."
        }
        Kind::Number => {
            "Si lo revelas en un evento con el que comparte un palo, ahí rompe los empates. Gana \
             el número más bajo."
        }
        Kind::Pawn => {
            "Si lo revelas en un evento, suma 1 en cada palo que comparten, sin gastar fichas. \
             Como vale 0, puede tocarte abrir el evento siguiente."
        }
        Kind::Court => "Si la revelas en un evento que fracasa, te da una ficha de traidor.",
        Kind::Crown => "Si la revelas en un evento de su palo, te da ahí un rango al instante.",
    },
    card: |of| {
        let suits_of = of.suits();
        format!("{}, {}, {}", card(of), kind_and_rank(of), suits(suits_of))
    },

    crowned: |of, name| format!("{} es una Corona: un rango para {name} al instante", card(of)),
    highest: |of, name, bid| match bid {
        Some(bid) => format!("{}: la puja más alta es la {}, {bid}", suit(of), of_name(name)),
        None => format!("{}: el As {} no tiene límite", suit(of), of_name(name)),
    },
    broke: |of, name, others, bid, number| {
        let all = listed(
            &std::iter::once(name.to_owned()).chain(others.iter().cloned()).collect::<Vec<_>>(),
        );
        let at = bid.map(|bid| format!(" a {bid}")).unwrap_or_default();
        format!(
            "{}: empate{at} entre {all}. Lo rompe el número {number} {}",
            suit(of),
            of_name(name)
        )
    },
    nobody_gains: |of, tied| match tied {
        [] => format!("{}: sin pujas, nadie sube", suit(of)),
        tied => format!("{}: empate entre {}, nadie sube", suit(of), listed(tied)),
    },
    lowest: |of, trading, without, lifted| {
        let mut said = match trading {
            [] => format!("{}: en lo más bajo, nadie tiene rango que canjear", suit(of)),
            all => format!("{}: en lo más bajo, {}", suit(of), listed(all)),
        };
        if !trading.is_empty() && !without.is_empty() {
            said += &format!("; y sin rango que canjear, {}", listed(without));
        }
        for (name, number) in lifted {
            said += &format!(". El número {number} {} queda por encima", of_name(name));
        }
        said
    },
    court: |of, name| format!("{}, una Corte, da a {name} una ficha de traidor", card(of)),
    empire_loses: |of| format!("El imperio pierde un rango en {}", suits(of)),
    succeeds_title: |total, rank| match total {
        Some(total) => format!("Éxito, {total} de {rank}"),
        None => "Éxito, sin límite".to_owned(),
    },
    fails_title: |total, rank| format!("Fracaso, {total} de {rank}"),
    you_gain: "Ganas",
    you_trade: "Canjeas",
    rank_lost: "6, rango perdido",
    unchanged: "Tus rangos no cambian",
    opens_next: |name| format!("{name} abre el siguiente"),
    by_low_card: |of| format!("carta más baja: {}, {}", card(of), of.rank()),
    bid_latest: |of| format!("carta más baja: {}, y la puja más tardía", card(of)),
    next_seat: "nadie reveló cartas: le toca al siguiente",
    next_event: "Evento siguiente",
    next_hand: "Mano siguiente",
    final_score: "Puntuación final",
    show_again: "Ver otra vez",
    next_is: |of| match of.rank() {
        0 => format!("Después: {}, valor 0. {}. No puede fracasar.", card(of), commas(of.suits())),
        rank => format!("Después: {}, valor {rank}. {}.", card(of), commas(of.suits())),
    },
    hand_over: |hand| format!("La mano {hand} ha terminado"),
    deals_next: |name, hand| {
        format!("Nadie está por encima del imperio. {name} reparte la mano {hand}.")
    },
    collapsed: |of| format!("Derrumbe: {}.", suits(of)),
    ends_whole: "No hay derrumbe: cuentan todos los palos.",

    take: |of| format!("Tomar {}", the_card(of)),
    take_below: |number, of| format!("carta {number} de {of} · aún no la ve nadie"),
    bid: |of| if of.is_none() { "Pasar".to_owned() } else { format!("Pujar {}", chips(of)) },
    pass: "Pasar",
    bid_below: |place, bids, event| format!("puja {place} de {bids} · {}", card(event)),
    commit: |of| match of {
        [] => "No jugar nada".to_owned(),
        of => format!("Jugar {}", listed(&of.iter().map(|&of| the_card(of)).collect::<Vec<_>>())),
    },
    commit_below: "se ve cuando todos han escogido",
    chips: "Fichas",
    offer: "Puja",
    chips_left: "Fichas restantes",
    total: "Total",
    total_of: |before, now, rank| match (before, now) {
        (Some(before), Some(now)) => of_rank(before, now, rank),
        _ => format!("sin límite, de {rank}"),
    },
    passes_on: |count| format!("Pasas {}", counted(count, "carta", "cartas")),
    discards: "La otra carta se descarta",
    to: |name| format!("a {name}"),
    you_lead: |of| format!("{}: lideras", suit(of)),
    you_tie: |of, others| format!("{}: empate con {}", suit(of), listed(others)),
    other_leads: |of, others| match others {
        [one] => format!("{}: lidera {one}", suit(of)),
        all => format!("{}: empate entre {}", suit(of), listed(all)),
    },
    nobody_leads: |of| format!("{}: nadie lidera", suit(of)),
    to_lead: |more, there| match more {
        more if more > there && there == 0 => "no alcanza con fichas".to_owned(),
        more if more > there => format!("no alcanza con fichas: {there} más como mucho"),
        more => format!("con {more} más liderarías"),
    },
    rank_if: |from, to| match to {
        Some(to) => format!("{from} → {to} si hay éxito"),
        None => "ya en lo más alto".to_owned(),
    },
    if_fails: |of| lines("Si fracasa", format!("puja más baja en {}", suits(of))),
    effect: |of| match of {
        Effect::NoLimit(of) => lines(format!("Sin límite en {}", suit(*of)), "ahí nadie te supera"),
        Effect::BreaksTies { number, suits: of, parts } if parts.is_empty() => lines(
            format!("Rompe empates en {}", list_of(of)),
            format!("número {number}, por ahora no hay empate"),
        ),
        Effect::BreaksTies { number, parts, .. } => lines(
            format!("Rompe el empate en {}", list_of(parts)),
            format!("número {number}, gana el más bajo"),
        ),
        Effect::Adds(of) => lines(format!("Suma 1 en {}", list_of(of)), "sin gastar fichas"),
        Effect::Traitor { in_vain: false } => lines("Una ficha de traidor", "si el evento fracasa"),
        Effect::Traitor { in_vain: true } => {
            lines("Ninguna ficha de traidor", "el evento tiene éxito")
        }
        Effect::Rank { suit: of, from, to: Some(to) } => {
            lines(format!("{} {from} → {to} al instante", suit(*of)), "por una Corona")
        }
        Effect::Rank { suit: of, from, to: None } => {
            lines(format!("{}: sigues en {from}", suit(*of)), "la columna acaba ahí")
        }
    },
    low_card: |of, next| match of {
        Some(of) => {
            lines(format!("Tu carta más baja: {}", of.rank()), "la más baja abre el siguiente")
        }
        None => lines(
            "Sin carta baja",
            if next {
                "solo abres el siguiente si nadie revela ninguna"
            } else {
                "otra persona abre el siguiente"
            },
        ),
    },
    instead: |of| format!("En su lugar, {}", the_card(of)),

    choose: |count| {
        format!("Toma una de las {count} cartas: cada uno de sus palos te da una ficha.")
    },
    lies: |of| format!("{} está boca abajo.", the_card_first(of)),
    still_choosing: |names| match names {
        [one] => format!("{one} aún está escogiendo."),
        names => format!("{} aún están escogiendo.", listed(names)),
    },
    do_bid: |of| format!("Puja por {}, o pasa.", the_card(of)),
    do_commit: "Juega cartas que sirvan, o ninguna.",
    bids_now: |name| format!("Puja {name}."),
    committed: "Decidido.",
    game_over: "La partida ha terminado.",

    take_it: |of| format!("Tomar {}", the_card(of)),
    take_what: "Tomar una carta",
    bid_chips: |count| match count {
        0 => "Pasar".to_owned(),
        count => format!("Pujar {}", counted(count, "ficha", "fichas")),
    },
    bid_what: "Pujar",
    commit_cards: |count| format!("Jugar {}", counted(count, "carta", "cartas")),
    commit_nothing: "No jugar nada",
    commit_what: "Jugar",
    clear: "Vaciar",

    your_chips: |count| format!("Tus fichas · {count}"),
    chips_of: |name, count| format!("Fichas {} · {count}", of_name(name)),
    kept: "se guardan entre manos",
    none_yet: "ninguna todavía",
    spent: "se gastan pase lo que pase",
    bid_is_spent: "la puja está gastada",
    bids_are_spent: "las pujas están gastadas",
    your_cards: |count| format!("Tus cartas · {count} sin usar"),
    cards_of: |name, count| format!("Cartas {} · {count} sin usar", of_name(name)),
    open_for_all: "visibles para todos",
    fit: |count| match count {
        0 => "ninguna sirve aquí".to_owned(),
        1 => "1 sirve aquí".to_owned(),
        count => format!("{count} sirven aquí"),
    },
    lead: |of| format!("Liderar en {}", suit(of)),
    reach: |rank| format!("Alcanzar {rank}"),
    so_many: |count| counted(count, "ficha", "fichas"),
    too_few: |needed, there| format!("{needed}, tienes {there}"),
    reached: "ya alcanzado",
    keep_all: |count| match count {
        1 => "guardar la carta".to_owned(),
        count => format!("guardar las {count} cartas"),
    },
    secret_note: "Los demás ven que has escogido, no qué ni cuántas.",
    less: |of| format!("{}: una ficha menos", suit(of)),
    more: |of| format!("{}: una ficha más", suit(of)),
    amount: |of, offered, there| format!("{offered} de {there}, {}", suit(of)),
    supply: |of, count| format!("{}: {}", suit(of), counted(count, "ficha", "fichas")),
    used: "usada",

    bid_of: |of, count| format!("Pujar {}", chips_of(count, of)),
    search: "Palo o carta: «lunas», «viaje»",
    hand_and: |hand, part| match part {
        Some(part) => format!("Mano {hand} · {part}"),
        None => format!("Mano {hand}"),
    },

    tab_draft: "Selección",
    tab_event: "Evento",
    tab_hall: "Sala",
    tab_seats: "Jugadores",
    to_draft: "A la selección",
    to_event: "Al evento",
    to_bid: "A la puja",
    to_cards: "A tus cartas",
    to_result: "Al resultado",
};

fn lines(title: impl Into<String>, detail: impl Into<String>) -> Lines {
    (title.into(), detail.into())
}

fn of_rank(before: u16, now: u16, rank: u8) -> String {
    if before == now { format!("{now} de {rank}") } else { format!("{before} → {now} de {rank}") }
}

fn commas(of: Suits) -> String {
    of.iter().map(suit).collect::<Vec<_>>().join(", ")
}

fn list_of(of: &[Suit]) -> String {
    listed(&of.iter().map(|&of| suit(of).to_owned()).collect::<Vec<_>>())
}

const fn a_kind(of: Kind) -> &'static str {
    match of {
        Kind::Ace => "un As",
        Kind::Number => "un número",
        Kind::Pawn => "un Peón",
        Kind::Court => "una Corte",
        Kind::Crown => "una Corona",
    }
}

fn kind_and_rank(of: Card) -> String {
    match of.kind() {
        Kind::Number => format!("número {}", of.rank()),
        other => kind(other).to_owned(),
    }
}
