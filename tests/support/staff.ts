import type { Actor } from '#modules/audit/index.ts';

/** A fictitious person at the terminal of the shop. */
export const TERMINAL: Actor = { kind: 'terminal', name: 'owner' };
