import type { Actor } from '#modules/audit/index.ts';

/** Who did what the demo tells. */
export const nobody: Actor = { kind: 'demo', name: 'demo' };

/** A number that nobody has: there is no code 000. */
export const demoPhone = (last: number): string => `+700000000${String(last).padStart(2, '0')}`;
