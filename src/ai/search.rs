//! The search: what a position is worth with best play by both, in seeds, exactly.
//!
//! A value counts the seeds that the player to move will still bank, minus those the other will. The player may stay
//! after a sowing, so signs follow the player and not the ply (see [`Successor`]).
//!
//! Where a sowing wins nothing the game can come back to where it was. Going round for ever wins nothing more
//! (S6), so a position that already stands on the path counts 0. What follows from such a repetition holds
//! below the repeated position only: it is remembered as soon as it depends on nothing further up. (The trap that this
//! avoids is the graph-history interaction problem: M. Campbell, "The graph-history interaction: on ignoring position
//! history", ACM Annual Conference 1985.) Why the first repetition may stand for all of them: whoever can win more
//! than 0 can do so without ever coming back, and whoever cannot is content with 0. (What has stood twice before the
//! first question is another matter: see [`Past`].)

use super::book::Book;
use super::endgame::Endgame;
use super::key::Key;
use super::move_order;
use super::repetition::{self, Repetition};
use super::successor::{Successor, final_value};
use super::transposition::{Entry, TranspositionTable};
use super::window::{Bounds, Window};
use crate::play::Position;
use crate::rules::Margin;

/// As many turns ahead as the round has.
pub const TO_THE_END: u8 = u8::MAX;

/// A search of so many positions takes longer than computing all endgames, and is much shorter with them.
const LONG: u64 = 4_000_000;

/// A walk over what can follow a position, as far as it matters.
pub struct Search<'a> {
    /// What earlier searches have computed.
    pub table: &'a mut TranspositionTable,
    /// The values of positions with few seeds.
    pub endgame: &'a mut Endgame,
    /// The opening book.
    pub book: &'a Book,
    /// What has stood twice in the round that is asked about.
    pub repetition: Option<Repetition>,
    /// How many positions may still be looked at.
    pub budget: u64,
    /// How many have been.
    pub nodes: u64,
    /// The positions that led here.
    pub path: Vec<Key>,
}

/// The search has used up its budget. What it has computed on the way is remembered.
#[derive(Clone, Copy, Debug)]
pub struct Stopped;

/// The answer to a question.
#[derive(Clone, Copy, Debug)]
pub struct Answer {
    /// The value, where it lies inside the window; else a bound beyond the end that it was compared with.
    pub value: Margin,
    /// Does it hold whatever comes? Else only as far as was looked ahead.
    pub proved: bool,
    /// The first place of the path without which it might not hold.
    depends_on: usize,
}

/// Holds wherever the path came from.
const NOTHING_BEFORE: usize = usize::MAX;

impl Answer {
    const fn proved(value: Margin) -> Self {
        Answer {
            value,
            proved: true,
            depends_on: NOTHING_BEFORE,
        }
    }

    const fn guessed(value: Margin) -> Self {
        Answer {
            proved: false,
            ..Answer::proved(value)
        }
    }
}

/// How the search came to a position.
#[derive(Clone, Copy)]
struct Context {
    /// Turns that it still looks ahead.
    depth: u8,
    /// The first place of the path that could come again: seeds once banked never come back.
    since: usize,
}

/// The best sowing so far: its answer, and its code in the table.
type Best = (Answer, u8);

