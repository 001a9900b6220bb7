//! Reading what JavaScript passes: any value, of any type and size.

use super::code::Code;
use super::errors::{Coded, error, no_such_hole};
use crate::ai::Level;
use crate::board::{Ring, Way};
use crate::play::{Match, MatchOptions, Position};
use crate::puzzle::{Date, MAX_GRADE, PuzzleKind};
use crate::rules::{Rules, Variant};
use crate::sowing::Sowing;
use crate::text::{MAX_POSITION_LENGTH, MAX_RECORD_LENGTH, RecordError};
use js_sys::{Array, JsString, Object, Reflect};
use std::ops::RangeInclusive;
use wasm_bindgen::{JsCast, JsValue};

/// Deeper counts would outlast anybody's patience; the native tool goes further.
pub const MAX_PERFT_DEPTH: u32 = 12;

/// A name or a book of more UTF-16 units than this is refused before it is copied into the module.
const MAX_TEXT_LENGTH: u32 = 1 << 20;

/// A text; anything else is refused with `code`.
pub fn text(value: &JsValue, code: Code) -> Result<String, JsValue> {
    let string = string(value, code)?;
    if string.length() > MAX_TEXT_LENGTH {
        return Err(refused(code, "text", "the text is too long"));
    }
    Ok(String::from(string))
}

/// The text of a record. One that is too long is refused before it is copied into the module.
pub fn record(value: &JsValue) -> Result<String, JsValue> {
    let string = string(value, Code::BadRecord)?;
    match string.length() as usize > MAX_RECORD_LENGTH {
        true => Err(RecordError::too_long().coded()),
        false => Ok(String::from(string)),
    }
}

/// The text of a position, cut where its parser already sees that it is too long.
fn position_text(value: &JsValue) -> Result<String, JsValue> {
    let most_units = 2 * (MAX_POSITION_LENGTH as u32 + 1); // a character has at most two
    let string = string(value, Code::BadPosition)?;
    Ok(string.slice(0, most_units).into())
}

fn string(value: &JsValue, code: Code) -> Result<&JsString, JsValue> {
    let string = value.dyn_ref::<JsString>();
    string.ok_or_else(|| refused(code, "text", "expected a text"))
}

/// The game of that name.
pub fn variant(value: &JsValue) -> Result<Variant, JsValue> {
    let id = text(value, Code::NoSuchVariant)?;
    id.parse()
        .map_err(|_| refused(Code::NoSuchVariant, "variant", "no such variant"))
}

/// A position text of a game.
pub fn position(rules: &'static Rules, value: &JsValue) -> Result<Position, JsValue> {
    let text = position_text(value)?;
    Position::parse(rules, &text).map_err(|error| error.coded())
}

/// A whole number within a range; anything else is refused by the name of the option.
pub fn whole_number(
    value: &JsValue,
    option: &'static str,
    range: RangeInclusive<u32>,
) -> Result<u32, JsValue> {
    let number = value.as_f64().filter(|n| n.fract() == 0.0);
    number
        .filter(|n| (f64::from(*range.start())..=f64::from(*range.end())).contains(n))
        .map(|n| n as u32)
        .ok_or_else(|| refused(Code::BadOption, option, "not a number that is allowed here"))
}

/// `{ position, rounds, openingSeeds }`, each of which may be left out.
pub fn match_options(variant: Variant, options: &JsValue) -> Result<MatchOptions, JsValue> {
    let mut agreed = MatchOptions::new(variant);
    if let Some(value) = option(options, "openingSeeds")? {
        let id = whole_number(&value, "openingSeeds", 0..=255)?;
        agreed.opening = agreed
            .rules
            .opening_with_id(id as u8)
            .ok_or_else(|| refused(Code::BadOption, "openingSeeds", "no such opening"))?;
    }
    if let Some(value) = option(options, "rounds")? {
        let rounds = whole_number(&value, "rounds", 1..=u32::from(u16::MAX))? as u16;
        if !agreed.rules.allows_rounds(rounds) {
            return Err(refused(Code::BadOption, "rounds", "not so many rounds"));
        }
        agreed.rounds = Some(rounds);
    }
    if let Some(value) = option(options, "position")? {
        let text = position_text(&value)?;
        let start = Position::parse_with_total(agreed.rules, agreed.total(), &text);
        agreed.start = Some(start.map_err(|error| error.coded())?);
    }
    Ok(agreed)
}

