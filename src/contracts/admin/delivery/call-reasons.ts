// Without Zod, which would come into the bundles of the browser with them.

/** Why a part of delivery cannot be counted and is told by telephone. */
export const callReasons = [
  'no zone',
  'weight not known',
  'too heavy',
  'too far',
  'floor not known',
  'size not known',
  'no lift rates',
  'no assembly rates',
] as const;
export type CallReason = (typeof callReasons)[number];
