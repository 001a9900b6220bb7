//! Which sowing to look into first: the better the first, the less there is to search.

use super::branch::Branch;
use crate::rules::Margin;

/// Roughly what it is worth to choose again, in seeds.
const CHOOSING_AGAIN: Margin = 3;

/// First the sowing that was best when the position was last looked at; then by what each wins at once; of equals the
/// one nearest the end of the row, whose seeds the other player would be the first to reach.
///
/// Source: trying the remembered move first, D. J. Slate and L. R. Atkin, "Chess 4.5", in "Chess Skill in Man and
/// Machine" (1977).
pub fn best_first(branches: &mut [Branch], promising: u8) {
    branches.sort_by_key(|branch| {
        let code = branch.code();
        (code != promising, -promise(branch), code)
    });
}

fn promise(branch: &Branch) -> Margin {
    match branch.stays {
        true => branch.gain + CHOOSING_AGAIN,
        false => branch.gain,
    }
}
