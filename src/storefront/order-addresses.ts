import { pagePaths, payPathOf } from '#contracts/page-paths.ts';

/** The page of the order of a link. */
export const orderOfLink = (token: string): string => pagePaths.order.replace(':token', token);

/** Where the order of a link is paid (row 70). */
export const payOrder = (token: string): string => payPathOf(orderOfLink(token));
