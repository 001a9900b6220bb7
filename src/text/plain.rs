//! Text as editors, messengers and keyboards leave it, made plain for the readers.

use std::borrow::Cow;

/// The text with `-` for every dash, and a plain space for every other space and for marks that nobody sees: tabs,
/// no-break spaces, byte order marks, marks of direction. Ends of lines stay.
///
/// Each character becomes one character. So a column counted in the plain text is the column of the text that a
/// person has before them.
pub(super) fn plain(text: &str) -> Cow<'_, str> {
    if text.chars().all(|letter| plain_letter(letter) == letter) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.chars().map(plain_letter).collect())
}

fn plain_letter(letter: char) -> char {
    match letter {
        '\n' => '\n',
        _ if is_dash(letter) => '-',
        _ if letter.is_whitespace() || is_unseen(letter) => ' ',
        _ => letter,
    }
}

/// Hyphens, dashes and the minus, also the small and the wide ones.
fn is_dash(letter: char) -> bool {
    matches!(
        letter,
        '\u{2010}'..='\u{2015}' | '\u{2043}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}'
    )
}

/// Byte order marks, joiners and marks of direction.
fn is_unseen(letter: char) -> bool {
    matches!(letter, '\u{feff}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}' | '\u{2066}'..='\u{2069}')
}
