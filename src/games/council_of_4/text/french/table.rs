//! The table in French.

use super::words::{
    cards, city_colour, coins, counted, dotted, level, of, of_region, region, slot,
};
use crate::games::council_of_4::rules::components::MOST_COINS;
use crate::games::council_of_4::text::{AssistedText, CityLabel, TableText};

pub(in crate::games::council_of_4::text) static TABLE: TableText = TableText {
    main_landmark: "Table",
    seats_landmark: "Places et journal",
    court_landmark: "Cour",
    ribbon_landmark: "Action en cours",
    hand_landmark: "Votre main",
    round: |round, turn| format!("Manche {round} · tour {turn}"),
    home: "Vers l’accueil",
    bot: |of| format!("Robot · {}", level(of).to_lowercase()),
    to_move: "à jouer",
    thinking: "réfléchit",
    last_round: "dernier tour",
    log: "Journal",
    log_empty: "Rien ne s’est encore passé.",
    map: |key| format!("Carte, plateau {}", dotted(key)),
    queens_council: "Conseil de la reine",
    queen_in: "Reine à",
    per_road: "par route",
    queens_rewards: "Récompenses royales",
    city_colours: "Couleurs des villes",
    all_of: |all, own| {
        if own { format!("les {all} · vous") } else { format!("les {all}") }
    },
    no_permit_here: |of, at| format!("{}, {} permis : vide", region(of), slot(at)),
    own_of: |own, all| format!("{own}/{all}"),
    track_label: |name, nobility, in_coins| {
        format!("{name} : noblesse {nobility}, {}.", coins(in_coins.into()))
    },
    needs: "il faut",
    taken: "prise",
    no_cards: "aucune carte",
    no_permit: "aucun permis",
    no_merchant: "tous placés",
    no_city: "aucune ville",
    no_deck: "piles vides",
    gain_word: "gain",
    pay_word: "coût",
    a_permit: "un permis",
    by_permit: "par permis",
    the_permits: "permis",
    none: "aucun",
    claimed_by: |name| format!("obtenue par {name}"),
    claimed: "obtenue",
    reserve: "Réserve de conseillers",
    reserve_short: "Réserve",
    piles: |deck, discard| format!("pioche {deck} · défausse {discard}"),
    in_city: |name| format!("à {name}"),
    deck: "Pioche",
    discard: "Défausse",
    set: "série",
    region_tile: |of, vp, owner| match owner {
        None => format!("Les cinq villes {} en premier : {vp} PV", of_region(of)),
        Some(name) => format!("{} : obtenue par {name}", region(of)),
    },
    permit_deck: |of, count| format!("Pile {} : {count} permis", of_region(of)),
    your_hand: |count| format!("Votre main · {count}"),
    hand_of: |name, count| format!("Main {} · {count}", of(name)),
    hand_hidden: "Aucune main n’est montrée.",
    chosen: |count| counted(count, "choisie", "choisies"),
    hide: "Masquer",
    details_of: |name| format!("Tout ce que {name} a devant soi"),
    tiles_taken: "Tuiles de récompense",
    group_label: |card, chosen, count| match chosen {
        0 => format!("{card}, {}", cards(count.into())),
        chosen => format!("{card}, {} sur {count}", counted(chosen, "choisie", "choisies")),
    },
    your_permits: |ready| format!("Permis · {}", counted(ready, "prêt", "prêts")),
    used: |count| counted(count, "utilisé", "utilisés"),
    used_pile: |count| {
        format!("{}, tous sur une liste", counted(count, "permis utilisé", "permis utilisés"))
    },
    permit_list: "Vos permis",
    main: "Principale",
    quick: "Rapide",
    left: |count| format!("reste {count}"),
    end_turn: "Fin du tour",
    main_first: "d’abord une principale",
    choice_open: "choix ouvert",
    unused: |main, quick| match (main, quick) {
        (0, true) => "reste 1 rapide".to_owned(),
        (0, false) => String::new(),
        (main, _) => counted(main, "principale", "principales") + " en reste",
    },
    cancel: "Fermer",
    pay: "Payer",
    gain: "Gagner",
    gain_nothing: "rien",
    price: "Prix",
    rung: |count| cards(count.into()),
    cards_cell: "Cartes",
    enters: |council| format!("entre : {council}"),
    falls_out: "sort",
    chain: |cities| counted(cities as u64, "ville", "villes"),
    sets: "Séries",
    at_the_end: "à la fin",
    reveals_now: "révèle du caché",
    coins_lost: |lost| match lost {
        0 | 1 => format!("{} au-delà de {MOST_COINS} perdue.", coins(lost.into())),
        lost => format!("{} au-delà de {MOST_COINS} perdues.", coins(lost.into())),
    },
    then_choose: "puis un choix",
    ends_game: "le dernier tour commence",
    decline: "Refuser",
    idle: "Choisissez une action, ou touchez une ville, un permis, un conseil ou une carte.",
    turn_done: "Il ne reste qu’à finir le tour.",
    waiting: |name| format!("{name} réfléchit."),
    watching: "Les robots jouent.",
    pick_colour: "choisissez une couleur de la réserve",
    pick_council: "choisissez un conseil",
    pick_slot: "choisissez un permis visible",
    pick_cards: "choisissez des cartes qui conviennent",
    pick_permit: "choisissez un de vos permis",
    pick_city: "choisissez une ville marquée",
    pick_region: "choisissez les permis d’une région",
    confirm_now: "vérifiez et confirmez",
    tab_map: "Carte",
    tab_councils: "Conseils",
    tab_tracks: "Pistes",
    tab_log: "Journal",
    whole_map: "Tout",
    zoom_in: "Carte plus grande",
    zoom_out: "Carte plus petite",
    city_label,
    permit_label: |letters, bonuses, place| match place {
        Some((of, at)) => {
            format!("Permis {letters} : {bonuses}. {}, {} permis", region(of), slot(at))
        }
        None => format!("Permis {letters} : {bonuses}"),
    },
    council_label: |council, colours| format!("Conseil {council}, depuis la flèche : {colours}"),
    reserve_label: |colour, count| format!("{colour}, {count} en réserve"),
    balance: |before, after| format!("{before} → {after}"),
    hand_over: "Passez l’écran à",
    all_hidden: |round| format!("Toutes les mains sont cachées. Manche {round}."),
    since: |name| format!("Depuis le dernier tour {}", of(name)),
    since_nothing: "Rien ne s’est encore passé : la partie commence.",
    i_am: |name| format!("Je suis {name}, montrer ma main"),
    hand_over_note: "Affiché quand vient le tour d’une autre personne. Masquer recouvre la main.",
    bot_trouble: "Les robots ne répondent pas ; un robot simple joue.",
};

fn city_label(city: &CityLabel<'_>) -> String {
    let colour = match city_colour(city.colour) {
        "royale" => "ville royale".to_owned(),
        metal => format!("ville {}", of(metal)),
    };
    let mut label = format!("{}, {}, {colour}, {}.", city.name, city.letter, region(city.region));
    if let Some(token) = &city.token {
        label += &format!(" Jeton : {token}.");
    }
    if !city.merchants.is_empty() {
        label += &format!(" Marchands : {}.", city.merchants.join(", "));
    }
    if city.queen {
        label += " La reine est ici.";
    }
    label += &format!(" Routes vers {}.", city.roads.join(", "));
    if let Some(legal) = &city.legal {
        label += &format!(" {legal}");
    }
    label
}

pub(in crate::games::council_of_4::text) static ASSISTED: AssistedText = AssistedText {
    note: "Dans cette partie on a vu un indice, ou repris une action après avoir vu des cartes ou permis cachés.",
    title: "Reprendre ce qui a été montré ?",
    body: "Depuis, des cartes ou des permis cachés ont été montrés, ou des robots ont joué. \
        Vous pouvez tout de même revenir en arrière ; la partie sera dès lors marquée comme assistée.",
};
