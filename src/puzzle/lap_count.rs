//! A sowing lap by lap, as somebody has to follow it.

use super::Landing;
use crate::play::Position;
use crate::rules::Margin;
use crate::sowing::{Event, Sowing};

/// What there is to follow in a sowing.
#[derive(Clone, Copy, Debug)]
pub struct LapCount {
    /// Laps: how often seeds are lifted.
    pub laps: Margin,
    /// Seeds dropped.
    pub drops: Margin,
    /// Where the last of them falls.
    pub landing: Landing,
}

/// A legal sowing, followed to its end.
pub fn count_laps(position: &Position, sowing: Sowing) -> Option<LapCount> {
    let trace = position.play(sowing).ok()?.trace;
    let count = |is: fn(&Event) -> bool| trace.iter().filter(|event| is(event)).count() as Margin;
    Some(LapCount {
        laps: count(Event::begins_lap),
        drops: count(|event| fallen(event).is_some()),
        landing: trace.iter().rev().find_map(fallen)?,
    })
}

/// Where a seed falls, if one does.
fn fallen(event: &Event) -> Option<Landing> {
    match *event {
        Event::Drop { hole } => Some(Landing::Hole(hole)),
        Event::BankDrop { player } => Some(Landing::Bank(player)),
        _ => None,
    }
}
