//! Rounds end, and go on as the naive engine says.

use super::naive::{Naive, NaiveMatch, NaiveRound};
use super::oracle::{choice, events, naive, outcome, same_game};
use super::random::{self, Rng, few_or_many};
use ali_guli_mane::play::{MatchEndReason, MatchOptions};
use ali_guli_mane::rules::EndReason;
use ali_guli_mane::sowing::Event;
use ali_guli_mane::{Match, Position, Round, Variant, Way};

/// No round that was ever seen came near it.
const LONGEST_ROUND: usize = 20_000;

/// Plays a round to its end beside the naive engine, and says why it ended.
fn play_to_the_end(rng: &mut Rng, start: Position) -> EndReason {
    let (mut game, mut oracle) = (Round::new(start), NaiveRound::from(naive(&start)));
    for _ in 0..LONGEST_ROUND {
        assert_eq!(
            game.outcome().map(outcome),
            oracle.over(),
            "{} from {start}",
            game.position()
        );
        if let Some(ended) = game.outcome() {
            return ended.reason;
        }
        let sowing = rng.pick(&game.legal());
        let told = game.play(sowing).expect("a legal sowing");
        let expected = oracle.play(choice(sowing)).expect("a legal sowing");
        let closing = |event: &&Event| !matches!(event, Event::Keep { .. } | Event::RoundOver(_));
        assert_eq!(
            events(told.iter().filter(closing)),
            expected,
            "{sowing:?} from {start}"
        );
        assert_eq!(naive(game.position()), oracle.now);
    }
    panic!("a round without end from {start}");
}

#[test]
fn every_round_ends_where_the_naive_engine_ends_it() {
    let mut rng = Rng::new(13);
    for _ in 0..few_or_many(60, 4_000) {
        for game in Variant::ALL {
            let start = random::position(&mut rng, game);
            play_to_the_end(&mut rng, start);
        }
    }
}

/// A few seeds on an open board come round again and again: rounds that end by repetition.
#[test]
fn rounds_of_few_seeds_end_too() {
    let mut rng = Rng::new(14);
    let mut repetitions = 0;
    for _ in 0..few_or_many(100, 5_000) {
        for game in &Variant::ALL[..4] {
            let lone: Vec<&str> = (0..14)
                .map(|_| rng.pick(&["1", "0", "0", "0", "0"]))
                .collect();
            let text = format!(
                "{}/{} 30-30 S free",
                lone[..7].join(","),
                lone[7..].join(",")
            );
            let start = Position::parse(game.rules(), &text).expect(&text);
            let ended = play_to_the_end(&mut rng, start);
            repetitions += u32::from(ended == EndReason::Repetition);
        }
    }
    assert!(
        repetitions > 9,
        "only {repetitions} rounds ended by repetition"
    );
}

/// The row of an opening from its owner's left, as the naive engine wants it.
fn opening_row(options: &MatchOptions) -> Vec<u32> {
    let row = options.rules.row;
    (0..row)
        .map(|step| options.opening.seeds(row, step).into())
        .collect()
}

fn naive_match(options: &MatchOptions) -> NaiveMatch {
    let rounds = options.rounds.map(u32::from);
    let only_one = !options.rules.allows_rounds(2);
    let rounds = if only_one { Some(1) } else { rounds };
    NaiveMatch::new(
        same_game(options.rules.variant),
        &opening_row(options),
        rounds,
    )
}

fn assert_same_end(game: &Match, oracle: &NaiveMatch) {
    let (here, there) = (game.outcome(), oracle.outcome());
    assert_eq!(here.is_some(), there.is_some(), "{}", game.record());
    if let (Some(here), Some(there)) = (here, there) {
        assert_eq!(here.stocks.map(u32::from), there.stocks);
        assert_eq!(here.winner.map(|side| side.index()), there.winner);
        let last = game.options().rounds.map(usize::from) == Some(game.rounds().len());
        match here.reason {
            MatchEndReason::CannotFill => assert_eq!(there.reason, "cannotFill"),
            MatchEndReason::Rounds => assert!(there.reason == "rounds" || last),
            other => panic!("no match from an opening ends so: {other:?}"),
        }
    }
}

/// Rounds one after the other, the naive engine beside them: refills, closed holes, beginners, the end.
#[test]
fn every_match_goes_on_as_the_naive_engine_goes_on() {
    let mut rng = Rng::new(15);
    for _ in 0..few_or_many(8, 400) {
        for variant in Variant::ALL {
            let options = random::options(&mut rng, variant);
            let (mut game, mut oracle) = (Match::new(options.clone()), naive_match(&options));
            for _ in 0..12 {
                while let legal = game.round().legal()
                    && !legal.is_empty()
                {
                    let sowing = rng.pick(&legal);
                    game.play(sowing).expect("a legal sowing");
                    oracle.round.play(choice(sowing)).expect("a legal sowing");
                }
                assert_eq!(game.round().outcome().map(outcome), oracle.round.over());
                assert_same_end(&game, &oracle);
                assert_eq!(game.next_round().is_ok(), oracle.next_round());
                assert_eq!(naive(game.position()), oracle.round.now);
            }
        }
    }
}

/// Both ways that a sowing may be called, for the helpers above.
#[test]
fn the_oracle_speaks_of_the_same_sowings() {
    let start: Naive = naive(&Position::opening(Variant::AliGuliManeEitherWay));
    let all = Position::opening(Variant::AliGuliManeEitherWay).legal();
    assert_eq!(
        all.iter()
            .filter(|sowing| sowing.way == Way::Clockwise)
            .count(),
        7
    );
    assert!(
        all.iter()
            .all(|&sowing| start.legal().contains(&choice(sowing)))
    );
}
