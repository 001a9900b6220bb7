//! The costs as a chart: text as text, no script, as readable at night as by day.

use super::{Cost, Costs, NODES};
use ali_guli_mane::Variant;
use std::fmt::Write;

const WIDTH: f64 = 920.0;
const HEIGHT: f64 = 580.0;

/// Where the lines are drawn: left, right, top and bottom.
const LEFT: f64 = 108.0;
const RIGHT: f64 = 806.0;
const TOP: f64 = 92.0;
const BOTTOM: f64 = 470.0;

/// As far as the scales go: seeds in the holes, and ten to the power of so much.
const MAX_SEEDS: f64 = 150.0;
const MOST_POWER: f64 = 7.0;

/// How much room a name takes.
const LINE: f64 = 17.0;
const LONGEST: f64 = 120.0;

const STYLE: &str = "
  svg { --paper: #fffaf0; --ink: #2b1a10; --soft: #6d5442; --line: #e4d6bf; font: 14px Palatino, Georgia, serif }
  .g0 { --own: #a53a17 } .g1 { --own: #b87503 } .g2 { --own: #1f5f8b }
  .g3 { --own: #0f8578 } .g4 { --own: #6a4799 } .g5 { --own: #567a18 }
  @media (prefers-color-scheme: dark) {
    svg { --paper: #241910; --ink: #f3e6d2; --soft: #bda78e; --line: #46331f }
    .g0 { --own: #f08a5d } .g1 { --own: #f0bd4f } .g2 { --own: #7fbcec }
    .g3 { --own: #62cdbf } .g4 { --own: #bfa2ee } .g5 { --own: #abd46e }
  }
  text { fill: var(--soft) }
  .title { fill: var(--ink); font-size: 21px }
  .grid { stroke: var(--line) }
  .most, .median { fill: none; stroke: var(--own); stroke-linejoin: round; stroke-linecap: round }
  .median { stroke-width: 3 }
  .most { stroke-width: 1.3; stroke-dasharray: 1 4 }
  .name { fill: var(--own); font-weight: bold; paint-order: stroke; stroke: var(--paper); stroke-width: 4px }
  .dot { fill: var(--own) }
  .link { fill: none; stroke: var(--own); opacity: 0.3 }
";

/// The chart of these games.
pub fn drawn(games: &[Costs]) -> String {
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" \
         aria-labelledby=\"title about\">\n<title id=\"title\">What it costs to know the best sowing</title>\n\
         <desc id=\"about\">{}</desc>\n<style>{STYLE}</style>\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" rx=\"14\" style=\"fill: var(--paper)\"/>\n",
        in_words(games)
    );
    svg += &scales();
    svg += &words(games);
    for (class, game) in games.iter().enumerate() {
        svg += &lines(class, game);
    }
    svg += &names(games);
    svg + "</svg>\n"
}

/// For those who cannot see it.
fn in_words(games: &[Costs]) -> String {
    let last = |game: &Costs| {
        let cost = game.costs.last()?;
        let (name, seeds, median) = (name(game.variant), cost.seeds, cost.within(0.5));
        Some(format!("{name}, {seeds} seeds: {}", counted(median)))
    };
    let all: Vec<String> = games.iter().filter_map(last).collect();
    format!("Positions searched, at the median. {}.", all.join("; "))
}

fn x(seeds: f64) -> f64 {
    LEFT + (RIGHT - LEFT) * seeds / MAX_SEEDS
}

fn y(nodes: f64) -> f64 {
    BOTTOM - (BOTTOM - TOP) * nodes.log10() / MOST_POWER
}

fn scales() -> String {
    let mut svg = String::new();
    for power in 0..=MOST_POWER as u32 {
        let nodes = 10_u64.pow(power);
        let at = y(nodes as f64);
        let _ = writeln!(
            svg,
            "<path class=\"grid\" d=\"M{LEFT} {at:.1}H{RIGHT}\"/>\
             <text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
            LEFT - 10.0,
            at + 5.0,
            counted(nodes)
        );
    }
    for seeds in (0..=140).step_by(20) {
        let (at, below) = (x(f64::from(seeds)), BOTTOM + 22.0);
        let _ = writeln!(
            svg,
            "<text x=\"{at:.1}\" y=\"{below}\" text-anchor=\"middle\">{seeds}</text>"
        );
    }
    svg
}

/// What is shown, and what is not.
fn words(games: &[Costs]) -> String {
    let costs = || games.iter().flat_map(|game| &game.costs);
    let over: usize = costs().map(Cost::over).sum();
    let all: usize = costs().map(|cost| cost.nodes.len()).sum();
    let below = "seeds in the holes, of positions met in random rounds";
    let limit = counted(NODES);
    format!(
        "<text class=\"title\" x=\"24\" y=\"38\">What it costs to know the best sowing</text>\n\
         <text x=\"24\" y=\"62\">Positions searched. Half of the positions met need no more than the line says, nine of \
         ten no more than the dotted one.</text>\n\
         <text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{below}</text>\n\
         <text x=\"24\" y=\"{}\">A dot is an opening. Left out: Kalah with more than 40 seeds, Avalanche with more than \
         42.</text>\n\
         <text x=\"24\" y=\"{}\">A search ends at {limit} positions; so did {over} of {}.</text>\n",
        (LEFT + RIGHT) / 2.0,
        BOTTOM + 46.0,
        HEIGHT - 40.0,
        HEIGHT - 18.0,
        counted(all as u64)
    )
}

/// A game's line, the dotted one above it, and the opening apart from both.
fn lines(class: usize, game: &Costs) -> String {
    let (met, opening) = match game.costs.split_last() {
        Some((last, met)) if last.is_opening(game.variant) => (met, Some(last)),
        _ => (&game.costs[..], None),
    };
    format!(
        "<g class=\"g{class}\"><path class=\"most\" d=\"{}\"/><path class=\"median\" d=\"{}\"/>{}</g>\n",
        path(met, 0.9),
        path(met, 0.5),
        opening.map_or(String::new(), |opening| dot(met, opening))
    )
}

fn path(costs: &[Cost], share: f64) -> String {
    let at = |cost: &Cost| {
        let nodes = cost.within(share) as f64;
        format!("{:.1} {:.1}", x(f64::from(cost.seeds)), y(nodes))
    };
    let all: Vec<String> = costs.iter().map(at).collect();
    format!("M{}", all.join("L"))
}

/// The opening, and a thin line to it.
fn dot(met: &[Cost], opening: &Cost) -> String {
    let (to_x, to_y) = end(opening);
    let (from_x, from_y) = met.last().map_or((to_x, to_y), end);
    format!(
        "<path class=\"link\" d=\"M{from_x:.1} {from_y:.1}L{to_x:.1} {to_y:.1}\"/>\
         <circle class=\"dot\" cx=\"{to_x:.1}\" cy=\"{to_y:.1}\" r=\"5\"/>"
    )
}

fn end(cost: &Cost) -> (f64, f64) {
    (x(f64::from(cost.seeds)), y(cost.within(0.5) as f64))
}

/// Each game's name at the end of its line, the higher pushed up where two would touch.
fn names(games: &[Costs]) -> String {
    let ends = games.iter().enumerate().filter_map(|(class, game)| {
        let (x, y) = end(game.costs.last()?);
        Some((class, name(game.variant), x, y))
    });
    let mut ends: Vec<_> = ends.collect();
    ends.sort_by(|one, other| other.3.total_cmp(&one.3));
    let (mut svg, mut below) = (String::new(), (0.0, HEIGHT));
    for (class, name, x, mut y) in ends {
        if f64::abs(x - below.0) < LONGEST {
            y = y.min(below.1 - LINE);
        }
        below = (x, y);
        let (x, y) = (x + 10.0, y + 5.0);
        let _ = writeln!(
            svg,
            "<text class=\"name g{class}\" x=\"{x:.1}\" y=\"{y:.1}\">{name}</text>"
        );
    }
    svg
}

const fn name(variant: Variant) -> &'static str {
    match variant {
        Variant::AliGuliMane => "Ali Guli Mane",
        Variant::AliGuliManeEitherWay => "… either way",
        Variant::Pallanguzhi => "Pallanguzhi",
        Variant::PallanguzhiTraditional => "… traditional",
        Variant::Kalah => "Kalah",
        Variant::Avalanche => "Avalanche",
    }
}

/// A number as people write it.
fn counted(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
