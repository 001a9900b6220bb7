//! An opening book: what to sow where a search would take too long, computed beforehand.
//!
//! One player goes by the book, the other sows anything. A walk over all that can come of it meets the book's positions
//! in a certain order, so the book is a list of sowings with their worth, and needs no positions: whoever reads it
//! walks as its maker did.
//!
//! ```text
//! kalah 40
//! B3=8 B4=7 ...
//! ```
//! The first line names the game and says with how many seeds in the holes, or fewer, the book ends. Then every
//! choice of the one who goes by the book: South first, then North wherever South would not choose alike.

use super::key::{KeyMap, KeySet};
use super::successor::Successor;
use crate::board::Side;
use crate::play::Position;
use crate::rules::{Margin, Variant};
use crate::sowing::Sowing;
use std::convert::Infallible;

/// A best sowing, and what it is worth to its player in seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookEntry {
    /// The sowing.
    pub sowing: Sowing,
    /// What it is worth.
    pub margin: Margin,
}

/// The choices of a book.
#[derive(Clone, Debug, Default)]
pub struct Book {
    /// By [`Position::key`]; the sowing as [`Successor::code`], since a position and the same one turned have one key.
    choices: KeyMap<(u8, Margin)>,
}

/// The games whose openings nobody would wait for.
pub const VARIANTS_WITH_BOOKS: [Variant; 2] = [Variant::Kalah, Variant::Avalanche];

/// What is wrong with a book. Entries are counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BookError {
    /// It does not begin with the name of this game and a number of seeds.
    #[error("this is not a book of this game")]
    NotOfThisGame,
    /// There should be more entries.
    #[error("the book ends before entry {0}")]
    EndsBefore(usize),
    /// The entry is not a sowing that is allowed where it stands, and its worth.
    #[error("entry {0} is no choice there")]
    NotAChoice(usize),
    /// There are more entries than positions.
    #[error("nothing should follow, but entry {0} does")]
    GoesOn(usize),
}

impl Book {
    /// Writes the book of a game, down to so many seeds in the holes; `choose` makes each choice.
    pub fn write(
        variant: Variant,
        seeds: u8,
        mut choose: impl FnMut(&Position) -> BookEntry,
    ) -> String {
        let mut entries = Vec::new();
        let Ok(_) = walk(variant, seeds, |position| {
            let choice = choose(position);
            let name = position.rules().sowing_name(choice.sowing);
            entries.push(format!("{name}={}", choice.margin));
            Ok::<_, Infallible>(choice)
        });
        let lines: Vec<String> = entries.chunks(20).map(|line| line.join(" ")).collect();
        format!("{} {seeds}\n{}\n", variant.id(), lines.join("\n"))
    }

    /// Reads the book of a game.
    ///
    /// ```
    /// use ali_guli_mane::ai::{Book, BookError};
    /// use ali_guli_mane::{Engine, Variant};
    /// let text = "kalah 48\n"; // the opening has no more seeds than that: an empty book
    /// Engine::new(Variant::Kalah).load_book(Book::read(Variant::Kalah, text)?);
    /// assert_eq!(Book::read(Variant::Avalanche, text).err(), Some(BookError::NotOfThisGame));
    /// # Ok::<(), BookError>(())
    /// ```
    ///
    /// # Errors
    /// A [`BookError`] says what is wrong, and at which entry. What a book says of a sowing's worth is believed.
    pub fn read(variant: Variant, text: &str) -> Result<Book, BookError> {
        let mut words = text.split_ascii_whitespace();
        if words.next() != Some(variant.id()) {
            return Err(BookError::NotOfThisGame);
        }
        let seeds = words.next().and_then(|seeds| seeds.parse().ok());
        let seeds = seeds.ok_or(BookError::NotOfThisGame)?;
        let mut entries = 0;
        let choices = walk(variant, seeds, |position| {
            entries += 1;
            let word = words.next().ok_or(BookError::EndsBefore(entries))?;
            choice(position, word).ok_or(BookError::NotAChoice(entries))
        })?;
        match words.next() {
            Some(_) => Err(BookError::GoesOn(entries + 1)),
            None => Ok(Book { choices }),
        }
    }

    /// What the book says of a position: the code of a best sowing, and its worth.
    pub(super) fn choice(&self, position: &Position) -> Option<(u8, Margin)> {
        self.choices.get(&position.key()).copied()
    }
}

/// An entry, where it is one for this position.
fn choice(position: &Position, word: &str) -> Option<BookEntry> {
    let (name, margin) = word.split_once('=')?;
    let sowing = position.rules().sowing_named(name)?;
    let margin = margin.parse().ok()?;
    let fits = position.legal().contains(&sowing);
    fits.then_some(BookEntry { sowing, margin })
}

/// Visits every position in which the one who goes by the book, first South, then North, has to choose; `next` says
/// what.
fn walk<E>(
    variant: Variant,
    seeds: u8,
    mut next: impl FnMut(&Position) -> Result<BookEntry, E>,
) -> Result<KeyMap<(u8, Margin)>, E> {
    let mut choices = KeyMap::default();
    for reader in Side::BOTH {
        let mut seen = KeySet::default();
        let mut open = vec![Position::opening(variant)];
        while let Some(position) = open.pop() {
            let (key, reads) = (position.key(), position.mover() == reader);
            if position.board().seeds_in_holes() <= seeds || !seen.insert((key, reads.into())) {
                continue;
            }
            let mut successors = Successor::all(&position);
            if reads && !successors.is_empty() {
                let known = choices.get(&key).copied();
                let (code, margin) = known.map_or_else(
                    || next(&position).map(|choice| told(&successors, choice)),
                    Ok,
                )?;
                choices.insert(key, (code, margin));
                successors.retain(|successor| successor.code() == code);
            }
            open.extend(successors.iter().map(|successor| successor.next));
        }
    }
    Ok(choices)
}

/// A choice as it is kept.
fn told(successors: &[Successor], choice: BookEntry) -> (u8, Margin) {
    let successor = successors.iter().find(|b| b.sowing == choice.sowing);
    (successor.map_or(u8::MAX, Successor::code), choice.margin)
}
