//! Opening books: written and read by the same walk, and no choice in them that a search would not make.

use crate::random::few_or_many;
use crate::small::Rng;
use ali_guli_mane::ai::{
    Analysis, Book, BookEntry, BookError, Level, ThinkOptions, VARIANTS_WITH_BOOKS,
};
use ali_guli_mane::{Engine, Position, Side, Variant};

/// So few seeds less than all that the book of any game is found out in a moment.
const FIRST_SEEDS: u8 = 20;

/// What is asked for by whoever plays perfectly.
fn perfect() -> ThinkOptions {
    ThinkOptions {
        level: Some(Level::Perfect),
        ..ThinkOptions::default()
    }
}

fn chosen(analysis: &Analysis) -> BookEntry {
    let sowing = analysis.sowing.expect("a round that goes on");
    let value = analysis.values.iter().find(|value| value.sowing == sowing);
    let value = value.expect("one of the sowings");
    assert!(analysis.exact && value.exact);
    BookEntry {
        sowing,
        margin: value.margin,
    }
}

/// A book, and the positions that it has a choice for.
fn written(variant: Variant) -> (String, Vec<(Position, BookEntry)>) {
    let mut engine = Engine::new(variant);
    let mut choices = Vec::new();
    let seeds = Position::opening(variant).board().seeds_in_holes() - FIRST_SEEDS;
    let text = Book::write(variant, seeds, |position| {
        let choice = chosen(&engine.think(position, &perfect()));
        choices.push((*position, choice));
        choice
    });
    (text, choices)
}

#[test]
fn whoever_reads_a_book_chooses_as_its_maker_did_without_a_search() {
    let variant = Variant::AliGuliMane;
    let (text, choices) = written(variant);
    assert!(choices.len() >= 5, "{}", choices.len());
    let mut reader = Engine::new(variant);
    reader.load_book(Book::read(variant, &text).expect("a book"));
    for (position, choice) in choices {
        let analysis = reader.think(&position, &perfect());
        assert_eq!(
            (chosen(&analysis), analysis.nodes),
            (choice, 0),
            "{position}"
        );
    }
}

#[test]
fn with_a_book_or_without_all_sowings_are_worth_the_same() {
    let (variant, opening) = (
        Variant::AliGuliMane,
        Position::opening(Variant::AliGuliMane),
    );
    let mut reader = Engine::new(variant);
    reader.load_book(Book::read(variant, &written(variant).0).expect("a book"));
    let told = reader.think(&opening, &ThinkOptions::default());
    let found = Engine::new(variant).think(&opening, &ThinkOptions::default());
    assert_eq!(told.values, found.values);
    assert!(told.nodes < found.nodes, "{} {}", told.nodes, found.nodes);
}

#[test]
fn a_book_that_cannot_be_read_says_where() {
    let (text, choices) = written(Variant::AliGuliMane);
    let count = choices.len();
    let fault = |text: &str| Book::read(Variant::AliGuliMane, text).err();
    let (heading, entries) = text.split_once('\n').expect("a heading");
    let first = entries.split(' ').next().expect("an entry");
    assert_eq!(fault(&text), None);
    for other in [
        "",
        "kalah 40",
        "ali-guli-mane",
        "ali-guli-mane 300",
        "ali-guli-mane B4=18",
    ] {
        assert_eq!(fault(other), Some(BookError::NotOfThisGame), "{other}");
    }
    assert_eq!(fault(heading), Some(BookError::EndsBefore(1)));
    let short = text.trim_end().rsplit_once([' ', '\n']).expect("entries").0;
    assert_eq!(fault(short), Some(BookError::EndsBefore(count)));
    assert_eq!(
        fault(&format!("{text} {first}")),
        Some(BookError::GoesOn(count + 1))
    );
    for wrong in ["B4", "B9=1", "A1=1", "B4=", "B4=x", "B4=99999", "=", "🫘=1"] {
        let wrong = text.replacen(first, wrong, 1);
        assert_eq!(fault(&wrong), Some(BookError::NotAChoice(1)), "{wrong}");
    }
}

