import type { Kopecks } from '#contracts/money.ts';
import type { ReturnSettlement, ReturnState, ReturnWish } from '#contracts/return-states.ts';

/** To which states a return is led from each. Goods that are with the shop are looked at, then the return is closed. */
const next: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  asked: ['agreed', 'refused', 'withdrawn'],
  agreed: ['coming', 'received', 'withdrawn'],
  coming: ['coming', 'received', 'withdrawn'],
  received: ['inspected'],
  inspected: ['closed'],
  refused: [],
  withdrawn: [],
  closed: [],
};

export const mayFollow = (state: ReturnState, to: ReturnState): boolean => next[state].includes(to);

interface Stand {
  readonly state: ReturnState;
  readonly wish: ReturnWish;
  readonly settlement: ReturnSettlement | null;
  /** What of an exchange pays for the order instead. */
  readonly countedKopecks?: Kopecks | null;
}

/** Whether the money that was left at the end goes back after it: all of it, or what the order instead does not cost. */
const paysLater = ({ settlement, countedKopecks = null }: Omit<Stand, 'state' | 'wish'>): boolean =>
  settlement === 'later' || (settlement === 'counted' && countedKopecks !== null);

/** Whether money can be given back: the shop has agreed to it and has not closed the return, or has said then that it is given later. */
export const paysBack = (one: Omit<Stand, 'wish'>): boolean =>
  one.state === 'agreed' ||
  one.state === 'coming' ||
  one.state === 'received' ||
  one.state === 'inspected' ||
  paysLater(one);

/** Whether money that is left waits to be given back: the customer has asked for it, or the shop has said that it is given later. */
export const owesMoney = (one: Stand): boolean =>
  paysBack(one) && (one.wish === 'money' || paysLater(one));
