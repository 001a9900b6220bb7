//! Plain minimax over the naive engine: every sowing of every position that can follow, no bound, no table.

use super::{Choice, Naive, other};
use std::collections::{BTreeMap, HashMap};

struct Node {
    board: Naive,
    /// Each sowing, and where it leads.
    steps: Vec<(Choice, usize)>,
    /// Does it end the round by standing once more?
    is_third: bool,
}

/// What a position is worth, and every position that can follow it.
pub struct Known {
    nodes: Vec<Node>,
    worth: Vec<i32>,
    places: HashMap<String, usize>,
}

impl Known {
    /// Nothing if more than `most` positions can follow.
    pub fn of(start: &Naive, most: usize) -> Option<Known> {
        Known::after(&[], start, most)
    }

    /// The same in a round in which these positions have stood twice: to stand once more ends it, and wins nothing
    /// (S6).
    pub fn after(twice: &[Naive], start: &Naive, most: usize) -> Option<Known> {
        let mut nodes = vec![Node::new(start)];
        let mut places = HashMap::new();
        if !twice.contains(start) {
            places.insert(start.text(), 0); // else to come back to it is something else than to be there
        }
        let mut at = 0;
        while at < nodes.len() {
            for (choice, after) in nodes[at].board.after_each() {
                let new = nodes.len();
                let to = *places.entry(after.text()).or_insert(new);
                if to == new {
                    let is_third = twice.contains(&after);
                    nodes.push(Node {
                        is_third,
                        ..Node::new(&after)
                    });
                }
                nodes[at].steps.push((choice, to));
            }
            at += 1;
            if nodes.len() > most {
                return None;
            }
        }
        let worth = worth(&nodes);
        Some(Known {
            nodes,
            worth,
            places,
        })
    }

    /// What each sowing of the first position is worth.
    pub fn values(&self) -> Vec<(Choice, i32)> {
        let steps = self.nodes[0].steps.iter();
        steps
            .map(|&(choice, to)| (choice, step(&self.nodes, 0, to, &self.worth)))
            .collect()
    }

    /// What a position that can follow is worth to the player who chooses there; nothing if it cannot follow.
    pub fn worth(&self, board: &Naive) -> Option<i32> {
        Some(self.worth[*self.places.get(&board.text())?])
    }
}

/// What every sowing of a position is worth; nothing if more than `most` positions can follow.
pub fn values(start: &Naive, most: usize) -> Option<Vec<(Choice, i32)>> {
    Some(Known::of(start, most)?.values())
}

/// What the best of them is worth.
pub fn best(start: &Naive, most: usize) -> Option<i32> {
    let values = values(start, most)?;
    values.into_iter().map(|(_, worth)| worth).max()
}

impl Node {
    fn new(board: &Naive) -> Node {
        Node {
            board: board.clone(),
            steps: Vec::new(),
            is_third: false,
        }
    }
}

/// Fewest seeds first. Among positions with as many seeds, which sowings that win nothing join, all begin as worth
/// nothing, and what they can reach spreads backwards: going round for ever stays worth nothing (S6).
fn worth(nodes: &[Node]) -> Vec<i32> {
    let mut levels: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
    for (at, node) in nodes.iter().enumerate() {
        levels
            .entry(node.board.holes.iter().sum())
            .or_default()
            .push(at);
    }
    let mut worth = vec![0; nodes.len()];
    for level in levels.values() {
        loop {
            let further: Vec<i32> = level.iter().map(|&at| look(nodes, at, &worth)).collect();
            let settled = level
                .iter()
                .zip(&further)
                .all(|(&at, &value)| worth[at] == value);
            for (&at, value) in level.iter().zip(further) {
                worth[at] = value;
            }
            if settled {
                break;
            }
        }
    }
    worth
}

fn look(nodes: &[Node], at: usize, worth: &[i32]) -> i32 {
    if nodes[at].is_third {
        return 0;
    }
    let steps = nodes[at].steps.iter();
    let best = steps.map(|&(_, to)| step(nodes, at, to, worth)).max();
    let board = &nodes[at].board;
    best.unwrap_or_else(|| lead(&board.keep().0, board.mover) - lead(board, board.mover))
}

/// What the player at `at` makes of the sowing that leads to `to`.
fn step(nodes: &[Node], at: usize, to: usize, worth: &[i32]) -> i32 {
    let (before, after) = (&nodes[at].board, &nodes[to].board);
    let gain = lead(after, before.mover) - lead(before, before.mover);
    match after.mover == before.mover {
        true => gain + worth[to],
        false => gain - worth[to],
    }
}

fn lead(board: &Naive, player: usize) -> i32 {
    board.banks[player] as i32 - board.banks[other(player)] as i32
}