/// The books as they are shipped: what the opening is worth by them, and a reader.
fn shipped() -> [(Variant, &'static str, i16); 2] {
    let kalah = include_str!("../../www/books/kalah.txt");
    let avalanche = include_str!("../../www/books/avalanche.txt");
    [
        (Variant::Kalah, kalah, 8),
        (Variant::Avalanche, avalanche, 42),
    ]
}

fn reader(variant: Variant, text: &str) -> Engine {
    let mut engine = Engine::new(variant);
    engine.load_book(Book::read(variant, text).expect("a book"));
    engine
}

/// Every choice of a book, in its order.
fn entries(variant: Variant, text: &str) -> Vec<(Position, BookEntry)> {
    let mut reader = reader(variant, text);
    let mut entries = Vec::new();
    Book::write(variant, seeds(text), |position| {
        let choice = chosen(&reader.think(position, &perfect()));
        entries.push((*position, choice));
        choice
    });
    entries
}

/// With so many seeds in the holes the book ends.
fn seeds(text: &str) -> u8 {
    let seeds = text.split_whitespace().nth(1);
    seeds.expect("seeds").parse().expect("a number")
}

#[test]
fn every_game_that_has_a_book_is_shipped_with_it() {
    let games = shipped().map(|(variant, ..)| variant);
    assert_eq!(games, VARIANTS_WITH_BOOKS);
    for (variant, text, margin) in shipped() {
        let opening = reader(variant, text).think(&Position::opening(variant), &perfect());
        assert_eq!((chosen(&opening).margin, opening.nodes), (margin, 0));
    }
}

/// At the end of a book a search finds out in seconds whether it is right.
#[test]
#[ignore = "slow: cargo xtask test, or cargo test -- --include-ignored"]
fn the_shipped_books_say_what_a_search_finds() {
    for (variant, text, _) in shipped() {
        let mut ends = entries(variant, text);
        ends.retain(|(position, _)| position.board().seeds_in_holes() == seeds(text) + 1);
        let (mut rng, mut search) = (Rng(9), Engine::new(variant));
        for _ in 0..few_or_many(2, 15) {
            let (position, choice) = ends[rng.throw(ends.len() as u64) as usize];
            let found = chosen(&search.think(&position, &perfect()));
            assert_eq!(found.margin, choice.margin, "{position}");
        }
    }
}

/// Whatever the other answers: nothing that the book knows of it is better for the other than the book says.
#[test]
fn the_shipped_books_do_not_contradict_themselves() {
    let at_sight = ThinkOptions {
        nodes: 0,
        ..ThinkOptions::default()
    };
    for (variant, text, _) in shipped() {
        let mut reader = reader(variant, text);
        let mut compared = 0;
        for (position, choice) in entries(variant, text) {
            let next = position.after(choice.sowing).expect("a sowing that rests");
            let answers = reader.think(&next, &at_sight).values;
            let left =
                choice.margin - lead(&next, position.mover()) + lead(&position, position.mover());
            let told = if next.mover() == position.mover() {
                left
            } else {
                -left
            };
            let known = answers.iter().filter(|value| value.exact);
            let best = known.clone().map(|value| value.margin).max();
            assert!(best <= Some(told), "{position}");
            if known.count() == answers.len() && best.is_some() {
                assert_eq!(best, Some(told), "{position}");
                compared += 1;
            }
        }
        assert!(compared > 40, "{} {compared}", variant.id());
    }
}

/// Seeds in a player's bank more than in the other's.
fn lead(position: &Position, side: Side) -> i16 {
    let bank = |side| i16::from(position.board().bank(side));
    bank(side) - bank(side.other())
}

/// Against anybody, at every choice of a round: certain before the page would stop thinking.
#[test]
#[ignore = "slow: cargo xtask test, or cargo test -- --include-ignored"]
fn with_its_book_perfect_play_is_certain_at_once() {
    const PATIENCE: u64 = 6_000_000;
    for (variant, text, _) in shipped() {
        let mut engine = reader(variant, text);
        let mut rng = Rng(1);
        for round in 0..12 {
            let mut position = Position::opening(variant);
            while position.outcome().is_none() {
                let choices = position.legal();
                let sowing = if position.mover().index() == round % 2 {
                    let options = ThinkOptions {
                        nodes: PATIENCE,
                        ..perfect()
                    };
                    chosen(&engine.think(&position, &options)).sowing
                } else {
                    choices[rng.throw(choices.len() as u64) as usize]
                };
                position = position.after(sowing).expect("a sowing that rests");
            }
        }
    }
}
