//! Undo and redo, and the record at every ply, on matches played at random: sowings, resignations, refills.

use super::random::{self, Rng, few_or_many};
use ali_guli_mane::play::{HistoryStep, MatchAction, MatchOptions, MatchOutcome};
use ali_guli_mane::rules::Outcome;
use ali_guli_mane::{Match, Position, Variant};

/// All there is to see of a match.
#[derive(Clone, Debug, PartialEq)]
struct Seen {
    positions: Vec<Position>,
    outcomes: Vec<Option<Outcome>>,
    over: Option<MatchOutcome>,
    banks: [u8; 2],
    record: String,
}

impl Seen {
    fn of(game: &Match) -> Self {
        Seen {
            positions: game
                .rounds()
                .iter()
                .map(|round| *round.position())
                .collect(),
            outcomes: game.rounds().iter().map(|round| round.outcome()).collect(),
            over: game.outcome(),
            banks: game.table().banks(),
            record: game.record(),
        }
    }
}

/// A match, everything it looked like so far, and where in that it stands.
struct Time {
    game: Match,
    seen: Vec<Seen>,
    now: usize,
}

impl Time {
    fn begin(options: MatchOptions) -> Self {
        let game = Match::new(options);
        let seen = vec![Seen::of(&game)];
        Time { game, seen, now: 0 }
    }

    /// Does something new, which the future forgets; false when the match is over.
    fn go_on(&mut self, rng: &mut Rng) -> bool {
        let legal = self.game.round().legal();
        let done = match legal.is_empty() {
            true => self.game.next_round().is_ok(),
            false if rng.once_in(40) => self.game.resign().is_ok(),
            false => self.game.play(rng.pick(&legal)).is_ok(),
        };
        if done {
            self.seen.truncate(self.now + 1);
            self.seen.push(Seen::of(&self.game));
            self.now += 1;
        }
        done
    }

    /// The history tells what was done, and how it lay before: as it was seen then.
    fn check_history(&self) {
        let steps: Vec<HistoryStep> = self.game.history().collect();
        assert_eq!(
            steps.len(),
            self.now,
            "what can be taken back is what was done"
        );
        for (step, seen) in steps.iter().zip(self.seen.windows(2)) {
            let (before, after) = (&seen[0], &seen[1]);
            assert_eq!(step.round, before.positions.len());
            assert_eq!(Some(&step.position), before.positions.last());
            assert_eq!(step.banks, before.banks);
            let was_over = before.outcomes.last().is_some_and(Option::is_some);
            let leads_to = match step.action {
                MatchAction::Sow(sowing) => step.position.after(sowing),
                MatchAction::Resign => Some(step.position),
                MatchAction::NextRound => after.positions.last().copied(),
            };
            assert_eq!(step.action == MatchAction::NextRound, was_over);
            assert_eq!(leads_to.as_ref(), after.positions.last());
        }
        let by_round =
            (0..=self.game.rounds().len() + 1).flat_map(|round| self.game.history_of(round));
        assert!(by_round.eq(steps));
    }

    fn back(&mut self) {
        assert_eq!(self.game.can_undo(), self.now > 0);
        assert_eq!(self.game.undo(), self.now > 0);
        self.now = self.now.saturating_sub(1);
    }

    fn forth(&mut self) {
        let more = self.now + 1 < self.seen.len();
        assert_eq!(self.game.can_redo(), more);
        assert_eq!(self.game.redo(), more);
        self.now += usize::from(more);
    }

    fn check(&self) {
        let expected = &self.seen[self.now];
        assert_eq!(&Seen::of(&self.game), expected);
        let replayed = Match::from_record(&expected.record).expect(&expected.record);
        assert_eq!(&Seen::of(&replayed), expected);
        assert_eq!(replayed.options(), self.game.options());
        self.check_history();
    }
}

fn live_through(rng: &mut Rng, options: MatchOptions) {
    let mut time = Time::begin(options);
    for _ in 0..120 {
        match rng.below(6) {
            0 => time.back(),
            1 => time.forth(),
            _ if !time.go_on(rng) => time.back(),
            _ => {}
        }
        time.check();
    }
}

#[test]
fn undo_redo_and_the_record_lead_back_to_every_ply_of_a_match() {
    let mut rng = Rng::new(11);
    for _ in 0..few_or_many(8, 400) {
        for game in Variant::ALL {
            let options = random::options(&mut rng, game);
            live_through(&mut rng, options);
        }
    }
}

#[test]
fn and_of_a_match_that_begins_with_a_position_of_its_own() {
    let mut rng = Rng::new(12);
    for _ in 0..few_or_many(12, 600) {
        for game in Variant::ALL {
            let start = Some(random::position(&mut rng, game));
            let options = MatchOptions {
                start,
                ..random::options(&mut rng, game)
            };
            live_through(&mut rng, options);
        }
    }
}
