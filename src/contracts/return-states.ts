// Without Zod, which would come into the bundles of the pages with them.

/** How far a return is. `asked`: the shop has not answered; `coming`: a day is agreed, or the customer brings it. */
export const returnStates = [
  'asked',
  'agreed',
  'refused',
  'withdrawn',
  'coming',
  'received',
  'inspected',
  'closed',
] as const;
export type ReturnState = (typeof returnStates)[number];

/** What the customer wants, and what a return ends with. */
export const returnWishes = ['money', 'exchange', 'mending'] as const;
export type ReturnWish = (typeof returnWishes)[number];

/**
 * What becomes of money that is left where goods are exchanged or mended. `counted`: it pays for the order instead; `later`: it is given back
 * after the return has ended; `kept`: the customer keeps the goods.
 */
export const returnSettlements = ['counted', 'later', 'kept'] as const;
export type ReturnSettlement = (typeof returnSettlements)[number];

/** Which of them fit the end of a return. */
export const settlementsOf: Readonly<Record<ReturnWish, readonly ReturnSettlement[]>> = {
  money: [],
  exchange: ['counted', 'later'],
  mending: ['kept', 'later'],
};

/** How the goods come back. */
export const returnWays = ['collected', 'brought'] as const;
export type ReturnWay = (typeof returnWays)[number];

/** Where goods go that were looked at. `back`: to their customer. */
export const returnFates = ['stock', 'discounted', 'written_off', 'back'] as const;
export type ReturnFate = (typeof returnFates)[number];

/** Which of them fit what the customer wants: what is mended stays the customer's own. */
export const fatesOf = (wish: ReturnWish): readonly ReturnFate[] =>
  wish === 'mending' ? ['back'] : returnFates;

/** Letters of what the customer writes of a return, and of what the shop answers. */
export const LONGEST_REASON = 1000;
/** Lines of one return. */
export const MOST_RETURN_LINES = 200;

/** Photographs of one return at most. */
export const MOST_PHOTOGRAPHS = 5;
/** The longest file of a photograph, bytes. */
export const LONGEST_PHOTOGRAPH = 10 * 1024 * 1024;

/** Whether photographs can be added: the return is open. */
export const takesPhotographs = (state: ReturnState): boolean =>
  takesGoods(state) && state !== 'closed';

/** Whether its goods count as given back: they cannot be returned once more. */
export const takesGoods = (state: ReturnState): boolean =>
  state !== 'refused' && state !== 'withdrawn';

/** Whether the customer may still take it back: the goods are not with the shop. */
export const mayWithdraw = (state: ReturnState): boolean =>
  state === 'asked' || state === 'agreed' || state === 'coming';
