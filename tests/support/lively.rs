//! Random play that makes progress: a kind of action first, then one action of this kind. Plain random play
//! would mostly elect, since elections are most of a legal list.

/// Picks from a sorted legal list; the first word of an action's notation is its kind.
pub fn lively<A: Copy>(
    legal: &[A],
    notation: impl Fn(A) -> String,
    mut below: impl FnMut(u32) -> u32,
) -> A {
    let kind = |&action: &A| notation(action).split(' ').next().map(str::to_owned);
    let kinds: Vec<&[A]> = legal.chunk_by(|one, next| kind(one) == kind(next)).collect();
    let chosen = kinds[below(kinds.len() as u32) as usize];
    chosen[below(chosen.len() as u32) as usize]
}
