/** Money is a whole number of kopecks inside and a number of roubles with at most two decimals in JSON. */
export type Kopecks = number;

export const toRoubles = (kopecks: Kopecks): number => kopecks / 100;

/** Rounds to the nearest kopeck, so that 0.1 + 0.2 roubles are 30 kopecks. */
export const toKopecks = (roubles: number): Kopecks => Math.round(roubles * 100);

/** Half of the total, an odd kopeck rounded up; the balance is what remains (spec section 9). */
export const prepaymentOf = (total: Kopecks): Kopecks => Math.ceil(total / 2);

/** Whole percent off; 0 where nothing is off. */
export const discountPercent = (price: Kopecks, originalPrice: Kopecks | null): number =>
  originalPrice === null || originalPrice <= price
    ? 0
    : Math.round((1 - price / originalPrice) * 100);