impl Search<'_> {
    /// The value of a position so many turns ahead, and whether it is proved.
    ///
    /// Source: asks "at least so much?" again and again, each time from the last answer, until there is one value
    /// left: MTD(f), A. Plaat, J. Schaeffer, W. Pijls and A. de Bruin, "Best-first fixed-depth minimax algorithms",
    /// Artificial Intelligence 87 (1996).
    pub fn value(
        &mut self,
        position: &Position,
        depth: u8,
        guess: Margin,
    ) -> Result<(Margin, bool), Stopped> {
        let mut bounds = Bounds::of(position);
        let mut value = guess.clamp(bounds.lower, bounds.upper);
        let (mut above, mut below) = (true, true);
        while bounds.lower < bounds.upper {
            let window = Window::at_least(value.max(bounds.lower + 1));
            let answer = self.ask(position, window, depth)?;
            match answer.value >= window.beta {
                true => above = answer.proved,
                false => below = answer.proved,
            }
            bounds.learn(window, answer.value);
            value = answer.value;
        }
        Ok((value, above && below))
    }

    /// The answer to one question.
    pub fn ask(
        &mut self,
        position: &Position,
        window: Window,
        depth: u8,
    ) -> Result<Answer, Stopped> {
        let known = self.known(position);
        if let Some(value) = known.answer(window) {
            return Ok(Answer::proved(value));
        }
        let before = self.path.len();
        let answer = self.answer(position, window, Context { depth, since: 0 });
        self.path.truncate(before); // a search that was stopped leaves its path behind
        answer
    }

    /// What is known of a position without looking at its sowings.
    pub fn known(&self, position: &Position) -> Bounds {
        if let Some((_, margin)) = self.book.choice(position) {
            return Bounds::exactly(margin);
        }
        let entry = self.entry(position);
        entry.map_or(self.at_sight(position), |entry| entry.proved)
    }

    /// What is known of a position that was never searched. (Asking the table here, too, for every sowing before any is
    /// looked into, would save one position in ten and cost as much time again: the processor waits for the table.)
    fn at_sight(&self, position: &Position) -> Bounds {
        if let Some(repetition) = self.repetition_of(position) {
            return repetition.at_sight(position);
        }
        match self.endgame.value(position) {
            Some(value) => Bounds::exactly(value),
            None => Bounds::of(position),
        }
    }

    /// What repetition changes in this round, if that bears on the position.
    fn repetition_of(&self, position: &Position) -> Option<&Repetition> {
        self.repetition
            .as_ref()
            .filter(|repetition| repetition.bears_on(position))
    }

    /// Does the round end when the position stands, because it has stood twice?
    pub fn is_third(&self, position: &Position) -> bool {
        self.repetition_of(position)
            .is_some_and(|repetition| repetition.ends_with(position))
    }

    fn key(&self, position: &Position) -> Key {
        match self.repetition_of(position) {
            Some(_) => repetition::key(position),
            None => position.key(),
        }
    }

    /// What is remembered of a position.
    fn entry(&self, position: &Position) -> Option<&Entry> {
        match self.repetition_of(position) {
            Some(repetition) => repetition.table.get(repetition::key(position)),
            None => self.table.get(position.key()),
        }
    }

    /// Remembers what is known of a position by now.
    fn put(&mut self, position: &Position, key: Key, entry: Entry) {
        match &mut self.repetition {
            Some(repetition) if repetition.bears_on(position) => repetition.table.put(key, entry),
            _ => self.table.put(key, entry),
        }
    }

    /// The answer for a position whose value is not among the endgames.
    fn answer(
        &mut self,
        position: &Position,
        window: Window,
        context: Context,
    ) -> Result<Answer, Stopped> {
        let key = self.key(position);
        let entry = self.entry(position).copied();
        let mut entry = entry.unwrap_or(Entry::of(position));
        if let Some(answer) = self.at_once(key, &entry, window, context) {
            return Ok(answer);
        }
        let (before, here) = (self.count()?, self.path.len());
        self.path.push(key);
        let (mut answer, best) = self.best(position, window, context, entry.best)?;
        self.path.pop();
        if answer.depends_on >= here {
            answer.depends_on = NOTHING_BEFORE;
            entry.learn(
                window,
                answer.value,
                (!answer.proved).then_some(context.depth),
            );
        }
        entry.best = best;
        entry.work = (self.nodes - before).ilog2() as u8;
        self.put(position, key, entry);
        Ok(answer)
    }

    /// Counts one more position, if the budget allows. Where that makes the search a long one, this takes seconds: all
    /// endgames are computed then.
    fn count(&mut self) -> Result<u64, Stopped> {
        self.budget = self.budget.checked_sub(1).ok_or(Stopped)?;
        self.nodes += 1;
        if self.nodes == LONG {
            self.endgame.grow(usize::MAX);
        }
        Ok(self.nodes - 1)
    }

    /// The answer that needs no sowing: remembered as proved or from as deep a look, a repetition, or the end of the
    /// look ahead.
    fn at_once(&self, key: Key, entry: &Entry, window: Window, context: Context) -> Option<Answer> {
        if let Some(value) = entry.proved.answer(window) {
            return Some(Answer::proved(value));
        }
        let since = &self.path[context.since..];
        if let Some(steps) = since.iter().position(|&earlier| earlier == key) {
            let depends_on = context.since + steps;
            return Some(Answer {
                depends_on,
                ..Answer::proved(0)
            });
        }
        let guess = match context.depth {
            0 => Some(0),
            depth => entry.guess(window, depth),
        };
        guess.map(Answer::guessed)
    }

    /// The best of a position's sowings, as far as the question needs it.
    fn best(
        &mut self,
        position: &Position,
        window: Window,
        context: Context,
        promising: u8,
    ) -> Result<Best, Stopped> {
        let mut successors = Successor::all(position);
        if successors.is_empty() {
            return Ok((Answer::proved(final_value(position)), promising));
        }
        for successor in &mut successors {
            successor.known = successor.bounds(self.at_sight(&successor.next));
            if successor.known.lower >= window.beta {
                return Ok((Answer::proved(successor.known.lower), successor.code()));
            }
        }
        move_order::best_first(&mut successors, promising);
        self.best_of(position, &successors, window, context)
    }

    fn best_of(
        &mut self,
        position: &Position,
        successors: &[Successor],
        window: Window,
        context: Context,
    ) -> Result<Best, Stopped> {
        let mut best = Answer::proved(Margin::MIN);
        let mut code = successors[0].code();
        for successor in successors {
            let answer = self.successor(position, successor, window.above(best.value), context)?;
            if answer.value > best.value {
                (best.value, code) = (answer.value, successor.code());
            }
            if answer.value >= window.beta {
                return Ok((answer, code)); // this one sowing is proof enough
            }
            best.depends_on = best.depends_on.min(answer.depends_on);
            best.proved &= answer.proved;
        }
        Ok((best, code))
    }

    /// The answer for one sowing.
    fn successor(
        &mut self,
        position: &Position,
        successor: &Successor,
        window: Window,
        context: Context,
    ) -> Result<Answer, Stopped> {
        if let Some(value) = successor.known.answer(window) {
            return Ok(Answer::proved(value));
        }
        let looks_on = context.depth == TO_THE_END || successor.stays;
        let context = Context {
            depth: if looks_on {
                context.depth
            } else {
                context.depth - 1
            },
            since: match successor.wins_nothing(position) {
                true => context.since,
                false => self.path.len(),
            },
        };
        let behind = self.answer(&successor.next, successor.ask(window), context)?;
        let value = successor.worth(behind.value);
        Ok(Answer { value, ..behind })
    }
}
