//! The ten plays in French.

use super::champions::name;
use super::words::{clan, counted, listed, space};
use crate::games::four_towers::rules::components::{BOUGHT, DRAWN};
use crate::games::four_towers::rules::state::Play;
use crate::games::four_towers::text::plays::PlaysText;
use crate::games::four_towers::text::villages::village;

pub(in crate::games::four_towers::text) static PLAYS: PlaysText = PlaysText {
    title: "Dix étapes",
    note: "dans cet ordre ; chacune ferme les précédentes",
    name: play,
    number: |of| format!("étape {} sur {}", of.number(), Play::ALL.len()),
    what,

    needs_champions: |count| format!("il faut {}", counted(count, "champion", "champions")),
    needs_merchants: |count| format!("il faut {}", counted(count, "marchand", "marchands")),
    third_taken: "déjà pris",
    no_followers: "pas de partisans",
    too_dear: |price, there| format!("coûte {price}, vous en avez {there}"),
    all_bought: || format!("{BOUGHT} achetés"),
    none_on_show: "aucun visible",
    no_champion: "pas de champion",
    no_such_skill: "aucun à vous",
    none_yet: "aucun encore",
    nobody_there: "personne à déplacer",
    on_gold: "sur l’or",
    closed_by: |of| format!("fermé par l’étape {}", of.number()),
    needs: |of| format!("après l’étape {}", of.number()),

    on_show: |count, followers| {
        let followers = counted(followers, "partisan", "partisans");
        format!("{}, {followers}", counted(count, "visible", "visibles"))
    },
    skills: |of| listed(&of.iter().map(|&of| name(of).to_owned()).collect::<Vec<_>>()),
    removes: |most| match most {
        1 => "retirer un paysan".to_owned(),
        most => format!("retirer 1 ou {most} paysans"),
    },
    climbs: "des collines aux montagnes",
    climbs_far: "un anneau plus haut",
    rises: |before, after| format!("influence {before} → {after}"),
    must: "obligatoire ensuite",
    taken: |count, of| match count {
        0 => format!("{of} à prendre"),
        count => {
            format!("{}, encore {}", counted(count, "pris", "pris"), of.saturating_sub(count))
        }
    },
    chosen: |of| format!("{} choisi", clan(of)),
    to_go: |count| format!("encore {count}"),
    moved: |from, to| format!("{} à {}", village(from), village(to)),
    placed: |of, at| format!("{} à {}", clan(of), village(at)),
    kept: space,
};

pub(super) const fn play(of: Play) -> &'static str {
    match of {
        Play::Third => "Troisième champion",
        Play::Buy => "Acheter un champion",
        Play::Begin => "Pouvoirs de début",
        Play::Mercenary => "Mercenaire",
        Play::Mountaineer => "Montagnard",
        Play::Merchant => "Marchand",
        Play::Draw => "Prendre trois paysans",
        Play::Place => "En placer un",
        Play::Assign => "Affecter les autres",
        Play::End => "Pouvoirs de fin",
    }
}

fn what(of: Play) -> String {
    match of {
        Play::Third => {
            return format!(
                "Prenez un champion gratuitement, si vous en avez acheté {BOUGHT} et que votre \
                 marché est complet."
            );
        }
        Play::Buy => "Payez un champion avec des partisans de n’importe quels clans.",
        Play::Begin => "Utilisez les pouvoirs de vos champions qui agissent au début d’un tour.",
        Play::Mercenary => "Sacrifiez votre dernier mercenaire et retirez un paysan de la carte.",
        Play::Mountaineer => {
            "Sacrifiez votre dernier montagnard et déplacez un paysan des collines vers les \
             montagnes."
        }
        Play::Merchant => "Sacrifiez un marchand et faites monter votre marqueur.",
        Play::Draw => return format!("Prenez {DRAWN} paysans de la réserve."),
        Play::Place => "Mettez l’un d’eux dans un village.",
        Play::Assign => "Gardez les deux autres comme partisans ou dans un métier.",
        Play::End => "Utilisez les pouvoirs de vos champions qui agissent à la fin d’un tour.",
    }
    .to_owned()
}
