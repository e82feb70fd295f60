//! Learning: the weights of the levels, or the network of the strongest one.

pub mod network;
pub mod weights;

/// Returns the lead that counts as three quarters of a victory: two thirds of the standard deviation of a
/// lead's error, if the errors of the two seats are independent, for the first and for the last third of
/// the games, carried on to their beginning and end. `error(from, to)` gives the root of the mean square of a seat's
/// errors, in VP, over notes of this progress.
fn clear_lead(error: impl Fn(f32, f32) -> f64) -> [f32; 2] {
    // A lead is the difference of two seats; 0.67 deviations are the upper quartile. Errors are measured from
    // the mean of the table, where one seat's gain is a loss of others: the error of a lead is larger than
    // this, by a factor of the square root of 2 at a table of two.
    const TWO: f64 = std::f64::consts::SQRT_2 * 0.67;
    let (early, late) = (error(0.0, 0.35) * TWO, error(0.7, 2.0) * TWO);
    // The middles of the two thirds are about 0.65 apart.
    let slope = (early - late) / 0.65;
    [early + 0.18 * slope, late - 0.17 * slope].map(|lead| lead.max(2.0) as f32)
}
