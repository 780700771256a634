// Without Zod, which would come into the bundles of the browser with them.

/** The highest floor and the most kilometres beyond the ring of a town that an order can name. */
export const MOST_FLOORS = 200;
export const MOST_KM = 2000;
