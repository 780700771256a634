import type { ReturnState } from '#contracts/return-states.ts';
import { returnWords as words } from '#messages/office/returns.ts';

/** A step that can be taken now. The first one leads on. */
export type NextStep = Exclude<ReturnState, 'asked'>;

/** The steps from each state, in the order of their buttons. */
export const nextSteps: Readonly<Record<ReturnState, readonly NextStep[]>> = {
  asked: ['agreed', 'refused', 'withdrawn'],
  agreed: ['coming', 'received', 'withdrawn'],
  coming: ['received', 'coming', 'withdrawn'],
  received: ['inspected'],
  inspected: ['closed'],
  refused: [],
  withdrawn: [],
  closed: [],
};

export const stepNames: Readonly<Record<NextStep, string>> = {
  agreed: words.agree,
  refused: words.refuse,
  withdrawn: words.withdraw,
  coming: words.coming,
  received: words.receive,
  inspected: words.inspect,
  closed: words.close,
};
