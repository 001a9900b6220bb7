//! The engine as its callers see it: a question about a position, and an analysis.

use super::book::Book;
use super::endgame::{Endgame, EndgameLimits};
use super::fastest_win::fastest_win_first;
use super::key::KeySet;
use super::level::Level;
use super::limits::MemoryLimits;
use super::repetition::Repetition;
use super::root::{Candidate, Root};
use super::search::Search;
use super::transposition::TranspositionTable;
use crate::board::Board;
use crate::insertion_sort::insertion_sort_by_key;
use crate::play::Position;
use crate::rules::{Margin, Rules, Variant};
use crate::sowing::Sowing;

/// Knows what to sow. It remembers what it has computed: asked again, it answers sooner, or better.
///
/// ```
/// use ali_guli_mane::ai::ThinkOptions;
/// use ali_guli_mane::{Engine, Position, Variant};
/// let mut engine = Engine::new(Variant::PallanguzhiTraditional);
/// let analysis = engine.think(&Position::opening(Variant::PallanguzhiTraditional), &ThinkOptions::default());
/// assert!(analysis.exact);
/// assert_eq!(analysis.values.iter().map(|value| value.margin).max(), Some(2));
/// ```
#[derive(Clone)]
pub struct Engine {
    rules: &'static Rules,
    table: TranspositionTable,
    book: Book,
    endgame: Endgame,
    endgame_size: EndgameLimits,
}

/// How to think about a position.
#[derive(Clone, Debug)]
pub struct ThinkOptions {
    /// The level whose choice is asked for. Without one: the best sowing, and what every other is worth.
    pub level: Option<Level>,
    /// How many positions may be looked at.
    pub nodes: u64,
    /// The earlier positions of the round: a sowing that lets one of them stand for the third time ends it (S6).
    pub history: Vec<Position>,
    /// The seed of a level's errors. Where every worth is known for certain, the same seed makes the same choice.
    pub seed: u64,
}

/// Enough for the whole round in all games but Kalah without its book, and there for half a minute.
const MAX_NODES: u64 = 40_000_000;

impl Default for ThinkOptions {
    fn default() -> Self {
        ThinkOptions {
            level: None,
            nodes: MAX_NODES,
            history: Vec::new(),
            seed: 0,
        }
    }
}

/// What the engine thinks of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// What it would sow; nothing when the round is over.
    pub sowing: Option<Sowing>,
    /// Is a best sowing known for certain?
    pub exact: bool,
    /// Positions looked at.
    pub nodes: u64,
    /// Every legal sowing and its worth, by hole number.
    pub values: Vec<SowingValue>,
    /// Best play by both, from the best sowing on, as far as it is known. Nothing where only a level's choice was asked
    /// for.
    pub line: Vec<Sowing>,
}

/// What a sowing is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SowingValue {
    /// The sowing.
    pub sowing: Sowing,
    /// Seeds that the player to move will still bank, this sowing included, minus those the other will.
    pub margin: Margin,
    /// Is that certain, or what the engine thinks so far?
    pub exact: bool,
}

impl Engine {
    /// An engine for a game.
    pub fn new(variant: Variant) -> Engine {
        Engine::with_limits(variant, MemoryLimits::of(variant))
    }

    /// An engine that knows so many endgames before it searches, and never more. With none it finds the same values.
    pub fn with_endgames(variant: Variant, size: usize) -> Engine {
        Engine::with_limits(variant, MemoryLimits::of(variant).with_endgames(size))
    }

    /// An engine with other limits than usual, for questions larger than those of a game.
    pub fn with_limits(variant: Variant, limits: MemoryLimits) -> Engine {
        let rules = variant.rules();
        // The endgames first: the memory in which they are computed is free again for the table.
        let endgame = Endgame::new(rules, &Board::empty(rules.row), limits.endgames);
        Engine {
            rules,
            endgame,
            endgame_size: limits.endgames,
            table: TranspositionTable::new(limits.table_bits),
            book: Book::default(),
        }
    }

    /// Computes the values of so many more endgames, and says whether there are more: something to do while nobody
    /// asks. (A single search of millions of positions computes them all itself.)
    ///
    /// ```
    /// use ali_guli_mane::{Engine, Variant};
    /// assert!(Engine::new(Variant::Kalah).prepare(1000));
    /// assert!(!Engine::new(Variant::AliGuliMane).prepare(1000)); // they were all computed at once
    /// ```
    pub fn prepare(&mut self, positions: usize) -> bool {
        self.endgame.grow(positions)
    }

    /// Lets the engine go by an opening book, in place of any other. Where the book has a choice nothing is searched
    /// for.
    pub fn load_book(&mut self, book: Book) {
        self.book = book;
    }

    /// What the engine thinks of a position of its game.
    ///
    /// # Panics
    /// If the position is of another game.
    pub fn think(&mut self, position: &Position, options: &ThinkOptions) -> Analysis {
        let mut search = self.search(position, options.nodes);
        search.repetition = Repetition::of(position, &options.history);
        let mut root = Root::of(&search, position);
        let found = root.find_best(&mut search);
        // Without this step any best sowing will do, but the answer is not the last word.
        let exact = found
            .and_then(|()| fastest_win_first(&mut search, position, &mut root))
            .is_ok();
        let best = root.candidates.first().copied();
        let line = match options.level {
            None => line(&mut search, best.filter(|_| exact)),
            Some(_) => Vec::new(),
        };
        let error_model = options.level.and_then(Level::error_model);
        if options.level.is_none() || error_model.is_some() {
            // What the budget leaves open is answered with what is thought so far.
            let _ = root.find_all(&mut search);
        }
        let best = best.map(|best| best.successor.sowing);
        let sowing = match error_model {
            Some(error_model) => error_model.choose(position, &root, options.seed),
            None => best,
        };
        Analysis {
            sowing,
            exact,
            nodes: search.nodes,
            values: values(&root),
            line,
        }
    }

    /// A search that begins at this position.
    pub(super) fn search(&mut self, position: &Position, budget: u64) -> Search<'_> {
        assert!(
            position.rules() == self.rules,
            "the engine knows another game"
        );
        let board = position.board();
        if !self.endgame.fits(board) {
            self.endgame = Endgame::new(self.rules, board, self.endgame_size);
        }
        Search {
            table: &mut self.table,
            endgame: &mut self.endgame,
            book: &self.book,
            repetition: None,
            budget,
            nodes: 0,
            path: Vec::new(),
        }
    }
}

/// Best play from a candidate on, as far as it is proved, or until it comes back to where it was.
fn line(search: &mut Search<'_>, first: Option<Candidate>) -> Vec<Sowing> {
    let mut line = Vec::new();
    let mut seen = KeySet::default();
    let mut next = first;
    while let Some(best) = next.filter(|best| seen.insert((best.successor.next.key(), 0))) {
        line.push(best.successor.sowing);
        let mut root = Root::of(search, &best.successor.next);
        let found = root.find_best(search);
        next = found.ok().and_then(|()| root.candidates.first().copied());
    }
    line
}

fn values(root: &Root) -> Vec<SowingValue> {
    let mut values: Vec<SowingValue> = root.candidates.iter().map(SowingValue::of).collect();
    insertion_sort_by_key(&mut values, |value| {
        (value.sowing.hole, value.sowing.way as u8)
    });
    values
}

impl SowingValue {
    fn of(candidate: &Candidate) -> SowingValue {
        SowingValue {
            sowing: candidate.successor.sowing,
            margin: candidate.margin,
            exact: candidate.is_exact(),
        }
    }
}
