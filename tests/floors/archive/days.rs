//! The days of the calendar.

use curia::archive::{Day, NoDay};

#[test]
fn days_are_those_of_the_calendar_one_after_the_other() {
    let (mut number, mut last) = (0, None);
    for year in 2000..=2120 {
        for month in 0..=13 {
            for day in 0..=32 {
                let Some(of_the_calendar) = Day::new(year, month, day) else { continue };
                assert_eq!(of_the_calendar.number(), number, "{of_the_calendar}");
                assert_eq!(of_the_calendar.to_string().parse(), Ok(of_the_calendar));
                assert_eq!(of_the_calendar.before(), last);
                last = Some(of_the_calendar);
                number += 1;
            }
        }
    }
    // Of these 121 years every fourth is a leap year, but not 2100.
    assert_eq!(number, 121 * 365 + 30);
}

#[test]
fn weeks_begin_on_monday() {
    let day = |text: &str| text.parse::<Day>().expect("a day");
    let days = ["2026-11-30", "2026-12-05", "2026-12-06", "2000-01-01"];
    assert_eq!(days.map(|text| day(text).weekday()), [0, 5, 6, 5]);
}

#[test]
fn a_day_has_one_text() {
    for text in ["2026-11-21", "2000-02-29", "9999-12-31"] {
        assert_eq!(text.parse::<Day>().map(|day| day.to_string()), Ok(text.to_owned()));
    }
    let wrong = ["", "2026-11-31", "2100-02-29", "2026-1-01", "+2026-11-21", "1999-12-31"];
    for text in wrong.into_iter().chain(["2026-11-21-", "2026-11", "2026-11-21 ", "99999-01-01"]) {
        assert_eq!(text.parse::<Day>(), Err(NoDay), "{text}");
    }
}
