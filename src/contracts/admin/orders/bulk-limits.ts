/** So many orders are given a status at once. */
export const MOST_AT_ONCE = 100;
