/** The fields that a price list may set, and that a source may be master of. */
export const priceFields = ['price', 'old_price', 'stock'] as const;

export type PriceField = (typeof priceFields)[number];