/// `{ hole, way }` on a board; the way left out is anticlockwise.
pub fn sowing(ring: Ring, value: &JsValue) -> Result<Sowing, JsValue> {
    let number = option(value, "hole")?.and_then(|hole| hole.as_f64());
    let number = number
        .filter(|n| n.fract() == 0.0 && (0.0..=255.0).contains(n))
        .map(|n| n as u8)
        .ok_or_else(|| refused(Code::NoSuchHole, "hole", "the board has no such hole"))?;
    let way = match option(value, "way")? {
        None => Way::Anticlockwise,
        Some(way) => text(&way, Code::NoSuchWay)?
            .parse()
            .map_err(|_| refused(Code::NoSuchWay, "way", "no such way round"))?,
    };
    let hole = ring.hole(number).ok_or_else(|| no_such_hole(number))?;
    Ok(Sowing { hole, way })
}

/// The sowing of that name.
pub fn sowing_named(rules: &Rules, name: &JsValue) -> Result<Sowing, JsValue> {
    let name = text(name, Code::NoSuchSowing)?;
    let sowing = rules.sowing_named(&name);
    sowing.ok_or_else(|| refused(Code::NoSuchSowing, "name", "this game has no such sowing"))
}

/// A round of the match, counted from 1, or none.
pub fn round(value: &JsValue, game: &Match) -> Result<Option<usize>, JsValue> {
    if value.is_undefined() || value.is_null() {
        return Ok(None);
    }
    let round = whole_number(value, "round", 1..=game.rounds().len() as u32)?;
    Ok(Some(round as usize))
}

/// The `level` of the options, if one is named.
pub fn level(options: &JsValue) -> Result<Option<Level>, JsValue> {
    let Some(value) = option(options, "level")? else {
        return Ok(None);
    };
    let id = text(&value, Code::NoSuchLevel)?;
    id.parse()
        .map(Some)
        .map_err(|_| refused(Code::NoSuchLevel, "level", "no such level"))
}

/// A kind of puzzle that the game has.
pub fn kind(rules: &Rules, value: &JsValue) -> Result<PuzzleKind, JsValue> {
    let id = text(value, Code::NoSuchPuzzle)?;
    let kind = id.parse().ok();
    kind.filter(|kind: &PuzzleKind| kind.suits(rules))
        .ok_or_else(no_such_puzzle)
}

/// The game has none of that kind.
pub fn no_such_puzzle() -> JsValue {
    refused(Code::NoSuchPuzzle, "kind", "this game has no such puzzles")
}

/// A grade that is wished for, or none.
pub fn grade(value: &JsValue) -> Result<Option<u8>, JsValue> {
    if value.is_undefined() || value.is_null() {
        return Ok(None);
    }
    let grade = whole_number(value, "grade", 1..=u32::from(MAX_GRADE))?;
    Ok(Some(grade as u8))
}

/// A day, written as `2026-11-29`.
pub fn day(value: &JsValue) -> Result<Date, JsValue> {
    let day = text(value, Code::NoSuchDay)?.parse();
    day.map_err(|_| refused(Code::NoSuchDay, "day", "no such day"))
}

/// A whole number among the options, if it is given.
pub fn number_option(
    options: &JsValue,
    key: &'static str,
    range: RangeInclusive<u32>,
) -> Result<Option<u32>, JsValue> {
    let value = option(options, key)?;
    value
        .map(|value| whole_number(&value, key, range))
        .transpose()
}

/// A list among the options, of no more than `most` values; left out, it is empty.
pub fn list_option(
    options: &JsValue,
    key: &'static str,
    most: u32,
) -> Result<Vec<JsValue>, JsValue> {
    let Some(value) = option(options, key)? else {
        return Ok(Vec::new());
    };
    let list = value.dyn_into::<Array>();
    let list = list.map_err(|_| refused(Code::BadOption, key, "expected a list"))?;
    match list.length() <= most {
        true => Ok(list.to_vec()),
        false => Err(refused(Code::BadOption, key, "the list is too long")),
    }
}

/// A property, unless it or the whole object is left out. An object's own getters may throw: that goes through.
fn option(options: &JsValue, key: &'static str) -> Result<Option<JsValue>, JsValue> {
    if options.is_undefined() || options.is_null() {
        return Ok(None);
    }
    if !options.is_object() && !options.is_function() {
        return Err(refused(Code::BadOption, key, "expected an object"));
    }
    let value = Reflect::get(options, &key.into())?;
    Ok(Some(value).filter(|value| !value.is_undefined() && !value.is_null()))
}

fn refused(code: Code, what: &'static str, message: &str) -> JsValue {
    let detail = Object::new();
    // A fresh object takes new properties.
    let _ = Reflect::set(&detail, &"option".into(), &what.into());
    error(code, detail.into(), &format!("{what}: {message}"))
}
