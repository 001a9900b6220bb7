//! A civil date.

/// A day of the Gregorian calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

    /// Reads `2026-11-29`.
    ///
    /// ```
    /// use ali_guli_mane::Date;
    /// assert_eq!(Date::parse("2026-11-29"), Date::new(2026, 11, 29));
    /// assert_eq!(Date::parse("2026-02-29"), None);
    /// ```
    pub fn parse(text: &str) -> Option<Date> {
        let parts: Vec<&str> = text.split('-').collect();
        let [year, month, day] = parts[..] else {
            return None;
        };
        let digits = |part: &str, count| {
            let right = part.len() == count && part.bytes().all(|byte| byte.is_ascii_digit());
            right.then(|| part.parse::<u16>().ok()).flatten()
        };
        let small = |part| digits(part, 2).map(|number| number as u8);
        Date::new(digits(year, 4)?, small(month)?, small(day)?)
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

fn days_in(year: u16, month: u8) -> u8 {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        2 => 28 + u8::from(leap),
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}
