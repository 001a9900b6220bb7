//! A civil date.

use std::fmt;
use std::str::FromStr;

/// A day of the Gregorian calendar.
///
/// ```
/// use ali_guli_mane::puzzle::Date;
/// assert_eq!("2026-11-29".parse().ok(), Date::new(2026, 11, 29));
/// assert!("2026-02-29".parse::<Date>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    /// That day, if there is one: years from 1 to 9999.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        let exists = (1..=9999).contains(&year)
            && (1..=12).contains(&month)
            && (1..=days_in(year, month)).contains(&day);
        exists.then_some(Date { year, month, day })
    }

    /// Days since the beginning of the calendar, so that following days have following numbers.
    ///
    /// Source: counts from March, so that the odd day comes last: J.-P. Zeller, "Die Grundaufgaben der
    /// Kalenderrechnung", 1882.
    pub fn number(self) -> u32 {
        let before_march = u32::from(self.month < 3);
        let year = u32::from(self.year) - before_march;
        let month = u32::from(self.month) + 12 * before_march - 3;
        365 * year + year / 4 - year / 100
            + year / 400
            + (153 * month + 2) / 5
            + u32::from(self.day)
    }

    /// 0 for Monday to 6 for Sunday.
    pub fn weekday(self) -> u32 {
        (self.number() + 1) % 7
    }
}

/// Not a day of the calendar, written as `2026-11-29`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no such day")]
#[non_exhaustive]
pub struct DateError;

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// Reads `2026-11-29`.
impl FromStr for Date {
    type Err = DateError;

    fn from_str(text: &str) -> Result<Self, DateError> {
        let parts: Vec<&str> = text.split('-').collect();
        let [year, month, day] = parts[..] else {
            return Err(DateError);
        };
        let (year, month, day) = (digits(year, 4)?, digits(month, 2)?, digits(day, 2)?);
        Date::new(year, month as u8, day as u8).ok_or(DateError)
    }
}

/// A number of so many digits.
fn digits(part: &str, count: usize) -> Result<u16, DateError> {
    let right = part.len() == count && part.bytes().all(|byte| byte.is_ascii_digit());
    let number = right.then(|| part.parse().ok()).flatten();
    number.ok_or(DateError)
}

fn days_in(year: u16, month: u8) -> u8 {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        2 => 28 + u8::from(leap),
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}
