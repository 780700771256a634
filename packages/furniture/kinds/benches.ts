import type { Kind } from '../kind.ts';

export const benches: Kind = {
  name: 'bench',
  words: /банкет/,
  size: { w: 1100, h: 460, d: 400 },
  colour: '#b98f76',
  views: ['front'],
  build: async () => (await import('../forms/benches.ts')).bench,
};
