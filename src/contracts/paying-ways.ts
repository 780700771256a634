// Without Zod, which would come into the storefront with them.

/** How a customer may pay. `other`: what the page of the provider offers beside them, such as a credit. */
export const payingWays = ['card', 'sbp', 'other'] as const;
export type PayingWay = (typeof payingWays)[number];

/** Parts that the page offers: the first payment, all that is left, or an equal share of it where one payment cannot take all. */
export const paidParts = ['first', 'rest', 'share'] as const;
export type PaidPartName = (typeof paidParts)[number];
