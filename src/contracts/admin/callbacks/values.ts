// The values that fields can have, and their limits: without Zod, which would come into the bundle of the office with them.

/** Whether a call is still to be returned. */
export const callStates = ['open', 'closed'] as const;
export type CallState = (typeof callStates)[number];

/** How a call ended. The first two of the list close a request. */
export const callOutcomes = ['reached', 'wrong_number', 'no_answer', 'call_again'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** Whether a call that ended so closes the request. */
export const closesCall = (outcome: CallOutcome): boolean =>
  outcome === 'reached' || outcome === 'wrong_number';
