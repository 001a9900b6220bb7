//! What a small position is worth: plain minimax over every position that can follow.

use std::collections::HashMap;

use super::{Choice, Naive};

/// One legal sowing, as minimax sees it.
struct Step {
    choice: Choice,
    /// Seeds the mover banks by it, minus seeds the other does.
    gain: i32,
    /// Whether the mover is to sow again.
    stays: bool,
    /// The position after it.
    to: usize,
}

/// All positions that can follow one position; that one is number 0.
struct Tree {
    boards: Vec<Naive>,
    steps: Vec<Vec<Step>>,
}

impl Naive {
    /// The margin of every legal sowing: seeds the player to move will bank minus seeds the other will, from
    /// here on, both playing their best. `None` if more than `most` positions can follow.
    pub fn values(&self, most: usize) -> Option<Vec<(Choice, i32)>> {
        let tree = Tree::below(self, most)?;
        let worth = tree.worth();
        Some(
            tree.steps[0]
                .iter()
                .map(|step| (step.choice, step.value(&worth)))
                .collect(),
        )
    }

    /// The margin of the position.
    pub fn best(&self, most: usize) -> Option<i32> {
        Some(Tree::below(self, most)?.worth()[0])
    }

    /// How much further ahead the player to move is here than in `before`.
    pub(super) fn lead_since(&self, before: &Naive) -> i32 {
        let lead = |board: &Naive| {
            board.banks[before.mover] as i32 - board.banks[super::other(before.mover)] as i32
        };
        lead(self) - lead(before)
    }

    /// What lies in the banks changes nothing that can still happen, so positions that differ only there are
    /// one position.
    fn without_banks(&self) -> Naive {
        Naive {
            banks: [0, 0],
            ..self.clone()
        }
    }
}

impl Step {
    /// What the mover makes by this sowing, if the positions are worth so much.
    fn value(&self, worth: &[i32]) -> i32 {
        if self.stays {
            self.gain + worth[self.to]
        } else {
            self.gain - worth[self.to]
        }
    }
}

impl Tree {
    fn below(root: &Naive, most: usize) -> Option<Tree> {
        let mut tree = Tree {
            boards: vec![root.without_banks()],
            steps: vec![],
        };
        let mut known = HashMap::from([(tree.boards[0].text(), 0)]);
        while tree.steps.len() < tree.boards.len() {
            if tree.boards.len() > most {
                return None;
            }
            let board = tree.boards[tree.steps.len()].clone();
            let steps = board.after_each().into_iter();
            let steps = steps
                .map(|(choice, after)| tree.step(&board, choice, after, &mut known))
                .collect();
            tree.steps.push(steps);
        }
        Some(tree)
    }

    fn step(
        &mut self,
        board: &Naive,
        choice: Choice,
        after: Naive,
        known: &mut HashMap<String, usize>,
    ) -> Step {
        let to = *known
            .entry(after.without_banks().text())
            .or_insert_with(|| {
                self.boards.push(after.without_banks());
                self.boards.len() - 1
            });
        Step {
            choice,
            gain: after.lead_since(board),
            stays: after.mover == board.mover,
            to,
        }
    }

    /// Looks no sowing ahead, then one, then two, until looking further changes nothing. A game that goes
    /// round for ever is thereby worth no further seeds (S6).
    fn worth(&self) -> Vec<i32> {
        let mut worth = vec![0; self.boards.len()];
        loop {
            let further: Vec<i32> = (0..worth.len()).map(|at| self.look(at, &worth)).collect();
            if further == worth {
                return worth;
            }
            worth = further;
        }
    }

    /// The best sowing, or, where the round is over, what the players keep (P5, K4).
    fn look(&self, at: usize, worth: &[i32]) -> i32 {
        let best = self.steps[at].iter().map(|step| step.value(worth)).max();
        best.unwrap_or_else(|| self.boards[at].keep().0.lead_since(&self.boards[at]))
    }
}
