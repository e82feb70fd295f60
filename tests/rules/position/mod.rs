//! A position as JSON: nothing is lost on the way there and back, and no impossible position is read.
//! Everything that the schema refuses is refused by the reader, too (`schema`).

mod council_of_4;
mod four_towers;
mod schema;
mod the_council;
