import type { Kind } from '../kind.ts';

export const mirrors: Kind = {
  name: 'mirror',
  words: /зеркал|zerkala/,
  size: { w: 700, h: 1100, d: 35 },
  colour: '#b8935a',
  stance: (words) => (/напольн/.test(words) ? 'floor' : 'wall'),
  round: 'body',
  // The glass is stated; the strap rises above it.
  free: (words) => (/на ремне/.test(words) ? ['h'] : []),
  views: ['front'],
  build: async () => (await import('../forms/mirrors.ts')).mirror,
};
