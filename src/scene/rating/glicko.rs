//! Glicko-2: a rating with how sure it is and how steady the player.
//!
//! Source: Glickman, "Example of the Glicko-2 system" (2022), whose symbols and steps stand in the comments.

use std::f64::consts::PI;

/// A player's strength.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strength {
    /// Rating in Elo.
    pub rating: f64,
    /// Deviation of the rating: it is within twice as much with 95 %.
    pub deviation: f64,
    /// Expected change from one match to the next: σ.
    pub volatility: f64,
}

/// A result against an opponent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pairing {
    /// Rating of the opponent, in Elo.
    pub rating: f64,
    /// Deviation of that rating.
    pub deviation: f64,
    /// 1 if the player finished ahead, 0 if behind, a half if neither.
    pub score: f64,
}

/// Someone who has not played.
pub const NEW: Strength = Strength { rating: 1500.0, deviation: 350.0, volatility: 0.06 };

/// Elo of one unit inside.
const SCALE: f64 = 173.7178;
/// How much the volatility may change: τ.
const TAU: f64 = 0.5;
/// Exactness of the volatility: ε.
const EXACT: f64 = 1e-6;
/// Most steps to find it; the method converges in a few.
const STEPS: usize = 100;

/// Returns the factor by which an opponent's deviation lessens what a result says: g.
fn lessens(deviation: f64) -> f64 {
    1.0 / (1.0 + 3.0 * (deviation / SCALE).powi(2) / (PI * PI)).sqrt()
}

/// Returns the score to expect against an opponent: E.
pub fn expected(rating: f64, opponent: f64, deviation: f64) -> f64 {
    1.0 / (1.0 + (-lessens(deviation) * (rating - opponent) / SCALE).exp())
}

impl Strength {
    /// Returns the strength after a match.
    #[must_use]
    pub fn after(self, pairings: &[Pairing]) -> Strength {
        let phi = self.deviation / SCALE;
        // Step 3: the variance v of the rating by these results alone; step 4: the change that they ask for, Δ.
        let (mut precision, mut surprise) = (0.0, 0.0);
        for of in pairings {
            let (g, e) = (lessens(of.deviation), expected(self.rating, of.rating, of.deviation));
            precision += g * g * e * (1.0 - e);
            surprise += g * (of.score - e);
        }
        // Nothing was played, or nothing that says anything.
        if precision <= f64::EPSILON {
            return self;
        }
        let variance = 1.0 / precision;
        let volatility = volatility(self.volatility, phi, variance, variance * surprise);
        // Steps 6 and 7.
        let before = phi.hypot(volatility);
        let phi = 1.0 / (before.powi(-2) + precision).sqrt();
        let rating = self.rating + SCALE * phi * phi * surprise;
        Strength { rating, deviation: (phi * SCALE).min(NEW.deviation), volatility }
    }
}

/// Step 5: the new volatility, by the Illinois method.
fn volatility(sigma: f64, phi: f64, variance: f64, delta: f64) -> f64 {
    let a = (sigma * sigma).ln();
    let f = |x: f64| {
        let of = phi * phi + variance + x.exp();
        x.exp() * (delta * delta - of) / (2.0 * of * of) - (x - a) / (TAU * TAU)
    };
    let square = delta * delta - phi * phi - variance;
    let below = || (1..).map(|k| a - f64::from(k) * TAU).take(STEPS).find(|&x| f(x) >= 0.0);
    let (mut one, mut other) =
        (a, if square > 0.0 { square.ln() } else { below().unwrap_or(a - TAU) });
    let (mut at_one, mut at_other) = (f(one), f(other));
    for _ in 0..STEPS {
        if (other - one).abs() <= EXACT {
            break;
        }
        let next = one + (one - other) * at_one / (at_other - at_one);
        let at_next = f(next);
        if at_next * at_other <= 0.0 {
            (one, at_one) = (other, at_other);
        } else {
            at_one /= 2.0;
        }
        (other, at_other) = (next, at_next);
    }
    (one / 2.0).exp()
}
