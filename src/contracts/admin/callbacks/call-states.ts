/** Whether a call is still to be returned. */
export const callStates = ['open', 'closed'] as const;
export type CallState = (typeof callStates)[number];
