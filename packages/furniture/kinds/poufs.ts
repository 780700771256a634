import type { Kind } from '../kind.ts';

export const poufs: Kind = {
  name: 'pouf',
  words: /пуф|pufy/,
  size: { w: 500, h: 430, d: 500 },
  colour: '#b98f76',
  spread: 3,
  round: 'body',
  views: ['front'],
  build: async () => (await import('../forms/poufs.ts')).pouf,
};
