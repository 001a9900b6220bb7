//! Which sowing to look into first: the better the first, the less there is to search.

use super::successor::Successor;
use crate::insertion_sort::insertion_sort_by_key;
use crate::rules::Margin;

/// Roughly what it is worth to choose again, in seeds.
const CHOOSING_AGAIN: Margin = 3;

/// First the sowing that was best when the position was last looked at; then by what each wins at once; of equals the
/// one nearest the end of the row, whose seeds the other player would be the first to reach.
///
/// Source: trying the remembered move first, D. J. Slate and L. R. Atkin, "Chess 4.5", in "Chess Skill in Man and
/// Machine" (1977).
pub fn best_first(successors: &mut [Successor], promising: u8) {
    insertion_sort_by_key(successors, |successor| {
        let code = successor.code();
        (code != promising, -promise(successor), code)
    });
}

fn promise(successor: &Successor) -> Margin {
    match successor.stays {
        true => successor.gain + CHOOSING_AGAIN,
        false => successor.gain,
    }
}
