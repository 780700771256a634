import type { ReturnState } from '#contracts/return-states.ts';

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

/** The states in which money can be given back: the shop has agreed to it and has not closed the return. */
export const paysBack = (state: ReturnState): boolean =>
  state === 'agreed' || state === 'coming' || state === 'received' || state === 'inspected';
