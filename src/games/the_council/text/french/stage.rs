//! The stage, the preview and the dock in French.

use super::words::{
    card, chips, chips_of, counted, kind, listed, of as of_name, suit, suits, the_card,
    the_card_first,
};
use crate::games::the_council::rules::components::{Card, Kind, Suit, Suits};
use crate::games::the_council::scene::effect::Effect;
use crate::games::the_council::text::stage::{Lines, StageText};
use crate::text::told::first_upper;

pub(in crate::games::the_council::text) static STAGE: StageText = StageText {
    event_of: |number, due| format!("Événement {number} sur {due}"),
    opens: |name| format!("{name} ouvre"),
    secret: "choix secret",
    resolved: "résolu",
    needs: |rank, of| match rank {
        0 => format!("ne demande rien · {}", commas(of)),
        rank => format!("demande {} en tout · {}", counted(rank, "jeton", "jetons"), commas(of)),
    },
    last_event: "L’effondrement est vérifié après cet événement.",
    last_hand: "dernière manche",
    cannot_fail: || {
        lines(
            "Valeur 0 : l’échec est impossible",
            "La plus haute mise de chaque enseigne gagne un rang",
        )
    },
    no_limit: || lines("Sans limite : réussite", "Avec un As, il ne faut plus de jetons"),
    succeeds: |before, now, rank, bids_due| {
        let detail = match bids_due {
            true => "C’est certain. Les mises décident qui gagne",
            false => "C’est certain, les cartes ne font qu’ajouter. Elles décident qui gagne",
        };
        lines(format!("{} : réussite", of_rank(before, now, rank)), detail)
    },
    fails: |before, now, rank, later, pawns, ace| {
        let short = u16::from(rank).saturating_sub(now);
        let bids = match later {
            [] => None,
            [one] => Some(format!("{one} doit encore miser")),
            _ => Some(format!("{} doivent encore miser", listed(later))),
        };
        let pawns = match pawns {
            0 => None,
            1 => Some("un Pion peut encore ajouter 1".to_owned()),
            pawns => Some(format!("des Pions peuvent encore ajouter {pawns}")),
        };
        let ace = ace.then(|| "un As peut encore lever la limite".to_owned());
        let parts: Vec<String> = [bids, pawns, ace].into_iter().flatten().collect();
        let detail = if parts.is_empty() {
            "Rien ne peut plus le sauver".to_owned()
        } else {
            parts.join(" ; ")
        };
        lines(
            format!("{} : échec, il manque {short}", of_rank(before, now, rank)),
            first_upper(&detail),
        )
    },
    succeeded: |total, rank| {
        let title = match total {
            Some(total) => format!("{total} sur {rank} : l’événement réussit"),
            None => "Sans limite : l’événement réussit".to_owned(),
        };
        lines(title, "La plus haute mise de chaque enseigne gagne un rang")
    },
    failed: |total, rank| {
        let title = format!("{total} sur {rank} : l’événement échoue");
        lines(
            title,
            "La plus basse mise de chaque enseigne échange un rang contre un jeton de traître",
        )
    },

    bids: "Mises",
    in_order: "Ordre",
    revealed: "Révélé",
    has: "a",
    leads: "en tête",
    tie: "égalité",
    gains: "gagne",
    trades: "échange",
    no_rank: "aucun rang",
    success: "Réussite",
    failure: "Échec",
    or_more: |rank| format!("{rank} ou plus"),
    or_less: |rank| format!("{rank} ou moins"),
    certain: "certaine",
    never_fails: "à coup sûr",
    tie_nobody: "égalité : personne",
    nobody: "personne",
    nothing: "rien",
    no_cards_fit: "aucune carte",
    unlimited: "sans limite",
    cell: |name, of, count| format!("{name} : {}", chips_of(count, of)),
    cell_later: |name, of, count| {
        format!("{name} a {} et n’a pas encore misé", chips_of(count, of))
    },
    chosen: "a choisi",
    choosing: "choisit",
    trade: |name, from, to| format!("{name} échange {from} → {to}"),
    gain: |name, from, to| match to {
        Some(to) => format!("{name} {from} → {to}"),
        None => format!("{name} reste à {from}"),
    },
    empire: |rank| format!("empire {rank}"),
    empire_falls: |rank| format!("l’empire tombe à {rank}"),

    draft_of: |number, of| format!("Prise · carte {number} sur {of}"),
    from: |name| format!("vient {}", of_name(name)),
    then_to: |name| format!("puis à {name}"),
    hand: "Votre main",
    hand_size: |count| format!("{count} cartes en main"),
    hand_goes: |from, to, left| {
        let kept = from.map(|name| format!("{name} en a pris une."));
        let rest = match to {
            Some(name) => {
                format!(
                    "{} à {name}.",
                    counted(left, "carte passera ensuite", "cartes passeront ensuite")
                )
            }
            None => "La dernière carte est écartée, face cachée.".to_owned(),
        };
        kept.into_iter().chain([rest]).collect::<Vec<_>>().join(" ")
    },
    all_choose: "Tous choisissent, puis tous montrent",
    card_is: |of| format!("{} : {}", card(of), a_kind(of.kind())),
    card_does: |of| match of {
        Kind::Ace => {
            "Révélé à un événement de son enseigne, il rend votre mise illimitée : l’événement \
             réussit, et personne ne vous dépasse."
        }
        Kind::Number => {
            "Révélé à un événement qui partage une enseigne, il y départage les égalités. Le plus \
             petit nombre l’emporte."
        }
        Kind::Pawn => {
            "Révélé à un événement, il ajoute 1 dans chaque enseigne commune, sans jeton. Si c’est \
             votre carte la plus basse, vous ouvrez l’événement suivant."
        }
        Kind::Court => "Révélée à un événement qui échoue, elle vous donne un jeton de traître.",
        Kind::Crown => "Révélée à un événement de son enseigne, elle y donne aussitôt un rang.",
    },
    card: |of| {
        let suits_of = of.suits();
        format!("{}, {}, {}", card(of), kind_and_rank(of), suits(suits_of))
    },

    crowned: |of, name| format!("{} est une Couronne : un rang pour {name}", card(of)),
    highest: |of, name, bid| match bid {
        Some(bid) => {
            format!("{} : la mise la plus haute est celle {}, {bid}", suit(of), of_name(name))
        }
        None => format!("{} : l’As {} est sans limite", suit(of), of_name(name)),
    },
    broke: |of, name, others, bid, number| {
        let all = listed(
            &std::iter::once(name.to_owned()).chain(others.iter().cloned()).collect::<Vec<_>>(),
        );
        let at = bid.map(|bid| format!(" à {bid}")).unwrap_or_default();
        format!(
            "{} : égalité{at} entre {all}. Le nombre {number} {} l’emporte",
            suit(of),
            of_name(name)
        )
    },
    nobody_gains: |of, tied| match tied {
        [] => format!("{} : aucune mise, personne ne gagne", suit(of)),
        tied => format!("{} : égalité entre {}, personne ne gagne", suit(of), listed(tied)),
    },
    lowest: |of, trading, without, lifted| {
        let mut said = match trading {
            [] => format!("{} : au plus bas, personne n’a de rang à échanger", suit(of)),
            all => format!("{} : au plus bas, {}", suit(of), listed(all)),
        };
        if !trading.is_empty() && !without.is_empty() {
            said += &format!(", avec {} sans rang à échanger", listed(without));
        }
        for (name, number) in lifted {
            said += &format!(". Le nombre {number} {} passe au-dessus", of_name(name));
        }
        said
    },
    court: |of, name| format!("{}, une Cour, donne un jeton de traître à {name}", card(of)),
    empire_loses: |of| format!("L’empire perd un rang en {}", suits(of)),
    succeeds_title: |total, rank| match total {
        Some(total) => format!("Réussite, {total} sur {rank}"),
        None => "Réussite, sans limite".to_owned(),
    },
    fails_title: |total, rank| format!("Échec, {total} sur {rank}"),
    you_gain: "Vous gagnez",
    you_trade: "Vous échangez",
    rank_lost: "6, rang perdu",
    unchanged: "Vos rangs ne changent pas",
    opens_next: |name| format!("{name} ouvrira"),
    by_low_card: |of| format!("carte la plus basse {}, {}", card(of), of.rank()),
    bid_latest: |of| format!("carte la plus basse {}, mise la plus tardive", card(of)),
    next_seat: "aucune carte révélée : place suivante",
    next_event: "Événement suivant",
    next_hand: "Manche suivante",
    final_score: "Score final",
    show_again: "Revoir",
    next_is: |of| match of.rank() {
        0 => format!(
            "Ensuite : {}, valeur 0. {}. L’échec est impossible.",
            card(of),
            commas(of.suits())
        ),
        rank => format!("Ensuite : {}, valeur {rank}. {}.", card(of), commas(of.suits())),
    },
    hand_over: |hand| format!("La manche {hand} est finie"),
    deals_next: |name, hand| {
        format!("Personne n’est au-dessus de l’empire. {name} distribue la manche {hand}.")
    },
    collapsed: |of| format!("Effondrement : {}.", suits(of)),
    ends_whole: "Aucun effondrement : toutes les enseignes comptent.",

    take: |of| format!("Prendre {}", the_card(of)),
    take_below: |number, of| format!("carte {number} sur {of} · personne ne la voit"),
    bid: |of| if of.is_none() { "Passer".to_owned() } else { format!("Miser {}", chips(of)) },
    pass: "Passer",
    bid_below: |place, bids, event| format!("mise {place} sur {bids} · {}", card(event)),
    commit: |of| match of {
        [] => "Ne rien engager".to_owned(),
        of => format!("Engager {}", listed(&of.iter().map(|&of| the_card(of)).collect::<Vec<_>>())),
    },
    commit_below: "montré quand tous ont choisi",
    chips: "Jetons",
    offer: "Mise",
    chips_left: "Jetons restants",
    total: "Total",
    total_of: |before, now, rank| match (before, now) {
        (Some(before), Some(now)) => of_rank(before, now, rank),
        _ => format!("sans limite sur {rank}"),
    },
    passes_on: |count| format!("{} à passer", counted(count, "carte", "cartes")),
    discards: "L’autre carte est écartée",
    to: |name| format!("à {name}"),
    you_lead: |of| format!("{} : vous êtes en tête", suit(of)),
    you_tie: |of, others| format!("{} : égalité avec {}", suit(of), listed(others)),
    other_leads: |of, others| match others {
        [one] => format!("{} : {one} en tête", suit(of)),
        all => format!("{} : égalité entre {}", suit(of), listed(all)),
    },
    nobody_leads: |of| format!("{} : personne en tête", suit(of)),
    to_lead: |more, there| match more {
        more if more > there && there == 0 => "hors de portée avec des jetons".to_owned(),
        more if more > there => {
            format!("hors de portée avec des jetons : {there} de plus au mieux")
        }
        more => format!("il en faudrait {more} de plus"),
    },
    rank_if: |from, to| match to {
        Some(to) => format!("{from} → {to} en cas de réussite"),
        None => "déjà tout en haut".to_owned(),
    },
    if_fails: |of| lines("En cas d’échec", format!("au plus bas en {}", suits(of))),
    effect: |of| match of {
        Effect::NoLimit(of) => {
            lines(format!("Sans limite en {}", suit(*of)), "personne ne vous y dépasse")
        }
        Effect::BreaksTies { number, suits: of, parts } if parts.is_empty() => lines(
            format!("Départage en {}", list_of(of)),
            format!("nombre {number}, aucune égalité pour l’instant"),
        ),
        Effect::BreaksTies { number, parts, .. } => lines(
            format!("Départage l’égalité en {}", list_of(parts)),
            format!("nombre {number}, le plus petit l’emporte"),
        ),
        Effect::Adds(of) => lines(format!("Ajoute 1 en {}", list_of(of)), "sans jeton"),
        Effect::Traitor { in_vain: false } => lines("Un jeton de traître", "si l’événement échoue"),
        Effect::Traitor { in_vain: true } => {
            lines("Pas de jeton de traître", "l’événement réussit")
        }
        Effect::Rank { suit: of, from, to: Some(to) } => {
            lines(format!("{} {from} → {to} aussitôt", suit(*of)), "par une Couronne")
        }
        Effect::Rank { suit: of, from, to: None } => {
            lines(format!("{} reste à {from}", suit(*of)), "la piste s’arrête là")
        }
    },
    low_card: |of, next| match of {
        Some(of) => lines(
            format!("Votre carte la plus basse : {}", of.rank()),
            "la plus basse ouvre ensuite",
        ),
        None => lines(
            "Pas de carte",
            if next {
                "vous n’ouvrez que si personne n’en révèle"
            } else {
                "quelqu’un d’autre ouvre ensuite"
            },
        ),
    },
    instead: |of| format!("À la place, {}", the_card(of)),

    choose: |count| format!("Prenez une carte sur {count}. Chaque enseigne rapporte un jeton."),
    lies: |of| format!("{} est face cachée.", the_card_first(of)),
    still_choosing: |names| match names {
        [one] => format!("{one} choisit encore."),
        names => format!("{} choisissent encore.", listed(names)),
    },
    do_bid: |of| format!("Misez pour {}, ou passez.", the_card(of)),
    do_commit: "Engagez des cartes qui conviennent, ou rien.",
    bids_now: |name| format!("{name} mise."),
    committed: "C’est engagé.",
    game_over: "La partie est finie.",

    take_it: |of| format!("Prendre {}", the_card(of)),
    take_what: "Prendre une carte",
    bid_chips: |count| match count {
        0 => "Passer".to_owned(),
        count => format!("Miser {}", counted(count, "jeton", "jetons")),
    },
    bid_what: "Miser",
    commit_cards: |count| format!("Engager {}", counted(count, "carte", "cartes")),
    commit_nothing: "Ne rien engager",
    commit_what: "Engager",
    clear: "Effacer",

    your_chips: |count| format!("Vos jetons · {count}"),
    chips_of: |name, count| format!("Jetons {} · {count}", of_name(name)),
    kept: "gardés d’une manche à l’autre",
    none_yet: "aucun pour l’instant",
    spent: "dépensés dans tous les cas",
    bid_is_spent: "la mise est dépensée",
    bids_are_spent: "les mises sont dépensées",
    your_cards: |count| format!("Vos cartes · {}", unused(count)),
    cards_of: |name, count| format!("Cartes {} · {}", of_name(name), unused(count)),
    open_for_all: "visibles de tous",
    fit: |count| match count {
        0 => "aucune ne convient".to_owned(),
        count => format!("{count} {}", if count < 2 { "convient" } else { "conviennent" }),
    },
    lead: |of| format!("En tête en {}", suit(of)),
    reach: |rank| format!("Atteindre {rank}"),
    so_many: |count| counted(count, "jeton", "jetons"),
    too_few: |needed, there| format!("{needed}, vous avez {there}"),
    reached: "déjà atteint",
    keep_all: |count| match count {
        1 => "garder la carte".to_owned(),
        count => format!("garder les {count} cartes"),
    },
    secret_note: "Les autres voient que vous avez choisi, ni quoi ni combien.",
    less: |of| format!("{} : un jeton de moins", suit(of)),
    more: |of| format!("{} : un jeton de plus", suit(of)),
    amount: |of, offered, there| format!("{offered} sur {there}, {}", suit(of)),
    supply: |of, count| format!("{} : {}", suit(of), counted(count, "jeton", "jetons")),
    used: "utilisée",

    bid_of: |of, count| format!("Miser {}", chips_of(count, of)),
    search: "Enseigne ou carte : « lunes », « voyage »",
    hand_and: |hand, part| match part {
        Some(part) => format!("Manche {hand} · {part}"),
        None => format!("Manche {hand}"),
    },

    tab_draft: "Prise",
    tab_event: "Événement",
    tab_hall: "Salle",
    tab_seats: "Places",
    to_draft: "Au choix d’une carte",
    to_event: "À l’événement",
    to_bid: "À la mise",
    to_cards: "À vos cartes",
    to_result: "Au résultat",
};

fn lines(title: impl Into<String>, detail: impl Into<String>) -> Lines {
    (title.into(), detail.into())
}

fn of_rank(before: u16, now: u16, rank: u8) -> String {
    if before == now {
        format!("{now} sur {rank}")
    } else {
        format!("{before} → {now} sur {rank}")
    }
}

fn commas(of: Suits) -> String {
    of.iter().map(suit).collect::<Vec<_>>().join(", ")
}

fn list_of(of: &[Suit]) -> String {
    listed(&of.iter().map(|&of| suit(of).to_owned()).collect::<Vec<_>>())
}

fn unused(count: u8) -> String {
    counted(count, "non utilisée", "non utilisées")
}

const fn a_kind(of: Kind) -> &'static str {
    match of {
        Kind::Ace => "un As",
        Kind::Number => "un nombre",
        Kind::Pawn => "un Pion",
        Kind::Court => "une Cour",
        Kind::Crown => "une Couronne",
    }
}

fn kind_and_rank(of: Card) -> String {
    match of.kind() {
        Kind::Number => format!("nombre {}", of.rank()),
        other => kind(other).to_owned(),
    }
}
