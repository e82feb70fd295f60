//! The map: 21 villages in four rings round the City, with three lines each.

use serde::{Deserialize, Serialize};

use super::Clan;
use crate::vocabulary;
use LineEnd::{City, Outside};
use Village::{
    Askar, Brasa, Cindra, Dalma, Ervel, Farra, Gerst, Havena, Ilmen, Juniva, Kerrow, Lindal,
    Mosset, Nettin, Orlea, Pikan, Quarn, Rimgar, Skarn, Tarnik, Ulfell,
};

vocabulary! {
    /// A village, in the order of its letters: ring by ring from the City, each clockwise from the north.
    #[derive(Serialize, Deserialize)]
    pub enum Village {
        Askar = "askar" 'A',
        Brasa = "brasa" 'B',
        Cindra = "cindra" 'C',
        Dalma = "dalma" 'D',
        Ervel = "ervel" 'E',
        Farra = "farra" 'F',
        Gerst = "gerst" 'G',
        Havena = "havena" 'H',
        Ilmen = "ilmen" 'I',
        Juniva = "juniva" 'J',
        Kerrow = "kerrow" 'K',
        Lindal = "lindal" 'L',
        Mosset = "mosset" 'M',
        Nettin = "nettin" 'N',
        Orlea = "orlea" 'O',
        Pikan = "pikan" 'P',
        Quarn = "quarn" 'Q',
        Rimgar = "rimgar" 'R',
        Skarn = "skarn" 'S',
        Tarnik = "tarnik" 'T',
        Ulfell = "ulfell" 'U',
    }
}

vocabulary! {
    /// A ring of the map.
    pub enum Ring {
        Gorge = "gorge",
        Valley = "valley",
        Hill = "hill",
        Mountain = "mountain",
    }
}

/// Where a line from a village leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LineEnd {
    /// To another village.
    Village(Village),
    /// Beyond the mountains: who is pushed there becomes a lord.
    Outside,
    /// Into the City of Fire: who is pushed there becomes a demon.
    City,
}

const fn to(village: Village) -> LineEnd {
    LineEnd::Village(village)
}

/// The lines of each village.
const OF_VILLAGES: [[LineEnd; 3]; Village::COUNT] = [
    [City, to(Dalma), to(Ervel)],
    [City, to(Farra), to(Gerst)],
    [City, to(Havena), to(Ilmen)],
    [to(Askar), to(Juniva), to(Kerrow)],
    [to(Askar), to(Kerrow), to(Lindal)],
    [to(Brasa), to(Lindal), to(Mosset)],
    [to(Brasa), to(Mosset), to(Nettin)],
    [to(Cindra), to(Nettin), to(Orlea)],
    [to(Cindra), to(Orlea), to(Juniva)],
    [to(Dalma), to(Ilmen), to(Pikan)],
    [to(Ervel), to(Dalma), to(Quarn)],
    [to(Farra), to(Ervel), to(Rimgar)],
    [to(Gerst), to(Farra), to(Skarn)],
    [to(Havena), to(Gerst), to(Tarnik)],
    [to(Ilmen), to(Havena), to(Ulfell)],
    [to(Juniva), Outside, to(Quarn)],
    [to(Kerrow), Outside, to(Pikan)],
    [to(Lindal), Outside, to(Skarn)],
    [to(Mosset), Outside, to(Rimgar)],
    [to(Nettin), Outside, to(Ulfell)],
    [to(Orlea), Outside, to(Tarnik)],
];

/// The homes of the clans.
pub const HOMES: [Village; Clan::COUNT] = [Dalma, Farra, Gerst, Ilmen];

impl Village {
    /// Number of villages.
    pub const COUNT: usize = Village::ALL.len();
    /// Returns the ring in which the village lies.
    pub const fn ring(self) -> Ring {
        if (self as u8) < Dalma as u8 {
            Ring::Gorge
        } else if (self as u8) < Juniva as u8 {
            Ring::Valley
        } else if (self as u8) < Pikan as u8 {
            Ring::Hill
        } else {
            Ring::Mountain
        }
    }

    /// Returns where its lines lead, in their order.
    pub const fn lines(self) -> [LineEnd; 3] {
        OF_VILLAGES[self as usize]
    }

    /// Returns the clan whose home it is.
    pub fn home_of(self) -> Option<Clan> {
        Clan::ALL.into_iter().find(|&clan| HOMES[clan.index()] == self)
    }
}

/// The ways from a village along a line to another: each line between villages in both directions, by village.
pub const WAYS: [[Village; 2]; 54] = {
    let mut ways = [[Askar; 2]; 54];
    let (mut from, mut count) = (0, 0);
    while from < Village::COUNT {
        let mut end = 0;
        // By village in order, whatever the order of the lines.
        while end < Village::COUNT {
            let mut line = 0;
            while line < OF_VILLAGES[from].len() {
                if let LineEnd::Village(village) = OF_VILLAGES[from][line]
                    && village as usize == end
                {
                    ways[count] = [Village::ALL[from], village];
                    count += 1;
                }
                line += 1;
            }
            end += 1;
        }
        from += 1;
    }
    assert!(count == ways.len(), "every line leads both ways");
    ways
};

/// The lines that join villages, by village; the end whose letter comes first is first.
pub const LINES: [[Village; 2]; 27] = {
    let mut lines = [[Askar; 2]; 27];
    let (mut way, mut count) = (0, 0);
    while way < WAYS.len() {
        let [from, end] = WAYS[way];
        if (from as u8) < end as u8 {
            lines[count] = [from, end];
            count += 1;
        }
        way += 1;
    }
    assert!(count == lines.len(), "every line is found");
    lines
};
