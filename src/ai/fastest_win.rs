//! How to win without going in circles.
//!
//! Where sowings win nothing, several may be worth the same, though only one leads on: the win is always there, and
//! never comes. So a player who is ahead chooses the sowing that forces something to be won soonest. The number of
//! turns until then falls with every turn, and no position can come again.

use super::root::Root;
use super::search::{Search, Stopped, TO_THE_END};
use super::successor::{Successor, final_value};
use super::window::Window;
use crate::play::Position;
use crate::rules::Margin;

/// Nobody would wait longer. Where it takes more turns any best sowing will do: once a position has stood twice, to
/// come back to it is worth nothing (see [`Past`](super::past::Past)), and another is better.
const MAX_TURNS: u8 = 30;

/// Puts the candidate first that wins what is to be won soonest, if the best are proved to win something.
pub fn fastest_win_first(
    search: &mut Search<'_>,
    position: &Position,
    root: &mut Root,
) -> Result<(), Stopped> {
    let best = root.best_proved();
    let margin = best.first().map_or(0, |&at| root.candidates[at].margin);
    let is_booked = search.book.choice(position).is_some(); // a book comes to an end, and goes in no circles
    if margin <= 0 || is_booked {
        return Ok(());
    }
    for turns in 0..=MAX_TURNS {
        for &at in &best {
            let successor = root.candidates[at].successor;
            if leads_on(search, position, &successor, margin, turns)? {
                root.lead_with(at, margin);
                return Ok(());
            }
        }
    }
    Ok(())
}

/// Is the sowing worth so much, and is something surely won by it within so many turns of each?
fn leads_on(
    search: &mut Search<'_>,
    position: &Position,
    successor: &Successor,
    margin: Margin,
    turns: u8,
) -> Result<bool, Stopped> {
    if !is_worth(search, successor, margin)? {
        return Ok(false);
    }
    if !successor.wins_nothing(position) {
        return Ok(true);
    }
    let replies = Successor::all(&successor.next);
    if replies.is_empty() {
        return Ok(successor.worth(final_value(&successor.next)) >= margin);
    }
    for reply in replies
        .iter()
        .filter(|reply| reply.wins_nothing(&successor.next))
    {
        if turns == 0 || !can_lead_on(search, &reply.next, margin, turns - 1)? {
            return Ok(false);
        }
    }
    Ok(true)
}

fn can_lead_on(
    search: &mut Search<'_>,
    position: &Position,
    margin: Margin,
    turns: u8,
) -> Result<bool, Stopped> {
    for successor in Successor::all(position) {
        if leads_on(search, position, &successor, margin, turns)? {
            return Ok(true);
        }
    }
    Ok(false)
}

fn is_worth(
    search: &mut Search<'_>,
    successor: &Successor,
    margin: Margin,
) -> Result<bool, Stopped> {
    let window = successor.ask(Window::at_least(margin));
    let answer = search.ask(&successor.next, window, TO_THE_END)?;
    Ok(successor.worth(answer.value) >= margin)
}
