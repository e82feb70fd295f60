//! Progress with the courses, as the browser keeps it.

use crate::archive::{Fault, Shelf, write};
use crate::scene::lesson::{Progress, Syllabus};
use crate::web::store::Browser;

/// Returns the progress that was left in a course; none if there is nothing that can be read.
pub fn progress(of: Syllabus) -> Progress {
    let stored = Browser.read(of.key).ok().flatten();
    stored.map_or(Progress::none(of), |text| Progress::read(of, &text))
}

/// Keeps the progress in a course.
///
/// # Errors
/// Returns an error if the browser keeps nothing.
pub fn keep(of: Syllabus, progress: Progress) -> Result<(), Fault> {
    write(&Browser, of.key, &progress.write())
}
