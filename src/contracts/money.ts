/** Money is an integer number of kopecks in code, and a number of roubles with at most two decimals in JSON. */
export type Kopecks = number;

export const toRoubles = (kopecks: Kopecks): number => kopecks / 100;

/** Rounds to the nearest kopeck, so that 0.1 + 0.2 roubles are 30 kopecks. */
export const toKopecks = (roubles: number): Kopecks => Math.round(roubles * 100);

/** The prepayment: half of the total, rounded up to a kopeck (spec section 9). */
export const prepaymentOf = (total: Kopecks): Kopecks => Math.ceil(total / 2);

/** The most roubles of a charge of an order, and of a price of delivery. */
export const MOST_CHARGED = 10_000_000;

/** Whether roubles can be a charge of an order, or a price of delivery. */
export const isCharged = (roubles: number): boolean => roubles >= 0 && roubles <= MOST_CHARGED;

/** Discount in whole percent; 0 without a discount. */
export const discountPercent = (price: Kopecks, originalPrice: Kopecks | null): number =>
  originalPrice === null || originalPrice <= price
    ? 0
    : Math.round((1 - price / originalPrice) * 100);

/** The same of a sum that may not be known, or not be counted. */
export const roublesOrNull = (kopecks: number | null): number | null =>
  kopecks === null ? null : toRoubles(kopecks);
