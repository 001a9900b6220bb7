//! Bytes as what a caller does to a match, in any order: sowings that are allowed and sowings that are not,
//! taking back and doing again, resigning, the next round. Every promise is checked after every step.

use super::fold::Scene;
use ali_guli_mane::board::Ring;
use ali_guli_mane::play::{MatchOptions, MatchOutcome};
use ali_guli_mane::rules::{Outcome, Rounds};
use ali_guli_mane::{Hole, Match, Position, Sowing, Variant, Way};

/// More would only be slow.
const MOST_STEPS: usize = 200;

/// A match under way, and all that it looked like.
struct Time {
    game: Match,
    seen: Vec<Seen>,
    now: usize,
}

#[derive(Clone, Debug, PartialEq)]
struct Seen {
    position: Position,
    table: Scene,
    rounds: usize,
    outcome: Option<Outcome>,
    over: Option<MatchOutcome>,
}

/// Plays as the bytes say.
pub fn game(bytes: &[u8]) {
    let mut bytes = bytes.iter().copied();
    let game = Match::new(options(&mut bytes));
    let mut time = Time {
        seen: vec![Seen::of(&game)],
        game,
        now: 0,
    };
    for _ in 0..MOST_STEPS {
        let Some(byte) = bytes.next() else { break };
        match byte % 8 {
            0 => time.back(),
            1 => time.forth(),
            2 => time.resign(),
            3 => time.next_round(),
            4 => {
                let sowing = any_sowing(&time.game, bytes.next().unwrap_or(0), byte);
                time.sow(sowing);
            }
            _ => time.sow_one_of_the_legal(bytes.next().unwrap_or(0)),
        }
        time.check();
    }
    time.check_record();
}

fn options(bytes: &mut impl Iterator<Item = u8>) -> MatchOptions {
    let mut next = || usize::from(bytes.next().unwrap_or(0));
    let variant = Variant::ALL[next() % Variant::ALL.len()];
    let rules = variant.rules();
    let rounds = next() as u16 % 5;
    MatchOptions {
        opening: rules.openings[next() % rules.openings.len()],
        rounds: rules.allows_rounds(rounds).then_some(rounds),
        start: (next() % 2 == 0)
            .then(|| start(variant, &mut next))
            .flatten(),
        ..MatchOptions::new(variant)
    }
}

/// Any board; nothing where the bytes make none.
fn start(variant: Variant, next: &mut impl FnMut() -> usize) -> Option<Position> {
    let rules = variant.rules();
    let mut place = || match next() {
        x if x % 5 == 4 && rules.rounds != Rounds::One => "x".to_owned(),
        seeds => (seeds / 5 % 20).to_string(),
    };
    let mut row = || {
        (0..rules.row)
            .map(|_| place())
            .collect::<Vec<_>>()
            .join(",")
    };
    let rows = format!("{}/{}", row(), row());
    let (south, north, mover) = (next() % 40, next() % 40, ["S", "N", "S+", "N+"][next() % 4]);
    Position::parse(rules, &format!("{rows} {south}-{north} {mover} free")).ok()
}

/// A hole of that number, of this board or, where it has none, of another.
fn any_hole(game: &Match, number: u8) -> Hole {
    let own = game.position().board().ring();
    let other = Ring::new(1 + number % 7);
    let hole = own.hole(number).or(other.hole(number % 2));
    hole.expect("every board has two holes")
}

fn any_sowing(game: &Match, number: u8, way: u8) -> Sowing {
    let way = if way & 128 == 0 {
        Way::Anticlockwise
    } else {
        Way::Clockwise
    };
    Sowing {
        hole: any_hole(game, number),
        way,
    }
}

impl Seen {
    fn of(game: &Match) -> Self {
        Seen {
            position: *game.position(),
            table: Scene::of(&game.table()),
            rounds: game.rounds().len(),
            outcome: game.round().outcome(),
            over: game.outcome(),
        }
    }
}

impl Time {
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

    fn sow_one_of_the_legal(&mut self, which: u8) {
        let legal = self.game.round().legal();
        if !legal.is_empty() {
            self.sow(legal[usize::from(which) % legal.len()]);
        }
    }

    fn sow(&mut self, sowing: Sowing) {
        let is_legal = self.game.round().legal().contains(&sowing);
        let previewed = self.game.preview(sowing);
        let told = self.game.play(sowing);
        assert_eq!(told.is_ok(), is_legal);
        assert_eq!(previewed.map(|played| played.trace), told);
        self.went_on(told.ok().map(|trace| self.now_table().fold(&trace)));
    }

    fn resign(&mut self) {
        let told = self.game.resign();
        assert_eq!(told.is_ok(), self.seen[self.now].outcome.is_none());
        self.went_on(told.ok().map(|trace| self.now_table().fold(&trace)));
    }

    fn next_round(&mut self) {
        let told = self.game.next_round();
        let Seen { outcome, over, .. } = &self.seen[self.now];
        assert_eq!(told.is_ok(), outcome.is_some() && over.is_none());
        self.went_on(told.ok().map(|trace| self.now_table().fold(&trace)));
    }

    fn now_table(&self) -> Scene {
        self.seen[self.now].table.clone()
    }

    /// Something new happened, and it was told so: the future that was taken back is forgotten.
    fn went_on(&mut self, told: Option<Scene>) {
        if let Some(told) = told {
            assert_eq!(told, Scene::of(&self.game.table()));
            self.seen.truncate(self.now + 1);
            self.seen.push(Seen::of(&self.game));
            self.now += 1;
        }
    }

    fn check(&self) {
        assert_eq!(Seen::of(&self.game), self.seen[self.now]);
        let (round, total) = (self.game.round(), self.seen[0].table.total());
        assert_eq!(Scene::of(&self.game.table()).total(), total);
        assert_eq!(round.legal().is_empty(), round.outcome().is_some());
        assert_eq!(round.stocks().map(u32::from).iter().sum::<u32>(), total);
    }

    fn check_record(&self) {
        super::reading::assert_replays_as(&self.game, &self.game.record());
    }
}
