import type { Kind } from '../kind.ts';

export const blankets: Kind = {
  name: 'blanket',
  words: /плед|покрывал|одеял/,
  size: { w: 1300, h: 40, d: 1700 },
  colour: '#b98f76',
  stance: 'plan',
  // Shown folded; the data state it spread out.
  free: ['w', 'h', 'd'],
  views: ['top'],
  build: async () => (await import('../forms/blankets.ts')).blanket,
};
