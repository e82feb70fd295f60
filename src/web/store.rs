//! The browser's localStorage as a shelf of texts, and all matches on it.

use std::iter;
use std::time::Duration;

use js_sys::{Date, JsString, Object, Reflect};
use wasm_bindgen::JsValue;
use web_sys::Storage;

use crate::archive::{Archive, Day, Fault, MatchId, Shelf};

/// Beginning of the names of everything that Curia keeps.
const OWN: &str = "curia.";

/// The browser's localStorage.
#[derive(Clone, Copy, Debug, Default)]
pub struct Browser;

impl Shelf for Browser {
    fn read(&self, name: &str) -> Result<Option<String>, Fault> {
        storage()?.get_item(name).map_err(|_| Fault::Blocked)
    }

    fn write(&self, name: &str, text: &str) -> Result<(), Fault> {
        storage()?.set_item(name, text).map_err(|_| self.no_room())
    }

    fn remove(&self, name: &str) -> Result<(), Fault> {
        storage()?.remove_item(name).map_err(|_| Fault::Blocked)
    }

    fn names(&self) -> Result<Vec<String>, Fault> {
        let storage = storage()?;
        let count = storage.length().map_err(|_| Fault::Blocked)?;
        let name = |place| storage.key(place).map_err(|_| Fault::Blocked).transpose();
        (0..count).filter_map(name).collect()
    }
}

impl Browser {
    /// Returns the numbers of bytes that the names and texts of Curia take, and those of others at the same address.
    pub fn bytes(&self) -> (usize, usize) {
        let Ok(storage) = storage() else { return (0, 0) };
        let (mut own, mut others) = (0, 0);
        for (name, text) in Object::keys(&storage).iter().zip(Object::values(&storage).iter()) {
            let (name, text) = (JsString::from(name), JsString::from(text));
            let is_own = name.starts_with(OWN, 0);
            // Browsers count two bytes per UTF-16 unit.
            *(if is_own { &mut own } else { &mut others }) +=
                2 * (name.length() + text.length()) as usize;
        }
        (own, others)
    }

    /// Returns the reason there is no room.
    fn no_room(self) -> Fault {
        let (own, others) = self.bytes();
        if others > own { Fault::Crowded } else { Fault::Full }
    }
}

/// Returns all matches kept by this browser.
pub const fn archive() -> Archive<Browser> {
    Archive::new(Browser)
}

/// Returns the time in milliseconds since 1970.
pub fn now() -> u64 {
    Date::now() as u64
}

/// Returns a random name for a match.
pub fn new_id() -> MatchId {
    // Without random numbers the clock still differs.
    MatchId(getrandom::u64().unwrap_or_else(|_| now()))
}

/// Returns the storage; if it is blocked, even asking for it can fail.
fn storage() -> Result<Storage, Fault> {
    let found = web_sys::window().and_then(|window| window.local_storage().ok()).flatten();
    found.ok_or(Fault::Blocked)
}

/// Returns the day and month of a moment in a language, with the year if it is another.
pub fn date(millis: u64, language: &str) -> String {
    let date = Date::new(&JsValue::from_f64(millis as f64));
    let year = (date.get_full_year() != Date::new_0().get_full_year()).then_some("year");
    let numeric = iter::once("day").chain(year).map(|part| (part, "numeric"));
    let options = options(numeric.chain([("month", "short")]));
    // In the person's regional form, if the language is theirs.
    let own = web_sys::window().and_then(|window| window.navigator().language());
    let own = own.filter(|own| own.starts_with(language));
    date.to_locale_date_string(own.as_deref().unwrap_or(language), &options).into()
}

/// Whether the browser deletes the data of pages not visited for some days: Safari does, on phones and
/// tablets, unless the page is on the Home Screen. No other property tells.
pub fn memory_fades() -> bool {
    let Some(window) = web_sys::window() else { return false };
    let is_there = Reflect::get(&window.navigator(), &"standalone".into()).unwrap_or_default();
    is_there == JsValue::FALSE
}

/// Asks the browser to keep this page's data when it needs room. It may refuse, and nothing depends on it.
pub fn ask_to_last() {
    if let Some(window) = web_sys::window()
        // Missing without a secure connection.
        && Reflect::get(&window.navigator(), &"storage".into()).unwrap_or_default().is_object()
    {
        window.navigator().storage().persist().map(drop).unwrap_or_default();
    }
}

/// Returns the day at the person's place.
pub fn today() -> Option<Day> {
    let now = Date::new_0();
    let part = |part: u32| u8::try_from(part).ok();
    Day::new(
        u16::try_from(now.get_full_year()).ok()?,
        part(now.get_month() + 1)?,
        part(now.get_date())?,
    )
}

/// Returns the time until the next day begins at the person's place.
pub fn to_midnight() -> Duration {
    let now = Date::new_0();
    let [year, month, day] = [now.get_full_year(), now.get_month(), now.get_date() + 1];
    // Days after the last of a month are those of the next one.
    let next = Date::new_with_year_month_day(year, month as i32, day as i32);
    Duration::from_millis((next.get_time() - now.get_time()).max(0.0) as u64)
}

/// Returns a day as written in a language.
pub fn date_of(day: Day, language: &str) -> String {
    date(noon_of(day).get_time() as u64, language)
}

/// Returns the day of the week, as a short word of a language.
pub fn weekday_of(day: Day, language: &str) -> String {
    noon_of(day).to_locale_date_string(language, &options([("weekday", "short")])).into()
}

fn options<'a>(all: impl IntoIterator<Item = (&'a str, &'a str)>) -> Object {
    let options = Object::new();
    for (name, how) in all {
        // A plain object accepts any property.
        Reflect::set(&options, &name.into(), &how.into()).map(drop).unwrap_or_default();
    }
    options
}

fn noon_of(day: Day) -> Date {
    let (year, month, day) = day.parts();
    Date::new_with_year_month_day_hr(year.into(), i32::from(month) - 1, day.into(), 12)
}
