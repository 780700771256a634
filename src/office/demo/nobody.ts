import type { Actor } from '#modules/audit/index.ts';

/** The actor of all actions of the demo data. */
export const nobody: Actor = { kind: 'demo', name: 'demo' };

/** The phone numbers of the demo. No area has the code 000. */
export const demoPhone = (last: number): string => `+700000000${String(last).padStart(2, '0')}`;
