import type { Kind } from '../kind.ts';

export const mattresses: Kind = {
  name: 'mattress',
  words: /матра|matras/,
  size: { w: 1600, h: 220, d: 2000 },
  colour: '#e9e2d6',
  carried: true,
  views: ['front', 'top'],
  build: async () => (await import('../forms/mattresses.ts')).mattress,
};
