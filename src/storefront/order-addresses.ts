import { pagePaths, payPathOf, returnPathOf } from '#contracts/page-paths.ts';

/** The page of the order of a link. */
export const orderOfLink = (token: string): string => pagePaths.order.replace(':token', token);

/** Where the order of a link is paid (row 70). */
export const payOrder = (token: string): string => payPathOf(orderOfLink(token));

/** Where goods of the order of a link are given back (row 72). */
export const returnOrder = (token: string): string => returnPathOf(orderOfLink(token));
