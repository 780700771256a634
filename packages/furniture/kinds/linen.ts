import type { Kind } from '../kind.ts';

export const linen: Kind = {
  name: 'linen',
  words: /постельн|бель[её]/,
  size: { w: 380, h: 90, d: 300 },
  colour: '#a9bfcc',
  views: ['front'],
  build: async () => (await import('../forms/linen.ts')).linenPile,
};
