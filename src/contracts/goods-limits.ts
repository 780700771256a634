// Without Zod, which would come into the bundle of the office with it.

/**
 * Limits of goods, the same at every door: files of suppliers, tables, the office. What a file brings can be edited; what is over a
 * limit is refused at the first door. Lengths are in characters.
 */

/** Names of products and of variants. */
export const LONGEST_NAME = 300;
export const LONGEST_ARTICLE = 100;
export const LONGEST_DESCRIPTION = 20_000;
/** Names of categories. */
export const LONGEST_CATEGORY = 200;

/** Of one product. */
export const MOST_VARIANTS = 500;
/** Of one variant. */
export const MOST_PHOTOS = 30;
export const MOST_PACKAGES = 30;
export const MOST_CHARACTERISTICS = 200;
export const LONGEST_LABEL = 100;
export const LONGEST_VALUE = 500;
export const LONGEST_UNIT = 30;

/** The dearest goods, roubles. */
export const MOST_ROUBLES = 1_000_000_000;
/** The most pieces of one. */
export const MOST_PIECES = 1_000_000;

/** Products like a product that are asked for at once. */
export const MOST_SIMILAR = 12;
