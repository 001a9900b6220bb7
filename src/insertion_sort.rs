//! Sorting a few things: choices of a turn, places of a row.
//!
//! The standard library's sort is made for long lists. Its code is several kilobytes for every type that is sorted,
//! which a page would have to load, and for a dozen elements it comes down to this one anyway.

/// Sorts by a key, equals in the order in which they stood. For short lists: the time grows with the square of the
/// length.
pub(crate) fn insertion_sort_by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && key(&items[at]) < key(&items[at - 1]) {
            items.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn sorts_as_the_standard_library_does(items in prop::collection::vec((0..6u8, any::<u8>()), 0..30)) {
            let mut ours = items.clone();
            let mut theirs = items;
            crate::insertion_sort::insertion_sort_by_key(&mut ours, |item| item.0);
            theirs.sort_by_key(|item| item.0);
            prop_assert_eq!(ours, theirs);
        }
    }
}
