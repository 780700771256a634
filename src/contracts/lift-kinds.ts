// Without Zod, which would come into the bundles of the browser with them.

/** Lifts of a house, as a customer names them. */
export const liftKinds = ['none', 'passenger', 'freight'] as const;
export type LiftKind = (typeof liftKinds)[number];
