//! Ali Guli Mane and its relatives.
