import type { Kind } from '../kind.ts';

export const shoeCabinets: Kind = {
  name: 'shoe-cabinet',
  words: /обувниц/,
  size: { w: 600, h: 1100, d: 300 },
  colour: '#d3c1a4',
  opening: () => 'opens',
  views: ['front'],
  roles: ['flap'],
  build: async () => (await import('../forms/chests.ts')).shoeCabinet,
};
