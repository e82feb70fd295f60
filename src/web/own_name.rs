//! Name of the person at this device, as last said when a match by link began or was joined.

use super::store::Browser;
use crate::archive::Shelf;
use crate::record::SeatRecord;

/// Name of the stored text.
const KEY: &str = "curia.name";

/// Returns the name; `None` if none was said or it can't be read.
pub fn own_name() -> Option<String> {
    let name = SeatRecord::clean_name(&Browser.read(KEY).ok()??);
    (!name.is_empty()).then_some(name)
}

/// Keeps the name. If it can't be kept, it is asked for again.
pub fn keep_own_name(name: &str) {
    Browser.write(KEY, &SeatRecord::clean_name(name)).unwrap_or_default();
}
